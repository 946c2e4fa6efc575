"""Are two puzzles the same?  A walk of their product, or a refinement of both spaces.

Moves are matched by *labels*: the values of their parameters, and the name of the transition if
both puzzles have it.  If each state has at most one move with each label (moves to the same state
count as one, of the least cost), a breadth-first walk of pairs of states meets a first difference
after as few moves as possible.  Otherwise the states of both puzzles are refined in rounds (Moore,
*Gedanken-experiments on sequential machines*, 1956; van Glabbeek's bisimulation): the round that
tells the starts apart is the least number of moves.  Lost states count as absent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy
from functools import cache, lru_cache
from itertools import chain, islice
from math import inf
from operator import itemgetter
from time import monotonic

from puzzlelang.answers.field_table import Reported, Word, row
from puzzlelang.answers.loading import Loaded
from puzzlelang.compiler import CompiledSystem, Unprintable
from puzzlelang.core import SetOf, values
from puzzlelang.core import nodes as core
from puzzlelang.engine import PackedMoves
from puzzlelang.search import ENDINGS, Fault, Limits, Watch, collector_paused, limit_of
from puzzlelang.search import Stop as LimitMet
from puzzlelang.text import Any, Diagnostic, PuzzleError, Record, Stage, did_you_mean, stage

VERDICTS = EQUIVALENT, SAME_SHAPE, DIFFERENT, UNDECIDED = (
    "equivalent", "same-shape", "different", "unknown",
)  # fmt: skip

SIDES = "mine", "other"

DIFFERENCES = ("goal", "lost", "fault", "move", "cost", "start")
"""Kinds of differences."""

BY_NAMES, BY_ARGUMENTS, BY_SHAPE = MATCHED = ("names", "arguments", "nothing")
"""Parts of a label: names and arguments, arguments only, nothing."""

MORE_STATES = 200_000
"""Limit of states for a walk without names, and for one without labels, after a difference."""

MOST_WORDS = 10_000
"""Maximum number of values of a parameter that are compared."""

Steps = dict[int, tuple[Any, tuple[int, ...]]]
"""For each label the successor and the least cost."""

MOST_KEPT = 10_000
"""Maximum number of states of a puzzle whose moves are cached."""

FEW = 2_000
"""Number of pairs that are walked before machine code pays off."""


class Terms(metaclass=Record):
    """How two puzzles are compared.  ``rename``: words of the other puzzle, and those of mine."""

    rename: Mapping[str, str] = {}
    costs: bool = True
    names: bool = True
    lost: bool = False


class Difference(metaclass=Record):
    """A first difference: the states from the starts on, in both puzzles, with labels between.

    ``side``: the puzzle (0 is mine) that has the goal, the move, the loss, the fault or the start.
    ``label`` is that of a move that only one has, or that costs ``costs``.
    """

    kind: str
    side: int
    pairs: tuple[tuple[Any, Any], ...] = ()
    labels: tuple[int, ...] = ()
    label: int = -1
    costs: tuple[tuple[int, ...], ...] = ()
    start: Any = None

    @property
    def moves(self) -> int:
        """Number of moves, the different one included."""
        return len(self.labels) + (self.kind in ("move", "cost", "fault"))


class Needless(metaclass=Reported, called="needless"):
    """A variable that decides nothing."""

    side: str = row("its puzzle", type=Word(SIDES))
    variable: str = row("its name")
    varies: bool = row("true if states differ only in this variable, false if it follows from the "
                       "other variables")  # fmt: skip


class Compared(metaclass=Record):
    """The verdict; ``needless``: variables that decide nothing."""

    verdict: str
    matched: str
    pairs: int
    difference: Difference | None = None
    needless: tuple[Needless, ...] = ()
    limit: str = ""
    sides: tuple[Side, ...] = ()


class Ambiguous(Exception):
    """A state has several moves with one label."""


class Many(Exception):
    """More pairs than the first tier should walk."""


class Side:
    """A puzzle whose moves have labels."""

    def __init__(
        self,
        loaded: Loaded,
        terms: Terms,
        rename: Mapping[str, str],
        named: frozenset[str] | None,
        codes: dict[Any, int],
    ) -> None:
        self.loaded, self.system, self.terms = loaded, loaded.system, terms
        self._rename, self._named, self._codes = rename, named, codes
        self.has_losses = bool(loaded.puzzle.losses)
        self.has_goal = loaded.puzzle.has_goal
        self._use(self.system)

    def _use(self, rules: CompiledSystem | PackedMoves) -> None:
        self._rules = rules
        self._labels, self._costs = cache(self._label), cache(self._cost)
        self.moves = lru_cache(MOST_KEPT)(self._moves_from)
        self.is_lost, self.is_goal = rules.is_lost, rules.is_goal
        self.starts = [s for s in rules.starts if self._is_there(s)]

    def by_machine_code(self) -> Side:
        """Return the same side with packed states; raise :class:`Unprintable`."""
        other = copy(self)
        other._use(PackedMoves(self.system))
        return other

    def decoded(self, state: Any) -> Any:
        """Return a state of ``system``."""
        return self._rules.decoded(state) if isinstance(self._rules, PackedMoves) else state

    def _is_there(self, state: Any) -> bool:
        try:
            return self.terms.lost or not (self.has_losses and self.is_lost(state))
        except Fault:
            return True

    def masked(self, slots: Sequence[int]) -> Callable[[Any], Any]:
        """Return a function of a state that depends on these slots only."""
        if isinstance(self._rules, PackedMoves):
            return self._rules.masked(slots)
        return itemgetter(*slots) if slots else lambda state: ()

    def observed(self, state: Any) -> str:
        """Return ``goal``, ``lost`` or ``fault``, or an empty text for other states."""
        try:
            if self.has_losses and self.is_lost(state):
                return "lost"
            return "goal" if self.has_goal and self.is_goal(state) else ""
        except Fault:
            return "fault"

    def _moves_from(self, state: Any) -> Steps | None:
        """Return the successor and the least cost for each label; None if a rule has no value.

        Raise :class:`Ambiguous` if a label has several successors.
        """
        try:
            steps = self.listed(state)
        except Fault:
            return None
        moves = {label: (after, cost) for label, after, cost in steps}
        if len(moves) < len(steps):
            for label, after, cost in steps:
                known = moves[label]
                if known[0] != after:
                    raise Ambiguous
                if cost < known[1]:
                    moves[label] = after, cost
        return moves

    def listed(self, state: Any) -> list[tuple[int, Any, tuple[int, ...]]]:
        """Return label, successor and cost of each step; raise :class:`Fault`."""
        labels, costs = self._labels, self._costs
        steps = self._steps(state)
        if self.has_losses and not self.terms.lost:
            steps = [step for step in steps if not self.is_lost(step[1])]
        return [(labels(key), after, costs(amounts)) for key, after, amounts in steps]

    def _steps(self, state: Any) -> list[tuple[Any, Any, Any]]:
        if isinstance(self._rules, PackedMoves):
            return self._rules.steps(state)
        return [
            ((i, arguments), after, cost) for i, arguments, after, cost in self.system.steps(state)
        ]

    def _label(self, key: Any) -> int:
        if isinstance(self._rules, PackedMoves):
            key = self._rules.label(key)
        return self.code(*key)

    def _cost(self, amounts: Any) -> tuple[int, ...]:
        """Return the numbers of the cost lines, without zeros at the end."""
        if not self.terms.costs:
            return ()
        packed = isinstance(amounts, int)
        lines = [*(self.system.cost_lines(amounts) if packed else amounts)]
        while lines and not lines[-1]:
            lines.pop()
        return tuple(lines)

    def code(self, index: int, arguments: Sequence[Any]) -> int:
        """Return the number of the label of a step, which both puzzles share."""
        if self._named is None:
            return 0
        transition = self.loaded.puzzle.transitions[index]
        name = self._rename.get(transition.name, transition.name)
        words = zip(arguments, transition.parameters, strict=True)
        label = (name if name in self._named else "", *(self.word(v, p.type) for v, p in words))
        return self._codes.setdefault(label, len(self._codes))

    def word(self, value: Any, kind: Any) -> Any:
        """Return a value with the words of my puzzle; the members of a set have no order."""
        data: Any = values.to_json(value, kind)
        return self._word(frozenset(data) if isinstance(kind, SetOf) else data)

    def _word(self, data: Any) -> Any:
        if isinstance(data, frozenset):
            return frozenset(map(self._word, data))
        if isinstance(data, list):
            return tuple(map(self._word, data))
        text = str(data)
        return self._rename.get(text, text)

    def words(self) -> set[Any]:
        """Return the values of parameters, by their number and place."""
        words = set()
        for transition in self.loaded.puzzle.transitions:
            places = [
                (place, local, binder.values)
                for binder in transition.binders
                for place, local in enumerate(binder.locals)
            ]
            for number, (place, local, all_values) in enumerate(places):
                for value in islice(all_values, MOST_WORDS):
                    single = value if isinstance(value, tuple) else (value,)
                    words.add((len(places), number, self.word(single[place], local.type)))
            words.add((len(places), 0, ""))
        return words


# ── the walk of pairs ────────────────────────────────────────────────────────────────


def walk(
    mine: Side, other: Side, watch: Watch, most: float = inf
) -> tuple[Difference | None, list[tuple[Any, Any]]]:
    """Walk the pairs of states; return a first difference and the pairs.

    Raise :class:`Ambiguous` if a label does not determine the next state, :class:`Many` if there
    are more than ``most`` pairs.
    """
    start = mine.starts[0], other.starts[0]
    pairs, came = [start], [(-1, -1)]
    seen = {start}
    watch.reached = seen

    def difference(kind: str, side: int, index: int, *last: Any, **more: Any) -> Difference:
        indices = [index]
        while came[indices[-1]][0] >= 0:
            indices.append(came[indices[-1]][0])
        indices.reverse()
        labels = tuple(came[n][1] for n in indices[1:])
        states = ((mine.decoded(s), other.decoded(t)) for s, t in map(pairs.__getitem__, indices))
        return Difference(kind, side, tuple(states), labels, *last, **more)

    if unlike := _unlike(mine.observed(start[0]), other.observed(start[1])):
        return difference(*unlike, 0), pairs
    for index, (state, image) in enumerate(pairs):
        if not index % 256:
            watch.look(index, 0)
            if len(pairs) > most:
                raise Many
        own, others = mine.moves(state), other.moves(image)
        if own is None or others is None:
            if own is not others:
                return difference("fault", int(others is None), index), pairs
            continue
        for label, (after, cost) in own.items():
            matching = others.get(label)
            if matching is None:
                return difference("move", 0, index, label), pairs
            if cost != matching[1]:
                return difference("cost", 0, index, label, (cost, matching[1])), pairs
            pair = after, matching[0]
            if pair not in seen:
                seen.add(pair)
                pairs.append(pair)
                came.append((index, label))
                if unlike := _unlike(mine.observed(after), other.observed(pair[1])):
                    return difference(*unlike, len(pairs) - 1), pairs
        if len(others) > len(own):
            label = next(label for label in others if label not in own)
            return difference("move", 1, index, label), pairs
    return None, pairs


def _unlike(own: str, other: str) -> tuple[str, int] | None:
    """Return the kind of a difference between two states, and the puzzle that has it."""
    if own == other:
        return None
    kind = next(kind for kind in ("fault", "lost", "goal") if kind in (own, other))
    return kind, int(other == kind)


# ── the refinement ───────────────────────────────────────────────────────────────────


Targets = list[tuple[int, list[tuple[int, tuple[int, ...]]]]]
"""For each label the numbers of the successors with their costs."""


class Space:
    """The states of both puzzles, numbered breadth-first, and colours that tell them apart.

    ``rounds[k][n]``: the colour of state n after k rounds; equal colours cannot be told apart by k
    moves.  ``depths`` has the depth of each state; if a limit ended the walk, those below ``depth``
    have their moves.
    """

    def __init__(self, sides: Sequence[Side], watch: Watch) -> None:
        self.sides, self.watch = sides, watch
        self.states: list[Any] = []
        self.owner: list[int] = []
        self.depths: list[int] = []
        self.rows: list[Targets | None] = []
        self.starts: list[list[int]] = [[], []]
        self._numbers: tuple[dict[Any, int], ...] = ({}, {})
        watch.reached = self.states
        for side, one in enumerate(sides):
            self.starts[side] = [self._number(side, state, 0) for state in one.starts]
        self.depth, self.limit = -1, ""
        self._expand()
        self.rounds: list[list[int]] = [self._observed()]

    def _number(self, side: int, state: Any, depth: int) -> int:
        number = self._numbers[side].setdefault(state, len(self.states))
        if number == len(self.states):
            self.states.append(state)
            self.owner.append(side)
            self.depths.append(depth)
        return number

    def _expand(self) -> None:
        try:
            for index, state in enumerate(self.states):
                if not index % 256:
                    self.watch.look(index, 0)
                self.rows.append(self._row(self.owner[index], state, self.depths[index] + 1))
        except LimitMet as end:
            self.limit = end.limit
            self.depth = self.depths[len(self.rows)]

    def _row(self, side: int, state: Any, depth: int) -> Targets | None:
        """Return the successors for each label, each with its least cost; None at a fault."""
        row: dict[int, dict[int, tuple[int, ...]]] = {}
        try:
            for label, after, cost in self.sides[side].listed(state):
                targets = row.setdefault(label, {})
                target = self._number(side, after, depth)
                targets[target] = min(cost, targets.get(target, cost))
        except Fault:
            return None
        return [(label, [*targets.items()]) for label, targets in row.items()]

    def _observed(self) -> list[int]:
        codes: dict[str, int] = {}
        return [
            codes.setdefault(self.sides[side].observed(state), len(codes))
            for side, state in zip(self.owner, self.states, strict=True)
        ]

    def refine(self, *, counts: bool) -> bool:
        """Refine until the starts differ (True) or nothing changes; ``counts``: also compare how
        many moves lead to each colour.  A limit ends it at the depth that was completed.
        """
        classes = len({*self.rounds[-1]})
        while not self.differ():
            if self.limit and len(self.rounds) > self.depth:
                return False
            colours = self._next(counts)
            before, classes = classes, len({*colours})
            if classes == before and not self.limit:
                return False
            self.rounds.append(colours)
            self.watch.look(len(self.states), 0)
        return True

    def _next(self, counts: bool) -> list[int]:
        old, codes = self.rounds[-1], dict[Any, int]()
        deepest = self.depth - len(self.rounds) if self.limit else len(self.states)
        colours = []
        for number, (colour, moves) in enumerate(zip(old, self.rows, strict=False)):
            if self.depths[number] > deepest:
                break
            signature: Any = None
            if moves is not None and counts:
                signature = tuple(sorted((old[t], cost) for _, ts in moves for t, cost in ts))
            elif moves is not None:
                signature = frozenset(
                    (label, *one) for label, ts in moves for one in self._least(ts, old).items()
                )
            colours.append(codes.setdefault((colour, signature), len(codes)))
        return colours + old[len(colours) :]

    def _least(
        self, targets: list[tuple[int, tuple[int, ...]]], colours: list[int]
    ) -> dict[int, tuple[int, ...]]:
        """Return the least cost to each colour."""
        if len(targets) == 1:
            return {colours[targets[0][0]]: targets[0][1]}
        least: dict[int, tuple[int, ...]] = {}
        for target, cost in targets:
            colour = colours[target]
            if colour not in least or cost < least[colour]:
                least[colour] = cost
        return least

    def differ(self) -> bool:
        colours = self.rounds[-1]
        own, other = ({colours[n] for n in numbers} for numbers in self.starts)
        return own != other

    def apart(self, state: int, image: int, last: int) -> int:
        """Return the first round that tells two states apart, which ``last`` does."""
        low, high = 0, last
        while low < high:
            middle = (low + high) // 2
            if self.rounds[middle][state] != self.rounds[middle][image]:
                high = middle
            else:
                low = middle + 1
        return low

    def _last(self, state: int, images: Iterable[int], last: int) -> int:
        """Return the image that differs last, in round ``last`` or before."""
        return max(images, key=lambda image: self.apart(state, image, last))

    def difference(self) -> Difference:
        """Find a shortest difference of the starts, which differ after the last round."""
        colours = self.rounds[-1]
        for side in (0, 1):
            others = self.starts[1 - side]
            classes = {colours[n] for n in others}
            start = next((n for n in self.starts[side] if colours[n] not in classes), None)
            if start is None:
                continue
            if not others:
                return Difference("start", side, start=self.states[start])
            image = self._last(start, others, len(self.rounds) - 1)
            return self._between((start, image) if not side else (image, start))
        raise AssertionError("the starts do not differ")

    def _between(self, pair: tuple[int, int]) -> Difference:
        """Follow a shortest difference of two states, one of each puzzle."""
        pairs, labels, left = [pair], list[int](), len(self.rounds)

        def different(kind: str, side: int, **more: Any) -> Difference:
            states = ((self.states[n], self.states[m]) for n, m in pairs)
            return Difference(kind, side, tuple(states), tuple(labels), **more)

        while left := self.apart(*pairs[-1], left - 1):
            own, other = (self.rows[n] for n in pairs[-1])
            if own is None or other is None:
                return different("fault", int(own is not None))
            side, label, target, costs = self._unanswered((dict(own), dict(other)), left - 1)
            images = [image for image, _ in dict((other, own)[side]).get(label, ())]
            if not images:
                return different("move", side, label=label)
            if None not in costs:
                return different("cost", 0, label=label, costs=costs if not side else costs[::-1])
            image = self._last(target, images, left - 1)
            labels.append(label)
            pairs.append((target, image) if not side else (image, target))
        kinds = [one.observed(self.states[n]) for one, n in zip(self.sides, pairs[-1], strict=True)]
        return different(*(_unlike(*kinds) or ("", 0)))

    def _unanswered(self, rows: tuple[Any, Any], left: int) -> tuple[int, int, int, Any]:
        """Return a move that the other puzzle lacks, has only to states that differ within ``left``
        moves, or has at another cost: its puzzle, label, target and both costs.
        """
        colours = self.rounds[left]
        for side, moves in enumerate(rows):
            for label, targets in moves.items():
                least = self._least(targets, colours)
                prices = self._least(rows[1 - side].get(label, []), colours)
                for target, _ in targets:
                    costs = least[colours[target]], prices.get(colours[target])
                    if costs[0] != costs[1]:
                        return side, label, target, costs
        raise AssertionError("states with different signatures have a different move")


# ── variables that decide nothing ────────────────────────────────────────────────────


def needless(
    name: str, side: Side, kinds: Mapping[Any, Any], other: core.Puzzle
) -> Iterator[Needless]:
    """Yield the variables without which the others still decide the class of each state."""
    names = {variable.name for variable in other.variables}
    rest = [*side.loaded.puzzle.variables]
    count = len(kinds)
    for variable in sorted(rest, key=lambda v: (v.name in names, -v.offset)):
        kept = [n for v in rest if v is not variable for n in range(v.slots.start, v.slots.stop)]
        key, classes = side.masked(kept), dict[Any, Any]()
        if all(classes.setdefault(key(state), kind) == kind for state, kind in kinds.items()):
            rest.remove(variable)
            yield Needless(name, variable.name, len(classes) < count)
            count = len(classes)


# ── the verdict ──────────────────────────────────────────────────────────────────────


def compared(mine: Loaded, other: Loaded, terms: Terms, limits: Limits) -> Compared:
    """Compare two puzzles: by labels, without names, and if labels don't match, by shape.

    After a difference, the further attempts are limited to :data:`MORE_STATES`.
    """
    check_words(mine, terms.rename.values(), "")
    check_words(other, terms.rename, "other ")
    started = monotonic()
    with stage(Stage.EXPLORING), collector_paused():
        shared = {t.name for t in mine.puzzle.transitions} & {
            terms.rename.get(t.name, t.name) for t in other.puzzle.transitions
        }
        attempts = [(BY_NAMES, frozenset(shared))] if shared and terms.names else []
        attempts.append((BY_ARGUMENTS, frozenset()))
        codes: dict[Any, int] = {}
        first: Compared | None = None
        for matched, named in attempts:
            sides = (
                Side(mine, terms, {}, named, codes),
                Side(other, terms, terms.rename, named, codes),
            )
            left = limits.left(started)
            result = _attempt(sides, matched, left if first is None else _fewer(left))
            if result.verdict == EQUIVALENT:
                return result
            first = first or result
            if result.limit:
                return first
        assert first is not None
        if first.verdict == DIFFERENT and sides[0].words() != sides[1].words():
            sides = (Side(mine, terms, {}, None, codes), Side(other, terms, {}, None, codes))
            with suppress(LimitMet, *ENDINGS):
                space = Space(sides, Watch("bfs", _fewer(limits.left(started))))
                if not space.limit and not space.refine(counts=True):
                    return Compared(SAME_SHAPE, BY_SHAPE, len(space.states))
        return first


def _fewer(limits: Limits) -> Limits:
    return Limits(min(limits.states or MORE_STATES, MORE_STATES), limits.seconds, limits.memory)


def _attempt(sides: tuple[Side, Side], matched: str, limits: Limits) -> Compared:
    watches, started = list[Watch](), monotonic()
    kinds: tuple[dict[Any, Any], ...] = {}, {}  # class of each state

    def new_watch() -> Watch:
        watches.append(Watch("bfs", limits.left(started)))
        return watches[-1]

    try:
        if len(sides[0].starts) == 1 == len(sides[1].starts):
            with suppress(Ambiguous):
                walked, difference, pairs = _walked(sides, new_watch)
                for state, image in pairs:
                    kinds[0].setdefault(state, image)
                    kinds[1].setdefault(image, state)
                return _result(walked, matched, len(pairs), difference, kinds)
        space = Space(sides, new_watch())
        if space.refine(counts=False):
            return _result(sides, matched, len(space.states), space.difference(), kinds)
        if space.limit:
            return Compared(UNDECIDED, matched, len(space.states), limit=space.limit)
        for owner, state, colour in zip(space.owner, space.states, space.rounds[-1], strict=True):
            kinds[owner][state] = colour
        return _result(sides, matched, len(space.states), None, kinds)
    except (LimitMet, *ENDINGS) as end:
        return Compared(UNDECIDED, matched, len(watches[-1].reached), limit=limit_of(end))


def _walked(sides: tuple[Side, Side], new_watch: Callable[[], Watch]) -> tuple[Any, Any, Any]:
    """Walk on the requested tier, or in Python first; return the sides and the result."""
    tiers = {side.loaded.searcher.tier for side in sides}
    most = inf if "python" in tiers else 0 if "native" in tiers else FEW
    with suppress(Many):
        return sides, *walk(*sides, new_watch(), most)
    with suppress(Unprintable):
        quick = sides[0].by_machine_code(), sides[1].by_machine_code()
        return quick, *walk(*quick, new_watch())
    return sides, *walk(*sides, new_watch())


def _result(
    sides: tuple[Side, Side], matched: str, pairs: int, difference: Difference | None, kinds: Any
) -> Compared:
    if difference is not None:
        return Compared(DIFFERENT, matched, pairs, difference, sides=sides)
    others = [side.loaded.puzzle for side in sides[::-1]]
    variables = chain.from_iterable(map(needless, SIDES, sides, kinds, others))
    return Compared(EQUIVALENT, matched, pairs, None, tuple(variables))


def check_words(loaded: Loaded, names: Iterable[str], which: str) -> None:
    """Raise :class:`PuzzleError` with all words of ``--rename`` that the moves of a puzzle lack.

    Each message of the ``other`` puzzle has the word as its label.
    """
    if not (names := [*names]):
        return
    words = {transition.name for transition in loaded.puzzle.transitions}
    for _, _, word in Side(loaded, Terms(), {}, None, {}).words():
        words |= _plain(word)
    unknown = [
        Diagnostic(
            "unknown-name", f"the moves of the {which}puzzle have no `{name}`", None,
            name if which else "", did_you_mean(name, sorted(words)) or RENAME,
        )
        for name in dict.fromkeys(names) if name not in words
    ]  # fmt: skip
    if unknown:
        raise PuzzleError(unknown)


RENAME = "`--rename THEIRS=MINE` takes a word of the other puzzle for one of this puzzle"


def _plain(word: Any) -> set[str]:
    if isinstance(word, str):
        return {word}
    return set().union(*map(_plain, word))
