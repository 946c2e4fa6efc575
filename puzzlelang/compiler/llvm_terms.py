"""Terms as LLVM assembly.

A number is an i64, a condition an i1, and a set an integer of whole words (64, 128, … bits) for its
largest member. A fault jumps to the block ``fault``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from puzzlelang.compiler.constant_tables import Table
from puzzlelang.compiler.ir import (
    CONDITIONS,
    Apply,
    Closure,
    Const,
    Element,
    Fault,
    Fold,
    Hit,
    If,
    Let,
    Look,
    Pick,
    Slide,
    Slot,
    Temp,
    Term,
    is_place,
    nodes,
)
from puzzlelang.compiler.llvm_text import (
    Assembly,
    Data,
    bits_of,
    packed_bits,
    rounded,
    signed,
    storage,
)
from puzzlelang.compiler.state_layout import WORD, Field, Packing, Unprintable, fields_of
from puzzlelang.core import NONE, OPERATIONS, Cells, Digits, Kind, current
from puzzlelang.text import assert_never

WIDEST = 8192
"""Maximum bits of a set that is built; LLVM is slow for more. Membership in parts of larger sets
can be tested.
"""

PRINTED = {name: row.llvm for name, row in OPERATIONS.items() if row.llvm}
"""Operations that are a single instruction, predicate or intrinsic."""

SETS = frozenset(name for name in PRINTED if OPERATIONS[name].gives.kind is Kind.SET)
EXTREMES = frozenset(name for name in PRINTED if OPERATIONS[name].more)
COMPARISONS = PRINTED.keys() & CONDITIONS
ARITHMETIC = PRINTED.keys() - COMPARISONS - SETS - EXTREMES


class SharedResults:
    """Layout of the results of shared terms in the memory of machine code.

    First a byte for each term, 1 once it has a result; then the results, in words.
    """

    def __init__(
        self, terms: Iterable[Term] = (), width: Callable[[Term], int] = lambda _: WORD
    ) -> None:
        """``width``: bits of a result, a multiple of a word."""
        self._places: dict[Term, tuple[int, int]] = {}
        rows = [*terms]
        self.flag_words = -(-8 * len(rows) // WORD)
        self.words = self.flag_words
        for number, term in enumerate(rows):
            self._places[term] = number, self.words
            self.words += width(term) // WORD
        self.used: dict[Term, None] = {}
        """The terms that the printed code uses."""

    def __contains__(self, term: Term) -> bool:
        return term in self._places

    def place(self, term: Term) -> tuple[int, int]:
        """Return the number of the flag, and of the first word of the result."""
        self.used[term] = None
        return self._places[term]


class TermPrinter(Assembly):
    """Prints terms into one function, whose argument ``%s`` points to the state."""

    def __init__(self, packing: Packing, data: Data, shared: SharedResults | None = None) -> None:
        super().__init__()
        self.packing, self.data = packing, data
        self.shared = shared or SharedResults()
        self.results = ""
        """Address of the results of shared terms; empty before one is printed."""
        self.temps: dict[Temp, tuple[str, int]] = {}
        self._widths: dict[Temp, int] = {}
        self._term_widths: dict[Term, int] = {}
        self._safe: dict[Term, bool] = {}
        self._words: dict[int, str] = {}
        self._slots: dict[int, str] = {}

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Forget afterwards the values loaded inside, because control may bypass it."""
        words, slots = dict(self._words), dict(self._slots)
        yield
        self._words, self._slots = words, slots

    # ── widths ───────────────────────────────────────────────────────────────────────

    def width(self, term: Term) -> int:
        """Return the bits of a value: 64 for a number, more for a large set."""
        bits = self._term_widths.get(term)
        if bits is None:
            bits = self._width(term)
            if not term.temps:  # the width of free temps may change
                self._term_widths[term] = bits
        return bits

    def _width(self, term: Term) -> int:
        match term:
            case Apply():
                return self._width_of_result(term)
            case Const(value):
                return rounded(value.bit_length())
            case Slot(slot) | Element(slot):
                return rounded(self.packing.fields[slot].bits)
            case Temp():
                if term in self.temps:
                    return self.temps[term][1]
                return self._widths.get(term) or rounded(bits_of(term.bounds))
            case Look(table):
                return rounded(bits_of((table.low, table.high)))
            case Pick(_, items):
                return max(map(self.width, items))
            case If(_, then, otherwise):
                return max(self.width(then), self.width(otherwise))
            case Let(temp, value, body):
                self._widths[temp] = self.width(value)
                return self.width(body)
            case Fold("list"):
                return rounded(bits_of(term.bounds))
            case Fold("those" | "set", body=body):
                return self.width(body)
            case Closure("reach", temp, size, begin, body):
                self._widths[temp] = WORD
                return max(rounded(size), self.width(begin), self.width(body))
            case Hit() | Fold() | Closure() | Slide() | Fault():
                return WORD
        assert_never(term)

    def _width_of_result(self, term: Apply) -> int:
        operation = term.operation
        if operation in CONDITIONS:
            return WORD
        if term.maps and not isinstance(term.maps[0], Cells):
            return _width_of_list(term)
        match operation, term.arguments:
            case "with", (group, member):
                return max(self.width(group), rounded(member.bounds[1] + 1))
            case _, (a, b) if operation in SETS:
                return max(self.width(a), self.width(b))
            case "difference" | "without", (group, _):
                return self.width(group)
            case "move", (group, Const(by)):
                return rounded(self.width(group) + max(by, 0))
            case "neighbours", _:
                cells = term.maps[0]
                assert isinstance(cells, Cells)
                return rounded(cells.size)
        if operation in ARITHMETIC:
            low, high = term.bounds
            if low < -(1 << 62) or high > 1 << 62:
                raise Unprintable("a number of more than 62 bits")
        return WORD

    # ── reading the state ────────────────────────────────────────────────────────────

    def word(self, place: int) -> str:
        if place not in self._words:
            address = self.op(f"getelementptr i64, ptr %s, i64 {place}") if place else "%s"
            self._words[place] = self.op(f"load i64, ptr {address}")
        return self._words[place]

    def kept(self, slot: int) -> str:
        """Print the stored bits of a field."""
        field = self.packing.fields[slot]
        if field.bits > WORD:
            width = rounded(field.bits)
            address = self.op(f"getelementptr i64, ptr %s, i64 {field.word}")
            return self.op(f"load i{width}, ptr {address}, align 8")
        word = self.word(field.word)
        if field.shift:
            word = self.op(f"lshr i64 {word}, {field.shift}")
        return self.op(f"and i64 {word}, {signed(field.mask, 64)}")

    def slot(self, slot: int) -> str:
        if slot not in self._slots:
            self._slots[slot] = self.decoded(self.packing.fields[slot], self.kept(slot))
        return self._slots[slot]

    def decoded(self, field: Field, kept: str) -> str:
        offset = field.low - field.optional
        value = self.op(f"add i64 {kept}, {offset}") if offset else kept
        if field.optional:
            absent = self.op(f"icmp eq i64 {kept}, 0")
            value = self.op(f"select i1 {absent}, i64 {NONE}, i64 {value}")
        return value

    def encoded(self, field: Field, value: str) -> str:
        """Print the bits that represent a value in a field."""
        offset = field.low - field.optional
        bits = self.op(f"sub i64 {value}, {offset}") if offset else value
        if field.optional:
            absent = self.op(f"icmp eq i64 {value}, {NONE}")
            bits = self.op(f"select i1 {absent}, i64 0, i64 {bits}")
        return bits

    def place(self, offset: int, size: int, index: str, base: str = "%s") -> tuple[str, str]:
        """Print word address and shift of one of ``size`` fields from slot ``offset`` on."""
        first, last = self.packing.fields[offset], self.packing.fields[offset + size - 1]
        if first.bits > WORD:
            far = self.op(f"mul i64 {index}, {first.words}")
            word = self.op(f"add i64 {far}, {first.word}")
            return self.op(f"getelementptr i64, ptr {base}, i64 {word}"), "0"
        if first.word == last.word:
            shift = self.op(f"mul i64 {index}, {first.bits}")
            return self._address(base, first.word), self.op(f"add i64 {shift}, {first.shift}")
        each = fields_of(first.bits)
        row = self.op(f"udiv i64 {index}, {each}")
        word = self.op(f"add i64 {row}, {first.word}")
        rest = self.op(f"urem i64 {index}, {each}")
        address = self.op(f"getelementptr i64, ptr {base}, i64 {word}")
        return address, self.op(f"mul i64 {rest}, {first.bits}")

    def _address(self, base: str, word: int) -> str:
        return self.op(f"getelementptr i64, ptr {base}, i64 {word}") if word else base

    # ── faults ───────────────────────────────────────────────────────────────────────

    def fault_unless(self, condition: str) -> None:
        if condition == "true":
            return
        on = self.label()
        self.branch(condition, on, "fault")
        self.start(on)

    def safe(self, term: Term) -> bool:
        """May ``term`` be evaluated even if it isn't needed: is it cheap, and can't it fault?"""
        is_safe = self._safe.get(term)
        if is_safe is None:
            small = term.weight <= current.light and not (term.may_fault or term.binds)
            is_safe = self._safe[term] = small and all(map(_is_cheap, nodes(term)))
        return is_safe

    # ── conditions ───────────────────────────────────────────────────────────────────

    def truth(self, term: Term) -> str:
        """Print a condition as an i1."""
        if term in self.shared:
            return self.op(f"icmp ne i64 {self._shared_value(term)}, 0")
        return self._computed_truth(term)

    def _computed_truth(self, term: Term) -> str:
        match term:
            case Const(value):
                return "true" if value else "false"
            case Hit():
                return self._hit(term)
            case Apply("and" | "or" as word, parts):
                return self._connected(word, parts)
            case Apply("not", (inner,)):
                return self.op(f"xor i1 {self.truth(inner)}, true")
            case Apply("in", (member, group)):
                return self._in(member, group)
            case Apply("different", parts):
                return self._different(parts)
            case Apply("subset", (left, right)):
                width = max(self.width(left), self.width(right))
                a, b = self.value(left, width), self.value(right, width)
                outside = self.op(f"xor i{width} {b}, -1")
                rest = self.op(f"and i{width} {a}, {outside}")
                return self.op(f"icmp eq i{width} {rest}, 0")
            case Apply(operation, (left, right)) if operation in COMPARISONS:
                width = max(self.width(left), self.width(right))
                a, b = self.value(left, width), self.value(right, width)
                return self.op(f"icmp {PRINTED[operation]} i{width} {a}, {b}")
        width = self.width(term)
        return self.op(f"icmp ne i{width} {self.value(term)}, 0")

    def _connected(self, word: str, parts: Sequence[Term]) -> str:
        if all(self.safe(part) for part in parts[1:]):
            test = self.truth(parts[0])
            for part in parts[1:]:
                test = self.op(f"{word} i1 {test}, {self.truth(part)}")
            return test
        yes, no, end = self.label(), self.label(), self.label()
        with self.apart():
            self._decide(word, parts, yes, no)
        self.start(yes)
        self.jump(end)
        self.start(no)
        self.jump(end)
        self.start(end)
        return self.phi("i1", [("true", yes), ("false", no)])

    def decide(self, condition: Term, yes: str, no: str) -> None:
        """Print a conditional jump."""
        match condition:
            case _ if condition in self.shared:
                self.branch(self.truth(condition), yes, no)
            case Apply("and" | "or" as word, parts) if not all(map(self.safe, parts)):
                self._decide(word, parts, yes, no)
            case Apply("not", (inner,)):
                self.decide(inner, no, yes)
            case _:
                self.branch(self.truth(condition), yes, no)

    def _decide(self, word: str, parts: Sequence[Term], yes: str, no: str) -> None:
        """The same for several conditions, short-circuited."""
        first, *rest = parts
        if not rest:
            self.decide(first, yes, no)
        elif all(map(self.safe, parts)):
            self.branch(self._connected(word, parts), yes, no)
        else:
            on = self.label()
            self.decide(first, *((on, no) if word == "and" else (yes, on)))
            self.start(on)
            with self.apart():
                self._decide(word, rest, yes, no)

    def _in(self, value: Term, group: Term) -> str:
        raise NotImplementedError

    def _different(self, values: Sequence[Term]) -> str:
        raise NotImplementedError

    def _hit(self, term: Hit) -> str:
        table, index = term.table, term.index
        place = self.value(index)
        if len(table.entries) <= current.bit_table:
            mask = sum(bit << at for at, bit in enumerate(table.entries))
            place = self.op(f"and i64 {place}, 63")
            there = self.op(f"lshr i64 {signed(mask, 64)}, {place}")
            return self.op(f"trunc i64 {there} to i1")
        if len(table.entries) > current.bit_per_entry:
            key = ("bits", id(table))
            at = self.op(f"lshr i64 {place}, 3")
            byte = self.constant(key, lambda: packed_bits(table.entries), 8, at)
            bit = self.op(f"trunc i64 {self.op(f'and i64 {place}, 7')} to i8")
            return self.op(f"trunc i8 {self.op(f'lshr i8 {byte}, {bit}')} to i1")
        entry = self.entry(table, place, 8)
        return self.op(f"trunc i8 {entry} to i1")

    # ── values ───────────────────────────────────────────────────────────────────────

    def value(self, term: Term, width: int | None = None) -> str:
        """Print a number or set as an integer of ``width`` bits, which suffice for it (None: its
        own width).
        """
        own = self.width(term)
        if max(own, width or 0) > WIDEST:
            raise Unprintable(f"a set of {max(own, width or 0)} values")
        if isinstance(term, Const):
            return signed(term.value, width or own)
        number = self._shared_value(term) if term in self.shared else self._value(term)
        if width is None or width == own:
            return number
        cast = "zext" if own < width else "trunc"  # the bits cut off are 0
        return self.op(f"{cast} i{own} {number} to i{width}")

    def _shared_value(self, term: Term) -> str:
        """Print a call that computes a shared term unless it has a result, and the result."""
        if not self.results:
            self.results = self.alloca(f"[{self.shared.words} x i64]")
            for word in range(self.shared.flag_words):
                address = self.name()
                self.allocas.append(
                    f"  {address} = getelementptr i64, ptr {self.results}, i64 {word}"
                )
                self.allocas.append(f"  store i64 0, ptr {address}")
        number, word = self.shared.place(term)
        status = self.op(f"call i32 @shared_{number}(ptr %s, ptr {self.results})")
        if term.may_fault:
            self.fault_unless(self.op(f"icmp eq i32 {status}, 0"))
        address = self._address(self.results, word)
        return self.op(f"load i{self.width(term)}, ptr {address}, align 8")

    def shared_function(self, term: Term) -> None:
        """Print the function that computes a shared term unless ``%results`` has its result."""
        self.here = "begin"
        self.results = "%results"
        number, word = self.shared.place(term)
        flag = self.op(f"getelementptr i8, ptr %results, i64 {number}")
        known, on = self.label(), self.label()
        self.branch(self.op(f"icmp eq i8 {self.op(f'load i8, ptr {flag}')}, 0"), on, known)
        with self.apart():
            self.start(on)
            value = self._value(term)
            self.do(
                f"store i{self.width(term)} {value}, ptr {self._address('%results', word)}, align 8"
            )
            self.do(f"store i8 1, ptr {flag}")
            self.jump(known)
        self.start(known)
        self.do("ret i32 0")

    def wide(self, number: str, width: int) -> str:
        return number if width == WORD else self.op(f"zext i64 {number} to i{width}")

    def narrow(self, number: str, width: int) -> str:
        return number if width == WORD else self.op(f"trunc i{width} {number} to i64")

    def zeros(self, which: str, mask: str, width: int, is_empty: bool = False) -> str:
        """Print the number of zeros at the end (``cttz``) or the start (``ctlz``) of a mask.

        Only with ``is_empty`` may all its bits be zeros.
        """
        arguments = [f"i{width} {mask}", f"i1 {str(not is_empty).lower()}"]
        return self.narrow(self.call(f"llvm.{which}.i{width}", f"i{width}", arguments), width)

    def next_member(
        self, temp: Temp, waiting: str, width: int, head: str, inner: str, end: str
    ) -> tuple[str, str]:
        """Begin a round that binds a temp to the lowest member of the set at ``waiting``.

        Returns the set, and the set without that member.
        """
        self.jump(head)
        self.start(head)
        group = self.op(f"load i{width}, ptr {waiting}")
        self.branch(self.op(f"icmp ne i{width} {group}, 0"), inner, end)
        self.start(inner)
        self.temps[temp] = self.zeros("cttz", group, width), WORD
        less = self.op(f"sub i{width} {group}, 1")
        return group, self.op(f"and i{width} {group}, {less}")

    def _value(self, term: Term) -> str:
        raise NotImplementedError

    def _neg(self, a: Term) -> str:
        return self.op(f"sub i64 0, {self.value(a)}")

    def _abs(self, a: Term) -> str:
        return self.call("llvm.abs.i64", "i64", [f"i64 {self.value(a)}", "i1 false"])

    def extreme(self, which: str, items: Sequence[Term]) -> str:
        best = self.value(items[0])
        for item in items[1:]:
            best = self.least(which, best, self.value(item))
        return best

    def least(self, which: str, a: str, b: str) -> str:
        return self.call(f"llvm.{which}.i64", "i64", [f"i64 {a}", f"i64 {b}"])

    def _present(self, a: Term) -> str:
        number = self.value(a)
        self.fault_unless(self.op(f"icmp ne i64 {number}, {NONE}"))
        return number

    def bind(self, temp: Temp, value: Term) -> None:
        """Bind a temp to the value of a term."""
        self.temps[temp] = self.value(value), self.width(value)

    # ── tables ───────────────────────────────────────────────────────────────────────

    def constant(
        self, key: object, entries: Callable[[], Sequence[int]], bits: int, place: str
    ) -> str:
        """Print a lookup among constants of ``bits`` bits (any number below 64, else whole
        words).
        """
        name = self.data.name(key, entries, bits)
        base = f"@{name}"
        if self.data.bound(name):
            base = self.op(f"load ptr, ptr {base}, !invariant.load !0")
        each, words = min(bits, WORD), max(1, bits // WORD)
        at = place if words == 1 else self.op(f"mul i64 {place}, {words}")
        address = self.op(f"getelementptr i{each}, ptr {base}, i64 {at}")
        align = each // 8
        return self.op(f"load i{bits}, ptr {address}, align {align}, !invariant.load !0")

    def entry(self, table: Table, place: str, bits: int) -> str:
        """Print a lookup in a table of ``bits``-bit entries; a missing entry is the least
        number.
        """
        missing = -(1 << bits - 1)

        def filled() -> Sequence[int]:
            if not table.partial or isinstance(table.entries, bytes):
                return table.entries  # in bytes, ABSENT is the least number
            return [missing if entry is None else entry for entry in table.entries]

        return self.constant(id(table), filled, bits, place)

    def inside(self, place: str, index: Term, size: int) -> str:
        """Print whether ``place``, the value of ``index``, is in ``range(size)``."""
        low, high = index.bounds
        if high < size:
            return "true" if low >= 0 else self.op(f"icmp sge i64 {place}, 0")
        return self.op(f"icmp ult i64 {place}, {size}")

    def _look(self, term: Look) -> str:
        table, index = term.table, term.index
        place = self.value(index)
        self.fault_unless(self.inside(place, index, len(table.entries)))
        wide = rounded(bits_of((table.low, table.high)))
        bits = storage(table.low, table.high) if wide == WORD else wide
        entry = self.entry(table, place, bits)
        if table.lacks(*index.bounds):
            missing = signed(1 << bits - 1, bits)
            self.fault_unless(self.op(f"icmp ne i{bits} {entry}, {missing}"))
        return self.op(f"sext i{bits} {entry} to i64") if bits < WORD else entry


def _width_of_list(term: Apply) -> int:
    """Return the width of an operation on lists; a number takes a word."""
    if term.operation == "elements":
        digits = term.maps[0]
        assert isinstance(digits, Digits)
        return rounded(digits.high + 1)
    return rounded(bits_of(term.bounds))


SHIFTS = frozenset(("length", "element", "digit", "push", "joined", "take", "drop"))
"""Operations on lists that take few instructions."""


def _is_cheap(term: Term) -> bool:
    """Is it cheap to compute from its parts, and never out of a table's range?"""
    match term:
        case Apply(operation):
            return not term.maps or operation in SHIFTS
        case Hit(table, index):
            return is_place(index, len(table.entries))
    return not isinstance(term, Slide | Closure)
