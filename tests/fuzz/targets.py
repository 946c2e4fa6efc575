"""A function of bytes for each kind of untrusted text.

Each checks the requirements (``promise``) and properties of accepted texts: a printed text parses
to the same tree, a formatted file is stable, an answer is verified.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from itertools import islice
from pathlib import Path
from random import Random

from puzzlelang import answers
from puzzlelang.answers.answer_fields import answer_data
from puzzlelang.answers.certificates import Certificate, certificate_data, certificate_lines
from puzzlelang.answers.field_table import json_text
from puzzlelang.answers.loading import Loaded, checked, faults_explained, parse, prepare
from puzzlelang.answers.puzzle_facts import facts_of
from puzzlelang.answers.text_layout import Page
from puzzlelang.answers.verdict import verdict_text
from puzzlelang.core import semantics
from puzzlelang.editor import completions, meanings, renaming, server
from puzzlelang.editor.analysis import Analysis, analyse, message_of, place_of
from puzzlelang.editor.formatting import format_text, same
from puzzlelang.editor.positions import range_of
from puzzlelang.search.system import Limits
from puzzlelang.syntax import instance_choice, tree
from puzzlelang.syntax.data_files import with_data
from puzzlelang.syntax.expression_parser import parse as parse_expression
from puzzlelang.syntax.expression_parser import parse_value
from puzzlelang.syntax.files import MAP_LIMIT, PUZZLE_LIMIT, read_stream
from puzzlelang.syntax.level_files import fits, read_levels
from puzzlelang.syntax.located import LocatedText
from puzzlelang.syntax.printer import to_text
from puzzlelang.text.diagnostics import Diagnostics
from puzzlelang.text.source import Source
from puzzlelang.verify import BadFile

from . import mutator, searching
from .folder import folder, puzzle_files
from .promise import check_messages, check_place, check_text, hold, refused_in_words
from .searching import MOST_VERIFIED

Bytes = Callable[[bytes], None]
Mutate = Callable[[Random, bytes, Sequence[bytes]], bytes]


@contextmanager
def warnings_kept(diagnostics: Diagnostics) -> Iterator[None]:
    """Check warnings like errors, even after an exception."""
    try:
        yield
    finally:
        check_messages(diagnostics)


# ── puzzle files ─────────────────────────────────────────────────────────────────────


def loader(data: bytes) -> None:
    """A puzzle file: parse, check and compile it; derive facts; load its instances."""
    diagnostics = Diagnostics()
    with refused_in_words(), warnings_kept(diagnostics):
        source = read_stream(BytesIO(data), str(folder() / "fuzzed.yaml"), PUZZLE_LIMIT)
        parsed = parse(source, diagnostics)
        loaded = prepare(parsed, instance_choice.Instance(), diagnostics, "python")
        facts_of(loaded, diagnostics)
        with faults_explained(loaded):
            semantics.shown(loaded.puzzle, loaded.puzzle.starts[0])
            list(loaded.system.successors(loaded.system.starts[0]))
        for entry in parsed.instances[:2]:
            with refused_in_words():
                one = ":1" * isinstance(entry, tree.Collection)
                chosen = instance_choice.choose(parsed, entry.name.text + one, files=False)
                checked(parsed, chosen, Diagnostics())


def editing(data: bytes) -> None:
    """The requests of an editor for an unfinished text; formatting must be stable."""
    text = data.decode("utf-8", "replace")
    path = str(folder() / "fuzzed.yaml")
    found = analyse(text, path)
    check_messages(found.diagnostics)
    for diagnostic in found.diagnostics:
        place = place_of(diagnostic, found)
        check_place(place)
        hold(place.source is found.source, "a place in another file than the one at hand")
        range_of(place)
        hold(bool(message_of(diagnostic)), "an empty message")
        for fix in diagnostic.fixes:
            check_place(fix.span)
            hold(bool(fix.title), "a fix without a name")
    for entry in server.symbols(found.source):
        check_place(entry.whole)
        check_place(entry.name)
    for occurrence in found.occurrences:
        check_place(occurrence.span)
    chance = Random(len(text))
    for _ in range(3):
        _asked(found, chance.randrange(len(found.source.text) + 1))
    _laid_out(text, path)


def _asked(found: Analysis, offset: int) -> None:
    completions.complete(found, offset)
    told = meanings.hover(found, offset)
    if told is not None:
        check_place(told[1])
    renaming.definition(found, offset)
    renaming.file_at(found, offset)
    hold(
        all(span.start <= span.end for span in renaming.references(found, offset)),
        "a reference that ends before it begins",
    )
    with refused_in_words():
        renaming.rename(found, offset, "fresh_name")


def _laid_out(text: str, path: str) -> None:
    with refused_in_words():
        once = format_text(text, path)
        hold(format_text(once, path) == once, "formatting is not idempotent")


# ── expressions ──────────────────────────────────────────────────────────────────────

ENTRIES = ("expr", "decl", "head", "effect", "cost", "values")

AROUND = """\
puzzle: Around an expression
types:
  item: [p, q, r]
  side: [left, right]
