"""Breaks the code on purpose, one place at a time, and asks whether a test notices.

`python tests/mutations.py` copies the project, makes each change below, runs the tests named
with it, and says "noticed" or "NOT NOTICED"; it exits with 1 when one was not.  It is no part of
the test run: it takes minutes.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Mutation:
    what: str
    file: str
    before: str
    after: str
    tests: tuple[str, ...]


BACKENDS = "tests/compiler/test_backends.py"
SEARCH = "tests/search/test_search.py"
PUZZLES = "tests/project/test_puzzles.py"
CERTIFICATES = "tests/verify/test_certificates.py"
SYMMETRY = "tests/compiler/test_symmetry.py"
NATIVE = "tests/engine/test_native.py"

HOSTILE = (
    "tests/project/test_hostile.py",
    "tests/project/test_limits.py",
    "tests/project/test_broken_files.py",
)

MUTATIONS = (
    Mutation(
        "each constant has a budget of its own", "puzzlelang/model/cost_bound.py",
        "or self._worked_out <= most:", "or count <= most:", HOSTILE,
    ),
    Mutation(
        "a file is read to its end", "puzzlelang/syntax/files.py",
        "    left = limit + 1\n", "    left = limit + (1 << 20)\n", HOSTILE,
    ),
    Mutation(
        "a puzzle reads what it likes", "puzzlelang/syntax/files.py",
        "!= home:\n", "== 0:\n", HOSTILE,
    ),
    Mutation(
        "controls reach the terminal", "puzzlelang/text/diagnostics.py",
        "    if text.isprintable():\n", "    if text:\n", HOSTILE,
    ),
    Mutation(
        "messages have no end", "puzzlelang/text/diagnostics.py",
        "        if texts and left < 0:\n", "        if not texts:\n", HOSTILE,
    ),
    Mutation(
        "loops of effects are not counted", "puzzlelang/model/cost_bound.py",
        "            return combinations(binders) * _writes(body)\n",
        "            return _writes(body)\n", HOSTILE,
    ),
    Mutation(
        "builtins are there", "puzzlelang/compiler/python_functions.py",
        '{"__builtins__": {}}', "{}", ("tests/compiler/test_generated_code.py",),
    ),
    Mutation(
        "members that are named are not seen", "puzzlelang/model/symmetry_proof.py",
        "        if not self._speaks(kind) or self._same(", "        if True or self._same(",
        (SYMMETRY,),
    ),
    Mutation(
        "an order of members is not seen", "puzzlelang/model/symmetry_proof.py",
        "        elif name in ORDER:\n", "        elif name in ORDER and not name:\n",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "tables may know members apart", "puzzlelang/model/symmetry_proof.py",
        "        if table in self._seen:", "        if table:", (SYMMETRY,),
    ),
    Mutation(
        "what names run over is not asked", "puzzlelang/model/symmetry_proof.py",
        "            if not self._runs_alike(rows, kind):", "            if not rows:",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "columns without sets", "puzzlelang/compiler/merged_system.py",
        "                *[state[slot] >> member & 1 for slot in sets],",
        "                *[0 for slot in sets],", (SYMMETRY,),
    ),
    Mutation(
        "the first successor that comes is taken", "puzzlelang/compiler/merged_system.py",
        "if self.canonical(after) == wanted]", "if after]", (SYMMETRY,),
    ),
    Mutation(
        "machine code merges nothing", "puzzlelang/compiler/llvm.py",
        "        if merges:\n", "        if merges and not self.count:\n", (SYMMETRY,),
    ),
    Mutation(
        "an exchange is missing", "puzzlelang/compiler/llvm_symmetry.py",
        "            if q == p:\n", "            if True:\n", (SYMMETRY,),
    ),
    Mutation(
        "a guard is not asked", "puzzlelang/compiler/grounding.py",
        "                rest.append(part)\n", "                pass\n", (BACKENDS,),
    ),
    Mutation(
        "a test of one slot is turned around", "puzzlelang/compiler/grounding.py",
        "zip(domain, found, strict=True) if term[1])",
        "zip(domain, found, strict=True) if not term[1])", (BACKENDS,),
    ),
    Mutation(
        "an effect reads what its neighbour wrote", "puzzlelang/compiler/effects.py",
        "            self._writes.append((variable.offset + index[1], when, value))\n",
        "            self._writes.append((variable.offset + index[1], when, value))\n"
        "            self.values[variable.offset + index[1]] = value\n", (BACKENDS,),
    ),
    Mutation(
        "an effect is left out", "puzzlelang/compiler/effects.py",
        "for effect in step:\n                self._effect(effect, self.scope, TRUE)\n",
        "for effect in step[1:]:\n                self._effect(effect, self.scope, TRUE)\n",
        (BACKENDS,),
    ),
    Mutation(
        "successors in another order", "puzzlelang/compiler/grounding.py",
        "return [g for t in self.puzzle.transitions for g in self._ground(t)]",
        "return [g for t in self.puzzle.transitions for g in self._ground(t)][::-1]",
        (BACKENDS, PUZZLES),
    ),
    Mutation(
        "an invariant is not asked where it is touched", "puzzlelang/compiler/grounding.py",
        "if not slots.isdisjoint(touched)", "if slots.isdisjoint(touched)", (BACKENDS,),
    ),
    Mutation(
        "a range is not checked", "puzzlelang/compiler/effects.py",
        "        if inside != TRUE:\n", "        if False:\n", (BACKENDS,),
    ),
    Mutation(
        "two writes may differ", "puzzlelang/compiler/effects.py",
        "            self._no_conflict(writes)\n", "", (BACKENDS,),
    ),
    Mutation(
        "the plain meaning checks no range", "puzzlelang/core/semantics.py",
        "            _check_range(effect, slot, value)\n", "", ("tests/core/test_semantics.py",),
    ),
    Mutation(
        "the dearer of two costs is kept", "puzzlelang/search/engine.py",
        "if known is None or total < known[1]:", "if known is None or known[1] < total:", (SEARCH,),
    ),
    Mutation(
        "nothing is reopened", "puzzlelang/search/engine.py",
        "if known is None or total < known[1]:", "if known is None:", (SEARCH,),
    ),
    Mutation(
        "a cost per state is taken from the state left", "puzzlelang/compiler/grounding.py",
        'after if part.per == "state" else known', "known", (BACKENDS,),
    ),
    Mutation(
        "a forced transition forces nothing", "puzzlelang/compiler/compiled_system.py",
        "if grounds is forced and forced:", "if False:", (BACKENDS,),
    ),
    Mutation(
        "play goes on when it is lost", "puzzlelang/compiler/compiled_system.py",
        "if self.puzzle.losses:\n            body.append(", "if False:\n            body.append(",
        (BACKENDS,),
    ),
    Mutation(
        "solutions of one level are not added up", "puzzlelang/search/counting.py",
        "following[successor] += ways", "following[successor] = ways", (SEARCH,),
    ),
    Mutation(
        "a goal may be in a proof", "puzzlelang/verify/certificate.py",
        "            if steps.is_goal(key):\n", "            if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "a state may be missing in a proof", "puzzlelang/verify/certificate.py",
        "                if found is None:\n                    self._refuse(",
        "                if found is None:\n                    continue\n"
        "                    self._refuse(", (CERTIFICATES,),
    ),
    Mutation(
        "a bound may be too high", "puzzlelang/verify/certificate.py",
        "                if bound > reached:\n", "                if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "a bound may be too low", "puzzlelang/verify/certificate.py",
        "        if 0 in met:\n", "        if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "the start may be left out of a proof", "puzzlelang/verify/certificate.py",
        "        if below is None or steps.zero < below:\n            if",
        "        if False:\n            if", (CERTIFICATES,),
    ),
    Mutation(
        "a proof may be about another claim", "puzzlelang/verify/certificate.py",
        "    if given != wanted:\n", "    if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "a file may be another than the answer says", "puzzlelang/verify/certificate_file.py",
        "    if digest and digest !=", "    if False and digest !=", (CERTIFICATES,),
    ),
    Mutation(
        "a proof is checked without the invariants", "puzzlelang/verify/steps.py",
        "            if not kept(after, env):\n", "            if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "a proof is checked without the ranges", "puzzlelang/verify/staged_effects.py",
        "                if not allowed(new) or writes.setdefault(place, new) != new:\n",
        "                if writes.setdefault(place, new) != new:\n",
        ("tests/verify/test_steps.py",),
    ),
    Mutation(
        "verify believes the cost of a step", "puzzlelang/verify/replay.py",
        '    same("cost", numbers(given), list(step.cost), f"{call} costs")\n', "",
        ("tests/verify/test_verify.py",),
    ),
    Mutation(
        "machine code takes a test for its contrary", "puzzlelang/compiler/llvm.py",
        'return self.op(f"icmp eq i64 {kept}, {wanted[0]}")',
        'return self.op(f"icmp ne i64 {kept}, {wanted[0]}")', (NATIVE,),
    ),
    Mutation(
        "machine code says a goal is none", "puzzlelang/compiler/llvm.py",
        "for label, found in ((yes, 1), (no, 0)):", "for label, found in ((yes, 0), (no, 1)):",
        (NATIVE,),
    ),
    Mutation(
        "a cost takes another place in its key", "puzzlelang/compiler/llvm.py",
        'shifted = self.op(f"shl i64 {total}, {bits}")',
        'shifted = self.op(f"shl i64 {total}, {bits - 1}")', (NATIVE,),
    ),
    Mutation(
        "a successor more than once is a way more than once", "puzzlelang/engine/kernel.c",
        "if (s->keys[i] < s->keys[place]) s->keys[place] = s->keys[i];\n"
        "      s->hashes[i] = NOTHING;\n      continue;", "", (NATIVE,),
    ),
    Mutation(
        "goals that are farther count, too", "puzzlelang/engine/kernel.c",
        "    if (s->goals && s->nearest < cost) return GOAL;\n", "", (NATIVE,),
    ),
    Mutation(
        "the bound is raised by the least alone", "puzzlelang/engine/kernel.c",
        "u64 place = s->held / 8 < count - 1 ? s->held / 8 : count - 1;", "u64 place = 0;",
        (NATIVE,),
    ),
    Mutation(
        "deepening follows the last successor first", "puzzlelang/engine/kernel.c",
        "turn_round(s->stack + first, s->stack + s->stack_count)",
        "turn_round(s->stack + first, s->stack + first)",
        (NATIVE,),
    ),
    Mutation(
        "a weight weighs nothing", "puzzlelang/engine/kernel.c",
        "s->under * cost + s->over * estimate;", "cost + estimate;", (NATIVE,),
    ),
    Mutation(
        "a field that may be left out is left out where it is known",
        "puzzlelang/answers/field_table.py",
        "if value is not None or not optional:", "if value is None or not optional:",
        ("tests/answers/test_json_fields.py",),
    ),
    Mutation(
        "a part of the goal loses its `not`", "puzzlelang/answers/conjuncts.py",
        "_not(fold.body) if negated else fold.body", "fold.body",
        ("tests/answers/test_explore.py",),
    ),
    Mutation(
        "what an invariant alone cuts is what it lets pass", "puzzlelang/answers/space_analysis.py",
        "self.cuts.get(self.everything & ~bit, 0)", "self.cuts.get(bit, 0)",
        ("tests/answers/test_explore.py",),
    ),
    Mutation(
        "crossings are counted the wrong way round", "puzzlelang/drawing/layers.py",
        "total += seen - passed", "total += passed", ("tests/drawing/test_graph.py",),
    ),
    Mutation(
        "a sum binds no names for editors", "puzzlelang/editor/occurrences.py",
        "self.visit((body, where), self.binders(binders, scope))",
        "self.visit((body, where), scope)",
        ("tests/editor/test_editing.py",),
    ),
    Mutation(
        "standard input is read twice", "puzzlelang/cli/registry.py",
        'inputs.count("-") > 1', 'inputs.count("-") > 2', ("tests/cli/test_cli.py",),
    ),
)  # fmt: skip


def noticed(mutation: Mutation, place: Path) -> bool:
    path = place / mutation.file
    text = path.read_text(encoding="utf-8")
    assert text.count(mutation.before) == 1, f"{mutation.what}: {mutation.file} has changed"
    path.write_text(text.replace(mutation.before, mutation.after), encoding="utf-8")
    if path.suffix == ".c":
        translate = [sys.executable, "-m", "puzzlelang.engine.build_kernel"]
        subprocess.run(translate, cwd=place, check=True)
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-m", "not slow", *mutation.tests]
    done = subprocess.run(command, cwd=place, capture_output=True, text=True)
    path.write_text(text, encoding="utf-8")
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.returncode == 1


def main() -> None:
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "project"
        shutil.copytree(TOP, place, ignore=shutil.ignore_patterns(".git", ".venv*", ".*_cache"))
        for mutation in MUTATIONS:
            found = noticed(mutation, place)
            missed += not found
            print("noticed     " if found else "NOT NOTICED ", mutation.what, flush=True)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
