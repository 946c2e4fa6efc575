"""Warnings of `validate` about a correct puzzle, found without a search.

They are not matters of taste: an unused name, a condition decided by ranges, a goal that the start
meets. Anything that depends on a parameter or a map is skipped, since other values may change it.

Any occurrence of a name in the syntax tree counts as a use, in any meaning.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain

from puzzlelang.core import COMPARISONS, Integers, RuleFault, Scalar, holds, show_domain, shown
from puzzlelang.core import nodes as core
from puzzlelang.model import effect_order
from puzzlelang.model.cost_bound import MOST_AT_START, work
from puzzlelang.model.effect_order import Reads
from puzzlelang.model.static_truth import clash, decided, opened
from puzzlelang.model.symbols import MESSAGES
from puzzlelang.model.symmetry_proof import lies_in
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Diagnostics, Located, Span, WayOut, nearest, replace

MOST_NAMED = 3
"""Ranges shown in one message."""


def lint(parsed: tree.Puzzle, puzzle: core.Puzzle, diagnostics: Diagnostics) -> None:
    """Report all warnings, and mistakes of `generate:`."""
    _Lint(parsed, puzzle, diagnostics).look()
    if parsed.generate is not None:
        from puzzlelang.model.recipe_checks import recipe_of

        recipe_of(parsed, puzzle, diagnostics)


def report_unbroken(rule: core.Rule, diagnostics: Diagnostics) -> None:
    """Report a rule of a puzzle that is filled in, if no choice breaks it."""
    span = rule.condition.span
    MESSAGES.report(diagnostics, "rule-never-matters", span, ranges="no choice breaks it")


class _Lint:
    def __init__(self, parsed: tree.Puzzle, puzzle: core.Puzzle, diagnostics: Diagnostics) -> None:
        self.parsed, self.puzzle, self.diagnostics = parsed, puzzle, diagnostics
        self.moves = puzzle.choice is None
        self.varying = Varying(parsed)
        self.of_state = Mentions(_names_of_state(parsed))

    def warn(self, key: str, at: Located | Span, **given: Any) -> None:
        MESSAGES.report(self.diagnostics, key, at, **given)

    def look(self) -> None:
        look(self.parsed, self.warn)
        if self.puzzle.choice is not None:  # it doesn't move
            self._rules(self.parsed.rules, self.puzzle.choice.rules, "rule-never-matters")
            self._show()
            return
        self._goal()
        self._show()
        reads = Reads(self.puzzle)
        for entry, transition in zip(self.parsed.transitions, self.puzzle.transitions, strict=True):
            varies = self.varying.touches(entry)
            self._transition(entry, transition, varies)
            effect_order.look(transition.effect, not varies, reads, self.warn)
        self._rules(self.parsed.invariants, self.puzzle.invariants, "invariant-never-matters")
        self._rules(self.parsed.losses, self.puzzle.losses, "loss-never-matters")
        self._rules(self.parsed.checks, self.puzzle.checks, "check-never-matters")

    # ── the goal ─────────────────────────────────────────────────────────────────────

    def _goal(self) -> None:
        goal, puzzle = self.puzzle.goal, self.puzzle
        if not puzzle.has_goal or self._constants(self.parsed.goal):
            return
        try:
            effort = work(goal.condition) * len(puzzle.starts)
            met = effort <= MOST_AT_START and all(
                holds(puzzle, goal, start) for start in puzzle.starts
            )
        except RuleFault:  # a search that gets there reports it
            met = False
        if met:
            self.warn("goal-at-start", goal.condition, state=shown(puzzle, puzzle.starts[0]))
        else:
            self._never_holds("goal-clash", "goal-never", self.parsed.goal, goal.condition)

    def _never_holds(
        self,
        clashing: str,
        never: str,
        node: tree.Transition | tuple[tree.Expr, ...],
        condition: core.Expr,
        lets: Sequence[tuple[core.Local, core.Expr]] = (),
        name: str = "",
    ) -> bool:
        """Warn if parts of a condition of ``node`` conflict, or one is never true."""
        places = dict(lets)
        parts = [*opened(condition, places)]
        if self.varying.touches(node):
            parts = [part for part in parts if not self.varying.may_touch(part.span, node)]
        conflict = clash(parts, places)
        if conflict is not None:
            place, first, second = conflict
            self.warn(clashing, second, name=name, place=place, also=first.span)
            return True
        false = next((part for part in parts if decided(part, places) is False), None)
        if false is not None:
            self.warn(never, false, name=name, ranges=ranges_in_words(false))
        return false is not None

    def _constants(self, conditions: tuple[tree.Expr, ...]) -> bool:
        """Warn about conditions that read no variable."""
        constants = [part for part in conjuncts(conditions) if not self.of_state.touches(part)]
        variables = [variable.name for variable in self.puzzle.variables]
        for part in constants:
            suggestions = ((name, nearest(name.text, variables)) for name in tree.names_in(part))
            help = next(
                (WayOut(f"write `{near}` for `{name.text}`", near, span=name.span)
                 for name, near in suggestions if near), "",
            )  # fmt: skip
            names = variables[:MOST_NAMED]
            self.warn("same-in-every-state", part, moves=self.moves, names=names, help=help)
        return bool(constants)

    def _show(self) -> None:
        """Warn about a `show:` that doesn't depend on the state."""
        show = self.parsed.show
        if any(d.code == "cut-text" for d in self.diagnostics):
            return  # the cut text may contain the value
        if show is not None and all(isinstance(part, str) for part in show.parts):
            self.warn("show-without-value", show)
        elif show is not None and self.puzzle.show is not None:
            values = [part for part in self.puzzle.show.parts if not isinstance(part, str)]
            if values and not any(any(core.reads(value)) for value in values):
                name, map_ = self.puzzle.variables[0].name, bool(self.puzzle.grids)
                self.warn("show-alike", show, moves=self.moves, name=name, map=map_)

    # ── transitions and rules ────────────────────────────────────────────────────────

    def _transition(self, entry: tree.Transition, rule: core.Transition, varies: bool) -> None:
        clashing, never = "transition-clash", "never-happens"
        if self._never_holds(clashing, never, entry, rule.guard, rule.lets, rule.name) or varies:
            return
        self._comparisons(rule.guard)
        for effect in core.effects(rule.effect):
            if not isinstance(effect, core.Assign):
                for condition in core.expressions(effect):
                    self._comparisons(condition)

    def _rules(
        self, entries: Sequence[tree.Rule], rules: Sequence[core.Rule], useless: str
    ) -> None:
        """Report rules that the ranges make useless, with the message ``useless``."""
        for entry, rule in zip(entries, rules, strict=True):
            if self._constants((entry.condition,)) or self.varying.touches(entry):
                continue
            if decided(rule.condition) is (useless != "loss-never-matters"):
                self.warn(useless, rule.condition, ranges=ranges_in_words(rule.condition))
            else:
                self._comparisons(rule.condition)

    def _comparisons(self, condition: core.Expr) -> None:
        """Report comparisons that are always or never true."""
        verdicts: dict[tuple[int, int], set[bool | None]] = {}
        which: dict[tuple[int, int], core.Expr] = {}
        for expr in comparisons(condition):
            key = expr.span.start, expr.span.end
            verdicts.setdefault(key, set()).add(decided(expr))
            which[key] = expr
        for key, truths in verdicts.items():
            if len(truths) == 1 and None not in truths and not self._is_general(which[key].span):
                verdict = "always-true" if True in truths else "always-false"
                ranges = ranges_in_words(which[key])
                self.warn(verdict, which[key], moves=self.moves, ranges=ranges)

    def _is_general(self, span: Span) -> bool:
        """Test whether ``span`` is in a definition with parameters, which may have other uses."""
        return any(
            d.head.parameters and d.head.span.start <= span.start and span.end <= d.body.span.end
            for d in self.parsed.definitions
        )


