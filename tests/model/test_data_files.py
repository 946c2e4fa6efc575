"""Types, sets, tables and params from files mean the same as in the puzzle."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import random
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from puzzlelang import answers
from puzzlelang.answers.certificates import fingerprint
from puzzlelang.core.values import show_argument
from puzzlelang.engine import PackedModel, model_digest
from puzzlelang.front.commands.new import create
from puzzlelang.front.commands.program import main
from puzzlelang.search import Limits
from puzzlelang.syntax import data_files, tree
from puzzlelang.syntax.data_files import (
    DATA_LIMIT,
    LONGEST_LINE,
    LONGEST_WORD,
    MOST_CHARACTERS,
    MOST_COLUMNS,
    MOST_LINES,
    MOST_WORDS,
    with_data,
)
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.text import Diagnostics, PuzzleError, Source
from tests.random_puzzles import at_random, puzzles
from tests.support import load_text

LANGUAGE = Path(__file__).parents[2] / "docs/language-more.md"

BASE = """puzzle: Roads
{sections}state:
  at: town = {start}
transitions:
  go(t in town where (at, t) in joined):
    then: {{at: t}}
goal: at = {end}
show: <at>
"""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    with contextlib.chdir(tmp_path):
        yield tmp_path


def files(**texts: str | bytes) -> None:
    for name, text in texts.items():
        path = Path(name.replace("_", "."))
        path.write_bytes(text.encode() if isinstance(text, str) else text)


def codes(*settings: tuple[str, str]) -> list[str]:
    try:
        return [d.code for d in answers.load("puzzle.yaml", settings).diagnostics]
    except PuzzleError as error:
        return [d.code for d in error.diagnostics if d.severity == "error"]


def shown() -> list[str]:
    return [step.shown for step in answers.solve(answers.load("puzzle.yaml")).trace]


# ── the same as inside the puzzle ────────────────────────────────────────────────────

IN_PLACE = """types:
  town: [york, leeds, hull, ripon]
  kilo: [3, 5, 8]
sets:
  north: [york, ripon]
params:
  sizes: [8, 5, 3]
tables:
  joined: [[york, leeds], [leeds, hull], [hull, ripon]]
  road: [[york, leeds, 5], [leeds, hull, 8], [hull, ripon, 3]]
  toll: [5, 8, 5]
  fare: {york: [3, 5], hull: [8]}
  queue as list: {york: [3, 5, 3], hull: [8]}
"""

FROM_FILES = """types:
  town: {file: towns.txt}
  kilo: {file: kilos.txt}
sets:
  north: {file: north.txt}
params:
  sizes: {file: sizes.txt}
tables:
  joined: {file: roads.csv, columns: from to}
  road: {file: roads.csv}
  toll: {file: toll.csv, columns: [the price]}
  fare: {york: {file: york.txt}, hull: [8]}
  queue as list: {york: {file: york2.txt}, hull: [8]}
