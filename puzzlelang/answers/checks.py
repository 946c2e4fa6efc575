"""Replaying an answer, and checking a file against its own expectations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from puzzlelang.answers.answer import the_start
from puzzlelang.answers.loading import Loaded, ToFill, faults_explained, read_whole
from puzzlelang.answers.text_layout import gave_up_words
from puzzlelang.search import (
    ENDINGS,
    INTERRUPTED,
    MEMORY,
    TERMINATED,
    TIME,
    GaveUp,
    Limits,
    go_on_after,
    limit_of,
)
from puzzlelang.syntax import open_regular, read_file, tree
from puzzlelang.text import (
    IO,
    TYPE_CHECKING,
    Diagnostics,
    PuzzleError,
    Record,
    Source,
    Stage,
    field,
    refusal,
    replace,
    stage,
)

if TYPE_CHECKING:
    from puzzlelang.answers.expectations import Expectations
    from puzzlelang.answers.validation import Facts, Result, Validation
    from puzzlelang.verify import Verdict

# ── verification ─────────────────────────────────────────────────────────────────────


def verify_file(
    loaded: Loaded | ToFill,
    path: str,
    most: int | None = None,
    certificate: str = "",
    rename: Mapping[str, str] | None = None,
) -> Verdict:
    """Check the answer in a file (``-``: standard input), with its certificate file, if any.

    ``rename``: the answer belongs to another puzzle; see
    :func:`puzzlelang.answers.translating.translated`.
    """
    from puzzlelang.verify import BadFile, Verdict, parse_answer

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
        from puzzlelang.answers.solution_text import NoSuchStep
        from puzzlelang.answers.translating import translated

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


def verify_solution(loaded: Loaded, path: str, view: str, most: int | None = None) -> Verdict:
    """Check a solution in the format of a view (``-``: standard input), or a link of a page."""
    from puzzlelang.answers.answer_fields import answer_data
    from puzzlelang.answers.solution_text import NoSuchStep, read_link, read_solution
    from puzzlelang.verify import Verdict

    try:
        if view:
            with _no_certificate(path):
                source = read_file(path)
            answer = read_solution(loaded, view, source.text)
        else:
            answer = read_link(loaded, path)
    except NoSuchStep as problem:
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


# ── validation ───────────────────────────────────────────────────────────────────────

EXPECTED_STATES = 5_000_000
"""Default limit of states for the searches of `expect:`."""


def validate(
    path: str | Source,
    deep: bool = False,
    slow: bool = False,
    limits: Limits | None = None,
    tier: str = "auto",
    expect: str = "",
) -> Validation:
    """Report problems that need no search, and check the expectations, or those of the file
    ``expect``.

    ``deep`` also searches the whole space for a failing `check:`, high estimates and transitions
    that never happen; ``slow`` includes expectations marked `slow`.
    """
    from puzzlelang.answers.expectations import Expectations
    from puzzlelang.answers.validation import Validation

    limits = limits or Limits(EXPECTED_STATES)
    diagnostics = Diagnostics()
    results: list[Result] = []
    checks_left_out = left_out = instances_left_out = 0
    findings = _Looked()
    try:
        parsed = read_whole(path, diagnostics)
        if expect:
            parsed = replace(parsed, expectations=read_whole(expect, Diagnostics()).expectations)
        claims = Expectations(parsed, limits, diagnostics, slow, tier)
        checks_left_out = 0 if deep else len(parsed.checks)
        expected = any(
            e.expects_no_start or e.values and (slow or not e.slow) for e in parsed.expectations
        )
        loaded = claims.possible_default() if expected and not deep else claims.default(expected)
        if loaded is not None:
            try:
                findings.at(loaded, claims, deep)
            except ENDINGS as ending:
                go_on_after(limit_of(ending))
                findings.undecided = f"the rest {gave_up_words(limit_of(ending))}"
        with stage(Stage.EXPECTING):
            results.extend(claims.all())
        left_out, instances_left_out = claims.left_out, claims.instances_left_out
        if claims.ended and not findings.undecided:
            findings.undecided = f"some instances were not checked: {gave_up_words(claims.ended)}"
    except PuzzleError as error:
        for diagnostic in error.diagnostics:
            diagnostics.add(diagnostic)
    return Validation(
        path.name if isinstance(path, Source) else path,
        tuple(diagnostics),
        tuple(results),
        findings.undecided,
        left_out,
        findings.checks_held,
        checks_left_out,
        instances_left_out,
        findings.facts,
        tuple(findings.notes),
    )


class _Looked(metaclass=Record, frozen=False):
    """Findings about the puzzle as written, apart from its expectations."""

    facts: Facts | None = None
    undecided: str = ""
    checks_held: int = 0
    notes: list[str] = field(factory=list)

    def at(self, loaded: Loaded | ToFill, expectations: Expectations, deep: bool) -> None:
        """Examine the rules; if ``deep``, also the whole space, or each rule by itself."""
        from puzzlelang.answers.puzzle_facts import facts_of

        diagnostics = expectations.diagnostics
        if isinstance(loaded, ToFill):
            from puzzlelang.answers.rule_review import review

            self.notes = review(loaded, expectations.left if deep else None, diagnostics)
            return
        with stage(Stage.ANALYSING):
            self.facts = facts_of(loaded, diagnostics)
        if not deep:
            return
        from puzzlelang.answers.whole_space_check import MOST_COMPARED, check_whole_space

        self.undecided, holds = _hunt(loaded, expectations.left, diagnostics)
        self.checks_held = len(loaded.tree.checks) if holds else 0
        limits = expectations.left
        if limits.states == EXPECTED_STATES:  # the default, not a limit of the user
            limits = replace(limits, states=MOST_COMPARED)
        with faults_explained(loaded):
            self.notes = check_whole_space(loaded, limits, diagnostics)


def _hunt(loaded: Loaded, limits: Limits, diagnostics: Diagnostics) -> tuple[str, bool]:
    """Report a failing `check:`. Return a note if some are undecided, and whether all hold."""
    from puzzlelang.answers.surveys import refutation
    from puzzlelang.answers.text_layout import plural

    with faults_explained(loaded):
        counterexample = refutation(loaded, loaded.puzzle.checks, limits)
    if isinstance(counterexample, GaveUp):
        go_on_after(counterexample.limit)
        reached = counterexample.statistics.reached
        return f"`check:` is not decided: gave up after {reached:,} states", False
    if counterexample is not None:
        rule, trace = counterexample.rule, counterexample.trace
        diagnostics.report(
            "check-fails", rule.span, f"the check `{rule.name}` fails in a reachable state",
            label=f"false in {trace[-1].shown}, {plural(len(trace) - 1, 'move')} from "
            f"{the_start(loaded.puzzle)}",
            help="`puzzlelang explore` prints the path there",
        )  # fmt: skip
    return "", counterexample is None
