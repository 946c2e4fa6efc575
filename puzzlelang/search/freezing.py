"""Hashable stand-ins for states of any container type, and independent copies."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Set
from copy import copy, deepcopy

from puzzlelang.text import Any, TypeVar

T = TypeVar("T")

ATOMS: frozenset[type] = frozenset({int, str, bool, float, bytes, complex, type(None)})
FLAT: frozenset[type] = frozenset({list, dict, set, bytearray})


class Unfreezable(TypeError):
    """A value that can't be hashed, iterated over, or split into fields."""


def freeze(value: Any) -> Hashable:
    """A hashable value that is equal exactly for equal values of the same type.

    Accepts lists, dicts, sets, bytearrays, arrays, other iterables that can be iterated repeatedly,
    and objects (by fields, unless they define a hash), nested to any depth.
    """
    kind = type(value)
    if kind in ATOMS:
        return value  # type: ignore[no-any-return]
    if kind is tuple or kind is list:
        parts = value if ATOMS.issuperset(map(type, value)) else map(freeze, value)
        if kind is tuple:
            return tuple(parts)
        return (list, *parts)
    if isinstance(value, bytearray):
        return (kind, bytes(value))
    if isinstance(value, Set):
        frozen = frozenset(map(freeze, value))
        return frozen if isinstance(value, Hashable) else (kind, frozen)
    if isinstance(value, Mapping):
        return (kind, frozenset((freeze(key), freeze(content)) for key, content in value.items()))
    if not has_identity_hash(value):
        try:
            hash(value)
        except TypeError:
            pass  # for example, a tuple with a list inside
        else:
            return value  # type: ignore[no-any-return]
    fields = fields_of(value)
    if fields is not None:
        return (kind, tuple((name, freeze(content)) for name, content in fields))
    if isinstance(value, Iterator):
        raise Unfreezable(f"a {kind.__name__} can't be a state: it can be iterated over only once")
    if isinstance(value, Iterable):
        return (kind, tuple(map(freeze, value)))
    if isinstance(value, Hashable):
        return value
    raise Unfreezable(
        f"a {kind.__name__} can't be a state: it can be neither hashed nor iterated over"
    )


def is_frozen(value: Any) -> bool:
    """True if states like ``value`` can be compared without stand-ins."""
    try:
        hash(value)
    except TypeError:
        return False
    if isinstance(value, tuple | frozenset):
        return all(map(is_frozen, value))
    if isinstance(value, Iterator):
        return False
    return not (has_identity_hash(value) and fields_of(value) is not None)


def has_identity_hash(value: Any) -> bool:
    """True if ``value`` is equal only to itself, so that a copy would be a new state."""
    kind: Any = type(value)
    return bool(kind.__hash__ is object.__hash__ and kind.__eq__ is object.__eq__)


def fields_of(value: Any) -> list[tuple[str, Any]] | None:
    """The fields of an object by name; None for functions, classes and fieldless values."""
    if isinstance(value, type) or callable(value):
        return None
    fields = dict(getattr(value, "__dict__", {}))
    has_fields = hasattr(value, "__dict__")
    for kind in type(value).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if hasattr(value, name):
                fields[name] = getattr(value, name)
                has_fields = True
    return sorted(fields.items()) if has_fields else None


def duplicate(value: T) -> T:
    """A copy that shares nothing mutable with ``value``."""
    kind: type = type(value)
    if kind in FLAT:
        members: Any = value.values() if isinstance(value, dict) else value
        if ATOMS.issuperset(map(type, members)):
            return copy(value)
    return deepcopy(value)
