"""Suggestions for unknown keys."""

from __future__ import annotations

from collections.abc import Iterable

from puzzlelang.syntax.sections import (
    COLLECTION_KEYS,
    EXPECTATIONS,
    GENERATE_KEYS,
    MAP_KEYS,
    OTHER_WORDS,
    SECTIONS,
    SYMMETRY_KEYS,
    TRANSITION_KEYS,
)
from puzzlelang.text import WayOut, meant, nearest

_OWNERS = (
    ("below the name of a transition", TRANSITION_KEYS),
    ("to the sections, at the beginning of a line", SECTIONS),
    ("below the name of a map", MAP_KEYS),
    ("below `symmetry:`", SYMMETRY_KEYS),
    ("below `expect:`", EXPECTATIONS),
    ("below a name of `instances:`", COLLECTION_KEYS),
    ("below `generate:`", GENERATE_KEYS),
)


def way_out(word: str, table: Iterable[str], hint: str) -> str | WayOut:
    """Help for a key that is not in ``table``."""
    names = list(table)
    is_count = word in ("moves", "steps") and "length" in names
    near = "length" if is_count else key_meant(word, names)
    if word == "require" and "when" in names:
        return meant("when")
    if word.startswith("maximi") and "cost" in names:
        return "a `cost:` is minimized: to maximize a value, subtract it from its maximum"
    owner = next((o for o, keys in _OWNERS if word in keys), None)
    if owner and not nearest(word, names):
        return f"it belongs {owner}"
    if word == "else" and "then" in names:
        return "below `then:` write `if …:`, and below that `else:`; or make it two transitions"
    if word in ("initial", "init", "start") and near in ("state", "starts"):
        return "the initial value goes under `state:`, as in `farmer: bank = left`"
    return meant(near) if near else hint or f"the keys here are {', '.join(names)}"


def key_meant(word: str, table: Iterable[str]) -> str | None:
    """The key that a word means; None if it is unclear."""
    names = list(table)
    other = OTHER_WORDS.get(word)
    return nearest(word, names) or (other if other in names else None)
