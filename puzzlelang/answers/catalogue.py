"""Descriptions of the bundled puzzles, without a search."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from puzzlelang.answers.listing import Choice, Collection, Entry, Named, Variant
from puzzlelang.answers.loading import parse, read_puzzle_file
from puzzlelang.syntax import data_text, levels, library, numbered, read_file, read_outline, tree
from puzzlelang.text import Diagnostics, Source, Stage, did_you_mean, refusal, stage, usage_error

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