tables:
  weight: {{p: 2, q: -1, r: 3}}
  likes: {{p: q, q: r}}
maps:
  field:
    text: |
      .#a
      b..
    legend: |
      . = floor
      # = wall
      a-b = door(key)
state:
  n: 0..3 = 1
  lit: boolean = false
  bank: side = left
  who: item or none = p
  load: set of item = none
  at: field = the (those c in field where row(c) = 1 and col(c) = 1)
  grid: 0..2 for each i in item = rank(i) - 1
  on: boolean for each item, side = false
define:
  heavy(i in item): weight(i) + n > 2
transitions:
  go(i in item):
    then:
      n: 1
goal: {goal}
show: <{shown}>
"""


def expression(data: bytes) -> None:
    """An expression as every entry of the grammar, then in a puzzle."""
    text = data.decode("utf-8", "replace")
    for entry in ENTRIES:
        _parsed(entry, text)
    diagnostics = Diagnostics()
    parse_value(text, "n", diagnostics)
    check_messages(diagnostics)
    shown = text if "<" not in text and ">" not in text else "n"
    puzzle = AROUND.format(goal=json.dumps(text), shown="\n  ".join(shown.split("\n")))
    loader(puzzle.encode())


def _parsed(entry: str, text: str) -> None:
    """An accepted text parses to the same tree after printing."""
    diagnostics = Diagnostics()
    found = parse_expression(entry, _located(text), diagnostics)
    check_messages(diagnostics)
    hold((found is None) == bool(diagnostics.errors), "told if and only if it is wrong")
    if found is None or entry == "values":
        return
    printed = to_text(found)
    if len(printed) <= len(text) + 200:  # parentheses may make it too long or too deep
        again = parse_expression(entry, _located(printed), Diagnostics())
        hold(again is None or same(found, again), f"`{printed}` reads otherwise")


def _located(text: str) -> LocatedText:
    return LocatedText(Source("expression", text), text, range(len(text)))


# ── maps and levels ──────────────────────────────────────────────────────────────────


DATA = """\
puzzle: Around a file of data
types:
  letter: [a, b, c]
  word: {file: fuzzed.txt}
tables:
  row: {file: fuzzed.csv}
  spelled as list of letter: {file: fuzzed.txt}
  listed as list: {file: fuzzed.csv}
state:
  n: 0..1 = 0
transitions:
  go: {then: {n: 1}}
