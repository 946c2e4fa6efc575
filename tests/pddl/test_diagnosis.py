"""Messages about a domain or a problem that is open in an editor."""

from __future__ import annotations

from pathlib import Path

import pytest

from puzzlelang.pddl import diagnose
from puzzlelang.text import Source
from tests.pddl.test_mistakes import MISTAKES
from tests.pddl.test_reading import DOMAIN, PROBLEM


def messages(path: Path, text: str) -> list[str]:
    found = []
    for one in diagnose(Source(str(path), text)):
        assert one.span is not None and one.span.source.name == str(path)
        found.append(f"{one.span.line}:{one.span.column} {one.span.text} {one.message}")
    return found


ALONE = [one for one in MISTAKES if one[2] not in (DOMAIN, PROBLEM)]
"""Mistakes of a file. (A domain in place of a problem is one of the two names.)"""


@pytest.mark.parametrize(("file", "old", "new", "place", "message"), ALONE)
def test_one_message_at_its_place(
    file: str, old: str, new: str, place: str, message: str, tmp_path: Path
) -> None:
    """The same as for both files."""
    (tmp_path / "domain.pddl").write_text(DOMAIN, encoding="utf-8")
    text = {"domain": DOMAIN, "problem": PROBLEM}[file].replace(old, new)
    assert messages(tmp_path / f"{file}.pddl", text) == [f"{place} {message}"]


def test_the_domain_of_a_problem_is_found_by_its_name(tmp_path: Path) -> None:
    """Of two with this name, the one with the numbers of the problem is taken."""
    problem = tmp_path / "problem-7.pddl"
    (missing,) = messages(problem, PROBLEM)
    assert missing == "2:4 :domain no file in this folder has the domain `lamps`"
    (tmp_path / "a-domain.pddl").write_text(DOMAIN.replace("Lamps", "Other"), encoding="utf-8")
    (tmp_path / "problem-8.pddl").write_text(PROBLEM, encoding="utf-8")
    assert messages(problem, PROBLEM) == [missing]
    (tmp_path / "domain-7.pddl").write_text(DOMAIN, encoding="utf-8")
    (tmp_path / "domain-1.pddl").write_text("(define (domain lamps) (", encoding="utf-8")
    assert messages(problem, PROBLEM) == []
    (tmp_path / "domain-7.pddl").unlink()
    (found,) = messages(problem, PROBLEM)
    assert found == "2:4 :domain this parenthesis is not closed", "shown at the domain's name"


def test_a_refusal_of_the_conversion_is_shown(tmp_path: Path) -> None:
    """A domain with recursive rules is no mistake, but its problems can't be converted."""
    recursive = DOMAIN.replace("(not (exists", "(or (dark) (exists", 1)
    path = tmp_path / "domain.pddl"
    path.write_text(recursive, encoding="utf-8")
    assert messages(path, recursive) == []
    (found,) = diagnose(Source(str(tmp_path / "problem.pddl"), PROBLEM))
    assert found.span is not None and found.span.source.name == str(path)
    assert "`dark`" in found.message
