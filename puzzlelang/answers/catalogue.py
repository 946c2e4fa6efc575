"""Descriptions of the bundled puzzles, without a search."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence

from puzzlelang.answers.field_table import (
    Field,
    Fields,
    ListOf,
    OrNull,
    Reported,
    document,
    optional,
    row,
)
from puzzlelang.answers.loading import parse, read_puzzle_file
from puzzlelang.answers.text_layout import Page, aligned, hanging, painted, plural, widths_of, wrap
from puzzlelang.core import pad
from puzzlelang.syntax import data_text, levels, library, numbered, read_file, read_outline, tree
from puzzlelang.text import (
    Diagnostics,
    Record,
    Source,
    Stage,
    columns,
    did_you_mean,
    printable,
    refusal,
    replace,
    stage,
    usage_error,
)


class Variant(metaclass=Record):
    """Results of a variant of a puzzle; ``of`` describes it, and is empty for the default.

    Keys of ``of``: ``instance``, ``with``, ``map``, ``search``, ``symmetry``. ``merged``: states
    and solutions are counted up to symmetry.
    """

    of: Mapping[str, object]
    claims: Mapping[str, object]
    slow: bool = False
    merged: bool = False


class Named(metaclass=Reported, called="parameter"):
    """A parameter of a puzzle.

    Also used for a map; its value is then its file.
    """

    name: str = row("name")
    value: str = row("default value, as written in the file")
    comment: str = row("comment on its line in the file", default="")


class Choice(metaclass=Record):
    """An instance from the puzzle file, or a level of a collection."""

    name: str
    title: str
    known: Variant

    @property
    def slow(self) -> bool:
        return self.known.slow


class Collection(metaclass=Record):
    """A collection of instances in a separate file."""

    name: str
    file: str
    form: str
    levels: tuple[Choice, ...]
    slow: bool = False


class Entry(metaclass=Record):
    """A puzzle with its name in commands and the description in its file."""

    name: str
    title: str
    about: str = ""
    family: str = ""
    source: str = ""
    difficulty: str = ""
    known: tuple[Variant, ...] = ()
    parameters: tuple[Named, ...] = ()
    maps: tuple[Named, ...] = ()
    instances: tuple[Choice | Collection, ...] = ()
    views: tuple[str, ...] = ()
    is_filled: bool = False

    @property
    def summary(self) -> str:
        """The first sentence or line of ``about``."""
        paragraph = " ".join(self.about.split("\n\n")[0].split())
        for end in (". ", "? ", "! "):
            paragraph = paragraph.split(end)[0] + end.strip() if end in paragraph else paragraph
        return paragraph

    @property
    def default(self) -> dict[str, object]:
        """Known results with default settings, from all entries."""
        claims: dict[str, object] = {}
        for variant in self.known:
            if not variant.of:
                claims |= variant.claims
        return claims

    @property
    def states(self) -> object:
        """The number of states, or ``92 choices`` if the puzzle is filled in."""
        choices = self.default.get("solutions")
        if self.is_filled and isinstance(choices, int):
            return plural(choices, "choice")
        return self.default.get("states")

    @property
    def optimum(self) -> object:
        """The least cost or greatest gain, or else the fewest moves; ``none`` if unsolvable, None
        if unknown.
        """
        default = self.default
        if default.get("unsolvable"):
            return "none"
        return default.get("cost", default.get("gain", default.get("length")))


# ── reading files ─────────────────────────────────────────────────────────────────────

IN_A_LINE = frozenset(("puzzle", "about", "difficulty", "expect"))
"""The sections that a line of the list needs."""


def select(what: str, difficulty: str = "", *, whole: bool = False) -> tuple[str, list[Entry]]:
    """Return the entries for ``puzzlelang list``, and their kind: puzzle, family or all.

    If ``whole``, or for a single puzzle, they have all fields, otherwise those for a line of the
    list.
    """
    family = _family_named(what) if what else ""
    kind = "puzzle" if what and not family else "family" if family else "all"
    entries = [_puzzle_named(what)] if kind == "puzzle" else _entries(family, whole)
    return kind, _of_difficulty(entries, difficulty) if difficulty else entries


def _entries(family: str, whole: bool) -> list[Entry]:
    """Return the bundled puzzles, or those in a family, by family and name."""
    entries = []
    names = library.names()
    with stage(Stage.READING, total=len(names)) as task:
        for number, (name, path) in enumerate(names.items()):
            task.at(number)
            folder = library.family(path)
            if family in ("", folder):
                entries.append((_entry if whole else _line)(read_file(path), folder, name))
    return sorted(entries, key=lambda entry: (entry.family, entry.name))


def _family_named(what: str) -> str:
    """Return the family that ``what`` names; empty for a puzzle.

    ``hanoi/`` names the family if a puzzle has the same name.
    """
    paths = library.names()
    families = {library.family(path) for path in paths.values()} - {""}
    name = what.rstrip("/")
    if name in families and (what != name or what not in paths):
        return name
    is_path = os.path.dirname(what) or what.endswith(library.ENDINGS) or os.path.isfile(what)
    if is_path or what in paths or what == "-":
        return ""
    help = library.to_file(what) or did_you_mean(what, [*paths, *families])
    help = help or f"the families are {', '.join(sorted(families))}"
    raise refusal("no-such-puzzle", f"there is no puzzle and no family called `{what}`", help)


def _puzzle_named(what: str) -> Entry:
    source = read_puzzle_file(what)
    path = library.names().get(what, "")
    if source.name != path:
        return _entry(source, "", what if what == "-" else library.stem(what))
    return _entry(source, library.family(path), what)


def _of_difficulty(entries: Sequence[Entry], difficulty: str) -> list[Entry]:
    matches = [entry for entry in entries if entry.difficulty.casefold() == difficulty.casefold()]
    if matches:
        return matches
    words = list(dict.fromkeys(entry.difficulty for entry in entries if entry.difficulty))
    help = did_you_mean(difficulty, words) or f"there are {', '.join(words)}"
    raise usage_error(f"nothing here has the difficulty `{difficulty}`", help)


def _line(source: Source, family: str, name: str) -> Entry:
    parsed = read_outline(source, IN_A_LINE) or parse(source, Diagnostics())
    return Entry(
        name=name, title=parsed.title.value, about=_text(parsed.about), family=family,
        difficulty=_text(parsed.difficulty), known=tuple(map(_variant, parsed.expectations)),
        is_filled=_is_filled(source),
    )  # fmt: skip


def _entry(source: Source, family: str, name: str) -> Entry:
    parsed = parse(source, Diagnostics())
    views = (view.head.name.text for view in parsed.views)
    return Entry(
        name=name,
        title=parsed.title.value,
        about=_text(parsed.about),
        family=family,
        source=_text(parsed.origin),
        difficulty=_text(parsed.difficulty),
        known=tuple(_variant(e, parsed.symmetry is not None) for e in parsed.expectations),
        parameters=tuple(
            Named(p.name.text, data_text(p.data), _comment(p.data)) for p in parsed.parameters
        ),
        maps=tuple(Named(m.name.text, _text(m.path), _comment(m.path)) for m in parsed.maps),
        instances=tuple(_instance(parsed, e) for e in parsed.instances),
        views=tuple(name for name in views if name != tree.UNSOLVABLE),
        is_filled=_is_filled(source),
    )


def _is_filled(source: Source) -> bool:
    return re.search(r"^choose:", source.text, re.MULTILINE) is not None


def _text(text: tree.Text | None) -> str:
    return text.value if text is not None else ""


def _comment(node: tree.Data | None) -> str:
    """Return the comment after ``node`` on the same line."""
    if node is None:
        return ""
    rest = node.span.source.text[node.span.end :].partition("\n")[0]
    match = re.fullmatch(r"['\"]?\s+#\s*(.*?)\s*", rest)
    return match[1] if match else ""


def _variant(expectation: tree.Expectation, merged: bool = False) -> Variant:
    of: dict[str, object] = {
        "instance": expectation.instance and expectation.instance.value,
        "with": {name.text: data_text(data) for name, data in expectation.settings},
        "map": {name.text: path.value for name, path in expectation.maps},
        "search": expectation.search,
    }
    of = {key: value for key, value in of.items() if value not in (None, {})}
    if not expectation.symmetry:
        of["symmetry"] = False
    claims = {
        name.text: list(value) if isinstance(value, tuple) else value
        for name, value in expectation.values
    }
    return Variant(of, claims, expectation.slow, merged and expectation.symmetry)


def _instance(parsed: tree.Puzzle, entry: tree.Instance | tree.Collection) -> Choice | Collection:
    name = entry.name.text
    if isinstance(entry, tree.Instance):
        return Choice(name, "", _variant(entry.expectation, parsed.symmetry is not None))
    words = " ".join(word.text for word in entry.line)
    form = f"each a `{entry.map.text}`" if entry.map else f"a line each: {words}"
    choices = []
    for instance in numbered(levels(parsed, entry), name):
        assert instance.expectation is not None
        results = _variant(instance.expectation, parsed.symmetry is not None)
        choices.append(Choice(instance.name, instance.title, results))
    return Collection(name, entry.path.value, form, tuple(choices), entry.slow)


# ── the fields ───────────────────────────────────────────────────────────────────────

MAP = Fields("map", "A map of a puzzle.", (
    Field("name", str, "name"),
    Field("file", OrNull(str), "file of the map; null if the puzzle file contains it",
          lambda named: named.value or None),
))  # fmt: skip


def _change(name: str, type: type, doc: str) -> Field:
    return optional(name, type, doc, lambda c: c.known.of.get(name))


LEVEL = Fields("level", "An instance in a collection of levels.", (
    Field("name", str, "name"),
    Field("title", str, "title"),
    _change("instance", str, "instance that it is based on"),
    _change("with", dict, "values of parameters"),
    _change("map", dict, "maps"),
    _change("search", str, "order of the search"),
    _change("symmetry", bool, "false if symmetric states are counted separately"),
    Field("known", dict, "known results, as in `expect:`",
          lambda choice: dict(choice.known.claims)),
    Field("slow", bool, "true if checking it is slow"),
))  # fmt: skip


def _of_kind(kind: type, row: Field) -> Field:
    value = row.of
    return replace(row, optional=True, value=lambda e: value(e) if isinstance(e, kind) else None)


INSTANCE_ENTRY = Fields("instance", "An instance, or a collection of instances, which has "
                        "`levels`.", (
    LEVEL["name"],
    *(_of_kind(Choice, row) for row in LEVEL.rows[1:-1]),
    _of_kind(Collection, Field("file", str, "file of the collection")),
    _of_kind(Collection, Field("form", str, "content of each level, in words")),
    LEVEL["slow"],
    _of_kind(Collection, Field("levels", ListOf(LEVEL), "levels")),
))  # fmt: skip


def _claimed(name: str, type: OrNull, doc: str) -> Field:
    return Field(name, type, doc, lambda entry: entry.default.get(name))


ENTRY = Fields("entry", "A puzzle.", (
    Field("name", str, "name, as commands use it"),
    Field("family", str, "folder of this puzzle among the bundled ones"),
    Field("title", str, "title"),
    Field("about", str, "description"),
    Field("source", str, "source of the puzzle"),
    Field("difficulty", str, "difficulty, in words"),
    _claimed("states", OrNull(int), "known number of reachable states, with default settings"),
    _claimed("cost", OrNull(object), "known least cost: a number, or one for each cost line"),
    _claimed("gain", OrNull(object), "known greatest gain: a number, or one for each gain line"),
    _claimed("length", OrNull(int), "known least number of moves"),
    _claimed("solutions", OrNull(int), "known number of best solutions"),
    Field("unsolvable", bool, "true if the puzzle is known to have no solution",
          lambda entry: entry.default.get("unsolvable", False)),
    Field("parameters", ListOf(Named), "parameters, for `--set`",
          label="Parameters (--set NAME=VALUE)"),
    Field("maps", ListOf(MAP), "maps, for `--map`", label="Maps (--map NAME=FILE)"),
    Field("instances", ListOf(INSTANCE_ENTRY), "instances, for `--instance`",
          label="Instances (--instance NAME)"),
    Field("views", ListOf(str), "views, for `--view`", label="Views (--view NAME)"),
    Field("known", ListOf(dict), "entries of `expect:`",
          lambda entry: [{**k.of, **k.claims, "slow": k.slow} for k in entry.known],
          label="Known"),
))  # fmt: skip

LISTING = document("listing", "Output of `list --format json`.", (
    Field("puzzles", ListOf(ENTRY), "the puzzles", lambda entries: entries),
))  # fmt: skip

# ── the table ────────────────────────────────────────────────────────────────────────

NARROWEST = 18
"""Minimum width of a title; to keep it, the table drops states, then the optimum."""


def listing_text(entries: Sequence[Entry], page: Page, *, summaries: bool = False) -> str:
    """Format a line for each puzzle by family; ``summaries`` adds descriptions."""
    heads = ["states", "optimum", "difficulty"]
    cells = [[_plain(e.states), _plain(e.optimum), e.difficulty] for e in entries]
    widths = widths_of([heads, *cells])
    name = max((columns(entry.name) for entry in entries), default=0)
    longest = max((columns(entry.title) for entry in entries), default=0)
    first = 0
    while first < 3 and _room(page, name, widths[first:]) < min(longest, NARROWEST):
        first += 1
    title = min(longest, max(12, _room(page, name, widths[first:])))

    def line(left: str, middle: str, row: Sequence[str]) -> str:
        texts = [left, _cut(middle, title, page), *row[first:]]
        last = (4 - first,)  # the difficulty, if it fits
        return f"  {aligned(texts, [name, title, *widths[first:]], (0, 1, *last))}".rstrip()

    lines = [page.paint("dim", line(" " * name, "", heads))] if first < 3 else []
    family = None
    for entry, numbers in zip(entries, cells, strict=True):
        if entry.family != family:
            family = entry.family
            lines.append(page.paint("bold", family))
        lines.append(line(pad(entry.name, name), entry.title, numbers))
        if summaries and entry.summary:
            margin = " " * (name + 4)
            for text in wrap(entry.summary, max(12, page.width - name - 4)):
                lines.append(margin + page.paint("dim", text))
    return "\n".join(lines)


def _room(page: Page, name: int, widths: Sequence[int]) -> int:
    return page.width - 2 - name - 2 - sum(2 + width for width in widths)


def _cut(text: str, width: int, page: Page) -> str:
    if columns(text) <= width:
        return text
    dots = "…" if page.blocks else "..."
    while text and columns(text) > width - len(dots):
        text = text[:-1]
    return text.rstrip(" ,;:") + dots


def _plain(value: object) -> str:
    match value:
        case None:
            return ""
        case bool():
            return "true" if value else "false"
        case int():
            return f"{value:,}"
        case list() | tuple():
            return ", ".join(map(_plain, value))
    return str(value)


# ── the page of a puzzle ─────────────────────────────────────────────────────────────

MOST_LEVELS = 12
"""Maximum number of levels listed for a collection; ``--format json`` has them all."""


def entry_text(entry: Entry, page: Page) -> str:
    """Format the description of a puzzle."""
    place = f"in {entry.family}" if entry.family else ""
    words = ", ".join(word for word in (printable(entry.name), place, entry.difficulty) if word)
    lines = painted("bold", entry.title, page) + painted("dim", words, page)
    for paragraph in entry.about.strip().split("\n\n"):
        lines += ["", *wrap(paragraph, page.width)] if paragraph else []
    if entry.source:
        lines += ["", *hanging("Source: ", entry.source, page.width)]
    views = hanging("  ", ", ".join(entry.views), page.width) if entry.views else []
    places = [replace(one, value=one.value or "in the puzzle's file") for one in entry.maps]
    sections = {
        "parameters": _table(entry.parameters, " = ", page),
        "maps": _table(places, "  ", page),
        "instances": list(_instances(entry, page)),
        "views": views,
        "known": [
            text for variant in entry.known if variant.claims.keys() - QUIET
            for text in hanging("  ", _results_text(variant), page.width)
        ],
    }  # fmt: skip
    for name, rows in sections.items():
        if rows:
            lines += ["", page.paint("bold", ENTRY[name].label), *rows]
    if entry.family == entry.name:
        lines += ["", f"The family of that name: puzzlelang list {entry.family}/"]
    return "\n".join(lines)


def _table(rows: Sequence[Named], between: str, page: Page) -> list[str]:
    lefts = [f"  {row.name}{between}{row.value}" for row in rows]
    short = [columns(left) for left in lefts if columns(left) <= page.width // 2]
    width = max(short, default=0)
    lines = []
    for one, left in zip(rows, lefts, strict=True):
        if one.comment and columns(left) <= width:
            lines += hanging(pad(left, width) + "  ", one.comment, page.width)
            continue
        lines += hanging(f"  {one.name}{between}", one.value, page.width)
        lines += hanging("    ", one.comment, page.width) if one.comment else []
    return lines


def _instances(entry: Entry, page: Page) -> Iterator[str]:
    names = max((columns(instance.name) for instance in entry.instances), default=0)
    for instance in entry.instances:
        margin = f"  {pad(instance.name, names)}  "
        if isinstance(instance, Choice):
            yield from hanging(margin, _results_text(instance.known), page.width)
            continue
        count = plural(len(instance.levels), "level")
        slow = ", slow" * instance.slow
        yield from hanging(margin, f"{count} in {instance.file}, {instance.form}{slow}", page.width)
        words = [_level(level) for level in instance.levels]
        if len(words) > 1 and not any(words):
            yield f"    {instance.levels[0].name} to {instance.levels[-1].name}"
            continue
        levels = instance.levels[:MOST_LEVELS]
        width = max((columns(level.name) for level in levels), default=0)
        for level, text in zip(levels, words, strict=False):
            first = f"    {pad(level.name, width)}  "
            yield from hanging(first, text, page.width) if text else [first.rstrip()]
        if len(instance.levels) > len(levels):
            yield f"    … and {len(instance.levels) - len(levels):,} more"


def _level(level: Choice) -> str:
    """Return its title, unless that is its number, and its known results."""
    number = level.name.rpartition(":")[2]
    title = printable(level.title) if level.title != number else ""
    return "; ".join(word for word in (title, _results_text(level.known)) if word)


QUIET = frozenset(("start", "finish", "levels", "trace"))
"""Known results that are too long for a line."""


COUNTED = {
    "states": "state", "transitions": "transition", "solutions": "best solution",
    "goals": "goal state", "lost": "lost state", "dead_ends": "dead end",
}  # fmt: skip
"""Numbers that depend on symmetry reduction, with the noun for each."""


def _results_text(variant: Variant) -> str:
    """``n = 3: cost 7, 10 states``"""
    of: list[str] = []
    for key, value in variant.of.items():
        if isinstance(value, dict):
            of += [f"{name} = {text}" for name, text in value.items()]
        elif key == "symmetry":
            of.append("without symmetry")
        else:
            of.append(f"{key} {value}")
    claims = [_claim(name, value) for name, value in variant.claims.items() if name not in QUIET]
    if variant.merged and COUNTED & variant.claims.keys():
        claims[-1] += " (up to symmetry)"
    claims += ["slow"] * (variant.slow and bool(claims))
    return ": ".join(part for part in (", ".join(of), ", ".join(claims)) if part)


def _claim(name: str, value: object) -> str:
    if name == "unsolvable":
        return "no solution" if value else "solvable"
    if isinstance(value, int) and name in COUNTED:
        return plural(value, COUNTED[name])
    if isinstance(value, int) and name == "length":
        return plural(value, "move")
    if isinstance(value, list):
        return f"{name} [{_plain(value)}]"
    return f"{name} {_plain(value)}"
