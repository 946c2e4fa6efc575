"""The syntax tree: the puzzle with its spans, before names are resolved.

The docstring of a node is an example of its text.
"""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.text import Record, Source, Span, fields, is_record

# ── expressions ──────────────────────────────────────────────────────────────────────


class Number(metaclass=Record):
    """``42``"""

    span: Span
    value: int


class Text(metaclass=Record):
    """``'some text'``"""

    span: Span
    value: str


class Name(metaclass=Record):
    """``wolf``"""

    span: Span
    text: str


class NoneValue(metaclass=Record):
    """``none``"""

    span: Span


class Call(metaclass=Record):
    """``at(wolf)``, ``min(small, 3)``"""

    span: Span
    function: Name
    arguments: tuple[Expr, ...]


class Fold(metaclass=Record):
    """``sum(weight(c) for c in crates where heavy(c))``; ``between`` is for ``join(…, ', ')``"""

    span: Span
    function: Name
    body: Expr
    binders: tuple[Binder, ...]
    where: Expr | None
    between: Text | None


class Unary(metaclass=Record):
    """``not lit``, ``-n``, ``the goal``; operator: not, -, the"""

    span: Span
    operator: str
    operand: Expr


class Binary(metaclass=Record):
    """``a + b``; operator: + - * div mod ^ .. = != < <= > >= in ``not in`` and or implies"""

    span: Span
    operator: str
    operator_span: Span
    left: Expr
    right: Expr


class Relation(metaclass=Record):
    """``wolf eats goat``"""

    span: Span
    name: Name
    left: Expr
    right: Expr


class If(metaclass=Record):
    """``if p then a else b``"""

    span: Span
    condition: Expr
    then: Expr
    otherwise: Expr


class Let(metaclass=Record):
    """``let box = step(man, d) then box in crates``"""

    span: Span
    name: Name
    value: Expr
    body: Expr


class Quantifier(metaclass=Record):
    """``every a, b in item where P has Q``

    kind: every, some, no, those, exactly, ``at least``, ``at most``.  ``where`` is the condition,
    or for every the filter; ``has`` is the claim, only for every; ``count`` is the number, only for
    the last three.
    """

    span: Span
    kind: str
    binders: tuple[Binder, ...]
    where: Expr | None
    has: Expr | None
    count: Expr | None = None


class Tuple(metaclass=Record):
    """``(who, whom)``"""

    span: Span
    items: tuple[Expr, ...]


Expr = (
    Number | Text | Name | NoneValue | Call | Fold | Unary | Binary | Relation | If | Let
    | Quantifier | Tuple
)  # fmt: skip


class Binder(metaclass=Record):
    """``a, b in item`` (each name runs over the domain), ``(who, whom) in upsets`` (row)"""

    span: Span
    names: tuple[Name, ...]
    row: bool
    domain: Expr


# ── other entries of the grammar ─────────────────────────────────────────────────────


class TypeExpr(metaclass=Record):
    """``bank``, ``0..3``, ``paint or none``, ``set of person``, ``list(8) of card``

    kind: one, optional, set, list; ``most``: the maximum length of a list; ``element``: the type of
    its elements; ``domain``: the innermost type.
    """

    span: Span
    kind: str
    domain: Expr
    most: Expr | None = None
    element: TypeExpr | None = None


class AnyOf(metaclass=Record):
    """``any of driver``; ``any`` (of the type)"""

    span: Span
    domain: Expr | None


class Declaration(metaclass=Record):
    """``piece for each p in place = _``: a type, its keys, and the initial value

    ``for each item, bank`` gives binders without names (``names`` empty). A chosen variable has no
    initial value.
    """

    span: Span
    type: TypeExpr
    each: tuple[Binder, ...]
    initial: Expr | AnyOf | None


class Parameter(metaclass=Record):
    """``a, b in item``; ``group in set of person``; ``(who, whom) in upsets``

    ``way(r) in direction for each r in robot``: ``each`` binds the name in parentheses, ``key``.
    """

    span: Span
    names: tuple[Name, ...]
    row: bool
    type: TypeExpr
    each: Binder | None = None
    key: Name | None = None


class Head(metaclass=Record):
    """``take two(a, b in item where a != b)``; the name may be several words"""

    span: Span
    name: Name
    parameters: tuple[Parameter, ...]
    where: Expr | None


