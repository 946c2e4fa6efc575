"""Verification of answers and solutions, with its result as text and JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from puzzlelang.answers.field_table import Field, ListOf, Word, document, unless_empty
from puzzlelang.answers.loading import Loaded, ToFill
from puzzlelang.answers.text_layout import Page, hanging
from puzzlelang.search import ENDINGS, INTERRUPTED, MEMORY, TERMINATED, TIME, limit_of
from puzzlelang.syntax import open_regular, read_file, tree
from puzzlelang.text import IO, PuzzleError, Stage, printable, refusal, replace, stage
from puzzlelang.verify import Verdict as Verdict


def verify_file(
    loaded: Loaded | ToFill,
    path: str,
    most: int | None = None,
    certificate: str = "",
    rename: Mapping[str, str] | None = None,
) -> Verdict:
    """Check the answer in a file (``-``: standard input), with its certificate file, if any.

    ``rename``: the answer belongs to another puzzle; see
    :func:`~puzzlelang.answers.solution_text.translated`.
    """
    from puzzlelang.verify import BadFile, parse_answer

    try:
        with _no_certificate(path), stage(Stage.READING):
            answer = parse_answer(read_file(path).text)
    except ValueError as error:
        help = "an answer is what `puzzlelang solve --format json` prints"
        if views := [v.name for v in loaded.puzzle.views if v.name != tree.UNSOLVABLE]:
            help += (
                f"; a solution as `--view {views[0]}` prints it is read with `--view {views[0]}`"
            )
        raise refusal("not-an-answer", f"`{path}`: {error}", help) from None
    if not isinstance(answer, dict) or "outcome" not in answer:
        help = "an answer is what `puzzlelang solve --format json` prints"
        raise refusal("not-an-answer", f"`{path}` contains no result of a search", help)
    if rename and isinstance(loaded, Loaded):
        from puzzlelang.answers.solution_text import NoSuchStep, translated

        try:
            answer = translated(loaded, answer, rename)
        except NoSuchStep as problem:
            return Verdict("refuted", (str(problem),))
    if not certificate:
        return verify(loaded, answer, most)
    try:
        with open_regular(certificate) as stream:
            return verify(loaded, answer, most, stream)
    except BadFile as problem:
        about = str(problem).removeprefix("the certificate: ")
        message = f"`{certificate}` is not a certificate of this answer: {about}"
        help = (
            "the answer may be right: create both again, with `solve --format json --certificate`"
        )
        raise refusal("bad-certificate", message, help) from None
    except OSError as error:
        message = f"`{certificate}` cannot be read: {error.strerror}"
        raise refusal("unreadable", message) from None


@contextmanager
def _no_certificate(path: str) -> Iterator[None]:
    """Explain the mistake if a certificate is passed instead of an answer."""
    try:
        yield
    except (PuzzleError, ValueError):
        if path != "-" and _is_certificate(path):
            help = (
                f"name the answer, and after it `--certificate {path}`; the answer is what "
                "`puzzlelang solve --format json` printed with it"
            )
            raise refusal(
                "not-an-answer", f"`{path}` is a certificate, not an answer", help
            ) from None
        raise


def _is_certificate(path: str) -> bool:
    from puzzlelang.verify import Refused, read_certificate

    try:
        with open_regular(path) as stream:
            read_certificate(stream)  # up to the end of its head
    except (PuzzleError, OSError, Refused):
        return False
    return True


def verify_solution(
    loaded: Loaded | ToFill, path: str, view: str, most: int | None = None
) -> Verdict:
    """Check a solution in the format of a view (``-``: standard input), or a link of a page."""
    from puzzlelang.answers import solution_text as reading
    from puzzlelang.answers.answer_fields import answer_data

    try:
        if isinstance(loaded, ToFill):
            return verify(loaded, reading.read_filled_link(loaded, path), most)
        if view:
            with _no_certificate(path):
                source = read_file(path)
            answer = reading.read_solution(loaded, view, source.text)
        else:
            answer = reading.read_link(loaded, path)
    except reading.NoSuchStep as problem:
        return Verdict("refuted", (str(problem),))
    return verify(loaded, answer_data(answer), most)


def verify(
    loaded: Loaded | ToFill,
    answer: object,
    most: int | None = None,
    certificate: IO[bytes] | None = None,
) -> Verdict:
    """Check an answer with code that shares nothing with the compiler or the search.

    ``most`` limits the states examined to prove that nothing is cheaper. After a time limit or an
    interruption, the verdict covers the checks so far.
    """
    from puzzlelang import verify as verification
    from puzzlelang.answers.certificates import fingerprint

    def read(digest: str) -> verification.Certificate:
        assert certificate is not None
        if loaded.puzzle.choice is not None:
            return verification.read_choice_certificate(certificate, digest)
        return verification.read_certificate(certificate, digest)

    findings = verification.Findings()
    puzzle = loaded.puzzle
    if isinstance(loaded, Loaded):
        puzzle = replace(puzzle, symmetry=puzzle.symmetry or loaded.declared)
    try:
        return verification.verify(
            puzzle,
            answer,
            most,
            fingerprint=fingerprint(loaded),
            instance=loaded.instance,
            certificate=read if certificate is not None else None,
            findings=findings,
        )
    except ENDINGS as ending:
        limit = limit_of(ending)
        far = "; ".join(getattr(ending, "__notes__", ()))
        findings.notes.append(f"the rest: {CUT[limit]}" + (f" after {far}" if far else ""))
        return findings.verdict(limit)


CUT = {
    TIME: "the time ran out",
    MEMORY: "the memory was used up",
    INTERRUPTED: "it was interrupted",
    TERMINATED: "it was terminated",
}
"""Reasons why a check ended early."""


# ── the verdict ───────────────────────────────────────────────────────────────────────

_HEADS = {
    "verified": ("good", "Verified."),
    "refuted": ("bad", "Not verified: the answer is wrong."),
    "unchecked": ("warning", "Nothing was verified."),
}

VERDICT = document("verdict", "Output of `verify --format json`.", (
    Field("status", Word(tuple(_HEADS)), "result"),
    Field("problems", ListOf(str), "problems found", label="wrong"),
    Field("checked", ListOf(str), "verified claims", label="checked"),
    Field("notes", ListOf(str), "unchecked claims, with the reason", label="not checked"),
    Field("warnings", ListOf(str), "warnings about the answer",
          label="warning"),
    unless_empty("limit", str, "limit that ended the check", lambda v: v.ended),
))  # fmt: skip


def verdict_text(verdict: Verdict, page: Page) -> str:
    """Format the verdict, problems, warnings, verified and unchecked claims."""
    style, head = _HEADS[verdict.status]
    if verdict.holds and verdict.notes:
        style, head = "warning", "Verified in part."
    lines = [page.paint(style, head)]
    for name in ("problems", "warnings", "checked", "notes"):
        row = VERDICT[name]
        for text in row.of(verdict):
            lines += hanging(f"  {row.label}: ", printable(text), page.width, least=16)
    return "\n".join(lines)
