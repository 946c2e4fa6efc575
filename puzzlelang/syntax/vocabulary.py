"""The vocabulary of a puzzle file: tables of sections and their keys, keywords, the form of names.

The reader and the schema for editors use the tables.  A row is a name, the shape of its value, and
a sentence for users.  Shapes:

==============  ==================================================================
text            a line or a block of text, unchanged
template        text with ``<expression>`` in it
expression      one expression
conditions      one condition, or a list of conditions that must all hold
rules           conditions with names, or conditions, or one condition
data            names with values: an expression, a list, a mapping
tables          the same, or ``name(parameters)`` with an expression
names           words separated by blanks, or a list of them
state           names with ``type = start value``
choices         names with ``type``
gains           one expression, or a list of lines, each with or without a name
definitions     ``name(parameters)`` with an expression
looks           the keys of `LOOK_KEYS` and things with their looks, or a list of such boards
views           ``name(parameters)`` with a template
transitions     ``name(parameters)`` with the keys of `TRANSITION_KEYS`
lets            names with expressions
effects         a mapping (all at once) or a list of mappings (in order)
truth           ``true`` or ``false``
maps            names with the keys of `MAP_KEYS`
lines           a block of lines after ``|``
costs           ``E per X``, or a list of such lines, each with or without a name
estimates       one expression, or cost lines with expressions
expectations    the keys of `EXPECTATIONS`, or a list of such entries
instances       names with the keys of `SAID_KEYS` or, with `file`, of `COLLECTION_KEYS`
generate        the keys of `GENERATE_KEYS`; names of parameters and maps with what to draw
number          a whole number
numbers         a list of whole numbers
cost            a whole number, or a list of them
settings        names with values
symmetry        the keys of `SYMMETRY_KEYS`
members         a name, a list of names, or a list of such lists
unsupported     recognized, but not supported by this version
==============  ==================================================================
"""

from __future__ import annotations

from collections.abc import Iterable

from puzzlelang.text import WayOut, meant, nearest


class Section:
    """One key: its name, the shape of its value, and its purpose"""

    __slots__ = ("doc", "name", "required", "shape")

    def __init__(self, name: str, shape: str, doc: str, required: bool = False) -> None:
        self.name, self.shape, self.doc, self.required = name, shape, doc, required


def _table(*rows: Section) -> dict[str, Section]:
    return {row.name: row for row in rows}


SECTIONS = _table(
    Section("puzzle", "text", "The title of the puzzle.", required=True),
    Section("about", "text", "A description of the puzzle, for people."),
    Section("source", "text", "The origin of the puzzle."),
    Section("difficulty", "text", "The difficulty of the puzzle, for people."),
    Section("step", "text", "The word for a step: `a placement`, or `try, tries`."),
    Section("params", "data", "Numbers and lists that can be set from outside: `n: 3`."),
    Section("types", "data", "Kinds of things and their members: `item: [wolf, goat]`."),
    Section("sets", "data", "Names for sets of things: `driver: [father, mother]`."),
    Section("tables", "tables", "Fixed facts about things: `eats: {wolf: goat}`."),
    Section("maps", "maps", "Maps of characters, here or in a file, with their legends."),
    Section("require", "rules", "Conditions that maps and parameters must satisfy."),
    Section("state", "state", "Variables with initial values: `farmer: bank = left`.", True),
    Section(
        "choose",
        "choices",
        "Variables whose values solve the puzzle: `on: 1..9 for each c in board`.",
    ),
    Section("helpers", "choices", "Variables that are chosen too, but make no solution different."),
    Section("rules", "rules", "Conditions that the choice must satisfy."),
    Section("starts", "conditions", "Conditions on the start states that `any` allows."),
    Section("define", "definitions", "Names for expressions, with or without parameters."),
    Section("transitions", "transitions", "The moves of the puzzle.", True),
    Section("invariants", "rules", "Conditions on all states; one that breaks them isn't entered."),
    Section("lose", "rules", "Conditions that end the play without success."),
    Section(
        "goal", "conditions", "The condition of a solved puzzle; not needed to explore a system."
    ),
    Section("cost", "costs", "Costs to be minimized; the first line matters most."),
    Section("gain", "gains", "A number to be maximized; the first line matters most."),
    Section("estimate", "estimates", "A lower bound on the cost from here to the goal."),
    Section("check", "rules", "Claims about every reachable state."),
    Section(
        "symmetry",
        "symmetry",
        "Members that can be renamed into one another; `board`.",
    ),
    Section("show", "template", "The text of a state, with `<expression>` in it."),
    Section(
        "look", "looks", "The drawing of a state: `map: room`, and below it `man: person blue`."
    ),
    Section("views", "views", "Further ways to print an answer: `route(n in trace): <at>`."),
    Section("instances", "instances", "Named parameters and maps: `small: {with: {n: 3}}`."),
    Section("generate", "generate", "How to draw new instances: `n: 3..5`, `keep: cost >= 20`."),
    Section("expect", "expectations", "Known facts about the solution; `validate` tests them."),
)

