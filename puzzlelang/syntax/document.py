"""Reader of a puzzle file, from its sections to the syntax tree."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Container
from functools import partial

from puzzlelang.syntax import tree
from puzzlelang.syntax.data_section import data_of, named, names_with_data
from puzzlelang.syntax.expression_parser import parse
from puzzlelang.syntax.instances_section import check_instances, read_expectations, read_instances
from puzzlelang.syntax.leaves import DECLARATION, WITH_KEYS, Leaves
from puzzlelang.syntax.printer import to_text
from puzzlelang.syntax.transitions import read_transition
from puzzlelang.syntax.vocabulary import (
    LAYOUTS,
    LOOK_KEYS,
    MOST_VARIABLES,
    OTHER_WORDS,
    SECTIONS,
    SYMMETRY_KEYS,
)
from puzzlelang.syntax.yaml_nodes import (
    Bad,
    List,
    Mapping,
    Node,
    Reading,
    Scalar,
    good,
    items_of,
    locate,
    read_nodes,
)
from puzzlelang.text import Any, Diagnostics, Source, WayOut, meant, nearest, write

_WORDS = r"(?:an? )?([^\W\d_][\w' -]{0,39})(?:, *([^\W\d_][\w' -]{0,39}))?"


def step_words(leaves: Leaves, node: Node) -> tuple[str, str] | None:
    """Read ``a placement``, ``placement`` or ``try, tries``: the words for one step and several."""
    text = leaves.text(node)
    if text is None:
        return None
    match = re.fullmatch(_WORDS, text.value.strip())
    if match is None:
        help = "write a word, `step: a placement`, or two, `step: try, tries`"
        leaves.report("not-a-name", text.span, help=help)
        return None
    return match[1], match[2] or f"{match[1]}s"


def read_puzzle(source: Source, diagnostics: Diagnostics) -> tree.Puzzle | None:
    """Read a puzzle file into a syntax tree.

    Mistakes are reported to ``diagnostics`` and left out of the tree.  Returns None for a file
    without sections.
    """
    reading = read_nodes(source, diagnostics)
    leaves = Leaves(source, diagnostics)
    root = reading.root
    if root is None and (not reading.complete or reading.left_out):
        return None
    if root is None or (isinstance(root, Scalar) and not root.value):
        what = "has only comments" if source.text.strip() else "is empty"
        leaves.report("empty-file", None, what=what, help=_BEGINNING)
        return None
    if not isinstance(root, Mapping):
        if not isinstance(root, Bad) and not diagnostics.error_count:
            leaves.report("no-sections", root, help=_BEGINNING)
        return None
    if root.entries and not any(_may_be_section(key) for key, _ in root.entries[:MOST_SECTIONS]):
        first = root.entries[0][0]
        leaves.report("no-section-of-ours", first, help=_BEGINNING)
        return None
    sections: dict[str, Any] = {}
    names = set(root.names)
    hints = {key: meant(section) for key, section in _WORDS_OF_CHOICES.items()}
    hints = hints if _is_filled_in(names) else {}
    for section, _, value in leaves.sections(root, SECTIONS, "sections", **hints):
        name = section.name
        if name == "cost" and "choose" in names:
            sections["least"] = read_amounts(leaves, value)
        else:
            sections[name] = _READERS[name](leaves, value)
    if not names.isdisjoint(_OF_CHOICES) and not _mistyped(names, "choose"):
        check_scope(leaves, root)
    _report_missing(leaves, root, reading)
    puzzle = _puzzle(leaves, sections)
    if not {"maps", "params"} & reading.left_out:
        check_instances(leaves, puzzle)
    return puzzle


_SECTION = re.compile(r"^(?P<name>\w+):.*\n?(?:(?:[ \t#-].*)?\n)*(?:[ \t#-].+)?", re.MULTILINE)


def read_outline(source: Source, sections: Container[str]) -> tree.Puzzle | None:
    """Read only these sections of a file; None if they have a mistake."""

    def kept(section: re.Match[str]) -> str:
        if section["name"] in sections:
            return section.group()
        return "\n" * section.group().count("\n")

    diagnostics = Diagnostics()
    puzzle = read_puzzle(Source(source.name, _SECTION.sub(kept, source.text)), diagnostics)
    if any(error.code != "missing-section" for error in diagnostics.errors):
        return None
    return puzzle


MOST_SECTIONS = 100
"""Number of keys that are searched for a possible section."""


def _may_be_section(key: Node) -> bool:
    """Check for a section or a misspelled one; without any, the file is of another kind."""
    if not isinstance(key, Scalar):
        return False
    if key.value in SECTIONS:
        return True
    from puzzlelang.syntax.vocabulary import key_meant

    return key_meant(key.value, SECTIONS) is not None


_OF_CHOICES = ("choose", "helpers", "rules", "gain")
"""Sections of a puzzle that is filled in."""

_WORDS_OF_CHOICES = {
    "variables": "choose", "vars": "choose", "unknowns": "choose", "decisions": "choose",
    "constraints": "rules", "maximize": "gain", "maximise": "gain",
}  # fmt: skip
"""Names in other notations, which are other sections in a puzzle that moves."""

_OF_MOVES = ("state", "transitions", "goal")
"""Sections of a puzzle that moves."""

_BEGINNING = "begin with `puzzle:` and a title; then come `state:`, `transitions:` and `goal:`"


def _report_missing(leaves: Leaves, root: Mapping, reading: Reading) -> None:
    keys = set(root.names)
    unknown = keys - SECTIONS.keys()
    needless = {"state", "transitions"} if _is_filled_in(keys) else set[str]()
    for section in SECTIONS.values():
        if not section.required or section.name in keys | reading.left_out | needless:
            continue
        if any(_is_near(name, section.name) for name in unknown | reading.left_out):
            continue  # a typo, already reported
        if reading.left_out and re.search(rf"^[^\S\n]*{section.name}\b", leaves.source.text, re.M):
            continue  # may be in the text that YAML couldn't parse
        leaves.report(
            "no-such-section",
            None,
            section=section.name,
            help=section.doc[0].lower() + section.doc[1:].rstrip("."),
        )


def _is_filled_in(keys: Collection[str]) -> bool:
    """Test for a file without moves, also if it has sections of other notations only."""
    if "choose" in keys or _mistyped(keys, "choose"):
        return True
    choices = {*_OF_CHOICES, *_WORDS_OF_CHOICES}
    moves = {*_OF_MOVES, *(word for word, key in OTHER_WORDS.items() if key in _OF_MOVES)}
    return not choices.isdisjoint(keys) and (moves - _WORDS_OF_CHOICES.keys()).isdisjoint(keys)


def _mistyped(keys: Collection[str], section: str) -> bool:
    """Test for a typo of a section."""
    return section not in keys and any(
        _is_near(name, section) for name in keys if name not in SECTIONS
    )


def _is_near(name: str, section: str) -> bool:
    return nearest(name, [section]) == section or OTHER_WORDS.get(name) == section


_FIELDS = {
    "puzzle": "title", "params": "parameters", "require": "requirements", "state": "variables",
    "define": "definitions", "lose": "losses", "cost": "costs", "estimate": "estimates",
    "check": "checks", "look": "looks", "expect": "expectations", "source": "origin",
    "choose": "chosen", "gain": "gains",
}  # fmt: skip
"""Fields of a puzzle whose names differ from their sections."""


def _puzzle(leaves: Leaves, sections: dict[str, Any]) -> tree.Puzzle:
    source = leaves.source
    fields = {_FIELDS.get(name, name): value for name, value in sections.items()}
    fields["title"] = fields.get("title") or tree.Text(source.span(0), "")
    paths = tuple(leaves.data_paths)
    return tree.Puzzle(source, source.span(0, len(source.text)), **fields, data_paths=paths)


# ── data ─────────────────────────────────────────────────────────────────────────────


def _tables(leaves: Leaves, node: Node) -> tuple[tree.Named | tree.Definition, ...]:
    """Read names with data, and heads with an expression for each key."""
    return good(
        _with_head(leaves, key, value, "a table")
        if "(" in key.value
        else named(leaves, key, value, False)
        for key, value in leaves.entries(node, "names with values")
    )


def _symmetry(leaves: Leaves, node: Node) -> tree.Symmetry | None:
    """Read ``board``, or the keys ``interchangeable:`` and ``board:``."""
    if isinstance(node, Scalar) and node.value == "board":
        return tree.Symmetry(board=leaves.span(node))
    if isinstance(node, List) or (isinstance(node, Scalar) and not node.is_missing):
        help = f"write `interchangeable: {leaves.span(node).text}`, indented, below `symmetry:`"
        leaves.report("symmetry-of-names", node, help=help)
        return None
    given, _ = leaves.fields(
        node, SYMMETRY_KEYS, "`interchangeable: [a, b]`",
        {
            "interchangeable": lambda value: data_of(leaves, value, True),
            "board": lambda value: leaves.span(value) if leaves.truth(value) else None,
        },
    )  # fmt: skip
    return tree.Symmetry(given.get("interchangeable"), given.get("board"))


# ── rules, state, definitions ────────────────────────────────────────────────────────


def _rules(leaves: Leaves, node: Node, lost: bool = False) -> tuple[tree.Rule, ...]:
    """Read conditions with or without names; ``lost``: they describe lost states."""
    rules: list[tree.Rule] = []
    for item in items_of(node):
        if isinstance(item, Mapping) and not (item.flow and item.members):
            for key, value in leaves.entries(item, "conditions with names"):
                if isinstance(value, List):
                    leaves.report("conditions-of-one-name", value, rule=key.value)
                    continue
                condition = None if leaves.claims(key, value, item) else leaves.expression(value)
                leaves.warn_of_name(key, value, item, denies=not lost)
                if condition:
                    rules.append(tree.Rule(leaves.words(key), condition))
        elif condition := leaves.expression(item):
            name = tree.Name(leaves.span(item), to_text(condition))
            rules.append(tree.Rule(name, condition))
    return tuple(rules)


def _state(leaves: Leaves, node: Node) -> tuple[tree.Variable, ...]:
    variables: list[tree.Variable] = []
    for key, value in leaves.entries(node, "variables, as in `farmer: bank = left`"):
        if len(variables) == MOST_VARIABLES:
            leaves.report("too-many-variables", key, most=MOST_VARIABLES)
            break
        name = leaves.variable_name(key, value, " = …")
        if name is None and re.fullmatch(WITH_KEYS, key.value):
            continue  # reported with the correct form
        declaration = leaves.parse("decl", value, DECLARATION)
        if name and declaration:
            variables.append(tree.Variable(name, declaration))
    return tuple(variables)


MOST_TRANSITIONS = 1_024
"""Maximum number of names under `transitions:`; each may declare many."""


def _definitions(leaves: Leaves, node: Node) -> tuple[tree.Definition, ...]:
    entries = leaves.entries(node, "names with expressions")
    return good(_with_head(leaves, *entry, "a definition") for entry in entries)


def _with_head(leaves: Leaves, key: Scalar, value: Node, what: str) -> tree.Definition | None:
    """Read ``size(k in car): count(cells(k))``."""
    head, body = _head(leaves, key, what), leaves.expression(value)
    return tree.Definition(head, body) if head and body else None


def _head(leaves: Leaves, key: Scalar, what: str) -> tree.Head | None:
    head: tree.Head | None = leaves.parse("head", key)
    if head is None:
        return None
    first, blank, rest = head.name.text.partition(" ")
    if blank:
        help = f"write `{head.name.text.replace(' ', '_')}`"
        if len(rest) == 1:
            help += f"; put a parameter in parentheses, `{first}({rest} in S)`"
        if first in ("def", "define", "let", "fn", "fun", "func", "function", "const", "var"):
            help = f"leave `{first}` out: `{key.value.strip()[len(first) :].strip()}`"
        leaves.report("name-of-words", head.name.span, what=what, help=help)
        return None
    if not leaves.is_name(head.name):
        return None
    if head.where and what == "a definition":
        condition = to_text(head.where)
        leaves.report("definition-with-where", head.where.span, said=condition)
        return None
    return head


def _views(leaves: Leaves, node: Node) -> tuple[tree.View, ...]:
    views = []
    for key, value in leaves.entries(node, "views, as in `route(n in trace): <n> …`"):
        head, template = _head(leaves, key, "a view"), leaves.template(value)
        if head and template:
            views.append(tree.View(head, template))
    return tuple(views)


def _generate(leaves: Leaves, node: Node) -> tree.Generate | None:
    from puzzlelang.syntax.generate_section import read_generate

    return read_generate(leaves, node)


def _transitions(leaves: Leaves, node: Node) -> tuple[tree.Transition, ...]:
    entries = leaves.entries(node, "transitions, as `take(i in item):` with `then:` below")
    if len(entries) > MOST_TRANSITIONS:
        first = entries[MOST_TRANSITIONS][0]
        leaves.report("too-many-transitions", first, most=MOST_TRANSITIONS)
    return good(read_transition(leaves, *entry) for entry in entries[:MOST_TRANSITIONS])


def _maps(leaves: Leaves, node: Node) -> tuple[tree.Map, ...]:
    from puzzlelang.syntax.maps import read_map

    return good(read_map(leaves, *entry) for entry in leaves.entries(node, "maps with names"))


# ── cost and estimate ────────────────────────────────────────────────────────────────


def _costs(leaves: Leaves, node: Node) -> tuple[tree.Cost, ...]:
    costs: list[tree.Cost] = []
    if isinstance(node, Mapping) and len(node.entries) > 1:
        leaves.report("cost-is-mapping", node, help=_cost_as_list(leaves.source, node))
        return ()
    for item in items_of(node):
        if not isinstance(item, Mapping):
            terms = good(leaves.parse("cost", line, "`1 per move`") for line in items_of(item))
            costs.extend([tree.Cost(None, terms)] if terms else [])
            continue
        entries = leaves.entries(item, "`pushes: 1 per push`")
        for key, _ in entries[1:]:
            leaves.report("cost-line-without-dash", key)
        for key, value in entries[:1]:
            terms = good(leaves.parse("cost", line, "`1 per move`") for line in items_of(value))
            if terms:
                costs.append(tree.Cost(leaves.words(key), terms))
    return tuple(costs)


def _cost_as_list(source: Source, node: Mapping) -> str:
    """Suggest a list for ``up: 1``, which may mean the cost of each transition."""
    from puzzlelang.syntax.value_lists import lines_below

    terms = [
        f"{value.value.strip()} per {key.value.partition('(')[0].strip()}"
        for key, value in node.entries
        if isinstance(key, Scalar) and isinstance(value, Scalar) and " per " not in value.value
    ]
    if len(terms) < len(node.entries):
        return "write `- ` in front of each line"
    lines = ", ".join(f"`- {term}`" for term in terms)
    words = f"a sum is one line: write `- total:`, and below it, indented more, {lines}"
    span = source.span(node.start, node.end if node.flow else node.entries[-1][1].end)
    begin, indent = ("\n  ", 6) if node.flow else ("", span.column + 3)
    return WayOut(words, lines_below(f"{begin}- total:", indent, terms), span=span)


def _estimates(leaves: Leaves, node: Node) -> tuple[tree.Named, ...]:
    """Read one expression, for the first cost line (with an empty name), or one for each line."""
    if not isinstance(node, Mapping):
        expression = leaves.expression(node)
        nameless = tree.Name(leaves.source.span(node.start), "")
        return (tree.Named(nameless, expression),) if expression else ()
    estimates = []
    for key, value in leaves.entries(node, "cost lines with expressions"):
        expression = leaves.expression(value)
        if expression:
            estimates.append(tree.Named(leaves.words(key), expression))
    return tuple(estimates)


# ── boards of ``look:`` ───────────────────────────────────────────────────────────────

_WORD = r"(?P<text>'[^']*'|\"[^\"]*\")|\S+"
_LOOK = r"(?!not\b)[a-z]+(\s+[a-z]+\s*$|(\s+[a-z]+)?\s+('[^']*'|\"[^\"]*\")\s*$)"
"""A look that isn't an expression: two words, or a text after words."""

