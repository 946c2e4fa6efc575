"""Stand-ins for the names of `typing` in annotations.

Annotations are never evaluated here, and importing `typing` takes longer than checking a small
puzzle. Type checkers see the real names. Code that reads annotations at run time (JSON schemas)
imports `typing`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import (
        IO,
        Any,
        BinaryIO,
        ClassVar,
        Generic,
        NoReturn,
        Protocol,
        Self,
        TextIO,
        TypedDict,
        TypeVar,
        assert_never,
        cast,
        dataclass_transform,
        overload,
    )
else:

    class Any:
        """Base class that declares nothing and ignores type parameters."""

        def __init_subclass__(cls, total: bool = True) -> None:
            pass

        __class_getitem__ = classmethod(lambda cls, parameters: cls)

    class TypedDict(dict, Any):
        pass

    Generic = Protocol = IO = BinaryIO = ClassVar = TextIO = NoReturn = Self = Any

    def TypeVar(name, bound=None):
        return name

    def cast(type, value):
        return value

    def overload(function):
        return function

    def dataclass_transform(**details):
        return lambda cls: cls

    def assert_never(value):
        raise AssertionError(f"no case for {value!r}")


__all__ = [
    "IO",
    "TYPE_CHECKING",
    "Any",
    "BinaryIO",
    "ClassVar",
    "Generic",
    "NoReturn",
    "Protocol",
    "Self",
    "TextIO",
    "TypeVar",
    "TypedDict",
    "assert_never",
    "cast",
    "dataclass_transform",
    "overload",
]