TRANSITION_KEYS = _table(
    Section("let", "lets", "Names for values that `when`, `then` and `say` use."),
    Section("when", "conditions", "Conditions under which it is possible."),
    Section("then", "effects", "Its changes: `farmer: other(farmer)`."),
    Section("forced", "truth", "While it is possible, only forced transitions are."),
    Section("say", "template", "The step in words: text with `<expression>` in it."),
)

LAYOUTS = _table(
    Section("map", "thing", "The cells of a map: `map: room`."),
    Section("grid", "thing", "Places in rows and columns: `grid: on`, `columns: 3`."),
    Section("row", "thing", "Places side by side: `row: board`."),
    Section("rows", "thing", "For each place a row, from left to right: `rows: track`."),
    Section("stacks", "thing", "For each place a pile, from the bottom: `stacks: peg`."),
    Section("fans", "thing", "For each place cards that hang down, overlapping: `fans: column`."),
    Section("banks", "thing", "For each place an area with its things: `banks: bank`."),
    Section("vessels", "thing", "For each place a vessel, filled to a number: `vessels: water`."),
    Section("table", "thing", "For each place a line with its values: `table: house`."),
    Section("text", "template", "A text with `<expression>` in it: `text: <moves> moves left`."),
)
"""The layouts, each of them the first key of a board; `looks` of the core draw them."""

LOOK_KEYS = _table(
    *LAYOUTS.values(),
    Section("columns", "thing", "The number of places in a row of a grid."),
    Section("size", "thing", "The capacity of a vessel: `size: sizes(j)`."),
    Section("borders", "thing", "Thick lines between places that differ: `borders: area`."),
    Section("cages", "thing", "Dashed lines around places that are equal: `cages: cage`."),
    Section("note", "thing", "A small text in the corner of a place: `note: total(c) for …`."),
    Section("beside", "thing", "The clues of the rows, at their left: `beside: across`."),
    Section("above", "thing", "The clues of the columns, above them: `above: down`."),
    Section("names", "thing", "The texts on things of a type: `names: face(c) for c in card`."),
)

MAP_KEYS = _table(
    Section("text", "lines", "The rows of the map."),
    Section("file", "text", "A file with the rows of the map."),
    Section("legend", "lines", "The meanings of the characters: `# = wall`.", required=True),
    Section("columns", "number", "The number of characters in a row, for a map that is one line."),
    Section("header", "names", "Names for the whole numbers on the first line of the map."),
    Section("comment", "text", "Lines that begin with this are skipped."),
    Section("preface", "text", "Lines above the rows that begin with this are skipped."),
)

DATA_KEYS = _table(
    Section("file", "text", "A file of words, one per line (.txt), or of columns (.csv).", True),
    Section("columns", "names", "The columns to use, in this order."),
    Section("comment", "text", "Lines that begin with this are skipped."),
)

