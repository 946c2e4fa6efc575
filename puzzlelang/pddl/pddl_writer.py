"""Puzzles as PDDL: ground transitions that differ only in objects are one action.

Planners multiply out disjunctions, so a condition with many alternatives becomes a derived
predicate. :func:`export` refuses, in words, a puzzle that PDDL can't express.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, combinations, islice, product
from math import prod
from textwrap import fill

from puzzlelang.compiler import (
    Action,
    Fact,
    FactRules,
    Formula,
    Joined,
    NotFacts,
    disjunction,
    fact_rules,
    negated,
)
from puzzlelang.core import Boolean, ListOf, Scalar, SetOf, combinations_of, show, show_scalar
from puzzlelang.core import nodes as core
from puzzlelang.text import Record, usage_error

MOST_ALTERNATIVES = 24
"""Maximum number of conjunctions that a planner may make of one condition."""

MOST_CHOICES = 64
"""Maximum number of conjunctions that a planner may make of the condition that no effect on a
variable takes place: a literal of each of their conditions, in all combinations."""

NEGATED = 4
"""The same for the negation of a derived predicate; beyond, the predicate itself is negated."""

RESERVED = frozenset(
    "and or not when forall exists imply either object number total-cost increase define".split()
)

WIDTH = 100


def export(puzzle: core.Puzzle) -> tuple[str, str]:
    """Return the texts of a domain and a problem whose optimal plans cost as much as ours."""
    if len(puzzle.starts) != 1:
        starts = f"{len(puzzle.starts):,} starts, and a PDDL problem has one"
        raise usage_error(f"the puzzle has {starts}", "`--start` chooses one")
    if len(puzzle.costs) > 1:
        lines = f"{len(puzzle.costs)} cost lines, and a PDDL problem minimises one number"
        raise usage_error(f"the puzzle has {lines}", "leave all but one of them out")
    if not puzzle.has_goal:
        raise usage_error("the puzzle has no goal, and a PDDL problem needs one", "add `goal:`")
    try:
        return _Export(puzzle, fact_rules(puzzle)).texts()
    except NotFacts as reason:
        message = f"the rules can't be written as PDDL: {reason}"
        raise usage_error(message, "a smaller instance may do, or simpler rules") from None


class Names:
    """Distinct PDDL names for texts; PDDL ignores case."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._used = set(RESERVED)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names.values())

    def of(self, text: str) -> str:
        if text not in self._names:
            self._names[text] = self.new(text)
        return self._names[text]

    def new(self, text: str) -> str:
        """Return an unused name like ``text``."""
        words = re.sub(r"(?<![\w)])-(?=\d)", "minus ", text.lower())
        name = re.sub(r"[^a-z0-9_]+", "-", words).strip("-_") or "x"
        if not name[0].isalpha():
            name = f"{'c' if text.startswith('(') else 'n'}{name}"
        free, number = name, 1
        while free in self._used:
            number += 1
            free = f"{name}-{number}"
        self._used.add(free)
        return free


