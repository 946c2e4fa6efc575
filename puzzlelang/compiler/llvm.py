"""Prints the rules of a puzzle as LLVM assembly: the second tier.

The functions of a module (``s`` is a state, packed; all give an i32, negative for a fault):

=============================  =====================================================================
``expand(s, out)``             writes the successors one after the other; how many there are
``expand_costs(s, out, keys)`` the same, with the packed cost of each; -2 when one is too large
``goal(s)``, ``lost(s)``       1 or 0
``estimate(s, key)``           writes the packed estimate; -2 when it is too large
``project_0(s, out)``          writes the state of the first abstraction, and so on
=============================  =====================================================================

They follow the same plans as the first tier (``compiler.dispatch``), so successors come in the
same order, and a state has a fault on both or on none.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from puzzlelang.compiler.dispatch import Masks, Plan, Sequence_, Switch, Try, When, Where
from puzzlelang.compiler.facts import Term
from puzzlelang.compiler.ground import Ground
from puzzlelang.compiler.llvm_speculation import SpeculativePrinter
from puzzlelang.compiler.llvm_text import signed
from puzzlelang.compiler.packing import WORD, Field
from puzzlelang.compiler.terms import FALSE, TRUE
from puzzlelang.thresholds import current

FAULT, TOO_LARGE = -1, -2


class FunctionPrinter(SpeculativePrinter):
    """Prints one function of a module."""

    def finished(self, name: str, parameters: str) -> str:
        """The function as text; its blocks must all have ended."""
        room = "\n".join(self.allocas)
        body = "\n".join(self.lines)
        return (
            f"define i32 @{name}({parameters}) nounwind {{\nentry:\n{room}\n  br label %begin\n"
            f"begin:\n{body}\nfault:\n  ret i32 {FAULT}\ntoo_large:\n  ret i32 {TOO_LARGE}\n}}\n"
        )

    # ── conditions and estimates ─────────────────────────────────────────────────────

    def condition(self, term: Term) -> None:
        self.here = "begin"
        yes, no = self.label(), self.label()
        self.decide(term, yes, no)
        for label, found in ((yes, 1), (no, 0)):
            self.start(label)
            self.do(f"ret i32 {found}")

    def estimate(self, bounds: Sequence[Term]) -> None:
        self.here = "begin"
        self.do(f"store i64 {self.packed([*bounds])}, ptr %key")
        self.do("ret i32 0")

    def packed(self, amounts: Sequence[Term]) -> str:
        """Amounts as a key; without cost lines the only amount is the length."""
        total = "0"
        for amount, bits in zip(amounts, self.keys.parts, strict=False):
            value = self.value(amount)
            if not (0 <= self.facts.bounds(amount)[0] <= self.facts.bounds(amount)[1] < 256):
                good, on = self.op(f"icmp ult i64 {value}, {1 << bits - 1}"), self.label()
                self.branch(good, on, "too_large")
                self.start(on)
            total = value if total == "0" else self._joined(total, bits, value)
        for bits in self.keys.parts[len(amounts) :]:
            total = self._joined(total, bits, "0")
        return total

    def _joined(self, total: str, bits: int, value: str) -> str:
        shifted = self.op(f"shl i64 {total}, {bits}")
        return self.op(f"or i64 {shifted}, {value}")

    # ── successors ───────────────────────────────────────────────────────────────────

    def expansion(
        self, plans: Sequence[Plan], lost: Term, costs: bool, merges: bool = False
    ) -> None:
        """``plans``: each is followed only if those before it found nothing.  ``merges``: each
        successor is replaced by its canonical state.
        """
        self.here = "begin"
        self.costs = costs
        self.count = self.alloca("i64")
        self.do(f"store i64 0, ptr {self.count}")
        done = self.label()
        if lost != FALSE:
            on = self.label()
            self.decide(lost, done, on)
            self.start(on)
        for number, one in enumerate(plans):
            if number:
                found, on = self.op(f"load i64, ptr {self.count}"), self.label()
                self.branch(self.op(f"icmp eq i64 {found}, 0"), on, done)
                self.start(on)
            with self.apart():
                self.follow(one)
        self.jump(done)
        self.start(done)
        self.confess()
        found = self.op(f"load i64, ptr {self.count}")
        if merges:
            self._merge(found)
        self.do(f"ret i32 {self.op(f'trunc i64 {found} to i32')}")

    def _merge(self, count: str) -> None:
        """Make each of the states that were written canonical."""
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
        """Carry out a plan, and go on behind it."""
        match plan:
            case Try(ground, tests):
                with self.apart():
                    self._try(ground, tests)
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
            case Switch(slot, plans):
                field = self.packing.fields[slot]
                cases = [([field.encode(v) for v in values], one) for values, one in plans]
                self._switch(self.kept(slot), cases)
            case Where():
                self._where(plan)
            case Masks(tables, plans):
                left = [self._mask(slot, dict(entries)) for slot, entries in tables]
                self._halves(reduce(lambda a, b: self.op(f"and i64 {a}, {b}"), left), plans, 0)

    def _mask(self, slot: int, masks: dict[int, int]) -> str:
        """The transitions that a slot leaves, as bits."""
        field = self.packing.fields[slot]
        entries = [0] * (1 << field.bits)
        for value, mask in masks.items():
            entries[field.encode(value)] = mask
        return self.number(("mask", slot, tuple(entries)), entries, self.kept(slot))

    def _halves(self, mask: str, plans: Sequence[Try], first: int) -> None:
        """Those of ``plans`` whose bits, from ``first`` on, are set."""
        some, end = self.label(), self.label()
        bits = self.op(f"and i64 {mask}, {(1 << len(plans)) - 1 << first}")
        self.branch(self.op(f"icmp ne i64 {bits}, 0"), some, end)
        with self.apart():
            self.start(some)
            if len(plans) == 1:
                self.follow(plans[0])
            else:
                middle = (len(plans) + 1) // 2
                self._halves(mask, plans[:middle], first)
                self._halves(mask, plans[middle:], first + middle)
            self.jump(end)
        self.start(end)

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
        """Where in an array does a value stand?  A bit for each place says so."""
        fields = self.packing.fields[plan.offset : plan.offset + plan.size]
        first = fields[0]
        if fields[-1].word == first.word:
            found, step = self._equal_fields(first, plan.size, first.encode(plan.value)), first.bits
        else:
            found, step = "0", 1
            for place in range(plan.size):
                kept = self.kept(plan.offset + place)
                same = self.op(f"icmp eq i64 {kept}, {first.encode(plan.value)}")
                bit = self.op(f"zext i1 {same} to i64")
                moved = self.op(f"shl i64 {bit}, {place}")
                found = self.op(f"or i64 {found}, {moved}")
        some, several, one, end = (self.label() for _ in range(4))
        self.branch(self.op(f"icmp ne i64 {found}, 0"), some, end)
        self.start(some)
        less = self.op(f"sub i64 {found}, 1")
        rest = self.op(f"and i64 {found}, {less}")
        self.branch(self.op(f"icmp eq i64 {rest}, 0"), one, several)
        with self.apart():
            self.start(several)
            self.follow(plan.otherwise)
            self.jump(end)
        with self.apart():
            self.start(one)
            lowest = self.call("llvm.cttz.i64", "i64", [f"i64 {found}", "i1 true"])
            cases = [([p * step for p in places], inner) for places, inner in plan.plans]
            self._switch(lowest, cases)
            self.jump(end)
        self.start(end)

    def _equal_fields(self, first: Field, size: int, kept: int) -> str:
        """The lowest bit of each of some neighbouring fields that has one value."""
        low = sum(1 << place * first.bits for place in range(size))
        row = self.word(first.word)
        row = self.op(f"lshr i64 {row}, {first.shift}") if first.shift else row
        differs = self.op(f"xor i64 {row}, {signed(kept * low, 64)}")
        folded = differs
        for bit in range(1, first.bits):
            moved = self.op(f"lshr i64 {differs}, {bit}")
            folded = self.op(f"or i64 {folded}, {moved}")
        same = self.op(f"xor i64 {folded}, -1")
        return self.op(f"and i64 {same}, {signed(low, 64)}")

    # ── one transition ───────────────────────────────────────────────────────────────

    def test(self, slot: int, allowed: frozenset[int]) -> str:
        """Is the slot's value among ``allowed``?"""
        field = self.packing.fields[slot]
        wanted = sorted(field.encode(value) for value in allowed)
        kept = self.kept(slot)
        if len(wanted) == 1:
            return self.op(f"icmp eq i64 {kept}, {wanted[0]}")
        if wanted[-1] - wanted[0] + 1 == len(wanted):
            moved = self.op(f"sub i64 {kept}, {wanted[0]}") if wanted[0] else kept
            return self.op(f"icmp ult i64 {moved}, {len(wanted)}")
        if field.bits <= 6:
            mask = sum(1 << value for value in wanted)
            there = self.op(f"lshr i64 {signed(mask, 64)}, {kept}")
            return self.op(f"trunc i64 {there} to i1")
        entries = [0] * (1 << field.bits)
        for value in wanted:
            entries[value] = 1
        return self.op(f"trunc i64 {self.number(('test', slot, allowed), entries, kept)} to i1")

    def tests(self, tests: Sequence[tuple[int, frozenset[int]]]) -> list[str]:
        """Conditions; those on single values of one word are asked together."""
        masks: dict[int, tuple[int, int]] = {}
        found = []
        for slot, allowed in tests:
            field = self.packing.fields[slot]
            if len(allowed) == 1 and field.bits <= WORD:
                mask, value = masks.get(field.word, (0, 0))
                kept = field.encode(min(allowed))
                masks[field.word] = mask | field.mask << field.shift, value | kept << field.shift
            else:
                found.append(self.test(slot, allowed))
        for word, (mask, value) in masks.items():
            part = self.op(f"and i64 {self.word(word)}, {signed(mask, 64)}")
            found.append(self.op(f"icmp eq i64 {part}, {signed(value, 64)}"))
        return found

    def _try(self, ground: Ground, tests: Sequence[tuple[int, frozenset[int]]]) -> None:
        end = self.label()
        if not all(len(values) for _, values in ground.loops):
            return
        loops = self.loops([n for n, _ in ground.loops], [v for _, v in ground.loops])
        next_ = loops[-1].step if loops else end
        asked = self.tests(tests)
        if self._is_plain(ground):
            self.steps((*ground.lets, *ground.steps, *self._cost_steps(ground)))
            rest = [self.truth(part) for part in (ground.guard, ground.invariant) if part != TRUE]
            self._append(ground, [*asked, *rest])
            self.jump(next_)
        elif not self.costs and self.is_worth_speculation(ground):
            self._append(ground, self.speculation(ground, asked))
            self.jump(next_)
        else:
            for condition in asked:
                on = self.label()
                self.branch(condition, on, next_)
                self.start(on)
            self._guarded(ground, next_)
        if loops:
            self.close(loops, end)
        else:
            self.start(end)

    def _is_plain(self, ground: Ground) -> bool:
        """May all of a transition be worked out before one knows whether it applies?"""
        steps = [*ground.lets, *ground.steps, *self._cost_steps(ground)]
        if len(steps) > current.plain_steps or any(temp is None for temp, _ in steps):
            return False
        named = [term for _, term in steps]
        stored = [term for one in ground.stores for term in one.terms]
        amounts = (*ground.amounts, ground.length) if self.costs else ()
        terms = [
            ground.guard,
            ground.invariant,
            *ground.updates.values(),
            *named,
            *stored,
            *amounts,
        ]
        return all(map(self.safe, terms))

    def _cost_steps(self, ground: Ground) -> Sequence[tuple[int | None, Term]]:
        return ground.cost_steps if self.costs else ()

    def _guarded(self, ground: Ground, next_: str) -> None:
        """The transition behind its tests, step by step."""
        self.steps(ground.lets)
        self._only_if(ground.guard, next_)
        self.steps(ground.steps)
        self._only_if(ground.invariant, next_)
        self.steps(self._cost_steps(ground))
        self._append(ground, [])
        self.jump(next_)

    def _only_if(self, condition: Term, otherwise: str) -> None:
        if condition != TRUE:
            on = self.label()
            self.decide(condition, on, otherwise)
            self.start(on)

    def steps(self, steps: Sequence[tuple[int | None, Term]] | Sequence[tuple[int, Term]]) -> None:
        for temp, term in steps:
            if temp is not None:
                self.bind(temp, term)
            else:
                on = self.label()
                self.decide(term, on, "fault")
                self.start(on)

    def _append(self, ground: Ground, conditions: Sequence[str]) -> None:
        """Write the state after a transition; it counts if all ``conditions`` hold."""
        words = self.changed(ground)
        number = self.op(f"load i64, ptr {self.count}")
        start = self.op(f"mul i64 {number}, {self.packing.words}")
        address = self.op(f"getelementptr i64, ptr %out, i64 {start}")
        self._write(address, words)
        for store in ground.stores:
            self._store(address, store.offset, store.index, store.value)
        if self.costs:
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
