"""Boards of ``look:``: their layout, the things on them and how these are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from puzzlelang.core import (
    COLOURS,
    DIRECTIONS,
    INTEGERS,
    SHAPES,
    Base,
    Boolean,
    Cells,
    Domain,
    Integers,
    ListOf,
    Members,
    Row,
    Scalar,
    SetOf,
    Type,
    Unknown,
    is_about,
    show_scalar,
    size_of,
    whole_type,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.binding import bind_where
from puzzlelang.model.cost_bound import combinations, work
from puzzlelang.model.expression_checker import Checker
from puzzlelang.model.rules import check_template
from puzzlelang.model.symbols import Scope, SetSymbol, TableSymbol, VariableSymbol
from puzzlelang.syntax import tree
from puzzlelang.text import Span, nearest

MOST_WORK = 2_000_000
"""Operations allowed for drawing one state."""

MOST_MARKS = 1_000
"""Number of members that the look of a type applies to."""

MOST_PLACES = 4_096
"""Places allowed on a board that isn't a map."""


DETAILS = ("borders", "cages", "note", "beside", "above")
"""Keys for what is printed between and next to the places."""

ALONG = {"beside": "rows", "above": "columns"}
"""Those of them that have a value for each row or column."""


def check_looks(checker: Checker, looks: Sequence[tree.Look]) -> tuple[core.Look, ...]:
    """Return the boards without mistakes."""
    boards = [_Board(checker, look).look() for look in looks]
    return tuple(look for look in boards if look is not None)


