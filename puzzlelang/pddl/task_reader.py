"""Reading of domains and problems into the typed tree; see :mod:`.task_tree`.

The syntax is that of PDDL 2.2 without numbers and durations, with the action costs of PDDL 3.1.
Each mistake is a :class:`PuzzleError`. Sections are read independently, so a file with mistakes
in several sections gets a message for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from puzzlelang.pddl.s_expressions import Atom, Group, read_group, wrong
from puzzlelang.pddl.task_tree import (
    Action,
    All,
    And,
    Any_,
    Condition,
    Cost,
    Derived,
    Domain,
    Effect,
    Equal,
    Fact,
    Not,
    Number,
    Or,
    Predicate,
    Problem,
    Sum,
    Task,
    Typed,
    reached,
)
from puzzlelang.text import Diagnostics, PuzzleError, Source, TypeVar, did_you_mean, replace

T = TypeVar("T")
Node = Atom | Group
Scope = Mapping[str, tuple[str, ...]]
"""Types by variable."""

_SECTIONS = {
    "domain": (
        ":requirements", ":types", ":constants", ":predicates", ":functions", ":action", ":derived",
    ),
    "problem": (":domain", ":requirements", ":objects", ":init", ":goal", ":metric"),
}  # fmt: skip

_UNSUPPORTED = {
    ":durative-action": ("an action with a duration", "write it as an `:action` without duration"),
    ":constraints": ("a constraint on plans", "put conditions into `:precondition` or `:goal`"),
    ":process": ("a process", "only actions change the state"),
    ":event": ("an event", "only actions change the state"),
    ":length": ("a length of plans", "delete it; the shortest plan is found without it"),
    "preference": ("a preference", "make it part of the goal, or delete it"),
    "assign": ("a number that changes", "use objects for its values, and a predicate for each"),
    "<": ("a condition on numbers", "use objects for the numbers, and a predicate for their order"),
    "at": ("a fact that becomes true at a time", "only actions change the state"),
    "object value": ("a function with objects as values", "use a predicate with one more argument"),
    "cost when": ("a cost with a condition", "write an action for each case"),
    "maximize": ("a metric to maximize", "use `(:metric minimize (total-cost))`"),
    "always": ("a condition on all states of a plan", "put it into each `:precondition`"),
    "sometime": ("a condition on some state of a plan", "record it with a predicate"),
}  # fmt: skip
_SAME = {
    ">": "<", "<=": "<", ">=": "<", "sometime-before": "sometime", "sometime-after": "sometime",
    "within": "sometime", "at-most-once": "sometime", "at end": "sometime", "hold-during": "always",
    "hold-after": "always", "always-within": "always", "decrease": "assign", "scale-up": "assign",
    "scale-down": "assign",
}  # fmt: skip

_REQUIREMENTS = frozenset(
    ":strips :typing :negative-preconditions :disjunctive-preconditions :equality "
    ":existential-preconditions :universal-preconditions :quantified-preconditions "
    ":conditional-effects :fluents :numeric-fluents :object-fluents :adl :durative-actions "
    ":duration-inequalities :continuous-effects :derived-predicates :timed-initial-literals "
    ":preferences :constraints :action-costs :goal-utilities :domain-axioms :safety-constraints "
    ":expression-evaluation :foreach-expansions :dag-expansions :open-world :true-negation "
    ":subgoals-through-axioms :action-expansions :ucpop :quantified-effects :multi-agent "
    ":non-deterministic :time".split()
)


def unsupported(word: str, at: Node) -> PuzzleError:
    what, advice = _UNSUPPORTED[_SAME.get(word, word)]
    return wrong("unsupported", at, what=what, advice=advice)


def kind_of(source: Source) -> str:
    """``domain``, ``problem``, or an empty text; raise no error."""
    try:
        group = read_group(source)
    except PuzzleError:
        return ""
    header = group.items[1] if len(group.items) > 1 else None
    return header.head if isinstance(header, Group) and header.head in _SECTIONS else ""


def read_domain(source: Source) -> Domain:
    """Read a domain; raise :class:`PuzzleError` with its mistakes."""
    return _DomainReader(source, "domain").domain()


def read_task(domain: Source, problem: Source) -> Task:
    """Read both files; raise :class:`PuzzleError` with the mistakes of the first wrong one."""
    read = read_domain(domain)
    return Task(read, _ProblemReader(problem, read).problem())


# ── parts of both files ──────────────────────────────────────────────────────────────


class _Reader:
    def __init__(self, source: Source, kind: str) -> None:
        self.diagnostics = Diagnostics()
        self.group = group = read_group(source)
        if group.head != "define":
            raise wrong("define-expected", group, word=group.head)
        header = group.items[1] if len(group.items) > 1 else group
        if not isinstance(header, Group) or header.head not in _SECTIONS:
            raise wrong("header-expected", header)
        if header.head != kind:
            raise wrong(f"{header.head}-as-{kind}", header)
        self.name = _word(header, 1, f"the name of the {kind}", f"({kind} blocks)").text
        self.sections = list(self._sections(group.items[2:], kind))

    def _sections(self, items: Iterable[Node], kind: str) -> Iterator[Group]:
        first: dict[str, Group] = {}
        for item in items:
            with self.reports():
                section = _group(item, "a section", "(:goal (clear a))")
                name, allowed = section.head, _SECTIONS[kind]
                if name in _UNSUPPORTED:
                    raise unsupported(name, section)
                if name not in allowed:
                    word = section.items[0] if section.items else section
                    near = did_you_mean(name, allowed)
                    given = {"kind": kind, "sections": ", ".join(f"`{one}`" for one in allowed)}
                    raise wrong("unknown-section", word, help=near, **given)
                if name in first and name not in (":action", ":derived", ":requirements"):
                    raise wrong("section-twice", section, also=first[name].place)
                first[name] = section
                yield section

    @contextmanager
    def reports(self) -> Iterator[None]:
        """Report a mistake in the block, and skip the rest of it."""
        try:
            yield
        except PuzzleError as error:
            for diagnostic in error.diagnostics:
                self.diagnostics.add(diagnostic)

    def of(self, name: str) -> list[Node]:
        """The contents of all sections of a name."""
        return [item for one in self.sections if one.head == name for item in one.items[1:]]

    def requirements(self) -> None:
        for item in self.of(":requirements"):
            with self.reports():
                word = _atom(item, "a requirement", "(:requirements :strips :typing)")
                if word.text not in _REQUIREMENTS:
                    near = did_you_mean(word.text, sorted(_REQUIREMENTS))
                    raise wrong("unknown-requirement", word, help=near)


def _atom(item: Node, what: str, example: str) -> Atom:
    if isinstance(item, Group):
        raise wrong("word-expected", item, what=what, example=example)
    return item


def _word(group: Group, index: int, what: str, example: str) -> Atom:
    if len(group.items) <= index:
        raise wrong("word-missing", group, what=what, example=example)
    return _atom(group.items[index], what, example)


def _group(item: Node, what: str, example: str) -> Group:
    if isinstance(item, Atom):
        raise wrong("group-expected", item, what=what, example=example)
    return item


def _typed(items: Sequence[Node], example: str) -> Iterator[tuple[Atom, tuple[Atom, ...]]]:
    """Parse ``a b - type c``: each name with its types, none if it has no type."""
    waiting: list[Atom] = []
    position = 0
    while position < len(items):
        item = _atom(items[position], "a name", example)
        position += 1
        if item.text != "-":
            waiting.append(item)
            continue
        if position == len(items):
            raise wrong("type-missing", item)
        kind = items[position]
        position += 1
        types = (kind,) if isinstance(kind, Atom) else _either(kind)
        yield from ((name, types) for name in waiting)
        waiting = []
    yield from ((name, ()) for name in waiting)


def _either(group: Group) -> tuple[Atom, ...]:
    if group.head != "either" or len(group.items) < 2:
        raise wrong("word-expected", group, what="a type", example="?x - (either car truck)")
    return tuple(_atom(item, "a type", "?x - (either car truck)") for item in group.items[1:])


def _unique(one: Atom, first: Mapping[str, Atom], kind: str) -> Atom:
    if one.text in first:
        raise wrong("name-twice", one, kind=kind, also=first[one.text].span)
    return one


class _Conditions:
    """Reads conditions; ``objects`` are those that may be named."""

    def __init__(self, domain: Domain, objects: Mapping[str, Typed]) -> None:
        self.domain, self.objects = domain, objects

    def variables(self, items: Sequence[Node], scope: Scope) -> tuple[tuple[Typed, ...], Scope]:
        """Parse variables, and add them to the scope."""
        return _variables(items, scope, self.domain.types)

    def read(self, item: Node, scope: Scope) -> Condition:
        group = _group(item, "a condition", "(and (clear ?x) (on ?x ?y))")
        parts, head = group.items[1:], group.head
        if not group.items:
            return And(())
        if head == "and":
            return And(tuple(self.read(part, scope) for part in parts), group.span)
        if head == "or":
            return Or(tuple(self.read(part, scope) for part in parts), group.span)
        if head == "not":
            return Not(self.read(_only(group, 1, "(not (clear ?x))")[0], scope), group.span)
        if head == "imply":
            left, right = _only(group, 2, "(imply (clear ?x) (on-table ?x))")
            return Or((Not(self.read(left, scope)), self.read(right, scope)), group.span)
        if head in ("forall", "exists"):
            bound, part = _only(group, 2, f"({head} (?x - block) (clear ?x))")
            names, inner = self.variables(_group(bound, "a variable", "(?x - block)").items, scope)
            kind = All if head == "forall" else Any_
            return kind(names, self.read(part, inner), group.span)
        if head == "=":
            left, right = _only(group, 2, "(= ?x ?y)")
            if isinstance(left, Group) or isinstance(right, Group) or left.text.isdigit():
                raise unsupported("<", group)
            return Equal(self.term(left, scope), self.term(right, scope), group.span)
        if head in _UNSUPPORTED or head in _SAME:
            if head not in self.domain.predicates:
                raise unsupported(head, group)
        return self.fact(group, scope)

    def fact(self, group: Group, scope: Scope) -> Fact:
        return self.call(group, scope, self.domain.predicates, "predicate")

    def call(
        self, group: Group, scope: Scope, declared: Mapping[str, Predicate], kind: str
    ) -> Fact:
        example = "(total-cost)" if kind == "function" else "(on ?x ?y)"
        name = _word(group, 0, f"a {kind}", example)
        predicate = _declared(name, declared, kind)
        terms = [self.term(_atom(item, "an argument", example), scope) for item in group.items[1:]]
        _check_count(group, predicate, len(terms))
        for term, parameter in zip(terms, predicate.parameters, strict=True):
            self._check_type(term, parameter, scope, name.text)
        return Fact(name.text, tuple(terms), group.span)

    def _check_type(self, term: Atom, parameter: Typed, scope: Scope, predicate: str) -> None:
        """Report an argument if no object has its type and that of the parameter."""
        types = scope[term.text] if term.text[0] == "?" else self.objects[term.text].types
        domain, wanted = self.domain, parameter.types
        if domain.is_of(types[:1], wanted) or "object" in types:
            return
        below = [one for one in domain.types if domain.is_of((one,), wanted)]
        if not any(domain.is_of((one,), types) for one in below):
            raise wrong(
                "argument-type", term, types=_one_of(types), wanted=_one_of(wanted),
                predicate=predicate, also=parameter.span,
            )  # fmt: skip

    def term(self, atom: Node, scope: Scope) -> Atom:
        atom = _atom(atom, "an object or a variable", "(on ?x table)")
        if atom.text.startswith("?"):
            if atom.text not in scope:
                key = "unknown-variable" if scope or not self.at_start else "variable-outside"
                raise wrong(key, atom, help=did_you_mean(atom.text, scope))
        elif atom.text not in self.objects:
            forgot = f"?{atom.text}" in scope
            near = did_you_mean(atom.text, [f"?{atom.text}"] if forgot else self.objects)
            raise wrong("unknown-object", atom, help=near)
        return atom

    at_start = False


def _declared(name: Atom, declared: Mapping[str, Predicate], kind: str) -> Predicate:
    if name.text not in declared:
        raise wrong(f"unknown-{kind}", name, help=did_you_mean(name.text, declared))
    return declared[name.text]


def _check_count(group: Group, predicate: Predicate, count: int) -> None:
    if count != len(predicate.parameters):
        example = " ".join([predicate.name, *(one.name for one in predicate.parameters)])
        raise wrong(
            "argument-count", group, name=predicate.name, wanted=len(predicate.parameters),
            count=count, example=f"({example})", also=predicate.span,
        )  # fmt: skip


def _one_of(types: Sequence[str]) -> str:
    return " or ".join(f"`{one}`" for one in types)


def _only(group: Group, count: int, example: str) -> list[Node]:
    parts = group.items[1:]
    if len(parts) < count:
        raise wrong("word-missing", group, what="a part", example=example)
    if len(parts) > count:
        raise wrong("word-expected", parts[count], what="`)`", example=example)
    return parts


def _types(atoms: Sequence[Atom], known: Mapping[str, object]) -> tuple[str, ...]:
    for atom in atoms:
        if atom.text not in known and atom.text != "object":
            raise wrong("unknown-type", atom, help=did_you_mean(atom.text, [*known, "object"]))
    return tuple(atom.text for atom in atoms) or ("object",)


def _variables(
    items: Sequence[Node], scope: Scope, known: Mapping[str, object]
) -> tuple[tuple[Typed, ...], Scope]:
    variables = _parameters(items, known)
    names: dict[str, Atom] = {}
    for one in variables:
        names[_unique(one.atom, names, "variable").text] = one.atom
    return variables, {**scope, **{one.name: one.types for one in variables}}


def _parameters(items: Sequence[Node], known: Mapping[str, object]) -> tuple[Typed, ...]:
    """Parse variables. Their names may be equal: published domains declare ``(in ?obj ?obj)``."""
    parameters = []
    for atom, types in _typed(items, "(?x ?y - block)"):
        if not atom.text.startswith("?"):
            raise wrong("variable-expected", atom, name=atom.text)
        parameters.append(Typed(atom, _types(types, known)))
    return tuple(parameters)


# ── domains ──────────────────────────────────────────────────────────────────────────


class _DomainReader(_Reader):
    def domain(self) -> Domain:
        self.requirements()
        types: dict[str, frozenset[str]] = {}
        constants: dict[str, Typed] = {}
        with self.reports():
            types = self._types()
        self.diagnostics.check()
        with self.reports():
            constants = _objects(self.of(":constants"), types, {})
        predicates = self._declared(":predicates", types, "predicate")
        functions = self._declared(":functions", types, "function")
        self.diagnostics.check()
        empty = Domain(self.name, types, constants, predicates, functions)
        conditions = _Conditions(empty, constants)
        derived = [*self._each(":derived", lambda one: _derived(one, conditions))]
        rules = {one.predicate: one for one in reversed(derived)}
        names: dict[str, Atom] = {}
        actions = [
            *self._each(":action", lambda one: _ActionReader(one, conditions, rules, names).read())
        ]
        self.diagnostics.check()
        return replace(empty, actions=tuple(actions), derived=tuple(derived))

    def _each(self, name: str, read: Callable[[Group], T]) -> Iterator[T]:
        for section in self.sections:
            if section.head == name:
                with self.reports():
                    yield read(section)

    def _types(self) -> dict[str, frozenset[str]]:
        above: dict[str, set[str]] = {}
        atoms: dict[str, Atom] = {}
        for atom, parents in _typed(self.of(":types"), "(:types car truck - vehicle)"):
            atoms.setdefault(atom.text, atom)
            above.setdefault(atom.text, set()).update(one.text for one in parents)
            for one in parents:
                atoms.setdefault(one.text, one)
                above.setdefault(one.text, set())
        closed = {name: reached(name, above) for name in above if name != "object"}
        for name, kinds in closed.items():
            if name in kinds:
                raise wrong("type-in-circle", atoms[name])
        return {name: frozenset((name, *kinds)) for name, kinds in closed.items()}

    def _declared(
        self, section: str, types: Mapping[str, object], kind: str
    ) -> dict[str, Predicate]:
        declared: dict[str, Predicate] = {}
        items = self.of(section)
        example = "(:predicates (on ?x ?y - block))"
        if kind == "function":
            items, example = [*_without_types(items)], "(:functions (total-cost) - number)"
        for item in items:
            with self.reports():
                group = _group(item, f"a {kind}", example)
                name = _word(group, 0, f"the name of a {kind}", example)
                _unique(name, {one: declared[one].atom for one in declared}, kind)
                declared[name.text] = Predicate(name, _parameters(group.items[1:], types))
        return declared


def _without_types(items: Sequence[Node]) -> Iterator[Node]:
    """Skip ``- number`` after functions."""
    previous = ""
    for item in items:
        text = item.text if isinstance(item, Atom) else ""
        if previous == "-" and text != "number":
            raise unsupported("object value", item)
        if text != "-" and previous != "-":
            yield item
        previous = text


def _objects(
    items: Sequence[Node], types: Mapping[str, object], others: Mapping[str, Typed]
) -> dict[str, Typed]:
    objects = dict(others)
    for atom, kinds in _typed(items, "a b c - block"):
        one, first = Typed(atom, _types(kinds, types)), objects.get(atom.text)
        if first is not None and (atom.text not in others or first.types != one.types):
            raise wrong("name-twice", atom, kind="object", also=first.span)
        objects[atom.text] = one
    return objects


def _derived(group: Group, conditions: _Conditions) -> Derived:
    head, body = _only(group, 2, "(:derived (above ?x ?y) (on ?x ?y))")
    head = _group(head, "a predicate", "(above ?x ?y)")
    name = _word(head, 0, "a predicate", "(above ?x ?y)")
    predicate = _declared(name, conditions.domain.predicates, "predicate")
    parameters, _ = conditions.variables(head.items[1:], {})
    _check_count(head, predicate, len(parameters))
    untyped = {one.atom for one in parameters if one.types == ("object",)}
    parameters = tuple(
        Typed(one.atom, declared.types) if one.atom in untyped else one
        for one, declared in zip(parameters, predicate.parameters, strict=True)
    )
    scope = {one.name: one.types for one in parameters}
    return Derived(name.text, parameters, conditions.read(body, scope), head.span)


class _ActionReader:
    def __init__(
        self, group: Group, conditions: _Conditions, rules: Mapping[str, Derived],
        names: dict[str, Atom],
    ) -> None:  # fmt: skip
        self.group, self.conditions, self.rules, self.names = group, conditions, rules, names
        self.effects: list[Effect] = []
        self.costs: list[Cost] = []

    def read(self) -> Action:
        example = "(:action move :parameters (?x) :precondition () :effect ())"
        name = _word(self.group, 1, "the name of an action", example)
        self.names[_unique(name, self.names, "action").text] = name
        parts: dict[str, Node] = {}
        items = self.group.items[2:]
        keys = (":parameters", ":precondition", ":effect", ":vars")
        for key, value in zip(items[::2], items[1::2], strict=False):
            word = _atom(key, "`:parameters`, `:precondition` or `:effect`", example)
            if word.text not in keys:
                raise wrong("unknown-action-key", word, help=did_you_mean(word.text, keys))
            if word.text in parts:
                raise wrong("section-twice", word, also=parts[word.text].span)
            parts[word.text] = value
        if len(items) % 2:
            last = items[-1]
            if isinstance(last, Atom) and last.text in keys:
                raise wrong(
                    "word-missing", last, what=f"the value of `{last.text}`", example=example
                )
            raise wrong("word-expected", last, what="`)`", example=example)
        bound: list[Node] = []
        for part in (":parameters", ":vars"):
            if part in parts:
                bound += _group(parts[part], "a list of parameters", "(?x ?y - block)").items
        parameters, scope = self.conditions.variables(bound, {})
        condition: Condition = And(())
        if ":precondition" in parts:
            condition = self.conditions.read(parts[":precondition"], scope)
        if ":effect" in parts:
            self._effect(parts[":effect"], scope, (), And(()))
        cost = self.costs[0] if len(self.costs) == 1 else None
        if len(self.costs) > 1:
            cost = Sum("+", tuple(self.costs), name.span)
        return Action(name, parameters, condition, tuple(self.effects), cost)

    def _effect(
        self, item: Node, scope: Scope, variables: tuple[Typed, ...], condition: Condition
    ) -> None:
        group = _group(item, "an effect", "(and (clear ?x) (not (on ?x ?y)))")
        head, parts = group.head, group.items[1:]
        if not group.items:
            return
        if head == "and":
            for part in parts:
                self._effect(part, scope, variables, condition)
        elif head == "forall":
            bound, part = _only(group, 2, "(forall (?x - block) (clear ?x))")
            names, inner = self.conditions.variables(
                _group(bound, "a variable", "(?x - block)").items, scope
            )
            self._effect(part, inner, (*variables, *names), condition)
        elif head == "when":
            test, part = _only(group, 2, "(when (clear ?x) (not (clear ?y)))")
            both = And((condition, self.conditions.read(test, scope)))
            self._effect(part, scope, variables, both)
        elif head == "increase":
            target, amount = _only(group, 2, "(increase (total-cost) 1)")
            if not isinstance(target, Group) or target.head != "total-cost":
                raise unsupported("assign", group)
            if variables or condition != And(()):
                raise unsupported("cost when", group)
            self.costs.append(self._cost(amount, scope))
        elif head == "not":
            part = _group(_only(group, 1, "(not (clear ?x))")[0], "a fact", "(not (clear ?x))")
            self._literal(part, scope, variables, condition, adds=False)
        else:
            self._literal(group, scope, variables, condition, adds=True)

    def _literal(
        self, group: Group, scope: Scope, variables: tuple[Typed, ...], condition: Condition,
        adds: bool,
    ) -> None:  # fmt: skip
        head, predicates = group.head, self.conditions.domain.predicates
        if head == "=":
            raise wrong("equality-changed", group)
        if head not in predicates:
            if head in _UNSUPPORTED or head in _SAME:
                raise unsupported(head, group)
            if head in ("and", "or", "not", "imply", "exists", "forall", "when"):
                raise wrong("unknown-effect", group, name=head)
        fact = self.conditions.fact(group, scope)
        if fact.predicate in self.rules:
            raise wrong("derived-changed", group, also=self.rules[fact.predicate].span)
        self.effects.append(Effect(variables, condition, fact, adds))

    def _cost(self, item: Node, scope: Scope) -> Cost:
        if isinstance(item, Atom):
            return Number(_number(item), item.span)
        if item.head in ("+", "*", "-"):
            parts = tuple(self._cost(part, scope) for part in item.items[1:])
            if len(parts) < 2:
                raise wrong("word-missing", item, what="a number", example="(+ 1 2)")
            return Sum(item.head, parts, item.span)
        if item.head == "/":
            raise wrong("number-expected", item)
        return self.conditions.call(item, scope, self.conditions.domain.functions, "function")


def _number(item: Node) -> int:
    text = item.text if isinstance(item, Atom) else ""
    whole, _, decimals = text.partition(".")
    if not whole.isdecimal() or decimals.strip("0") or len(whole) > 15:
        raise wrong("number-expected", item)
    return int(whole)


# ── problems ─────────────────────────────────────────────────────────────────────────


class _ProblemReader(_Reader):
    def __init__(self, source: Source, domain: Domain) -> None:
        super().__init__(source, "problem")
        self.domain = domain
        self.rules = {one.predicate: one for one in reversed(domain.derived)}
        self.init: dict[tuple[str, ...], Fact] = {}
        self.values: dict[tuple[str, ...], int] = {}
        self.places: dict[tuple[str, ...], Group] = {}

    def problem(self) -> Problem:
        self.requirements()
        objects = dict(self.domain.constants)
        with self.reports():
            objects = _objects(self.of(":objects"), self.domain.types, objects)
        self.diagnostics.check()
        conditions = _Conditions(self.domain, objects)
        goal: Condition = And(())
        with self.reports():
            items = self.of(":goal")
            if not items:
                raise wrong("goal-missing", self.group)
            goal = conditions.read(items[0], {})
        conditions.at_start = True
        for item in self.of(":init"):
            with self.reports():
                self._init(_group(item, "a fact", "(on a b)"), conditions)
        metric = False
        with self.reports():
            metric = self._metric(self.of(":metric"))
        self.diagnostics.check()
        return Problem(
            self.name, objects, tuple(self.init.values()), self.values, goal, metric,
            self.group.place,
        )  # fmt: skip

    def _init(self, group: Group, conditions: _Conditions) -> None:
        if group.head == "and" and "and" not in self.domain.predicates:
            for part in group.items[1:]:
                self._init(_group(part, "a fact", "(on a b)"), conditions)
        elif group.head == "not":
            part = _only(group, 1, "(not (clear a))")[0]
            conditions.fact(_group(part, "a fact", "(clear a)"), {})
        elif group.head == "=":
            left, right = _only(group, 2, "(= (total-cost) 0)")
            call = conditions.call(
                _group(left, "a function", "(= (total-cost) 0)"), {}, self.domain.functions,
                "function",
            )  # fmt: skip
            key = (call.predicate, *(one.text for one in call.arguments))
            if key in self.places:
                raise wrong("value-twice", left, also=self.places[key].place)
            self.places[key] = group
            self.values[key] = _number(right)
        else:
            first = group.items[1] if len(group.items) > 1 else None
            timed = isinstance(first, Atom) and first.text.replace(".", "").isdigit()
            if group.head == "at" and timed and len(group.items) == 3:
                if isinstance(group.items[2], Group):
                    raise unsupported("at", group)
            fact = conditions.fact(group, {})
            if fact.predicate in self.rules:
                raise wrong("derived-at-start", group, also=self.rules[fact.predicate].span)
            self.init.setdefault((fact.predicate, *(one.text for one in fact.arguments)), fact)

    def _metric(self, items: Sequence[Node]) -> bool:
        if not items:
            return False
        way = _atom(items[0], "`minimize`", "(:metric minimize (total-cost))")
        if way.text == "maximize":
            raise unsupported("maximize", way)
        if way.text != "minimize" or len(items) != 2:
            example = "(:metric minimize (total-cost))"
            raise wrong("word-expected", way, what="`minimize` and a number", example=example)
        what = items[1]
        if (what.head if isinstance(what, Group) else what.text) != "total-cost":
            name = what.head if isinstance(what, Group) else what.text
            what_is = "plans without action costs" if name == "total-time" else "this metric"
            advice = "use `(:metric minimize (total-cost))`, or delete the metric"
            raise wrong("unsupported", what, what=what_is, advice=advice)
        return True