SYMMETRY_KEYS = _table(
    Section("interchangeable", "members", "Members: `[grey_wolf, black_wolf]`, `[son, daughter]`."),
    Section("board", "truth", "`true`: maps may be turned and mirrored."),
)

EXPECTATIONS = _table(
    Section("instance", "text", "The instance that this entry is about."),
    Section("with", "settings", "Parameters that this entry is about."),
    Section("map", "settings", "Files of maps that this entry is about."),
    Section("search", "text", "The search order that this entry is about."),
    Section("slow", "truth", "`true`: this entry is tested only by `validate --slow`."),
    Section("symmetry", "truth", "`false`: this entry is about the states without `symmetry:`."),
    Section("starts", "number", "The number of start states."),
    Section("start", "text", "The text of the start state; of several, the one of the answer."),
    Section("finish", "text", "The text of the last state of the answer."),
    Section("cost", "cost", "The cost of the answer; a list when `cost:` has several lines."),
    Section("gain", "cost", "The gain of the choice; a list when `gain:` has several lines."),
    Section("choice", "text", "The text of the choice, in a puzzle that is filled in."),
    Section("length", "number", "The number of transitions in the answer."),
    Section("states", "number", "The number of reachable states."),
    Section("transitions", "number", "The number of transitions between reachable states."),
    Section("goals", "number", "The number of reachable goal states."),
    Section("lost", "number", "The number of reachable states in which a line of `lose:` holds."),
    Section("dead_ends", "number", "The number of other states that no transition leaves."),
    Section("depth", "number", "The number of transitions from the start to the farthest state."),
    Section("levels", "numbers", "The numbers of new states after 0, 1, 2 … transitions."),
    Section("solutions", "number", "The number of best solutions."),
    Section("unsolvable", "truth", "`true`: there is no solution."),
    Section("trace", "text", "The texts of the states of the answer, one per line."),
)

SAID_KEYS = {name: key for name, key in EXPECTATIONS.items() if name != "instance"}
"""Keys of an instance in the puzzle file."""

COLLECTION_KEYS = _table(
    Section("file", "text", "A file with many instances.", required=True),
    Section("map", "text", "The map that each level of the file fills."),
    Section("line", "names", "Names for the words of a line: `board cost`."),
    Section("with", "settings", "Parameters that all of them share."),
    Section("slow", "truth", "`true`: their claims are tested only by `--slow`."),
)

GENERATE_KEYS = _table(
    Section("put", "names", "Things to put on the map: `[4..9 of '#', 1 of @]`."),
    Section("begin", "text", "Where to begin: `any man, crates`, `any reachable`, `scrambled 30`."),
    Section("keep", "expression", "The condition of a good instance: `solutions = 1`."),
    Section("take away", "text", "The map from which needless given values are removed."),
)
"""Keys of `generate:` beside the names of parameters and maps."""

MOST_VARIABLES = 1_024
"""Maximum number of variables under a section; each may have many keys."""

OTHER_WORDS = {
    "name": "puzzle", "title": "puzzle", "description": "about", "author": "source",
    "parameters": "params", "constants": "params", "variables": "state", "vars": "state",
    "init": "state", "initial": "state", "start": "state", "moves": "transitions",
    "actions": "transitions", "operators": "transitions",
    "definitions": "define", "functions": "define", "let": "define", "predicates": "define",
    "constraints": "invariants", "forbidden": "invariants", "never": "invariants",
    "win": "goal", "goals": "goal", "costs": "cost", "heuristic": "estimate", "tests": "expect",
    "display": "show", "view": "views", "enums": "types", "relations": "tables", "map": "maps",
    "collections": "instances", "variants": "instances", "width": "columns",
    "precondition": "when", "guard": "when", "if": "when", "effect": "then", "effects": "then",
    "do": "then", "where": "when", "text": "say", "message": "say", "rows": "text", "path": "file",
    "symmetric": "symmetry", "symmetries": "symmetry", "minimize": "cost", "minimise": "cost",
    "objective": "cost", "lost": "lose", "losing": "lose", "print": "show", "levels": "instances",
    "objects": "types", "domains": "types", "facts": "tables", "assert": "check",
    "steps": "transitions", "pictures": "maps", "grid": "maps", "requires": "when", "pre": "when",
    "condition": "when", "conditions": "when", "allowed": "when", "post": "then",
    "postcondition": "then", "result": "then", "action": "then", "change": "then",
    "changes": "then", "goal_states": "goals", "lost_states": "lost", "deadlocks": "dead_ends",
    "dead_states": "dead_ends", "terminal": "dead_ends", "generator": "generate",
    "generators": "generate", "generation": "generate", "random": "generate",
}  # fmt: skip
"""Names in other notations for a section or a key."""