# ── typed core ───────────────────────────────────────────────────────────────────────


def comparisons(expr: core.Expr) -> Iterator[core.Apply]:
    """Yield the comparisons of single values in an expression."""
    for part in core.walk(expr):
        if isinstance(part, core.Apply) and part.operation in COMPARISONS:
            if isinstance(part.arguments[0].type, Scalar):
                yield part


def ranges_in_words(expr: core.Expr) -> str:
    """Describe the ranges that decide a condition: ``n is 0..3``"""
    ranges: dict[str, None] = {}
    for part in _places(expr):
        match part:
            case core.Read(_, _, variable) if variable.domain is not None:
                text = show_domain(variable.domain, variable.optional)
                ranges[f"`{variable.name}` is {text}"] = None
            case core.Local(span, Scalar(Integers(), low, high), name):
                text = span.in_one_line if name == "it" else name
                ranges[f"`{text}` is {low}..{high}"] = None
    return ", ".join(list(ranges)[:MOST_NAMED]) or "their types ensure this"


def _places(expr: core.Expr) -> Iterator[core.Expr]:
    """Yield the slots and names in an expression."""
    if isinstance(expr, core.Read | core.Local):
        yield expr
        return
    for part in core.parts(expr):
        yield from _places(part)


# ── syntax tree ──────────────────────────────────────────────────────────────────────