class _Export:
    def __init__(self, puzzle: core.Puzzle, rules: FactRules) -> None:
        self._puzzle, self._rules = puzzle, rules
        self._predicates, self._objects, self._actions = Names(), Names(), Names()
        self._derived: dict[object, Tree] = {}
        self._axioms: list[Tree] = []
        self._counts: dict[Joined, int] = {}
        self._features: dict[str, None] = {"strips": None}
        self._slots = [
            (variable, combination)
            for variable in puzzle.variables
            for combination in combinations_of(variable.keys)
        ]

    def texts(self) -> tuple[str, str]:
        rules, has_costs = self._rules, self._rules.has_costs
        init: list[Tree] = [*map(self._fact, rules.start)]
        schemas = Schemas(self._actions.new, self._predicates.new)
        actions = [*schemas.actions([*map(self._action, rules.actions)])]
        init += ([name, *row] for name, rows in schemas.rows.items() for row in rows)
        goal = both([self._need(rules.goal), *self._unless(rules.lost)])
        if has_costs:
            self._features["action-costs"] = None
            init.append(["=", ["total-cost"], "0"])
        name = Names().new(self._puzzle.title)
        domain: list[Tree] = ["define", ["domain", name]]
        domain.append([":requirements", *(f":{one}" for one in self._features)])
        fixed = {*_words([*actions, *self._axioms])}
        constants = [one for one in self._objects if one in fixed]
        domain += [[":constants", *constants]] * bool(constants)
        static = ([name, *(f"?{k + 1}" for k in range(len(rows[0])))]
                  for name, rows in schemas.rows.items())  # fmt: skip
        domain.append([":predicates", *self._declared(), *static])
        domain += [[":functions", ["total-cost"], "-", "number"]] * has_costs
        problem: list[Tree] = ["define", ["problem", f"{name}-1"], [":domain", name]]
        problem.append([":objects", *(one for one in self._objects if one not in fixed)])
        problem += [[":init", *init], [":goal", goal]]
        problem += [[":metric", "minimize", ["total-cost"]]] * has_costs
        title = f"; {' '.join(self._puzzle.title.split())}\n"
        return title + printed([*domain, *self._axioms, *actions]), title + printed(problem)

    def _declared(self) -> Iterator[Tree]:
        used = {self._slots[slot][0] for slot in self._rules.changing}
        for variable in self._puzzle.variables:
            if variable in used:
                count = len(variable.keys) + (not isinstance(variable.type, Boolean))
                yield [self._predicates.of(variable.name), *(f"?{k + 1}" for k in range(count))]
        yield from (["never"], *(head for head in self._derived.values() if head[0] != "not"))

    # ── facts and conditions ─────────────────────────────────────────────────────────

    def _fact(self, fact: Fact) -> Tree:
        variable, combination = self._slots[fact.slot]
        words = [
            show_scalar(k, key.base) for k, key in zip(combination, variable.keys, strict=True)
        ]
        match variable.type:
            case Scalar(base) | SetOf(base):
                words.append(show_scalar(fact.value, base))
            case ListOf() as kind:
                words.append(f"list {show(fact.value, kind)}")
        atom: Tree = [self._predicates.of(variable.name), *map(self._objects.of, words)]
        return atom if fact.holds else self._not(atom)

    def _not(self, atom: Tree) -> Tree:
        self._features["negative-preconditions"] = None
        return ["not", atom]

    def _left(self, fact: Fact) -> tuple[int, ...]:
        """Return the values of a slot with which a literal is true."""
        domain = self._rules.domains[fact.slot]
        if isinstance(self._slots[fact.slot][0].type, Boolean | SetOf):
            return (int(fact.holds),)
        return tuple(value for value in domain if (value == fact.value) == fact.holds)

    def _alternatives(self, formula: Formula) -> int:
        """Count the conjunctions that a planner makes of a condition."""
        if isinstance(formula, Fact):
            return len(self._left(formula))
        if not isinstance(formula, Joined):
            return 1
        if formula not in self._counts:
            if formula.word == "or":
                count = sum(map(self._alternatives, formula.parts))
            else:
                count = prod(one for one, _ in self._groups(formula.parts))
            self._counts[formula] = count
        return self._counts[formula]

    def _groups(self, parts: Sequence[Formula]) -> list[tuple[int, tuple[Formula, ...]]]:
        """Group the conditions on each slot, with their number of alternatives."""
        facts = dict[int, list[Fact]]()
        groups: list[tuple[int, tuple[Formula, ...]]] = []
        for part in parts:
            if isinstance(part, Fact) and not isinstance(
                self._slots[part.slot][0].type, Boolean | SetOf
            ):
                facts.setdefault(part.slot, []).append(part)
            else:
                groups.append((self._alternatives(part), (part,)))
        for some in facts.values():
            left = set(self._left(some[0])).intersection(*map(self._left, some))
            groups.append((len(left), tuple(some)))
        return groups

    def _need(self, formula: Formula) -> Tree:
        """Print a condition; parts with many alternatives become derived predicates."""
        if isinstance(formula, bool):
            return ["and"] if formula else ["never"]
        if isinstance(formula, Fact) or self._alternatives(formula) <= MOST_ALTERNATIVES:
            return self._plain(formula)
        if formula.word == "or":
            return self._derive(formula, formula)
        trees, count = list[Tree](), 1
        for one, group in sorted(self._groups(formula.parts), key=lambda pair: pair[0]):
            count *= one
            if one < 2 or count <= MOST_ALTERNATIVES:
                trees += map(self._plain, group)
            elif len(group) == 1 and isinstance(group[0], Joined):
                trees.append(self._derive(group[0], group[0]))
            else:
                facts = [fact for fact in group if isinstance(fact, Fact)]
                left = set(self._left(facts[0])).intersection(*map(self._left, facts))
                slot = facts[0].slot
                allowed = disjunction(Fact(slot, value) for value in sorted(left))
                trees.append(self._derive((slot, frozenset(left)), allowed))
        return both(trees)

    def _plain(self, formula: Formula) -> Tree:
        if isinstance(formula, Fact):
            return self._fact(formula)
        assert isinstance(formula, Joined)
        if formula.word == "or":
            self._features["disjunctive-preconditions"] = None
        return [formula.word, *map(self._plain, formula.parts)]

    def _derive(self, key: object, formula: Formula) -> Tree:
        """Return the derived predicate that stands for a condition."""
        if key not in self._derived:
            opposite = negated(formula)
            if opposite in self._derived:
                return self._not(self._derived[opposite])
            assert isinstance(formula, Joined | Fact)
            parts = formula.parts if isinstance(formula, Joined) and formula.word == "or" else ()
            body: Tree = ["or", *map(self._need, parts)] if parts else self._need(formula)
            self._features |= dict.fromkeys(("disjunctive-preconditions", "derived-predicates"))
            self._derived[key] = head = [self._predicates.new(f"case {len(self._derived) + 1}")]
            self._axioms.append([":derived", head, body])
        return self._derived[key]

    def _unless(self, formula: Formula) -> list[Tree]:
        """Print the negation of a condition."""
        opposite = negated(formula)
        if opposite is True:
            return []
        if opposite is False or self._alternatives(opposite) <= NEGATED:
            return [self._need(opposite)]
        return [self._not(self._derive(formula, formula))]

    # ── actions ──────────────────────────────────────────────────────────────────────

    def _action(self, action: Action) -> Ground:
        transition, rules = action.ground.transition, self._rules
        arguments = action.ground.instance or ()
        words = [
            show(value, local.type)
            for value, local in zip(arguments, transition.parameters, strict=True)
        ]
        needs = [self._need(action.needs), *self._unless(rules.lost)]
        if not transition.forced:
            needs += self._unless(rules.must)
        adds = dict[int, dict[Formula, None]]()
        for one in action.effects:
            adds.setdefault(one.fact.slot, {})[one.condition] = None
        effects = dict[tuple[bool, Formula], list[Tree]]()
        for one in action.effects:
            fact = self._fact(Fact(one.fact.slot, one.fact.value))
            lengths = chain.from_iterable(map(_lengths, adds[one.fact.slot]))
            apart = prod(lengths) > MOST_CHOICES
            key = apart and not isinstance(one.condition, bool | Fact), one.condition
            effects.setdefault(key, []).append(fact if one.fact.holds else ["not", fact])
        trees = list[Tree]()
        for (apart, condition), some in effects.items():
            if condition is True:
                trees += some
            else:
                self._features["conditional-effects"] = None
                test = self._derive(condition, condition) if apart else self._need(condition)
                trees.append(["when", test, both(some)])
        names = (local.name for local in transition.parameters)
        given = dict(zip(names, map(self._objects.of, words), strict=True))
        cost = str(action.cost) if rules.has_costs else ""
        return Ground(transition.name, given, needs, trees, cost)