MOST_THINGS = 60


def read_looks(leaves: Leaves, node: Node) -> tuple[tree.Look, ...]:
    """Read one board, or a list of boards."""
    return good(_look(leaves, board) for board in items_of(node))


def _look(leaves: Leaves, node: Node) -> tree.Look | None:
    """Read a board, or, without a layout, looks for other boards; None if it has a mistake."""
    entries = leaves.entries(node, "a board, as `map: room` and below it `man: person blue`")
    if not entries:
        return None
    (key, value), *rest = entries
    layout = places = text = None
    if key.value in LAYOUTS and not key.is_quoted:
        layout = tree.Text(leaves.span(key), key.value)
        if key.value == "text":
            text = leaves.template(value)
        else:
            places = leaves.parse("thing", value, "a set of places")
        if places is None and text is None:
            return None
    else:
        rest = entries
    if len(rest) > MOST_THINGS:
        leaves.report("too-many-things", rest[MOST_THINGS][0], most=MOST_THINGS)
        return None
    options, things = [], []
    for name, look in rest:
        if name.value in LAYOUTS and not name.is_quoted:
            leaves.report("layout-not-first" if layout is None else "second-layout", name)
        elif name.value in LOOK_KEYS and not (name.is_quoted or _is_look(look)):
            option = leaves.parse("thing", look, "an expression")
            if option is not None:
                options.append((tree.Text(leaves.span(name), name.value), option))
        elif (drawing := _drawn(leaves, name, look)) is not None:
            things.append(drawing)
    span = leaves.span(key).to(leaves.span(entries[-1][1]))
    return tree.Look(span, layout, places, text, tuple(options), tuple(things))


