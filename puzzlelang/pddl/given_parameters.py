"""Parameters whose value follows from the other parameters and the state.

`(at ?t ?from)` gives ``?from`` if a variable holds the place of each truck; `(in-city ?a ?c)` gives
``?c`` if each place is in one city. A transition reads such a value instead of trying all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from puzzlelang.pddl.argument_ranges import Objects
from puzzlelang.pddl.condition_writer import ConditionWriter
from puzzlelang.pddl.grouping import Variable
from puzzlelang.pddl.invariants import COUNTED, keys_of
from puzzlelang.pddl.task_tree import Action, Fact
from puzzlelang.text import Record

MAYBE = 3
"""Rank of a variable that may have another value; slow as one of several keys of a variable."""

PARTIAL = 4
"""Rank of a table without a value for some keys; only a key that is given itself needs it."""


class Given(metaclass=Record):
    """The fact of a precondition that gives a parameter, and the place of its argument."""

    fact: Fact
    place: int


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
                ranked.append((rank, name, Given(fact, place)))
    changed = (*facts, *(effect.fact for effect in action.effects))
    places = [(writer.grouping.of.get(fact.predicate), fact.arguments) for fact in changed]
    several = [terms for one, terms in places if isinstance(one, Variable) and len(one.keys) > 1]
    spread = {term.text for terms in several for term in terms}
    chosen: dict[str, Given] = {}
    needs: dict[str, set[str]] = {}
    read = set[object]()
    for rank, name, one in sorted(ranked, key=lambda row: row[0]):
        keys = {term.text for term in one.fact.arguments if term.text in ranges} - {name}
        below = keys.union(*(needs.get(key, ()) for key in keys))
        loose = rank == PARTIAL and keys.isdisjoint(chosen) or rank == MAYBE and name in spread
        source = _source(writer, one.fact)
        if name in joined or name in chosen or name in below or source in read or loose:
            continue
        chosen[name], needs[name] = one, below
        read.add(source)
        for other in needs.values():
            other |= below if name in other else set()
    order = sorted(chosen, key=lambda one: (len(needs[one] & chosen.keys()), names.index(one)))
    return {name: chosen[name] for name in order}


def _rank(
    writer: ConditionWriter, fact: Fact, place: int, ranges: Mapping[str, Objects]
) -> int | None:
    """Lower if a fact gives the argument in all states, and more simply; None if it doesn't."""
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
    reach = ranges.get(fact.arguments[place].text, frozenset())
    sets = zip(variable.parts, (writer.sets.sets[key] for key in variable.values), strict=True)
    if any(part[0] != fact.predicate and not one.isdisjoint(reach) for part, one in sets):
        return None
    if variable.total and len(variable.parts) == 1:
        return 2 if variable.keys else 1
    return MAYBE


def _source(writer: ConditionWriter, fact: Fact) -> object:
    """The text that reads a fact: a variable with its keys, or the fact itself."""
    variable = writer.grouping.of.get(fact.predicate)
    if not isinstance(variable, Variable):
        return fact
    keys = keys_of(fact.arguments, dict(variable.parts)[fact.predicate])
    return (variable, *(one.text for one in keys))
