"""Explanations of message codes, from ``explanations.md``, for `puzzlelang explain`.

An entry has a heading (the code), the meaning, usually an example, and the correction. Words after
```` ```yaml ```` are the command that finds the mistake (default `validate`). A block of kind ``map
NAME`` is the file NAME.txt next to the puzzle.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from puzzlelang.text.diagnostics import did_you_mean, usage_error
from puzzlelang.text.records import Record

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "explanations.md")

_FENCED = re.compile(r"^```(?P<words>[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


class Example(metaclass=Record):
    """A part of a puzzle file (``kind`` yaml), a file next to it (map), or a command (console)."""

    kind: str
    words: tuple[str, ...]
    text: str


class Explanation(metaclass=Record):
    """Meaning of a code; ``body`` is Markdown, ``examples`` are its code blocks."""

    code: str
    body: str

    @property
    def summary(self) -> str:
        """First sentence of the body."""
        first = " ".join(self.body.split("\n\n")[0].split())
        return re.split(r"(?<=\.)\s(?=[A-Z`])", first, maxsplit=1)[0].rstrip(":")

    @property
    def examples(self) -> list[Example]:
        blocks = []
        for block in _FENCED.finditer(self.body):
            kind, *words = block["words"].split()
            blocks.append(Example(kind, tuple(words), block["text"]))
        return blocks

    @property
    def parts(self) -> Iterator[tuple[bool, str]]:
        """Body for a terminal: paragraphs, each on one line (True), and indented blocks (False)."""
        end = 0
        for block in _FENCED.finditer(self.body):
            yield from _paragraphs(self.body[end : block.start()])
            yield False, _indented(block)
            end = block.end()
        yield from _paragraphs(self.body[end:])


def _paragraphs(prose: str) -> Iterator[tuple[bool, str]]:
    return ((True, " ".join(part.split())) for part in prose.split("\n\n") if part.strip())


def _indented(block: re.Match[str]) -> str:
    kind, *words = block["words"].split()
    lines = [f"  {line}".rstrip() for line in block["text"].rstrip("\n").split("\n")]
    if kind == "map":
        lines.insert(0, f"{words[0]}.txt:")
    elif kind == "yaml" and words:
        lines += ["", f"  $ {_command(words)}"]
    return "\n".join(lines)


def _command(words: list[str]) -> str:
    return " ".join(["puzzlelang", words[0], "FILE", *words[1:]])


def _on_a_page(block: re.Match[str]) -> str:
    """A block of docs/errors.md, with the name of a file above and the command below."""
    kind, *words = block["words"].split()
    if kind == "map":
        return f"`{words[0]}.txt`:\n\n```text\n{block['text']}```"
    below = f"\n\n```console\n$ {_command(words)}\n```" if kind == "yaml" and words else ""
    return f"```{kind}\n{block['text']}```{below}"


def entries() -> dict[str, Explanation]:
    """All explanations by code, in alphabetical order."""
    with open(FILE, encoding="utf-8") as file:
        return {entry.code: entry for entry in _entries(file.read())}


def _entries(text: str) -> Iterator[Explanation]:
    for part in re.split(r"^# ", text, flags=re.MULTILINE)[1:]:
        code, _, body = part.partition("\n")
        yield Explanation(code, body.strip())


def explanation(code: str) -> Explanation:
    """The explanation of a code, also as in a message: ``error[range-left]``."""
    table = entries()
    bare = re.sub(r"^(?:error|warning)?\[(.*)\]:?$", r"\1", code.strip())
    if bare not in table:
        help = did_you_mean(bare, table) or "`puzzlelang explain` lists all codes"
        raise usage_error(f"no message has the code `{bare}`", help)
    return table[bare]


def page() -> str:
    """Text of docs/errors.md."""
    parts = [_HEAD]
    for entry in entries().values():
        parts.append(f"## {entry.code}\n\n{_FENCED.sub(_on_a_page, entry.body)}\n")
    return "\n".join(parts)


_HEAD = """\
# Messages, code by code

Each message has a code in brackets: `error[range-left]`. This page explains every code, with an
example of the mistake and a way to correct it. `puzzlelang explain CODE` prints one explanation,
and `puzzlelang explain` lists all codes. The examples are parts of a puzzle about a farmer, a wolf,
a goat, a cabbage and a number `n: 0..3`; the rest of the file is omitted.

(This page is made from `puzzlelang/text/explanations.md`.)
"""