def _is_look(value: Node) -> bool:
    """Recognise `above: disc 'x'`, the look of a legend word with the name of an option."""
    return isinstance(value, Scalar) and re.match(_LOOK, value.value) is not None


def _drawn(leaves: Leaves, key: Scalar, value: Node) -> tree.Drawn | None:
    """Read ``crates: crate brown 'W'``."""
    if key.is_quoted:  # a text on the board
        at = leaves.span(key)
        thing = tree.Thing(at, tree.Text(at, key.value), (), None)
    else:
        thing = leaves.parse("thing", key, "a thing")
    scalar = leaves.scalar(value, "words for its look: `crate brown`")
    if thing is None or scalar is None:
        return None
    located = locate(leaves.source, scalar)
    words: list[tree.Text] = []
    text: tree.Text | None = None
    for word in re.finditer(_WORD, located.text):
        span = located.span(word.start(), word.end())
        if word["text"] is None:
            words.append(tree.Text(span, word[0]))
        elif text is None:
            text = tree.Text(span, word[0][1:-1])
        else:
            leaves.report("second-text", span)
    return tree.Drawn(thing, tuple(words), text)


# ── a puzzle that is filled in: ``choose:``, ``helpers:``, ``gain:`` ──────────────────

CHOSEN = "a type, as in `1..9 for each c in board`"
"""Form of a chosen variable, after its name."""

