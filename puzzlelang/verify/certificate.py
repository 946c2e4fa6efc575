"""Check a certificate: a proof that no goal is cheaper, or that none exists.

A certificate is a set of states, each with a lower bound on the cost of reaching it.  It proves
that no goal costs less than ``below`` (``None``: no goal exists) if

- it contains each start with bound 0 (unless ``below`` is 0);
- each step from one of its states either reaches cost ``below``, counted from the state's bound, or
  leads to a state of the set whose bound is at most that cost;
- it contains no goal.

By induction, a trace that costs less than ``below`` stays in the set, so it reaches no goal.  Two
conditions make the certificate of a claim unique, so that any change is detected: the states are
sorted, and each bound is attained by a step.

The last number of a bound counts steps, the others are the cost lines.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from itertools import pairwise
from operator import contains

from puzzlelang.core import (
    NONE,
    Boolean,
    ListOf,
    Scalar,
    SetOf,
    Variable,
    semantics,
    size_of,
    slot_names,
    values,
)
from puzzlelang.text import IO, Any, NoReturn, Record, Stage, current_task, stage
from puzzlelang.verify.findings import (
    BadFile,
    Refused,
    TooLarge,
    at,
    count,
    fields,
    json_list,
    numbers,
    parse,
    so_far,
    whole_number,
    word,
)
from puzzlelang.verify.steps import Cost, Key, Steps

VERSION = 1
LONGEST_LINE = 8 << 20
LONGEST_TEXT = 1 << 30
HEAD = [
    "certificate", "puzzle", "parameters", "fingerprint", "below", "slots", "layers", "states",
]  # fmt: skip


def read_certificate(stream: IO[bytes], digest: str = "") -> Certificate:
    """Read a certificate from an open file, perhaps compressed by gzip; its layers are read lazily.

    ``digest``: the expected digest of the uncompressed text, if the answer has one.  Raises
    :class:`BadFile`.
    """
    text = unpacked(stream)
    lines = lines_of(text, digest)
    try:
        head = fields(next(lines, None), HEAD)
    except Refused as problem:
        raise BadFile(str(problem)) from None
    if type(head["certificate"]) is not int or head["certificate"] != VERSION:
        raise BadFile(f"it is not version {VERSION}, which this program reads")

    def check_rest() -> None:
        if digest or text is not stream:  # gzip has a checksum at the end
            for _ in lines:
                pass

    return Certificate(head, _layers(lines, head), check_rest)


def _layers(lines: Iterator[object], head: Mapping[str, object]) -> Iterator[Layer]:
    layers, number = head["layers"], 0
    for line in lines:
        number += 1
        if isinstance(layers, int) and number > layers:
            raise BadFile(f"it has more than the {count(layers, 'layer')} it declares")
        size = whole_number(fields(line, ["bound", "states"]), "states")
        yield line, _rows(lines, size)
    if isinstance(layers, int) and number < layers:
        raise BadFile(f"it is cut short after {number} of {count(layers, 'layer')}")


def _rows(lines: Iterator[object], size: int) -> Iterator[object]:
    for number in range(max(0, min(size, 1 << 62))):
        row = next(lines, lines)
        if row is lines:
            raise BadFile(f"it is cut short after {number} of {count(size, 'state')}")
        yield row


def unpacked(stream: IO[bytes]) -> IO[bytes]:
    magic = stream.read(2)
    stream.seek(0)
    if magic != b"\x1f\x8b":
        return stream
    import gzip

    unpacked: Any = gzip.GzipFile(fileobj=stream)
    return unpacked  # type: ignore[no-any-return]


def lines_of(stream: IO[bytes], digest: str) -> Iterator[object]:
    from zlib import error as BadData

    hasher = sha256()
    place = size = 0
    while True:
        try:
            line = stream.readline(LONGEST_LINE)
        except (OSError, EOFError, BadData) as error:
            if isinstance(error, OSError) and error.errno is not None:  # not damage
                raise
            raise BadFile(f"it is damaged: {error}") from None
        if not line:
            break
        place += 1
        if not line.endswith(b"\n"):
            raise BadFile(f"line {place} does not end, or is too long")
        size += len(line)
        if size > LONGEST_TEXT:
            raise BadFile(f"it is longer than {LONGEST_TEXT >> 20:,} MiB")
        hasher.update(line)
        try:
            yield parse(line.decode("ascii"), f"line {place}")
        except UnicodeDecodeError:
            raise BadFile(f"line {place} is not plain ASCII text") from None
        except ValueError as problem:
            raise BadFile(str(problem)) from None
    if digest and digest != f"sha256:{hasher.hexdigest()}":
        raise BadFile("it was not written with this answer: its digest differs")


MOST_CERTIFIED = 1_000_000
"""Maximum number of states of a certificate, unless ``--states`` allows more."""

LARGEST_BOUND = 1 << 64

Layer = tuple[object, Iterable[object]]
"""The parsed ``{"bound": …, "states": …}``, and the states of the layer."""


class Certificate(metaclass=Record):
    """A certificate as read, unchecked.

    ``layers`` may be iterated once.  ``check_rest`` reads the rest of a file and raises
    :class:`BadFile` if it is damaged or isn't the one named by the answer.
    """

    head: Mapping[str, object]
    layers: Iterable[Layer]
    check_rest: Callable[[], None] = lambda: None


def embedded(data: object) -> Certificate:
    """Read a certificate embedded in an answer."""
    content = fields(data, ["below", "slots", "states", "layers"])
    layers = json_list(content["layers"], "`layers`")

    def each() -> Iterator[Layer]:
        for place, item in enumerate(layers, 1):
            with at(f"layer {place}"):
                layer = fields(item, ["bound", "states"])
                states = json_list(layer["states"], "`states`")
                header = {"bound": layer["bound"], "states": len(states)}
            yield header, states

    head = {name: content[name] for name in ("below", "slots", "states")}
    return Certificate(head | {"layers": len(layers)}, each())


def proves(
    steps: Steps, certificate: Certificate, below: Cost | None, most: int = MOST_CERTIFIED
) -> int:
    """Check that no goal costs less than ``below``, and return the number of states.  Raises
    :class:`Refused` if the proof fails, :class:`TooLarge` if it has more than ``most`` states.
    """
    head = certificate.head
    _same_claim(steps, head, below)
    size, layers = whole_number(head, "states"), whole_number(head, "layers")
    if size > most:
        raise TooLarge(
            f"its certificate has {word(size)} states; `--states {size}` allows that many"
        )
    states = _States(steps, below)
    with so_far(lambda: f"{states.looked:,} of {size:,} states of the certificate"):
        with stage(Stage.READING, total=size):
            for layer in certificate.layers:
                if len(states.starts) == layers:
                    raise Refused(f"it has more than {count(layers, 'layer')}")
                with at(f"layer {len(states.starts) + 1}"):
                    states.read(*layer, size)
        if len(states.starts) != layers:
            had = count(len(states.starts), "layer")
            raise Refused(f"it has {had} but declares {word(layers)}")
        if len(states.number) != size:
            had = count(len(states.number), "state")
            raise Refused(f"it has {had} but declares {word(size)}")
        with stage(Stage.VERIFYING, total=size):
            states.close()
    return size


def _same_claim(steps: Steps, head: Mapping[str, object], below: Cost | None) -> None:
    expected = None if below is None else list(below)
    bound = head["below"] if head["below"] is None else numbers(head, "below")
    if bound != expected:
        none = "that there is no goal"
        says = none if bound is None else f"that no goal is cheaper than {word(bound)}"
        claims = none if expected is None else f"that none is cheaper than {word(expected)}"
        raise Refused(f"it proves another claim, {says}; the answer claims {claims}")
    if head["slots"] != slot_names(steps.puzzle):
        raise Refused("its `slots` don't match this puzzle")


class _States:
    """The states of a certificate, numbered, with bounds by layer."""

    def __init__(self, steps: Steps, below: Cost | None) -> None:
        self.steps = steps
        self.below = below
        self.number: dict[Key, int] = {}
        self.starts: list[int] = []
        self.bounds: list[Cost] = []
        self.looked = 0  # number of states checked so far
        variables = steps.puzzle.variables
        self.kinds = [variable for variable in variables for _ in range(variable.size)]
        usual = {variable.offset: _usual(variable) for variable in variables}
        # the values of each slot, as numbers, if there are few
        self.usual = [usual[variable.offset] for variable in self.kinds]

    def read(self, bound: object, rows: Iterable[object], declared: int) -> None:
        header = fields(bound, ["bound", "states"])
        size = whole_number(header, "states")
        cost = tuple(numbers(header, "bound"))
        self._check_bound(cost)
        self.starts.append(len(self.number))
        self.bounds.append(cost)
        last: Key | None = None
        task = current_task()
        for row in rows:
            task.at(len(self.number))
            try:
                key = self._key(row)
                if last is not None and not last < key:
                    raise Refused("it is out of order: states must ascend")
                if key in self.number:
                    raise Refused("it is also in an earlier layer")
                if len(self.number) == declared:
                    raise Refused(f"there are more than {declared:,} in all")
            except Refused as problem:
                place = len(self.number) - self.starts[-1] + 1
                raise type(problem)(f"state {place}: {problem}") from None
            self.number[key] = len(self.number)
            last = key
        length = len(self.number) - self.starts[-1]
        if length != size or not size:
            raise Refused(f"it has {count(length, 'state')} but declares {word(size)}")

    def _check_bound(self, cost: Cost) -> None:
        if len(cost) != len(self.steps.unit) or not all(0 <= n < LARGEST_BOUND for n in cost):
            lines = len(self.steps.unit) - 1
            expected = f"{count(lines, 'cost line')} and the steps"
            raise Refused(f"its bound is {word(list(cost))}; expected: {expected}, none below 0")
        if self.bounds and not self.bounds[-1] < cost:
            raise Refused(f"its bound {list(cost)} is not above the previous one")
        if self.below is not None and not cost < self.below:
            raise Refused(f"its bound {list(cost)} is not below {list(self.below)}")

    def _key(self, row: object) -> Key:
        if not isinstance(row, list) or len(row) != len(self.kinds):
            raise Refused(f"it is {values.quote(row)}, not a list of {len(self.kinds)}")
        if set(map(type, row)) == {int} and all(map(contains, self.usual, row)):
            return self.steps.key(row)
        return self.steps.key(
            [_slot(item, kind) for item, kind in zip(row, self.kinds, strict=True)]
        )

    # ── closure under steps ──────────────────────────────────────────────────────────

    def close(self) -> None:
        """Check each state and its successors."""
        steps, below = self.steps, self.below
        met = bytearray(len(self.number))
        if below is None or steps.zero < below:
            self._begins(met)
        last = self.starts[1:]
        numbers_of, bounds = self.number, self.bounds
        of_layer: dict[Cost, Cost] = {}
        current: Cost = ()
        task = current_task()
        for key, place in numbers_of.items():
            self.looked = place
            task.at(place)
            cost = bounds[bisect_right(last, place)]
            if cost != current:
                current, of_layer = cost, {}
            if steps.is_goal(key):
                self._refuse(key, f"is a goal, at {list(cost)} or more")
            if (
                below is not None
                and not tuple(map(sum, zip(cost, steps.unit, strict=True))) < below
            ):
                continue  # no step from here costs less than `below`
            for after, step_cost in steps.after(key):
                path_cost = of_layer.get(step_cost)
                if path_cost is None:
                    path_cost = of_layer[step_cost] = tuple(
                        map(sum, zip(cost, step_cost, strict=True))
                    )
                if below is not None and not path_cost < below:
                    continue
                successor = numbers_of.get(after)
                if successor is None:
                    self._refuse(after, f"is missing, but is reached at {list(path_cost)}")
                bound = bounds[bisect_right(last, successor)]
                if bound > path_cost:
                    text = f"has the bound {list(bound)}, but is reached at {list(path_cost)}"
                    self._refuse(after, text)
                if bound == path_cost:
                    met[successor] = 1
        if 0 in met:
            key = next(key for key, place in numbers_of.items() if not met[place])
            self._refuse(key, "has a bound that no step attains")

    def _begins(self, met: bytearray) -> None:
        steps = self.steps
        size = self.starts[1] if len(self.starts) > 1 else len(self.number)
        for start in steps.starts:
            place = self.number.get(start, size)
            if place >= size or self.bounds[0] != steps.zero:
                if len(steps.starts) == 1:
                    raise Refused("its first state is not the start, with bound 0")
                self._refuse(start, "is a start, but not in a first layer with bound 0")
            if not steps.is_kept(start):
                raise Refused("the start breaks an invariant")
            met[place] = 1

    def _refuse(self, key: Key, problem: str) -> NoReturn:
        text = semantics.shown(self.steps.puzzle, self.steps.slots(key))
        raise Refused(f"the state {values.quote(text)} {problem}")


def _usual(variable: Variable) -> frozenset[int]:
    kind, domain = variable.type, variable.domain
    if isinstance(kind, Boolean):
        return frozenset((0, 1))
    if isinstance(kind, Scalar) and domain is not None and size_of(domain.values) <= 4096:
        return frozenset(domain.values)
    return frozenset()


def _slot(item: object, variable: Variable) -> int:
    """Decode a slot: a number, null for none, a list of numbers for a set or a list."""
    kind = variable.type
    value: int | None = None
    if isinstance(kind, SetOf):
        value = _set(item)
    elif isinstance(kind, ListOf):
        value = _list(item, kind)
    elif type(item) is int:
        value = item
    elif item is None and isinstance(kind, Scalar) and kind.optional:
        return NONE
    if value is None or value == NONE or not values.fits(value, variable):
        raise Refused(f"`{variable.name}` has {word(item)}, which is not among its values")
    return value


def _list(item: object, kind: ListOf) -> int | None:
    if not isinstance(item, list) or len(item) > kind.most:
        return None
    row = 0
    for digit in reversed(item):
        if type(digit) is not int or not 1 <= digit <= kind.digits.mask:
            return None
        row = row << kind.digits.bits | digit
    return row


def _set(item: object) -> int | None:
    if not isinstance(item, list) or not all(type(part) is int and part >= 0 for part in item):
        return None
    ascending: list[int] = item
    if any(a >= b for a, b in pairwise(ascending)):
        return None
    if ascending and ascending[-1] > MOST_PLACES:
        return None
    group = 0
    for part in ascending:
        group |= 1 << part
    return group


MOST_PLACES = 20_000_000
"""Largest member of a set; maps are smaller."""
