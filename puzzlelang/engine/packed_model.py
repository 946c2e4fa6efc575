"""Puzzles for a store: states are integers, in any process, and come in batches.

A store's files may come from anyone, and machine code trusts its states, so these are checked.  In
a state each field has a possible value, all other bits have fixed values, and the invariants hold:
rules omit checks that these imply.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum

from puzzlelang.compiler import (
    WORD,
    CompiledSystem,
    MergedSystem,
    Packing,
    Unprintable,
    all_of,
    compile_puzzle,
    measures,
)
from puzzlelang.core import Boolean, Domain, ListOf, Scalar, SetOf, size_of
from puzzlelang.core import nodes as core
from puzzlelang.engine.kernel import U64, block_functions
from puzzlelang.engine.native_rules import ALL, Rules
from puzzlelang.search import Fault, NoState
from puzzlelang.text import Any, Record, Span, fields, is_record

# ── checks ────────────────────────────────────────────────────────────────────────────


MOST_TABLE = 1 << 16
"""Maximum bits of a table, for a field with gaps between its values."""

WIDEST_DIGIT = 60
"""Maximum bits of a list element for machine code."""

Kept = range | frozenset[int]
"""Possible contents of a field, as stored."""


class Unchecked(Exception):
    """Machine code can't check some variable."""


