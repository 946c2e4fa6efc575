"""Unused declarations: names bound by rules, variables, entries of sections.

Any occurrence of a name in the syntax tree counts as a use, in any meaning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from puzzlelang.syntax import tree
from puzzlelang.text import replace

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
