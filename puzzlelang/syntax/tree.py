"""The syntax tree: the puzzle with its spans, before names are resolved.

The docstring of a node is an example of its text.
"""

from __future__ import annotations

from collections.abc import Iterator

from puzzlelang.text import Record, Source, Span, fields, is_record


class Spanned(metaclass=Record):
    """A part of a file."""

    span: Span


# ── expressions ──────────────────────────────────────────────────────────────────────


class Number(Spanned, metaclass=Record):
    """``42``"""

    value: int


class Text(Spanned, metaclass=Record):
    """``'some text'``"""

    value: str


class Name(Spanned, metaclass=Record):
    """``wolf``"""

    text: str


class NoneValue(Spanned, metaclass=Record):
    """``none``"""


class Call(Spanned, metaclass=Record):
    """``at(wolf)``, ``min(small, 3)``"""

    function: Name
    arguments: tuple[Expr, ...]


class Fold(Spanned, metaclass=Record):
    """``sum(weight(c) for c in crates where heavy(c))``; ``between`` is for ``join(…, ', ')``"""

    function: Name
    body: Expr
    binders: tuple[Binder, ...]
    where: Expr | None
    between: Text | None


class Unary(Spanned, metaclass=Record):
    """``not lit``, ``-n``, ``the goal``; operator: not, -, the"""

    operator: str
    operand: Expr


class Binary(Spanned, metaclass=Record):
    """``a + b``; operator: + - * div mod ^ .. = != < <= > >= in ``not in`` and or implies"""

    operator: str
    operator_span: Span
    left: Expr
    right: Expr


class Relation(Spanned, metaclass=Record):
    """``wolf eats goat``"""

    name: Name
    left: Expr
    right: Expr


class If(Spanned, metaclass=Record):
    """``if p then a else b``"""

    condition: Expr
    then: Expr
    otherwise: Expr


class Let(Spanned, metaclass=Record):
    """``let box = step(man, d) then box in crates``"""

    name: Name
    value: Expr
    body: Expr


class Quantifier(Spanned, metaclass=Record):
    """``every a, b in item where P has Q``

    kind: every, some, no, those, exactly, ``at least``, ``at most``.  ``where`` is the condition,
    or for every the filter; ``has`` is the claim, only for every; ``count`` is the number, only for
    the last three.
    """

    kind: str
    binders: tuple[Binder, ...]
    where: Expr | None
    has: Expr | None
    count: Expr | None = None


class Tuple(Spanned, metaclass=Record):
    """``(who, whom)``"""

    items: tuple[Expr, ...]


Expr = (
    Number | Text | Name | NoneValue | Call | Fold | Unary | Binary | Relation | If | Let
    | Quantifier | Tuple
)  # fmt: skip


class Binder(Spanned, metaclass=Record):
    """``a, b in item`` (each name runs over the domain), ``(who, whom) in upsets`` (row)"""

    names: tuple[Name, ...]
    row: bool
    domain: Expr


# ── other entries of the grammar ─────────────────────────────────────────────────────


class TypeExpr(Spanned, metaclass=Record):
    """``bank``, ``0..3``, ``paint or none``, ``set of person``, ``list(8) of card``

    kind: one, optional, set, list; ``most``: the maximum length of a list; ``element``: the type of
    its elements; ``domain``: the innermost type.
    """

    kind: str
    domain: Expr
    most: Expr | None = None
    element: TypeExpr | None = None


class AnyOf(Spanned, metaclass=Record):
    """``any of driver``; ``any`` (of the type)"""

    domain: Expr | None


class Declaration(Spanned, metaclass=Record):
    """``piece for each p in place = _``: a type, its keys, and the initial value

    ``for each item, bank`` gives binders without names (``names`` empty). A chosen variable has no
    initial value.
    """

    type: TypeExpr
    each: tuple[Binder, ...]
    initial: Expr | AnyOf | None


class Parameter(Spanned, metaclass=Record):
    """``a, b in item``; ``group in set of person``; ``(who, whom) in upsets``

    ``way(r) in direction for each r in robot``: ``each`` binds the name in parentheses, ``key``.
    """

    names: tuple[Name, ...]
    row: bool
    type: TypeExpr
    each: Binder | None = None
    key: Name | None = None


class Head(Spanned, metaclass=Record):
    """``take two(a, b in item where a != b)``; the name may be several words"""

    name: Name
    parameters: tuple[Parameter, ...]
    where: Expr | None


class Place(Spanned, metaclass=Record):
    """``board(here)`` as a key under ``then:``"""

    name: Name
    arguments: tuple[Expr, ...]


class ForEachKey(Spanned, metaclass=Record):
    """``for each p in aboard where C`` as a key under ``then:``"""

    binders: tuple[Binder, ...]
    where: Expr | None


class IfKey(Spanned, metaclass=Record):
    """``if C`` as a key under ``then:``"""

    condition: Expr


class ElseKey(Spanned, metaclass=Record):
    """``else``, ``else if C`` as a key under ``then:``"""

    condition: Expr | None


class CostTerm(Spanned, metaclass=Record):
    """``2 per push``; ``per`` is move, step, state or a transition's name, perhaps ``quoted``"""

    amount: Expr
    per: Name
    quoted: bool = False


