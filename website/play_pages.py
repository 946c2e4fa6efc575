"""The pages that play the bundled puzzles: `build(out)` writes them below `play/`.

Each puzzle, and each level of a collection, has a page with its rules as WebAssembly, so no page
needs Python or any other request.  What can't be played there is shown as a film.  All pages share
one script and two styles; a page is built again if its file or this program has changed.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import inspect
import json
import os
import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Any

from puzzlelang import answers
from puzzlelang.answers import catalogue, certificates, loading, plural
from puzzlelang.answers.catalogue import Collection, Entry
from puzzlelang.core import Puzzle, is_goal
from puzzlelang.drawing.board import Board
from puzzlelang.drawing.game_pages import game_page, solution_page
from puzzlelang.drawing.look import Boards
from puzzlelang.drawing.play_page import Unplayable
from puzzlelang.drawing.player import page_part, parts_of, program, written
from puzzlelang.drawing.raster import dots
from puzzlelang.drawing.solution_file import film_page
from puzzlelang.drawing.svg_board import SQUARE, below, board_svg, element, number, style, symbols
from puzzlelang.search import Limits
from puzzlelang.syntax import library
from puzzlelang.syntax.document import read_puzzle
from puzzlelang.syntax.instance_choice import Instance, declared
from puzzlelang.text import Diagnostics, PuzzleError, replace, xml
from puzzlelang.text.markup import document, page_data

HERE = Path(__file__).resolve().parent
TOP = HERE.parent
CACHE = TOP / "build" / "site" / "cache"

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; "
    "style-src 'self'; img-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)

STATES = 200_000
"""Maximum number of states searched for a film."""

STARTS = 25
"""Number of starts that are tried for one."""

WIDE, HIGH = 1200, 630
"""Pixels of a preview in a chat."""

FIRST = "frogs sokoban rush-hour goat hanoi klotski eight-puzzle solitaire".split()
"""The puzzles at the top of the gallery."""

LEVELS = {"easy": "Easy", "medium": "Medium", "hard": "Hard", "": "More"}

DAYS = 366
"""Number of puzzles of the day, at most."""

JOBS = os.cpu_count() or 1

LETTERS = [
    chr(code if code in range(32, 127) and chr(code) not in "\"&'<>\\" else code + 256)
    for code in ((byte + 40) % 256 for byte in range(256))
]
"""A letter for each byte, none that HTML or JSON escapes; byte 0 is "(", as modules begin."""

Made = dict[str, Any]
"""A page in parts: see `made`."""


def instances(name: str) -> Iterator[Instance]:
    """Yield the puzzle itself, then its instances."""
    diagnostics = Diagnostics()
    parsed = read_puzzle(loading.read_puzzle_file(name), diagnostics)
    yield Instance()
    yield from declared(parsed)


@functools.cache
def _program_key() -> bytes:
    digest = hashlib.sha256()
    for path in sorted((TOP / "puzzlelang").rglob("*")):
        if path.suffix in (".py", ".html") and path.is_file():
            digest.update(path.read_bytes())
    for function in (made, with_text, preview):
        digest.update(inspect.getsource(function).encode())
    return digest.digest()


def cached(job: tuple[str, Instance, tuple[int, ...]]) -> Made:
    """A page in parts, built unless it is kept from an earlier build."""
    name, instance, best = job
    folder = Path(library.names()[name]).parent
    digest = hashlib.sha256(_program_key())
    digest.update(repr((name, instance.name, best)).encode())
    for path in sorted(folder.rglob("*")):
        if path.is_file() and (path.stem == name or path.suffix != ".yaml"):
            digest.update(path.read_bytes())
    kept = CACHE / f"{digest.hexdigest()[:32]}.json"
    if not kept.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        text = json.dumps(made(name, instance, best))
        kept.write_text(text, encoding="utf-8")
    found: Made = json.loads(kept.read_text("utf-8"))
    return found


def empty(name: str, instance: Instance, title: str) -> Made:
    """A page without a body."""
    label = instance.title or instance.name
    return {"name": name, "instance": instance.name, "label": label, "title": title,
            "why": "", "body": "", "svg": ""}  # fmt: skip


def made(name: str, instance: Instance, best: tuple[int, ...]) -> Made:
    """Build the parts of a page: body with places for links, data, styles, pictures.

    `why` is the reason why it can't be played; without a `body` nothing could be drawn.
    """
    diagnostics = Diagnostics()
    parsed = read_puzzle(loading.read_puzzle_file(name), diagnostics)
    assert parsed is not None
    loaded = answers.loadable(lambda: loading.prepare(parsed, instance, Diagnostics()))
    found = empty(name, instance, loaded.puzzle.title)
    page = None
    if isinstance(loaded, loading.Loaded):
        start = loaded.puzzle.starts[0]
        known = best if len(best) == max(1, len(loaded.puzzle.costs)) else ()
        try:
            page = game_page(loaded, "", known)
        except Unplayable as reason:
            found["why"] = str(reason)
            answer = watched(loaded)
            shown = answer.listed or (
                (answers.first_step(answer.puzzle, answer.puzzle.starts[0]),),
            )
            page = film_page(answer.puzzle, answers.conclusion(answer), shown)
            start = shown[0][0].slots
        boards = Boards(loaded.puzzle)
        first = boards.board(start)
    elif isinstance(loaded, answers.ToFill):
        filled = answers.fill(loaded, Limits(STATES))
        if filled.choice is None:
            found["why"] = "no solution of it is known"
            return found
        drawn = replace(filled.puzzle, starts=(filled.choice.slots,))
        page = solution_page(loaded, "", ((filled.choice,),), filled.best)
        found["why"] = page.data.get("still", "")
        boards = Boards(drawn)
        first = boards.unfilled or boards.board(filled.choice.slots)
    else:
        found["why"] = "no state meets its starts"
        return found
    found["svg"] = board_svg(first, loaded.puzzle.title)
    found["preview"] = preview(loaded.puzzle, first)
    found["fingerprint"] = certificates.page_key(loaded)
    if page is not None:
        found |= {"body": page.body("$top", "$after", "$links"), "data": with_text(page.data),
                  "kind": page.kind, "rules": style(page.pieces)}  # fmt: skip
    return found


def watched(loaded: loading.Loaded) -> answers.Answer:
    """The answer that is shown where a page can't play.

    If the puzzle may begin in its goal, the longest solution from a few other starts is shown.
    """
    puzzle = loaded.puzzle
    if not is_goal(puzzle, puzzle.starts[0]):
        return answers.solve(loaded, limits=Limits(STATES))
    spread = puzzle.starts[:: max(1, len(puzzle.starts) // STARTS)]
    tried = (
        answers.solve(loading.with_starts(loaded, (one,)), limits=Limits(STATES)) for one in spread
    )
    return max(tried, key=lambda answer: max(map(len, answer.listed), default=0))


def with_text(data: Mapping[str, Any]) -> str:
    """Data of a page as JSON; its rules as text, which servers compress better than base64."""
    data = written(data, deflates=False)
    if "wasm" not in data:
        return page_data(data)
    binary = zlib.decompress(base64.b64decode(data["wasm"]), wbits=-zlib.MAX_WBITS)
    text = page_data({**data, "wasm": "!"})
    return text.replace('"wasm":"!"', f'"wasm":"{binary.decode("latin-1").translate(LETTERS)}"', 1)


def preview(puzzle: Puzzle, board: Board) -> str:
    """A picture of a board beside its title, as SVG."""
    wide, high = board.wide * SQUARE, board.high * SQUARE
    beside = wide < 1.5 * high
    room = (660, 550) if beside else (1120, 380)
    scale = min(room[0] / wide, room[1] / high)
    left, top = 40 + (room[0] - wide * scale) / 2, 40 + (room[1] - high * scale) / 2
    pieces = (*board.ground, *board.pieces)
    size = 54
    lines = _wrapped(puzzle.title, 15 if beside else 40)[:4]
    x, y = (740, 315 - (len(lines) - 1) * 33) if beside else (44, 515)
    words = "".join(
        f'<text class="t i l" x="{x}" y="{y + 66 * n}" font-size="{size}">{xml(line)}</text>'
        for n, line in enumerate(lines)
    )
    below_it = y + 66 * len(lines) - 8
    drawn = below(board.ground) + "".join(map(element, board.pieces))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">'
        f"<defs>{symbols(pieces)}</defs>"
        f'<g transform="translate({number(left)} {number(top)}) scale({scale:.4f})">{drawn}</g>'
        f"{words}"
        f'<text class="t w l" x="{x}" y="{below_it}" font-size="28">'
        "play it in your browser</text></svg>"
    )


def _wrapped(text: str, most: int) -> list[str]:
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + len(word) >= most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def png(text: str) -> bytes:
    file = BytesIO()
    dots(text, 1).quantize(64).save(file, "PNG", optimize=True)
    return file.getvalue()


# ── the pages ──────────────────────────────────────────────────────────────────────


def address(one: Made) -> str:
    """Where a page is, below `play/`."""
    level = re.sub(r"[^\w.-]+", "-", one["instance"])
    return f"{one['name']}/{level}.html" if level else f"{one['name']}.html"


class Site:
    """The folder that is written. `base` is the address of the site for previews, or empty;
    `writes`: the playground is part of it.
    """

    def __init__(self, out: Path, base: str = "", writes: bool = True) -> None:
        self.writes = writes
        self.out, self.base = out, base.rstrip("/") + "/" if base else ""
        self.styles: dict[str, str] = {}

    def write(self, name: str, text: str | bytes) -> None:
        path = self.out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())

    def head(self, place: str, title: str, about: str, picture: str, *more: str) -> str:
        """Markup of a head: description, preview, styles and scripts with relative addresses."""
        up = "../" * place.count("/")
        see = self.base or up
        about = xml(about if len(about) <= 200 else f"{about[:199]}…")
        found = [
            f'<meta name="description" content="{about}">',
            f'<meta property="og:title" content="{xml(title)}">',
            f'<meta property="og:description" content="{about}">',
            '<meta property="og:type" content="website">',
            f'<meta property="og:image" content="{see}{picture}">',
            f'<meta property="og:image:width" content="{WIDE}">',
            f'<meta property="og:image:height" content="{HIGH}">',
            '<meta name="twitter:card" content="summary_large_image">',
            f'<link rel="icon" href="{up}icon.svg">',
            f'<link rel="manifest" href="{up}manifest.webmanifest">',
        ]
        if self.base:
            found.insert(4, f'<meta property="og:url" content="{self.base}{place}">')
        for name in more:
            found.append(
                f'<script src="{up}{name}" defer></script>' if name.endswith(".js")
                else f'<link rel="stylesheet" href="{up}{name}">'
            )  # fmt: skip
        return "\n".join(found)

    def puzzle(self, one: Made, entry: Entry, levels: Sequence[Made]) -> None:
        """Write the page of a puzzle or level, and its picture."""
        place = f"play/{address(one)}"
        picture = f"boards/{address(one)[:-5]}.svg"
        if one["svg"]:
            self.write(picture, one["svg"])
        if not one["body"]:
            return
        sheet = self.styles.setdefault(one["rules"], f"board-{len(self.styles) + 1}.css")
        up = "../" * place.count("/")
        number_of = levels.index(one)
        top = f'<a class="home" href="{up}play/index.html"><span>All puzzles</span></a>'
        after = ""
        if len(levels) > 1:
            steps = []
            for step, sign, word in ((-1, "‹", "previous"), (1, "›", "next")):
                other = number_of + step
                if 0 <= other < len(levels):
                    to = f"{up}play/{address(levels[other])}"
                    steps.append(
                        f'<a class="step" href="{to}" aria-label="{word} level">{sign}</a>'
                    )
                    if step > 0:
                        after = f'<a class="step" href="{to}">Next level</a>'
                else:
                    steps.append(f'<a class="step" aria-disabled="true">{sign}</a>')
            all_of = f"{up}play/{one['name']}/index.html"
            label = f'<a class="step" href="{all_of}">{number_of + 1} of {len(levels)}</a>'
            top += f'<nav class="levels" aria-label="levels">{steps[0]}{label}{steps[1]}</nav>'
        change = f"{up}playground/index.html#/p/{one['name']}"
        if one["instance"]:
            change += f"/{one['instance']}"
        links = f'<a href="{change}">Change it</a>' * self.writes
        body = one["body"].replace("$top", top).replace("$after", after).replace("$links", links)
        scripts = f'<script id="data" type="application/json">{one["data"]}</script>'
        title = one["title"] if not one["instance"] else f"{one['title']}: {one['label']}"
        kind = one["kind"]
        head = self.head(
            place, title, " ".join(entry.about.split()), f"previews/{one['name']}.png",
            sheet, f"{kind}.css", "site.css", f"{kind}.js", "site.js",
        )  # fmt: skip
        body = f'<body class="game" data-top="{up}">\n{body}{scripts}\n</body>'
        self.write(place, document(title, POLICY, head, body))

    def collection(self, name: str, entry: Entry, levels: Sequence[Made]) -> None:
        """Write the page on which a level is chosen, with a thumbnail of each."""
        cards = "".join(self.card(one, one["label"] or "the first", "", "../../") for one in levels)
        place = f"play/{name}/index.html"
        title = f"{entry.title}: {len(levels)} levels"
        head = self.head(place, title, " ".join(entry.about.split()), f"previews/{name}.png",
                         "site.css", "site.js")  # fmt: skip
        about = "".join(f"<p>{xml(one)}</p>" for one in entry.about.strip().split("\n\n"))
        body = (
            '<body class="list" data-top="../../">\n<header><a class="home" href="../index.html">'
            f"All puzzles</a></header>\n<main><h1>{xml(entry.title)}</h1>"
            f'<div class="about">{about}</div>'
            f'<div class="cards small">{cards}</div></main>\n</body>'
        )
        self.write(place, document(title, POLICY, head, body))

    def card(self, one: Made, title: str, facts: str, up: str, keys: Sequence[str] = ()) -> str:
        keys = keys or [one["fingerprint"]]
        picture = f"{up}boards/{address(one)[:-5]}.svg"
        return (
            f'<a class="card" href="{up}play/{address(one)}" data-keys="{" ".join(keys)}">'
            f'<img src="{picture}" alt="" loading="lazy" width="200" height="130">'
            f"<strong>{xml(title)}</strong><small>{xml(facts)}</small></a>"
        )


def best_of(entry: Entry) -> Mapping[str, tuple[int, ...]]:
    """The best known costs of instances, by name; of the puzzle itself by the empty name."""
    found: dict[str, tuple[int, ...]] = {}
    choices = [c for i in entry.instances for c in (i.levels if isinstance(i, Collection) else [i])]
    rows = [(choice.name, choice.known.claims) for choice in choices]
    for variant in entry.known:
        if variant.of.keys() <= {"instance", "search"}:
            rows.append((str(variant.of.get("instance", "")), variant.claims))
    for name, claims in rows:
        cost = claims.get("cost")
        if isinstance(cost, int | list):
            found[name] = tuple(cost) if isinstance(cost, list) else (cost,)
    return found


def pages(names: Sequence[str] = (), levels: bool = True) -> Iterator[tuple[Entry, list[Made]]]:
    """All puzzles with their pages in parts, the puzzle itself first."""
    _, entries = catalogue.select("", "", whole=True)
    chosen = [entry for entry in entries if not names or entry.name in names]
    work = [(entry.name, instance, best_of(entry).get(instance.name, ()))
            for entry in chosen for instance in instances(entry.name)
            if levels or not instance.name]  # fmt: skip
    with ProcessPoolExecutor(JOBS) as pool:
        done = iter(list(pool.map(_tried, work)))
    for entry in chosen:
        own, *others = [next(done) for name, _, _ in work if name == entry.name]
        # a collection that begins with the puzzle itself has it once
        yield entry, [own, *(one for one in others if one["svg"] != own["svg"])]


def _tried(job: tuple[str, Instance, tuple[int, ...]]) -> Made:
    try:
        return cached(job)
    except PuzzleError as error:
        name, instance, _ = job
        return {**empty(name, instance, ""), "why": error.diagnostics[0].message}


def build(site: Site, names: Sequence[str] = (), levels: bool = True) -> list[Made]:
    """Write the gallery and all pages, with or without those of levels; return those."""
    rows: list[tuple[Entry, list[Made]]] = []
    for entry, all_of in pages(names, levels):
        shown = [one for one in all_of if one["body"]]
        if not shown:
            continue
        rows.append((entry, shown))
        for one in shown:
            site.puzzle(one, entry, shown)
        if len(shown) > 1:
            site.collection(entry.name, entry, shown)
    with ProcessPoolExecutor(JOBS) as pool:
        previews = pool.map(png, [levels[0]["preview"] for _, levels in rows])
        for (entry, _), picture in zip(rows, previews, strict=True):
            site.write(f"previews/{entry.name}.png", picture)
    for rules, name in site.styles.items():
        site.write(name, rules)
    for kind in ("film", "moves", "blanks"):
        site.write(f"{kind}.css", page_part("player.css", parts_of(kind)))
        site.write(f"{kind}.js", program(kind))
    for name in ("site.css", "site.js", "icon.svg", "manifest.webmanifest"):
        site.write(name, (HERE / "src" / name).read_bytes())
    assert names or len(rows) == len(library.names()), "a puzzle has no page"
    gallery(site, rows)
    return [one for _, levels in rows for one in levels]


def gallery(site: Site, rows: Sequence[tuple[Entry, list[Made]]]) -> None:
    """Write the page of all puzzles."""
    groups: dict[str, list[str]] = {"Start here": []}
    groups |= {title: [] for title in LEVELS.values()} | {"To watch": []}
    order = {name: n for n, name in enumerate(FIRST)}
    days = []
    for entry, levels in sorted(rows, key=lambda r: (order.get(r[0].name, 99), r[0].title)):
        one, *more = levels
        # other groups are those of a difficulty
        difficulty = entry.difficulty * (entry.name in order)
        facts = [entry.family, difficulty, f"{len(levels)} levels" if more else ""]
        keys = [level["fingerprint"] for level in levels if not level["why"]]
        text = site.card(one, entry.title, " · ".join(filter(None, facts)), "../", keys)
        text = text.replace("<a ", f'<a data-words="{xml(_words(entry))}" ', 1)
        group = LEVELS.get(entry.difficulty, "More")
        if one["why"]:
            group = "To watch"
        elif entry.name in order:
            group = "Start here"
        groups[group].append(text)
        if not one["why"] and entry.difficulty != "easy":
            days += [_day(level) for level in levels if not level["why"]][:12]
    days.sort(key=lambda row: hashlib.sha256(row[0].encode()).digest())  # a fixed mixture
    sections = "".join(
        f'<section><h2>{title}</h2><div class="cards">{"".join(cards)}</div></section>'
        for title, cards in groups.items() if cards
    )  # fmt: skip
    place, title = "play/index.html", "Puzzles to play"
    about = counted([not levels[0]["why"] for _, levels in rows])
    write = (
        '<a class="button" href="../playground/index.html#/new">Write your own</a>' * site.writes
    )
    first = rows[0][0].name if "frogs" not in {e.name for e, _ in rows} else "frogs"
    body = (
        '<body class="list" data-top="../">\n<header>'
        f'<a class="home" href="../index.html">puzzlelang</a>{write}</header>\n'
        f"<main><h1>{title}</h1><p>{about} A tick marks what you have solved; only this browser "
        'knows.</p>\n<p id="day" hidden></p>\n<p class="search"><input id="search" type="search" '
        'placeholder="Search: hanoi, river, easy …" aria-label="search puzzles">'
        f'<output id="found" for="search"></output></p>\n{sections}</main>\n'
        f'<script id="days" type="application/json">{page_data(days[:DAYS])}</script>\n</body>'
    )
    head = site.head(place, title, about, f"previews/{first}.png", "site.css", "site.js")
    site.write(place, document(title, POLICY, head, body))


def counted(played: Sequence[bool]) -> str:
    """The number of puzzles, each with its levels, and of those that a page can't play."""
    watched = len(played) - sum(played)
    rest = f", except {watched:,} that {'is' if watched == 1 else 'are'} only to watch" * bool(
        watched
    )
    return f"{plural(len(played), 'puzzle')}. They open at once in the browser, with hints{rest}."


def _day(one: Made) -> list[str]:
    place = address(one)
    return [f"play/{place}", _name(one), f"boards/{place[:-5]}.svg", one["fingerprint"]]


def _name(one: Made) -> str:
    return f"{one['title']}, {one['label']}" if one["instance"] else one["title"]


def _words(entry: Entry) -> str:
    return " ".join(
        [entry.name, entry.title, entry.family, entry.difficulty, *entry.about.split()]
    ).lower()
