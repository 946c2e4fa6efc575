"""Shorten the scripts of pages: `python website/page_scripts.py` writes `scripts.txt` beside them.

terser shortens names and leaves out comments and spaces; it sees the sections for some pages as
statements, so it must not move a statement across another.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
HERE = TOP / "puzzlelang" / "drawing"

NAMES = "board watch tables rules small search fill worker moves blanks play".split()

SAFE = "join_vars,booleans,comparisons,conditionals,if_return"
"""Changes of terser that move no statement across another."""

PRIVATE = (
    "advice advise amounts arrive asked before box boxes broken change changed come count"
    " dead drag dragged dragging draw drop edges exact explored failed far fields glides gone"
    " ground groups inWords kept layer made marks measure memory middle move notes numbers"
    " offsets opening out place price quiet record root round score shared shown states steer"
    " svg table texts wide win write"
).split()
"""Properties that neither data nor browsers nor rules name, so that a page may call them `a`."""


def terser() -> str | None:
    """Path of the program, from tests/drawing or elsewhere."""
    own = TOP / "tests" / "drawing" / "node_modules" / ".bin"
    return shutil.which("terser", path=own) or shutil.which("terser")


def sources() -> dict[str, str]:
    return {name: (HERE / f"{name}.js").read_text("utf-8") for name in NAMES}


def digest(codes: dict[str, str]) -> str:
    return hashlib.sha256("\0".join(codes.values()).encode()).hexdigest()[:16]


def program(codes: dict[str, str]) -> str:
    """Join the scripts; what belongs to some pages only is a section, as in their sources."""

    def section(kind: str, code: str) -> str:
        return f"/*{kind}*/\n{code}/*end*/\n"

    searches = section("small", codes["small"]) + section("large", codes["search"])
    engines = section("moves", f"engine = () => {{\n{codes['rules']}{searches}}};\n")
    engines += section("blanks", f"engine = () => {{\n{codes['fill']}}};\n")
    hands = "".join(section(kind, f"{{\n{codes[kind]}}}\n") for kind in ("moves", "blanks"))
    game = f"let engine;\n{codes['tables']}{engines}{codes['worker']}{hands}{codes['play']}"
    whole = f"{codes['board']}{codes['watch']}{section('game', game)}"
    return f'"use strict";\n(async () => {{\n{whole}}})();\n'


def shortened(code: str, runs: str) -> str:
    """Run terser without changes that could move statements across the ends of sections."""
    marked = re.sub(r"/\*(\w+)\*/", r"$$\1;", code)
    names = f"regex=/^(?:{'|'.join(PRIVATE)})$/"
    done = subprocess.run(
        [runs, "--mangle", "--mangle-props", names, "--compress", f"defaults=false,{SAFE}",
         "--ecma", "2020"],
        input=marked,
        capture_output=True,
        text=True,
        check=True,
    )  # fmt: skip
    return re.sub(r"\$\$(\w+);?", r"/*\1*/", done.stdout.strip())


def main() -> None:
    runs, codes = terser(), sources()
    if runs is None:
        raise SystemExit("terser is missing: npm install --no-package-lock --prefix tests/drawing")
    text = shortened(program(codes), runs)
    assert not re.search(r"</|<!|\n|\r", text)
    (HERE / "scripts.txt").write_text(f"{digest(codes)}\n{text}\n", "utf-8")


if __name__ == "__main__":
    main()