ONLY_WITH_CHOICE = ("helpers", "rules", "gain")

_NOT_WITH_CHOICE = {
    "state": "declare the variables under `choose:`, without initial values",
    "starts": "move its conditions to `rules:`",
    "transitions": "nothing moves: a choice is made at once; remove either section",
    "invariants": "move them to `rules:`",
    "goal": "move it to `rules:`",
    "lose": "move each of them to `rules:`, with `not` in front",
    "check": "claims about every state need `state:` and `transitions:`; remove it",
    "estimate": "a choice needs no estimate; remove it",
    "symmetry": "a choice needs no `symmetry:`; remove it",
}
"""Help for each section that describes moves."""


def read_choices(leaves: Leaves, node: Node) -> tuple[tree.Variable, ...]:
    """Read names with types."""
    variables: list[tree.Variable] = []
    if isinstance(node, Mapping) and not node.entries:
        leaves.report("no-variables", node)
    for key, value in leaves.entries(node, "variables, as in `on: 1..9 for each c in board`"):
        if len(variables) == MOST_VARIABLES:
            leaves.report("too-many-variables", key, most=MOST_VARIABLES)
            break
        name = leaves.variable_name(key, value, "")
        if name is None and re.fullmatch(WITH_KEYS, key.value):
            continue  # reported with the correct form
        if _is_other_form(leaves, value):
            continue
        declaration = leaves.parse("chosen", value, CHOSEN)
        if name and declaration:
            variables.append(tree.Variable(name, declaration))
    return tuple(variables)


