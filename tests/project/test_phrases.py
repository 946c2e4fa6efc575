"""Plain English everywhere: no phrases that read as translated, no private words for
known things.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from puzzlelang.front.commands import registry
from puzzlelang.front.commands.options import HelpAsked

TOP = Path(__file__).parents[2]

PHRASES = {
    r"(come|comes|coming) along": "bundled",
    r"on hand": "there is",
    r"who(ever)? writes": "if you write",
    r"left to run time": "not proved, checked while searching",
    r"of them nothing leads": "dead ends",
    r"can be come back to": "can be reached again",
    r"the close look": "`--why`",
    r"let so many work": "use N CPU cores",
    r"said to be slow|says that it is slow": "marked `slow`",
    r"worked out": "computed, evaluated",
    r"one below the other": "with no blank line between them",
    r"(is|are) never made": "the limit is",
    r"(is|are) wanted": "is expected",
    r"an? \w+ is to be had|what is had|is had|be had": "there is",
    r"play is over": "terminal, lost",
    r"of its kin": "its variants",
    r"prints? alike": "print the same",
    r"(is|are|was|were|been) told|told of|(tell|tells|telling) of": "reported",
    r"looks? for what": "says what it looks for",
    r"(is|are|was|were|be|been) looked at": "examined, checked, read",
    r"(is|are|was|were|be|been) taken apart": "split",
    r"of that nothing": "nothing ... about that",
    r"nobody needs": "need not",
    r"(begin|begins|began|begun) anew": "restart",
}
"""Patterns of phrases, with replacements from the vocabulary of the project."""

PHRASE = re.compile(rf"\b(?:{'|'.join(PHRASES)})\b", re.IGNORECASE)

COMMENT = re.compile(r"(?m)(^|\s)# ?")


def in_prose(text: str) -> list[str]:
    """Phrases in ``text``, including phrases across lines and comment lines."""
    plain = " ".join(COMMENT.sub(" ", re.sub(r"``?left to run time:``?", "", text)).split())
    return [match.group() for match in PHRASE.finditer(plain)]


def places() -> Iterator[tuple[str, str]]:
    """All prose for readers, by its place; of the changelog only the unreleased part."""
    for folder, patterns in {
        ".": ("README.md", "CHANGELOG.md"), "docs": ("*.md",), "puzzles": ("*/*.yaml",),
        "puzzlelang": ("**/*.py", "**/*.txt", "**/*.md", "**/*.yaml"),
        "editors": ("**/*.md", "**/*.json"), "benchmarks": ("*.md",),
    }.items():  # fmt: skip
        for path in (path for pattern in patterns for path in (TOP / folder).glob(pattern)):
            if "node_modules" in path.parts:
                continue
            text = path.read_text(encoding="utf-8")
            if path.name == "CHANGELOG.md":
                text = text.partition("\n## 0")[0]
            yield str(path.relative_to(TOP)), text
    for name in registry.COMMANDS:
        with pytest.raises(HelpAsked) as asked:
            registry.parse(name, ["--help"])
        yield f"{name} --help", str(asked.value)
    yield "--help", registry.help_text()


@pytest.mark.slow
def test_no_such_phrase() -> None:
    found = [f"{place}: {phrase}" for place, text in places() for phrase in in_prose(text)]
    assert not found, "\n".join(found)


def test_all_kinds_of_places() -> None:
    wanted = {
        "README.md", "CHANGELOG.md", "docs/language.md", "puzzles/river/goat.yaml",
        "puzzlelang/text/explanations.md", "puzzlelang/model/messages.txt",
        "puzzlelang/__init__.py", "solve --help",
    }  # fmt: skip
    assert wanted <= dict(places()).keys()


@pytest.mark.parametrize(
    "text",
    [
        "puzzles that come along", "a number is wanted here", "more are never made",
        "# it is worked\n    # out once", "an error is told", "A* and those\nof its kin",
    ],
)  # fmt: skip
def test_a_planted_phrase_is_noticed(text: str) -> None:
    assert in_prose(text)


def test_words_of_other_meaning_are_not_noticed() -> None:
    assert not in_prose("the wanted state; made by hand; it runs on; a path along the wall")
