"""Write, read and check a certificate for each puzzle of the library.

`python benchmarks/certificates.py [NAME...]` solves the default instances.  For each it prints the
states of its certificate, the bytes of the file, and the CPU seconds for making and checking it.
The exit code is 1 if one is not verified.  `--instances` takes all instances that are not slow.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path

from puzzlelang import answers
from puzzlelang.answers.answer_fields import answer_data
from puzzlelang.answers.certificates import Certificate, certificate_lines
from puzzlelang.search.system import Limits
from puzzlelang.syntax import library
from puzzlelang.syntax.instance_choice import declared
from puzzlelang.text.writing import write_lines

PATIENCE = Limits(seconds=120, memory=4 << 30)


def measure(name: str, instance: str, folder: str) -> tuple[str, float, float]:
    """Verdict on one puzzle, and the times for making and checking its certificate."""
    puzzle = answers.load(name, instance=instance)
    answer = answers.solve(puzzle, limits=PATIENCE)
    started = time.process_time()
    limits = Limits(answers.MOST_CERTIFIED, memory=PATIENCE.memory)
    certificate = answers.certify(puzzle, answer, limits)
    title = f"{name} {instance}".strip()
    if not isinstance(certificate, Certificate):
        reached = f"{answer.statistics.reached:,}"
        print(f"{title:28} {answer.kind:10}  none within a million states ({reached} reached)")
        return "none", time.process_time() - started, 0.0
    path = str(Path(folder) / "certificate.gz")
    proof = {
        "states": certificate.states,
        "digest": write_lines(path, certificate_lines(certificate)),
    }
    making = time.process_time() - started
    text = json.dumps(answer_data(answer, answers.fingerprint(puzzle), proof))
    started = time.process_time()
    with open(path, "rb") as file:
        verdict = answers.verify(puzzle, json.loads(text), None, file)
    checking = time.process_time() - started
    size = Path(path).stat().st_size
    good = "verified" if verdict.holds and not verdict.notes else f"NOT VERIFIED: {verdict}"
    print(f"{title:28} {answer.kind:10} {certificate.states:9,} states {size:10,} bytes "
          f"made {making:6.2f} s  checked {checking:6.2f} s  {good}", flush=True)  # fmt: skip
    return good, making, checking


def main() -> None:
    selection = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    every = "--instances" in sys.argv
    results = []
    with tempfile.TemporaryDirectory() as folder:
        for name in selection or sorted(library.names()):
            names = [""]
            if every:
                parsed = answers.load(name).tree
                names += [i.name for i in declared(parsed) if i.known is None or not i.known.slow]
            results += [measure(name, instance, folder) for instance in names]
    counts = {kind: sum(r[0] == kind for r in results) for kind in ("verified", "none")}
    making, checking = sum(r[1] for r in results), sum(r[2] for r in results)
    print(f"{len(results)} answers: {counts['verified']} verified, {counts['none']} without; "
          f"made in {making:.0f} s, checked in {checking:.0f} s")  # fmt: skip
    sys.exit(0 if sum(counts.values()) == len(results) else 1)


if __name__ == "__main__":
    main()
