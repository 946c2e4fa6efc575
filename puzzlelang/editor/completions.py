"""Completion of sections, keys, names, words, files and whole entries."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from itertools import islice

from puzzlelang.core import COLOURS, COMPASS, SHAPES
from puzzlelang.editor.analysis import Analysis
from puzzlelang.editor.meanings import (
    KEYWORDS,
    MEASURES,
    STATE_WORDS,
    VIEW_WORDS,
    Where,
    functions,
    keys_below,
    where,
)
from puzzlelang.model import BUILTIN_SETS, measures_of
from puzzlelang.syntax import (
    LOOK_KEYS,
    SECTIONS,
    library,
    other_kind,
    tree,
)
from puzzlelang.text import Record

SECTION_BODIES = {
    "about": "about: |\n  ${1:What the puzzle is about.}",
    "params": "params:\n  ${1:n}: ${2:3}",
    "types": "types:\n  ${1:item}: [${2:wolf, goat}]",
    "sets": "sets:\n  ${1:animal}: [${2:wolf, goat}]",
    "tables": "tables:\n  ${1:eats}: {${2:wolf}: ${3:goat}}",
    "maps": "maps:\n  ${1:room}:\n    text: |\n      ${2:#@.?#}\n    legend: |\n"
    "      # = wall\n      @ = start\n      ? = target\n      . = floor",
    "require": "require:\n  ${1:what must hold}: ${2:condition}",
    "state": "state:\n  ${1:at}: ${2:bank} for each ${3:item} = ${4:left}",
    "choose": "choose:\n  ${1:on}: ${2:1..9} for each ${3:c in board}",
    "helpers": "helpers:\n  ${1:name}: ${2:type}",
    "rules": "rules:\n  ${1:name}: ${2:condition}",
    "gain": "gain: ${1:number}",
    "define": "define:\n  ${1:name}(${2:x} in ${3:item}): ${4:expression}",
    "transitions": "transitions:\n  ${1:take}(${2:i} in ${3:item}):\n    when: ${4:condition}\n"
    "    then:\n      ${5:at($2)}: ${6:value}\n    say: ${7:take the <$2>}",
    "invariants": "invariants:\n  ${1:nobody is eaten}: ${2:condition}",
    "lose": "lose:\n  ${1:what loses}: ${2:condition}",
    "cost": "cost:\n  - ${1:pushes}: ${2:1} per ${3:move}",
    "check": "check:\n  ${1:claim}: ${2:condition}",
    "symmetry": "symmetry:\n  interchangeable: [${1:a, b}]",
    "look": "look:\n  ${1:map}: ${2:room}\n  ${3:man}: ${4:person blue}",
    "views": "views:\n  ${1:moves}(n in trace where n > 0): <n>. <said>",
    "instances": "instances:\n  ${1:small}: {with: {${2:n}: ${3:3}}}",
    "generate": "generate:\n  ${1:n}: ${2:3..5}\n  keep: ${3:cost >= 20}",
    "expect": "expect: {cost: ${1:7}, states: ${2:10}}",
}
"""Text inserted for a section; sections not in the table take one line."""

AMOUNT = "cost: ${1:number}"
"""`cost:` of a puzzle that is filled in."""

ENTRIES = {
    "state": (
        ("variable", "a variable", "${1:name}: ${2:type} = ${3:start}"),
        ("row", "a variable for each member",
         "${1:at}: ${2:bank} for each ${3:item} = ${4:left}"),
        ("set", "a variable that is a set", "${1:crates}: set of ${2:room} = ${3:none}"),
    ),
    "choose": (("variable", "a variable that is chosen", "${1:name}: ${2:type}"),
               ("row", "a variable for each member",
                "${1:on}: ${2:1..9} for each ${3:c in board}")),
    "helpers": (("variable", "a variable that makes no choice different", "${1:name}: ${2:type}"),),
    "rules": (("rule", "a condition with a name", "${1:name}: ${2:condition}"),),
    "define": (("definition", "a name for an expression",
                "${1:name}(${2:x} in ${3:S}): ${4:expression}"),),
    "transitions": (("transition", "a kind of step",
                     "${1:take}(${2:i} in ${3:item}):\n  when: ${4:condition}\n"
                     "  then:\n    ${5:at($2)}: ${6:value}\n  say: ${7:take the <$2>}"),),
    "maps": (("map", "a map of characters",
              "${1:room}:\n  text: |\n    ${2:#@.?#}\n  legend: |\n"
              "    # = wall\n    @ = start\n    ? = target\n    . = floor"),),
    "types": (("members", "a type of names", "${1:item}: [${2:wolf, goat}]"),
              ("range", "a type of numbers", "${1:place}: ${2:1} .. ${3:n}"),
              ("words", "members from a file", "${1:word}: {file: ${2:words.txt}}")),
    "tables": (("file", "a table from a file", "${1:road}: {file: ${2:roads.csv}}"),
               ("lists", "a list for each key", "${1:clue} as list: {${2:1}: [${3:3, 1, 1}]}")),
    "invariants": (("rule", "a condition with a name", "${1:name}: ${2:condition}"),),
    "require": (("rule", "a condition with a name", "${1:name}: ${2:condition}"),),
    "lose": (("rule", "a condition with a name", "${1:name}: ${2:condition}"),),
    "check": (("rule", "a condition with a name", "${1:name}: ${2:condition}"),),
    "instances": (("instance", "parameters with a name",
                   "${1:small}: {with: {${2:n}: ${3:3}}, cost: ${4:7}}"),),
}  # fmt: skip
"""Snippets for one entry: label, description, text."""


class Completion(metaclass=Record):
    """A suggestion; ``insert`` has placeholders such as ``${1:name}`` if it is a snippet."""

    label: str
    kind: str
    detail: str = ""
    insert: str = ""


MOST_FILES = 1_000
_WITH_FILES = ("params", "types", "sets", "tables", "maps", "instances")
_PATH = re.compile(r"(?:^|[\s{,])file:[ ]+(?P<path>[^\s,{}\[\]'\"#]*)$")
_TEXTS = ("text", "lines", "truth", "number", "numbers", "cost")
_LET = re.compile(r"^\s+(\w+)\s*:(?:\s|$)", re.MULTILINE)


def complete(analysis: Analysis, offset: int) -> list[Completion]:
    """Suggestions at an offset, likely ones first."""
    text = analysis.source.text
    place = where(text, offset)
    path = place.path
    keys = list(_keys(analysis, place)) if place.in_key else []
    in_list = place.before.lstrip().startswith("- ") and path[:1] not in (("look",), ("expect",))
    if keys and not in_list:  # an entry of a list may be an expression, or begin with a name
        return _distinct(keys)
    file_match = _PATH.search(place.before)
    if file_match and path and path[0] in _WITH_FILES:
        return list(_files(analysis, file_match["path"], any_kind=path[0] in ("maps", "instances")))
    if not path or not _takes_expressions(place):
        return keys
    if path[0] == "look" and len(path) > 1 and path[-1] not in LOOK_KEYS:
        return list(_looks())
    if path[0] == "generate" and path[1:] != ("keep",):
        return keys
    if path[0] == "cost" and re.search(r"\bper\s+\w*$", place.before):
        return _distinct(_transitions(analysis))
    measures = _measures(analysis) if path[0] == "generate" else ()
    return _distinct(
        [*measures, *keys, *_bound_near(text, offset), *_names(analysis), *_words(path)]
    )


def _looks() -> Iterator[Completion]:
    for name, description in SHAPES.items():
        yield Completion(name, "word", description)
    for name in COLOURS:
        yield Completion(name, "word", "a colour")


def _files(analysis: Analysis, written: str, *, any_kind: bool) -> Iterator[Completion]:
    """Files in the folder of the puzzle, or in the subfolder typed so far."""
    below = os.path.dirname(written)
    home = os.path.realpath(os.path.dirname(analysis.source.name) or ".")
    folder = os.path.realpath(os.path.join(home, below))
    if os.path.isabs(below) or os.path.commonpath([home, folder]) != home:
        return
    try:
        with os.scandir(folder) as entries:
            files = sorted(islice(entries, MOST_FILES), key=lambda entry: entry.name)
    except OSError:
        return
    for entry in files:
        ending = os.path.splitext(entry.name)[1].lower()
        if entry.name.startswith(".") or entry.is_symlink():
            continue
        name = f"{below}/{entry.name}" if below else entry.name
        if entry.is_dir():
            yield Completion(f"{name}/", "file", "folder")
        elif ending in (".txt", ".csv") or (any_kind and ending not in library.ENDINGS):
            yield Completion(name, "file", "file")


def _distinct(entries: Iterable[Completion]) -> list[Completion]:
    return list({one.label: one for one in reversed(list(entries))}.values())[::-1]


# ── keys ─────────────────────────────────────────────────────────────────────────────


def _keys(analysis: Analysis, place: Where) -> Iterator[Completion]:
    path = place.path
    if not path and place.before.strip() != place.before:
        return
    written = re.findall(r"(?m)^(\w+):", analysis.source.text) if not path else []
    bodies = {**SECTION_BODIES, **({"cost": AMOUNT} if "choose" in written else {})}
    left_out = {*written, *other_kind(written)}
    for section in keys_below(path).values():
        if not path and section.name in left_out:
            continue
        insert = bodies.get(section.name, f"{section.name}: $0") if not path else ""
        yield Completion(section.name, "key", section.doc, insert or f"{section.name}: ")
    if len(path) == 1:
        for name, detail, insert in ENTRIES.get(path[0], ()):
            yield Completion(name, "snippet", detail, insert)
    if (path[-1:] == ("with",) or path == ("generate",)) and analysis.tree is not None:
        for entry in analysis.tree.parameters:
            yield Completion(entry.name.text, "param", "parameter", f"{entry.name.text}: ")
    if (path[-1:] == ("map",) or path == ("generate",)) and analysis.tree is not None:
        for map_ in analysis.tree.maps:
            yield Completion(map_.name.text, "map", "map", f"{map_.name.text}: ")
    if path[:1] == ("transitions",) and "then" in path[2:]:
        yield from _places(analysis)


def _places(analysis: Analysis) -> Iterator[Completion]:
    """Variables as keys for ``then:``."""
    for variable in analysis.tree.variables if analysis.tree is not None else ():
        name, each = variable.name.text, variable.declaration.each
        keys = [n.text for b in each for n in b.names] or [b.domain.span.in_one_line
                                                           for b in each]  # fmt: skip
        holes = ", ".join(f"${{{i}:{key}}}" for i, key in enumerate(keys, 1))
        insert = f"{name}({holes}): $0" if holes else f"{name}: $0"
        yield Completion(name, "variable", variable.declaration.span.text, insert)
    yield Completion("for each", "snippet", "changes for each", "for each ${1:x} in ${2:S}:\n  $0")
    yield Completion("if", "snippet", "only if it holds", "if ${1:condition}:\n  $0")
    yield Completion("else", "snippet", "if it does not hold", "else:\n  $0")


# ── expressions ──────────────────────────────────────────────────────────────────────


def _takes_expressions(place: Where) -> bool:
    path = place.path
    section = SECTIONS.get(path[0])
    if section is None or section.shape in _TEXTS:
        return False
    below = keys_below(path[:-1]).get(path[-1]) if len(path) > 1 else None
    if below is not None and below.shape in _TEXTS:
        return False
    if re.search(r"(?:^|\s)#", place.before):
        return False
    in_template = section.shape in ("template", "views") or path[-1] == "say"
    return not in_template or place.before.rfind("<") > place.before.rfind(">")


def _bound_near(text: str, offset: int) -> Iterator[Completion]:
    """Names bound in the entry around an offset, from its (perhaps unfinished) text."""
    starts = [m.start() for m in re.finditer(r"(?m)^(?:[^\s#]| {2}(?=[^\s#-]))", text[:offset])]
    begin = starts[-1] if starts else 0
    end = re.compile(r"(?m)^ {0,2}(?=[^\s#])").search(text, offset)
    entry = text[begin : end.start() if end else len(text)]
    for name in _names_before_in(entry):
        yield Completion(name, "bound", "bound here")
    after_let = re.search(r"(?m)^( +)let:\s*\n((?:\1 +.*\n?)*)", entry)
    for match in _LET.finditer(after_let[2]) if after_let else ():
        yield Completion(match[1], "bound", "named by `let:`")


def _names_before_in(text: str) -> Iterator[str]:
    """The names of ``a, b in`` and ``(a, b) in``, in one pass over a text of any length."""
    names: list[str] = []
    before = ""
    for token in re.findall(r"\w+|[^\w\s]", text):
        if token == "in" and names and before != ",":
            yield from names
            names = []
        elif token.isidentifier():
            names = [*names, token] if before == "," and len(names) < MOST_NAMES else [token]
        elif not (token in ",)" and names and before != ","):
            names = []
        before = token


MOST_NAMES = 20
"""Maximum number of names bound together."""

_KINDS = {"param": "constant", "variable": "variable", "definition": "function", "table": "table",
          "type": "type", "set": "type", "group": "type", "map": "type", "member": "member",
          "word of a legend": "type", "type of letters": "type",
          "number of a map's header": "constant"}  # fmt: skip


def _names(analysis: Analysis) -> Iterator[Completion]:
    seen = set()
    for occurrence in analysis.occurrences:
        symbol = occurrence.symbol
        if symbol.kind in _KINDS and id(symbol) not in seen:
            seen.add(id(symbol))
            detail = f"a member of {symbol.owner}" if symbol.kind == "member" else symbol.kind
            insert = _call(symbol.node)
            yield Completion(symbol.name, _KINDS[symbol.kind], detail, insert)


def _call(node: object) -> str:
    """``at(${1:item})`` for a symbol with arguments; empty for others."""
    match node:
        case tree.Definition(head, _):
            holes = [name.text for parameter in head.parameters for name in parameter.names]
            name = head.name.text
        case tree.Variable(identifier, declaration):
            holes = [b.domain.span.in_one_line for b in declaration.each
                     for _ in b.names or (b,)]  # fmt: skip
            name = identifier.text
        case _:
            return ""
    filled = ", ".join(f"${{{i}:{hole}}}" for i, hole in enumerate(holes, 1))
    return f"{name}({filled})" if filled else ""


def _transitions(analysis: Analysis) -> Iterator[Completion]:
    for transition in analysis.tree.transitions if analysis.tree is not None else ():
        yield Completion(transition.head.name.text, "transition", "transition")
    yield Completion("move", "word", "every transition")
    yield Completion("state", "word", "every state that is entered")


def _measures(analysis: Analysis) -> Iterator[Completion]:
    """Names that only ``keep:`` has."""
    names = measures_of(analysis.tree) if analysis.tree is not None else ()
    for name in names:
        yield Completion(name, "word", MEASURES.get(name, "line of the cost").replace("`", ""))


def _words(path: tuple[str, ...]) -> Iterator[Completion]:
    for name, (usage, description) in functions().items():
        yield Completion(name, "function", f"{usage}: {description}", f"{name}($0)")
    for name, description in KEYWORDS.items():
        yield Completion(name, "word", description.replace("`", ""))
    for name in BUILTIN_SETS:
        yield Completion(name, "type", "built-in type")
    for name in COMPASS:
        yield Completion(name, "member", "direction")
    for name in ("true", "false", "nowhere"):
        yield Completion(name, "member", "built in")
    if path[0] == "state":
        for name, description in STATE_WORDS.items():
            yield Completion(name, "word", description.replace("`", ""))
    if path[0] in ("views", "define"):
        for name, description in VIEW_WORDS.items():
            yield Completion(name, "word", description)
