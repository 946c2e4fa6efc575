"""The text of a puzzle file with the states, steps and costs of a task."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from textwrap import wrap

from puzzlelang.pddl.action_writer import ActionWriter, Block, WrittenAction
from puzzlelang.pddl.argument_ranges import Candidates, Objects, conjuncts
from puzzlelang.pddl.boards import DIRECTIONS, LOOKS, Steps, board_of, drawn
from puzzlelang.pddl.condition_writer import (
    COMPARED,
    FALSE,
    IMPLIES,
    NOTHING,
    TRUE,
    ConditionWriter,
    Scope,
    Text,
    all_of,
    any_of,
    atom,
)
from puzzlelang.pddl.grouping import (
    Defined,
    Grouping,
    NamedSets,
    Synthesis,
    Variable,
    counted,
    keys_of,
)
from puzzlelang.pddl.replay import Replay
from puzzlelang.pddl.s_expressions import wrong
from puzzlelang.pddl.splitting import split_by_class
from puzzlelang.pddl.task_reader import kind_of, read_task
from puzzlelang.pddl.task_tree import Derived, Fact, Problem, Task, mentioned, reached
from puzzlelang.pddl.united import Parts, alike, plain, united
from puzzlelang.pddl.words import Words
from puzzlelang.text import Any, Diagnostic, Record, Source, Span, replace

WIDTH = 100


class Conversion(metaclass=Record):
    """A puzzle file, with what leads from its answers back to the task.

    The puzzle is that of ``split``, an equivalent task. ``actions`` has the action of each
    transition, and ``objects`` the object for each member. ``spans`` has the first line of each
    part of the text, and its place in the task. ``instances`` are the names of several problems.
    """

    source: Source
    task: Task
    split: Task
    actions: Mapping[str, WrittenAction]
    objects: Mapping[str, str]
    spans: tuple[tuple[int, Span], ...]
    instances: Sequence[str]

    def plan_text(self, steps: Iterable[tuple[str, Sequence[str]]], cost: int) -> str:
        """A plan in the format of the International Planning Competitions."""
        replay, lines = Replay(self.split), []
        for transition, arguments in steps:
            one = self.actions[transition]
            objects = (self.objects[argument] for argument in arguments)
            given = [(name, other.fact) for name, other in one.given.items()]
            values = replay.step(one.action, dict(zip(one.heads, objects, strict=True)), given)
            names = (values[parameter.name] for parameter in one.action.parameters)
            lines.append(f"({' '.join([one.action.name, *names])})\n")
        kind = "general" if self.task.problem.metric else "unit"
        return "".join(lines) + f"; cost = {cost} ({kind} cost)\n"

    def placed(self, diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
        """Move messages about the puzzle's text to the parts of the task that it was made from."""
        return tuple(
            replace(one, span=self._origin(one.span), related=())
            if one.span is not None and one.span.source is self.source
            else one
            for one in diagnostics
        )

    def _origin(self, span: Span) -> Span:
        before = [origin for line, origin in self.spans if line <= span.line]
        return before[-1] if before else self.task.problem.span


def convert(task: Task, name: str, maps: bool = False) -> Conversion:
    """Convert a task to a puzzle file called ``name``; raise :class:`PuzzleError`.

    With ``maps``, a board becomes a map; its cells lose their names.
    """
    _check_rules(task)
    return _PuzzleWriter(task, maps).conversion(name)


def convert_files(
    domain: Source, problem: Source, *others: Source, maps: bool = False
) -> Conversion:
    """Read and convert a domain and a problem, in either order; raise :class:`PuzzleError`.

    Several problems become instances of one puzzle.
    """
    if kind_of(domain) == "problem" and kind_of(problem) == "domain":
        domain, problem = problem, domain
    tasks = [read_task(domain, one) for one in (problem, *others)]
    return convert(united(tasks[0].domain, [one.problem for one in tasks]), problem.name, maps)


def _check_rules(task: Task) -> None:
    """Report derived predicates that depend on themselves."""
    uses: dict[str, set[str]] = {}
    for rule in task.domain.derived:
        used = (name for name, _ in mentioned(rule.condition))
        uses.setdefault(rule.predicate, set()).update(used)
    for rule in task.domain.derived:
        if rule.predicate in reached(rule.predicate, uses):
            raise wrong("recursive-rules", rule.span, name=rule.predicate)