class Place(metaclass=Record):
    """``board(here)`` as a key under ``then:``"""

    span: Span
    name: Name
    arguments: tuple[Expr, ...]


class ForEachKey(metaclass=Record):
    """``for each p in aboard where C`` as a key under ``then:``"""

    span: Span
    binders: tuple[Binder, ...]
    where: Expr | None


class IfKey(metaclass=Record):
    """``if C`` as a key under ``then:``"""

    span: Span
    condition: Expr


class ElseKey(metaclass=Record):
    """``else``, ``else if C`` as a key under ``then:``"""

    span: Span
    condition: Expr | None


class CostTerm(metaclass=Record):
    """``2 per push``; ``per`` is move, step, state or a transition's name, perhaps ``quoted``"""

    span: Span
    amount: Expr
    per: Name
    quoted: bool = False


class Template(metaclass=Record):
    """``<board(here)> hops from <here>``: alternating texts and expressions"""

    span: Span
    parts: tuple[str | Expr, ...]


# ── data: values of params, types, sets and tables ───────────────────────────────────


class DataList(metaclass=Record):
    """``[wolf, goat]`` or a block of ``- ``"""

    span: Span
    items: tuple[Data, ...]


class DataMap(metaclass=Record):
    """``{wolf: goat, goat: cabbage}`` or a block of ``key: value``"""

    span: Span
    entries: tuple[tuple[Expr, Data], ...]


class Word(metaclass=Record):
    """``new york``: a word of a data file, a literal and never an expression"""

    span: Span
    text: str


class DataFile(metaclass=Record):
    """``{file: roads.csv, columns: [from, to]}``; without columns, all of them are used"""

    span: Span
    path: Text
    columns: tuple[Text, ...]
    comment: Text | None


class DataRows(metaclass=Record):
    """The rows of a file with several columns; the span is that of its path"""

    span: Span
    header: tuple[Word, ...]
    rows: tuple[tuple[Word, ...], ...]


Cell = Expr | Word
"""One value"""

Data = Expr | Word | DataList | DataMap | DataFile | DataRows


# ── effects ──────────────────────────────────────────────────────────────────────────


class Assign(metaclass=Record):
    """``board(here): _``"""

    place: Place
    value: Expr


class Loop(metaclass=Record):
    """``for each p in aboard:`` and the block below it"""

    key: ForEachKey
    body: Block


class Branch(metaclass=Record):
    """``if C:``, ``else if D:``, ``else:`` in sequence, each with its block

    Only the last condition may be None (``else``).
    """

    span: Span
    arms: tuple[tuple[Expr | None, Block], ...]


class Block(metaclass=Record):
    """The block below ``then:``, ``for each`` or ``if``

    A mapping is one step, with all changes at once; a list is several steps in order.
    """

    span: Span
    steps: tuple[tuple[Assign | Loop | Branch, ...], ...]


# ── the sections of a file ───────────────────────────────────────────────────────────


class Rule(metaclass=Record):
    """A condition with a name: an entry of require, invariants, lose, goal, check

    If the author gave no name, it is the text of the condition.
    """

    name: Name
    condition: Expr


class Listed(metaclass=Record):
    """``as list``, ``as list of letter``: the lists of an entry are values in order"""

    span: Span
    element: Expr | None


class Named(metaclass=Record):
    """An entry of params, types, sets, tables, estimate: ``n: 2``, ``clue as list: {1: [3, 1]}``"""

    name: Name
    data: Data
    listed: Listed | None = None


class LegendLine(metaclass=Record):
    """``A-Z = door(paint)``: characters, and the words for their cells

    ``characters`` is expanded: ``A-Z`` to 26 letters, ``space`` to a blank.
    """

    span: Span
    characters: str
    words: tuple[LegendWord, ...]


class LegendWord(metaclass=Record):
    """``wall``; ``door(paint)`` if the characters are letters of a type"""

    span: Span
    name: Name
    letters: Name | None


