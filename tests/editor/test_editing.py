"""Requests of editors: names and their positions, hover, completion, renaming, outline."""

from __future__ import annotations

import itertools
import random
import shutil
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from puzzlelang import answers
from puzzlelang.answers import loading
from puzzlelang.core import semantics
from puzzlelang.core.types import COMPASS
from puzzlelang.editor import meanings
from puzzlelang.editor.analysis import Analysis, analyse, place_of
from puzzlelang.editor.completions import complete
from puzzlelang.editor.meanings import hover
from puzzlelang.editor.occurrences import Symbol
from puzzlelang.editor.positions import Position, offset, position
from puzzlelang.editor.renaming import definition, file_at, references, rename, replaced
from puzzlelang.editor.server import symbols
from puzzlelang.model.recipe_checks import OF_CHOICES, OF_MOVES
from puzzlelang.model.symbols import BUILTIN_SETS
from puzzlelang.syntax import tree
from puzzlelang.syntax.instance_choice import Instance
from puzzlelang.syntax.vocabulary import EXPECTATIONS, KEYWORDS, SECTIONS
from puzzlelang.text.diagnostics import Diagnostics, PuzzleError
from puzzlelang.text.records import fields, is_record
from puzzlelang.text.source import Source
from tests.editor.editor_client import CROSSING
from tests.support import in_part

TOP = Path(__file__).parents[2]
LIBRARY = sorted((TOP / "puzzles").rglob("*.yaml"))


def of(path: Path) -> Analysis:
    return analysed(path.read_text(encoding="utf-8"), str(path))


@cache
def analysed(text: str, name: str) -> Analysis:
    return analyse(text, name)


def names_in(node: Any) -> Iterator[tree.Name]:
    if isinstance(node, tuple):
        for part in node:
            yield from names_in(part)
    elif isinstance(node, tree.Name):
        yield node
    elif is_record(node) and not isinstance(node, Source):
        for known in fields(node):
            yield from names_in(getattr(node, known))


@in_part("each", 9, 4, 1)
def test_every_name_of_the_library_is_known(each: int) -> None:
    """Each word of the syntax trees is a known name or built in."""
    built_in = {
        *meanings.functions(),
        *meanings.VIEW_WORDS,
        *meanings.MEASURES,
        *BUILTIN_SETS,
        *COMPASS,
        *EXPECTATIONS,
    }
    built_in |= {"true", "false", "set", "move", "state", "steps", "title", "_", ""}
    count = 0
    for path in LIBRARY[::each]:
        analysis = of(path)
        assert not analysis.has_errors, path
        found = {(one.span.start, one.span.end) for one in analysis.occurrences}
        for one in analysis.occurrences:
            assert one.span.text.split() == one.symbol.name.split(), (path, one)
        assert analysis.tree is not None
        entries = (*analysis.tree.parameters, *analysis.tree.tables)
        parsed = analysis.tree
        named = {rule.name.span.start for rule in (*parsed.rules, *parsed.gains, *parsed.least)}
        spells = any(isinstance(e, tree.Named) and e.listed is not None for e in entries)
        choice = (*analysis.tree.rules, *analysis.tree.gains, *analysis.tree.least)
        labels = {entry.name for entry in choice}  # they are printed, and nothing refers to them
        for name in names_in(analysis.tree):
            if name in labels:
                continue
            place = name.span.start, name.span.end
            free = " " in name.text or name.text in built_in or len(name.text) == 1
            free = free or (spells and name.text.isalpha())  # a list of letters
            free = free or name.span.start in named
            assert place in found or free, (path, name)
            count += place in found
    assert count > 8000 // each


def at(text: str, marked: str) -> int:
    """The position of ``|`` within words of the text."""
    before, after = marked.split("|")
    return text.index(before + after) + len(before)


TWO_TYPES = """\
puzzle: Words with two meanings
types:
  shoe: [left, right]
  bank: [left, right]
  stage: [first, last]
state:
  on: shoe = left
  at: bank = left
  stage: stage = first
transitions:
  cross:
    when: at = left and stage = first
    then:
      at: right
      stage: last
goal: at = right and some s in stage where s = last
"""


