"""Frontiers of a best-first search: what has the smallest key comes out first.

Breadth-first and depth-first searches need no class: a ``deque`` taken from its left or its
right end is their frontier.  Here, things of equal key come out in the order in which they
were put in; or, where an estimate is part of the key, the dearest first (little is then left to a
goal) and of these the last.
"""

from __future__ import annotations

from heapq import heappop, heappush

from puzzlelang.text import Any, Generic, Protocol, TypeVar

T = TypeVar("T")


class Frontier(Protocol[T]):
    lowest: Any
    """The key of what came out last."""

    def push(self, key: Any, item: T) -> None: ...

    def pop(self) -> T: ...

    def __len__(self) -> int: ...


class Buckets(Generic[T]):
    """For keys that are whole numbers: a list for each key, a heap of the keys in use.

    First in, first out.  Half again as fast as :class:`Heap`, because many states share a key.
    """

    __slots__ = ("_buckets", "_keys", "_size", "lowest")

    def __init__(self) -> None:
        self.lowest: Any = None
        self._keys: list[Any] = []
        self._buckets: dict[Any, list[Any]] = {}  # [where the next one stands, one, one, …]
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

    def __len__(self) -> int:
        return self._size


class DearestStacks(Buckets[Any]):
    """The same for records, which have their cost in second place: of equal keys the dearest
    comes out first, and of these the last.
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


class Heap(Generic[T]):
    """For keys of any type with ``<`` and ``==``."""

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

    def __len__(self) -> int:
        return len(self._heap)


class DearestHeap:
    """The same for records: of equal keys the dearest comes out first, and of these the last."""

    __slots__ = ("_heap", "_pushed", "lowest")

    def __init__(self) -> None:
        self.lowest: Any = None
        self._heap: list[tuple[Any, _Falling, int, Any]] = []
        self._pushed = 0

    def push(self, key: Any, item: Any) -> None:
        self._pushed -= 1
        heappush(self._heap, (key, _Falling(item[1]), self._pushed, item))

    def pop(self) -> Any:
        self.lowest, _, _, item = heappop(self._heap)
        return item

    def __len__(self) -> int:
        return len(self._heap)


class _Falling:
    """A cost in descending order: not every type of costs has a minus."""

    __slots__ = ("cost",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, cost: Any) -> None:
        self.cost = cost

    def __lt__(self, other: _Falling) -> bool:
        return bool(other.cost < self.cost)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Falling) and bool(self.cost == other.cost)


def frontier_for(key: Any, dearest_first: bool = False) -> Frontier[Any]:
    """The fastest frontier for keys like ``key``; ``dearest_first`` of those that are equal, for
    records.
    """
    if type(key) is not int:
        return DearestHeap() if dearest_first else Heap()
    return DearestStacks() if dearest_first else Buckets()
