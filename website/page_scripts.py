"""Shorten the scripts of pages: `python website/page_scripts.py` writes `scripts.txt` beside them.

terser shortens names and leaves out comments and spaces; it sees the sections for some pages as
statements.  Then strings that occur often become single characters, which a page replaces again
(`unpack.js`): that saves a quarter of its bytes, and costs nothing when the page is compressed.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
HERE = TOP / "puzzlelang" / "drawing"

NAMES = "board watch tables rules small search play unpack".split()

WORDS, LONGEST = 120, 30
"""Maximum number of strings that become characters, and their maximum length."""

FIRST = 0x100
"""Code of the first of these characters."""

MARK = 0xE000
"""Code of the first character that stands for the begin or end of a section here."""


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
    part = {name: f"/*{kind}*/\n{codes[name]}/*end*/\n" for name, kind in
            (("small", "small"), ("search", "large"))}  # fmt: skip
    game = (
        f"{codes['tables']}const engine = () => {{\n{codes['rules']}{''.join(part.values())}}};\n"
    )
    whole = f"{codes['board']}{codes['watch']}/*game*/\n{game}{codes['play']}/*end*/\n"
    return f'"use strict";\n{{\n{whole}}}\n'


def shortened(code: str, runs: str) -> str:
    """Run terser without changes that could move statements across the ends of sections."""
    marked = re.sub(r"/\*(\w+)\*/", r"$$\1;", code)
    done = subprocess.run(
        [runs, "--mangle", "--ecma", "2020"],
        input=marked,
        capture_output=True,
        text=True,
        check=True,
    )
    return re.sub(r"\$\$(\w+);?", r"/*\1*/", done.stdout.strip())


def packed(text: str) -> tuple[list[str], str]:
    """Replace the strings that save most, one after the other; return them and the new text."""
    marks = [*dict.fromkeys(re.findall(r"/\*\w+\*/", text))]
    for n, mark in enumerate(marks):
        text = text.replace(mark, chr(MARK + n))
    words: list[str] = []
    while len(words) < WORDS:
        saves: Counter[str] = Counter()
        for size in range(3, LONGEST):
            times = Counter(text[at : at + size] for at in range(len(text) - size))
            for word, count in times.items():
                if count > 2 and max(word) < chr(MARK):
                    long = len(word.encode())
                    saves[word] = count * (long - 2) - long - 1
        word, saved = max(saves.items(), key=lambda one: (one[1], one[0]))
        if saved < 8:
            break
        text = text.replace(word, chr(FIRST + len(words)))
        words.append(word)
    for n, mark in enumerate(marks):
        text = text.replace(chr(MARK + n), mark)
    return words, text


def main() -> None:
    runs, codes = terser(), sources()
    if runs is None:
        raise SystemExit("terser is missing: npm install --no-package-lock --prefix tests/drawing")
    words, text = packed(shortened(program(codes), runs))
    lines = [digest(codes), shortened(codes["unpack"], runs), text, "\t".join(words)]
    assert not any(re.search(r"</|<!|\n|\r", line) for line in lines)
    (HERE / "scripts.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