def test_a_word_of_two_types_is_the_one_that_is_meant() -> None:
    analysis = analyse(TWO_TYPES, "two.yaml")
    for marked, line in (("at: bank = l|eft", 4), ("on: shoe = l|eft", 3), ("at = r|ight", 4)):
        found = definition(analysis, at(TWO_TYPES, marked))
        assert found is not None and found.line == line, marked
    lines = [span.line for span in references(analysis, at(TWO_TYPES, "and s|tage = first"))]
    assert lines == [9, 12, 15]
    assert [s.line for s in references(analysis, at(TWO_TYPES, "s in s|tage"))] == [5, 9, 16]


@pytest.mark.parametrize(
    ("marked", "shown"),
    [
        ("f|armer: bank", "variable: a bank (left, right)"),
        ("a|t: bank", "variable: a bank (left, right), for each item (wolf, goat, cabbage)"),
        ("when: at(i|)", "parameter of a transition: an item (wolf, goat or cabbage)"),
        ("w|olf, goat", "member 1 of 3"),
        ("= r|ight", "right: a member of bank"),
        ("o|ther(farmer)", "`other(x)`: the other value of a type with two values"),
        ("e|very i", "P holds for each x of S"),
        ("g|oal:", "The condition of a solved puzzle"),
        ("w|hen:", "Conditions under which it is possible."),
    ],
)
def test_hover(marked: str, shown: str) -> None:
    found = hover(analyse(CROSSING, "crossing.yaml"), at(CROSSING, marked))
    assert found is not None
    assert shown in found[0]


DRAWN = """\
puzzle: Measures
params: {n: 3}
state: {at: 0..9 = 0}
transitions:
  go: {when: at < n, then: {at: at + 1}}
goal: at = n
cost:
  - steps: 1 per go
generate:
  n: 3..5
  keep: steps >= 4 and bits < 9
"""


def test_measures_are_offered_and_explained_in_keep() -> None:
    wanted = {"cost", "bits", "solutions", "steps", "n", "and"}
    assert wanted <= {*labels(DRAWN.replace("keep: steps >= 4", "HERE"), "keep: |")}
    assert not {"bits", "steps"} & {*labels(DRAWN.replace("when: at < n", "HERE"), "when: |")}
    analysis = analyse(DRAWN, "drawn.yaml")
    for marked, shown in (("keep: s|teps", "steps: 1 per go"), ("b|its", "`bits`: the difficulty")):
        found = hover(analysis, at(DRAWN, marked))
        assert found is not None and shown in found[0]
    assert len(rename(analysis, at(DRAWN, "- s|teps"), "walks")) == 2


def test_every_word_of_the_language_is_explained() -> None:
    assert meanings.KEYWORDS.keys() == KEYWORDS
    assert {*meanings.MEASURES} == {*OF_MOVES, *OF_CHOICES}
    assert all(told for _, told in meanings.functions().values())


def labels(text: str, marked: str) -> list[str]:
    before, after = marked.split("|")
    text = text.replace("HERE", before + after)
    place = text.index(before + after, 0) + len(before)
    return [one.label for one in complete(analyse(text, "x.yaml"), place)]


@pytest.mark.parametrize(
    ("old", "new", "wanted", "unwanted"),
    [
        ("when: at(i) = farmer", "when: |", {"i", "at", "farmer", "every"}, {"when", "trace"}),
        ("    when: at(i) = farmer", "    |", {"let", "when", "say"}, {"farmer", "goal"}),
        ("goal:", "s|", {"show", "sets"}, {"state", "let"}),
        ("      farmer: other(farmer)", "      |", {"farmer", "at", "for each", "if"}, {"wolf"}),
        ("goal: every", "cost: 1 per |\ngoal: every", {"take", "move", "state"}, {"farmer"}),
        ("goal: every", "show: it is <|\ngoal: every", {"farmer", "at"}, {"goal"}),
        ("puzzle: Wolf, goat", "puzzle: |", set(), {"farmer", "every"}),
        ("goal: every", "expect:\n  |\ngoal: every", {"cost", "states"}, {"farmer"}),
        ("state:", "maps:\n  room:\n    |\nstate:", {"legend", "file"}, {"farmer"}),
    ],
)
def test_completion(old: str, new: str, wanted: set[str], unwanted: set[str]) -> None:
    text = CROSSING.replace(old, "HERE", 1)
    assert "HERE" in text
    found = set(labels(text, new))
    assert wanted <= found
    assert not unwanted & found


FILLED = """\
puzzle: Two numbers
choose:
  a: 1..9
rules:
  less: a < 5
gain: a
"""


