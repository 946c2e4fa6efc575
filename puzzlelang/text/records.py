"""Record classes: like ``dataclasses``, but without compiling source code.

``dataclasses`` compiles source code for each class at each start. For the three hundred classes
here, this takes longer than solving a small puzzle. All records share one set of methods. Slots,
equality, hashes, copies and pickles are as in ``dataclass(frozen=True, slots=True)``, and type
checkers treat a record as a dataclass.

    class Span(metaclass=Record):
        start: int
        end: int = 0

A module with records needs ``from __future__ import annotations``. The fields of a base, which is a
record without defaults, come first; a derived record names the metaclass again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter

from puzzlelang.text.annotations import Any, NoReturn, TypeVar, cast, dataclass_transform

T = TypeVar("T")
_Setter = Callable[[Any, Any], None]


class _Factory:
    """A default factory."""

    __slots__ = ("factory",)

    def __init__(self, factory: Callable[[], Any]) -> None:
        self.factory = factory


def field(*, factory: Callable[[], T]) -> T:
    """Declare a default created separately for each record: ``field(factory=list)``"""
    return cast(T, _Factory(factory))


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Record(type):
    """Metaclass of record classes.

    ``frozen``: values are set once. ``eq``: records with equal values are equal and have equal
    hashes; otherwise they are compared by identity.

    A decorator would create each class twice, because slots can't be added later. The class is a
    plain instance of ``type``, for which ``isinstance`` is faster.
    """

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        members: dict[str, Any],
        *,
        frozen: bool = True,
        eq: bool = True,
    ) -> type:
        own = tuple(members.get("__annotations__", ()))
        defaults = {name: members.pop(name) for name in own if name in members}
        names = tuple(n for base in bases for n in getattr(base, "__match_args__", ())) + own
        methods: dict[str, Any] = {
            "__repr__": _repr,
            "__getstate__": _state,
            "__setstate__": _restore,
        }
        if frozen:
            methods |= {"__setattr__": _refuse_to_set, "__delattr__": _refuse_to_delete}
        methods["__eq__"] = _is_equal if eq else object.__eq__
        methods["__hash__"] = (_hash if frozen else None) if eq else object.__hash__
        members = {**methods, **members, "__slots__": own, "__match_args__": names}
        record_class: Any = type(name, bases, members)
        record_class._setters = tuple(getattr(record_class, name).__set__ for name in names)
        record_class._values = _getter(names)
        record_class.__init__ = _init(record_class._setters, defaults)
        return cast(type, record_class)


# ── operations on records ────────────────────────────────────────────────────────────


def is_record(value: object) -> bool:
    return hasattr(type(value), "_setters")


def fields(value: Any) -> tuple[str, ...]:
    """The names of a record's fields, in order."""
    return cast("tuple[str, ...]", value.__match_args__)


def replace(value: T, /, **changes: Any) -> T:
    """A copy of a record with some values changed."""
    return type(value)(**{name: getattr(value, name) for name in fields(value)} | changes)


# ── construction ─────────────────────────────────────────────────────────────────────


def _getter(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    return staticmethod(lambda self: tuple(getattr(self, name) for name in names))


def _init(setters: tuple[_Setter, ...], defaults: dict[str, Any]) -> Callable[..., None]:
    count = len(setters)

    def __init__(self: Any, *values: Any, **named: Any) -> None:
        if named or len(values) != count:
            values = _complete(type(self), defaults, values, named)
        for set_, value in zip(setters, values):  # noqa: B905  # `strict` would double the time
            set_(self, value)

    return __init__


def _complete(
    cls: Any, defaults: dict[str, Any], values: tuple[Any, ...], named: dict[str, Any]
) -> tuple[Any, ...]:
    names = cls.__match_args__
    if len(values) > len(names):
        raise TypeError(f"{cls.__name__} has {len(names)} fields, but {len(values)} values")
    arguments = list(values)
    for name in names[len(values) :]:
        if name in named:
            value = named.pop(name)
        elif name in defaults:
            value = defaults[name]
            value = value.factory() if isinstance(value, _Factory) else value
        else:
            raise TypeError(f"{cls.__name__} needs a value for `{name}`")
        arguments.append(value)
    for name in named:
        twice = "has two values for" if name in names else "has no field"
        raise TypeError(f"{cls.__name__} {twice} `{name}`")
    return tuple(arguments)


# ── methods of all records ───────────────────────────────────────────────────────────


def _repr(self: Any) -> str:
    pairs = (f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
    return f"{type(self).__qualname__}({', '.join(pairs)})"


def _is_equal(self: Any, other: Any) -> object:
    if other.__class__ is not self.__class__:
        return NotImplemented
    values = self._values
    return values(self) == values(other)


def _hash(self: Any) -> int:
    return hash(self._values(self))


def _refuse_to_set(self: Any, name: str, value: Any) -> NoReturn:
    raise AttributeError(
        f"`{name}` of a {type(self).__name__} can't be set again", name=name, obj=self
    )


def _refuse_to_delete(self: Any, name: str) -> NoReturn:
    raise AttributeError(
        f"`{name}` of a {type(self).__name__} can't be deleted", name=name, obj=self
    )


def _state(self: Any) -> tuple[Any, ...]:
    return cast("tuple[Any, ...]", self._values(self))


def _restore(self: Any, values: Iterable[Any]) -> None:
    for set_, value in zip(self._setters, values, strict=True):
        set_(self, value)
