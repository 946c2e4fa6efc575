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
from functools import partial
from math import prod

from puzzlelang.compiler.compiled_system import CompiledSystem
from puzzlelang.compiler.dispatch import (
    plan,
)
from puzzlelang.compiler.ir import Temp, Term
from puzzlelang.compiler.llvm_symmetry import CanonicalPrinter, LeastPrinter
from puzzlelang.compiler.llvm_terms import SharedResults
from puzzlelang.compiler.llvm_text import Data
from puzzlelang.compiler.llvm_transitions import FunctionPrinter, keys_for
from puzzlelang.compiler.merged_system import MergedSystem
from puzzlelang.compiler.state_layout import (
    WORD,
    Packing,
    Unprintable,
    packing,
    slot_domains,
)
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
