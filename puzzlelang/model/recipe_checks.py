"""The section ``generate:``: a recipe of new instances, checked against the puzzle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from puzzlelang.core import (
    INTEGERS,
    LARGEST,
    Begin,
    Bound,
    Draw,
    DrawNumbers,
    DrawOne,
    DrawOrder,
    DrawRoom,
    ListOf,
    Put,
    Recipe,
    Scalar,
    floor_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.model.cost_bound import MOST_WORK, work
from puzzlelang.model.expression_dispatch import new_checker
from puzzlelang.model.symbols import MESSAGES, Names, local
from puzzlelang.syntax import GENERATE_KEYS, is_name, tree
from puzzlelang.text import Any, Diagnostics, Located, Span, did_you_mean, replace, write

MOST_SIDE = 200
"""Maximum number of rows and columns of a drawn map."""

MOST_VALUES = 10_000
"""Maximum length of a drawn list, and of a walk from the start."""

MOST_ITEMS = 1_000
"""Maximum number of items put on a map."""

MOST_NAMED = 20
"""Maximum number of names listed in a message."""

MOST_EXPECTED = 500_000
"""Measures up to this are expected in `keep:`, so products are allowed; larger ones work, too."""

OF_MOVES = ("cost", "length", "solutions", "bits", "dead_ends", "states")
OF_CHOICES = ("solutions", "givens")
"""Measures of an instance, for `keep:`."""

_TRUTH = {"true": True, "false": False}


def recipe_of(
    parsed: tree.Puzzle, puzzle: core.Puzzle, diagnostics: Diagnostics, *, draws: bool = True
) -> Recipe | None:
    """Return the recipe; None without the section, or after a mistake (reported).

    Without ``draws``, it has only the start and the condition of the section.

    ``parsed`` is the tree with its data files, ``puzzle`` its typed core.
    """
    before = diagnostics.error_count
    if parsed.generate is None:
        return None
    recipe = _Section(parsed, puzzle, diagnostics, parsed.generate).recipe(draws)
    return recipe if diagnostics.error_count == before else None


def measures_of(parsed: tree.Puzzle) -> Iterator[str]:
    """Yield the names of the measures and cost lines that `keep:` may use."""
    section = parsed.generate
    takes_away = section is not None and section.take_away is not None
    yield from (OF_CHOICES if takes_away else OF_CHOICES[:1]) if parsed.chosen else OF_MOVES
    for line in parsed.costs:
        if line.name is not None and is_name(line.name.text):
            yield line.name.text


class _Section:
    """Checks one section; methods that return None or False have reported the reason."""

    def __init__(
        self,
        parsed: tree.Puzzle,
        puzzle: core.Puzzle,
        diagnostics: Diagnostics,
        section: tree.Generate,
    ) -> None:
        self.parsed, self.puzzle, self.diagnostics = parsed, puzzle, diagnostics
        self.section = section
        self.parameters = {entry.name.text: entry.data for entry in parsed.parameters}
        self.maps = {entry.name.text: entry for entry in parsed.maps}
        self.types: dict[str, list[dict[str, None]]] = {}
        """For each word, the members of its types."""
        for entry in parsed.types:
            members = dict.fromkeys(_words(entry.data))
            for word in members:
                self.types.setdefault(word, []).append(members)
        self.numbers: dict[str, tuple[int, int, int | None]] = {}
        """Least and greatest value of the numbers drawn so far, and the length of a list."""
        self.mistaken: set[str] = set()
        """Names drawn so far with a mistake."""

    def wrong(self, key: str, at: Located | Span, **given: Any) -> None:
        MESSAGES.report(self.diagnostics, key, at, **given)

    def unknown(self, key: str, name: tree.Name, known: Iterable[str], *others: str) -> None:
        known = list(known)
        advises = self.diagnostics.advises(name.span)
        help = did_you_mean(name.text, [*known, *others]) if advises else ""
        self.wrong(key, name, name=name.text, known=known[:MOST_NAMED], help=help)

    def recipe(self, draws_any: bool) -> Recipe:
        section, choice = self.section, self.puzzle.choice
        if not draws_any:
            section = self.section = replace(section, draws=(), puts=(), take_away=None, clues=())
        if section.clues and choice is None:
            self.wrong("clues-of-moves", section.clues[0].head)
        others: list[Located] = [*(name for name, _ in section.draws), *section.puts]
        others += [section.take_away] if section.clues and section.take_away else []
        if others and (section.clues or section.take_away):
            self.wrong("drawn-of-choice", others[0])
        draws = []
        for name, drawn in section.draws:
            draw = self.draw(name, drawn)
            if draw is None:
                self.mistaken.add(name.text)
            else:
                draws.append(draw)
        puts = self.puts(draws) if section.puts else ()
        begin = self.begin(section.begin) if section.begin is not None else None
        if section.take_away is not None:
            self.check_givens(section.take_away)
        is_drawn = section.draws or section.puts or section.begin or section.take_away
        if draws_any and not is_drawn and not section.clues:
            self.wrong("nothing-drawn", section)
        measures = self.measures()
        return Recipe(
            section.span,
            tuple(draws),
            puts,
            begin,
            None if section.keep is None else self.keep(section.keep, measures),
            tuple(measures.values()),
            section.take_away.text if section.take_away is not None else "",
            choice.clues if choice is not None and section.clues else (),
            self.rules_of_clues() if section.clues else frozenset(),
        )

    def rules_of_clues(self) -> frozenset[int]:
        """Return the numbers of the rules that read clues, perhaps by other names."""
        parsed, names = self.parsed, {entry.name.text for entry in self.section.clues}

        def reads(node: object) -> bool:
            return any(name.text in names for name in tree.names_in(node))

        entries = [*parsed.sets, *parsed.tables, *parsed.definitions]
        while more := {
            entry.name.text for entry in entries if entry.name.text not in names
            and reads(entry.data if isinstance(entry, tree.Named) else (entry.head, entry.body))
        }:  # fmt: skip
            names |= more
        return frozenset(n for n, rule in enumerate(parsed.rules) if reads(rule.condition))

    # ── parameters and maps ──────────────────────────────────────────────────────────

    def draw(
        self, name: tree.Name, drawn: tree.DrawnNumbers | tree.DrawnValues | tree.DrawnRoom
    ) -> Draw | None:
        text, span = name.text, drawn.span
        if text in self.maps:
            if isinstance(drawn, tree.DrawnRoom):
                return self.room(text, drawn)
            if isinstance(drawn, tree.DrawnValues) and drawn.shuffled and not drawn.values:
                return DrawOrder(text, span)
            self.wrong("drawn-for-map", span, name=text)
        elif text not in self.parameters:
            self.unknown("unknown-drawn", name, [*self.parameters, *self.maps], *GENERATE_KEYS)
        elif isinstance(drawn, tree.DrawnRoom):
            self.wrong("room-for-parameter", span, name=text)
        elif isinstance(drawn, tree.DrawnNumbers):
            return self.drawn_numbers(text, drawn)
        else:
            return self.drawn_values(text, drawn)
        return None

    def drawn_numbers(self, name: str, drawn: tree.DrawnNumbers) -> DrawNumbers | None:
        low, high = self.bound(drawn.low), self.bound(drawn.high)
        if low is None or high is None:
            return None
        (least, _), (_, greatest) = low[1], high[1]
        count = 1 if drawn.count is None else drawn.count
        if not 1 <= count <= MOST_VALUES:
            self.wrong("drawn-count", drawn, most=MOST_VALUES)
        elif greatest - least + 1 < count:
            self.wrong("range-too-small", drawn, count=count, numbers=max(greatest - least + 1, 0))
        elif self.fits(name, drawn, drawn.count is not None, {"number"}):
            self.numbers[name] = least, greatest, drawn.count
            return DrawNumbers(name, drawn.span, low[0], high[0], drawn.count, drawn.order)
        return None

    def bound(self, bound: tree.Bound) -> tuple[Bound, tuple[int, int]] | None:
        """Return a bound with its least and greatest value."""
        name, number = bound.name, bound.number
        if name is None:
            assert number is not None
            if abs(number) <= LARGEST:
                return Bound(number), (number, number)
            self.wrong("number-beyond", bound, most=LARGEST)
        elif name.text not in self.numbers:
            if name.text not in self.mistaken:
                here = name.text in self.parameters
                self.wrong("number-not-drawn", name, name=name.text, here=here)
        else:
            least, greatest, count = self.numbers[name.text]
            if (number is None) == (count is None) and 1 <= (number or 1) <= (count or 1):
                return Bound(0, name.text, number), (least, greatest)
            self.wrong(
                "bound-item", bound, name=name.text, count=count or 1, list=count is not None
            )
        return None

    def drawn_values(self, name: str, drawn: tree.DrawnValues) -> DrawOne | DrawOrder | None:
        data, values = self.parameters[name], drawn.values
        if drawn.shuffled and not values and isinstance(data, tree.DataList):
            values = tuple(
                item for item in data.items if _kind(item) and isinstance(item, tree.Expr)
            )
            if len(values) < len(data.items):
                self.wrong("shuffle-what", drawn, name=name)
                return None
        if not self.fits(name, drawn, drawn.shuffled, set(map(_kind, values))):
            return None
        words = [value for value in values if isinstance(value, tree.Name)]
        if not all(self.is_member(word, data) for word in words if word.text not in _TRUTH):
            return None
        plain = tuple(map(_plain, values))
        return DrawOrder(name, drawn.span, plain) if drawn.shuffled else DrawOne(
            name, drawn.span, plain
        )  # fmt: skip

    def fits(self, name: str, at: Located, is_list: bool, kinds: set[str]) -> bool:
        """Check that drawn values are a list if that in the file is one, and of its kind."""
        data = self.parameters[name]
        items = data.items if isinstance(data, tree.DataList) else (data,)
        wanted = _kind(items[0]) if items else ""
        if is_list != isinstance(data, tree.DataList):
            self.wrong("drawn-shape", at, name=name, list=not is_list)
        elif wanted and not kinds <= {wanted, "", *["text"] * (wanted == "word")}:
            self.wrong("drawn-kind", at, name=name, kind=wanted)
        else:
            return True
        return False

    def is_member(self, value: tree.Name, data: tree.Data) -> bool:
        """Check for a word of the type to which the words in the file belong."""
        own = _words(data) or [""]
        members = next((m for m in self.types.get(own[0], ()) if set(own) <= m.keys()), None)
        if members is not None and value.text not in members:
            self.unknown("unknown-member", value, members)
            return False
        return True

    # ── maps ─────────────────────────────────────────────────────────────────────────

    def room(self, name: str, drawn: tree.DrawnRoom) -> DrawRoom | None:
        signs = self.maps[name].characters
        legend = self.puzzle.grids[name].legend
        border = drawn.border.value if drawn.border is not None else ""
        walls = [border, "#", *(sign for sign, words in legend.items() if "wall" in words)]
        wall = next((sign for sign in walls if sign and sign in signs), "")
        if not (1 <= drawn.rows <= MOST_SIDE and 1 <= drawn.columns <= MOST_SIDE):
            self.wrong("room-size", drawn, most=MOST_SIDE)
        elif border and border not in signs:
            self.wrong("sign-not-in-legend", drawn.border or drawn, sign=border, name=name)
        elif signs.isdisjoint(" ."):
            self.wrong("no-floor", drawn, name=name)
        elif drawn.maze and not (drawn.rows % 2 and drawn.columns % 2):
            walls_in = f" in {drawn.border.span.text}" if drawn.border is not None else ""
            size = f"maze {drawn.rows - 1 | 1} x {drawn.columns - 1 | 1}"
            self.wrong("maze-even", drawn, help=write(size + walls_in))
        elif drawn.maze and not wall:
            self.wrong("maze-without-walls", drawn, name=name)
        else:
            own = floor_of(signs), border, wall if drawn.maze else ""
            return DrawRoom(name, drawn.span, drawn.rows, drawn.columns, *own)
        return None

    def puts(self, draws: list[Draw]) -> tuple[Put, ...]:
        rooms = {draw.name: draw for draw in draws if isinstance(draw, DrawRoom)}
        names = [name for name, _ in self.section.draws if name.text in self.maps]
        several = [name.text for name in names] or [*self.maps]
        if len(several) != 1:
            self.wrong("put-on-which", self.section.puts[0], maps=several)
            return ()
        (name,) = several
        room = rooms.get(name)
        if room is None and names:
            return ()  # has a mistake
        rows, columns, floors = self.size(name, room)
        needed = most = 0
        puts = []
        for put in self.section.puts:
            words = tuple(word.value for word in put.words)
            longest = columns if put.row is not None else max(rows, columns)
            if not put.least <= put.most <= MOST_ITEMS - most or not put.most:
                self.wrong("put-count", put, most=MOST_ITEMS)
            elif put.row is not None and not 1 <= put.row <= rows:
                self.wrong("put-row", put, rows=rows)
            elif all(self.is_item(word, name, longest) for word in put.words):
                most, needed = most + put.most, needed + put.least * min(map(len, words))
                if needed > floors:
                    self.wrong("put-too-many", put, cells=needed, floors=floors)
                    break
                row = put.row + (room is not None and room.border != "") if put.row else None
                puts.append(Put(name, put.span, put.least, put.most, words, row))
        return tuple(puts)

    def size(self, name: str, room: DrawRoom | None) -> tuple[int, int, int]:
        """Return the numbers of rows, columns and floors of a map."""
        if room is None:
            rows = self.puzzle.grids[name].rows
            floor = floor_of(self.maps[name].characters)
            return len(rows), len(rows[0]), sum(row.count(floor) for row in rows)
        rows_, columns = room.rows, room.columns
        nodes = (rows_ + 1) // 2 * ((columns + 1) // 2)
        return rows_, columns, 2 * nodes - 1 if room.wall else rows_ * columns

    def is_item(self, word: tree.Text, name: str, longest: int) -> bool:
        """Check for a character of the legend, or for a piece that fits the map."""
        text, signs = word.value, self.maps[name].characters
        if len(set(text)) > 1 or (len(text) > 1 and not text.isalpha()):
            self.wrong("put-what", word, text=text)
        elif text[0] not in signs:
            self.wrong("sign-not-in-legend", word, sign=text[0], name=name)
        elif len(text) > longest:
            self.wrong("put-too-long", word, count=longest)
        else:
            return True
        return False

    # ── the start, and what to keep ──────────────────────────────────────────────────

    def begin(self, begin: tree.Begin) -> Begin | None:
        variables = {variable.name: variable for variable in self.puzzle.variables}
        if self.puzzle.choice is not None:
            self.wrong("begin-of-choice", begin)
            return None
        for name in begin.variables:
            variable = variables.get(name.text)
            if variable is None:
                self.unknown("unknown-begun", name, variables, "reachable")
            elif begin.kind == "shuffled" and variable.size < 2 and not _is_list(variable):
                self.wrong("shuffle-of-one", name, name=name.text)
        if begin.kind == "scrambled" and not 1 <= begin.steps <= MOST_VALUES:
            self.wrong("scramble-count", begin, most=MOST_VALUES)
        return Begin(begin.span, begin.kind, tuple(n.text for n in begin.variables), begin.steps)

    def check_givens(self, name: tree.Name) -> None:
        if self.puzzle.choice is None:
            self.wrong("take-away-of-moves", name)
        elif name.text not in self.maps:
            self.unknown("unknown-givens", name, self.maps)

    def measures(self) -> dict[str, core.Local]:
        """Return the names that `keep:` may use."""
        names = [*measures_of(self.parsed)]
        numbers = [name for name, data in self.parameters.items() if _kind(data) == "number"]
        measures: dict[str, core.Local] = {}
        for name in (*names, *numbers):
            kind = Scalar(INTEGERS, 0 if name in names else -MOST_EXPECTED, MOST_EXPECTED)
            measures.setdefault(name, local(tree.Name(self.section.span, name), kind))
        return measures

    def keep(self, keep: tree.Expr, measures: dict[str, core.Local]) -> core.Expr | None:
        own = {name.text for node in tree.walk(keep) for name in _bound(node)}
        called = {id(node.function) for node in tree.walk(keep)
                  if isinstance(node, tree.Call | tree.Fold)}  # fmt: skip
        for name in tree.names_in(keep):
            if name.text not in {*measures, *own, *_TRUTH} and id(name) not in called:
                self.unknown("unknown-measure", name, measures)
                return None
        checker = new_checker(Names(self.diagnostics), self.diagnostics)
        condition = checker.condition(keep, measures)
        checker.budget.little(keep.span, work(condition), MOST_WORK, " for each instance")
        return condition


def _is_list(variable: core.Variable) -> bool:
    return isinstance(variable.type, ListOf)


def _bound(node: object) -> tuple[tree.Name, ...]:
    """Names bound by a node."""
    match node:
        case tree.Binder(names=names):
            return names
        case tree.Let(name=name):
            return (name,)
    return ()


def _words(data: tree.Data) -> list[str]:
    return [word.text for word in tree.walk(data) if isinstance(word, tree.Name | tree.Word)]


def _kind(data: tree.Data) -> str:
    """Kind of a value in the file: number, truth value, word, text; empty if it is computed."""
    match data:
        case tree.Number() | tree.Unary(operator="-", operand=tree.Number()):
            return "number"
        case tree.Name(text=text):
            return "truth value" if text in _TRUTH else "word"
        case tree.Word():
            return "word"
        case tree.Text():
            return "text"
    return ""


def _plain(value: tree.Expr) -> int | bool | str:
    match value:
        case tree.Number(value=number):
            return number
        case tree.Unary(operand=tree.Number(value=number)):
            return -number
        case tree.Name(text=text):
            return _TRUTH.get(text, text)
        case tree.Text(value=text):
            return text
    raise AssertionError
