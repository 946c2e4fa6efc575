"""Options that can't be combined: a table, and the function that reads it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence

from puzzlelang.text import Any, PuzzleError, Record, usage_error

ONE_OF_TWO = "leave one of the two out"
ONE_OF_THEM = "leave one of them out"


class Conflict(metaclass=Record):
    """``option`` can't be combined with any of ``others``; without others it is never allowed.

    An option is a name, perhaps with a value: ``--all``; ``--format json``; ``--view *``, whose
    value is part of its text; ``!--store`` means that it is missing. ``message`` is a template:
    ``{0}`` and ``{1}`` are the texts of both options, their values are named, and ``about`` is a
    puzzle or view, which ``when`` may also use.
    """

    option: str
    others: str = ""
    message: str = "`{0}` and `{1}` can't be combined"
    help: str = ONE_OF_THEM
    when: Callable[[Namespace, Any], object] = lambda options, about: True


def _keeps_states(options: Namespace, view: Any) -> bool:
    """Test whether the view needs all states that the search discovered."""
    return view is not None and view.asks_for_discovered is not None


def _forgets_states(options: Namespace, about: Any) -> bool:
    from puzzlelang.search import ORDERS, order_named

    return not ORDERS[order_named(options.order)].keeps


def _proves_nothing(options: Namespace, loaded: Any) -> bool:
    from puzzlelang.search import promises_optimal

    return not promises_optimal(options.order, loaded.system.unit_cost)


def _reads_input_twice(options: Namespace, about: Any) -> bool:
    inputs = (options.file, options.instance.rpartition("=")[2].partition(":")[0],
              *(path for _, path in options.maps))  # fmt: skip
    return len(options.compare) != 1 and "-" in inputs


_DISCOVERED = "the view `{about.name}` needs all states that the search discovered"
_IN_MEMORY = "`--store` keeps the states on disk, and `{1}` needs them in memory"

CONFLICTS = {
    "solve": (
        Conflict(
            "--weight", "!--search wastar", "`--search {order}` has no weight",
            "`--weight` goes with `--search wastar`",
        ),
        Conflict("--last", "--view", "`--last` and `--view` print different things"),
        Conflict(
            "--last", "--format json",
            "`--last` leaves out states, and `--format json` is what `verify` reads",
            "write `--format jsonl`, a line for each solution",
        ),
    ),
    "best solutions": (
        Conflict(
            "--search", "--count, --all", "`--search {order}` can't tell which solutions are best",
            "leave `--search` out: `--all` and `--count` need the best solutions", _proves_nothing,
        ),
    ),
    "certificate": (
        Conflict(
            "--search", "--certificate",
            "`--search {order}` promises nothing that a certificate could prove",
            "leave `--search` out, or `--certificate`", _proves_nothing,
        ),
    ),
    "view": (
        Conflict("--view", "--format *", "`--view` and `{1}` are two different formats",
                 ONE_OF_TWO),
        Conflict("--view", "--count", "a view can't print the number of solutions",
                 "leave `--count` out"),
    ),
    "view of discovered states": (
        Conflict("--view", "--all", f"{_DISCOVERED}, and `--all` keeps none",
                 "leave `--all` out"),
        Conflict("--view", "", f"{_DISCOVERED}, and `--search {{order}}` does not keep them",
                 "choose another order, for instance `--search bfs`", _forgets_states),
    ),
    "good": (
        Conflict("--good", "--count, --all, --store, --certificate"),
        Conflict("--good", "--view *", when=_keeps_states),
        Conflict("--good", "--search *"),
    ),
    "filled": tuple(
        Conflict(option, "", "`{0}` is for puzzles that move; this one is filled in",
                 "leave it out")
        for option in ("--start", "--search *", "--estimate", "--good", "--store",
                       "--workers", "--cores", "--disk", "--view", "--no-symmetry")
    ),
    "new": (
        Conflict("--filled", "--like *", help="`--like` copies a puzzle with all its sections"),
        Conflict("--from", "--filled, --like *", help=ONE_OF_TWO),
    ),
    "verify filled": tuple(
        Conflict(option, "", "`{0}` is for puzzles that move; this one is filled in",
                 "leave `{0}` out")
        for option in ("--start", "--view", "--rename")
    ),
    "verify link": tuple(
        Conflict(option, "", "`{0}` is not for a link", "leave it out")
        for option in ("--view", "--certificate", "--rename")
    ),
    "play filled": tuple(
        Conflict(option, "", "`{0}` is for puzzles that move; this one is filled in",
                 "leave it out")
        for option in ("--start", "--scores")
    ),
    "watched": (
        Conflict("--watch-search", "--count, --all, --good, --store, --certificate, --last, -o, "
                 "--view *, --format *"),
        Conflict("--watch-search", "--tier native",
                 "`--watch-search` watches the first tier, and `{1}` is another", ONE_OF_TWO),
        Conflict("--compare", "--search *", help=ONE_OF_TWO),
        Conflict("--watch-search", "", "`--compare` without orders compares too many to watch",
                 "name two: `--compare bfs,dfs`", lambda options, about: options.compare == ()),
    ),
    "compare": (
        Conflict("--compare", "--count, --all, --good, --store, --certificate, --last, --search *, "
                 "-o, --view *, --format lines, --format jsonl"),
        Conflict("--compare", "--weight", "`--weight` goes with the order `wastar`",
                 "write `--compare wastar,astar`",
                 lambda options, about: "wastar" not in options.compare),
        Conflict(
            "--compare", "",
            "standard input can be read once, and each order is searched in a separate process",
            "`--compare` needs a file", _reads_input_twice,
        ),
    ),
    "store": (
        Conflict("--workers", "!--store", "`--workers` work on the files of a store",
                 "add `--store DIR`, a folder that all share"),
        Conflict(
            "--workers", "--cores",
            "`--cores` are processes of this machine, and `--workers` replace them",
            "leave one of the two out; `--workers local:N` starts N of them here",
        ),
        Conflict(
            "--cores", "!--store",
            "`--cores` are processes that work on a store; without one a search uses one core",
            "leave `--cores` out, or add `--store DIR`",
        ),
        Conflict("--disk", "!--store", "`--disk` limits the size of `--store`",
                 "give a folder: `--store DIR`"),
        Conflict("--store", "--all, --certificate, --full, --why, --tree", _IN_MEMORY, ONE_OF_TWO),
        Conflict("--store", "--view", _IN_MEMORY, ONE_OF_TWO, _keeps_states),
        Conflict("--store", "--estimate found", _IN_MEMORY, ONE_OF_TWO),
    ),
    "explore": (
        Conflict("--depth", "!--tree", "`--depth` belongs to `--tree`",
                 "add `--tree`, or leave `--depth` out"),
        Conflict("--names", "!--tree", "`--names` belongs to `--tree`",
                 "add `--tree`, or leave `--names` out"),
        Conflict("--rate", "!-o", "`--rate` adds columns to a table of states",
                 "say where to write it: `--rate -o OUT.csv`"),
        Conflict("--store", "--rate", _IN_MEMORY, ONE_OF_TWO),
        Conflict("--tree", "--format *", "`--tree` prints only text",
                 "for JSON, use `puzzlelang graph -o OUT.json`"),
        Conflict("--tree", "--full, --why", "`--tree` prints only the tree",
                 "leave `--full` and `--why` out"),
    ),
    "table": (
        Conflict("-o", "--full, --why, --tree, --format *",
                 "`-o` writes the states, and `{1}` prints something else", ONE_OF_TWO),
        Conflict("-o", "--tier native",
                 "`-o` lists the states in Python, without `--tier native`", "leave it out",
                 lambda options, about: not options.store),
    ),
    "layers": (
        Conflict("--layer", "!-o, !--store",
                 "`--layer` chooses which states of a store are written",
                 "say where the states are and where to write them: `--store DIR -o OUT.csv`"),
        Conflict("--forget", "!--store", "`--forget` removes states from a store",
                 "add `--store DIR`"),
        Conflict("--forget", "-o, --full, --why, --tree, --state"),
        Conflict("--state", "!--store", "`--state` needs a store to search",
                 "add `--store DIR`"),
        Conflict("--state", "-o, --full, --why, --tree"),
    ),
    "graph": (
        Conflict("-o", "--layout, --boards, --texts, --names, --path",
                 "`{1}` is for pictures; a {about} file has none",
                 "leave it out, or write OUT.svg or OUT.html"),
    ),
    "path": (
        Conflict("--path", "--prune, --symmetry, --search",
                 "`--path` is compared with all best solutions, without `{1}`", ONE_OF_TWO),
    ),
    "corridor": (
        Conflict("--corridor", "--first, --prune, --symmetry, --search",
                 "`--corridor` is drawn from the best solutions, and `{1}` from the start",
                 ONE_OF_TWO),
    ),
    "verify": (
        Conflict("--view", "--certificate",
                 "`--certificate` belongs to an answer in JSON, not to `--view`"),
        Conflict("--rename", "--view, --certificate",
                 "`--rename` translates the moves of an answer in JSON, without `{1}`"),
    ),
    "play": (
        Conflict(
            "--resume", "--start",
            "a saved game has its own start, so `--resume` and `--start` don't go together",
            ONE_OF_TWO,
        ),
        Conflict("-o", "--resume, --lines, --scores",
                 "`-o` writes a page and doesn't play here, so `{1}` has no meaning", ONE_OF_TWO),
    ),
    "format": (
        Conflict("--write", "--check", "`--write` changes files and `--check` changes none",
                 "choose one"),
    ),
    "generate": (
        Conflict("--hardest", "--count", "`--hardest` tries all candidates, and `--count` ends",
                 "limit the candidates with `--tries`"),
        Conflict("--hardest", "", "a .jsonl file has all levels in the order of their candidates",
                 "leave `--hardest` out, or write .txt or .yaml",
                 lambda options, about: options.output.lower().endswith(".jsonl")),
    ),
    "schema": (
        Conflict("--of", "what", "the schema is named twice, with `--of` and without"),
    ),
}  # fmt: skip
"""Conflicts by topic; a topic is checked at one time. A message names the first match of a row."""


def check(topic: str, options: Namespace, about: object = None) -> None:
    """Refuse the first combination of ``options`` that a row of ``topic`` forbids."""
    refusal = conflict(topic, options, about)
    if refusal is not None:
        raise refusal


def conflict(topic: str, options: Namespace, about: object = None) -> PuzzleError | None:
    values: Mapping[str, object] = options.given
    for row in CONFLICTS[topic]:
        first = _shown(row.option, values)
        others = (_shown(other, values) for other in row.others.split(", ")) if row.others else [""]
        second = next((other for other in others if other is not None), None)
        if first is not None and second is not None and row.when(options, about):
            message = row.message.format(first, second, about=about, **vars(options))
            return usage_error(message, row.help)
    return None


def could_add(option: str, options: Namespace, topics: Sequence[str], about: object) -> bool:
    """Test whether ``options`` with this one added have no conflict in ``topics``."""
    more = Namespace(**{**vars(options), "given": {**options.given, option: True}})
    return all(conflict(topic, more, about) is None for topic in topics)


def _shown(option: str, given: Mapping[str, object]) -> str | None:
    """Return the text of an option in a message; None if it is missing (after ``!``: present)."""
    if option.startswith("!"):
        return option[1:] if _shown(option[1:], given) is None else None
    name, _, value = option.partition(" ")
    if name not in given or value not in ("", "*", str(given[name])):
        return None
    return f"{name} {given[name]}" if value else name