"""

VALUES = (
    "count(north)", "sum(sizes)", "sizes(2)", "road(york, leeds)", "toll(3)", "sum(toll)",
    "sum(fare(york))", "count(fare(leeds))", "count(queue(york))", "queue(york, 3)", "sum(kilo)",
)  # fmt: skip


def test_a_file_means_what_stands_in_it(folder: Path) -> None:
    view = "show: " + " ".join(f"<{value}>" for value in VALUES)
    files(
        towns_txt="york\nleeds\n\n  hull\nripon\n", kilos_txt="3\n5\n8\n", north_txt="york\nripon",
        sizes_txt="8\r\n5\r\n3\r\n", york_txt="3\n5\n", york2_txt="3\n5\n3\n",
        roads_csv=b"\xef\xbb\xbffrom, to ,km\nyork,leeds,5\nleeds, hull,8\n\nhull,ripon,3\n",
        toll_csv='id,"the price"\n1,5\n2,8\n3,"5"\n',
    )  # fmt: skip
    told = []
    for sections in (IN_PLACE, FROM_FILES):
        text = BASE.format(sections=sections, start="york", end="ripon").split("show:")[0] + view
        files(puzzle_yaml=text)
        told.append(shown())
        assert codes() == []
    assert told[0] == told[1]
    assert told[0][0] == "2 16 5 5 5 18 8 0 3 3 16"


def test_words_may_be_any_text(folder: Path) -> None:
    """Even words with another meaning; expressions quote them."""
    words = [
        "new york",
        "none",
        "each",
        "at",
        "true",
        "it's",
        "10",
        "a,b",
        "Ægir",
        "-",
        "{x}",
        "if",
    ]
    rows = io.StringIO()
    writer = csv.writer(rows)
    writer.writerow(["from", "to"])
    writer.writerows(pairwise(words))
    sections = "types:\n  town: {file: towns.txt}\ntables:\n  joined: {file: roads.csv}\n"
    files(
        puzzle_yaml=BASE.format(sections=sections, start="'new york'", end="'if'"),
        towns_txt="\n".join(words), roads_csv=rows.getvalue(),
    )  # fmt: skip
    assert codes() == []
    loaded = answers.load("puzzle.yaml")
    found = answers.solve(loaded)
    assert [step.shown for step in found.trace] == words
    assert [step.said for step in found.trace][1:6] == [
        "go('none')", "go(each)", "go(at)", "go(true)", "go('it's')",
    ]  # fmt: skip


def test_a_name_of_the_puzzle_goes_before_a_word_of_a_file(folder: Path) -> None:
    """Long lists of words contain such names: `at` is the variable, `'at'` the word."""
    sections = "types:\n  town: {file: towns.txt}\ntables:\n  joined: {file: roads.csv}\n"
    files(towns_txt="at\nto\nt\njoined\n", roads_csv="from,to\nat,to\nto,t\n")
    files(puzzle_yaml=BASE.format(sections=sections, start="'at'", end="t"))
    assert codes() == []
    assert shown() == ["at", "to", "t"]
    files(puzzle_yaml=BASE.format(sections=sections, start="'at'", end="at").replace("<at>", "x"))
    assert shown() == ["x"], "the goal compares `at` with itself"


def test_members_that_are_no_names_print_in_quotes_where_a_step_is_said() -> None:
    from puzzlelang.core import Members, Scalar

    kind = Scalar(Members("town", ("york", "new york", "none", "ætla")), 0, 3)
    assert [show_argument(n, kind) for n in range(4)] == ["york", "'new york'", "'none'", "'ætla'"]


# ── reading CSV ──────────────────────────────────────────────────────────────────────


def rows_of(text: str) -> tuple[list[list[str]], Diagnostics]:
    """The rows of a CSV file, with the header; each word must have the right position."""
    Path("t.csv").write_text(text, "utf-8", newline="")
    diagnostics = Diagnostics()
    puzzle = "puzzle: x\ntables:\n  t: {file: t.csv}\nstate:\n  n: 0..1 = 0\n"
    puzzle += "transitions:\n  a: {then: {n: 1}}\n"
    parsed = read_puzzle(Source("puzzle.yaml", puzzle), diagnostics)
    assert parsed is not None
    (entry,) = with_data(parsed, diagnostics).tables
    data = entry.data  # type: ignore[union-attr]
    if not isinstance(data, tree.DataRows):
        return [], diagnostics
    rows = (data.header, *data.rows)
    for row in rows:
        for word in row:
            assert next(csv.reader([word.span.text]), [""])[0].strip() == word.text
    return [[word.text for word in row] for row in rows], diagnostics


def test_csv_is_read_as_python_reads_it(folder: Path) -> None:
    rng = random.Random(5)
    for _ in range(400):
        width = rng.randrange(2, 5)
        table = [
            ["".join(rng.choice('ab é",;\'|') for _ in range(rng.randrange(1, 6))).strip() or "x"
             for _ in range(width)]
            for _ in range(rng.randrange(2, 6))
        ]  # fmt: skip
        table[0] = [f"c{i} {word}" for i, word in enumerate(table[0])]
        out = io.StringIO()
        quoting = rng.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL])
        csv.writer(out, quoting=quoting, lineterminator="\n").writerows(table)
        found, diagnostics = rows_of(out.getvalue())
        assert list(diagnostics) == []
        assert found == table


@pytest.mark.parametrize("line", ['"a', 'x,"a', '"a"b,c', '"a""', '"a" b', '"', 'a,"b""', '""a"'])
def test_quotes_that_python_refuses_are_refused(line: str, folder: Path) -> None:
    with pytest.raises(csv.Error):
        list(csv.reader([line], strict=True, skipinitialspace=True))
    found, diagnostics = rows_of(f"p,q\n1,2\n{line}\n")
    assert found == []
    (told,) = diagnostics
    assert told.code == "data-file" and told.span is not None and told.span.line == 3


def test_random_bytes_are_told_or_read(folder: Path) -> None:
    rng = random.Random(6)
    for _ in range(300):
        text = "".join(rng.choice('ab,",\n \t;1') for _ in range(rng.randrange(0, 40)))
        found, diagnostics = rows_of(text)
        assert bool(found) or diagnostics.error_count == 1 or "," not in text


# ── limits and errors ────────────────────────────────────────────────────────────────

SECTIONS = "types:\n  town: {file: towns.txt}\ntables:\n  joined: {file: roads.csv}\n"


def told_of(towns: str | bytes = "a\nb\n", roads: str | bytes = "from,to\na,b\n") -> list[str]:
    files(puzzle_yaml=BASE.format(sections=SECTIONS, start="a", end="b"))
    files(towns_txt=towns, roads_csv=roads)
    return codes()


def names(count: int) -> str:
    return "".join(f"w{i}\n" for i in range(count))


def test_limits(folder: Path) -> None:
    """At the limit, and one beyond; docs/language-more.md lists the limits."""
    assert told_of() == []
    more = "".join(f"x{i}\n" for i in range(4_094))
    plain = "types:\n  town: {file: towns.txt}\n"
    alone = BASE.format(sections=plain, start="a", end="b").replace("(at, t) in joined", "t != at")
    files(puzzle_yaml=alone, towns_txt="a\nb\n" + more)
    assert codes() == []
    files(towns_txt="a\nb\n" + more + "x\n")
    assert codes() == ["too-large"]
    assert told_of(towns="a\nb\n" + more) == ["too-large"], "each pair has a place in `joined`"
    assert told_of(towns="a\nb\n" + "y" * LONGEST_WORD) == []
    assert told_of(towns="a\nb\n" + "y" * (LONGEST_WORD + 1)) == ["too-large"]
    header = ",".join(f"c{i}" for i in range(MOST_COLUMNS - 2))
    cells = ",".join(["1"] * (MOST_COLUMNS - 2))
    assert "too-large" not in told_of(roads=f"from,to,{header}\na,b,{cells}\n")
    assert told_of(roads=f"from,to,{header},z\na,b,{cells},1\n") == ["too-large"]
    assert told_of(roads="from,to\n" + "\n" * (MOST_LINES - 2) + "a,b\n") == []
    assert told_of(roads="from,to\n" + "\n" * MOST_LINES + "a,b\n") == ["too-large"]
    assert told_of(roads="from,to\na,b" + " " * LONGEST_LINE + "\n") == ["too-large"]
    assert told_of(roads="from,to\na,b\n" + "\n" * DATA_LIMIT) == ["too-large"]
    assert told_of(roads="from,to\n" + "a,b\n" * (MOST_WORDS // 2)) == ["too-large"]
    assert f"all data files together {MOST_CHARACTERS >> 20} MiB" in LANGUAGE.read_text("utf-8")
    page = LANGUAGE.read_text("utf-8")
    for limit in (LONGEST_WORD, MOST_COLUMNS, MOST_LINES, MOST_WORDS, LONGEST_LINE):
        assert f"{limit:,}" in page


def test_characters_of_all_data_files(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file counts once, or once for each ``comment:``, since each reads its lines again."""
    sections = "types:\n  town: {file: towns.txt}\n  other: {file: towns.txt}\n"
    sections += "tables:\n  joined: {file: roads.csv}\n"
    text = BASE.format(sections=sections, start="a", end="b").replace("other", "town2")
    files(towns_txt="a\nb\n", roads_csv="from,to\na,b\n", puzzle_yaml=text)
    for most, expected in [(16, False), (15, True)]:
        monkeypatch.setattr(data_files, "MOST_CHARACTERS", most)
        assert ("too-large" in codes()) == expected
    files(
        puzzle_yaml=text.replace("town2: {file: towns.txt", "town2: {file: towns.txt, comment: x")
    )
    for most, expected in [(20, False), (19, True)]:
        monkeypatch.setattr(data_files, "MOST_CHARACTERS", most)
        assert ("too-large" in codes()) == expected


