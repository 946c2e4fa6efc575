"""Frontiers of best-first searches: the item with the smallest key is popped first.

(Breadth-first and depth-first searches use a ``deque``.) Equal keys are first in, first out. If the
key includes an estimate, they are popped by highest cost, because the estimate is lowest; equal
costs last in, first out.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from puzzlelang.text import Any, Generic, Protocol, TypeVar

T = TypeVar("T")


class Frontier(Protocol[T]):
    lowest: Any
    """Key of the item popped last."""

    def push(self, key: Any, item: T) -> None: ...

    def pop(self) -> T: ...

    def __iter__(self) -> Iterator[T]:
        """Yield the items in the order in which they would be popped."""

    def __len__(self) -> int: ...


class Buckets(Generic[T]):
    """Frontier for integer keys: a list for each key, and a heap of keys.

    First in, first out. 1.5 times as fast as :class:`Heap`, because many states share a key.
    """

    __slots__ = ("_buckets", "_keys", "_size", "lowest")

    def __init__(self) -> None:
        self.lowest: Any = None
        self._keys: list[Any] = []
        self._buckets: dict[Any, list[Any]] = {}  # [index of the next item, item, item, …]
        self._size = 0

    def push(self, key: Any, item: T) -> None:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._buckets[key] = [1, item]
            heappush(self._keys, key)
        else:
            bucket.append(item)
        self._size += 1

    def pop(self) -> T:
        self.lowest = key = self._keys[0]
        bucket = self._buckets[key]
        place: int = bucket[0]
        item: T = bucket[place]
        place += 1
        if place == len(bucket):
            heappop(self._keys)
            del self._buckets[key]
        else:
            bucket[0] = place
        self._size -= 1
        return item

    def __iter__(self) -> Iterator[T]:
        for key in sorted(self._keys):
            bucket = self._buckets[key]
            yield from bucket[bucket[0] :]

    def __len__(self) -> int:
        return self._size


class DearestStacks(Buckets[Any]):
    """Buckets of records (cost in second place): equal keys by highest cost, equal costs last in,
    first out.
    """

    __slots__ = ()

    def push(self, key: Any, item: Any) -> None:
        rank = key, -item[1]
        bucket = self._buckets.get(rank)
        if bucket is None:
            self._buckets[rank] = [item]
            heappush(self._keys, rank)
        else:
            bucket.append(item)
        self._size += 1

    def pop(self) -> Any:
        rank = self._keys[0]
        self.lowest = rank[0]
        bucket = self._buckets[rank]
        item = bucket.pop()
        if not bucket:
            heappop(self._keys)
            del self._buckets[rank]
        self._size -= 1
        return item

    def __iter__(self) -> Iterator[Any]:
        for rank in sorted(self._keys):
            yield from reversed(self._buckets[rank])


class Heap(Generic[T]):
    """Frontier for keys of any type with ``<`` and ``==``."""

    __slots__ = ("_heap", "_pushed", "lowest")

    def __init__(self) -> None:
        self.lowest: Any = None
        self._heap: list[tuple[Any, int, T]] = []
        self._pushed = 0

    def push(self, key: Any, item: T) -> None:
        self._pushed += 1
        heappush(self._heap, (key, self._pushed, item))

    def pop(self) -> T:
        self.lowest, _, item = heappop(self._heap)
        return item

    def __iter__(self) -> Iterator[T]:
        return (item for _, _, item in sorted(self._heap))

    def __len__(self) -> int:
        return len(self._heap)


class DearestHeap(Heap[Any]):
    """Heap of records: equal keys by highest cost, equal costs last in, first out."""

    __slots__ = ()

    def push(self, key: Any, item: Any) -> None:
        self._pushed -= 1
        heappush(self._heap, ((key, _Falling(item[1])), self._pushed, item))

    def pop(self) -> Any:
        item = super().pop()
        self.lowest = self.lowest[0]
        return item


class _Falling:
    """A cost in descending order; costs may have no negation."""

    __slots__ = ("cost",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, cost: Any) -> None:
        self.cost = cost

    def __lt__(self, other: _Falling) -> bool:
        return bool(other.cost < self.cost)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Falling) and bool(self.cost == other.cost)


def frontier_for(key: Any, dearest_first: bool = False) -> Frontier[Any]:
    """The fastest frontier for keys like ``key``; ``dearest_first`` is for records."""
    if type(key) is not int:
        return DearestHeap() if dearest_first else Heap()
    return DearestStacks() if dearest_first else Buckets()