def conjuncts(conditions: tuple[tree.Expr, ...]) -> Iterator[tree.Expr]:
    """Yield the operands of ``and``, without the words `true` and `false`."""
    for condition in conditions:
        match condition:
            case tree.Binary(operator="and", left=left, right=right):
                yield from conjuncts((left, right))
            case tree.Name(text="true" | "false"):
                pass
            case _:
                yield condition


class Mentions:
    """Names to find in parts of the tree."""

    def __init__(self, names: set[str]) -> None:
        self.names = names

    def touches(self, node: object) -> bool:
        """Test whether a part of the tree mentions one of the names."""
        return any(name.text in self.names for name in tree.names_in(node))

    def may_touch(self, span: Span, node: tree.Transition | tuple[tree.Expr, ...]) -> bool:
        """Test whether the condition at ``span`` may depend on one of the names.

        In a definition that ``node`` uses, the arguments may contain one.
        """
        lets = node.lets if isinstance(node, tree.Transition) else ()
        conditions = node.when if isinstance(node, tree.Transition) else node
        spans = [one.span for one in (*conditions, *(value for _, value in lets))]
        if not any(lies_in(span, one) for one in spans):
            return True
        names = self.names.union(name.text for name, value in lets if self.touches(value))
        return not names.isdisjoint(re.findall(r"\w+", span.text))


class Varying(Mentions):
    """Names whose meaning may depend on a parameter or a map."""

    def __init__(self, parsed: tree.Puzzle) -> None:
        super().__init__(_varying_names(parsed))


def _names_of_state(parsed: tree.Puzzle) -> set[str]:
    """Return variables, and definitions that read one."""
    entries: list[tuple[set[str], object]] = [
        ({d.head.name.text}, d.body) for d in parsed.definitions
    ]
    return _spread({variable.name.text for variable in parsed.declared}, entries)


def _varying_names(parsed: tree.Puzzle) -> set[str]:
    names = {entry.name.text for entry in parsed.parameters}
    for entry in parsed.maps:
        names |= {entry.name.text, *(name.text for name in entry.header)}
        names |= {name.text for line in entry.legend for name in tree.names_in(line.words)}
    entries: list[tuple[set[str], object]] = [
        ({e.name.text, *_group_names(e.data)}, e.data) for e in (*parsed.types, *parsed.sets)
    ]
    entries += [({e.name.text}, e.data) for e in parsed.tables if isinstance(e, tree.Named)]
    computed = [e for e in parsed.tables if isinstance(e, tree.Definition)]
    entries += [({d.head.name.text}, d) for d in (*computed, *parsed.definitions)]
    entries += [({v.name.text}, v.declaration) for v in parsed.declared]
    return _spread(names, entries)


def _spread(words: set[str], entries: Sequence[tuple[set[str], object]]) -> set[str]:
    """Add to ``words`` the names of all entries that mention one of them, repeatedly."""
    while True:
        more = [
            names for names, node in entries
            if not names <= words and any(name.text in words for name in tree.names_in(node))
        ]  # fmt: skip
        if not more:
            return words
        words.update(*more)


def _group_names(data: tree.Data) -> set[str]:
    if not isinstance(data, tree.DataMap):
        return set()
    names = {name.text for key, _ in data.entries for name in tree.names_in(key)}
    return names.union(*(_group_names(inner) for _, inner in data.entries))


# ── unused names ───────────────────────────────────────────────────────────────────────


Warn = Callable[..., None]
"""Takes a key of ``messages.txt``, the name, and values for the placeholders."""

DELIBERATE = "_"
"""The name of something deliberately unused."""


