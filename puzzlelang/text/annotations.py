"""The names of `typing` that annotations need, without `typing`.

No annotation is evaluated here, and to import `typing` takes longer than to check a small puzzle.
A checker of types sees the real names; for the program they are as little as they can be.  What
reads annotations while it runs, as the schemas of JSON do, imports `typing` itself.
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
        """A base that declares nothing, and with any parameters is the same."""

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
        return lambda made: made

    def assert_never(value):
        raise AssertionError(f"no case is for {value!r}")


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