class _Board:
    def __init__(self, checker: Checker, look: tree.Look) -> None:
        self.checker, self.tree = checker, look
        self.layout = look.layout.value if look.layout is not None else ""
        self.scope: Scope = {}
        self.binders: tuple[core.Binder, ...] = ()
        self.where: core.Expr | None = None
        self.content: core.Expr | None = None
        self.places: Domain | None = None
        self.variable: core.Variable | None = None
        self.marks: dict[str, core.Mark] = {}
        self.details: dict[str, core.Drawn] = {}
        self.legend_words: list[tree.Drawn] = []  # with the names of options

    def look(self) -> core.Look | None:
        before = self.checker.diagnostics.error_count
        if self.tree.places is not None:
            self._lay_out(self.tree.places)
        text = check_template(self.checker, self.tree.text, {})
        columns, size = self._options()
        entries = (*self.legend_words, *self.tree.things)
        things = [drawn for entry in entries if (drawn := self._thing(entry)) is not None]
        if self.checker.diagnostics.error_count > before:
            return None
        return core.Look(
            self.tree.span, self.layout, self.places, self.variable, self.binders,
            self.where, self.content, text, columns, size, self.marks, tuple(things), self.details,
        )  # fmt: skip

    # ── the layout ───────────────────────────────────────────────────────────────────────

    def _lay_out(self, thing: tree.Thing) -> None:
        checker, layout = self.checker, self.layout
        if thing.binders:
            bound = bind_where(checker, thing.binders, thing.where, {})
            self.binders, self.scope, self.where = bound
            self.content = checker.set_or_value(thing.what, self.scope, None)
            self._little(thing.span, self.binders, self.where, self.content)
            kind = self.binders[0].locals[0].type if self.binders else None
            if isinstance(kind, Scalar):
                self.places = Domain(kind.base, self.binders[0].values)
            if len(self.binders) > 2 or any(len(b.locals) > 1 for b in self.binders):
                checker.wrong("board-over-many", thing)
        else:
            match self._laid_out(thing.what):
                case SetSymbol(_, domain):
                    self.places = domain
                case core.Variable(keys=keys) as variable if len(keys) <= 2:
                    self.variable, self.places = variable, keys[-1]
                case _:
                    self.content = checker.set_or_value(thing.what, {}, None)
                    match self.content.type:
                        case ListOf(_, count) | SetOf(_, count):
                            self._few(thing, count)
                        case kind if not isinstance(kind, Unknown):
                            checker.wrong("no-places", thing, layout=layout, kind=kind)
        if self.places is None:
            return
        base = self.places.base
        if layout == "map" and isinstance(base, Members | Integers):
            checker.wrong("no-map", thing)
        if layout != "map":
            self._few(thing, size_of(self.places.values))

    def _few(self, thing: tree.Thing, count: int) -> None:
        if count > MOST_PLACES:
            self.checker.wrong("too-many-places", thing, count=count, most=MOST_PLACES)

    def _laid_out(self, node: tree.Expr) -> object:
        """Find the variable or set of this name."""
        if not isinstance(node, tree.Name):
            return None
        variable = self._variable(node)
        self.checker.set_first(node, {}, None)  # so editors know its meaning
        return variable if variable and variable.keys else self.checker.names.as_set(node.text)

    def _variable(self, node: tree.Expr) -> core.Variable | None:
        return self.checker.names.variable(node.text) if isinstance(node, tree.Name) else None

    def _little(self, span: Span, binders: Sequence[core.Binder], *what: core.Expr | None) -> None:
        count = combinations(tuple(binders)) * (1 + sum(work(e) for e in what if e is not None))
        self.checker.budget.little(span, count, MOST_WORK, " whenever a state is drawn")

    # ── options ──────────────────────────────────────────────────────────────────────────

    def _options(self) -> tuple[int, core.Expr | None]:
        columns, size = 0, None
        for name, thing in self.tree.options:
            if look := self._one_word(thing):
                word = tree.Thing(name.span, tree.Name(name.span, name.value), (), None)
                self.legend_words.append(tree.Drawn(word, (look,), None))
                continue
            if name.value in DETAILS:
                self._detail(name, thing)
                continue
            if name.value == "names":
                self._names(thing)
                continue
            layout = "grid" if name.value == "columns" else "vessels"
            if self.layout != layout or thing.binders:
                self.checker.wrong("option-elsewhere", name.span, name=name.value, layout=layout)
            elif name.value == "columns":
                count = self.checker.number(thing.what, {})
                if isinstance(count, core.Const) and not isinstance(count.type, Unknown):
                    columns = count.value
                    if not 1 <= columns <= MOST_PLACES:
                        self.checker.wrong("columns-out-of-range", thing, most=MOST_PLACES)
                elif not isinstance(count.type, Unknown):
                    self.checker.wrong("columns-of-state", thing)
            else:
                size = self._size(thing.what)
        return columns, size

    def _one_word(self, thing: tree.Thing) -> tree.Text | None:
        """Return a shape or a colour that is not the name of a value or a set."""
        what, names = thing.what, self.checker.names
        if thing.binders or not isinstance(what, tree.Name):
            return None
        if what.text not in SHAPES and what.text not in COLOURS:
            return None
        is_name = names.as_value(what.text) or names.as_set(what.text) or what.text in names.members
        return None if is_name else tree.Text(what.span, what.text)

    def _size(self, node: tree.Expr) -> core.Expr | None:
        """Check the capacity of vessels: a number, or a table with a number for each."""
        capacity = self.checker.expression(node, self.scope, None)
        kind: Type = capacity.type
        if isinstance(kind, Row):
            kind = kind.element
        if not isinstance(kind, Scalar | Unknown) or not isinstance(
            getattr(kind, "base", Integers()), Integers
        ):
            self.checker.wrong("size-no-number", node, kind=capacity.type)
        return capacity

    def _detail(self, option: tree.Text, thing: tree.Thing) -> None:
        """Check values for each place, row or column: a table, a set, or an expression."""
        checker, name = self.checker, option.value
        if self.layout not in ("map", "grid", ""):
            checker.wrong("option-elsewhere", option.span, name=name, layout="map:` or `grid")
            return
        of_places = name not in ALONG
        outer = self.scope if of_places else {}
        binders, scope, where = bind_where(checker, thing.binders, thing.where, outer)
        what = checker.set_or_value(thing.what, scope, None)
        if of_places and not thing.binders and (letters := self._letters(thing.what)):
            binders, what = letters
        kind = what.type
        bases = _bases(binders)
        if not binders:
            if isinstance(kind, Row):
                bases = [key.base for key in kind.keys]
            elif isinstance(kind, SetOf) and of_places:
                bases = [kind.base]
            elif of_places and self.binders:
                binders, where, bases = self.binders, self.where, _bases(self.binders)
        self._little(thing.span, binders, where, what)
        drawn = core.Drawn(thing.span, name, what, binders, where, core.Mark())
        if isinstance(kind, Unknown):
            return
        if of_places:
            if bases != self._place_bases() if self.layout else len(bases) not in (1, 2):
                checker.wrong("place-values", thing, name=name, kind=kind)
        elif len(bases) != 1 and (thing.binders or not isinstance(kind, ListOf)):
            checker.wrong("line-values", thing, name=name, kind=kind, lines=ALONG[name])
        elif bases:
            values = binders[0].values if binders else kind.keys[0].values  # type: ignore[union-attr]
            count, wanted = len(values), self._count(name)
            if wanted not in (0, count):
                lines = ALONG[name]
                checker.wrong(
                    "line-count", thing, name=name, count=count, wanted=wanted, lines=lines
                )
        self.details[name] = drawn

    def _names(self, thing: tree.Thing) -> None:
        """Check the texts of members or numbers, which are the same in all states."""
        binders, scope, where = bind_where(self.checker, thing.binders, thing.where, {})
        what = self.checker.set_or_value(thing.what, scope, None)
        self._little(thing.span, binders, where, what)
        of_state = any(next(core.reads(e), None) for e in (what, where) if e is not None)
        kinds = [local.type for local in core.bound_by(binders)]
        if len(kinds) != 1 or not isinstance(kinds[0], Scalar | Unknown) or of_state:
            self.checker.wrong("names-of-what", thing)
        elif not isinstance(what.type, Unknown):
            drawn = core.Drawn(thing.span, "names", what, binders, where, core.Mark())
            self.details["names"] = drawn

    def _letters(self, node: tree.Expr) -> tuple[tuple[core.Binder, ...], core.Expr] | None:
        """Return the value in each cell of a word with letters, ``area(name)``, for its name."""
        symbol = self.checker.names.as_value(node.text) if isinstance(node, tree.Name) else None
        if not isinstance(symbol, TableSymbol) or not symbol.from_legend or not symbol.function:
            return None
        table = symbol.function
        cell = core.Local(node.span, Scalar(table.keys[0].base, 0, 0), "cell")
        lookup = core.Lookup(node.span, table.element, table, (cell,))
        return (core.Binder((cell,), sorted(row[0] for row in table.entries)),), lookup

    def _place_bases(self) -> list[Base]:
        """The types whose members are the places, or the rows and columns."""
        if self.variable is not None:
            return [key.base for key in self.variable.keys]
        if self.binders or self.places is None:
            return _bases(self.binders)
        return [self.places.base]

    def _count(self, name: str) -> int:
        """The number of rows or columns of the board; 0 if it depends on `columns:`."""
        nth = ("beside", "above").index(name)
        if self.layout == "map" and self.places is not None:
            base = self.places.base
            return (base.height, base.width)[nth] if isinstance(base, Cells) else 0
        sides: Sequence[core.Binder | Domain] = self.binders
        if self.variable is not None:
            sides = self.variable.keys
        return len(sides[nth].values) if len(sides) == 2 else 0

    # ── things ───────────────────────────────────────────────────────────────────────────

    def _thing(self, entry: tree.Drawn) -> core.Drawn | None:
        """Check an entry; return None if it sets the look of members, numbers or texts."""
        mark = self._mark(entry)
        node = entry.thing.what
        if entry.thing.binders or mark.shape in ("outside", "line"):  # of places, not of names
            return self._placed(entry, mark)
        match node:
            case tree.Text(_, value) | tree.Number(_, value):
                self.marks[str(value)] = mark
                return None
            case tree.NoneValue():
                self.marks["none"] = mark
                return None
            case tree.Name(_, ("true" | "false") as word):
                self.marks[word] = mark
                return None
            case tree.Name() if self._is_mark(node, mark):
                return None
        return self._placed(entry, mark)

    def _is_mark(self, name: tree.Name, mark: core.Mark) -> bool:
        """Record the look of a member, a type's members or a legend word, for all places.

        Returns False for other names.
        """
        names = self.checker.names
        symbol = names.as_value(name.text)
        of_map = symbol.domain.base if isinstance(symbol, SetSymbol) else None
        word = names.as_set(name.text)
        if isinstance(word, SetSymbol):
            of_map = word.domain.base
        lettered = isinstance(symbol, TableSymbol) and symbol.from_legend
        if lettered or (isinstance(of_map, Cells) and not isinstance(symbol, VariableSymbol)):
            self.checker.set_first(name, {}, None)
            self.marks[name.text] = mark
            return True
        if symbol is None and name.text in names.members:
            self.marks[name.text] = mark
            return True
        if symbol is None:
            symbol = names.as_set(name.text)
        if isinstance(symbol, SetSymbol) and not isinstance(symbol.domain.base, Cells):
            base = symbol.domain.base
            self.checker.set_first(name, {}, None)
            for value in symbol.domain.values[:MOST_MARKS]:
                self.marks.setdefault(show_scalar(value, base), mark)
            return True
        return False

    def _placed(self, entry: tree.Drawn, mark: core.Mark) -> core.Drawn | None:
        checker, thing = self.checker, entry.thing
        binders, scope, where = bind_where(checker, thing.binders, thing.where, {})
        variable = self._variable(thing.what) if not binders else None
        if variable:
            what: core.Expr = core.Whole(thing.what.span, whole_type(variable), variable)
        else:
            what = checker.set_or_value(thing.what, scope, None)
        if isinstance(what.type, Unknown):
            return None
        self._little(thing.span, binders, where, what)
        hidden = mark.shape == "nothing" and variable
        if mark.shape == "line":
            self._check_line(thing, binders, what.type)
        elif not hidden and not self._is_here(what.type):
            checker.wrong("not-on-board", thing, kind=what.type)
            return None
        if mark.shape == "outside" and any(
            next(core.reads(expr), None) for expr in (what, where) if expr is not None
        ):
            checker.wrong("outside-of-state", thing)
        return core.Drawn(thing.span, thing.span.text, what, binders, where, mark)

    def _check_line(self, thing: tree.Thing, binders: Sequence[core.Binder], kind: Type) -> None:
        """Require directions for each place, or a number of lines for each place and direction."""
        bases = _bases(binders)
        if isinstance(kind, Row) and not binders:
            bases, kind = [key.base for key in kind.keys], kind.element
        if bases[-1:] == [DIRECTIONS]:
            places, valid = bases[:-1], isinstance(kind, Boolean) or is_about(kind, INTEGERS)
        else:
            places, valid = bases, is_about(kind, DIRECTIONS)
        if not valid or self.layout and places != self._place_bases():
            self.checker.wrong("no-line", thing)

    def _is_here(self, kind: Type) -> bool:
        """Test whether this is about places of the board: one, several, or a value for each."""
        if self.places is None:
            return not self.layout
        return is_about(kind, self.places.base)

    # ── looks ────────────────────────────────────────────────────────────────────────────

    def _mark(self, entry: tree.Drawn) -> core.Mark:
        """Read ``crate brown 'W'``: a shape, a colour and a text, each at most once."""
        shape = colour = None
        for word in entry.words:
            if word.value in SHAPES and shape is None:
                shape = word.value
            elif word.value in COLOURS and colour is None:
                colour = word.value
            else:
                twice = word.value in SHAPES or word.value in COLOURS
                suggestion = nearest(word.value, [*SHAPES, *COLOURS])
                help = f"did you mean `{suggestion}`?" if suggestion and not twice else ""
                self.checker.wrong(
                    "look-twice" if twice else "unknown-look", word, word=word.value, help=help,
                    shapes=list(SHAPES), colours=list(COLOURS),
                )  # fmt: skip
        return core.Mark(shape, colour, None if entry.text is None else entry.text.value)


def _bases(binders: Sequence[core.Binder]) -> list[Base]:
    names = core.bound_by(binders)
    return [name.type.base for name in names if isinstance(name.type, Scalar)]
