"""Golden cases: puzzle files and the messages about them, in ``tests/diagnostics/*.md``.

A heading names a case, the prose gives its reason, and one block holds its parts, separated by
lines that begin with ``~~~``:

    ```yaml WORDS
    the puzzle file
    ~~~ map NAME     (a map in a file of its own)
    ~~~ file NAME    (any file next to the puzzle, which is loaded from disk)
    ~~~
    the messages, or nothing
    ```

Words: ``part`` (the file lacks sections that :data:`BASE` supplies after its last line), ``based``
(the file begins with the lines of the ```` ```base ```` block at the head of the page), ``frames``
(messages with excerpts, as on the command line), ``solve``, ``view NAME``, ``validate`` and
``deep`` (commands to run), ``n=3`` (a parameter, as by ``--set``) and ``--instance NAME`` (load
that instance; maps are files).  ``⇥`` and ``⍽`` represent a tab and a no-break space.

A message is ``severity[code] line:column «text at its position»: message``; indented lines below it
are its label, other positions with their labels, and its help.
"""

from __future__ import annotations

import contextlib
import re
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from puzzlelang import answers
from puzzlelang.text.diagnostics import MOST_SHOWN, Diagnostic, PuzzleError, render_all
from puzzlelang.text.source import Span
from tests.support import diagnose

FOLDER = Path(__file__).parent / "diagnostics"

BASE = {
    "puzzle": "puzzle: Case",
    "state": "state: {done: boolean = false}",
    "transitions": "transitions: {}",
    "goal": "goal: true",
}

PATTERN = re.compile(
    r"^## (?P<name>[^\n]+)\n(?P<why>.*?)"
    r"^```yaml(?P<words>[^\n]*)\n(?P<text>.*?)(?P<files>(?:^~~~ .*?)?)^~~~\n(?P<messages>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
FILE = re.compile(r"^~~~ (map|file) (\S+)\n(.*?)(?=^~~~ |\Z)", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Case:
    path: Path
    match: re.Match[str]

    @property
    def name(self) -> str:
        return self.match["name"]

    @property
    def why(self) -> str:
        return self.match["why"].strip()

    @cached_property
    def words(self) -> list[str]:
        return self.match["words"].split()

    @cached_property
    def text(self) -> str:
        text = plain(self.match["text"])
        if "based" in self.words:
            text = base_of(self.path) + text
        return completed(text) if "part" in self.words else text

    @property
    def maps(self) -> dict[str, str]:
        return self._files("map")

    @property
    def files(self) -> dict[str, str]:
        return self._files("file")

    def _files(self, kind: str) -> dict[str, str]:
        files = FILE.findall(self.match["files"])
        return {name: plain(text) for one, name, text in files if one == kind}

    @property
    def instance(self) -> str:
        return self.words[1] if self.words[:1] == ["--instance"] else ""

    @property
    def is_one_file(self) -> bool:
        return not self.instance and not self.files

    @property
    def messages(self) -> str:
        """The messages in the file."""
        return self.match["messages"]

    @property
    def options(self) -> dict[str, Any]:
        """The arguments of :func:`tests.support.diagnose`."""
        return {
            "settings": dict(word.split("=", 1) for word in self.words if "=" in word),
            "maps": self.maps,
            "solve": "solve" in self.words,
            "view": self.words[self.words.index("view") + 1] if "view" in self.words else "",
            "validate": "validate" in self.words,
            "deep": "deep" in self.words,
        }

    def diagnostics(self) -> list[Diagnostic]:
        if self.files:
            return _loaded(self.files, self.text)
        if self.instance:
            files = {f"{name}.txt": rows for name, rows in self.maps.items()}
            return _loaded(files, self.text, self.instance)
        return diagnose(self.text, **self.options)

    def printed(self) -> str:
        """The messages as the block of this case has them."""
        diagnostics = self.diagnostics()
        text = render_all(diagnostics) if "frames" in self.words else brief(diagnostics)
        return text + "\n" if text else ""


def completed(text: str) -> str:
    """``text`` with the sections of :data:`BASE` that it lacks."""
    return text + "".join(
        f"{line}\n"
        for name, line in BASE.items()
        if not re.search(rf"^{name}:", text, re.MULTILINE)
    )


def plain(text: str) -> str:
    return text.replace("⇥", "\t").replace("⍽", "\u00a0")


@cache
def base_of(path: Path) -> str:
    (base,) = re.findall(r"(?ms)^```base\n(.*?)^```$", path.read_text("utf-8"))
    return plain(base)


@cache
def cases_of(path: Path) -> dict[str, Case]:
    matches = PATTERN.finditer(path.read_text("utf-8"))
    return {match["name"]: Case(path, match) for match in matches}


def cases() -> Iterator[Case]:
    for path in sorted(FOLDER.glob("*.md")):
        yield from cases_of(path).values()


def rewrite(case: Case, messages: str) -> None:
    """Replace the messages of a case in its file."""
    content = case.path.read_text("utf-8")  # earlier cases of the file may have changed it
    match = next(m for m in PATTERN.finditer(content) if m["name"] == case.name)
    start, end = match.span("messages")
    case.path.write_text(content[:start] + messages + content[end:])


def brief(diagnostics: Iterable[Diagnostic]) -> str:
    """The messages without excerpts; as on the command line, only the first are printed."""
    texts = [_brief(one) for one in diagnostics]
    more = [f"… and {len(texts) - MOST_SHOWN} more"] if len(texts) > MOST_SHOWN else []
    return "\n".join([*texts[:MOST_SHOWN], *more])


def _brief(diagnostic: Diagnostic) -> str:
    place = f" {_place(diagnostic.span, diagnostic.span)}" if diagnostic.span else ""
    lines = [f"{diagnostic.severity}[{diagnostic.code}]{place}: {diagnostic.message}"]
    if diagnostic.label:
        lines.append(f"label: {diagnostic.label}")
    lines += [f"{_place(span, diagnostic.span)}: {label}" for span, label in diagnostic.related]
    if diagnostic.help:
        lines.append(f"help: {diagnostic.help}")
    return "\n  ".join("\n".join(lines).split("\n")).replace("\t", "⇥").replace("\u00a0", "⍽")


def _place(span: Span, first: Span | None) -> str:
    """``3:5 «text»``, with the file's name if it is not that of the message."""
    text = span.source.text[span.start : span.end]
    begin, *rest = text.split("\n")
    shown = f"{begin} … {rest[-1]}" if rest else text
    name = "" if first is None or span.source.name == "puzzle.yaml" else f"{span.source.name}:"
    return f"{name}{span.line}:{span.column} «{shown}»"


def _loaded(files: dict[str, str], text: str, instance: str = "") -> list[Diagnostic]:
    """The messages when a puzzle is loaded from a folder with these files."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        Path("puzzle.yaml").write_text(text, "utf-8")
        for file, content in files.items():
            Path(file).write_text(content, "utf-8")
        try:
            return list(answers.load("puzzle.yaml", instance=instance).diagnostics)
        except PuzzleError as error:
            return list(error.diagnostics)
