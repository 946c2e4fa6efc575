"""Reader of a puzzle file, from its sections to the syntax tree."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import partial

from puzzlelang.syntax import tree
from puzzlelang.syntax.expression_parser import MOST_CHARACTERS
from puzzlelang.syntax.instances_section import check_instances, read_expectations, read_instances
from puzzlelang.syntax.leaves import DECLARATION, WITH_KEYS, Leaves
from puzzlelang.syntax.printer import to_text
from puzzlelang.syntax.reserved_words import RESERVED
from puzzlelang.syntax.sections import MOST_VARIABLES, OTHER_WORDS, SECTIONS, SYMMETRY_KEYS
from puzzlelang.syntax.transitions import read_transition
from puzzlelang.syntax.yaml_nodes import Bad, List, Mapping, Node, Scalar, good, items_of, locate
from puzzlelang.syntax.yaml_slips import Reading, read_nodes
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
            sections["least"] = _amounts(leaves, value)
        else:
            sections[name] = _READERS[name](leaves, value)
    if not names.isdisjoint(_OF_CHOICES) and not _mistyped(names, "choose"):
        from puzzlelang.syntax.choice_sections import check_scope

        check_scope(leaves, root)
    _report_missing(leaves, root, reading)
    puzzle = _puzzle(leaves, sections)
    if not {"maps", "params"} & reading.left_out:
        check_instances(leaves, puzzle)
    return puzzle


MOST_SECTIONS = 100
"""Number of keys that are searched for a possible section."""


def _may_be_section(key: Node) -> bool:
    """Check for a section or a misspelled one; without any, the file is of another kind."""
    if not isinstance(key, Scalar):
        return False
    if key.value in SECTIONS:
        return True
    from puzzlelang.syntax.unknown_keys import key_meant

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


def _data_of(members: bool) -> Callable[[Leaves, Node], tuple[tree.Named, ...]]:
    """Create a reader of names with data; with ``members``, `none` is not allowed."""

    def read(leaves: Leaves, node: Node) -> tuple[tree.Named, ...]:
        entries = leaves.entries(node, "names with values")
        return good(_named(leaves, *entry, members) for entry in entries)

    return read


def _tables(leaves: Leaves, node: Node) -> tuple[tree.Named | tree.Definition, ...]:
    """Read names with data, and heads with an expression for each key."""
    return good(
        _with_head(leaves, key, value, "a table")
        if "(" in key.value
        else _named(leaves, key, value, False)
        for key, value in leaves.entries(node, "names with values")
    )


def _named(leaves: Leaves, key: Scalar, value: Node, members: bool) -> tree.Named | None:
    name, listed = None, None
    if members or "as" not in key.value.split():
        name = leaves.name(key)
    else:
        from puzzlelang.syntax.data_entries import name_as_list

        name, listed = name_as_list(leaves, key) or (None, None)
    data = _data(leaves, value, members)
    return tree.Named(name, data, listed) if name and data else None


def _data(leaves: Leaves, node: Node, members: bool) -> tree.Data | None:
    if isinstance(node, List | Mapping) and _is_list_otherwise(leaves, node):
        return None
    if isinstance(node, List):
        items: tuple[tree.Data, ...] = good(_data(leaves, item, members) for item in node.items)
        return tree.DataList(leaves.span(node), items)
    if isinstance(node, Mapping):
        if _is_file(node):
            from puzzlelang.syntax.data_entries import data_file

            file = data_file(leaves, node)
            leaves.data_paths += [file.path] if file else []
            return file
        entries = []
        for key, value in leaves.entries(node, "names with values"):
            left = leaves.name(key) if members else _cell(leaves, key, False)
            right = _data(leaves, value, members)
            if left and right:
                entries.append((left, right))
        return tree.DataMap(leaves.span(node), tuple(entries))
    if isinstance(node, Bad):
        return None
    return _cell(leaves, node, members)


def _is_file(node: Mapping) -> bool:
    """Detect ``{file: words.txt}``; a member `file` must be quoted if it is the first key."""
    key = node.entries[0][0] if node.entries else None
    return isinstance(key, Scalar) and key.value == "file" and not key.style


def _cell(leaves: Leaves, node: Scalar, members: bool) -> tree.Expr | None:
    text = node.value
    if _is_bare_list(leaves, node, members):
        return None
    if text in RESERVED and (text != "none" or node.is_quoted):
        return tree.Name(leaves.span(node), text)  # a keyword as a member
    if text == "none" and members:
        help = WayOut('put a member with this name in quotes: `"none"`', '"none"')
        leaves.report("none-as-member", node, help=help)
        return None
    if text and not any(c.isalnum() or c.isspace() or c in "_'\"()" for c in text):
        hint = f"a text needs two kinds of quotes, as YAML removes the outer ones: `\"'{text}'\"`"
        leaves.report("sign-as-value", node, text=text, help=hint)
        return None
    return leaves.expression(node)


def _symmetry(leaves: Leaves, node: Node) -> tree.Symmetry | None:
    """Read ``board``, or the keys ``interchangeable:`` and ``board:``."""
    if isinstance(node, Scalar) and node.value == "board":
        return tree.Symmetry(board=leaves.span(node))
    if isinstance(node, List) or (isinstance(node, Scalar) and not node.is_missing):
        help = f"write `interchangeable: {leaves.span(node).text}`, indented, below `symmetry:`"
        leaves.report("symmetry-of-names", node, help=help)
        return None
    members, board = None, None
    for section, _, value in leaves.sections(node, SYMMETRY_KEYS, "`interchangeable: [a, b]`"):
        if section.name == "board":
            board = leaves.span(value) if leaves.truth(value) else None
        else:
            members = _data(leaves, value, True)
    return tree.Symmetry(members, board)


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


def _looks(leaves: Leaves, node: Node) -> tuple[tree.Look, ...]:
    from puzzlelang.syntax.look_section import read_looks

    return read_looks(leaves, node)


def _generate(leaves: Leaves, node: Node) -> tree.Generate | None:
    from puzzlelang.syntax.generate_section import read_generate

    return read_generate(leaves, node)


def _transitions(leaves: Leaves, node: Node) -> tuple[tree.Transition, ...]:
    entries = leaves.entries(node, "transitions, as `take(i in item):` with `then:` below")
    if len(entries) > MOST_TRANSITIONS:
        first = entries[MOST_TRANSITIONS][0]
        leaves.report("too-many-transitions", first, most=MOST_TRANSITIONS)
    return good(read_transition(leaves, *entry) for entry in entries[:MOST_TRANSITIONS])


def _choices(leaves: Leaves, node: Node) -> tuple[tree.Variable, ...]:
    from puzzlelang.syntax.choice_sections import read_choices

    return read_choices(leaves, node)


def _amounts(leaves: Leaves, node: Node) -> tuple[tree.Named, ...]:
    from puzzlelang.syntax.choice_sections import read_amounts

    return read_amounts(leaves, node)


def _maps(leaves: Leaves, node: Node) -> tuple[tree.Map, ...]:
    from puzzlelang.syntax.maps import read_map

    return good(read_map(leaves, *entry) for entry in leaves.entries(node, "maps with names"))


# ── lists in other notations: bare commas, braces, bars ───────────────────────────────


def _is_list_otherwise(leaves: Leaves, node: List | Mapping) -> bool:
    """Report ``{left, right}``, ``{wolf = 1, goat = 2}`` and ``[wolf: 1, goat: 2]``."""
    if isinstance(node, List):
        pairs = [
            item.entries[0] for item in node.items if isinstance(item, Mapping) and item.entries
        ]
        texts = [
            f"{key.value}: {value.value}" for key, value in pairs
            if isinstance(key, Scalar) and isinstance(value, Scalar)
        ]  # fmt: skip
        if not node.flow or not texts or len(texts) != len(node.items):
            return False
        leaves.report("pairs-in-brackets", node, help=write(f"{{{', '.join(texts)}}}"))
        return True
    texts = node.members
    if not node.flow or len(texts) != len(node.entries) or not texts:
        return False
    from puzzlelang.syntax.value_lists import are_entries, entries

    if all(map(are_entries, texts)):
        leaves.report("pairs-in-brackets", node, help=write(f"{{{entries(', '.join(texts))}}}"))
        return True
    leaves.report("list-in-braces", node, help=write(f"[{', '.join(texts)}]"))
    return True


_MAY_BE_LIST = r"(?:[\w()-]*[\s,;|=][\w\s,;|=>→()-]*$|\s*\w+\s*(?:->|=>|→))"
"""Filters out single words, which most values are, before the search for a list."""


def _is_bare_list(leaves: Leaves, node: Scalar, members: bool) -> bool:
    """Report ``bank: left, right``, which is meant as a list."""
    if len(node.value) > MOST_CHARACTERS or not re.match(_MAY_BE_LIST, node.value):
        return False
    from puzzlelang.syntax import habits
    from puzzlelang.syntax.parser_state import Line

    signs = re.search("[;|]", node.value)
    flags = ["members"] * members + ["flow"] * node.in_flow
    if node.style in ("|", ">") or (node.in_flow and not signs):
        flags.append("closed")
    line = Line(locate(leaves.source, node), flags)
    return habits.report(line, "lists", leaves.diagnostics, leaves.span(node))


# ── cost and estimate ────────────────────────────────────────────────────────────────


def _costs(leaves: Leaves, node: Node) -> tuple[tree.Cost, ...]:
    costs: list[tree.Cost] = []
    if isinstance(node, Mapping) and len(node.entries) > 1:
        from puzzlelang.syntax.value_lists import cost_as_list

        leaves.report("cost-is-mapping", node, help=cost_as_list(leaves.source, node))
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


_READERS: dict[str, Callable[[Leaves, Node], Any]] = {
    **dict.fromkeys(("puzzle", "about", "source", "difficulty"), Leaves.text),
    "step": step_words,
    "params": _data_of(members=False),
    "types": _data_of(members=True),
    "sets": _data_of(members=True),
    "tables": _tables,
    "maps": _maps,
    "require": _rules,
    "state": _state,
    "define": _definitions,
    "transitions": _transitions,
    "invariants": _rules,
    "lose": partial(_rules, lost=True),
    "choose": _choices,
    "helpers": _choices,
    "rules": _rules,
    "gain": _amounts,
    "starts": Leaves.conditions,
    "goal": Leaves.conditions,
    "cost": _costs,
    "estimate": _estimates,
    "check": _rules,
    "symmetry": _symmetry,
    "show": Leaves.template,
    "look": _looks,
    "views": _views,
    "instances": read_instances,
    "generate": _generate,
    "expect": read_expectations,
}