def look(parsed: tree.Puzzle, warn: Warn) -> None:
    """Report everything unused through ``warn``."""
    for what, name in unused_names(parsed):
        warn("unused", name, what=what)
    _variables(parsed, warn)
    _chosen(parsed, warn)
    for transition in parsed.transitions:
        _transition(parsed, transition, warn)
    for definition in (*parsed.definitions, *_computed(parsed)):
        rest = (definition.head.where, definition.body)
        for names, behind in _parameters(definition.head):
            if not _mentions(names, (rest, behind)):
                _idle_parameter(definition.head, names[0], rest, warn)
    sets = {v.name.text for v in parsed.variables if v.declaration.type.kind == "set"}
    for node in tree.walk(parsed):
        _binders(node, warn)
        if isinstance(node, tree.Loop):
            _set_once(node, sets, warn)


# ── names that a rule binds ──────────────────────────────────────────────────────────


def _binders(node: object, warn: Warn) -> None:
    """Report unused binders, such as ``i`` in ``every i in item has at(wolf) = left``."""
    match node:
        case tree.Let(_, name, _, body):
            if name.text != DELIBERATE and not _mentions((name,), body):
                warn("unused-let", name)
            return
        case tree.Quantifier(_, _, _, None, _, count) if count is not None:
            return  # only the size of a set
        case tree.Quantifier(_, kind, binders, where, has):
            claim: tuple[object, ...] = (where, has)
            form = f"{kind} {{}} …"
        case tree.Fold(function=function, body=body, binders=binders, where=where):
            if function.text in REPEATING or isinstance(body, tree.Number):
                return
            claim, form = (body, where), f"{function.text}(… for {{}} …)"
        case tree.Loop(tree.ForEachKey(binders=binders, where=where), block):
            claim, form = (where, block), "for each {} …"
        case _:
            return
    for i, binder in enumerate(binders):
        behind = tuple(one.domain for one in binders[i + 1 :])
        for group in _together(binder):
            name = group[0]
            walks = isinstance(binder.domain, tree.Name) and binder.domain.text in STATES
            if walks or name.text == DELIBERATE or _mentions(group, (claim, behind)):
                continue
            _forgotten("forgotten-name", name, form.format(name.text), claim, warn)


def _set_once(loop: tree.Loop, sets: set[str], warn: Warn) -> None:
    """Report ``n: n + 1`` below ``for each i in load:``: every ``i`` assigns the same value.

    Additions to a set are exempt.
    """
    names = [name for binder in loop.key.binders for name in binder.names]
    for one in _changes(loop.body):
        reads = {name.text for name in tree.names_in(one.value)}
        name = one.place.name
        if name.text in reads - sets and not _mentions(names, one):
            warn("set-once", name, each=names[0].text)


def _changes(block: tree.Block) -> Iterator[tree.Assign]:
    """Yield the assignments of a block, without nested loops."""
    for entry in chain.from_iterable(block.steps):
        if isinstance(entry, tree.Assign):
            yield entry
        elif isinstance(entry, tree.Branch):
            for _, arm in entry.arms:
                yield from _changes(arm)


def _forgotten(key: str, name: tree.Name, form: str, where: object, warn: Warn) -> None:
    """Report ``name``, unused in ``where``: the part of the tree with this ``form``."""
    help = ""
    for node in tree.walk(where):
        if isinstance(node, tree.Call) and len(node.arguments) == 1:
            if isinstance(node.arguments[0], tree.Name):
                fix, text = f"{node.function.text}({name.text})", node.span.text
                help = f"did you mean `{fix}` for `{text}`? Or leave `{name.text}` out"
                break
    warn(key, name, form=form, help=help)


REPEATING = ("join", "picture")
"""Functions that may print the same text for each element; `sum` counts with a number."""

STATES = ("trace", "discovered")
"""Sets of states: each round examines another state, even if the name is unused."""


def _mentions(names: Iterable[tree.Name], where: object) -> bool:
    mentions = {name.text for name in tree.names_in(where)}
    return any(name.text in mentions for name in names)


# ── parameters ───────────────────────────────────────────────────────────────────────


def _together(one: tree.Binder | tree.Parameter) -> list[tuple[tree.Name, ...]]:
    """Group the names of a row; others are separate."""
    return [one.names] if one.row else [(name,) for name in one.names]


def _parameters(head: tree.Head) -> Iterator[tuple[tuple[tree.Name, ...], tuple[object, ...]]]:
    """Yield groups of names with the sets of the later parameters."""
    for i, parameter in enumerate(head.parameters):
        behind = tuple(one.type for one in head.parameters[i + 1 :])
        yield from ((names, behind) for names in _together(parameter))