@pytest.mark.parametrize(
    ("old", "new", "wanted", "unwanted"),
    [
        ("gain: a", "|", {"helpers", "gain", "cost", "expect"}, {"goal", "state", "choose"}),
        ("gain: a", "gain: a\n|", {"helpers", "show"}, {"cost", "goal", "transitions"}),
        ("  less: a < 5", "  less: dif|", {"a", "different", "exactly"}, {"rule"}),
        ("  less: a < 5", "  - dif|", {"a", "different", "exactly", "rule"}, set()),
        ("  less: a < 5", "  le|", {"rule"}, {"a"}),
        ("gain: a", "gain: |", {"a", "count"}, {"rule"}),
        ("  a: 1..9", "  a: 1..9\n  |", {"variable", "row"}, {"a"}),
    ],
)
def test_completion_in_a_puzzle_that_is_filled_in(
    old: str, new: str, wanted: set[str], unwanted: set[str]
) -> None:
    found = set(labels(FILLED.replace(old, "HERE", 1), new))
    assert wanted <= found
    assert not unwanted & found


def test_a_puzzle_that_is_filled_in_has_no_goal_to_warn_of() -> None:
    assert [one.message for one in analysed(FILLED, "x.yaml").diagnostics] == []
    assert "goal" not in labels(FILLED.replace("gain: a", "HERE"), "|")
    assert "choose" not in labels(CROSSING.replace("goal:", "HERE\ngoal:", 1), "|")


def test_snippets_are_of_sections_that_there_are() -> None:
    from puzzlelang.editor.completions import ENTRIES, SECTION_BODIES

    assert SECTION_BODIES.keys() | ENTRIES.keys() <= SECTIONS.keys()
    for name, body in SECTION_BODIES.items():
        assert body.startswith(f"{name}:")


# ── renaming ─────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.later("bridge")
@pytest.mark.parametrize("name", ["goat", "bridge"])
def test_a_puzzle_under_other_names_is_the_same_puzzle(name: str, tmp_path: Path) -> None:
    """Everything named gets another name; the expected results remain true."""
    (path,) = (p for p in LIBRARY if p.stem == name)
    text = path.read_text(encoding="utf-8")
    kinds = {one.symbol.kind for one in of(path).occurrences} - {"member"}  # members are printed
    renamed: list[str] = []
    while True:
        analysis = analyse(text, str(path))
        found = [one for one in analysis.occurrences if one.symbol.kind != "member"]
        rest = [one for one in found if not one.symbol.name.startswith("zz")]
        if not rest:
            break
        new = f"zz{len(renamed)}"
        renamed.append(rest[0].symbol.kind)
        text = replaced(text, rename(analysis, rest[0].span.start, new), new)
    assert set(renamed) == kinds and len(renamed) > 8
    file = tmp_path / "renamed.yaml"
    file.write_text(text, encoding="utf-8")
    # numbers under `expect:` name their sources
    assert answers.validate(str(file)).holds


def sample(paths: Sequence[Path]) -> list[tuple[Path, str, str]]:
    """Some names of each kind from these puzzles: file, kind, name."""
    found: dict[str, set[tuple[Path, str, str]]] = {}
    for path in paths:
        for one in of(path).occurrences:
            kind, name = one.symbol.kind, one.symbol.name
            found.setdefault(kind, set()).add((path, kind, name))
    chance = random.Random(6)
    return [one for kind in sorted(found)
            for one in chance.sample(sorted(found[kind]), min(2, len(found[kind])))]  # fmt: skip


def symbol_of(analysis: Analysis, kind: str, name: str) -> Symbol:
    return next(
        one.symbol
        for one in analysis.occurrences
        if (one.symbol.kind, one.symbol.name) == (kind, name)
    )


def known_of(path: Path) -> list[Any]:
    """The start and the rules of a puzzle: the first states and their successors, as numbers."""
    diagnostics = Diagnostics()
    parsed = loading.parse(loading.read_puzzle_file(str(path)), diagnostics)
    puzzle = loading.checked(parsed, Instance(), diagnostics)
    found: list[Any] = [[d.code for d in diagnostics]]
    if puzzle.choice is not None:
        chosen = answers.fill(loading.loadable(lambda: answers.load(str(path))))
        return [*found, chosen.kind, chosen.unique, chosen.unique == "only" and chosen.choice.slots]
    states = [puzzle.starts[0]]
    for state in itertools.islice(states, 3):
        steps = list(itertools.islice(semantics.steps(puzzle, state), 9))
        states += [step.state for step in steps]
        found += [(state, semantics.is_goal(puzzle, state), steps and steps[0].cost)]
    return [*found, *states]