goal: n = 1
"""


def data_file(data: bytes) -> None:
    """A file of words and columns: each word has the right position, and one value."""
    with tempfile.TemporaryDirectory() as home:
        for name in ("fuzzed.txt", "fuzzed.csv"):
            (Path(home) / name).write_bytes(data)
        for left_out in ((), ("word:", "spelled"), ("row:", "listed"), ("spelled", "listed")):
            lines = [line for line in DATA.splitlines() if not line.strip().startswith(left_out)]
            text = "\n".join(lines).replace("tables:\nstate", "state")
            diagnostics = Diagnostics()
            with refused_in_words(), warnings_kept(diagnostics):
                source = Source(str(Path(home) / "puzzle.yaml"), text + "\n")
                parsed = with_data(parse(source, diagnostics), diagnostics)
                diagnostics.check()
                for word in _words_of(parsed):
                    raw = word.span.text
                    hold(word.text in (raw, raw[1:-1].replace('""', '"').strip()), "misplaced")
                prepare(parsed, instance_choice.Instance(), diagnostics, "python")


def _words_of(parsed: tree.Puzzle) -> Iterator[tree.Word]:
    for entry in (*parsed.types, *parsed.tables):
        data = entry.data if isinstance(entry, tree.Named) else None
        if isinstance(data, tree.DataRows):
            yield from (word for row in data.rows for word in row)
        elif isinstance(data, tree.DataList):
            yield from (word for word in data.items if isinstance(word, tree.Word))


def map_file(data: bytes) -> None:
    """A map or a file of levels, after a line ``puzzle name-of-the-map-or-collection``."""
    head, _, rows = data.partition(b"\n")
    parsed = _puzzle_named(head)
    with refused_in_words():
        source = read_stream(BytesIO(rows), "fuzzed.txt", MAP_LIMIT)
        _, _, wanted = head.decode("utf-8", "replace").partition(" ")
        for entry in parsed.maps:
            if entry.path is not None and (entry.name.text == wanted or not wanted):
                _with_map(parsed, entry.name.text, source)
        for form in parsed.instances:
            if isinstance(form, tree.Collection) and form.name.text in (wanted, ""):
                _with_levels(parsed, form, source)


def _with_map(parsed: tree.Puzzle, name: str, source: Source) -> None:
    diagnostics = Diagnostics()
    with warnings_kept(diagnostics):
        loaded = prepare(
            parsed, instance_choice.Instance(maps={name: source}), diagnostics, "python"
        )
        with faults_explained(loaded):
            semantics.shown(loaded.puzzle, loaded.puzzle.starts[0])
            list(loaded.system.successors(loaded.system.starts[0]))


def _with_levels(parsed: tree.Puzzle, form: tree.Collection, source: Source) -> None:
    fits(form, parsed, source, Diagnostics())
    diagnostics = Diagnostics()
    with warnings_kept(diagnostics):
        levels = read_levels(form, parsed, source, diagnostics)
        for level in levels[:3]:
            check_place(level.span)
        diagnostics.check()
        for instance in islice(instance_choice.numbered(levels, form.name.text), 2):
            with refused_in_words():
                checked(parsed, instance, Diagnostics())


@cache
def _parsed_library(name: str) -> tree.Puzzle:
    data = puzzle_files()[name]
    source = read_stream(BytesIO(data), str(folder() / f"{name}.yaml"), PUZZLE_LIMIT)
    return parse(source, Diagnostics())


def _puzzle_named(head: bytes) -> tree.Puzzle:
    name = head.decode("utf-8", "replace").partition(" ")[0]
    return _parsed_library(name if name in puzzle_files() else "maze")


# ── answers and certificates ─────────────────────────────────────────────────────────

ANSWERED = (
    "frogs", "goat", "jugs", "hanoi-linear", "cannibals", "lettuce", "bridge", "maze", "blocks",
    "explorers", "numbers", "husbands", "keys:small", "keys:locked",
)  # fmt: skip
"""Puzzles with few states and all kinds of values; an instance follows the colon."""


@cache
def _answered(name: str) -> tuple[Loaded, dict[str, object], bytes]:
    """A puzzle, its answer, and the certificate as a file."""
    puzzle, _, instance = name.partition(":")
    loaded = answers.load(puzzle, instance=instance, tier="python")
    answer = answers.solve(loaded, count=True)
    proof = answers.certify(loaded, answer, Limits(states=5_000))
    assert isinstance(proof, Certificate), name
    data = certificate_data(proof) if proof.states <= 200 else None
    told = json_text(answer_data(answer, answers.fingerprint(loaded), data))
    return loaded, json.loads(told), "".join(certificate_lines(proof)).encode()


def answer(data: bytes) -> None:
    """An answer of ``solve --format json``, after a line with the name of the puzzle."""
    head, _, body = data.partition(b"\n")
    loaded, right, _ = _answered(_answered_name(head))
    place = folder() / "answer.json"
    place.write_bytes(body)
    with refused_in_words():
        verdict = answers.verify_file(loaded, str(place), MOST_VERIFIED)
        check_text(verdict_text(verdict, Page()))
        if verdict.holds and not verdict.notes:
            given = json.loads(body.decode("utf-8-sig"))
            hold(given["outcome"] == right["outcome"], "another outcome is verified")
            if given.get("optimal"):
                hold(given.get("cost") == right.get("cost"), "another cost is verified")
            if "total" in given.get("solutions", ()):
                total = given["solutions"]["total"]
                hold(total == right["solutions"]["total"], "another total is verified")  # type: ignore[index]


def certificate(data: bytes) -> None:
    """The certificate of an answer, after a line with the name of the puzzle."""
    head, _, body = data.partition(b"\n")
    loaded, right, own = _answered(_answered_name(head))
    given = {key: value for key, value in right.items() if key != "certificate"}
    try:
        verdict = answers.verify(loaded, given, MOST_VERIFIED, BytesIO(body))
    except BadFile as problem:
        check_text(str(problem))
        return
    check_text(verdict_text(verdict, Page()))
    if verdict.holds:
        hold(_lines_of_json(body) == _lines_of_json(own), "another certificate is verified")


def _lines_of_json(data: bytes) -> list[object]:
    import gzip

    text = gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data
    return [json.loads(line) for line in text.split(b"\n") if line.strip()]


def _answered_name(head: bytes) -> str:
    name = head.decode("utf-8", "replace")
    return name if name in ANSWERED else "frogs"


# ── all of them ──────────────────────────────────────────────────────────────────────


@cache
def _seeds_of_files() -> list[bytes]:
    return list(puzzle_files().values())


@cache
def _seeds_of_expressions() -> list[bytes]:
    """Keys of the bundled puzzles, and texts after a colon or a dash."""
    found: set[str] = set()
    for data in puzzle_files().values():
        for line in data.decode().split("\n"):
            key, colon, value = line.strip().removeprefix("- ").partition(": ")
            found.update(part for part in (key.rstrip(":"), value) if part and colon)
    return [text.encode() for text in sorted(found)]


@cache
def _seeds_of_data() -> Sequence[bytes]:
    texts = ["a\nab\ncab\n", "from,to,km\na,b,3\nb,\"c, d\",4\n", "left\nnorth\n1\n", "1\n2\n\n3\n",
             "word\ttext\n", "\ufeffa,b\r\n1,true\r\n\"2\",\"fal\"\"se\"\r\n"]  # fmt: skip
    return [text.encode() for text in texts]


def _seeds_of_maps() -> list[bytes]:
    found = []
    for name in puzzle_files():
        parsed = _parsed_library(name)
        named = [(entry.name.text, entry.path) for entry in parsed.maps if entry.path]
        named += [
            (entry.name.text, entry.path)
            for entry in parsed.instances if isinstance(entry, tree.Collection)
        ]  # fmt: skip
        for wanted, path in named:
            rows = (folder() / path.value).read_bytes()
            found.append(f"{name} {wanted}\n".encode() + rows)
    return found


@cache
def _seeds_of_answers() -> list[bytes]:
    return [f"{name}\n{json_text(_answered(name)[1])}".encode() for name in ANSWERED]


@cache
def _seeds_of_certificates() -> list[bytes]:
    return [name.encode() + b"\n" + _answered(name)[2] for name in ANSWERED]


@dataclass(frozen=True, slots=True)
class Target:
    """A function of bytes, good files to start from, the mutation, and the ending of finds."""

    run: Bytes
    seeds: Callable[[], list[bytes]]
    mutate: Mutate
    ending: str
    few: int = 20
    """Number of mutants tried in each run of the tests."""


TARGETS: Mapping[str, Target] = {
    "loader": Target(loader, _seeds_of_files, mutator.mutated, "yaml"),
    "solver": Target(searching.solver, _seeds_of_files, mutator.mutated, "yaml", 10),
    "survey": Target(searching.survey, _seeds_of_files, mutator.mutated, "yaml", 6),
    "editing": Target(editing, _seeds_of_files, mutator.mutated, "yaml", 10),
    "expression": Target(expression, _seeds_of_expressions, mutator.mutated, "txt"),
    "map": Target(map_file, _seeds_of_maps, mutator.mutated, "txt"),
    "data": Target(data_file, _seeds_of_data, mutator.mutated, "csv"),
    "answer": Target(answer, _seeds_of_answers, mutator.mutated_json, "json"),
    "certificate": Target(certificate, _seeds_of_certificates, mutator.mutated_lines, "txt"),
}
