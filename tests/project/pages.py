"""Follow pages of the documentation literally.

The blocks of a page are executed in order, in an empty folder:

- `yaml FILE` and `text FILE` write a file;
- `yaml +FILE` changes it: a section replaces the one with its name, or is added;
- `console` has commands, each after a `$`, and their output: the result, or messages if the
  file is at fault. `$ cat FILE` is understood, too, as are `> FILE` at the end, and
  `echo 'TEXT' |` or `printf 'LINE\\nLINE\\n' |` at the beginning.

A block without a name shows lines that occur somewhere in the files of its chapter.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Protocol

import pytest

from puzzlelang.front.commands import program as cli
from puzzlelang.front.commands.exit_codes import AT_FAULT

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"

PATIENCE = 60.0
"""Seconds that `play` waits for a hint, so its output doesn't depend on the load."""


@dataclass(frozen=True)
class Block:
    """A fenced block: its page and chapter, the words of its fence, its text and its line"""

    page: str
    chapter: str
    words: tuple[str, ...]
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    found: list[Block] = []
    chapter, fence, start = "", "", 0
    lines = page.read_text(encoding="utf-8").splitlines(keepends=True)
    for number, line in enumerate(lines):
        if line.startswith("```") and start:
            text = "".join(lines[start:number])
            found.append(Block(page.stem, chapter, tuple(fence[3:].split()), text, start))
            start = 0
        elif line.startswith("```"):
            fence, start = line, number + 1
        elif line.startswith("## ") and not start:
            chapter = line[3:].strip()
    assert not start, f"{page.name}: the block that starts on line {start} does not end"
    return found


def sections(text: str) -> dict[str, str]:
    """Split a puzzle file into sections; the lines before the first one have the name ""."""
    found: dict[str, str] = {}
    name = ""
    for line in text.splitlines(keepends=True):
        head = re.match(r"(\w+):", line)
        name = head.group(1) if head else name
        found[name] = found.get(name, "") + line
    return found


def changed(text: str, change: str) -> str:
    """Replace or add the sections of ``change`` in ``text``, with blank lines between them."""
    kept = sections(text) | sections(change)
    return "\n".join(part.strip("\n") + "\n" for part in kept.values())


def write(block: Block) -> None:
    """Write or change the file of a block."""
    name = block.words[1]
    file = Path(name.removeprefix("+"))
    text = changed(file.read_text("utf-8"), block.text) if name.startswith("+") else block.text
    file.write_text(text, "utf-8")


def typed(block: Shown) -> list[str]:
    return re.findall(r"(?m)^\$ (.*)$", block.text)


def piped(command: str) -> str:
    """The output of `echo 'TEXT'` or `printf 'TEXT'`; nothing for no command."""
    match shlex.split(command):
        case []:
            return ""
        case ["echo", text]:
            return f"{text}\n"
        case ["printf", text]:
            return text.replace("\\n", "\n")
    raise AssertionError(command)


class Shown(Protocol):
    """A block of some page"""

    @property
    def text(self) -> str: ...


def played(block: Shown, capsys: pytest.CaptureFixture[str], codes: bool = False) -> str:
    """Run a console block and return its new text.

    ``codes``: with both streams, except for statistics, and exit codes.
    """
    parts = []
    for command in typed(block):
        left, _, line = command.rpartition(" | ")
        program, *arguments = shlex.split(line)
        if program == "cat":
            (name,) = arguments
            parts.append(f"$ {command}\n{Path(name).read_text('utf-8')}")
            continue
        assert program == "puzzlelang", command
        target = arguments.pop() if arguments[-2:-1] == [">"] else ""
        if target:
            arguments.pop()
        capsys.readouterr()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("sys.stdin", TextIOWrapper(BytesIO(piped(left).encode())))
            patch.setattr("puzzlelang.play.line_mode.SOON", PATIENCE)
            patch.setattr("puzzlelang.play.line_mode.PATIENT", PATIENCE)
            code = cli.main(arguments)
        out, err = capsys.readouterr()
        if target:
            Path(target).write_text(out, "utf-8")
            out = ""
        if codes:
            told = re.sub(r"(?m)^[\d,]+ states? reached,.*\n", "", err)
            told += f"exit code {code}\n" if code else ""
            parts.append(f"$ {command}\n{out}{told}")
        else:
            parts.append(f"$ {command}\n{err if code == AT_FAULT else out}")
    return "".join(parts)


def follow(
    page: Path, capsys: pytest.CaptureFixture[str], codes: bool = False
) -> Iterator[tuple[Block, str]]:
    """Follow a page; yield each console block with its expected text."""
    for block in blocks(page):
        if block.words == ("console",):
            yield block, played(block, capsys, codes)
        elif len(block.words) == 2:
            write(block)


def rewrite(page: Path, texts: dict[Block, str]) -> None:
    """Write new texts into the page (`pytest --update-golden`)."""
    lines = page.read_text(encoding="utf-8").splitlines(keepends=True)
    for block, text in reversed(texts.items()):
        lines[block.line : block.line + block.text.count("\n")] = [text]
    page.write_text("".join(lines), encoding="utf-8")


def hold(page: Path, capsys: pytest.CaptureFixture[str], update: bool, codes: bool = False) -> None:
    """Follow a page and compare its outputs, or update them."""
    found = dict(follow(page, capsys, codes))
    if update:
        rewrite(page, found)
        return
    for block, text in found.items():
        assert block.text == text, f"{page.name}:{block.line}"


def as_in_the_gallery(line: str) -> None:
    """Run a command that writes one file into this empty folder; a picture must equal the
    gallery's.
    """
    assert cli.main([*line.split()[1:], "--quiet"]) == 0
    (written,) = Path().iterdir()
    if written.suffix == ".svg":
        assert written.read_bytes() == (GALLERY / written.name).read_bytes()