class Row(metaclass=Record):
    """A field: position and possible contents.

    A list has ``places`` digits (otherwise 0), ``values`` are the digits of an element, and
    ``inner`` describes elements that are lists.
    """

    word: int
    shift: int
    bits: int
    places: int
    values: Kept
    inner: Digits | None = None

    def kept(self, words: Sequence[int]) -> int:
        size = self.bits * max(1, self.places)
        number = sum(words[self.word + n] << WORD * n for n in range(max(1, -(-size // WORD))))
        return number >> self.shift & (1 << size) - 1

    def fits(self, words: Sequence[int]) -> bool:
        content = self.kept(words)
        if not self.places:
            return content in self.values
        return Digits(self.bits, self.values, self.inner).fit(content)

    @property
    def greatest(self) -> int:
        return self.values[-1] if isinstance(self.values, range) else max(self.values)

    @property
    def is_free(self) -> bool:
        """Is every bit pattern allowed?"""
        return not self.places and self.values == range(1 << self.bits)


class Digits(metaclass=Record):
    """Elements of a list: bits, possible digits, and ``inner`` lists."""

    bits: int
    values: Kept
    inner: Digits | None = None

    def fit(self, row: int) -> bool:
        mask = (1 << self.bits) - 1
        while row:
            digit, row = row & mask, row >> self.bits
            if digit not in self.values or self.inner and not self.inner.fit(digit - 1):
                return False
        return True


class Checks:
    """Checks of a puzzle's packed states, except for invariants."""

    def __init__(self, puzzle: core.Puzzle, packing: Packing) -> None:
        self.words = packing.words
        self.unused = [ALL] * packing.words
        self.rows: list[Row] = []
        for variable in puzzle.variables:
            for slot in range(variable.offset, variable.offset + variable.size):
                field = packing.fields[slot]
                used_bits = field.used << field.shift
                for place in range(field.words):
                    self.unused[field.word + place] &= ~(used_bits >> WORD * place)
                row = _row(variable, field)
                if row is not None and not row.is_free:
                    self.rows.append(row)

    def fits(self, packed: int) -> bool:
        if packed >> WORD * self.words:
            return False
        words = [packed >> WORD * n & ALL for n in range(self.words - 1, -1, -1)]
        expected = 1 << WORD - 1
        for word, unused in zip(words, self.unused, strict=True):
            if word & unused != expected:
                return False
            expected = 0
        return all(row.fits(words) for row in self.rows)

    def table(self) -> tuple[array[int], int, int]:
        """``rows``, ``quick`` and ``slow`` of ``store_check``.

        Raise ``Unchecked`` if machine code can't do it.
        """
        sides: dict[tuple[int, int], list[Row]] = {}
        slow = []
        for number, row in enumerate(sorted(self.rows, key=lambda row: (row.word, row.shift))):
            if row.places or not isinstance(row.values, range) or row.shift + row.bits >= WORD:
                slow.append(row)
            else:
                sides.setdefault((row.word, number % 2), []).append(row)
        quick = [_quick(word, side) for (word, _), side in sides.items()]
        words = [*self.unused, *(n for row in quick for n in row)]
        tables: list[int] = []
        start = len(words) + 6 * len(slow)
        for row in slow:
            if row.inner or row.bits > WIDEST_DIGIT and row.places or row.greatest > ALL:
                raise Unchecked
            place = 0
            if not isinstance(row.values, range):
                if row.greatest >= MOST_TABLE:
                    raise Unchecked
                place = start + len(tables)
                bits = sum(1 << value for value in row.values)
                size = row.greatest // WORD + 1
                tables += [bits >> WORD * n & ALL for n in range(size)]
            words += [row.word, row.shift, row.bits, row.places, row.greatest, place]
        return array("Q", [*words, *tables]), len(quick), len(slow)


def _quick(word: int, rows: Sequence[Row]) -> tuple[int, int, int, int]:
    mask = sum((1 << row.bits) - 1 << row.shift for row in rows)
    above = sum(1 << row.shift + row.bits for row in rows)
    highest = sum(row.greatest << row.shift for row in rows)
    return word, mask, highest | above, above


# ── contents of a variable ───────────────────────────────────────────────────────────


def _row(variable: core.Variable, field: Any) -> Row | None:
    """``None`` if all numbers of its bits are valid; unused bits are checked separately."""
    kind, domain = variable.type, variable.domain
    if isinstance(kind, Boolean) or domain is None:
        return None
    if isinstance(kind, SetOf):
        return None if domain.mask else Row(field.word, field.shift, 1, 0, range(1))
    if isinstance(kind, ListOf):
        if not kind.most:
            return Row(field.word, field.shift, 1, 0, range(1))
        digits = _digits(kind, domain)
        return Row(field.word, field.shift, digits.bits, kind.most, digits.values, digits.inner)
    values: Kept = range(1)
    if size_of(domain.values):
        optional = isinstance(kind, Scalar) and kind.optional
        values = _kept(domain, domain.low - optional, optional)
    return Row(field.word, field.shift, field.bits, 0, values)


def _kept(domain: Domain, low: int, none: bool) -> Kept:
    """Values of a domain minus ``low``, and 0 for ``none``."""
    first = domain.low - low - none
    if domain.contiguous and first in (0, 1):
        return range(first, domain.high - low + 1)
    return frozenset(value - low for value in domain.values) | ({0} if none else set())


def _digits(kind: ListOf, domain: Domain | None) -> Digits:
    """``domain``: that of the elements, except sets and lists."""
    digits = kind.digits
    values: Kept = range(1, digits.high - digits.low + 2)
    if isinstance(kind.element, Scalar) and domain is not None and size_of(domain.values):
        values = _kept(domain, digits.low - 1, False)
    inner = _digits(kind.element, None) if isinstance(kind.element, ListOf) else None
    return Digits(digits.bits, values, inner)


# ── batches of states ─────────────────────────────────────────────────────────────────

WIDEST = 64
"""Maximum words of a state."""

MORE = 1 << 16
"""Bytes of a frame besides its states."""

FILTER = 16
"""Bits of a filter for each state."""


class Blocks:
    """Arrays of states, and a puzzle's rules for them.

    Raise ``Unprintable`` if there is no machine code, ``Unchecked`` if it can't check states.
    """

    def __init__(
        self, rules: Rules, checks: Checks, invariants: Any,
        measures: Sequence[tuple[int, int]], near: int,
    ) -> None:  # fmt: skip
        self._near = near
        self.words = rules.packing.words
        self._most = max(1, rules.most_successors)
        self._code = rules.code("expand", "goal", "lost")
        self._rules = self._code.addresses
        self._kernel, functions = block_functions(self.words)
        self._decode, self._encode = functions["store_decode"], functions["store_encode"]
        self._shorten = functions["store_code"]
        self._coder = ctypes.create_string_buffer(functions["store_coder"]())
        self._expand, self._spread = functions["store_expand"], functions["store_spread"]
        self._sort, self._minus = functions["store_sort"], functions["store_minus"]
        self._join = functions["store_join"]
        self._goals, self._mark = functions["store_goals"], functions["store_mark"]
        self._measure, self._returns = functions["store_measure"], functions["store_returns"]
        self._filter, self._slots = functions["store_filter"], functions["store_slots"]
        self._ways, self._kept_only = functions["store_ways"], functions["store_kept"]
        self._rows, self._many = _rows(measures, self.words), len(measures)
        self._check, self._table = functions["store_check"], checks.table()
        self._kept = None if invariants is None else rules.code("goal", wanted=invariants)
        self._frame = self._room(0)
        self._other = self._spread_out = self._scratch(0)

    def _room(self, states: int) -> array[int]:
        return array("Q", (0,)) * (self.words * states)

    def _scratch(self, states: int) -> Any:
        """Memory that is allocated when written to."""
        return (U64 * (self.words * states))()

    def decoded(self, count: int, data: bytes) -> array[int] | None:
        """States of a frame, valid until the next call; ``None`` if it is corrupt."""
        states = self._frame if len(self._frame) == count * self.words else self._room(count)
        self._frame = states
        return None if self._decode(data, len(data), count, _at(states)) else states

    def checked(self, states: array[int]) -> array[int]:
        """Return ``states``; raise ``NoState`` if one is invalid."""
        (table, quick, slow), count = self._table, self.count(states)
        valid = self._kept and self._kept.addresses["goal"]
        if self._check(_at(table), quick, slow, valid, _at(states), count) != count:
            raise NoState("no such state")
        return states

    def count(self, states: array[int]) -> int:
        return len(states) // self.words

    def frames(self, states: array[int], most: int, short: int = 0) -> Iterator[tuple[int, bytes]]:
        """Encode frames of up to ``most`` states; from ``short`` states on, with codes."""
        total = self.count(states)
        out = ctypes.create_string_buffer(min(most, total) * 10 * self.words + MORE)
        room = self._scratch(min(most, total) if short and self.words > 1 else 0)
        for start in range(0, total, most):
            count, address = min(most, total - start), _at(states) + 8 * self.words * start
            if short and count >= short:
                size = self._shorten(address, count, out, self._coder, room)
            else:
                size = self._encode(address, count, out)
            yield count, ctypes.string_at(out, size)

    def expand(
        self, states: array[int], room: int, flush: Callable[[Any, int], None],
        tally: array[int], out: Any,
    ) -> None:  # fmt: skip
        """Pass successors in ``out`` to ``flush`` whenever there are about ``room``.

        ``tally``: see ``store_expand``; its first entry is reset.
        """
        count, tally[0] = self.count(states), 0
        rules = self._rules
        while tally[0] < count:
            if tally[1] + self._most > self.count(out):
                flush(out, tally[1])
                tally[1] = 0
            self._expand(
                rules["expand"], rules["goal"], rules["lost"], _at(states), count, self._most,
                _at(out), self.count(out), _at(tally),
            )  # fmt: skip

    def room_for(self, room: int, states: int) -> Any:
        """Memory for the successors of ``states`` states, or about ``room`` at once."""
        return self._scratch(max(min(room, states * self._most), 2 * self._most))

    def by_part(self, out: Any, total: int, parts: int) -> Iterator[tuple[int, Any]]:
        """States of each part, sorted, without duplicates, and valid until the next."""
        if self.count(self._spread_out) < total:
            self._spread_out = self._scratch(total)
        ends = array("Q", bytes(8 * (parts + 1)))
        self._spread(_at(out), total, self._near, parts, _at(ends), _at(self._spread_out))
        start = 0
        with memoryview(self._spread_out).cast("B").cast("Q") as spread:
            for part in range(parts):
                count = ends[part] - start
                if count:
                    at = _at(self._spread_out) + 8 * self.words * start
                    first = self.words * start
                    distinct = self._sort(at, _at(self._other_room(count)), count)
                    with spread[first : first + self.words * distinct] as part_states:
                        yield part, part_states
                start = ends[part]

    def _other_room(self, count: int) -> Any:
        if self.count(self._other) < count:
            self._other = self._scratch(count)
        return self._other

    def joined(self, frames: Iterable[array[int]]) -> array[int]:
        """Merge ascending frames, without duplicates.

        A frame that does not ascend starts another run; runs of about equal size are merged.
        """
        runs, words = [array("Q")], self.words
        for frame in frames:
            run = runs[-1]
            if run and [*frame[:words]] <= [*run[-words:]]:
                while len(runs) > 1 and len(runs[-2]) <= 2 * len(runs[-1]):
                    self._join_last(runs)
                runs.append(array("Q"))
            runs[-1].extend(frame)
        while len(runs) > 1:
            self._join_last(runs)
        return runs[0]

    def _join_last(self, runs: list[array[int]]) -> None:
        other, one = runs.pop(), runs.pop()
        out = self._room(self.count(one) + self.count(other))
        count = self._join(_at(one), self.count(one), _at(other), self.count(other), _at(out))
        del out[count * self.words :]
        runs.append(out)

    def sorted(self, states: array[int]) -> array[int]:
        count = self.count(states)
        distinct = self._sort(_at(states), _at(self._other_room(count)), count)
        del states[distinct * self.words :]
        return states

    def minus(self, states: array[int], frames: Iterator[array[int]]) -> array[int]:
        """Remove the states of the frames; a frame that does not ascend starts another run."""
        at, last = array("Q", (0, 0)), None
        count, words = self.count(states), self.words
        for frame in frames:
            first = [*frame[:words]]
            if last is not None and first <= last:
                count = self._ended(states, count, at)
            last = [*frame[-words:]]
            self._minus(_at(states), count, _at(frame), self.count(frame), _at(at))
        count = self._ended(states, count, at)
        del states[count * words :]
        return states

    def _ended(self, states: array[int], count: int, at: array[int]) -> int:
        self._minus(_at(states), count, None, 0, _at(at))
        remaining = at[1]
        at[0] = at[1] = 0
        return remaining

    def goals(self, states: array[int]) -> Sequence[int]:
        """Numbers of goals, and of states at which the goal can't be evaluated."""
        tally = array("Q", (0, 0))
        self._goals(self._rules["goal"], _at(states), self.count(states), _at(tally))
        return tally

    def bounds(self) -> array[int]:
        """Least and greatest value of each measure, for no states."""
        return array("Q", ((1 << 64) - 1, 0) * self._many)

    def measure(self, states: array[int], bounds: array[int]) -> None:
        self._measure(_at(self._rows), self._many, _at(states), self.count(states), _at(bounds))

    def returns(self, states: array[int]) -> bool:
        """Can each step from these be undone in one step?"""
        out, count = self._room(2 * self._most), self.count(states)
        return bool(
            self._returns(self._rules["expand"], _at(states), count, self._most, _at(out)) == count
        )

    def filter(self, wanted: array[int]) -> array[int]:
        """Bitmap that rejects most states that are not ``wanted``."""
        count = self.count(wanted)
        bits = array("Q", (0,)) * (1 << max(0, (FILTER * count).bit_length() - 6))
        self._filter(_at(wanted), count, _at(bits), 64 * len(bits) - 1)
        return bits

    def marked(self, states: array[int], wanted: array[int], bits: array[int]) -> array[int]:
        """Keep states with a successor in ``wanted``, which ascends and has the filter ``bits``."""
        out = self._room(self._most)
        count = self._mark(
            self._rules["expand"], _at(states), self.count(states), _at(out), _at(wanted),
            self.count(wanted), _at(bits), 64 * len(bits) - 1,
        )  # fmt: skip
        del states[count * self.words :]
        return states

    def slots(self, states: array[int]) -> array[int]:
        """Hash table of fewer than 2³¹ ``states``."""
        count = self.count(states)
        slots = array("I", (0,)) * (1 << (2 * count).bit_length())
        self._slots(_at(states), count, _at(slots), len(slots) - 1)
        return slots

    def add_ways(
        self, states: array[int], targets: array[int], slots: array[int], numbers: array[int],
        sums: array[int],
    ) -> None:  # fmt: skip
        """Add to each state's sum the numbers of its successors in ``targets``."""
        out, width = self._room(self._most), len(numbers) // (self.count(targets) or 1)
        self._ways(
            self._rules["expand"], _at(states), self.count(states), _at(out), _at(targets),
            _at(slots), len(slots) - 1, _at(numbers), width, _at(sums),
        )  # fmt: skip

    def keep_counted(self, states: array[int], sums: array[int], wide: int) -> None:
        """Keep states with nonzero sums (of ``wide`` words), and the sums."""
        count = self._kept_only(_at(states), self.count(states), _at(sums), wide)
        del states[count * self.words :], sums[count * wide :]


def _rows(measures: Sequence[tuple[int, int]], words: int) -> array[int]:
    """Measures as ``store_measure`` needs them."""
    rows = array("Q")
    for mask, shift in measures:
        masks = [mask >> 64 * (words - 1 - word) & (1 << 64) - 1 for word in range(words)]
        used_words = [word for word in range(words) if masks[word]]
        first = used_words[0]
        masks = masks[first : used_words[-1] + 1]
        rows.extend((64 if shift < 0 else shift % 64, first, len(masks), *masks))
    return rows


def _at(words: Any) -> int:
    """Address of an array or of a part of one."""
    if isinstance(words, array):
        return words.buffer_info()[0]
    return ctypes.addressof(U64.from_buffer(words) if len(words) else words)


# ── models ────────────────────────────────────────────────────────────────────────────

MOST_NEAR = 20
"""Low bits of a state that do not decide its part of a layer.

More of them bring the states of a part closer together, in less space, but limit how far a part can
be split.
"""


class PackedRecipe(metaclass=Record):
    """Input of a model that can be sent to another process."""

    puzzle: core.Puzzle
    tier: str = "auto"

    def model(self) -> PackedModel:
        system = compile_puzzle(self.puzzle)
        return PackedModel(MergedSystem(system) if self.puzzle.symmetry else system, self.tier)


class PackedModel:
    """States packed as for machine code, the first word highest.

    Raise ``Unprintable`` if a variable is too wide for that.
    """

    def __init__(self, system: CompiledSystem, tier: str = "auto") -> None:
        self.system, self.tier = system, tier
        self.packing = Packing.of(system.puzzle)
        self.words = self.packing.words
        self.near = min(MOST_NEAR, self.packing.bits // 2)
        self.checks = Checks(system.puzzle, self.packing)
        self.measures = measures(system.puzzle, self.packing)
        rules = system.puzzle.invariants
        self._kept = all_of([system.lower(rule.condition, {}) for rule in rules]) if rules else None
        self._keeps = system.value(self._kept) if self._kept is not None else None

    def encode(self, state: Any) -> int:
        whole = 0
        for word in self.packing.pack(self.system.slots(state)):
            whole = whole << WORD | word
        return whole

    def decode(self, packed: int) -> Any:
        """Decode a state; raise ``NoState`` if invalid."""
        if not self.checks.fits(packed):
            raise NoState("no such state")
        mask, words = (1 << WORD) - 1, range(self.words - 1, -1, -1)
        slots = self.packing.unpack([packed >> WORD * n & mask for n in words])
        state = self.system.state(slots)
        if self._keeps is not None and not self._holds(state):
            raise NoState("a state breaks an invariant")
        return state

    def _holds(self, state: Any) -> bool:
        try:
            return bool(self._keeps and self._keeps(state))
        except Fault:
            return False

    def blocks(self) -> Any:
        """Batch operations in machine code; ``None`` if unavailable."""
        from puzzlelang.engine.native_rules import Rules

        if self.tier == "python" or self.words > WIDEST:
            return None
        try:
            return Blocks(Rules(self.system), self.checks, self._kept, self.measures, self.near)
        except (Unprintable, Unchecked):
            return None


# ── digest ────────────────────────────────────────────────────────────────────────────

LEFT_OUT = frozenset(
    "span title about settings grids show looks views checks step say index estimate "
    "conflict choice".split()
)
"""Fields that affect neither states nor goals nor costs; ``choice`` belongs to puzzles without
them.
"""


def model_digest(puzzle: core.Puzzle, packed: Packing) -> bytes:
    """Digest of a puzzle's state space: of its rules, not their text."""
    from hashlib import blake2b

    digest = blake2b(digest_size=16)
    numbers: dict[int, int] = {}
    live: list[Any] = []

    def feed(value: Any) -> None:
        if is_record(value):
            if id(value) in numbers:
                put(f"#{numbers[id(value)]}")
                return
            numbers[id(value)] = len(numbers)
            live.append(value)
            put(type(value).__name__)
            for name in fields(value):
                part = getattr(value, name)
                if name not in LEFT_OUT and not isinstance(part, Span):
                    put(name)
                    feed(part)
        elif isinstance(value, Mapping):
            put("{")
            for key in sorted(value, key=repr):
                feed(key)
                feed(value[key])
        elif isinstance(value, set | frozenset):
            feed(sorted(value, key=repr))
        elif isinstance(value, Enum):
            put(value.name)
        elif isinstance(value, int | str | bytes | float | range | None):
            put(f"{type(value).__name__}:{value!r}")
        elif isinstance(value, Sequence):
            put(f"({len(value)}")
            for part in value:
                feed(part)
        else:  # otherwise rules that differ only here would share a digest
            raise AssertionError(f"no digest of {value!r}")

    def put(text: str) -> None:
        digest.update(text.encode("utf-8", "replace") + b"\0")

    feed(puzzle)
    feed(packed)
    return digest.digest()
