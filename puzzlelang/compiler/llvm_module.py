"""A puzzle's rules as a module of LLVM assembly, with the data needed to run it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod

from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.cost_keys import keys_for
from puzzlelang.compiler.dispatch import plan
from puzzlelang.compiler.ir import Term
from puzzlelang.compiler.llvm import FunctionPrinter
from puzzlelang.compiler.llvm_data import Data
from puzzlelang.compiler.llvm_symmetry import CanonicalPrinter
from puzzlelang.compiler.llvm_turns import LeastPrinter
from puzzlelang.compiler.merged_system import MergedSystem
from puzzlelang.compiler.packing import WORD, Packing, Unprintable, packing
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
    """``text`` has the requested functions (see ``puzzlelang.compiler.llvm``).

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
    ) -> Module:
        """Print a module of the named functions and of further conditions and projections."""
        self._declarations.clear()
        data = self._data = Data()
        functions = [self._canonical()] if self.merges else []
        functions += [getattr(self, f"_{name}")() for name in names]
        functions += [self._condition(name, term) for name, term in (conditions or {}).items()]
        functions += [self._projection(n, *one) for n, one in enumerate(projections)]
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
        printer = FunctionPrinter(self.packing, self._data, self.keys, self._arrays)
        body(printer)
        self._declarations |= printer.intrinsics
        return printer.finished(name, parameters)

    def _condition(self, name: str, term: Term) -> str:
        return self._function(name, STATE, lambda printer: printer.condition(term))

    def _projection(self, number: int, slots: Sequence[Term], packing: Packing) -> str:
        name = f"project_{number}"
        return self._function(name, f"{STATE}, {OUT}", lambda p: p.projection(slots, packing))

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

    def _expand(self) -> str:
        return self._expansion("expand", f"{STATE}, {OUT}", costs=False)

    def _expand_costs(self) -> str:
        return self._expansion("expand_costs", f"{STATE}, {OUT}, {KEYS}", costs=True)

    def _expansion(self, name: str, parameters: str, *, costs: bool) -> str:
        grounds = self.system.grounds
        forced = [ground for ground in grounds if ground.transition.forced]
        others = [ground for ground in grounds if not ground.transition.forced]
        domains = list(slot_domains(self.system.puzzle))
        variables = self.system.puzzle.variables
        arrays = [(v.offset, v.size) for v in variables if current.sought <= v.size < WORD]
        plans = [plan(some, domains, arrays) for some in (forced, others) if some]
        lost = self.system.lost_term if self.system.puzzle.losses else FALSE
        return self._function(
            name, parameters, lambda p: p.expansion(plans, lost, costs, self.merges)
        )


def _bind(names: Sequence[str]) -> str:
    """Print the function that sets the addresses of the tables."""
    lines = ["define void @bind(ptr %tables) nounwind {"]
    for place, name in enumerate(names):
        lines.append(f"  %a{place} = getelementptr ptr, ptr %tables, i64 {place}")
        lines.append(f"  %t{place} = load ptr, ptr %a{place}")
        lines.append(f"  store ptr %t{place}, ptr @{name}")
    return "\n".join([*lines, "  ret void", "}", ""])