class _PuzzleWriter:
    def __init__(self, task: Task, has_maps: bool) -> None:
        self.has_maps = has_maps
        self.original, self.task = task, split_by_class(task)
        self.candidates = Candidates(self.task)
        self.sets = NamedSets(self.candidates)
        invariants = [*Synthesis(self.candidates).invariants()]
        self.grouping = Grouping(self.candidates, invariants, self.sets)
        self.words = Words()
        self.conditions = ConditionWriter(self.candidates, self.grouping, self.sets, self.words)
        self.lines: list[str] = []
        self.spans: list[tuple[int, Span]] = []
        self.loose: dict[str, Objects] = {}
        self.look: list[str] = []
        self.starts: list[tuple[str, Parts, bool]] = []
        """Tables with the values at the start, and whether they are relations."""

        self.priced: list[list[tuple[str, ...]]] = []
        """Objects of functions."""

        self.lists: dict[str, list[str]] = {}
        """Members of sets."""

        self.maps: list[str] = []
        self.cells: dict[str, str] = {}
        """Cells of the map, by word."""

        self.columns: dict[str, list[str]] = {}
        """For each relation that differs between problems, the sets of its arguments."""
        self.computed: dict[str, list[str]] = {}
        """Lines of computed tables that replace rows."""

    def conversion(self, name: str) -> Conversion:
        task = self.task
        writer = ActionWriter(self.conditions)
        actions = [
            one for action in task.domain.actions if (one := writer.written(action)) is not None
        ]
        state = [*self._state()]
        goal = [*self._goal(state)]
        define = [*self._definitions()]
        costs = [*self._costs(actions)]
        for function in writer.functions:
            rows = writer.function_rows(function)
            words = [[(*self._members(row[:-1]), row[-1]) for row in part] for part in rows]
            self.starts.append((self.conditions.names[f"f {function}"], words, False))
            self.priced.append([row[:-1] for part in rows for row in part])
        types = [*self._types()]
        sets = [*self._sets()]
        tables = [*self._tables()]
        for start in self.starts:
            tables += self._table(*start)
        tables = [self._with_cells(line, '"') for line in tables]

        problems = self.conditions.problems
        self.lines = [f"puzzle: {_title(task)}"]
        self._section("params", [f"{self.conditions.which}: {one}" for one in problems[:1]])
        self._section("maps", self.maps)
        self._section("types", types)
        self._section("sets", sets)
        self._section("tables", tables)
        self._section("state", state or ["nothing_changes: boolean = true"])
        self._section("define", define)
        self._section("transitions", [])
        for one in actions:
            self.spans.append((len(self.lines) + 1, one.action.span))
            self._write_action(one)
        if not actions:
            self.lines += ["  nothing can happen:", "    when: false", "    then: {}"]
        self.lines.append("")
        self.spans.append((len(self.lines) + 1, task.problem.span))
        self.lines += self._listed("goal", [one.text for one in goal] or ["true"], 0)
        self._section("cost", costs)
        self.lines += self._show()
        self._section("look", self.look)
        given = f"{{with: {{{self.conditions.which}: "
        self._section("instances", [f"{one}: {given}{one}}}}}" for one in problems])
        text = self._with_cells("\n".join(self.lines) + "\n")
        objects = map(plain, task.members(("object",)))
        back = {self.conditions.names[f"o {one}"]: one for one in objects}
        for word, cell in self.cells.items():
            back[f"[{cell.split(', ', 1)[1][:-1]}]"] = back[word]
        names = {one.name: one for one in actions}
        source = Source(name, text)
        return Conversion(source, self.original, task, names, back, tuple(self.spans), problems)

    def _with_cells(self, text: str, quote: str = "") -> str:
        """Replace the names of cells by their places on the map."""
        if not self.cells:
            return text
        words = rf"\b(?:{'|'.join(self.cells)})\b"
        return re.sub(words, lambda match: f"{quote}{self.cells[match[0]]}{quote}", text)

    def _goal(self, state: list[str]) -> Iterator[Text]:
        """Yield the parts of the goal: those of all problems, and a line for each problem.

        ``goal: false`` would be a puzzle without a goal, so a variable is false instead.
        """
        goals: list[list[Text]] = []
        for number, problem in enumerate(self.task.problems):
            parts = [*dict.fromkeys(self._goal_parts(number, problem))]
            if FALSE in parts:
                parts = [Text(COMPARED, self.words.free("can_be_solved"))]
                state += [f"{parts[0].text}: boolean = false"] * (parts not in goals)
            goals.append([one for one in parts if one != TRUE])
        shared = [one for one in goals[0] if all(one in parts for parts in goals)]
        yield from shared
        for number, parts in enumerate(goals):
            rest = all_of(one for one in parts if one not in shared)
            if rest != TRUE:
                case = self.conditions.only_in([number]).text
                yield Text(IMPLIES, f"{case} implies {rest.inside(IMPLIES)}")

    def _goal_parts(self, number: int, problem: Problem) -> Iterator[Text]:
        """Yield the parts of a goal; facts that are similar for a set are one part, also if one or
        two objects of the set are missing.
        """
        parts = [*conjuncts(problem.goal)]
        similar: dict[tuple[str, ...], dict[str, Fact]] = {}
        for one in parts:
            if isinstance(one, Fact) and one.arguments:
                first, *rest = [term.text for term in one.arguments]
                similar.setdefault((one.predicate, *rest), {})[first] = one
        joined: dict[int, Text] = {}
        for facts in similar.values():
            objects = frozenset(facts)
            key = self.sets.least(objects)
            missing = sorted({*self.candidates.part(self.sets.sets[key], number)} - objects)
            if len(objects) > 3 and len(missing) <= 2:
                fact = next(iter(facts.values()))
                word = self.words.variable(key[:1], ())
                others = (f"{word} != {one}" for one in self._members(missing))
                where = all_of(Text(COMPARED, one) for one in others)
                inner = NOTHING.plus("?", word, objects)
                body = replace(fact, arguments=(atom("?"), *fact.arguments[1:]))
                text = self.conditions.fact(body, inner)
                every = self.conditions.every([(word, self.conditions.set_name(key))], where, text)
                joined |= dict.fromkeys(map(id, facts.values()), every)
        for one in parts:
            yield joined.get(id(one)) or self.conditions.condition(one, NOTHING)

    # ── parts of the text ────────────────────────────────────────────────────────────

    def _section(self, name: str, lines: Iterable[str]) -> None:
        lines = list(lines)
        if lines or name == "transitions":
            self.lines += ["", f"{name}:", *(f"  {line}" for line in lines)]

    def _listed(self, key: str, parts: Sequence[str], indent: int) -> Iterator[str]:
        """``key: part``, or a list of parts."""
        margin = " " * indent
        if len(parts) == 1:
            yield from _wrapped(f"{margin}{key}: {parts[0]}", indent + 4)
            return
        yield f"{margin}{key}:"
        for part in parts:
            yield from _wrapped(f"{margin}  - {part}", indent + 6)

    def _write_action(self, one: WrittenAction) -> None:
        self.lines.append(f"  {one.head}:")
        if one.lets:
            self.lines.append("    let:")
            self._write_block(one.lets, 6)
        if one.when:
            self.lines += self._listed("when", one.when, 4)
        self.lines.append("    then:" if one.block else "    then: {}")
        self._write_block(one.block, 6)

    def _write_block(self, block: Mapping[str, str | Block], indent: int) -> None:
        for key, value in block.items():
            if isinstance(value, str):
                self.lines += _wrapped(f"{' ' * indent}{key}: {value}", indent + 2)
            else:
                self.lines.append(f"{' ' * indent}{key}:")
                self._write_block(value, indent + 2)

    # ── types and tables ─────────────────────────────────────────────────────────────

    def _types(self) -> Iterator[str]:
        """Yield a type for each group of objects that are compared or share a variable."""
        if self.conditions.problems:
            listed = ", ".join(self.conditions.problems)
            yield from _wrapped(f"{self.words.new('problems')}: [{listed}]", 4)
        for word, rows in self.conditions.tables.items():
            is_relation = word in self.conditions.relations
            if is_relation and not alike(self.conditions.by_problem(rows)):
                columns = zip(*rows, strict=True)
                self.columns[word] = [self.sets.least(frozenset(one)) for one in columns]
                self.sets.use(*self.columns[word])
        used = {name: frozenset(map(plain, one)) for name, one in self.sets.used.items()}
        differing = {name for name, one in self.sets.used.items() if not alike(self._sets_of(one))}
        groups = [*used.values(), *(frozenset((one,)) for one in self.conditions.constants)]
        for rows in (*self.conditions.tables.values(), *self.priced):
            groups += (frozenset(map(plain, column)) for column in zip(*rows, strict=True))
        for variable in self.grouping.variables:
            groups.append(frozenset().union(*(used[one] for one in variable.values)))
        objects = dict.fromkeys(map(plain, self.task.members(("object",))))
        order = {name: n for n, name in enumerate(objects)}
        for whole in _components(groups, order):
            inside = {name: one for name, one in used.items() if one <= whole}
            several = differing & inside.keys()
            self.loose |= {name: self.sets.used[name] for name in inside if name in several}
            equal = sorted(
                (name for name, one in inside.items() if one == whole), key=several.__contains__
            )
            every = frozenset().union(*map(self.candidates.copies, whole))
            name = (equal or [self.sets.cover(every)])[0]
            if name in several:
                word = self.words.new(f"any_{self.conditions.set_word(name)}")
            elif self.sets.sets[name] == every:
                word = self.conditions.set_name(name)
            else:
                word = self.words.new("thing")
            board = None if self.look else board_of(self.candidates, whole)
            rest = {one: inside[one] for one in inside if one != name and one not in several}
            is_map = (
                board is not None
                and self.has_maps
                and name not in several
                and self._map(word, *board, [*rest])
            )
            if board is None or not is_map and None in board[0]:
                yield from self._type(word, whole, rest, order, 0)
            else:  # in rows, and not in groups
                cells = [cell for cell in board[0] if cell]
                if not is_map:
                    numbers = {cell: n for n, cell in enumerate(cells)}
                    yield from self._type(word, whole, {}, numbers, 0)
                self._draw(word, cells, 0 if is_map else board[1], inside)
            if not is_map:
                self.loose |= {name: self.sets.used[name] for name in rest}

    def _map(self, word: str, cells: Sequence[str | None], columns: int, parts: list[str]) -> bool:
        """Make a board a map; false if a table with cells isn't about steps, and nothing is done.

        Sets with cells, ``parts`` and those at the start, are in the legend.
        """
        words = [one and self.conditions.member(one) for one in cells]
        places = {one: divmod(n, columns) for n, one in enumerate(words) if one}
        sets: dict[str, Collection[str]] = {word: places} if None in words else {}
        for one in parts:
            members = self._words(self._sets_of(self.sets.used[one]))[0]
            sets[self.conditions.set_word(one)] = [row[0] for row in members]
        sets |= {one: some for one, some in self.lists.items() if some[0] in places}
        relations: dict[str, Steps] = {}
        for table, rows in self.conditions.tables.items():
            each = self._words(self.conditions.by_problem(rows))
            if any(one in places for part in each for row in part for one in row):
                relations[table] = steps = Steps(each[0], places)
                is_read = table in self.conditions.called and not steps.is_single
                if not alike(each) or is_read or not steps.has_exactly(each[0]):
                    return False
        floor, wall = self.words.new("floor"), self.words.new("wall")
        every = (frozenset(steps.cells) for steps in relations.values())
        least = {one for one in every if len(one) < len(places)}
        if len(least) > 1 or least and None in words:
            return False
        floor = word if None in words else floor
        for some in least:
            sets[floor] = some
        lines = drawn(words, columns, sets, floor, wall)
        if lines is None:
            return False
        name = self.words.new("board") if None in words else word
        self.maps += [f"{name}:", *lines]
        self.cells = {one: f"cell({name}, {r}, {c})" for one, (r, c) in places.items()}
        for one in sets:
            self.lists.pop(one, None)
        for table, steps in relations.items():
            self._write_steps(table, steps, floor if len(steps.cells) < len(places) else word)
        return True

    def _write_steps(self, table: str, steps: Steps, cells: str) -> None:
        kinds = zip(*self.conditions.tables[table], strict=True)
        keys = [
            cells if n in steps.columns
            else self.conditions.set_name(self.sets.least(frozenset(one)))
            for n, one in enumerate(kinds)
        ]  # fmt: skip
        heads, words = self._heads(keys)
        way = self.words.new("way") if steps.others else ""
        if way:
            named = (f"{one}: {DIRECTIONS[place]}" for one, place in steps.ways.items())
            self.computed[table] = [f"{way}: {{{', '.join(named)}}}"]
        if steps.is_single:
            step = steps.condition(words, way).partition(" = ")[2]
            line = f"{table}({words[0]} in {cells} where {step} in {cells}): {step}"
        else:
            line = f"{table}({heads}): {steps.condition(words, way)}"
        self.computed.setdefault(table, []).extend(_wrapped(line, 4))

    def _draw(
        self, word: str, cells: Sequence[str], columns: int, parts: Mapping[str, Objects]
    ) -> None:
        """Draw a board; small sets of cells that never change are goals."""
        names = [self.conditions.predicate(one.name) for one in self.grouping.variables]
        keys = {key for one in self.grouping.variables for key in one.keys}
        names += map(self.conditions.set_name, sorted(keys))
        self.look += (f"grid: {word}", *([f"columns: {columns}"] if columns else ()))
        self.look += (f"{name}: {LOOKS[name]}" for name in names if name in LOOKS)
        for name, part in parts.items():
            if 2 * len(part) <= len(cells):
                self.look.append(f"set(x for x in {self.conditions.set_name(name)}): ring gold")

    def _sets(self) -> Iterator[str]:
        """Yield the sets that don't nest in a type, or that differ between problems."""
        for name, objects in self.loose.items():
            word, parts = self.conditions.set_word(name), self._sets_of(objects)
            if alike(parts):
                self.lists[word] = self._members(one for (one,) in parts[0])
            else:
                self.starts.append((word, self._words(parts), True))
                if all(parts):
                    yield f"{word}: {self.conditions.call(word, parts, ())}"
        for word, members in self.lists.items():
            yield from _wrapped(f"{word}: [{', '.join(members)}]", 4)

    def _sets_of(self, objects: Objects) -> Parts:
        """The objects of each problem, in the order of its file."""
        ordered = self.task.members(("object",))
        return self.conditions.by_problem((one,) for one in ordered if one in objects)

    def _type(
        self, word: str, whole: frozenset[str], inside: dict[str, frozenset[str]],
        order: Mapping[str, int], indent: int,
    ) -> Iterator[str]:  # fmt: skip
        """Write a type with the groups that nest in it; remove these from ``inside``."""
        margin = "  " * indent
        groups: list[tuple[str, frozenset[str]]] = []
        for name in sorted(inside, key=lambda one: -len(inside[one])):
            if inside[name] <= whole and all(inside[name].isdisjoint(one) for _, one in groups):
                groups.append((name, inside[name]))
        for name, _ in groups:
            del inside[name]
        members = sorted(whole, key=order.__getitem__)
        rest = [one for one in members if not any(one in group for _, group in groups)]
        written = [self.conditions.member(one) for one in rest]
        if not groups:
            yield from _wrapped(f"{margin}{word}: [{', '.join(written)}]", 2 * indent + 4)
            return
        yield f"{margin}{word}:"
        first = sorted(groups, key=lambda one: min(map(order.__getitem__, one[1])))
        for name, group in first:
            lines = [*self._type(self.conditions.set_name(name), group, inside, order, indent + 1)]
            if rest:
                lines = [f"{margin}  - {lines[0].strip()}", *(f"  {line}" for line in lines[1:])]
            yield from lines
        yield from (f"{margin}  - {one}" for one in written)

    def _tables(self) -> Iterator[str]:
        for word, relation in self.conditions.tables.items():
            if word in self.computed:
                yield from self.computed[word]
                continue
            parts = self.conditions.by_problem(relation)
            yield from self._table(word, self._words(parts), is_relation=True)
            if word in self.columns:
                heads, words = self._heads([*map(self.conditions.set_name, self.columns[word])])
                row = ", ".join((self.conditions.which, *words))
                yield from _wrapped(
                    f"{word}({heads}): ({row}) in {self.conditions.table_of(word)}", 4
                )

    def _table(self, name: str, parts: Parts, is_relation: bool = False) -> list[str]:
        """The lines of a table with the last column by the others; a long relation is a list."""
        rows, columns = [*parts[0]], max(len(row) for part in parts for row in part)
        if not alike(parts):
            several = zip(self.conditions.problems, parts, strict=True)
            rows = [(problem, *row) for problem, part in several for row in part]
            name = self.conditions.table_of(name)
        has_cells = any(one in self.cells for row in rows for one in row[:-1])
        if has_cells or is_relation and columns > 2:
            return [f"{name}:", *(f"  - [{', '.join(row)}]" for row in rows)]
        is_set = is_relation and (columns == 1 or len({row[:-1] for row in rows}) < len(rows))
        entries: dict[str, Any] = {}
        for *keys, last, value in rows:
            inner = entries
            for key in keys:
                inner = inner.setdefault(key, {})
            if is_set:
                inner.setdefault(last, []).append(value)
            else:
                inner[last] = value
        lines = (_wrapped(f"  {key}: {_flow(value)}", 6) for key, value in entries.items())
        return [f"{name}:", *chain.from_iterable(lines)]

    def _words(self, parts: Parts) -> Parts:
        return [[tuple(self._members(row)) for row in part] for part in parts]

    def _members(self, row: Iterable[str]) -> list[str]:
        return [self.conditions.member(one) for one in row]

    # ── variables and definitions ────────────────────────────────────────────────────

    def _state(self) -> Iterator[str]:
        for variable in self.grouping.variables:
            self._check_sets((*variable.keys, *variable.values))
            name = self.conditions.predicate(variable.name)
            keys = [self.conditions.set_name(one) for one in variable.keys]
            parts: list[list[tuple[str, ...]]] = []
            for start in self.candidates.starts:
                rows = [(row, order) for part, order in variable.parts for row in start[part]]
                ends = ((*keys_of(row, order), counted(row, order)) for row, order in rows)
                parts.append([tuple(map(plain, row if row[-1] else row[:-1])) for row in ends])
            heads, words = self._heads(keys)
            begin = self._first_value if variable.values else self._first_truth
            value, is_constant = begin(variable, name, words, self._words(parts))
            kind = " + ".join(map(self.conditions.set_name, variable.values)) or "boolean"
            kind += " or none" if variable.values and not variable.total else ""
            each = f" for each {', '.join(keys) if is_constant else heads}" if keys else ""
            yield f"{name}: {kind}{each} = {value}"

    def _check_sets(self, names: Iterable[str]) -> None:
        """Report a problem without objects for a variable that the others have."""
        for name in names:
            for number, problem in enumerate(self.task.problems if self.task.others else ()):
                if not self.candidates.part(self.sets.sets[name], number):
                    file = problem.span.source.name
                    raise wrong("no-objects", problem.span, name=name, file=file)

    def _first_value(
        self, variable: Variable, name: str, words: Sequence[str], parts: Parts
    ) -> tuple[str, bool]:
        """The value at the start, and whether it is one for all keys."""
        values = {row[-1] for part in parts for row in part} or {"none"}
        if (
            values == {"none"}
            or len(values) == 1
            and (variable.total or not words and alike(parts))
        ):
            return values.pop(), True
        return self._start(name, parts, words) + " or none" * (not variable.total), False

    def _start(
        self, name: str, parts: Parts, words: Sequence[str], is_relation: bool = False
    ) -> str:
        """Write a table with values at the start, and return a call of it."""
        table = self.words.new(f"first_{name}")
        self.conditions.names[f"of {table}"] = table
        self.starts.append((table, parts, is_relation))
        return self.conditions.call(table, parts, words)

    def _heads(self, keys: Sequence[str]) -> tuple[str, list[str]]:
        words: list[str] = []
        for key in keys:
            words.append(self.words.variable(key[:1], words))
        pairs = zip(words, keys, [*keys[1:], ""][: len(keys)], strict=True)
        return ", ".join(a if b == c else f"{a} in {b}" for a, b, c in pairs), words

    def _first_truth(
        self, variable: Variable, name: str, words: Sequence[str], parts: Parts
    ) -> tuple[str, bool]:
        count, first = sum(map(len, parts)), [row[0] for row in parts[0] if row]
        if not words:
            return self.conditions.only_in([n for n, part in enumerate(parts) if part]).text, True
        if not count or len(words) == 1 and count == len(self.sets.sets[variable.keys[0]]):
            return "true" if count else "false", True
        if len(words) > 1:
            table, row = self._start(name, parts, words, is_relation=True).split("(", 1)
            if alike(parts) and len(words) == 2:
                return f"{words[0]} {table} {words[1]}", False
            return f"({row} in {table}", False
        if not alike(parts):
            return f"{words[0]} in {self._start(name, parts, (), is_relation=True)}", False
        if len(first) <= 4:
            return f"{words[0]} {'in' if len(first) > 1 else '='} {' + '.join(first)}", False
        table = self.words.new(f"first_{name}")
        self.lists[table] = first
        return f"{words[0]} in {table}", False

    def _show(self) -> Iterator[str]:
        """Print a set instead of a long row of `true` and `false`."""
        parts, long = [], False
        for one in self.grouping.variables:
            name = value = self.conditions.predicate(one.name)
            if not one.values and len(one.keys) == 1 and len(self.sets.sets[one.keys[0]]) > 3:
                long = True
                heads, (word,) = self._heads([self.conditions.set_name(one.keys[0])])
                value = f"those {heads} where {name}({word})"
            parts.append(f"{name}=<{value}>")
        if long:
            yield from ("", *_wrapped(f"show: {' '.join(parts)}", 4))

    def _definitions(self) -> Iterator[str]:
        for name, place in self.grouping.of.items():
            if isinstance(place, Defined):
                heads, body = self.conditions.definition(place)
                yield from _wrapped(f"{self._head(name, heads)}: {body.text}", 4)
        rules: dict[str, list[Derived]] = {}
        for rule in self.task.domain.derived:
            rules.setdefault(rule.predicate, []).append(rule)
        for name, several in rules.items():
            types = self.task.domain.predicates[name].parameters
            keys = [self.sets.least(self.candidates.members(one.types)) for one in types]
            heads = []
            for key, one in zip(keys, types, strict=True):
                word = self.words.variable(one.name, [word for word, _ in heads])
                heads.append((word, self.conditions.set_name(key)))
            body = any_of([self._rule(rule, keys, heads) for rule in several])
            yield from _wrapped(f"{self._head(name, heads)}: {body.text}", 4)

    def _head(self, name: str, heads: Sequence[tuple[str, str]]) -> str:
        word = self.conditions.predicate(name)
        return f"{word}({', '.join(f'{a} in {b}' for a, b in heads)})" if heads else word

    def _rule(self, rule: Derived, keys: Sequence[str], heads: Sequence[tuple[str, str]]) -> Text:
        scope = Scope({}, {})
        for one, key, (word, _) in zip(rule.parameters, keys, heads, strict=True):
            scope = scope.plus(one.name, word, self.sets.sets[key])
        guards = [self.conditions.member_of(one, scope) for one in rule.parameters]
        return all_of([*guards, self.conditions.condition(rule.condition, scope)])

    def _costs(self, actions: Sequence[WrittenAction]) -> Iterator[str]:
        if not self.task.problem.metric:
            return
        if all(one.cost == "1" for one in actions):
            return
        lines = []
        for one in actions:
            name = one.name
            if not re.fullmatch(r"[a-z_]\w*", name) or name in ("move", "step", "state"):
                name = f"'{name}'"
            if one.cost != "0":
                lines.append(f"- {one.cost} per {name}")
        if not lines:
            yield "- 0 per move"
        elif len(lines) == 1:
            yield lines[0]
        else:
            yield "- cost:"
            yield from (f"    {line}" for line in lines)