def _lengths(formula: Formula) -> list[int]:
    """Numbers of facts in the conjunctions to which planners multiply out a condition; only some of
    very many. The negation has as many conjunctions as their product.
    """
    if not isinstance(formula, Joined):
        return [1]
    rows = map(_lengths, formula.parts)
    if formula.word == "or":
        return [*chain.from_iterable(rows)]
    return [*map(sum, islice(product(*rows), MOST_CHOICES))]


def _words(trees: Iterable[Tree]) -> Iterator[str]:
    """Yield all words of expressions."""
    for tree in trees:
        yield from [tree] if isinstance(tree, str) else _words(tree)


def printed(tree: Tree, indent: int = 0) -> str:
    """Print an expression in lines of at most ``WIDTH`` characters, where possible."""
    return "".join(_lines(tree, indent)) + "\n" * (not indent)


def _lines(tree: Tree, indent: int) -> Iterator[str]:
    line = flat(tree)
    if isinstance(tree, str) or (indent and len(line) + indent <= WIDTH):
        yield line
        return
    if all(isinstance(part, str) for part in tree):
        margin = " " * (indent + 2)
        yield fill(
            line, WIDTH, subsequent_indent=margin, break_long_words=False, break_on_hyphens=False
        )
        return
    keyword = ""
    yield "("
    for part in tree:
        if isinstance(part, list):
            same_line = part is tree[1] and tree[0] in ("define", ":derived")
            yield f" {keyword}" if same_line else f"\n{' ' * (indent + 2)}{keyword}"
            yield from _lines(part, indent + 2)
            keyword = ""
        elif (word := str(part)).startswith(":") and part is not tree[0]:
            keyword = f"{word} "
        else:
            yield word if part is tree[0] else f" {word}"
    yield ")"


