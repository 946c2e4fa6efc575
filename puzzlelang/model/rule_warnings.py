"""Warnings of `validate` about a correct puzzle, found without a search.

They are not matters of taste: an unused name, a condition decided by ranges, a goal that the start
meets. Anything that depends on a parameter or a map is skipped, since other values may change it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from puzzlelang.core import COMPARISONS, Integers, RuleFault, Scalar, holds, show_domain, shown
from puzzlelang.core import nodes as core
from puzzlelang.model import effect_order, unused_names
from puzzlelang.model.checker_messages import MESSAGES
from puzzlelang.model.cost_bound import MOST_AT_START, work
from puzzlelang.model.renaming_invariance import lies_in
from puzzlelang.model.rotations import Reads
from puzzlelang.model.static_truth import clash, decided, opened
from puzzlelang.syntax import tree
from puzzlelang.text import Any, Diagnostics, Located, Span, WayOut, nearest

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
        unused_names.look(self.parsed, self.warn)
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
