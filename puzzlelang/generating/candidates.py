"""Candidates: parameters, maps and starts, drawn from a recipe.

Draws (splitmix64: Steele, Lea and Flood, OOPSLA 2014) depend only on the seed and the candidate's
number, on every machine and Python.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain, combinations, islice, product
from math import comb, factorial, perm, prod
from re import sub

from puzzlelang.answers import Loaded, faults_explained, solve
from puzzlelang.core import (
    Begin,
    Boolean,
    Bound,
    Draw,
    DrawNumbers,
    DrawOne,
    DrawOrder,
    DrawRoom,
    ListOf,
    Put,
    Recipe,
    SetOf,
    elements,
    floor_of,
    list_of,
)
from puzzlelang.core import nodes as core
from puzzlelang.search import MEMORY, STATES, Fault, Limits, go_on_after
from puzzlelang.text import Any, PuzzleError, Record

WORD = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


def mix(state: int) -> int:
    """Return the first number that splitmix64 yields from this state."""
    z = state + GAMMA & WORD
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & WORD
    return z ^ z >> 31


class Draws:
    """The draws of candidate ``number``, from 0."""

    def __init__(self, seed: int, number: int) -> None:
        # with seed + number, seed 7 would begin with the second candidate of seed 6
        self._state = mix(mix(seed) + number)

    def word(self) -> int:
        """Return a number of 64 bits."""
        value = mix(self._state)
        self._state = self._state + GAMMA & WORD
        return value

    def below(self, count: int) -> int:
        """Return a number from 0 to ``count`` - 1; if there is one choice, nothing is drawn."""
        if count == 1:
            return 0
        fair = (WORD + 1) // count * count
        while (value := self.word()) >= fair:
            pass
        return value % count

    def shuffle(self, items: list[Any]) -> None:
        """Put a list in any order (Fisher and Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def some(self, count: int, low: int, high: int) -> list[int]:
        """Return ``count`` different numbers from ``low`` to ``high``."""
        moved: dict[int, int] = {}
        numbers = []
        for last in range(high - low, high - low - count, -1):
            other = self.below(last + 1)
            numbers.append(low + moved.get(other, other))
            moved[other] = moved.get(last, last)
        return numbers


MOST_DRAWN = 40_000
"""Maximum number of cells of a drawn map, and of numbers of a drawn list."""

TRIES = 1_000
"""Maximum number of places that are tried for a piece."""

EAST, SOUTH = (0, 1), (1, 0)


class Rejected(Exception):
    """A candidate is rejected; the message is the reason."""


def refusal_of(error: PuzzleError) -> str:
    """Return the reason of a refusal, without its numbers, so that equal ones are counted together.

    A requirement is the author's text, and keeps them.
    """
    first = error.diagnostics[0]
    message = first.message
    return (
        f"refused: {message if first.code == 'requirement' else sub(r'[0-9][0-9,]*', '…', message)}"
    )


NO_ROOM = "no room"


class Candidate(metaclass=Record):
    """Texts of parameters and maps."""

    settings: Mapping[str, str]
    maps: Mapping[str, str]


class Given:
    """Candidates from outside, taken as they are needed; at most ``most``."""

    def __init__(self, candidates: Iterable[Candidate], most: int) -> None:
        self._rest, self._taken = islice(candidates, most), list[Candidate]()

    def at(self, number: int) -> Candidate | None:
        """Return the candidate with this number, None after the last."""
        self._taken += islice(self._rest, max(0, number + 1 - len(self._taken)))
        return self._taken[number] if number < len(self._taken) else None

    def __reduce__(self) -> tuple[Any, ...]:
        self._taken += self._rest
        return Given, (self._taken, len(self._taken))


class Map:
    """A map to be drawn."""

    def __init__(self, rows: Iterable[Iterable[str]], floor: str) -> None:
        self.cells = [[*row] for row in rows]
        self.floor = floor
        self.items: list[tuple[Put, list[tuple[int, int]]]] = []

    def text(self) -> str:
        return "".join("".join(row) + "\n" for row in self.cells)

    def signs(self) -> list[str]:
        return [sign for row in self.cells for sign in row]


class Draft(metaclass=Record):
    """A candidate that can be changed."""

    values: dict[str, Any]
    maps: dict[str, Map]

    @property
    def candidate(self) -> Candidate:
        texts = {name: text_of(value) for name, value in self.values.items()}
        return Candidate(texts, {name: drawn.text() for name, drawn in self.maps.items()})


class Maker:
    """Draws candidates of a recipe.

    ``rows`` are the maps of the puzzle, ``signs`` the characters of their legends.
    """

    def __init__(
        self,
        recipe: Recipe,
        rows: Mapping[str, Sequence[str]],
        signs: Mapping[str, Collection[str]],
    ) -> None:
        self._recipe, self._rows, self._signs = recipe, rows, signs

    def candidate(self, draws: Draws) -> Candidate:
        return self.draft(draws).candidate

    def draft(self, draws: Draws) -> Draft:
        """Draw a candidate; raise :class:`Rejected` if something has no room."""
        values: dict[str, Any] = {}
        maps: dict[str, Map] = {}
        for draw in self._recipe.draws:
            if isinstance(draw, DrawRoom):
                maps[draw.name] = _room(draw, draws)
            elif isinstance(draw, DrawOrder) and draw.name in self._rows:
                maps[draw.name] = self._shuffled(draw.name, draws)
            else:
                values[draw.name] = value_of(draw, values, draws)
        for put in self._recipe.puts:
            if put.name not in maps:
                maps[put.name] = self._map(put.name)
            self.put(put, put.least + draws.below(put.most - put.least + 1), maps[put.name], draws)
        return Draft(values, maps)

    def _map(self, name: str) -> Map:
        return Map(self._rows[name], floor_of(self._signs[name]))

    def _shuffled(self, name: str, draws: Draws) -> Map:
        drawn = self._map(name)
        signs = drawn.signs()
        draws.shuffle(signs)
        width = len(drawn.cells[0])
        drawn.cells = [signs[at : at + width] for at in range(0, len(signs), width)]
        return drawn

    def put(self, put: Put, count: int, drawn: Map, draws: Draws) -> None:
        """Put items on floors."""
        rows = range(len(drawn.cells)) if put.row is None else [put.row - 1]
        floors = [
            (row, column) for row in rows if row < len(drawn.cells)
            for column, sign in enumerate(drawn.cells[row]) if sign == drawn.floor
        ]  # fmt: skip
        for _ in range(count):
            word = put.words[draws.below(len(put.words))]
            if not floors:
                raise Rejected(NO_ROOM)
            if len(word) == 1:
                number = draws.below(len(floors))
                row, column = floors[number]
                floors[number] = floors[-1]
                floors.pop()
                drawn.cells[row][column] = word
                drawn.items.append((put, [(row, column)]))
            else:
                self._put_piece(put, word, floors, drawn, draws)

    def _put_piece(
        self, put: Put, word: str, floors: list[tuple[int, int]], drawn: Map, draws: Draws
    ) -> None:
        letter = self._letter(put, word, drawn)
        free = set(floors)
        for _ in range(TRIES):
            row, column = floors[draws.below(len(floors))]
            down, right = EAST if put.row is not None or draws.below(2) == 0 else SOUTH
            cells = [(row + down * n, column + right * n) for n in range(len(word))]
            if free.issuperset(cells):
                for row, column in cells:
                    drawn.cells[row][column] = letter
                floors[:] = [cell for cell in floors if cell not in cells]
                drawn.items.append((put, cells))
                return
        raise Rejected(NO_ROOM)

    def _letter(self, put: Put, word: str, drawn: Map) -> str:
        """Return the letter of the word, or else the next one in the alphabet that is free.

        Letters of the other items are free for these only.
        """
        own = word[0]
        used = {*drawn.signs(), *(w[0] for other in self._recipe.puts for w in other.words)}
        if own not in drawn.signs():
            return own
        letters = sorted(
            sign for sign in self._signs[put.name]
            if sign.isalpha() and sign.isupper() == own.isupper() and sign not in used
        )  # fmt: skip
        if not letters:
            raise Rejected("no letter left")
        return next((letter for letter in letters if letter > own), letters[0])


MOST_COUNTED = 10_000
"""Maximum number of different candidates that are counted."""


def tries_needed(recipe: Recipe, seed: int, tries: int) -> int:
    """Return after how many of ``tries`` candidates all different ones have been drawn."""
    number = _different(recipe)
    if number is None or number > min(tries, MOST_COUNTED):
        return tries
    maker, seen = Maker(recipe, {}, {}), set()
    for candidate in range(tries):
        seen.add((*maker.candidate(Draws(seed, candidate)).settings.items(),))
        if len(seen) == number:
            return candidate + 1
    return tries


def _different(recipe: Recipe) -> int | None:
    """Return the number of different candidates; None if it is not known."""
    number, begin = 1, recipe.begin
    begins_anywhere = begin is not None and begin.kind in ("shuffled", "scrambled")
    if recipe.puts or recipe.take_away or recipe.clues or begins_anywhere:
        return None
    for draw in recipe.draws:
        match draw:
            case DrawOne(values=values):
                number *= len({*values})
            case DrawNumbers(low=Bound(name=""), high=Bound(name=""), count=count):
                numbers = draw.high.number - draw.low.number + 1
                number *= (comb if draw.order else perm)(numbers, 1 if count is None else count)
            case DrawOrder(values=values) if values:
                number *= factorial(len(values)) // prod(map(factorial, Counter(values).values()))
            case _:
                return None
        if number > MOST_COUNTED:
            return None
    return number


def value_of(draw: Draw, values: Mapping[str, Any], draws: Draws) -> Any:
    match draw:
        case DrawOne():
            return draw.values[draws.below(len(draw.values))]
        case DrawOrder():
            items = [*draw.values]
            draws.shuffle(items)
            return items
        case DrawNumbers():
            low, high = bounds_of(draw, values)
            count = 1 if draw.count is None else draw.count
            if count > MOST_DRAWN:
                raise Rejected(f"more than {MOST_DRAWN:,} numbers")
            if high - low + 1 < count:
                raise Rejected(f"too few numbers for {draw.name}")
            numbers = draws.some(count, low, high)
            if draw.order:
                numbers.sort(reverse=draw.order == "falling")
            return numbers[0] if draw.count is None else numbers
    raise AssertionError(draw)


def bounds_of(draw: DrawNumbers, values: Mapping[str, Any]) -> tuple[int, int]:
    return _number(draw.low, values), _number(draw.high, values)


def _number(bound: Bound, values: Mapping[str, Any]) -> int:
    if not bound.name:
        return bound.number
    value = values[bound.name]
    if bound.item is None:
        return int(value)
    if not 1 <= bound.item <= len(value):
        raise Rejected(f"no item {bound.item} of {bound.name}")
    return int(value[bound.item - 1])


def _room(draw: DrawRoom, draws: Draws) -> Map:
    """Draw floors, or a maze, within the border."""
    if draw.rows * draw.columns > MOST_DRAWN:
        raise Rejected(f"a map of more than {MOST_DRAWN:,} cells")
    rows = [[draw.wall or draw.floor] * draw.columns for _ in range(draw.rows)]
    if draw.wall:
        _dig(rows, draw.floor, draws)
    if draw.border:
        line = [draw.border] * (draw.columns + 2)
        rows = [line, *([draw.border, *row, draw.border] for row in rows), [*line]]
    return Map(["".join(row) for row in rows], draw.floor)


def _dig(rows: list[list[str]], floor: str, draws: Draws) -> None:
    """Dig a maze depth-first from its upper left cell (the "recursive backtracker" of Jamis Buck,
    Mazes for Programmers, 2015), trying neighbours in the order north, east, south, west.
    """
    path = [(0, 0)]
    rows[0][0] = floor
    while path:
        row, column = path[-1]
        closed = [
            (down, right) for down, right in ((-2, 0), (0, 2), (2, 0), (0, -2))
            if 0 <= row + down < len(rows) and 0 <= column + right < len(rows[0])
            and rows[row + down][column + right] != floor
        ]  # fmt: skip
        if not closed:
            path.pop()
            continue
        down, right = closed[draws.below(len(closed))]
        for n in (1, 2):
            rows[row + down * n // 2][column + right * n // 2] = floor
        path.append((row + down, column + right))


def text_of(value: Any) -> str:
    """Write a value as ``--set`` reads it."""
    match value:
        case bool():
            return "true" if value else "false"
        case list() | tuple():
            return f"[{', '.join(map(text_of, value))}]"
    return str(value)


# ── starts, drawn by the key `begin:` ────────────────────────────────────────────

Slots = tuple[int, ...]
Condition = Callable[[Any], bool]

MOST_TESTED = 1_000_000
"""Maximum number of combinations of values for ``any``."""


class Starter:
    """Draws the starts of candidates that share a puzzle."""

    def __init__(self, loaded: Loaded, begin: Begin | None, limits: Limits) -> None:
        self._loaded, self._begin, self._limits = loaded, begin, limits
        self._first = loaded.puzzle.starts[0]
        self._variables = [
            variable for name in (begin.variables if begin else ())
            for variable in loaded.puzzle.variables if variable.name == name
        ]  # fmt: skip
        self.broken = 0
        """Number of combinations that break an invariant."""

    def starts(self, draws: Draws) -> Sequence[Slots]:
        """Return the starts of a candidate, or raise :class:`Rejected`."""
        begin = self._begin
        if begin is None or begin.kind == "reachable":
            return self._loaded.puzzle.starts
        if begin.kind == "any":
            return self._combinations
        scrambled = begin.kind == "scrambled"
        start = self._scrambled(begin.steps, draws) if scrambled else self._shuffled(draws)
        conditions = [self._loaded.system.keeps_invariants]
        if next(self._kept([[start]], [slice(None)], conditions), None) is None:
            raise Rejected("breaks an invariant")
        return [start]

    def _kept(
        self,
        options: Iterable[Iterable[Slots]],
        places: Sequence[slice],
        conditions: Sequence[Condition],
    ) -> Iterator[Slots]:
        """Yield the starts with each combination of values at ``places`` that meets all conditions.

        A condition without a value is not met.
        """
        start, state_of = [*self._first], self._loaded.system.state
        for values in product(*options):
            for place, slots in zip(places, values, strict=True):
                start[place] = slots
            state = state_of(start)
            try:
                for holds in conditions:
                    if not holds(state):
                        break
                else:
                    yield tuple(start)
            except Fault:
                continue

    # ── any ──────────────────────────────────────────────────────────────────────────

    @cached_property
    def _combinations(self) -> Sequence[Slots]:
        """Combine the values of the variables that keep the invariants."""
        options = [*map(self._options, self._variables)]
        total = prod(map(len, options))
        _check_count(total)
        conditions = (
            [self._loaded.system.keeps_invariants] if self._loaded.puzzle.invariants else []
        )
        places = [variable.slots for variable in self._variables]
        most = self._limits.states
        starts = [*islice(self._kept(options, places, conditions), most and most + 1)]
        if most is not None and len(starts) > most:
            raise Rejected(reason_of(STATES, self._limits))
        self.broken = total - len(starts)
        if not starts:
            raise Rejected("breaks an invariant")
        return starts

    def _options(self, variable: core.Variable) -> list[Slots]:
        """List the values of a variable that keep the invariants that read no other variable."""
        values = [_values(variable, value) for value in self._first[variable.slots]]
        _check_count(prod(count for count, _ in values))
        own = [
            self._loaded.system.condition(rule.condition) for rule in self._loaded.puzzle.invariants
            if all(read.variable == variable for read in core.reads(rule.condition))
        ]  # fmt: skip
        slots = product(*(each for _, each in values))
        if not own:
            return [*slots]
        return [start[variable.slots] for start in self._kept([slots], [variable.slots], own)]

    # ── one start ────────────────────────────────────────────────────────────────────

    def _shuffled(self, draws: Draws) -> Slots:
        """Shuffle the values of a variable; lists keep their lengths."""
        (variable,) = self._variables
        kind, start = variable.type, [*self._first]
        values = start[variable.slots]
        if isinstance(kind, ListOf):
            lists = [[*elements(kind.digits, value)] for value in values]
            items = [*chain.from_iterable(lists)]
            draws.shuffle(items)
            rest = iter(items)
            values = [list_of(kind.digits, islice(rest, len(one))) for one in lists]
        else:
            draws.shuffle(values)
        start[variable.slots] = values
        return tuple(start)

    def _scrambled(self, steps: int, draws: Draws) -> Slots:
        """Take random steps from the start; if it is no goal, from a nearest goal."""
        system = self._loaded.system
        state = system.state(self._goal)
        with faults_explained(self._loaded):
            for _ in range(steps):
                successors: Sequence[Any] = system.successors(state)
                if not successors:
                    break
                state = successors[draws.below(len(successors))]
        return system.slots(state)

    @cached_property
    def _goal(self) -> Slots:
        order = "bfs" if self._loaded.system.unit_cost else "ucs"
        answer = solve(self._loaded, order, self._limits)
        if answer.limit:
            raise Rejected(reason_of(answer.limit, self._limits))
        if not answer.trace:
            raise Rejected("no goal to scramble from")
        return answer.trace[-1].slots


def _values(variable: core.Variable, value: int) -> tuple[int, Iterable[int]]:
    """Return the values of a slot, with their number; sets have as many members as ``value``."""
    if isinstance(variable.type, Boolean):
        return 2, (0, 1)
    if isinstance(variable.type, ListOf) or variable.domain is None:
        raise Rejected(f"{variable.name} has lists, which can't begin with any value")
    values = variable.domain.values
    if not isinstance(variable.type, SetOf):
        return len(values), values
    size = value.bit_count()
    sets = (sum(1 << member for member in some) for some in combinations(values, size))
    return comb(len(values), size), sets


def _check_count(count: int) -> None:
    if count > MOST_TESTED:
        raise Rejected(f"more than {MOST_TESTED:,} combinations")


def reason_of(limit: str, limits: Limits) -> str:
    """Return why a candidate is rejected; raise the exception of a limit that ends the program."""
    go_on_after(limit)
    if limit == MEMORY:
        raise MemoryError
    return f"more than {limits.states or 0:,} states" if limit == STATES else f"limit: {limit}"