# ── actions with parameters ───────────────────────────────────────────────────────────

Tree = str | Sequence["Tree"]
"""A PDDL expression."""

Row = tuple[str, ...]


class Ground(metaclass=Record):
    """A ground action: its transition, the objects by parameter, its two conjunctions, its cost."""

    name: str
    arguments: Mapping[str, str]
    needs: Sequence[Tree]
    effects: Sequence[Tree]
    cost: str


class Schemas:
    """Actions for ground actions; ``rows`` of their static predicates.

    Ground actions of one transition with the same shape become one action. Objects that differ are
    parameters, and static predicates list their combinations, so the instances of an action are
    exactly its ground actions.

    ``new_action`` and ``new_predicate`` return free names.
    """

    def __init__(
        self, new_action: Callable[[str], str], new_predicate: Callable[[str], str]
    ) -> None:
        self._new_action, self._new_predicate = new_action, new_predicate
        self._predicates: dict[frozenset[Row], str] = {}
        self.rows: dict[str, list[Row]] = {}

    def actions(self, ground: Sequence[Ground]) -> Iterator[Tree]:
        groups: dict[tuple[str, str, tuple[str, ...]], list[tuple[Ground, Tree, list[str]]]] = {}
        for one in ground:
            variables = _variables(one.arguments)
            names = {word: variables[key] for key, word in reversed([*one.arguments.items()])}
            parts = ["", both(one.needs), both(one.effects)]
            tree = _sorted(_replaced(parts, partial(_named, names)))
            holes: list[str] = []
            shape = flat(_replaced(tree, partial(_hole, holes)))
            key = one.name, shape + one.cost, tuple(one.arguments)
            groups.setdefault(key, []).append((one, tree, holes))
        for group in groups.values():
            yield self._schema(group) if len(group) > 1 else self._single(group[0][0])

    def _single(self, one: Ground) -> Tree:
        name = self._new_action(" ".join((one.name, *one.arguments.values())))
        return self._action(name, [], one.needs, one.effects, one.cost)

    def _schema(self, group: Sequence[tuple[Ground, Tree, list[str]]]) -> Tree:
        first, tree, _ = group[0]
        columns = {
            variable: tuple(one.arguments[key] for one, _, _ in group)
            for key, variable in _variables(first.arguments).items()
        }
        words: list[str] = []
        for hole in zip(*(holes for _, _, holes in group), strict=True):
            if len({*hole}) == 1:
                words.append(hole[0])
                continue
            variable = next((one for one, column in columns.items() if column == hole), None)
            words.append(variable or f"?v{len(words) + 1}")
            columns.setdefault(words[-1], hole)
        rest = iter(words)
        whole = _replaced(tree, lambda word: word if word[0] == "?" else next(rest))
        needs, effects = ([*part[1:]] if part[0] == "and" else [part] for part in whole[1:])
        static = [*self._static(first.name, columns)]
        name = self._new_action(first.name)
        return self._action(name, [*columns], [*static, *needs], effects, first.cost)

    def _action(
        self, name: str, variables: Tree, needs: Sequence[Tree], effects: Sequence[Tree], cost: str
    ) -> Tree:
        if cost:
            effects = [*effects, ["increase", ["total-cost"], cost]]
        return [
            ":action", name, ":parameters", variables, ":precondition", both(needs), ":effect",
            both(effects),
        ]  # fmt: skip

    def _static(self, name: str, columns: Mapping[str, tuple[str, ...]]) -> Iterator[Tree]:
        """Yield facts that list the combinations; columns that don't depend on others are apart."""
        blocks = [{one} for one in columns]

        def rows(block: set[str]) -> list[Row]:
            own = [column for one, column in columns.items() if one in block]
            return [*dict.fromkeys(zip(*own, strict=True))]

        for a, b in combinations(columns, 2):
            if len(rows({a, b})) < len(rows({a})) * len(rows({b})):
                joined = [one for one in blocks if a in one or b in one]
                blocks = [one for one in blocks if one not in joined] + [set().union(*joined)]
        count = 1
        for block in blocks:
            count *= len(rows(block))
        if count > len(rows({*columns})):
            blocks = [{*columns}]
        for block in sorted(blocks, key=lambda one: min(map([*columns].index, one))):
            variables, content = [one for one in columns if one in block], rows(block)
            key = frozenset(content)
            if key not in self._predicates:
                words = (one.removeprefix("?") for one in variables)
                self._predicates[key] = self._new_predicate(" ".join((name, *words)))
                self.rows[self._predicates[key]] = content
            order = self.rows[self._predicates[key]]
            assert len(order[0]) == len(variables)
            yield [self._predicates[key], *variables]


