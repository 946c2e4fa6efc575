"""`puzzlelang solve` for a puzzle that is filled in."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang import answers
from puzzlelang.front.commands.alarm import silence
from puzzlelang.front.commands.certificate_place import check_certificate_place
from puzzlelang.front.commands.conflicts import check
from puzzlelang.front.commands.exit_codes import GAVE_UP, NO, YES, gave_up
from puzzlelang.front.commands.options import limits_of
from puzzlelang.front.commands.picture_file import check_output, write_pictures
from puzzlelang.front.commands.terminal import (
    complain,
    err,
    err_page,
    out,
    out_json,
    out_rows,
    pictured_page,
)
from puzzlelang.text import Stage, printable, replace, stage

EVERY = -1


def fill(puzzle: answers.ToFill, options: Namespace) -> int:
    """Fill the puzzle in, print the answer, and return the exit code."""
    check("filled", options)
    if options.output:
        check_output(puzzle, options)
    warnings = [one for one in puzzle.warnings if one.severity == "warning"]
    if warnings and not options.quiet:
        complain(warnings)
    if options.certificate:
        check_certificate_place(options, puzzle)
    most = 0 if options.all is None else None if options.all == EVERY else options.all
    answer = answers.fill(puzzle, limits_of(options), count=options.count, most=most)
    if options.format == "json":
        answer = replace(answer, fingerprint=answers.fingerprint(puzzle))
    proof_code = YES
    if options.certificate:
        answer, proof_code = _certified(puzzle, answer, options)
    silence(answer.limit)
    if answer.steps:  # pictures are laid out by a state
        laid_out = replace(answer.puzzle, starts=(answer.steps[0].slots,))
        answer = replace(answer, puzzle=laid_out)
    if options.output:
        summary = " ".join(answers.filled_sentences(answer))
        write_pictures(answer, summary, tuple((step,) for step in answer.steps), options)
    with stage(Stage.WRITING):
        _print(answer, options)
    if answer.limit:
        return gave_up(answer.limit)
    return max(YES if answer.is_solved else NO, proof_code)


def _certified(
    puzzle: answers.ToFill, answer: answers.Filled, options: Namespace
) -> tuple[answers.Filled, int]:
    """Write the certificate; return the answer with its digest, and the exit code."""
    from puzzlelang.text import Diagnostic, writing

    try:
        certificate = answers.certify_choice(puzzle, answer, limits_of(options))
    except answers.NoProof as reason:
        message = f"no certificate is written: {reason}"
        complain([Diagnostic("no-certificate", message, None, severity="warning")])
        return answer, GAVE_UP
    with stage(Stage.WRITING, options.certificate):
        lines = answers.choice_certificate_lines(certificate)
        digest = writing.write_lines(options.certificate, lines)
    if not options.quiet:
        err(f"wrote {printable(options.certificate)}: a certificate of {certificate.steps:,} steps")
    return replace(answer, certificate={"steps": certificate.steps, "digest": digest}), YES


def _print(answer: answers.Filled, options: Namespace) -> None:
    if options.format == "json":
        out_json(answers.FILLED.data(answer))
    elif options.format == "jsonl":
        out_rows(answers.filled_rows(answer))
    elif options.format == "lines":
        if answer.steps:
            out("\n\n".join(step.shown for step in answer.steps))
        if not answer.is_solved and not options.quiet:
            err(" ".join(answers.filled_sentences(answer)))
    else:
        out(answers.filled_text(answer, pictured_page(answer, options)))
        if not options.quiet:
            err(answers.work_line(answer, err_page()))