def test_a_comment_may_be_indented(folder: Path) -> None:
    files(towns_txt="# north\na\n  # south\n\t# far\nb+1\n")
    text = """puzzle: Comments
types:
  town: {file: towns.txt, comment: "#"}
tables:
  joined: {file: roads.csv, comment: "#"}
state:
  at: town = a
transitions:
  go(t in town):
    then: {at: t}
goal: at = 'b+1'
"""
    files(puzzle_yaml=text)
    files(roads_csv="  # x\nfrom,to\n\t#\na,b+1\n")
    assert codes() == []
    loaded = answers.load("puzzle.yaml")
    assert loaded.puzzle.variables[0].domain.base.names == ("a", "b+1")


@pytest.mark.parametrize(
    "content, code",
    [
        (b"a\nb\xff\n", "encoding"),
        ("a\nb\n".encode("utf-16"), "encoding"),
        (b"a\nb\0\n", "encoding"),
        (b"a\nb\x1b[31m\n", "hidden-character"),
        (b"", "empty-file"),
        (b"a\nb\na\n", "twice"),
    ],
)
def test_what_is_no_list_of_words(content: bytes, code: str, folder: Path) -> None:
    assert told_of(towns=content) == [code]


def test_a_link_that_leads_out_is_refused(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outside = tmp_path_factory.mktemp("outside") / "towns.txt"
    outside.write_text("secret\n")
    told_of()
    Path("towns.txt").unlink()
    Path("towns.txt").symlink_to(outside)
    assert codes() == ["outside"]
    Path("towns.txt").unlink()
    text = Path("puzzle.yaml").read_text().replace("towns.txt", str(folder / "towns.txt"))
    files(puzzle_yaml=text, towns_txt="a\nb\n")
    assert codes() == ["outside"], "not by its absolute path either"


def test_standard_input_has_no_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told_of()
    text = Path("puzzle.yaml").read_bytes()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert main(["validate", "-"]) == 2
    said = "".join(capsys.readouterr())
    assert "this puzzle comes from standard input" in said and "save it in the folder" in said


def test_all_that_is_wrong_in_several_files_is_told(folder: Path) -> None:
    assert told_of(towns="a\nb\x1b\n", roads="from\ta\n") == ["data-file", "hidden-character"]


# ── fingerprints, answers and copies ─────────────────────────────────────────────────


def test_a_fingerprint_is_of_the_data_too(folder: Path) -> None:
    told_of(towns="a\nb\nc\n")
    before = fingerprint(answers.load("puzzle.yaml"))
    assert fingerprint(answers.load("puzzle.yaml")) == before
    told_of(towns="a\nb\nd\n")
    assert fingerprint(answers.load("puzzle.yaml")) != before


def test_an_answer_is_verified_with_its_data(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told_of(towns="a\nnew york\nb\n", roads='from,to\na,new york\n"new york",b\n')
    assert main(["solve", "puzzle.yaml", "--format", "json"]) == 0
    answer = capsys.readouterr().out
    assert json.loads(answer)["trace"][1]["arguments"] == {"t": "new york"}
    Path("answer.json").write_text(answer)
    assert main(["verify", "puzzle.yaml", "answer.json"]) == 0
    told_of(towns="a\nnew york\nb\n", roads="from,to\na,b\n")
    assert main(["verify", "puzzle.yaml", "answer.json"]) == 1, "the road is missing"


def test_a_copy_has_its_own_data(folder: Path) -> None:
    told_of()
    assert create("mine", "puzzle.yaml") == ["mine.yaml", "mine-towns.txt", "mine-roads.csv"]
    assert [step.shown for step in answers.solve(answers.load("mine.yaml")).trace] == ["a", "b"]


def test_a_parameter_of_a_file_can_be_set(folder: Path) -> None:
    text = BASE.format(
        sections="params:\n  sizes: {file: sizes.txt}\n" + SECTIONS, start="a", end="b"
    )
    files(puzzle_yaml=text.replace("<at>", "<sizes(1)>"))
    files(towns_txt="a\nb\n", roads_csv="from,to\na,b\n", sizes_txt="8\n5\n")
    assert shown()[0] == "8"
    loaded = answers.load("puzzle.yaml", [("sizes", "3,4")])
    assert answers.solve(loaded).trace[0].shown == "3"
    assert codes(("sizes", "a,b")) == ["wrong-type"]


def test_a_key_that_is_called_file_stands_in_quotes(folder: Path) -> None:
    sections = "types:\n  town: [a, b]\n  line: [rank, file]\ntables:\n  joined: [[a, b]]\n"
    sections += "  width: {'file': 8}\n  length: {rank: 4, file: 5}\n"
    files(puzzle_yaml=BASE.format(sections=sections, start="a", end="b").replace(
        "<at>", "<width(file)> <length(file)>"))  # fmt: skip
    assert shown()[0] == "8 5"


# ── random puzzles ───────────────────────────────────────────────────────────────────

IN_FILES = {
    "item: [p, q, r]": ("item: {file: items.txt}", "p\nq\nr\n"),
    "weight: {p: 2, q: -1, r: 3}": ("weight: {file: weights.csv}", "item,n\np,2\nq,-1\nr,3\n"),
    "next: {p: q, q: r}": ("next: {file: next.csv}", "a,b\np,q\nq,r\n"),
    "far:\n    - [p, q, 1]\n    - [q, r, 2]": ("far: {file: far.csv}", "a,b,n\np,q,1\nq,r,2\n"),
}


def rules(loaded: answers.Loaded) -> bytes:
    """The digest of the rules, which is independent of their text."""
    return model_digest(loaded.puzzle, PackedModel(loaded.searcher.system).packing)


def found(loaded: answers.Loaded) -> object:
    """Results of a search and of a survey, or the messages of a fault."""
    try:
        space = answers.explore(loaded, Limits(states=150)).space
        answer = answers.solve(loaded, limits=Limits(states=150))
    except PuzzleError as error:
        return [diagnostic.message for diagnostic in error.diagnostics]
    trace = [step.state for step in answer.trace]
    return answer.kind, answer.cost, trace, space.states, space.levels, space.transitions


@at_random(9, puzzles())
def test_random_puzzles_whose_data_is_in_files(text: str) -> None:
    """Moving the data into files changes no answer, on each tier."""
    moved = text
    with tempfile.TemporaryDirectory() as folder:
        for written, (instead, content) in IN_FILES.items():
            assert text.count(written) == 1
            moved = moved.replace(written, instead)
            name = instead.split("file: ")[1].rstrip("}")
            Path(folder, name).write_text(content, encoding="utf-8")
        path = Path(folder, "puzzle.yaml")
        path.write_text(moved, encoding="utf-8")
        for tier in ("python", "auto"):
            try:
                inside = load_text(text, tier)
            except PuzzleError:
                return  # the random generator may write an invalid puzzle
            beside = answers.load(str(path), tier=tier)
            assert rules(beside) == rules(inside)
            assert found(beside) == found(inside)