def _components(
    groups: Iterable[frozenset[str]], order: Mapping[str, int]
) -> Iterator[frozenset[str]]:
    """Unite groups that share an object; in the order of their first objects."""
    united: list[frozenset[str]] = []
    for group in filter(None, groups):
        apart = [one for one in united if one.isdisjoint(group)]
        united = [*apart, group.union(*(one for one in united if one not in apart))]
    yield from sorted(united, key=lambda one: min(map(order.__getitem__, one)))


def _flow(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(one)}" for key, one in value.items()) + "}"
    return f"[{', '.join(value)}]" if isinstance(value, list) else str(value)


def _wrapped(line: str, indent: int) -> Iterator[str]:
    if len(line) <= WIDTH - 2:
        yield line
        return
    margin = line[: len(line) - len(line.lstrip())]
    parts = wrap(
        line.strip(), WIDTH - 4 - len(margin), break_long_words=False, break_on_hyphens=False
    )
    yield margin + parts[0]
    yield from (" " * indent + part for part in parts[1:])


def _title(task: Task) -> str:
    title = f"{task.domain.name}, {task.problem.name}" if not task.others else task.domain.name
    title = title if re.fullmatch(r"\w[\w ,.()-]*", title) else f'"{title}"'
    return title.replace("\\", "/")
