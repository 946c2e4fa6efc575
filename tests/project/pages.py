"""Pages of the documentation that are followed to the letter.

The blocks of a page are worked off in their order, in an empty folder:

- `yaml FILE` and `text FILE` write a file;
- `yaml +FILE` changes it: a section takes the place of the one of its name, or is added;
- `console` types commands, each after a `$`, and has what they print: the result, or the
  messages when the file is at fault.  `$ cat FILE` is understood, too, `> FILE` at the end, and
  `echo 'TEXT' |` or `printf 'LINE\\nLINE\\n' |` at the beginning.

A block without a name shows lines that stand somewhere in the files of its chapter.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from puzzlelang.front.commands import program as cli
from puzzlelang.front.commands.exit_codes import AT_FAULT

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"

PATIENCE = 60.0
"""Seconds that `play` waits for a hint, so that its output does not depend on the load."""


@dataclass(frozen=True)
class Block:
    """A fenced block: its chapter, the words of its fence, its text, and where that stands"""

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
            found.append(Block(chapter, tuple(fence[3:].split()), text, start))
            start = 0
        elif line.startswith("```"):
            fence, start = line, number + 1
        elif line.startswith("## ") and not start:
            chapter = line[3:].strip()
    assert not start, f"{page.name}: the block that starts on line {start} does not end"
    return found


def sections(text: str) -> dict[str, str]:
    """The sections of a puzzle file, each with its lines; what stands before them has no name."""
    found: dict[str, str] = {}
    name = ""
    for line in text.splitlines(keepends=True):
        head = re.match(r"(\w+):", line)
        name = head.group(1) if head else name
        found[name] = found.get(name, "") + line
    return found


def changed(text: str, change: str) -> str:
    """``text`` with the sections of ``change`` in the place of its own, a blank line between."""
    kept = sections(text) | sections(change)
    return "\n".join(part.strip("\n") + "\n" for part in kept.values())


def write(block: Block) -> None:
    """Do what a reader does with a block that is a file or a part of one."""
    name = block.words[1]
    file = Path(name.removeprefix("+"))
    text = changed(file.read_text("utf-8"), block.text) if name.startswith("+") else block.text
    file.write_text(text, "utf-8")


def typed(block: Block) -> list[str]:
    """The commands of a console block."""
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


def played(block: Block, capsys: pytest.CaptureFixture[str]) -> str:
    """The console block as it would look now."""
    parts = []
    for command in typed(block):
        left, _, line = command.rpartition(" | ")
        program, *arguments = line.split()
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
            patch.setattr("sys.stdin", StringIO(piped(left)))
            patch.setattr("puzzlelang.play.line_mode.SOON", PATIENCE)
            patch.setattr("puzzlelang.play.line_mode.PATIENT", PATIENCE)
            code = cli.main(arguments)
        out, err = capsys.readouterr()
        if target:
            Path(target).write_text(out, "utf-8")
            out = ""
        parts.append(f"$ {command}\n{err if code == AT_FAULT else out}")
    return "".join(parts)


def follow(page: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[tuple[Block, str]]:
    """Work off a page; each console block, and how it should read."""
    for block in blocks(page):
        if block.words == ("console",):
            yield block, played(block, capsys)
        elif len(block.words) == 2:
            write(block)


def rewrite(page: Path, texts: dict[Block, str]) -> None:
    """Put what was found into the page (`pytest --update-golden`)."""
    lines = page.read_text(encoding="utf-8").splitlines(keepends=True)
    for block, text in reversed(texts.items()):
        lines[block.line : block.line + block.text.count("\n")] = [text]
    page.write_text("".join(lines), encoding="utf-8")


def hold(page: Path, capsys: pytest.CaptureFixture[str], update: bool) -> None:
    """Follow a page: what it shows must come out, or is written anew."""
    found = dict(follow(page, capsys))
    if update:
        rewrite(page, found)
        return
    for block, text in found.items():
        assert block.text == text, f"{page.name}:{block.line}"


def as_in_the_gallery(line: str) -> None:
    """A command writes one file into this empty folder; a picture is that of the gallery."""
    assert cli.main([*line.split()[1:], "--quiet"]) == 0
    (written,) = Path().iterdir()
    if written.suffix == ".svg":
        assert written.read_bytes() == (GALLERY / written.name).read_bytes()