def _is_other_form(leaves: Leaves, value: Node) -> bool:
    """Report ``1..3 = 1``, as under `state:`, and ``[1, 2, 3]``."""
    if isinstance(value, List):
        leaves.report("choice-of-list", value)
        return True
    if not isinstance(value, Scalar) or "=" not in value.value:
        return False
    declared = parse("decl", locate(leaves.source, value), Diagnostics())
    if declared is None or declared.initial is None:
        return False
    start = declared.initial.span
    end = leaves.source.text.rindex("=", declared.span.start, start.start)
    kept = leaves.source.text[declared.span.start : end].rstrip()
    place = leaves.source.span(declared.span.start + len(kept), start.end)
    leaves.report("choice-with-value", place, kept=kept, help=WayOut(f"write `{kept}`", ""))
    return True


def read_amounts(leaves: Leaves, node: Node) -> tuple[tree.Named, ...]:
    """Read numbers to be maximized or minimized: one, or lines with or without names."""
    amounts: list[tree.Named] = []
    if isinstance(node, Mapping) and len(node.entries) > 1:
        leaves.report("cost-is-mapping", node, help="put `- ` in front of each line")
        return ()
    for item in items_of(node):
        if _is_per_move(leaves, item):
            continue
        if isinstance(item, Mapping):
            entries = leaves.entries(item, "`red: count(those n in node where …)`")
            for key, value in entries[:1]:
                if expression := leaves.expression(value):
                    amounts.append(tree.Named(leaves.words(key), expression))
            for key, _ in entries[1:]:
                leaves.report("cost-line-without-dash", key)
        elif expression := leaves.expression(item):
            amounts.append(tree.Named(tree.Name(leaves.span(item), ""), expression))
    return tuple(amounts)


