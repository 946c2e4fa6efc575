"""Draw docs/gallery/hop.svg: the solution of the leaping frogs, frogs leaping.

The steps are the program's own (`puzzlelang.load("frogs")`); the picture needs no script, rests
where its reader prefers no motion, and begins again when it is done.
"""

from __future__ import annotations

import html
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import puzzlelang as pl

PATH = Path(__file__).resolve().parents[1] / "docs" / "gallery" / "hop.svg"

STONE, MARGIN, GROUND = 90, 65, 148
"""Distance of two stones, of the first one from the edge, and the frogs' height."""
SLOT, REST = 0.9, 2
"""Seconds for a move, and slots to look at the first and at the last state."""

LOOK = """\
.pond{fill:#dcf0f4} .stone{fill:#93a3ad} .words{fill:#17323a} .number{fill:#3d565e}
.G .body{fill:#2f9e44} .B .body{fill:#a0602c} .eye{fill:#fff} .pupil{fill:#10181c}
text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;
text-anchor:middle}
.words{font-size:25px;opacity:0} .number{font-size:17px}
@media(prefers-color-scheme:dark){.pond{fill:#153a44} .stone{fill:#5f7480}
.words{fill:#e3f3f6} .number{fill:#a9c3ca}}
@media(prefers-reduced-motion:reduce){*{animation:none!important} .words.start{opacity:1}}"""

FROG = """\
<g class="{kind}" style="{place}"><ellipse class="body" rx="25" ry="17"/>\
<circle class="body" cx="{near}" cy="-14" r="9"/><circle class="body" cx="{far}" cy="-15" r="9"/>\
<circle class="eye" cx="{near}" cy="-15" r="5"/><circle class="eye" cx="{far}" cy="-16" r="5"/>\
<circle class="pupil" cx="{near_pupil}" cy="-15" r="2.4"/>\
<circle class="pupil" cx="{far_pupil}" cy="-16" r="2.4"/></g>"""


def x(stone: int) -> int:
    return MARGIN + STONE * (stone - 1)


def at(where: float, height: float = 0) -> str:
    return f"transform:translate({where:g}px,{GROUND - height:g}px)"


def leap(start: int, end: int, begin: float, share: float) -> Iterator[str]:
    """The moments of one leap, in percent of the whole."""
    high = 34 * abs(end - start)
    for part in (0, 0.15, 0.3, 0.5, 0.7, 0.85, 1):
        where = x(start) + (x(end) - x(start)) * part
        yield f"{begin + share * part:.2f}%{{{at(where, 4 * high * part * (1 - part))}}}"


def picture() -> str:
    answer = pl.load("frogs", left=3, right=3).solve()
    boards = ["".join(step.state["board"]) for step in answer]
    stones = len(boards[0])
    slots = len(boards) - 1 + 2 * REST
    whole = slots * SLOT
    style, drawn = [LOOK], []
    frogs = {place: [(0, place)] for place, kind in enumerate(boards[0], 1) if kind != "_"}
    standing = {place: place for place in frogs}
    for number, (before, after) in enumerate(pairwise(boards)):
        (start,) = (s for s in standing if after[s - 1] == "_" != before[s - 1])
        end = before.index("_") + 1
        frog = standing[end] = standing.pop(start)
        frogs[frog].append((number, end))
    for frog, hops in frogs.items():
        moments = [f"0%{{{at(x(frog))}}}"]
        for (_, start), (number, end) in pairwise(hops):
            begin = 100 * (REST + number) / slots
            moments += leap(start, end, begin, 100 * 0.6 / slots)
        style.append(f"@keyframes f{frog}{{{''.join(moments)}100%{{{at(x(hops[-1][1]))}}}}}")
        kind = boards[0][frog - 1]
        side = 1 if kind == "G" else -1
        drawn.append(FROG.format(
            kind=kind, place=f"{at(x(frog))};animation:f{frog} {whole:g}s linear infinite",
            near=side * 4, far=side * 18, near_pupil=side * 5.5, far_pupil=side * 19.5,
        ))  # fmt: skip
    style.append(f"@keyframes say{{0%{{opacity:1}}{100 / slots:.2f}%,100%{{opacity:0}}}}")
    style.append(f"@keyframes long{{0%{{opacity:1}}{100 * REST / slots:.2f}%,100%{{opacity:0}}}}")
    says = [(0, "long", "Six frogs want to change places."), *(
        (REST + number, "say", f"{number + 1}.  {move}") for number, move in enumerate(answer.moves)
    ), (slots - REST, "long", f"{answer.length} moves: no shorter solution exists.")]  # fmt: skip
    middle = (x(stones) + MARGIN) / 2
    words = [
        f'<text class="words{" start" if not begin else ""}" x="{middle:g}" y="36" '
        f'style="animation:{name} {whole:g}s {begin * SLOT:g}s steps(1,end) infinite">'
        f"{html.escape(said)}</text>"
        for begin, name, said in says
    ]
    places = "".join(
        f'<ellipse class="stone" cx="{x(stone)}" cy="{GROUND + 22}" rx="38" ry="12"/>'
        f'<text class="number" x="{x(stone)}" y="{GROUND + 56}">{stone}</text>'
        for stone in range(1, stones + 1)
    )
    width, height = x(stones) + MARGIN, GROUND + 72
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        "<title>Leaping frogs</title>",
        f"<desc>{boards[0]} becomes {boards[-1]} in {answer.length} moves</desc>",
        f"<style>{chr(10).join(style)}</style>",
        f'<rect class="pond" width="{width}" height="{height}" rx="16"/>',
        places, *words, *drawn, "</svg>\n",
    ])  # fmt: skip


if __name__ == "__main__":
    PATH.write_text(picture(), encoding="utf-8")