def _transition(parsed: tree.Puzzle, transition: tree.Transition, warn: Warn) -> None:
    head = transition.head
    terms = [
        term.amount for cost in parsed.costs for term in cost.terms
        if term.per.text == head.name.text
    ]  # fmt: skip
    rest = (
        head.where, tuple(value for _, value in transition.lets), transition.when,
        transition.then, transition.say, tuple(terms),
    )  # fmt: skip
    for names, behind in _parameters(head):
        if not _mentions(names, (rest, behind)):
            _idle_parameter(head, names[0], rest, warn)
    for i, (name, _) in enumerate(transition.lets):
        later = tuple(value for _, value in transition.lets[i + 1 :])
        if not _mentions(
            (name,), (later, transition.when, transition.then, transition.say, *terms)
        ):
            warn("unused-let", name)


def _idle_parameter(head: tree.Head, name: tree.Name, where: object, warn: Warn) -> None:
    if name.text != DELIBERATE:
        _forgotten("idle-parameter", name, head.name.text, where, warn)


# ── variables ────────────────────────────────────────────────────────────────────────


def _variables(parsed: tree.Puzzle, warn: Warn) -> None:
    """Report variables that are never read or never changed."""
    assigns = [node for node in tree.walk(parsed) if isinstance(node, tree.Assign)]
    own: dict[str, set[int]] = {
        entry.name.text: {entry.name.span.start} for entry in parsed.variables
    }
    changed = {assign.place.name.text for assign in assigns}
    for assign in assigns:
        own.setdefault(assign.place.name.text, set()).update(_starts(assign))
    reads = {
        word.text
        for word in tree.names_in(replace(parsed, expectations=(), instances=(), generate=None))
        if word.span.start not in own.get(word.text, ())
    }
    for entry in parsed.variables:
        name = entry.name
        if name.text not in reads and parsed.show is not None:  # otherwise all of them are printed
            warn("unused-variable", name)
        elif name.text not in changed and not _varies(entry.declaration.initial):
            warn("never-changes", name)


def _chosen(parsed: tree.Puzzle, warn: Warn) -> None:
    """Report chosen variables that no rule reads, not even through a definition."""
    used = {word.text for word in tree.names_in((parsed.rules, parsed.gains, parsed.least))}
    bodies = {d.head.name.text: d for d in (*parsed.definitions, *_computed(parsed))}
    waiting = [*used]
    while waiting:
        body = bodies.pop(waiting.pop(), None)
        more = {word.text for word in tree.names_in(body)} - used if body is not None else set()
        used |= more
        waiting += more
    for entry in (*parsed.chosen, *parsed.helpers):
        if entry.name.text not in used:
            warn("unruled-variable", entry.name, helper=entry in parsed.helpers)


def _starts(node: object) -> set[int]:
    return {word.span.start for word in tree.names_in(node)}


def _varies(initial: tree.Expr | tree.AnyOf | None) -> bool:
    """Test whether the initial value may differ between starts."""
    return isinstance(initial, tree.AnyOf) or any(w.text == "start" for w in tree.names_in(initial))


# ── all declarations ─────────────────────────────────────────────────────────────────


def _computed(parsed: tree.Puzzle) -> list[tree.Definition]:
    return [table for table in parsed.tables if isinstance(table, tree.Definition)]


def unused_names(parsed: tree.Puzzle) -> Iterator[tuple[str, tree.Name]]:
    """Yield the kind and name of definitions that are mentioned nowhere else.

    A type is in use if one of its members is. Legend words are exempt: every character needs one.
    """
    entries: list[tuple[str, tree.Name, object, set[str]]] = [
        ("parameter", e.name, e, set()) for e in parsed.parameters
    ]
    entries += [("type", e.name, e, {n.text for n in tree.names_in(e.data)}) for e in parsed.types]
    entries += [("set", e.name, e, set()) for e in parsed.sets]
    entries += [("table", e.name, e, set()) for e in parsed.tables]
    entries += [("definition", e.name, e, set()) for e in parsed.definitions]
    rules = replace(parsed, expectations=(), instances=(), generate=None)
    mentioned: dict[str, set[int]] = {}
    for name in tree.names_in(rules):
        mentioned.setdefault(name.text, set()).add(name.span.start)
    for what, name, entry, members in entries:
        own = _starts(entry)
        if all(mentioned.get(text, own) <= own for text in {name.text, *members}):
            yield what, name
