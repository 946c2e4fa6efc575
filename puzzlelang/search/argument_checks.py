"""Checks of a Python program's arguments before a search begins."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from puzzlelang.text import Any


class SearchUsageError(TypeError):
    """An argument of the wrong kind; the message names it and a correct one."""


def check_function(name: str, function: object, *parameters: str) -> None:
    """Check that ``function`` accepts the arguments ``parameters``."""
    takes = f"({', '.join(parameters)})"
    if not callable(function):
        raise SearchUsageError(f"`{name}` must be a function of {takes}, not {shown(function)}")
    from inspect import signature  # a slow import, needed only for puzzles written in Python

    try:
        actual = signature(function)
    except (TypeError, ValueError):
        return  # some functions written in C have no signature
    try:
        actual.bind(*parameters)
    except TypeError:
        name_of = getattr(function, "__name__", "the given one")
        raise SearchUsageError(
            f"`{name}` must be a function of {takes}, but {name_of}{actual} takes other arguments"
        ) from None


def check_collection(name: str, given: object, state: object, what: str) -> Collection[Any]:
    """The result of an author's function as a list; other types are rejected."""
    if given is None:
        raise SearchUsageError(
            f"`{name}` returned None for the state {state!r}; is a `return` or `yield` missing?"
        )
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        raise SearchUsageError(
            f"`{name}` must return a collection of {what}; "
            f"for the state {state!r} it returned {shown(given)}"
        )
    return list(given)


def check_condition(name: str, value: object, state: object) -> bool:
    """The result of an author's condition as a boolean; None and functions are rejected."""
    if value is None or callable(value):
        raise SearchUsageError(
            f"`{name}` must return True or False; "
            f"for the state {state!r} it returned {shown(value)}"
        )
    return bool(value)


def did_you_mean(name: object, names: Iterable[str]) -> str:
    from difflib import get_close_matches  # imported only if there is an error

    near = get_close_matches(str(name), list(names), 1, 0.5)
    return f"; did you mean {near[0]!r}?" if near else ""


def shown(value: object) -> str:
    """``the list [1, 2]``"""
    if value is None:
        return "None"
    text = repr(value)
    return f"the {type(value).__name__} {text if len(text) < 60 else text[:57] + '...'}"