def _is_per_move(leaves: Leaves, item: Node) -> bool:
    """Report ``n per move``, a cost of moves."""
    if not isinstance(item, Scalar) or " per " not in item.value:
        return False
    if parse("cost", locate(leaves.source, item), Diagnostics()) is None:
        return False
    kept = item.value.rpartition(" per ")[0].rstrip()
    leaves.report("amount-per-move", item, help=write(kept))
    return True


def check_scope(leaves: Leaves, root: Mapping) -> None:
    """Report sections that don't go together."""
    keys = {key.value: key for key, _ in root.entries if isinstance(key, Scalar)}
    if "choose" not in keys:
        for name in ONLY_WITH_CHOICE:
            if name in keys:
                help = _without_choice(name, keys)
                leaves.report("only-with-choice", keys[name], section=name, help=help)
        return
    for name, help in _NOT_WITH_CHOICE.items():
        if name in keys:
            leaves.report("not-with-choice", keys[name], section=name, help=help)
    if "cost" in keys and "gain" in keys:
        leaves.report("cost-and-gain", keys["gain"], also=leaves.span(keys["cost"]))


def other_kind(names: Collection[str]) -> Collection[str]:
    """Return the sections that don't go together with those named."""
    if "choose" in names:
        return (*_NOT_WITH_CHOICE, *(("gain",) if "cost" in names else ()),
                *(("cost",) if "gain" in names else ()))  # fmt: skip
    if any(name in names for name in _NOT_WITH_CHOICE):
        return ("choose", *ONLY_WITH_CHOICE)
    return ()


def _without_choice(name: str, keys: dict[str, Scalar]) -> str:
    if name == "rules":
        if "transitions" not in keys:
            return "moves are written under `transitions:`"
        return "conditions on all states are written under `invariants:`"
    if name == "gain":
        return "moves have a `cost:`; the least is best"
    return "declare variables under `choose:`, or under `state:` if they change"


_READERS: dict[str, Callable[[Leaves, Node], Any]] = {
    **dict.fromkeys(("puzzle", "about", "source", "difficulty"), Leaves.text),
    "step": step_words,
    "params": names_with_data(members=False),
    "types": names_with_data(members=True),
    "sets": names_with_data(members=True),
    "tables": _tables,
    "maps": _maps,
    "require": _rules,
    "state": _state,
    "define": _definitions,
    "transitions": _transitions,
    "invariants": _rules,
    "lose": partial(_rules, lost=True),
    "choose": read_choices,
    "helpers": read_choices,
    "rules": _rules,
    "gain": read_amounts,
    "starts": Leaves.conditions,
    "goal": Leaves.conditions,
    "cost": _costs,
    "estimate": _estimates,
    "check": _rules,
    "symmetry": _symmetry,
    "show": Leaves.template,
    "look": read_looks,
    "views": _views,
    "instances": read_instances,
    "generate": _generate,
    "expect": read_expectations,
}