def _variables(arguments: Mapping[str, str]) -> dict[str, str]:
    """A PDDL variable for each parameter."""
    variables: dict[str, str] = {}
    for one in arguments:
        name = "?" + (re.sub(r"[^a-z0-9]+", "-", one.lower()).strip("-") or "x")
        while name in variables.values():
            name += "-"
        variables[one] = name
    return variables


def _replaced(tree: Tree, put: Callable[[str], str]) -> list[Tree]:
    """Replace the objects of all facts."""
    assert not isinstance(tree, str)
    rest = (put(part) if isinstance(part, str) else _replaced(part, put) for part in tree[1:])
    return [tree[0], *rest]


def _named(names: Mapping[str, str], word: str) -> str:
    return names.get(word, word)


def _hole(holes: list[str], word: str) -> str:
    if word[0] == "?":
        return word
    holes.append(word)
    return "_"


def _sorted(tree: Tree) -> Tree:
    """Sort the parts of conjunctions and disjunctions, by their shape first."""
    if isinstance(tree, str):
        return tree
    parts = [*map(_sorted, tree)]
    if parts[0] not in ("and", "or"):
        return parts

    def order(one: Tree) -> tuple[str, str]:
        return flat(_replaced(one, partial(_hole, []))), flat(one)

    return [parts[0], *sorted(parts[1:], key=order)]


def flat(tree: Tree) -> str:
    return tree if isinstance(tree, str) else f"({' '.join(map(flat, tree))})"


def both(trees: Sequence[Tree]) -> Tree:
    """Join conditions or effects; nested conjunctions are flattened."""
    parts = list[Tree]()
    for tree in trees:
        parts += tree[1:] if isinstance(tree, list) and tree[0] == "and" else [tree]
    return parts[0] if len(parts) == 1 else ["and", *parts]
