"""Write, read and check a certificate for each puzzle of the library.

`python benchmarks/certificates.py [NAME...]` solves the default instances.  For each it prints the
states or steps of its certificate, the bytes of the file, and the CPU seconds for making and
checking it. The exit code is 1 if one is not verified.  `--instances` takes all instances that are
not slow, `--filled` only the puzzles that are filled in, each for at most 20 CPU seconds.
"""

from __future__ import annotations

import json
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from puzzlelang import answers
from puzzlelang.answers.answer_fields import answer_data
from puzzlelang.answers.certificates import Certificate, certificate_lines
from puzzlelang.search.system import Limits
from puzzlelang.syntax import library
from puzzlelang.syntax.instance_choice import declared
from puzzlelang.text import replace
from puzzlelang.text.writing import write_lines

PATIENCE = Limits(seconds=120, memory=4 << 30)
FILLING = 20
"""CPU seconds for a puzzle that is filled in."""

Written = tuple[int, Iterator[str], Callable[[dict[str, object]], object]]
"""Size and lines of a certificate; a function that adds its digest to the answer."""


def moving(puzzle: answers.Loaded) -> Written | str:
    """Return the certificate of a puzzle that moves, or a reason for its absence."""
    answer = answers.solve(puzzle, limits=PATIENCE)
    limits = Limits(answers.MOST_CERTIFIED, memory=PATIENCE.memory)
    certificate = answers.certify(puzzle, answer, limits)
    if not isinstance(certificate, Certificate):
        return f"none within a million states ({answer.statistics.reached:,} reached)"

    def data(proof: dict[str, object]) -> object:
        return answer_data(answer, answers.fingerprint(puzzle), proof)

    return certificate.states, certificate_lines(certificate), data


def filled(puzzle: answers.ToFill) -> Written | str:
    """Return the certificate of a puzzle that is filled in, or a reason for its absence."""
    answer = answers.fill(puzzle, PATIENCE)
    try:
        certificate = answers.certify_choice(puzzle, answer, PATIENCE)
    except answers.NoProof as reason:
        return f"{reason} (order {answer.unique or answer.kind})"

    def data(proof: dict[str, object]) -> object:
        own = answers.fingerprint(puzzle)
        return answers.FILLED.data(replace(answer, fingerprint=own, certificate=proof))

    return certificate.steps, answers.choice_certificate_lines(certificate), data


def loaded(name: str, instance: str = "") -> answers.Loaded | answers.ToFill:
    puzzle = answers.loadable(lambda: answers.load(name, instance=instance))
    assert isinstance(puzzle, answers.Loaded | answers.ToFill)
    return puzzle


def measure(name: str, instance: str, folder: str) -> tuple[str, float, float]:
    """Verdict on one puzzle, and the times for making and checking its certificate."""
    title = f"{name} {instance}".strip()
    path = str(Path(folder) / "certificate.gz")
    started = time.process_time()
    try:
        puzzle = loaded(name, instance)
        fills = isinstance(puzzle, answers.ToFill)
        if fills:
            signal.setitimer(signal.ITIMER_PROF, FILLING)
        made = filled(puzzle) if isinstance(puzzle, answers.ToFill) else moving(puzzle)
        if isinstance(made, str):
            print(f"{title:28} {made}", flush=True)
            return "none", time.process_time() - started, 0.0
        number, lines, data = made
        size = {"steps" if fills else "states": number, "digest": write_lines(path, lines)}
        text = json.dumps(data(size))
        making = time.process_time() - started
        with open(path, "rb") as file:
            verdict = answers.verify(puzzle, json.loads(text), None, file)
    except KeyboardInterrupt:
        print(f"{title:28} none within {FILLING} CPU s", flush=True)
        return "none", time.process_time() - started, 0.0
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    checking = time.process_time() - started - making
    bytes_ = Path(path).stat().st_size
    good = "verified" if verdict.holds and not verdict.notes else f"NOT VERIFIED: {verdict}"
    print(f"{title:28} {number:9,} {'steps ' if fills else 'states'} {bytes_:10,} bytes "
          f"made {making:6.2f} s  checked {checking:6.2f} s  {good}", flush=True)  # fmt: skip
    return good, making, checking


def main() -> None:
    selection = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    every = "--instances" in sys.argv
    signal.signal(signal.SIGPROF, signal.default_int_handler)
    results = []
    with tempfile.TemporaryDirectory() as folder:
        for name in selection or sorted(library.names()):
            names = [""]
            parsed = loaded(name).tree
            if "--filled" in sys.argv and not parsed.chosen:
                continue
            if every:
                names += [i.name for i in declared(parsed) if i.known is None or not i.known.slow]
            results += [measure(name, instance, folder) for instance in names]
    counts = {kind: sum(r[0] == kind for r in results) for kind in ("verified", "none")}
    making, checking = sum(r[1] for r in results), sum(r[2] for r in results)
    print(f"{len(results)} answers: {counts['verified']} verified, {counts['none']} without; "
          f"made in {making:.0f} s, checked in {checking:.0f} s")  # fmt: skip
    sys.exit(0 if sum(counts.values()) == len(results) else 1)


if __name__ == "__main__":
    main()
