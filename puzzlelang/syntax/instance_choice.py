"""Choice of an instance: in the puzzle file, a level of a collection, or from another file."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence

from puzzlelang.syntax import tree
from puzzlelang.syntax.files import read_below, read_file
from puzzlelang.text import (
    TYPE_CHECKING,
    Diagnostics,
    PuzzleError,
    Record,
    Source,
    Span,
    did_you_mean,
    field,
    refusal,
)

if TYPE_CHECKING:
    from puzzlelang.syntax.level_files import Level

OUTSIDE_MAP = "put the map into the puzzle's folder, or use `--map NAME=PATH`"
OUTSIDE_FILE = "put the file into the puzzle's folder, or use `--instance PATH`"


class Instance(metaclass=Record):
    """Values for parameters and texts for maps, with a name; the default has an empty name.

    ``expectation`` holds the claims about it.
    """

    name: str = ""
    title: str = ""
    values: Mapping[str, tree.Data] = field(factory=dict)
    maps: Mapping[str, tree.MapText] = field(factory=dict)
    expectation: tree.Expectation | None = None

    @property
    def label(self) -> str:
        """``microban:3``, followed by the title if that adds something."""
        number = self.name.rpartition(":")[2]
        return f"{self.name}, {self.title}" if self.title not in ("", number) else self.name


def choose(parsed: tree.Puzzle, text: str, *, files: bool = True) -> Instance:
    """Find the instance that ``text`` means; with ``files``, it may also be in any file.

    Forms: ``small``, ``microban:3``, ``microban:TITLE``; ``FILE``, ``FILE:3``, ``cards=FILE:3``,
    with ``-`` for standard input.  Names in the puzzle come first.  Raises :class:`PuzzleError`.
    """
    entries = {entry.name.text: entry for entry in parsed.instances}
    name, _, key = text.partition(":")
    match entries.get(name):
        case tree.Instance() as entry if text == name:
            return _said(parsed, entry)
        case tree.Instance():
            raise _refused(f"`{name}` is one instance, without numbers", f"write `{name}`")
        case tree.Collection() as entry:
            return _chosen(levels(parsed, entry), name, key)
    form_name, equals, rest = text.partition("=")
    form = entries.get(form_name)
    if files and equals and isinstance(form, tree.Collection):
        return _foreign(parsed, rest, [form])
    if files and _means_a_file(text):
        every = [e for e in parsed.instances if isinstance(e, tree.Collection)]
        return _foreign(parsed, text, every)
    forms = [e.name.text + ":N" * isinstance(e, tree.Collection) for e in parsed.instances]
    number_hint = ", where N counts from 1" * any(":" in one for one in forms)
    help = f"there are {', '.join(forms)}{number_hint}" if forms else "it has no `instances:`"
    raise _refused(f"this puzzle has no instance `{text}`", did_you_mean(name, entries) or help)


def declared(parsed: tree.Puzzle, diagnostics: Diagnostics | None = None) -> Iterator[Instance]:
    """All instances of the puzzle, including each level of its collections.

    With ``diagnostics``, entries whose files can't be read are reported there and skipped.
    """
    files: dict[str, Source] = {}
    for entry in parsed.instances:
        try:
            if isinstance(entry, tree.Instance):
                yield _said(parsed, entry, files)
            else:
                yield from numbered(levels(parsed, entry), entry.name.text, entry.slow)
        except PuzzleError as error:
            if diagnostics is None:
                raise
            for diagnostic in error.diagnostics:
                diagnostics.add(diagnostic)


def levels(parsed: tree.Puzzle, collection: tree.Collection) -> list[Level]:
    """Read the levels of a collection in the puzzle's folder."""
    source = read_below(parsed.source, collection.path, OUTSIDE_FILE)
    level_list = _read(parsed, collection, source)
    return _some(level_list, source, collection, collection.path.span)


def numbered(level_list: Sequence[Level], name: str, slow: bool = False) -> Iterator[Instance]:
    for number, level in enumerate(level_list, 1):
        yield _level(level, f"{name}:{number}", slow)


def paths(
    parsed: tree.Puzzle, entry: tree.Expectation, files: dict[str, Source] | None = None
) -> dict[str, tree.MapText]:
    """Read the maps of ``map:``, which must be in the puzzle's folder.

    ``files`` caches their texts, so each is read once.
    """
    files = {} if files is None else files
    for name, path in entry.maps:
        check_map(parsed, name.text, path.value, name.span)
        if path.value not in files:
            files[path.value] = read_below(parsed.source, path, OUTSIDE_MAP)
    return {name.text: files[path.value] for name, path in entry.maps}


