"""The table of sections of a puzzle file, used by the reader and by the schema for editors.

A row is a name, the shape of its value, and a sentence for users.  Shapes:

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


class Section:
    """One key: its name, the shape of its value, and its purpose"""

    __slots__ = ("doc", "name", "required", "shape")

    def __init__(self, name: str, shape: str, doc: str, required: bool = False) -> None:
        self.name, self.shape, self.doc, self.required = name, shape, doc, required


def _table(*rows: Section) -> dict[str, Section]:
    return {row.name: row for row in rows}


SECTIONS = _table(
    Section("puzzle", "text", "The title of the puzzle.", required=True),
    Section("about", "text", "What the puzzle is about, for people."),
    Section("source", "text", "Where the puzzle comes from."),
    Section("difficulty", "text", "How hard the puzzle is, for people."),
    Section("step", "text", "What a step is called: `a placement`, or `try, tries`."),
    Section("params", "data", "Numbers and lists that can be set from outside: `n: 3`."),
    Section("types", "data", "Kinds of things and their members: `item: [wolf, goat]`."),
    Section("sets", "data", "Names for sets of things: `driver: [father, mother]`."),
    Section("tables", "tables", "What is known of things: `eats: {wolf: goat}`."),
    Section("maps", "maps", "Maps of characters, here or in a file, and what the characters mean."),
    Section(
        "require", "rules", "What a map or the parameters must satisfy, else they are refused."
    ),
    Section("state", "state", "What can change, and how it begins: `farmer: bank = left`.", True),
    Section("starts", "conditions", "Which of the states that `any` allows the puzzle begins in."),
    Section("define", "definitions", "Names for expressions, with or without parameters."),
    Section("transitions", "transitions", "What can be done: the moves of the puzzle.", True),
    Section(
        "invariants", "rules", "What must hold always; a state that breaks one is not entered."
    ),
    Section("lose", "rules", "What ends the play without success once it is reached."),
    Section(
        "goal", "conditions", "When the puzzle is solved. To look at a system it may be left out."
    ),
    Section("cost", "costs", "What is to be small; the first line matters most."),
    Section("estimate", "estimates", "A cost that is needed at least from here to the goal."),
    Section("check", "rules", "What the author claims of every state that can be reached."),
    Section(
        "symmetry",
        "symmetry",
        "Members that can be renamed into one another; `board`.",
    ),
    Section("show", "template", "How a state is shown: text with `<expression>` in it."),
    Section("look", "looks", "How a state is drawn: `map: room`, and below it `man: person blue`."),
    Section("views", "views", "Further ways to print an answer: `route(n in trace): <at>`."),
    Section("instances", "instances", "Parameters and maps with a name: `small: {with: {n: 3}}`."),
    Section("expect", "expectations", "What is known of the solution; `validate` tests it."),
)

TRANSITION_KEYS = _table(
    Section("let", "lets", "Names for values that `when`, `then` and `say` use."),
    Section("when", "conditions", "When it is possible."),
    Section("then", "effects", "What it changes: `farmer: other(farmer)`."),
    Section("forced", "truth", "While it is possible, only forced transitions are."),
    Section("say", "template", "The step in words: text with `<expression>` in it."),
)

LAYOUTS = _table(
    Section("map", "thing", "The cells of a map: `map: room`."),
    Section("grid", "thing", "Places in rows and columns: `grid: on`, `columns: 3`."),
    Section("row", "thing", "Places side by side: `row: board`."),
    Section("rows", "thing", "For each place a row, from left to right: `rows: track`."),
    Section("stacks", "thing", "For each place a pile, from the bottom: `stacks: peg`."),
    Section("banks", "thing", "For each place an area with all that is there: `banks: bank`."),
    Section("vessels", "thing", "For each place a vessel, filled to a number: `vessels: water`."),
    Section("text", "template", "A text with `<expression>` in it: `text: <moves> moves left`."),
)
"""The layouts, each of them the first key of a board; `looks` of the core draw them."""

LOOK_KEYS = _table(
    *LAYOUTS.values(),
    Section("columns", "thing", "How many places of a grid stand in a row."),
    Section("size", "thing", "What a vessel holds: `size: sizes(j)`."),
)

MAP_KEYS = _table(
    Section("text", "lines", "The rows of the map."),
    Section("file", "text", "A file with the rows of the map."),
    Section("legend", "lines", "What the characters mean: `# = wall`.", required=True),
    Section("columns", "number", "So many characters make a row of a map that is one line."),
    Section("header", "names", "Names for the whole numbers on the first line of the map."),
    Section("comment", "text", "Lines that begin with this are left out."),
    Section("preface", "text", "Lines above the rows that begin with this are left out."),
)

DATA_KEYS = _table(
    Section("file", "text", "A file of words, one a line (.txt), or of columns (.csv).", True),
    Section("columns", "names", "The columns that are used, in this order."),
    Section("comment", "text", "Lines that begin with this are left out."),
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
    Section("slow", "truth", "Whether it is left out unless `validate --slow` asks for it."),
    Section("symmetry", "truth", "`false`: this entry is about the states without `symmetry:`."),
    Section("starts", "number", "In how many states it may begin."),
    Section("start", "text", "The start state as it is shown; of several, that of the answer."),
    Section("finish", "text", "The last state of the answer as it is shown."),
    Section("cost", "cost", "The cost of the answer; a list when `cost:` has several lines."),
    Section("length", "number", "How many transitions the answer has."),
    Section("states", "number", "How many states can be reached."),
    Section("transitions", "number", "How many transitions lead from one of them to another."),
    Section("goals", "number", "How many of the states meet the goal."),
    Section("lost", "number", "In how many of the states a line of `lose:` holds."),
    Section("dead_ends", "number", "How many other states no transition leaves."),
    Section("depth", "number", "How many transitions the farthest state is from the start."),
    Section("levels", "numbers", "How many new states there are after 0, 1, 2 … transitions."),
    Section("solutions", "number", "How many best solutions there are."),
    Section("unsolvable", "truth", "Whether there is no solution."),
    Section("trace", "text", "The states of the answer as they are shown, one a line."),
)

SAID_KEYS = {name: key for name, key in EXPECTATIONS.items() if name != "instance"}
"""Keys of an instance in the puzzle file."""

COLLECTION_KEYS = _table(
    Section("file", "text", "A file with many instances.", required=True),
    Section("map", "text", "The map that each level of the file is."),
    Section("line", "names", "What the words of a line are: `board cost`."),
    Section("with", "settings", "Parameters that all of them share."),
    Section("slow", "truth", "Whether what they claim is left out unless `--slow` asks for it."),
)

OTHER_WORDS = {
    "name": "puzzle", "title": "puzzle", "description": "about", "author": "source",
    "parameters": "params", "constants": "params", "variables": "state", "vars": "state",
    "init": "state", "initial": "state", "start": "state", "moves": "transitions",
    "actions": "transitions", "rules": "transitions", "operators": "transitions",
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
    "dead_states": "dead_ends", "terminal": "dead_ends",
}  # fmt: skip
"""Names in other notations for a section or a key."""
