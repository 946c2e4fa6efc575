"""Transitions as LLVM assembly: the plans that find them, their tests, loops and successors.

The amounts of all cost lines and a trace's length are a key of one word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from puzzlelang.compiler.dispatch import Given, Plan, Sequence_, Switch, Try, When, Where
from puzzlelang.compiler.ground_transition import Ground, Item, Level, schedule
from puzzlelang.compiler.ir import Const, Slot, Temp, Term
from puzzlelang.compiler.llvm_loops import Loop
from puzzlelang.compiler.llvm_terms import SharedResults
from puzzlelang.compiler.llvm_text import Data, signed
from puzzlelang.compiler.llvm_values import ValuePrinter
from puzzlelang.compiler.state_layout import WORD, Field, Packing
from puzzlelang.compiler.terms import FALSE, TRUE
from puzzlelang.core import current
from puzzlelang.text import Record

# ── cost keys ─────────────────────────────────────────────────────────────────────────


class Keys(metaclass=Record):
    """The layout of a 64-bit key: the bits of each cost line, then of the length.

    The highest bit of each part stays 0 unless an amount is too large.
    """

    parts: tuple[int, ...]

    @property
    def guards(self) -> int:
        """Mask of the highest bit of each part."""
        return self.highest(1)

    def highest(self, count: int) -> int:
        """Return a mask of the ``count`` highest bits of each part."""
        mask = at = 0
        for bits in reversed(self.parts):
            at += bits
            mask |= (1 << at) - (1 << at - min(count, bits))
        return mask

    def unpack(self, key: int) -> tuple[int, ...]:
        """Return the numbers in a key, the length last."""
        amounts = []
        for bits in reversed(self.parts):
            amounts.append(key & (1 << bits) - 1)
            key >>= bits
        return tuple(reversed(amounts))


def keys_for(lines: int) -> Keys:
    """Divide 64 bits among ``lines`` cost lines and the length."""
    if lines == 0:
        return Keys((64,))
    length = 24 if lines == 1 else 64 // (lines + 1)
    each, more = divmod(64 - length, lines)
    return Keys((each + more, *[each] * (lines - 1), length))


class StatePrinter(ValuePrinter):
    """Prints whole states and single fields."""

    def __init__(
        self,
        packing: Packing,
        data: Data,
        keys: Keys,
        arrays: dict[int, int],
        shared: SharedResults | None = None,
    ) -> None:
        super().__init__(packing, data, shared)
        self.keys = keys
        self.arrays = arrays
        """The variable's size, by its offset."""

    def projection(self, slots: Sequence[Term], packing: Packing) -> None:
        """Write the state whose slots are these terms, packed as ``packing``."""
        self.here = "begin"
        words = [signed(1 << WORD - 1, WORD)] + ["0"] * (packing.words - 1)
        for field, term in zip(packing.fields, slots, strict=True):
            bits = self.op(f"shl i64 {self._new(field, term)}, {field.shift}")
            words[field.word] = self.op(f"or i64 {words[field.word]}, {bits}")
        for place, word in enumerate(words):
            self.do(f"store i64 {word}, ptr {self._address('%out', place)}")
        self.do("ret i32 0")

    def changed(self, ground: Ground) -> dict[int, str]:
        """Compute the words that a transition changes."""
        parts: dict[int, list[tuple[Field, str]]] = {}
        words: dict[int, str] = {}
        for slot, term in ground.updates.items():
            field = self.packing.fields[slot]
            if field.bits > WORD:
                width = WORD * field.words
                whole = self.value(term, width)
                for place in range(field.words):
                    part = self.op(f"lshr i{width} {whole}, {WORD * place}")
                    words[field.word + place] = self.op(f"trunc i{width} {part} to i64")
            else:
                parts.setdefault(field.word, []).append((field, self._new(field, term)))
        for word, changes in parts.items():
            mask = sum(field.mask << field.shift for field, _ in changes)
            value = self.op(f"and i64 {self.word(word)}, {signed(~mask, 64)}")
            for field, bits in changes:
                if field.shift and bits.lstrip("-").isdigit():
                    bits = signed(int(bits) << field.shift, 64)
                elif field.shift:
                    bits = self.op(f"shl i64 {bits}, {field.shift}")
                value = self.op(f"or i64 {value}, {bits}")
            words[word] = value
        return words

    def _write(self, address: str, changed: Mapping[int, str]) -> None:
        """Write a state: the changed words, and the others copied from the state before."""
        place, count = 0, self.packing.words
        while place < count:
            end = min((word for word in changed if word >= place), default=count)
            if end - place >= max(1, current.copied_words):
                before, after = self._address("%s", place), self._address(address, place)
                self.copy(after, before, (end - place) * WORD // 8)
                place = end
            else:
                value = changed.get(place) or self.word(place)
                self.do(f"store i64 {value}, ptr {self._address(address, place)}")
                place += 1

    def _new(self, field: Field, term: Term) -> str:
        match term:
            case Const(value):
                return signed(field.encode(value), 64)
            case Slot(slot):
                other = self.packing.fields[slot]
                if (other.low, other.optional) == (field.low, field.optional):
                    return self.kept(slot)
        return self.encoded(field, self.value(term, WORD))

    def _store(self, state: str, offset: int, index: Term, term: Term) -> None:
        """Write a field whose position depends on the state."""
        field = self.packing.fields[offset]
        size = self.arrays[offset]
        if field.bits > WORD:
            address, _ = self.place(offset, size, self.value(index), state)
            self.do(f"store i{WORD * field.words} {self.value(term)}, ptr {address}, align 8")
            return
        bits = self._new(field, term)
        address, shift = self.place(offset, size, self.value(index), state)
        mask = self.op(f"shl i64 {signed(field.mask, 64)}, {shift}")
        stays = self.op(f"xor i64 {mask}, -1")
        before = self.op(f"load i64, ptr {address}")
        rest = self.op(f"and i64 {before}, {stays}")
        content = self.op(f"shl i64 {bits}, {shift}")
        self.do(f"store i64 {self.op(f'or i64 {rest}, {content}')}, ptr {address}")


class TransitionPrinter(StatePrinter):
    """Prints the successors of single transitions."""

    costs = False
    count = ""
    numbered = False
    """Write the costs and the move after each successor?"""
    _loops: list[tuple[Level, Loop]]
    """Loops around the present successor."""

    def test(self, slot: int, allowed: frozenset[int]) -> str:
        """Print a test that the slot's value is in ``allowed``."""
        field = self.packing.fields[slot]
        codes = sorted(field.encode(value) for value in allowed)
        bits = self.kept(slot)
        if len(codes) == 1:
            return self.op(f"icmp eq i64 {bits}, {codes[0]}")
        if codes[-1] - codes[0] + 1 == len(codes):
            offset = self.op(f"sub i64 {bits}, {codes[0]}") if codes[0] else bits
            return self.op(f"icmp ult i64 {offset}, {len(codes)}")
        if field.bits <= 6:
            mask = sum(1 << value for value in codes)
            there = self.op(f"lshr i64 {signed(mask, 64)}, {bits}")
            return self.op(f"trunc i64 {there} to i1")
        entries = [0] * (1 << field.bits)
        for value in codes:
            entries[value] = 1
        return self.op(f"trunc i64 {self.number(('test', slot, allowed), entries, bits)} to i1")

    def tests(self, tests: Sequence[tuple[int, frozenset[int]]]) -> list[str]:
        """Print tests; single values in one word are compared together."""
        masks: dict[int, tuple[int, int]] = {}
        conditions = []
        for slot, allowed in tests:
            field = self.packing.fields[slot]
            if len(allowed) == 1 and field.bits <= WORD:
                mask, value = masks.get(field.word, (0, 0))
                code = field.encode(min(allowed))
                masks[field.word] = mask | field.mask << field.shift, value | code << field.shift
            else:
                conditions.append(self.test(slot, allowed))
        for word, (mask, value) in masks.items():
            part = self.op(f"and i64 {self.word(word)}, {signed(mask, 64)}")
            conditions.append(self.op(f"icmp eq i64 {part}, {signed(value, 64)}"))
        return conditions

    def transition(self, ground: Ground, tests: Sequence[tuple[int, frozenset[int]]]) -> None:
        """Print a transition, and continue after it."""
        if not all(len(values) for _, values in ground.loops):
            return
        end, loops = self.label(), list[Loop]()
        self._loops = []
        next_, conditions = end, self.tests(tests)
        levels = schedule(ground)
        for level, inner in pairwise(levels):
            self._only_if_all(conditions, next_)
            self._items(level.items, next_)
            loops.append(self._begin(inner))
            self._loops.append((inner, loops[-1]))
            next_, conditions = loops[-1].step, []
        self._innermost(ground, conditions, levels[-1].items, next_)
        if loops:
            self.close(loops, end)
        else:
            self.start(end)

    def _begin(self, level: Level) -> Loop:
        if level.within is not None:
            (temp,) = level.temps
            return self.loop_within(temp, level.values, level.within)
        return self.loops([level.temps], [level.values])[0]

    def _innermost(
        self, ground: Ground, asked: Sequence[str], items: Sequence[Item], next_: str
    ) -> None:
        """Print the body of a transition's loops, then jump to ``next_``.

        ``asked`` has conditions already computed.
        """
        if self._is_plain(ground):
            self.steps([item for item in items if item[0] is not None])
            self.steps((*ground.steps, *ground.cost_steps))
            rest = [term for temp, term in items if temp is None]
            rest += [ground.invariant] if ground.invariant is not TRUE else []
            self._append(ground, [*asked, *map(self.truth, rest)])
            self.jump(next_)
        else:
            self._only_if_all(asked, next_)
            self._items(items, next_)
            self.steps(ground.steps)
            self._only_if(ground.invariant, next_)
            self.steps(ground.cost_steps)
            self._append(ground, [])
            self.jump(next_)

    def _items(self, items: Sequence[Item], next_: str) -> None:
        """Print bindings, and conditions that jump to ``next_`` if false."""
        for temp, term in items:
            if temp is not None:
                self.bind(temp, term)
            else:
                self._only_if(term, next_)

    def _only_if_all(self, conditions: Sequence[str], otherwise: str) -> None:
        for condition in conditions:
            on = self.label()
            self.branch(condition, on, otherwise)
            self.start(on)

    def _is_plain(self, ground: Ground) -> bool:
        """May everything be computed before it is known whether the transition applies?"""
        steps = [*ground.lets, *ground.steps, *ground.cost_steps]
        if len(steps) > current.plain_steps or any(temp is None for temp, _ in steps):
            return False
        definitions = [term for _, term in steps]
        store_terms = [term for one in ground.stores for term in one.terms]
        amounts = (*ground.amounts, ground.length) if self.costs else ()
        terms = [
            ground.guard,
            ground.invariant,
            *ground.updates.values(),
            *definitions,
            *store_terms,
            *amounts,
        ]
        return all(map(self.safe, terms))

    def _only_if(self, condition: Term, otherwise: str) -> None:
        if condition is not TRUE:
            on = self.label()
            self.decide(condition, on, otherwise)
            self.start(on)

    def steps(self, steps: Sequence[Item]) -> None:
        for temp, term in steps:
            if temp is not None:
                self.bind(temp, term)
            else:
                on = self.label()
                self.decide(term, on, "fault")
                self.start(on)

    def _append(self, ground: Ground, conditions: Sequence[str]) -> None:
        """Write the state after a transition; it counts only if all ``conditions`` hold."""
        words = self.changed(ground)
        number = self.op(f"load i64, ptr {self.count}")
        record = self.packing.words
        if self.numbered:
            record += 1 + (len(ground.amounts) if self.costs else 0)
        start = self.op(f"mul i64 {number}, {record}")
        address = self.op(f"getelementptr i64, ptr %out, i64 {start}")
        self._write(address, words)
        for store in ground.stores:
            self._store(address, store.offset, store.index, store.value)
        if self.numbered:
            costs = [self.value(amount) for amount in ground.amounts] if self.costs else []
            for place, value in enumerate([*costs, self._move_number(ground)], self.packing.words):
                self.do(f"store i64 {value}, ptr {self._address(address, place)}")
        elif self.costs:
            amounts = [*ground.amounts, ground.length][: len(self.keys.parts)]
            key = self.op(f"getelementptr i64, ptr %keys, i64 {number}")
            self.do(f"store i64 {self.packed(amounts)}, ptr {key}")
        more = "1"
        if conditions:
            all_ = conditions[0]
            for condition in conditions[1:]:
                all_ = self.op(f"and i1 {all_}, {condition}")
            more = self.op(f"zext i1 {all_} to i64")
        self.do(f"store i64 {self.op(f'add i64 {number}, {more}')}, ptr {self.count}")

    def _move_number(self, ground: Ground) -> str:
        """Print the number of the ground transition and, in the high half, of the loop's round."""
        total = "0"
        for level, loop in self._loops:
            place = loop.counter and self.op(f"load i64, ptr {loop.counter}")
            if not place:
                values = level.values
                places = [0] * (values[-1] + 1)
                for at, value in enumerate(values):
                    places[value] = at
                key = "place", *values
                place = self.number(key, places, self.temps[level.temps[0]][0])
            if total != "0":
                total = self.op(f"mul i64 {total}, {len(level.values)}")
            total = self.op(f"add i64 {total}, {place}")
        high = self.op(f"shl i64 {total}, 32") if self._loops else ""
        return self.op(f"or i64 {high}, {ground.number}") if self._loops else str(ground.number)

    def packed(self, amounts: Sequence[Term]) -> str:
        """Pack amounts into a key; without cost lines, the only amount is the length."""
        total = "0"
        for amount, bits in zip(amounts, self.keys.parts, strict=False):
            value = self.value(amount)
            low, high = amount.bounds
            if not 0 <= low <= high < 256:
                good, on = self.op(f"icmp ult i64 {value}, {1 << bits - 1}"), self.label()
                self.branch(good, on, "too_large")
                self.start(on)
            total = value if total == "0" else self._joined(total, bits, value)
        for bits in self.keys.parts[len(amounts) :]:
            total = self._joined(total, bits, "0")
        return total

    def _joined(self, total: str, bits: int, value: str) -> str:
        high_part = self.op(f"shl i64 {total}, {bits}")
        return self.op(f"or i64 {high_part}, {value}")


FAULT_CODE, TOO_LARGE = -1, -2


class FunctionPrinter(TransitionPrinter):
    """Prints one function of a module."""

    def finished(self, name: str, parameters: str) -> str:
        """Return the function as text; its blocks must all have ended."""
        room = "\n".join(self.allocas)
        body = "\n".join(self.lines)
        return (
            f"define i32 @{name}({parameters}) nounwind {{\nentry:\n{room}\n  br label %begin\n"
            f"begin:\n{body}\nfault:\n  ret i32 {FAULT_CODE}\n"
            f"too_large:\n  ret i32 {TOO_LARGE}\n}}\n"
        )

    # ── conditions and estimates ─────────────────────────────────────────────────────

    def condition(self, term: Term) -> None:
        self.here = "begin"
        yes, no = self.label(), self.label()
        self.decide(term, yes, no)
        for label, answer in ((yes, 1), (no, 0)):
            self.start(label)
            self.do(f"ret i32 {answer}")

    def values(self, parameters: Sequence[Temp], values: Sequence[tuple[Term, int]]) -> None:
        self.here, place = "begin", 0
        for number, temp in enumerate(parameters):
            self.temps[temp] = self.op(f"load i64, ptr {self._address('%args', number)}"), WORD
        for term, width in values:
            value, address = self.value(term, width), self._address("%out", place)
            self.do(f"store i{width} {value}, ptr {address}, align 8")
            place += width // WORD
        self.do("ret i32 0")

    def estimate(self, bounds: Sequence[Term]) -> None:
        self.here = "begin"
        self.do(f"store i64 {self.packed([*bounds])}, ptr %key")
        self.do("ret i32 0")

    # ── successors ───────────────────────────────────────────────────────────────────

    def expansion(
        self,
        plans: Sequence[Plan],
        lost: Term,
        costs: bool,
        merges: bool = False,
        numbered: bool = False,
    ) -> None:
        """Print the successors of a state.

        A plan of ``plans`` is followed only if those before it yield no successor. ``merges``
        replaces each successor by its canonical state. ``numbered``: see ``moves``.
        """
        self.here = "begin"
        self.costs, self.numbered = costs, numbered
        self.count = self.alloca("i64")
        self.do(f"store i64 0, ptr {self.count}")
        end = self.label()
        if lost is not FALSE:
            on = self.label()
            self.decide(lost, end, on)
            self.start(on)
        for number, one in enumerate(plans):
            if number:
                count, on = self.op(f"load i64, ptr {self.count}"), self.label()
                self.branch(self.op(f"icmp eq i64 {count}, 0"), on, end)
                self.start(on)
            with self.apart():
                self.follow(one)
        self.jump(end)
        self.start(end)
        count = self.op(f"load i64, ptr {self.count}")
        if merges:
            self._merge(count)
        self.do(f"ret i32 {self.op(f'trunc i64 {count} to i32')}")

    def merging(self) -> None:
        self.here = "begin"
        count, on = self.op("call i32 @true_expand(ptr %s, ptr %out)"), self.label()
        self.branch(self.op(f"icmp slt i32 {count}, 0"), "fault", on)
        self.start(on)
        self._merge(self.op(f"zext i32 {count} to i64"))
        self.do(f"ret i32 {count}")

    def _merge(self, count: str) -> None:
        """Make all written states canonical."""
        head, body, end = (self.label() for _ in range(3))
        place = self.alloca("i64")
        self.do(f"store i64 0, ptr {place}")
        self.jump(head)
        self.start(head)
        number = self.op(f"load i64, ptr {place}")
        self.branch(self.op(f"icmp ult i64 {number}, {count}"), body, end)
        self.start(body)
        start = self.op(f"mul i64 {number}, {self.packing.words}")
        state = self.op(f"getelementptr i64, ptr %out, i64 {start}")
        self.do(f"call void @canonical(ptr {state})")
        self.do(f"store i64 {self.op(f'add i64 {number}, 1')}, ptr {place}")
        self.jump(head)
        self.start(end)

    def follow(self, plan: Plan) -> None:
        """Print a plan, and continue after it."""
        match plan:
            case Try(ground, tests):
                with self.apart():
                    self.transition(ground, tests)
            case Sequence_(plans):
                for one in plans:
                    self.follow(one)
            case When(slot, values, inner):
                yes, end = self.label(), self.label()
                self.branch(self.test(slot, values), yes, end)
                with self.apart():
                    self.start(yes)
                    self.follow(inner)
                    self.jump(end)
                self.start(end)
            case Given(condition, inner):
                yes, end = self.label(), self.label()
                with self.apart():
                    self.decide(condition, yes, end)
                    self.start(yes)
                    self.follow(inner)
                    self.jump(end)
                self.start(end)
            case Switch(slot, plans):
                field = self.packing.fields[slot]
                cases = [([field.encode(v) for v in values], one) for values, one in plans]
                self._switch(self.kept(slot), cases)
            case Where():
                self._where(plan)

    def _switch(self, subject: str, cases: Sequence[tuple[Sequence[int], Plan]]) -> None:
        end = self.label()
        labels = [self.label() for _ in cases]
        arms = " ".join(
            f"i64 {value}, label %{label}"
            for (values, _), label in zip(cases, labels, strict=True)
            for value in values
        )
        self.do(f"switch i64 {subject}, label %{end} [ {arms} ]")
        for (_, one), label in zip(cases, labels, strict=True):
            with self.apart():
                self.start(label)
                self.follow(one)
                self.jump(end)
        self.start(end)

    def _where(self, plan: Where) -> None:
        """Print a dispatch on the position of a value in an array, from a mask of its positions."""
        fields = self.packing.fields[plan.offset : plan.offset + plan.size]
        first = fields[0]
        if fields[-1].word == first.word:
            mask, step = self._equal_fields(first, plan.size, first.encode(plan.value)), first.bits
        else:
            mask, step = "0", 1
            for place in range(plan.size):
                field_bits = self.kept(plan.offset + place)
                same = self.op(f"icmp eq i64 {field_bits}, {first.encode(plan.value)}")
                bit = self.op(f"zext i1 {same} to i64")
                position_bit = self.op(f"shl i64 {bit}, {place}")
                mask = self.op(f"or i64 {mask}, {position_bit}")
        some, several, one, end = (self.label() for _ in range(4))
        self.branch(self.op(f"icmp ne i64 {mask}, 0"), some, end)
        self.start(some)
        less = self.op(f"sub i64 {mask}, 1")
        rest = self.op(f"and i64 {mask}, {less}")
        self.branch(self.op(f"icmp eq i64 {rest}, 0"), one, several)
        with self.apart():
            self.start(several)
            self.follow(plan.otherwise)
            self.jump(end)
        with self.apart():
            self.start(one)
            lowest = self.zeros("cttz", mask, WORD)
            cases = [([p * step for p in places], inner) for places, inner in plan.plans]
            self._switch(lowest, cases)
            self.jump(end)
        self.start(end)

    def _equal_fields(self, first: Field, size: int, kept: int) -> str:
        """Print a mask of the neighbouring fields that have one value: the lowest bit of each."""
        low = sum(1 << place * first.bits for place in range(size))
        row = self.word(first.word)
        row = self.op(f"lshr i64 {row}, {first.shift}") if first.shift else row
        differs = self.op(f"xor i64 {row}, {signed(kept * low, 64)}")
        difference = differs
        for bit in range(1, first.bits):
            shifted_bits = self.op(f"lshr i64 {differs}, {bit}")
            difference = self.op(f"or i64 {difference}, {shifted_bits}")
        same = self.op(f"xor i64 {difference}, -1")
        return self.op(f"and i64 {same}, {signed(low, 64)}")
