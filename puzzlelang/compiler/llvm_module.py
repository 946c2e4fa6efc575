"""A puzzle's rules as a module of LLVM assembly, with the data needed to run it: the second tier.

Functions of a module (``s`` is a packed state; all return an i32, negative for a fault):

=============================  =====================================================================
``expand(s, out)``             writes the successors one after the other; returns their number
``expand_costs(s, out, keys)`` also writes the packed cost of each; -2 if one is too large
``moves(s, out)``              writes after each successor its cost lines and its move, a word each
``goal(s)``, ``lost(s)``       1 or 0
``estimate(s, key)``           writes the packed estimate; -2 if it is too large
``project_0(s, out)``          writes the state of the first abstraction, and so on
=============================  =====================================================================

A move is the number of a ground transition and, in the high 32 bits, of a round of its loops.

They follow the plans of the first tier (``compiler.dispatch``), so successors have the same order,
and a state faults on both tiers or on neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial, reduce
from math import prod

from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.cost_keys import keys_for
from puzzlelang.compiler.dispatch import plan
from puzzlelang.compiler.ir import Temp, Term
from puzzlelang.compiler.llvm_data import Data
from puzzlelang.compiler.llvm_symmetry import CanonicalPrinter, LeastPrinter
from puzzlelang.compiler.llvm_text import signed
from puzzlelang.compiler.llvm_transitions import TransitionPrinter
from puzzlelang.compiler.merged_system import MergedSystem
from puzzlelang.compiler.packing import WORD, Field, Packing, Unprintable, packing
from puzzlelang.compiler.plans import Given, Masks, Plan, Sequence_, Switch, Try, When, Where
from puzzlelang.compiler.shared_terms import SharedResults
from puzzlelang.compiler.state_layout import slot_domains
from puzzlelang.compiler.terms import FALSE
from puzzlelang.core import current, is_turned
from puzzlelang.text import Record

MOST_WORDS = 1024
"""Maximum words of a state; larger states stay on the first tier."""

MOST_SUCCESSORS = 1 << 20
"""Maximum successors of a state for machine code."""

MOST_WEIGHT = 150_000
"""Maximum terms of the rules; LLVM would take too long."""

STATE, OUT, KEYS = "ptr noalias readonly %s", "ptr noalias %out", "ptr noalias %keys"


class Module(metaclass=Record):
    """``text`` has the requested functions (see ``puzzlelang.compiler.llvm_module``).

    ``bound`` has the tables outside the code: bits of an entry, entries. The function ``bind``
    takes their addresses in the same order.
    """

    text: str
    bound: tuple[tuple[int, Sequence[int]], ...]


class ModulePrinter:
    """Prints the functions of one puzzle on request."""

    def __init__(self, system: CompiledSystem) -> None:
        puzzle = system.puzzle
        self.system = system
        self._declarations: set[str] = set()
        self.packing = packing(puzzle)
        if self.packing.words > MOST_WORDS:
            raise Unprintable(f"a state of {self.packing.bits:,} bits")
        if sum(ground.weight for ground in system.grounds) > MOST_WEIGHT:
            raise Unprintable("rules of this size")
        self.most_successors = sum(
            prod(len(values) for _, values in ground.loops) for ground in system.grounds
        )
        if self.most_successors > MOST_SUCCESSORS:
            raise Unprintable(f"up to {self.most_successors:,} successors per state")
        self.merges = isinstance(system, MergedSystem)
        if self.merges:
            self._canonical()  # raises Unprintable if it can't be printed
        self.keys = keys_for(0 if system.unit_cost else len(puzzle.costs))
        self._data = Data()
        self._arrays = {v.offset: v.size for v in puzzle.variables}

    def module(
        self,
        *names: str,
        conditions: Mapping[str, Term] | None = None,
        projections: Sequence[tuple[Sequence[Term], Packing]] = (),
        texts: Mapping[str, tuple[Sequence[Temp], Sequence[tuple[Term, int]]]] | None = None,
    ) -> Module:
        """Print a module of the named functions and of further conditions and projections.

        A function of ``texts`` (parameters; terms with their bits) has the arguments ``(s, args,
        out)``: it reads the parameters at ``args`` and writes the values at ``out``.
        """
        self._declarations.clear()
        data = self._data = Data()
        width = FunctionPrinter(self.packing, data, self.keys, self._arrays).width
        self._shared = SharedResults(self.system.shared_terms, width)
        functions = [self._canonical()] if self.merges else []
        functions += [getattr(self, f"_{name}")() for name in names]
        functions += [self._condition(name, term) for name, term in (conditions or {}).items()]
        functions += [self._projection(n, *one) for n, one in enumerate(projections)]
        functions += [self._values(name, *one) for name, one in (texts or {}).items()]
        functions += self._shared_functions()
        external = [name for name in data.tables if data.bound(name)]
        parts = [
            *map(data.declaration, data.tables),
            *sorted(self._declarations),
            *functions,
            _bind(external),
            "!0 = !{}\n",
        ]
        return Module("\n".join(parts), tuple(data.tables[name] for name in external))

    def _function(self, name: str, parameters: str, body: Callable[[FunctionPrinter], None]) -> str:
        printer = FunctionPrinter(self.packing, self._data, self.keys, self._arrays, self._shared)
        body(printer)
        self._declarations |= printer.intrinsics
        return printer.finished(name, parameters)

    def _shared_functions(self) -> Iterator[str]:
        """Print the functions of shared terms that the functions printed so far call."""
        parameters, printed = f"{STATE}, ptr noalias %results", 0
        while terms := [*self._shared.used][printed:]:
            for term in terms:
                name = f"shared_{self._shared.place(term)[0]}"
                body = partial(FunctionPrinter.shared_function, term=term)
                yield self._function(name, parameters, body)
            printed += len(terms)

    def _condition(self, name: str, term: Term) -> str:
        return self._function(name, STATE, lambda printer: printer.condition(term))

    def _projection(self, number: int, slots: Sequence[Term], packing: Packing) -> str:
        name = f"project_{number}"
        return self._function(name, f"{STATE}, {OUT}", lambda p: p.projection(slots, packing))

    def _values(
        self, name: str, parameters: Sequence[Temp], values: Sequence[tuple[Term, int]]
    ) -> str:
        arguments = f"{STATE}, ptr noalias readonly %args, {OUT}"
        return self._function(name, arguments, lambda p: p.values(parameters, values))

    def _goal(self) -> str:
        return self._condition("goal", self.system.goal_term)

    def _lost(self) -> str:
        return self._condition("lost", self.system.lost_term)

    def _estimate(self) -> str:
        bounds = self.system.estimates()
        return self._function("estimate", f"{STATE}, ptr %key", lambda p: p.estimate(bounds))

    @property
    def index_bits(self) -> int:
        """Number of bits that distinguish all states."""
        return sum(size for _, _, size in self.packing.runs)

    def _index(self) -> str:
        """Print a function that numbers all possible states, below ``2 ** index_bits``."""
        lines = ["define i64 @index(ptr noalias readonly %s) nounwind {"]
        total, at = "0", 0
        for n, (word, low, size) in enumerate(self.packing.runs):
            lines += [
                f"  %a{n} = getelementptr i64, ptr %s, i64 {word}",
                f"  %w{n} = load i64, ptr %a{n}",
                f"  %l{n} = lshr i64 %w{n}, {low}",
                f"  %m{n} = and i64 %l{n}, {(1 << size) - 1 if size < WORD else -1}",
                f"  %s{n} = shl i64 %m{n}, {at % WORD}",
                f"  %t{n} = or i64 {total}, %s{n}",
            ]
            total, at = f"%t{n}", at + size
        return "\n".join([*lines, f"  ret i64 {total}", "}", ""])

    def _canonical(self) -> str:
        groups = self.system.columns if isinstance(self.system, MergedSystem) else ()
        printer: CanonicalPrinter | LeastPrinter
        if groups is not None:
            printer = CanonicalPrinter(self.packing)
            text = printer.function(groups)
        elif is_turned(self.system.puzzle):
            printer = LeastPrinter(self.system.puzzle, self.packing)
            text = printer.function()
        else:
            raise Unprintable("interchangeable members related to one another by a variable")
        self._declarations |= printer.intrinsics
        return text

    def merging(self) -> str:
        """Print a module whose ``expand`` makes the successors by ``true_expand`` canonical."""
        self._declarations = {"declare i32 @true_expand(ptr, ptr)"}
        canonical = self._canonical()
        printer = FunctionPrinter(self.packing, self._data, self.keys, self._arrays)
        printer.merging()
        expand = printer.finished("expand", f"{STATE}, {OUT}")
        return "\n".join([*sorted(self._declarations), canonical, expand])

    def _expand(self) -> str:
        return self._expansion("expand", f"{STATE}, {OUT}", costs=False)

    def _expand_costs(self) -> str:
        return self._expansion("expand_costs", f"{STATE}, {OUT}, {KEYS}", costs=True)

    def _moves(self) -> str:
        costs = not self.system.unit_cost
        return self._expansion("moves", f"{STATE}, {OUT}", costs=costs, numbered=True)

    def _expansion(self, name: str, parameters: str, *, costs: bool, numbered: bool = False) -> str:
        grounds = self.system.grounds
        forced = [ground for ground in grounds if ground.transition.forced]
        others = [ground for ground in grounds if not ground.transition.forced]
        domains = list(slot_domains(self.system.puzzle))
        variables = self.system.puzzle.variables
        arrays = [(v.offset, v.size) for v in variables if current.sought <= v.size < WORD]
        plans = [plan(some, domains, arrays) for some in (forced, others) if some]
        lost = self.system.lost_term if self.system.puzzle.losses else FALSE
        return self._function(
            name, parameters, lambda p: p.expansion(plans, lost, costs, self.merges, numbered)
        )


def _bind(names: Sequence[str]) -> str:
    """Print the function that sets the addresses of the tables."""
    lines = ["define void @bind(ptr %tables) nounwind {"]
    for place, name in enumerate(names):
        lines.append(f"  %a{place} = getelementptr ptr, ptr %tables, i64 {place}")
        lines.append(f"  %t{place} = load ptr, ptr %a{place}")
        lines.append(f"  store ptr %t{place}, ptr @{name}")
    return "\n".join([*lines, "  ret void", "}", ""])


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
            case Masks(tables, plans):
                masks = [self._mask(slot, dict(entries)) for slot, entries in tables]
                self._halves(reduce(lambda a, b: self.op(f"and i64 {a}, {b}"), masks), plans, 0)

    def _mask(self, slot: int, masks: dict[int, int]) -> str:
        """Print the mask of transitions that the slot's value allows."""
        field = self.packing.fields[slot]
        entries = [0] * (1 << field.bits)
        for value, mask in masks.items():
            entries[field.encode(value)] = mask
        return self.number(("mask", slot, tuple(entries)), entries, self.kept(slot))

    def _halves(self, mask: str, plans: Sequence[Try], first: int) -> None:
        """Print each of ``plans`` whose bit is set, counting from bit ``first``."""
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
            lowest = self.call("llvm.cttz.i64", "i64", [f"i64 {mask}", "i1 true"])
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
