"""Load puzzles from names, paths, texts and Python values."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike, fspath

from puzzlelang.answers import load as load_file
from puzzlelang.answers import load_text, loadable
from puzzlelang.front.python.python_puzzle import Puzzle
from puzzlelang.search import collector_paused
from puzzlelang.text import Any, Diagnostic, PuzzleError, Source

Values = Mapping[str, Any]

TIERS = ("auto", "python", "native")


def load(
    what: str | PathLike[str],
    /,
    *,
    params: Values | None = None,
    instance: str = "",
    maps: Mapping[str, str] | None = None,
    tier: str = "auto",
    symmetry: bool = True,
    problem: str | PathLike[str] | None = None,
    **values: Any,
) -> Puzzle:
    """Load a puzzle by its name in the library or the path of its file.

    With ``problem``, both are paths of PDDL files: a domain and a problem of it.

    ``values`` sets parameters: ``load("frogs", left=3)``.  ``params`` sets parameters whose names
    are arguments of this function.  ``instance``: the name of an instance in the file; ``maps``:
    paths of map files by name of the map.  Raises :class:`PuzzleError` with all mistakes.
    """
    _check_tier(tier)
    settings, pairs = _settings(params, values), [*(maps or {}).items()]
    with collector_paused():
        source = fspath(what) if problem is None else _converted(fspath(what), fspath(problem))
        inputs = source, settings, pairs, instance, tier
        return Puzzle(loadable(lambda: load_file(*inputs, symmetry=symmetry)))


def _converted(domain: str, problem: str) -> Source:
    from puzzlelang.pddl import convert_files
    from puzzlelang.syntax import read_file

    return convert_files(read_file(domain), read_file(problem)).source


def loads(
    text: str | Mapping[str, Any],
    /,
    name: str = "puzzle.yaml",
    *,
    params: Values | None = None,
    instance: str = "",
    tier: str = "auto",
    symmetry: bool = True,
    **values: Any,
) -> Puzzle:
    """Load a puzzle from a text, or from a dictionary with the same sections.

    Messages use ``name`` as the file name, and other files are found relative to it.
    """
    if not isinstance(text, str):
        text = _as_yaml(text)
    _check_tier(tier)
    settings = _settings(params, values)
    source = Source(name, text)
    with collector_paused():
        inputs = source, settings, (), instance, tier
        return Puzzle(loadable(lambda: load_text(*inputs, symmetry=symmetry)))


def _as_yaml(sections: Mapping[str, Any]) -> str:
    import yaml

    try:
        return yaml.safe_dump(dict(sections), sort_keys=False, allow_unicode=True, width=1000)
    except yaml.YAMLError as error:
        value = error.args[-1]
        raise TypeError(
            f"a section can't contain {value!r}: use texts, numbers, truth values, lists and "
            "dictionaries"
        ) from None


def check(what: str | PathLike[str], /, **values: Any) -> tuple[Diagnostic, ...]:
    """Check a puzzle without a search: its errors and warnings, if any."""
    try:
        return load(what, **values).diagnostics
    except PuzzleError as error:
        return error.diagnostics


def _check_tier(tier: str) -> None:
    if tier not in TIERS:
        raise ValueError(f"`tier` must be one of {', '.join(TIERS)}, not {tier!r}")


def _settings(params: Values | None, values: Values) -> list[tuple[str, str]]:
    return [(name, as_text(value)) for name, value in {**(params or {}), **values}.items()]


def as_text(value: Any) -> str:
    """Format the value of a parameter for ``--set``."""
    match value:
        case None:
            return "none"
        case bool():
            return "true" if value else "false"
        case int() | str():
            return str(value)
        case set() | frozenset():
            return as_text(sorted(value, key=str))
        case list() | tuple() | range():
            return "[" + ", ".join(map(as_text, value)) + "]"
    raise TypeError(
        f"a parameter can't be {value!r}: use a number, a text, a truth value or several"
    )