def check_map(parsed: tree.Puzzle, name: str, given: str, span: Span | None = None) -> None:
    """Reject a map that the puzzle does not have, before looking for its file."""
    names = [entry.name.text for entry in parsed.maps]
    if name not in names:
        help = f"its maps are {', '.join(names)}" if names else "it has no `maps:`"
        message = f"this puzzle has no map `{name}` (given: {given})"
        raise refusal("unknown-map", message, did_you_mean(name, names) or help, span)


# ── the forms of an instance ─────────────────────────────────────────────────────────


def _said(
    parsed: tree.Puzzle, entry: tree.Instance, files: dict[str, Source] | None = None
) -> Instance:
    values = {name.text: data for name, data in entry.expectation.settings}
    return Instance(
        entry.name.text, "", values, paths(parsed, entry.expectation, files), entry.expectation
    )


def _level(level: Level, name: str, slow: bool = False) -> Instance:
    values = {name.text: data for name, data in level.settings}
    claims = tree.Expectation(level.span, (), (), None, level.claims, None, slow)
    return Instance(name, level.title, values, dict(level.maps), claims)


def _chosen(level_list: Sequence[Level], name: str, key: str) -> Instance:
    """The level with this number or title; without either, the only level."""
    count, every = len(level_list), f"`{name}:1` to `{name}:{len(level_list)}`"
    if count == 1:
        every = f"only `{name}:1`"
    if not key and count > 1:
        raise _refused(
            f"`{name}` has {count:,} levels", f"choose one: {every}, or a title after the colon"
        )
    if not key:
        return _level(level_list[0], f"{name}:1")
    if key.isascii() and key.isdigit():
        number = int(key[:19])
        if not 1 <= number <= count:
            have = "1 level" if count == 1 else f"{count:,} levels"
            raise _refused(
                f"`{name}` has {have}, but no number {key[:19]}",
                f"there {'is' if count == 1 else 'are'} {every}",
            )
        return _level(level_list[number - 1], f"{name}:{number}")
    titles = [level.title for level in level_list]
    places = [i for i, title in enumerate(titles, 1) if title == key] or [
        i for i, title in enumerate(titles, 1) if title.casefold() == key.casefold()
    ]
    if len(places) > 1:
        have = ", ".join(f"`{name}:{place}`" for place in places[:8])
        raise _refused(
            f"{len(places)} levels of `{name}` have the title `{key}`", f"choose by number: {have}"
        )
    if not places:
        help = did_you_mean(key, titles) or f"choose by number: {every}"
        raise _refused(f"no level of `{name}` has the title `{key}`", help)
    return _level(level_list[places[0] - 1], f"{name}:{places[0]}")


def _read(parsed: tree.Puzzle, collection: tree.Collection, source: Source) -> list[Level]:
    from puzzlelang.syntax.level_files import read_levels

    diagnostics = Diagnostics()
    level_list = read_levels(collection, parsed, source, diagnostics)
    diagnostics.check()
    return level_list


def _some(
    level_list: list[Level], source: Source, collection: tree.Collection, span: Span | None
) -> list[Level]:
    if level_list:
        return level_list
    help = f"a line has the form `{' '.join(name.text for name in collection.line)}`"
    if collection.map is not None:
        help = f"a level consists of characters from the legend of `{collection.map.text}`"
    message = f"`{source.name}` has no levels"
    raise refusal("bad-level", message, help, span)


# ── files from elsewhere ─────────────────────────────────────────────────────────────


def _means_a_file(text: str) -> bool:
    path, _ = _path_and_key(text)
    return path == "-" or os.path.exists(path) or bool(
        os.path.dirname(path) or os.path.splitext(path)[1]
    )  # fmt: skip


def _path_and_key(text: str) -> tuple[str, str]:
    """Split ``levels.xsb:3`` into the longest existing path and the rest."""
    if text == "-" or text.startswith("-:"):
        return "-", text[2:]
    at = len(text)
    while at >= 0:
        if os.path.exists(text[:at]):
            return text[:at], text[at + 1 :]
        at = text.rfind(":", 0, at)
    path, _, key = text.rpartition(":")
    return (path, key) if path and key.isdigit() else (text, "")


def _foreign(parsed: tree.Puzzle, text: str, forms: Sequence[tree.Collection]) -> Instance:
    """Read a level of a file named by the user, in the first form that fits."""
    from puzzlelang.syntax.level_files import fits

    path, key = _path_and_key(text)
    if not forms:
        help = "describe such a file by a collection below `instances:`"
        if parsed.maps:
            help += f"; to read one map, use `--map {parsed.maps[0].name.text}={path}`"
        raise _refused("this puzzle does not describe files of instances", help)
    source = read_file(path)
    for form in forms:
        level_list = fits(form, parsed, source, Diagnostics())
        if level_list:
            return _chosen(level_list, path, key)
    # report the mistakes for the first form
    return _chosen(_some(_read(parsed, forms[0], source), source, forms[0], None), path, key)


def _refused(message: str, help: str) -> PuzzleError:
    return refusal("unknown-instance", message, help)