class Map(metaclass=Record):
    """An entry of ``maps:``, with rows in the puzzle file or in the file ``path``"""

    name: Name
    path: Text | None
    rows: tuple[Span, ...] | None
    header: tuple[Name, ...]
    comment: Text | None
    legend: tuple[LegendLine, ...]
    columns: int | None = None
    preface: Text | None = None

    @property
    def characters(self) -> frozenset[str]:
        """The characters of the legend."""
        return frozenset(sign for line in self.legend for sign in line.characters)

    @property
    def signs(self) -> list[str]:
        """The left sides of the legend's lines as written: ``#``, ``A-Z``, ``space``."""
        return [
            line.span.text.split("=" if line.characters != "=" else " =")[0].strip()
            for line in self.legend
        ]


MapText = Source | tuple[Span, ...]
"""The rows of a map: a file, or the lines of a level"""


class Variable(metaclass=Record):
    """An entry of ``state:``, ``choose:`` or ``helpers:``"""

    name: Name
    declaration: Declaration


class Definition(metaclass=Record):
    """An entry of ``define:``: ``people(b in bank): those p in person where at(p) = b``

    A table with such a head, under ``tables:``, has a value computed for each key.
    """

    head: Head
    body: Expr

    @property
    def name(self) -> Name:
        return self.head.name


class Transition(metaclass=Record):
    """An entry of ``transitions:``"""

    span: Span
    head: Head
    lets: tuple[tuple[Name, Expr], ...]
    when: tuple[Expr, ...]
    then: Block | None
    forced: bool
    say: Template | None


class Cost(metaclass=Record):
    """One line of ``cost:``: the sum of its terms; compared line by line"""

    name: Name | None
    terms: tuple[CostTerm, ...]


class Expectation(metaclass=Record):
    """An entry of ``expect:``; ``settings`` are the parameters and values of its ``with:``

    A claim is a number, a list of numbers, a line of text or a truth value, depending on the key
    (``puzzlelang.syntax.sections.EXPECTATIONS``).
    """

    span: Span
    settings: tuple[tuple[Name, Data], ...]
    maps: tuple[tuple[Name, Text], ...]
    search: str | None
    values: tuple[tuple[Name, Claim], ...]
    instance: Text | None = None
    slow: bool = False
    symmetry: bool = True

    @property
    def expects_no_start(self) -> bool:
        """Check for the claim that no state meets `starts:`."""
        return any(name.text == "starts" and value == 0 for name, value in self.values)


Claim = int | bool | str | tuple[int, ...]


class Instance(metaclass=Record):
    """``small: {with: {n: 3}, cost: 7}`` below ``instances:``"""

    name: Name
    expectation: Expectation


class Collection(metaclass=Record):
    """``cards: {file: cards.txt, line: board cost}``: a file with many instances

    Either ``map`` names the map that each level fills, or ``line`` names the words of each line.
    """

    name: Name
    path: Text
    map: Name | None
    line: tuple[Name, ...]
    settings: tuple[tuple[Name, Data], ...]
    slow: bool


UNSOLVABLE = "unsolvable"
"""The view that replaces all others if there is no solution."""


class View(metaclass=Record):
    """An entry of ``views:``: ``route(n in trace): <n>. <at>``"""

    head: Head
    template: Template


class Thing(metaclass=Record):
    """A thing on a board: ``man``, ``cells(h) for h in car``, ``on(p) for p in place where …``"""

    span: Span
    what: Expr
    binders: tuple[Binder, ...]
    where: Expr | None


class Drawn(metaclass=Record):
    """``crates: crate wood 'W'``: a thing, words for its look, and a text"""

    thing: Thing
    words: tuple[Text, ...]
    text: Text | None


class Look(metaclass=Record):
    """A board of ``look:``, such as ``{grid: on, columns: 3, 0: nothing}``

    The layout arranges ``places``, or ``text`` for the layout ``text``.  An option is a key of
    ``LOOK_KEYS`` with a value.  Without a layout, ``things`` are the looks on other boards.
    """

    span: Span
    layout: Text | None
    places: Thing | None
    text: Template | None
    options: tuple[tuple[Text, Thing], ...]
    things: tuple[Drawn, ...]


class Symmetry(metaclass=Record):
    """Declared symmetry: interchangeable members, and the span of ``board: true``"""

    members: Data | None = None
    board: Span | None = None


# ── the section ``generate:`` ────────────────────────────────────────────────────────


class Bound(metaclass=Record):
    """``3``; ``n``, ``sizes(1)``: a name, and the ``number`` of an item unless it is None"""

    span: Span
    name: Name | None
    number: int | None