@in_part("each", 16, 14, 1)
def test_there_and_back_again(tmp_path: Path, each: int) -> None:
    """Renaming preserves the puzzle, and renaming back restores the text."""
    kinds, refused = set(), []
    for number, (path, kind, name) in enumerate(sample(LIBRARY[:: 8 if each > 14 else 1])[::each]):
        before = of(path)
        if meanings.meaning(name):  # it hides a built-in name, and renaming never does that
            continue
        start = symbol_of(before, kind, name).declared.start
        try:
            spans = rename(before, start, "zz_new")
        except PuzzleError as error:
            refused.append(str(error))
            continue
        text = replaced(before.source.text, spans, "zz_new")
        folder = tmp_path / str(number)
        shutil.copytree(path.parent, folder)
        (folder / path.name).write_text(text, encoding="utf-8")
        assert known_of(folder / path.name) == known_of(path)
        after = of(folder / path.name)
        back = rename(after, symbol_of(after, kind, "zz_new").declared.start, name)
        assert replaced(text, back, name) == before.source.text
        kinds.add(kind)
    assert len(kinds) >= max(1, 16 // each)
    assert all("is part of a printed text" in reason for reason in refused)


ROW = """\
puzzle: Two lamps
params:
  first: [red, red]
types:
  colour: [red, blue]
state:
  lamp: colour for each p in 1..2 = first(p)
transitions:
  turn(p in 1..2):
    then:
      lamp(p): other(lamp(p))
goal: every p in 1..2 has lamp(p) = blue
instances:
  some: {file: some.txt, line: first}
"""


def test_what_no_renaming_reaches_is_refused(tmp_path: Path) -> None:
    """A text under `expect:` names the member, or a file of instances does."""
    text = CROSSING + "expect: {start: wolf and goat on the left}\n"
    place = at(text, "w|olf, goat")
    with pytest.raises(PuzzleError, match="`start:` in line 19"):
        rename(analyse(text, "x.yaml"), place, "dog")
    assert rename(analyse(CROSSING, "x.yaml"), place, "dog")

    text = ROW
    file = tmp_path / "x.yaml"
    place = at(text, "r|ed, blue]")
    (tmp_path / "some.txt").write_text("blue red\n", encoding="utf-8")
    with pytest.raises(PuzzleError, match=r"some\.txt` \(line 1\)"):
        rename(analyse(text, str(file)), place, "rose")
    (tmp_path / "some.txt").write_text("blue blue\n", encoding="utf-8")
    assert rename(analyse(text, str(file)), place, "rose")


@pytest.mark.parametrize(
    ("marked", "new", "reason"),
    [
        ("f|armer: bank", "wolf", "the puzzle would have a mistake"),
        ("f|armer: bank", "every", "a word of the language"),
        ("f|armer: bank", "count", "is built in"),
        ("take(i| in", "north", "is built in"),
        ("f|armer: bank", "two words", "is not a name"),
        ("f|armer: bank", "at", "the puzzle would have a mistake"),
        ("take(i| in", "farmer", "the puzzle would have a mistake"),
        ("Wolf, g|oat and", "pig", "not a name of this puzzle"),
        ("some y| in", "x", "the puzzle would have a mistake"),
    ],
)
def test_a_name_that_would_change_the_meaning_is_refused(
    marked: str, new: str, reason: str
) -> None:
    text = CROSSING + "lose: some x in item where some y in item where x = y and at(x) != farmer\n"
    with pytest.raises(PuzzleError, match=reason) as refused:
        rename(analyse(text, "x.yaml"), at(text, marked), new)
    assert [d.code for d in refused.value.diagnostics] == ["rename"]


def test_two_words_of_a_legend_do_not_become_one() -> None:
    """Not a mistake but another puzzle, with a wall in place of a free cell."""
    text = """\
puzzle: Room
maps:
  room:
    text: |
      @.#
    legend: |
      @ = start
      . = floor
      # = wall
state:
  at: room = the start
transitions:
  go(d in direction):
    when: step(at, d) in floor
    then:
      at: step(at, d)
goal: at in floor
"""
    with pytest.raises(PuzzleError, match="already has another meaning"):
        rename(analyse(text, "x.yaml"), at(text, "= f|loor"), "wall")


def test_a_transition_may_have_several_words() -> None:
    text = CROSSING + "cost: 2 per take\n"
    spans = rename(analyse(text, "x.yaml"), at(text, "t|ake(i"), "take  along")
    assert replaced(text, spans, "take along") == text.replace("take", "take along")


# ── positions ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("encoding", "column"), [("utf-8", 5), ("utf-16", 3), ("utf-32", 2)])
def test_columns(encoding: str, column: int) -> None:
    """The character U+1F410 is four bytes in UTF-8 and two units in UTF-16."""
    source = Source("x", "one\na\U0001f410b\n")
    assert position(source, 6, encoding) == Position(1, column)
    assert offset(source, Position(1, column), encoding) == 6
    assert offset(source, Position(1, 99), encoding) == 7
    assert offset(source, Position(9, 0), encoding) == 8


def test_outline_of_a_file_with_mistakes() -> None:
    broken = CROSSING.replace("when: at(i)", "when: at(i")
    assert [e.text for e in symbols(Source("x", broken))] == [
        "puzzle", "types", "state", "transitions", "goal",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text", ["", "#\n", "a", "puzzle", "puzzle:\n\t- x", "- a\n- b\n", "{", "\ufeff"]
)
def test_nothing_breaks_on_what_is_no_puzzle(text: str) -> None:
    analysis = analyse(text, "x.yaml")
    assert analysis.diagnostics
    for place in range(len(text) + 1):
        complete(analysis, place)
        hover(analysis, place)
        references(analysis, place)
    symbols(analysis.source)


def test_nothing_breaks_while_a_file_is_typed() -> None:
    """Every prefix of a file that ends inside a line, as while typing."""
    for end in range(7, len(CROSSING), 7):
        text = CROSSING[:end]
        analysis = analyse(text, "x.yaml")
        complete(analysis, end)
        hover(analysis, end)


# ── data files ───────────────────────────────────────────────────────────────────────


def in_folder(folder: Path) -> str:
    """A puzzle with data files next to it, in a subfolder and outside."""
    (folder / "data").mkdir()
    (folder / "words.txt").write_text("lead\ngold\n")
    (folder / "data/roads.csv").write_text("from,to,km\nlead,gold,3\n")
    (folder / "notes.pdf").write_text("no data")
    (folder / "out.txt").symlink_to("/etc/passwd")
    return (
        "puzzle: Roads\ntypes:\n  word: {file: words.txt}\n"
        "tables:\n  road:\n    file: data/roads.csv\n    columns: from to\n"
        "  order as list of word: [gold]\n"
        "state:\n  at: word = lead\ntransitions:\n  go(w in word where (at, w) in road):\n"
        "    then: {at: w}\ngoal: at = gold\nshow: <at> <order>\n"
    )


def test_paths_of_data_are_completed_inside_of_the_folder(tmp_path: Path) -> None:
    text = in_folder(tmp_path)
    found = analyse(text, str(tmp_path / "puzzle.yaml"))
    assert found.diagnostics == []

    def offered(written: str) -> list[str]:
        before = text.partition(written)[0] + written
        return [one.label for one in complete(found, len(before))]

    assert offered("{file: ") == ["data/", "words.txt"]
    assert offered("    file: data/") == ["data/roads.csv"]
    for outside in ("../", "/", "/etc/", "data/../../"):
        changed = text.replace("data/roads.csv", outside)
        analysis = analyse(changed, str(tmp_path / "puzzle.yaml"))
        assert complete(analysis, changed.index(outside) + len(outside)) == []


def test_what_is_known_of_data_files(tmp_path: Path) -> None:
    text = in_folder(tmp_path)
    path = str(tmp_path / "puzzle.yaml")
    found = analyse(text, path)
    assert file_at(found, text.index("words.txt")) is not None
    for word, told in (
        ("word:", "type: lead, gold"), ("road:", "table: a word for each word"),
        ("columns:", "The columns to use"), ("order", "order as list of word: [gold]"),
    ):  # fmt: skip
        shown = hover(found, text.index(word) + 1)
        assert shown is not None and told in shown[0], shown
    (tmp_path / "data/roads.csv").write_text("from,to,km\nlead,glod,3\ngold,lead,3\n")
    (one,) = analyse(text, path).diagnostics
    assert one.span is not None and one.span.source.name.endswith("roads.csv")
    assert place_of(one, found).text == "data/roads.csv", "reported at the file's name"
