"""Verify an answer, of a puzzle that moves or of one that is filled in."""

from __future__ import annotations

from puzzlelang.core import Puzzle
from puzzlelang.verify.claims import Asked, Claims, Reader
from puzzlelang.verify.findings import Findings, Verdict, is_understood, json_object


def verify(
    puzzle: Puzzle,
    answer: object,
    limit: int | None = None,
    *,
    fingerprint: str = "",
    instance: str | None = None,
    certificate: Reader | None = None,
    findings: Findings | None = None,
) -> Verdict:
    """Replay ``answer``, and explore states (up to ``limit``) only to prove its claims.

    ``fingerprint`` and ``instance`` identify the puzzle, if known.  ``findings`` collects results
    during the check. :class:`BadFile` concerns ``certificate``.
    """
    findings = findings or Findings()
    with findings.part():
        content = json_object(answer, "the answer")
        if not is_understood(content, findings):
            return findings.verdict()
        kind = Claims
        if puzzle.choice is not None:
            from puzzlelang.verify.choice_claims import ChoiceClaims  # few puzzles need it

            kind = ChoiceClaims
        options = Asked(limit, fingerprint, instance, certificate)
        kind(puzzle, content, options, findings).check()
    return findings.verdict()