class DrawnNumbers(metaclass=Record):
    """``3..5``, ``falling 3 of 2..20``; without ``count``, one number; order: rising, falling"""

    span: Span
    low: Bound
    high: Bound
    count: int | None
    order: str


class DrawnValues(metaclass=Record):
    """``any of [cold, warm]``, ``cold or warm``, ``shuffled [1, 2]``, ``shuffled``"""

    span: Span
    shuffled: bool
    values: tuple[Expr, ...]


class DrawnRoom(metaclass=Record):
    """``8 x 8 in '#'``, ``maze 9 x 9``"""

    span: Span
    rows: int
    columns: int
    border: Text | None
    maze: bool


class Put(metaclass=Record):
    """``4..9 of '#'``, ``2 of a or b``, ``XX in row 3``"""

    span: Span
    least: int
    most: int
    words: tuple[Text, ...]
    row: int | None


class Begin(metaclass=Record):
    """``any man, crates``, ``any reachable``, ``shuffled tubes``, ``scrambled 30``

    kind: any, reachable, shuffled, scrambled.
    """

    span: Span
    kind: str
    variables: tuple[Name, ...]
    steps: int


class Generate(metaclass=Record):
    """The section ``generate:``; ``draws`` are parameters and maps with what to draw for them

    ``clues`` are lists computed from a random choice: ``across(r in row): runs(black(r))``
    """

    span: Span
    draws: tuple[tuple[Name, DrawnNumbers | DrawnValues | DrawnRoom], ...]
    puts: tuple[Put, ...]
    begin: Begin | None
    keep: Expr | None
    take_away: Name | None
    clues: tuple[Definition, ...] = ()


class Puzzle(metaclass=Record):
    """A whole file; a missing section is empty or None"""

    source: Source
    span: Span
    title: Text
    about: Text | None = None
    origin: Text | None = None
    difficulty: Text | None = None
    step: tuple[str, str] | None = None
    """The words for one step and for several."""
    parameters: tuple[Named, ...] = ()
    types: tuple[Named, ...] = ()
    sets: tuple[Named, ...] = ()
    tables: tuple[Named | Definition, ...] = ()
    maps: tuple[Map, ...] = ()
    requirements: tuple[Rule, ...] = ()
    variables: tuple[Variable, ...] = ()
    starts: tuple[Expr, ...] = ()
    chosen: tuple[Variable, ...] = ()
    helpers: tuple[Variable, ...] = ()
    rules: tuple[Rule, ...] = ()
    definitions: tuple[Definition, ...] = ()
    transitions: tuple[Transition, ...] = ()
    invariants: tuple[Rule, ...] = ()
    losses: tuple[Rule, ...] = ()
    goal: tuple[Expr, ...] = ()
    costs: tuple[Cost, ...] = ()
    gains: tuple[Named, ...] = ()
    """Numbers to be maximized; only of a puzzle that is filled in."""
    least: tuple[Named, ...] = ()
    """Numbers to be minimized, the same."""
    estimates: tuple[Named, ...] = ()
    checks: tuple[Rule, ...] = ()
    symmetry: Symmetry | None = None
    show: Template | None = None
    looks: tuple[Look, ...] = ()
    views: tuple[View, ...] = ()
    expectations: tuple[Expectation, ...] = ()
    instances: tuple[Instance | Collection, ...] = ()
    generate: Generate | None = None
    data_paths: tuple[Text, ...] = ()
    """Paths of data files, as written in the puzzle."""
    files: tuple[Source, ...] = ()
    """Data files whose contents have replaced their names in the tree."""

    @property
    def declared(self) -> tuple[Variable, ...]:
        """All variables: of the state, or chosen."""
        return (*self.variables, *self.chosen, *self.helpers)


# ── traversal ────────────────────────────────────────────────────────────────────────


def walk(node: object) -> Iterator[object]:
    """Yield a node, or the items of a tuple, with all descendants in order."""
    if isinstance(node, tuple):
        for item in node:
            yield from walk(item)
    elif is_record(node) and not isinstance(node, Span):
        yield node
        for field in fields(node):
            yield from walk(getattr(node, field))


def names_in(node: object) -> Iterator[Name]:
    """All names in a part of the tree, in order."""
    return (one for one in walk(node) if isinstance(one, Name))
