"""Conditions of a task as expressions of a puzzle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise

from puzzlelang.pddl.argument_ranges import Candidates, Objects, conjuncts, negated
from puzzlelang.pddl.grouping import COUNTED, Defined, Grouping, NamedSets, Variable, keys_of
from puzzlelang.pddl.s_expressions import Atom
from puzzlelang.pddl.task_tree import (
    All,
    And,
    Any_,
    Condition,
    Equal,
    Fact,
    Not,
    Or,
    Typed,
)
from puzzlelang.pddl.united import Parts, alike, by_problem, plain, problem_names
from puzzlelang.pddl.words import Words
from puzzlelang.text import Record

OPEN, IMPLIES, OR, AND, NOT, COMPARED = range(6)
"""How tightly an expression binds; an open one extends as far to the right as possible."""


class Text(metaclass=Record):
    """An expression; ``negation`` is a short form of its negation, if there is one."""

    level: int
    text: str
    negation: str = ""

    def inside(self, level: int) -> str:
        """The text as an operand of something that binds like ``level``."""
        return self.text if self.level > level else f"({self.text})"


TRUE, FALSE = Text(COMPARED, "true"), Text(COMPARED, "false")


def negate(one: Text) -> Text:
    if one in (TRUE, FALSE):
        return FALSE if one is TRUE else TRUE
    if one.negation:
        return Text(OPEN if one.level == OPEN else COMPARED, one.negation, one.text)
    return Text(NOT, f"not {one.inside(NOT)}", one.text if one.level == COMPARED else "")


def all_of(parts: Iterable[Text]) -> Text:
    texts = [*dict.fromkeys(one for one in parts if one != TRUE)]
    if FALSE in texts:
        return FALSE
    if len(texts) < 2:
        return texts[0] if texts else TRUE
    *texts, last = sorted(texts, key=lambda one: one.level == OPEN)
    before = " and ".join(one.inside(OR) for one in texts)
    if last.level == OPEN:
        return Text(OPEN, f"{before} and {last.text}")
    return Text(AND, f"{before} and {last.inside(OR)}")


def any_of(parts: Iterable[Text]) -> Text:
    texts = [*dict.fromkeys(one for one in parts if one != FALSE)]
    if TRUE in texts:
        return TRUE
    if len(texts) < 2:
        return texts[0] if texts else FALSE
    return Text(OR, " or ".join(one.inside(IMPLIES) for one in texts))


class Scope(metaclass=Record):
    """For each variable its word, and the objects that it may be."""

    words: Mapping[str, str]
    ranges: Mapping[str, Objects]

    def plus(self, name: str, word: str, objects: Objects) -> Scope:
        return Scope({**self.words, name: word}, {**self.ranges, name: objects})


NOTHING = Scope({}, {})


class Reading(metaclass=Record):
    """An expression for an argument of a predicate.

    ``guard`` is the condition that it can be evaluated. It has one of ``values``, or none if it is
    not ``total``. The fact is true if its value is in ``own``.
    """

    guard: Text
    text: str
    own: Objects
    values: Objects
    total: bool


class ConditionWriter:
    def __init__(
        self, candidates: Candidates, grouping: Grouping, sets: NamedSets, words: Words
    ) -> None:
        self.candidates, self.grouping, self.sets, self.words = candidates, grouping, sets, words
        task = candidates.task
        self.derived = {one.predicate for one in task.domain.derived}
        self.which = words.new("problem") if task.others else ""
        self.problems = [words.new(one) for one in problem_names(task)] if task.others else []
        """The words of several problems, and of the parameter that chooses one."""

        predicates = task.domain.predicates
        self.unary = {one for one in candidates.static if len(predicates[one].parameters) == 1}
        self.names = {
            kind + name: words.new(name)
            for kind, names in (
                ("p ", predicates),
                ("s ", (name for name in sets.sets if name not in self.unary)),
                ("o ", dict.fromkeys(map(plain, task.members(("object",))))),
                ("f ", task.domain.functions),
            )
            for name in names
        }
        self.tables: dict[str, Sequence[tuple[str, ...]]] = {}
        """Rows of static predicates that are tables, in order of their first use."""

        self.relations: set[str] = set()
        """Those with rows that are asked for, not only values of keys."""

        self.called: set[str] = set()
        """Those with values that are asked for."""

        self._functions: dict[tuple[str, int], dict[str, str] | None] = {}

        self._filled: dict[str, Text] = {}
        """When sets that are empty in some problem have members."""

        self.constants: dict[str, None] = {}

    # ── names ────────────────────────────────────────────────────────────────────────

    def predicate(self, name: str) -> str:
        return self.names[f"p {name}"]

    def member(self, name: str) -> str:
        name = plain(name)
        self.constants[name] = None
        return self.names[f"o {name}"]

    def only_in(self, numbers: Sequence[int]) -> Text:
        """The condition that the problem is one of some."""
        if not numbers or len(numbers) == len(self.candidates.starts):
            return TRUE if numbers else FALSE
        word, one = " + ".join(self.problems[number] for number in numbers), len(numbers) == 1
        texts = (f"{self.which} {how} {word}" for how in (("=", "!=") if one else ("in", "not in")))
        return Text(COMPARED, *texts)

    def call(self, word: str, parts: Parts, words: Sequence[str]) -> str:
        """Read a table; if its rows differ between problems, the first key is the problem."""
        if not alike(parts):
            word, words = self.table_of(word), [self.which, *words]
        return f"{word}({', '.join(words)})"

    def table_of(self, word: str) -> str:
        """The word of the table with the members of a set, or the rows, of each problem."""
        if f"of {word}" not in self.names:
            self.names[f"of {word}"] = self.words.new(f"{word.rstrip('_')}_of")
        return self.names[f"of {word}"]

    def set_name(self, key: str) -> str:
        """The word of a set; a set can't be empty, so read the table if it is in a problem."""
        word, numbers = self.set_word(key), range(len(self.problems))
        filled = [n for n in numbers if self.candidates.part(self.sets.sets[key], n)]
        if len(filled) < len(numbers):
            word = f"{self.table_of(word)}({self.which})"
            self._filled[word] = self.only_in(filled)
        return word

    def set_word(self, key: str) -> str:
        self.sets.use(key)
        if f"s {key}" in self.names:
            return self.names[f"s {key}"]
        if key in self.unary:
            return self.predicate(key)
        word = self.names[f"s {key}"] = self.words.new(key)
        return word

    def term(self, atom: Atom, scope: Scope) -> str:
        return scope.words[atom.text] if atom.text[0] == "?" else self.member(atom.text)

    def range(self, atom: Atom, scope: Scope) -> Objects:
        return self.candidates.objects_of(atom, scope.ranges)

    def table(self, name: str) -> str:
        """The word of a static predicate that is a relation."""
        word = self.predicate(name)
        self.tables[word] = [*self.candidates.rows[name]]
        self.relations.add(word)
        return word

    def function(self, name: str, place: int) -> dict[str, str] | None:
        """The argument at a place for each other argument, if a static predicate has just one."""
        if (name, place) not in self._functions:
            rows = self.candidates.rows[name] if name in self.candidates.static else {}
            pairs = {row[1 - place]: row[place] for row in rows if len(row) == 2}
            single = len(pairs) == len(rows) > (place == 0)
            self._functions[name, place] = pairs if single else None
        return self._functions[name, place]

    def lookup(self, name: str, place: int, argument: str) -> str:
        """Read an argument by :meth:`function`; the first one needs an inverse table."""
        word, rows = self.predicate(name), [*self.candidates.rows[name]]
        if not place:
            key = f"i {name}"
            if key not in self.names:
                self.names[key] = self.words.new(f"{word}_inverse")
            word, rows = self.names[key], [(value, one) for one, value in rows]
        self.tables[word] = rows
        self.called.add(word)
        return self.call(word, self.by_problem(rows), [argument])

    def by_problem(self, rows: Iterable[Sequence[str]]) -> Parts:
        return by_problem(rows, len(self.candidates.starts))

    # ── conditions ───────────────────────────────────────────────────────────────────

    def condition(self, one: Condition, scope: Scope) -> Text:
        match one:
            case And():
                return all_of([self.condition(part, scope) for part in one.parts])
            case Or():
                return self._either(one, scope)
            case Not():
                return negate(self.condition(one.part, scope))
            case Equal():
                return self.equal(one.left, scope, one.right, scope)
            case Any_() | All():
                return self._quantified(one, scope)
            case Fact():
                return self.fact(one, scope)

    def _either(self, one: Or, scope: Scope) -> Text:
        conditions = [part.part for part in one.parts if isinstance(part, Not)]
        others = [part for part in one.parts if not isinstance(part, Not)]
        if not conditions or not others:
            return any_of([self.condition(part, scope) for part in one.parts])
        left = all_of([self.condition(part, scope) for part in conditions])
        right = any_of([self.condition(part, scope) for part in others])
        if left in (TRUE, FALSE) or right in (TRUE, FALSE):
            return any_of([negate(left), right])
        return Text(IMPLIES, f"{left.inside(IMPLIES)} implies {right.inside(IMPLIES)}")

    def equal(self, left: Atom, scope: Scope, right: Atom, other: Scope) -> Text:
        a, b = self.range(left, scope), self.range(right, other)
        if a.isdisjoint(b):
            return FALSE
        if len(a) == len(b) == 1:
            return TRUE
        x, y = self.term(left, scope), self.term(right, other)
        return TRUE if x == y else Text(COMPARED, f"{x} = {y}", f"{x} != {y}")

    def bound(
        self, variables: Sequence[Typed], conditions: Iterable[Condition], scope: Scope
    ) -> tuple[list[tuple[str, str]], Scope] | None:
        """Give each variable a word and a set; None if a variable has no object.

        The set may leave out objects for which a fact among ``conditions`` can't hold.
        """
        ranges = self.candidates.narrowed(variables, [*conditions], scope.ranges)
        heads = []
        for one in variables:
            word = self.words.variable(one.name, scope.words.values())
            if not ranges[one.name]:
                return None
            most = self.candidates.members(one.types)
            key = self.sets.least(ranges[one.name], most, "_or_".join(one.types))
            heads.append((word, self.set_name(key)))
            scope = scope.plus(one.name, word, self.sets.sets[key])
        return heads, scope

    def _quantified(self, one: Any_ | All, scope: Scope) -> Text:
        every = isinstance(one, All)
        narrow = negated(one.part) if every else conjuncts(one.part)
        bound = self.bound(one.variables, narrow, scope)
        if bound is None:
            return TRUE if every else FALSE
        heads, inner = bound
        if every and isinstance(one.part, Or):
            parts = one.part.parts
            where = [self.condition(p.part, inner) for p in parts if isinstance(p, Not)]
            rest = [self.condition(p, inner) for p in parts if not isinstance(p, Not)]
            return self.every(heads, all_of(where), any_of(rest))
        if not every and len(heads) == 1 and isinstance(one.part, Fact):
            terms, name = [term.text for term in one.part.arguments], one.variables[0].name
            if terms.count(name) == 1:
                read = self.reading(one.part, terms.index(name), inner)
                reach = inner.ranges[name]
                if read is not None and reach.isdisjoint(read.values - read.own):
                    text = f"({read.text})" if read.text.endswith("none") else read.text
                    has = self.has(read, text, reach, lambda: heads[0][1])
                    return all_of([read.guard, has])
        body = self.condition(one.part, inner)
        return self.every(heads, TRUE, body) if every else self.some(heads, body)

    def reading(self, fact: Fact, place: int, scope: Scope) -> Reading | None:
        """How to read an argument of a true fact from the others; None if they don't give it."""
        name, function = fact.predicate, self.function(fact.predicate, place)
        if function is not None:
            key = fact.arguments[1 - place]
            reach = self.range(key, scope)
            values = frozenset(function[one] for one in reach & function.keys())
            text = self.lookup(name, place, self.term(key, scope))
            total = reach <= function.keys()
            return Reading(TRUE, text if total else f"{text} or none", values, values, total)
        variable = self.grouping.of.get(name)
        if not isinstance(variable, Variable) or not variable.values:
            return None
        orders = dict(variable.parts)
        if orders[name][place] != COUNTED:
            return None
        sets = [self.sets.sets[key] for key in variable.values]
        values, own = frozenset[str]().union(*sets), sets[[*orders].index(name)]
        return Reading(*self.slot(fact, scope), own, values, variable.total)

    def has(self, read: Reading, text: str, objects: Objects, named: Callable[[], str]) -> Text:
        """The condition that the value that is read, as ``text``, is one of a set of objects."""
        if not read.values <= objects:
            name = named()
            return Text(COMPARED, f"{text} in {name}", f"{text} not in {name}")
        return TRUE if read.total else Text(COMPARED, f"{text} != none", f"{text} = none")

    def some(self, heads: Sequence[tuple[str, str]], body: Text) -> Text:
        if body == TRUE:
            return all_of(self._filled.get(name, TRUE) for _, name in heads)
        if body == FALSE or not heads:
            return body
        text = f"{_chained(heads, 'where some')} where {body.text}"
        return Text(OPEN, f"some {text}", f"no {text}")

    def every(self, heads: Sequence[tuple[str, str]], where: Text, body: Text) -> Text:
        if where == FALSE or body == TRUE:
            return TRUE
        if body == FALSE:
            return negate(self.some(heads, where))
        only = "" if where == TRUE else f" where {where.text}"
        return Text(OPEN, f"every {_chained(heads, 'has every')}{only} has {body.text}")

    # ── facts ────────────────────────────────────────────────────────────────────────

    def fact(self, fact: Fact, scope: Scope) -> Text:
        name, terms = fact.predicate, fact.arguments
        columns = self.candidates.columns[name]
        ranges = [self.range(term, scope) for term in terms]
        if name not in self.candidates.possible:
            return FALSE
        if any(a.isdisjoint(b) for a, b in zip(ranges, columns, strict=True)):
            return FALSE
        if name in self.candidates.static:
            return self._static(fact, ranges, scope)
        if name in self.derived:
            types = self.candidates.task.domain.predicates[name].parameters
            keys = tuple(self.sets.least(self.candidates.members(p.types)) for p in types)
            return self._called(name, keys, terms, scope)
        place = self.grouping.of[name]
        if isinstance(place, Defined):
            keys = tuple(place.keys[i] for i in place.order)
            return self._called(name, keys, terms, scope)
        if not place.values:
            guard, slot = self.slot(fact, scope)
            return all_of([guard, Text(COMPARED, slot)])
        counted = dict(place.parts)[name].index(COUNTED)
        read, value = self.reading(fact, counted, scope), terms[counted]
        assert read is not None
        inside = TRUE
        if not self.range(value, scope).isdisjoint(read.values - read.own):
            part = [one for one, _ in place.parts].index(name)
            inside = self._inside(value, place.values[part], scope)
        word = self.term(value, scope)
        same = Text(COMPARED, f"{read.text} = {word}", f"{read.text} != {word}")
        return all_of([read.guard, inside, same])

    def _static(self, fact: Fact, ranges: list[Objects], scope: Scope) -> Text:
        name, rows = fact.predicate, self.candidates.rows[fact.predicate]
        if not ranges:
            starts = enumerate(self.candidates.starts)
            return self.only_in([n for n, start in starts if start[name]])
        if len(ranges) == 1:
            key = (
                name if self.sets.sets.get(name) == self.candidates.columns[name][0] else f"{name}_"
            )
            return self._inside(fact.arguments[0], key, scope)
        if all(len(one) == 1 for one in ranges):
            return TRUE if tuple(next(iter(one)) for one in ranges) in rows else FALSE
        texts = [self.term(one, scope) for one in fact.arguments]
        function = self.function(name, 1)
        if function is not None and ranges[0] <= function.keys():
            call = self.lookup(name, 1, texts[0])
            return Text(COMPARED, f"{call} = {texts[1]}", f"{call} != {texts[1]}")
        word = self.table(name)
        if len(texts) == 2:
            return Text(COMPARED, f"{texts[0]} {word} {texts[1]}")
        row = f"({', '.join(texts)})"
        return Text(COMPARED, f"{row} in {word}", f"{row} not in {word}")

    def _inside(self, term: Atom, key: str, scope: Scope) -> Text:
        """The condition that an object belongs to a set."""
        objects, reach = self.sets.sets[key], self.range(term, scope)
        if reach <= objects:
            return TRUE
        if reach.isdisjoint(objects):
            return FALSE
        word, name = self.term(term, scope), self.set_name(key)
        return Text(COMPARED, f"{word} in {name}", f"{word} not in {name}")

    def member_of(self, one: Typed, scope: Scope) -> Text:
        """The condition that the object of a variable has the variable's type."""
        most = self.candidates.members(one.types)
        if scope.ranges[one.name] <= most:
            return TRUE
        if not most:
            return FALSE
        return self._inside(one.atom, self.sets.least(most, most, "_or_".join(one.types)), scope)

    def _called(self, name: str, keys: Sequence[str], terms: Sequence[Atom], scope: Scope) -> Text:
        guards = [self._inside(t, key, scope) for t, key in zip(terms, keys, strict=True)]
        words = ", ".join(self.term(one, scope) for one in terms)
        word = self.predicate(name)
        return all_of([*guards, Text(COMPARED, f"{word}({words})" if words else word)])

    def slot(self, fact: Fact, scope: Scope) -> tuple[Text, str]:
        """The condition that a variable has a place for a fact, and the place."""
        place = self.grouping.of[fact.predicate]
        assert isinstance(place, Variable)
        keys = keys_of(fact.arguments, dict(place.parts)[fact.predicate])
        guards = [self._inside(t, key, scope) for t, key in zip(keys, place.keys, strict=True)]
        words = ", ".join(self.term(one, scope) for one in keys)
        name = self.predicate(place.name)
        return all_of(guards), f"{name}({words})" if words else name

    # ── definitions ──────────────────────────────────────────────────────────────────

    def definition(self, defined: Defined) -> tuple[list[tuple[str, str]], Text]:
        """The parameters of a definition and its expression: no other fact of the group is true."""
        words: list[str] = []
        for key in defined.keys:
            words.append(self.words.variable(key[:1], words))
        heads = [(word, self.set_name(key)) for word, key in zip(words, defined.keys, strict=True)]
        scope = NOTHING
        for number, (word, key) in enumerate(zip(words, defined.keys, strict=True)):
            scope = scope.plus(f"?{number}", word, self.sets.sets[key])
        parts = []
        for name, order in defined.others:
            other = "?"
            if COUNTED in order:
                column = self.candidates.columns[name][order.index(COUNTED)]
                other += self.sets.least(column)[:1]
            terms = tuple(atom(other if i == COUNTED else f"?{i}") for i in order)
            fact = Fact(name, terms, terms[0].span if terms else atom("").span)
            place = self.grouping.of[name]
            if isinstance(place, Variable) and set(place.parts) <= set(defined.others):
                if len(place.parts) > 1:  # one condition for all of them
                    guard, slot = self.slot(fact, scope)
                    value = Text(COMPARED, f"{slot} != none", f"{slot} = none")
                    parts.append(negate(all_of([guard, value])))
                    continue
            counted = COUNTED in order
            part = Any_((Typed(atom(other), ("object",)),), fact) if counted else fact
            parts.append(self.condition(Not(part), scope))
        return [heads[place] for place in defined.order], all_of(parts)


def _chained(heads: Sequence[tuple[str, str]], inner: str) -> str:
    """``x, y in S has every z in T``"""
    outer = ""
    for (word, name), (_, following) in pairwise(heads):
        outer += f"{word}, " if name == following else f"{word} in {name} {inner} "
    return outer + " in ".join(heads[-1])


def atom(text: str) -> Atom:
    """A variable that is not in the file."""
    from puzzlelang.text import Source

    return Atom(Source("", ""), 0, 0, text)
