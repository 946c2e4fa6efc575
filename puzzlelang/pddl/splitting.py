"""Predicates split by the class of their first argument: `at` of trucks, `at` of parcels.

If no condition or effect is about objects of both classes, there are two predicates. Each gets a
variable with fewer values, and one that never changes is a table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from puzzlelang.pddl.argument_ranges import Candidates, Objects, conjuncts, negated
from puzzlelang.pddl.grouping import NamedSets
from puzzlelang.pddl.s_expressions import Atom
from puzzlelang.pddl.task_tree import All, Any_, Condition, Equal, Fact, Predicate, Task, mapped
from puzzlelang.text import replace

Ranges = Mapping[str, Objects]
Leaf = Callable[[Fact, Ranges], Fact]


def split_by_class(task: Task) -> Task:
    """Return an equivalent task, in which more predicates are about one class of objects."""
    candidates = Candidates(task)
    sets = NamedSets(candidates)
    classes: dict[str, list[Objects]] = {
        name: [] for name in candidates.fluents if task.domain.predicates[name].parameters
    }

    def collect(fact: Fact, ranges: Ranges) -> Fact:
        if fact.predicate in classes:
            column = candidates.columns[fact.predicate][0]
            here = candidates.objects_of(fact.arguments[0], ranges) & column
            if here:
                here, apart = sets.sets[sets.least(here)] & column, list[Objects]()
                for one in classes[fact.predicate]:
                    if here.isdisjoint(one):
                        apart.append(one)
                    else:
                        here |= one
                classes[fact.predicate] = [*apart, here]
        return fact

    _rebuilt(task, candidates, collect)
    names: dict[str, dict[str, Objects]] = {}
    for predicate, several in classes.items():
        column = candidates.columns[predicate][0]
        named = {sets.least(one): one for one in several}
        exact = all(sets.sets[key] & column == one for key, one in named.items())
        if len(named) > 1 and len(named) == len(several) and exact:
            names[predicate] = {f"{predicate}-{key}": one for key, one in named.items()}
    every = [*task.domain.predicates, *(one for several in names.values() for one in several)]
    if not names or len({*every}) < len(every):
        return task

    def rename(fact: Fact, ranges: Ranges) -> Fact:
        if fact.predicate not in names:
            return fact
        here = candidates.objects_of(fact.arguments[0], ranges)
        several = names[fact.predicate].items()
        name = next((name for name, one in several if not here.isdisjoint(one)), None)
        return replace(fact, predicate=name or next(iter(names[fact.predicate])))

    predicates: dict[str, Predicate] = {}
    for name, one in task.domain.predicates.items():
        for part in names.get(name, [name]):
            atom = Atom(one.atom.source, one.atom.start, one.atom.end, part)
            predicates[part] = replace(one, atom=atom)
    split = _rebuilt(task, candidates, rename)
    return replace(split, domain=replace(split.domain, predicates=predicates))


def _rebuilt(task: Task, candidates: Candidates, leaf: Leaf) -> Task:
    """Apply ``leaf`` to all facts, with the candidates of the variables."""

    def inner(one: All | Any_, ranges: Ranges) -> Ranges:
        narrow = negated(one.part) if isinstance(one, All) else conjuncts(one.part)
        return {**ranges, **candidates.narrowed(one.variables, [*narrow], ranges)}

    def condition(one: Condition, ranges: Ranges) -> Condition:
        return mapped(
            one, ranges, lambda at, own: at if isinstance(at, Equal) else leaf(at, own), inner
        )

    domain = task.domain
    actions = []
    for action in domain.actions:
        ranges = candidates.parameters[action.name]
        effects = []
        for one in action.effects:
            own = candidates.narrowed(one.variables, [*conjuncts(one.condition)], ranges)
            both = {**ranges, **own}
            test, fact = condition(one.condition, both), leaf(one.fact, both)
            effects.append(replace(one, condition=test, fact=fact))
        test = condition(action.condition, ranges)
        actions.append(replace(action, condition=test, effects=tuple(effects)))
    derived = []
    for rule in domain.derived:
        ranges = {one.name: candidates.members(one.types) for one in rule.parameters}
        derived.append(replace(rule, condition=condition(rule.condition, ranges)))
    first, *others = (
        replace(one, init=tuple(leaf(fact, {}) for fact in one.init), goal=condition(one.goal, {}))
        for one in task.problems
    )
    return Task(
        replace(domain, actions=tuple(actions), derived=tuple(derived)), first, tuple(others)
    )