# ── suggestions for unknown keys ──────────────────────────────────────────────────────

_OWNERS = (
    ("below the name of a transition", TRANSITION_KEYS),
    ("to the sections, at the beginning of a line", SECTIONS),
    ("below the name of a map", MAP_KEYS),
    ("below `symmetry:`", SYMMETRY_KEYS),
    ("below `expect:`", EXPECTATIONS),
    ("below a name of `instances:`", COLLECTION_KEYS),
    ("below `generate:`", GENERATE_KEYS),
)


def way_out(word: str, table: Iterable[str], hint: str) -> str | WayOut:
    """Help for a key that is not in ``table``."""
    names = list(table)
    is_count = word in ("moves", "steps") and "length" in names
    near = "length" if is_count else key_meant(word, names)
    if word == "require" and "when" in names:
        return meant("when")
    if word.startswith("maximi") and "cost" in names:
        return "a `cost:` is minimized: to maximize a value, subtract it from its maximum"
    owner = next((o for o, keys in _OWNERS if word in keys), None)
    if owner and not nearest(word, names):
        return f"it belongs {owner}"
    if word == "else" and "then" in names:
        return "below `then:` write `if …:`, and below that `else:`; or make it two transitions"
    if word in ("initial", "init", "start") and near in ("state", "starts"):
        return "the initial value goes under `state:`, as in `farmer: bank = left`"
    return meant(near) if near else hint or f"the keys here are {', '.join(names)}"


def key_meant(word: str, table: Iterable[str]) -> str | None:
    """The key that a word means; None if it is unclear."""
    names = list(table)
    other = OTHER_WORDS.get(word)
    return nearest(word, names) or (other if other in names else None)


# ── keywords, and the form of names ───────────────────────────────────────────────────

KEYWORDS = frozenset(
    "and div each else every exactly for has if implies in let mod no none not of or per set some"
    " the then those where".split()
)
"""Keywords of the language."""

CONTEXTUAL = frozenset("each has of per".split())
"""Words that are keywords only in positions where no name is allowed."""

RESERVED = KEYWORDS - CONTEXTUAL
"""Keywords that can't be names. A member may have such a name, in quotes: ``'some'``."""


def is_name(text: str) -> bool:
    """Check for an ASCII letter or ``_``, followed by ASCII letters, digits and ``_``."""
    return text.isascii() and text.isidentifier()


def name_advice(text: str) -> str:
    """Correct ``text``, which is not a name, or describe the form of names."""
    if text[:1].isdigit():
        return "a name begins with a letter"
    if "," in text:
        return "a line has one name before its colon; write a line for each"
    if "-" in text or " " in text:
        return f"write `{text.replace('-', '_').replace(' ', '_')}`"
    import unicodedata  # a good file never needs it

    plain = (
        unicodedata.normalize("NFKD", text.replace("ß", "ss")).encode("ascii", "ignore").decode()
    )
    example = f": `{plain}`" if is_name(plain) else ""
    return f"names consist of the letters a to z, digits and `_`{example}"
