"""Records behave like ``dataclass(frozen=True, slots=True)`` without being dataclasses."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import pytest

from puzzlelang.text.records import Record, field, fields, is_record, replace

T = TypeVar("T")


class Pair(Generic[T], metaclass=Record):
    """Two things."""

    left: T
    right: int = 7

    def swapped(self) -> tuple[int, T]:
        return self.right, self.left


class One(metaclass=Record):
    values: tuple[int, ...]


class Nothing(metaclass=Record):
    pass


class Named(metaclass=Record, eq=False):
    name: str


class Renamed(Named, metaclass=Record):
    before: str = ""


class Marked(One, metaclass=Record, eq=False):
    pass


class Heap(metaclass=Record, frozen=False):
    label: str = ""
    items: list[object] = field(factory=list)


@dataclasses.dataclass(frozen=True, slots=True)
class Twin:
    left: object
    right: object = 7


def test_a_record_is_its_values() -> None:
    assert Pair(1, 2) == Pair(1, right=2) == Pair(right=2, left=1) != Pair(2, 1)
    assert Pair("a") == Pair("a", 7) and hash(Pair("a")) == hash(Pair("a", 7))
    assert One((1,)) == One((1,)) and hash(One((1,))) == hash(One((1,))) and One((1,)) != One((2,))
    assert Nothing() == Nothing() and len({Nothing(), Nothing()}) == 1
    assert Pair((), 0) != One(()) != Nothing()
    assert Pair(1, 2) != (1, 2) and Pair(1, 2) != Twin(1, 2)


def test_the_fields_of_a_base_come_first() -> None:
    one = Renamed("new", "old")
    assert fields(one) == Renamed.__match_args__ == ("name", "before") and isinstance(one, Named)
    assert one == Renamed(before="old", name="new") != Renamed("new") == Renamed("new", "")
    assert copy.copy(one) == pickle.loads(pickle.dumps(one)) == one
    assert replace(one, name="other") == Renamed("other", "old")
    assert Marked((1,)) != Marked((1,)) and len({Marked((1,)), Marked((1,))}) == 2
    with pytest.raises(AttributeError):
        one.name = "other"  # type: ignore[misc]


@pytest.mark.parametrize("values", [(1, 2), ("a",), ((), None)])
def test_it_is_told_and_hashed_as_a_dataclass_is(values: Any) -> None:
    assert hash(Pair(*values)) == hash(Twin(*values))
    assert repr(Pair(*values)) == repr(Twin(*values)).replace("Twin", "Pair")


def test_without_equality_each_is_itself() -> None:
    a, b = Named("n"), Named("n")
    assert a != b and a == a and len({a, b, a}) == 2


def test_nothing_is_set_twice() -> None:
    pair = Pair(1)
    for name in ("left", "right", "other"):
        with pytest.raises(AttributeError, match="set again"):
            setattr(pair, name, 3)
        with pytest.raises(AttributeError, match="deleted"):
            delattr(pair, name)
    assert pair == Pair(1)
    assert not hasattr(pair, "__dict__")


def test_what_may_change_has_no_hash() -> None:
    heap = Heap("a")
    heap.label, heap.items = "b", [1]
    assert heap == Heap("b", [1])
    with pytest.raises(TypeError):
        hash(heap)
    with pytest.raises(AttributeError):
        heap.other = 1  # type: ignore[attr-defined]


def test_a_made_default_is_ones_own() -> None:
    first, second = Heap(), Heap()
    first.items.append(1)
    assert second.items == [] and Heap("x").items is not Heap("x").items


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: Pair(), "needs a value for `left`"),
        (lambda: Pair(right=1), "needs a value for `left`"),
        (lambda: Pair(1, 2, 3), "has 2 fields, but 3 values"),
        (lambda: Pair(1, left=2), "has two values for `left`"),
        (lambda: Pair(1, 2, right=2), "has two values for `right`"),
        (lambda: Pair(1, middle=2), "has no field `middle`"),
        (lambda: Nothing(1), "has 0 fields, but 1 values"),
        (lambda: replace(Pair(1), middle=2), "has no field `middle`"),
    ],
)
def test_wrong_arguments_are_told(wrong: Callable[[], object], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        wrong()


def test_patterns_copies_pickles() -> None:
    match Pair(1, 2):
        case Pair(left, right=right):
            assert (left, right) == (1, 2)
    inner: Heap = Heap("inner", [Pair([1])])
    inner.items.append(inner)
    for twin in (copy.deepcopy(inner), pickle.loads(pickle.dumps(inner))):
        assert twin is not inner and twin.label == "inner"
        assert twin.items[0] == Pair([1]) and twin.items[1] is twin
    for whole in (Pair((1, 2)), One((3,)), Nothing()):
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(whole, protocol)) == whole
        assert copy.copy(whole) == copy.deepcopy(whole) == whole


def test_fields_and_replace() -> None:
    pair = Pair(One((1,)), 2)
    assert fields(pair) == fields(Pair) == ("left", "right")
    assert replace(pair, right=3) == Pair(One((1,)), 3) and pair.right == 2
    assert is_record(pair) and not any(map(is_record, (Pair, (), 1, Twin(1))))
    assert pair.swapped() == (2, One((1,))) and Pair.__doc__ == "Two things."


def test_a_class_is_made_once() -> None:
    """Code that refers to its own class, such as ``super()``, finds the final class."""

    class Own(metaclass=Record):
        value: int

        def __repr__(self) -> str:
            return f"{__class__.__name__} {super().__getattribute__('value')}"  # type: ignore[name-defined]

    assert repr(Own(3)) == "Own 3" and type(Own) is type