class Template(Spanned, metaclass=Record):
    """``<board(here)> hops from <here>``: alternating texts and expressions"""

    parts: tuple[str | Expr, ...]


# ── data: values of params, types, sets and tables ───────────────────────────────────


class DataList(Spanned, metaclass=Record):
    """``[wolf, goat]`` or a block of ``- ``"""

    items: tuple[Data, ...]


class DataMap(Spanned, metaclass=Record):
    """``{wolf: goat, goat: cabbage}`` or a block of ``key: value``"""

    entries: tuple[tuple[Expr, Data], ...]


class Word(Spanned, metaclass=Record):
    """``new york``: a word of a data file, a literal and never an expression"""

    text: str


class DataFile(Spanned, metaclass=Record):
    """``{file: roads.csv, columns: [from, to]}``; without columns, all of them are used"""

    path: Text
    columns: tuple[Text, ...]
    comment: Text | None


class DataRows(Spanned, metaclass=Record):
    """The rows of a file with several columns; the span is that of its path"""

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


class Branch(Spanned, metaclass=Record):
    """``if C:``, ``else if D:``, ``else:`` in sequence, each with its block

    Only the last condition may be None (``else``).
    """

    arms: tuple[tuple[Expr | None, Block], ...]


class Block(Spanned, metaclass=Record):
    """The block below ``then:``, ``for each`` or ``if``

    A mapping is one step, with all changes at once; a list is several steps in order.
    """

    steps: tuple[tuple[Assign | Loop | Branch, ...], ...]


# ── the sections of a file ───────────────────────────────────────────────────────────


class Rule(metaclass=Record):
    """A condition with a name: an entry of require, invariants, lose, goal, check

    If the author gave no name, it is the text of the condition.
    """

    name: Name
    condition: Expr


class Listed(Spanned, metaclass=Record):
    """``as list``, ``as list of letter``: the lists of an entry are values in order"""

    element: Expr | None


class Named(metaclass=Record):
    """An entry of params, types, sets, tables, estimate: ``n: 2``, ``clue as list: {1: [3, 1]}``"""

    name: Name
    data: Data
    listed: Listed | None = None


class LegendLine(Spanned, metaclass=Record):
    """``A-Z = door(paint)``: characters, and the words for their cells

    ``characters`` is expanded: ``A-Z`` to 26 letters, ``space`` to a blank.
    """

    characters: str
    words: tuple[LegendWord, ...]


class LegendWord(Spanned, metaclass=Record):
    """``wall``; ``door(paint)`` if the characters are letters of a type"""

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


class Transition(Spanned, metaclass=Record):
    """An entry of ``transitions:``"""

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


class Expectation(Spanned, metaclass=Record):
    """An entry of ``expect:``; ``settings`` are the parameters and values of its ``with:``

    A claim is a number, a list of numbers, a line of text or a truth value, depending on the key
    (``puzzlelang.syntax.vocabulary.EXPECTATIONS``).
    """

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


class Thing(Spanned, metaclass=Record):
    """A thing on a board: ``man``, ``cells(h) for h in car``, ``on(p) for p in place where …``"""

    what: Expr
    binders: tuple[Binder, ...]
    where: Expr | None


class Drawn(metaclass=Record):
    """``crates: crate wood 'W'``: a thing, words for its look, and a text"""

    thing: Thing
    words: tuple[Text, ...]
    text: Text | None


class Look(Spanned, metaclass=Record):
    """A board of ``look:``, such as ``{grid: on, columns: 3, 0: nothing}``

    The layout arranges ``places``, or ``text`` for the layout ``text``.  An option is a key of
    ``LOOK_KEYS`` with a value.  Without a layout, ``things`` are the looks on other boards.
    """

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


class Bound(Spanned, metaclass=Record):
    """``3``; ``n``, ``sizes(1)``: a name, and the ``number`` of an item unless it is None"""

    name: Name | None
    number: int | None


class DrawnNumbers(Spanned, metaclass=Record):
    """``3..5``, ``falling 3 of 2..20``; without ``count``, one number; order: rising, falling"""

    low: Bound
    high: Bound
    count: int | None
    order: str


class DrawnValues(Spanned, metaclass=Record):
    """``any of [cold, warm]``, ``cold or warm``, ``shuffled [1, 2]``, ``shuffled``"""

    shuffled: bool
    values: tuple[Expr, ...]


class DrawnRoom(Spanned, metaclass=Record):
    """``8 x 8 in '#'``, ``maze 9 x 9``"""

    rows: int
    columns: int
    border: Text | None
    maze: bool


class Put(Spanned, metaclass=Record):
    """``4..9 of '#'``, ``2 of a or b``, ``XX in row 3``"""

    least: int
    most: int
    words: tuple[Text, ...]
    row: int | None


class Begin(Spanned, metaclass=Record):
    """``any man, crates``, ``any reachable``, ``shuffled tubes``, ``scrambled 30``

    kind: any, reachable, shuffled, scrambled.
    """

    kind: str
    variables: tuple[Name, ...]
    steps: int


class Generate(Spanned, metaclass=Record):
    """The section ``generate:``; ``draws`` are parameters and maps with what to draw for them

    ``clues`` are lists computed from a random choice: ``across(r in row): runs(black(r))``
    """

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


def written(node: Expr | Binder) -> str:
    """Return an expression as the author wrote it, in one line."""
    return node.span.in_one_line
