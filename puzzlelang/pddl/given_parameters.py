"""Parameters whose value follows from the other parameters and the state.

`(at ?t ?from)` gives ``?from`` if a variable holds the place of each truck; `(in-city ?a ?c)` gives
``?c`` if each place is in one city. A transition reads such a value instead of trying all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.pddl.argument_ranges import Objects
from puzzlelang.pddl.condition_writer import (
    ConditionWriter,
    keys_of,
)
from puzzlelang.pddl.grouping import Variable
from puzzlelang.pddl.invariants import COUNTED
from puzzlelang.pddl.task_tree import Action, Fact
from puzzlelang.text import Record

PARTIAL = 4
"""Rank of a table without a value for some keys; only a key that is given itself needs it."""


class Given(metaclass=Record):
    """The fact of a precondition that gives a parameter, from the parameters in ``keys``."""

    fact: Fact
    place: int
    keys: frozenset[str]
    rank: int
    """Lower for a fact that gives it in all states, and more simply."""


def given_parameters(
    writer: ConditionWriter, action: Action, facts: Sequence[Fact], ranges: Mapping[str, Objects]
) -> dict[str, Given]:
    """Choose facts that give parameters, in an order in which they can be read.

    A parameter stays if a relation joins it to another one, and neither follows from the other:
    the rows of the relation bind both.
    """
    names = [one.name for one in action.parameters]
    joined = set[str]()
    ranked: list[tuple[int, str, Given]] = []
    for fact in facts:
        terms = [one.text for one in fact.arguments]
        own = {term for term in terms if term in ranges}
        functions = [n for n in (0, 1) if writer.function(fact.predicate, n)]
        if fact.predicate in writer.candidates.static and len(own) > 1 and not functions:
            joined |= own
        for place, name in enumerate(terms):
            rank = _rank(writer, fact, place, ranges)
            if rank is not None and name in ranges and terms.count(name) == 1:
                ranked.append((rank, name, Given(fact, place, frozenset(own - {name}), rank)))
    chosen: dict[str, Given] = {}
    needs: dict[str, frozenset[str]] = {}
    for _, name, one in sorted(ranked, key=lambda row: row[0]):
        below = one.keys.union(*(needs.get(key, ()) for key in one.keys))
        twice = any(_same(writer, one.fact, other.fact) for other in chosen.values())
        loose = one.rank == PARTIAL and not one.keys & chosen.keys()
        if name in joined or name in chosen or name in below or twice or loose:
            continue
        chosen[name], needs[name] = one, below
        for other in needs:
            if name in needs[other]:
                needs[other] |= below
    order = sorted(chosen, key=lambda one: (len(needs[one] & chosen.keys()), names.index(one)))
    return {name: chosen[name] for name in order}


def _rank(
    writer: ConditionWriter, fact: Fact, place: int, ranges: Mapping[str, Objects]
) -> int | None:
    """How directly a fact gives the argument at a place; None if it doesn't."""
    function = writer.function(fact.predicate, place)
    if function is not None:
        key = fact.arguments[1 - place]
        if place and ranges.get(key.text, {key.text}) <= function.keys():
            return 0
        return PARTIAL
    variable = writer.grouping.of.get(fact.predicate)
    if not isinstance(variable, Variable) or not variable.values:
        return None
    if dict(variable.parts)[fact.predicate][place] != COUNTED:
        return None
    if variable.keys and not place:
        return None  # the predicate is about this argument: `robot-at ?robot ?tile`
    if variable.total and len(variable.parts) == 1:
        return 2 if variable.keys else 1
    return 3


def _same(writer: ConditionWriter, one: Fact, other: Fact) -> bool:
    """True if two facts read the same variable with the same keys."""
    a, b = (writer.grouping.of.get(fact.predicate) for fact in (one, other))
    if not isinstance(a, Variable) or a is not b:
        return False
    orders = dict(a.parts)
    keys = [[t.text for t in keys_of(fact, orders[fact.predicate])] for fact in (one, other)]
    return keys[0] == keys[1]
