"""Mutation tests: break the code in one place at a time and check that a test fails.

`python tests/mutations.py [--quick] [--from N] [WORD…]` copies the project, applies each mutation
below (or those with one of the words in their description or file) and runs the tests named with
it, slow ones last (``--quick`` omits them). It prints "noticed", "by a slow test", "by a nightly
test" or "NOT NOTICED" and exits with 1 if a mutation went unnoticed. ``--from N`` skips the first
N. This is not part of the test run: it takes some ten minutes.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Mutation:
    """Paths are relative to puzzlelang/ and tests/."""

    what: str
    file: str
    before: str
    after: str
    tests: tuple[str, ...]


MUTATIONS = (
    Mutation(
        "plans: let deletions win", "pddl/replay.py", "self.facts - losses | gains",
        "(self.facts | gains) - losses", ("pddl/test_plan_check.py::test_verdicts",),
    ),
    Mutation(
        "tasks: let deletions win", "pddl/action_writer.py", "value = any_of(again).text",
        "value = FALSE.text", ("pddl/test_conversion.py::test_additions_with_conditions_win",),
    ),
    Mutation(
        "tasks: fill the sets of all problems", "pddl/condition_writer.py",
        "self._filled[word] = self.only_in(filled)", "pass",
        ("pddl/test_random_tasks.py::test_several_problems[seeds0]",),
    ),
    Mutation(
        "tasks: walk through walls", "pddl/boards.py", "return steps == {*rows}",
        "return True", ("pddl/test_conversion.py::test_boards",),
    ),
    Mutation(
        "export: one object for all", "pddl/pddl_writer.py", "if len({*hole}) == 1:", "if hole:",
        ("pddl/test_export.py::test_ground_actions_of_parameters",),
    ),
    Mutation(
        "export: no forced steps", "pddl/pddl_writer.py", "needs += self._unless(rules.must)",
        "pass", ("pddl/test_export.py::test_everything_at_once",),
    ),
    Mutation(
        "compare: ignore costs of steps", "answers/equivalence.py", "if cost != matching[1]:",
        "if False:", ("answers/test_equivalence.py::test_files_of_a_course",),
    ),
    Mutation(
        "why not: name the last condition that fails", "answers/obstacles.py",
        "part = next((part for part in parts if not evaluate(part.condition, state)), whole)",
        "part = next((part for part in parts[::-1] if not evaluate(part.condition, state)), whole)",
        ("answers/test_obstacles.py",),
    ),
    Mutation(
        "compute loads after stores that change them", "compiler/wasm_values.py",
        "return self._is_constant(instruction.operands[0])", "return True",
        ("engine/test_page_rules.py",),
    ),
    Mutation(
        "expand lost states of a product", "engine/factored_search.py",
        "said = array(\"B\", (one for row", "said = array(\"B\", (one & 1 for row",
        ("engine/test_factored.py",),
    ),
    Mutation(
        "project a forgotten slot to its first value only", "compiler/abstraction.py",
        "for case in product(*values):", "for case in [*product(*values)][:1]:",
        ("compiler/test_abstractions.py", "compiler/test_added_estimates.py"),
    ),
    Mutation(
        "omit facts copied from another slot", "compiler/planning_task.py",
        "if before in allowed and after in facts", "if before in allowed and after not in facts",
        ("compiler/test_planning_task.py::test_the_library[eight-puzzle]",),
    ),
    Mutation(
        "drop array tests instead of sharing them", "compiler/dispatch.py",
        "subplan = Lacks(offset, size, value, subplan, Sequence_(()))", "pass",
        ("compiler/test_dispatch.py::test_what_is_nowhere_in_an_array_is_asked_once",),
    ),
    Mutation(
        "keep the bounds of a constant that grows", "compiler/shared_systems.py",
        "if domain.low <= low and high <= domain.high:", "if True:", ("compiler/test_lifting.py",),
    ),
    Mutation(
        "share a term whose value depends on a loop", "compiler/ground_transition.py",
        "if count > 1 and not term.temps", "if count > 1", ("compiler/test_shared_terms.py",),
    ),
    Mutation(
        "move a member that may be absent", "engine/lower_bounds.py",
        "if pairs[before][1] not in operator.needs:", "if False:",
        ("engine/test_assignment.py::test_which_sets_are_moved",),
    ),
    Mutation(
        "charge conditional effects separately", "engine/lower_bounds.py",
        "rows += [((*operator.needs, *needs), makes, group) for needs, makes in operator.also]",
        "rows += [((*operator.needs, *needs), makes, group + 1) for needs, makes in operator.also]",
        ("engine/test_landmarks.py::test_what_one_operator_makes_is_charged_once",),
    ),
    Mutation(
        "delete replaced files before the manifest is written", "search/store/store_files.py",
        "                self._removed.append(name)", "                self._files.remove([name])",
        ("search/test_held_files.py::test_killed_while_it_is_written_down",),
    ),
    Mutation(
        "accept a rebuilt layer without comparing it", "search/store/layered.py",
        "if not are_same(files, layer.files):", "if False:",
        ("search/test_forgetting.py::test_layers_that_come_out_otherwise_are_refused",),
    ),
    Mutation(
        "count a state reached by two rules twice", "search/store/store_tasks.py",
        "return least.items()", "return [(encode(s), k) for s, k in listed(decode(packed))]",
        ("search/test_ways.py::test_a_state_that_two_rules_lead_to_is_one_way",),
    ),
    Mutation(
        "return cluster tasks in completion order", "search/store/task_pool.py",
        "[results[number] for number in range(len(tasks))]\n        finally:",
        "[results[number] for number in results]\n        finally:",
        ("search/test_cluster.py::test_the_files_are_those_of_processes",),
    ),
    Mutation(
        "let several processes take an expired lease", "search/store/object_files.py",
        " or self.version(key) != version:", ":",
        ("search/test_object_store.py::test_of_two_who_take_a_lapsed_lock_one_gets_it",),
    ),
    Mutation(
        "report a state as unreachable after a limit", "search/store/store_searcher.py",
        "return None, limit_of(ending), self._statistics()",
        "return None, \"\", self._statistics()",
        ("search/test_state_depth.py::test_a_limit_leaves_it_open",),
    ),
    Mutation(
        "omit a hint's own move from its cost", "play/hints.py", "(*(a + b for a, b in",
        "(*(b for a, b in", ("play/test_game.py::test_a_hint_counts_what_its_own_move_costs",),
    ),
    Mutation(
        "keep undone moves after another move", "play/game.py",
        "del self._changes[self._at :]", "pass",
        ("play/test_game.py::test_undo_redo_restart",),
    ),
    Mutation(
        "leave the progress line at the end", "text/progress_line.py",
        "        with self.aside():\n            pass\n", "        pass\n",
        ("front/test_progress.py::test_the_line_waits_and_goes_away",),
    ),
    Mutation(
        "keep the quotes of a quoted word", "syntax/data_files.py", "if '\"' not in text:",
        "if text:", ("model/test_data_files.py::test_csv_is_read_as_python_reads_it",),
    ),
    Mutation(
        "treat a choice by other members as one for each", "model/symmetry_proof.py",
        "return self._each.get(options, ())[:-1] == members", "return options in self._each",
        ("compiler/test_symmetry.py",),
    ),
    Mutation(
        "read files outside the puzzle's folder", "syntax/files.py",
        "return os.path.commonpath([home, path]) == home\n", "return True\n",
        ("project/test_broken_files.py",),
    ),
    Mutation(
        "don't count loops in effects", "model/cost_bound.py",
        "            return combinations(binders) * _writes(body)\n",
        "            return _writes(body)\n",
        ("project/test_limits.py::test_at_the_limit_and_one_beyond",),
    ),
    Mutation(
        "choose the greatest image in machine code", "compiler/llvm_symmetry.py",
        "self.call(f\"llvm.umin.i{width}\"", "self.call(f\"llvm.umax.i{width}\"",
        ("compiler/test_turned_boards.py",),
    ),
    Mutation(
        "take the first of equivalent successors", "compiler/merged_system.py",
        "if self.canonical(after) == wanted]", "if after]", ("compiler/test_symmetry.py",),
    ),
    Mutation(
        "join parameters behind a condition that may fault", "core/parameter_rows.py",
        "        if not is_total(condition, loops):\n            break\n", "",
        ("compiler/test_joins.py",),
    ),
    Mutation(
        "compute parts that may fault before a loop", "model/hoisting.py",
        "if one and about.sure and ", "if one and ", ("model/test_hoisting.py",),
    ),
    Mutation(
        "skip a guard", "compiler/grounding.py", "                rest.append(part)\n",
        "                pass\n", ("compiler/test_backends.py",),
    ),
    Mutation(
        "keep the greater of two costs", "search/engine.py",
        "if earlier is None or total < earlier[1]:", "if earlier is None or earlier[1] < total:",
        ("search/test_search.py",),
    ),
    Mutation(
        "accept a certificate without some state", "verify/certificate.py",
        "                if successor is None:\n                    self._refuse(",
        "                if successor is None:\n                    continue\n"
        "                    self._refuse(",
        ("verify/test_certificates.py",),
    ),
    Mutation(
        "round division towards zero in constant expressions", "core/primitives.py",
        "    return a // b\n", "    return int(a / b)\n", ("core/test_literal_results.py",),
    ),
    Mutation(
        "list starts in discovery order", "model/start_search.py", "        states.sort()\n",
        "        pass\n", ("answers/test_starts.py",),
    ),
    Mutation(
        "report an interrupted count as missing in Python", "front/python/python_puzzle.py",
        "    if limit:\n        raise GaveUp(limit)\n", "    return\n", ("front/test_front.py",),
    ),
    Mutation(
        "trust the cost of a step in `verify`", "verify/claims.py",
        "    same(\"cost\", numbers(claim), list(step.cost), f\"{call} costs\")\n", "",
        ("verify/test_verify.py",),
    ),
    Mutation(
        "count a repeated successor as several paths", "engine/kernel.c",
        "if (s->keys[i] < s->keys[place]) s->keys[place] = s->keys[i];\n"
        "      s->hashes[i] = NOTHING;\n"
        "      continue;",
        "", ("engine/test_native.py",),
    ),
    Mutation(
        "forget a level that can recur", "engine/kernel.c",
        "return s->forgotten ? TANGLED : GOING_ON;", "return GOING_ON;",
        ("engine/test_forgotten_levels.py",),
    ),
    Mutation(
        "omit optional fields with a known value", "answers/field_table.py",
        "if value is not None or not optional:", "if value is None or not optional:",
        ("answers/test_json_fields.py",),
    ),
    Mutation(
        "count crossings in the wrong direction", "drawing/layers.py", "total += earlier - at_most",
        "total += at_most", ("drawing/test_graph.py",),
    ),
    Mutation(
        "measure an escape by the character it denotes", "syntax/located.py",
        "        ends.extend([start + after] * count)\n",
        "        ends.extend([start + at + 1] * count)\n", ("syntax/test_positions.py",),
    ),
    Mutation(
        "evaluate a quotient only at the ends of the divisor", "core/intervals.py",
        "for d in (b[0], b[1], -1, 1) if", "for d in (b[0], b[1]) if", ("core/test_operations.py",),
    ),
    Mutation(
        "separate ranges that share a value", "model/static_truth.py",
        "    if a.high < b.low or b.high < a.low or ",
        "    if a.high <= b.low or b.high < a.low or ", ("model/test_lint.py",),
    ),
    Mutation(
        "load cached machine code without checking it", "engine/code_cache.py",
        "if entry[:start] == HEADER + _digest(key, entry[start:]):", "if entry.startswith(HEADER):",
        ("engine/test_cache.py",),
    ),
    Mutation(
        "don't limit the cost of compiling machine code", "engine/tiers.py",
        "            self._is_settled = True\n        else:\n",
        "            self._cost = 0.0\n        else:\n", ("engine/test_compiling.py",),
    ),
    Mutation(
        "let a piece take any position", "drawing/film.py", "_far(seen.place, place), seen.number",
        "seen.number, seen.number", ("drawing/test_boards.py",),
    ),
    Mutation(
        "let a rename add an error", "editor/renaming.py",
        "        if codes[news.code] > old_codes[news.code]:", "        if False:",
        ("editor/test_editing.py",),
    ),
    Mutation(
        "count editor columns in characters", "editor/positions.py",
        "    if encoding == \"utf-32\" or text.isascii():\n", "    if encoding:\n",
        ("editor/test_editing.py",),
    ),
    Mutation(
        "treat a closed pipe as an error", "front/commands/program.py",
        "code = UNREAD if error.is_closed else AT_FAULT", "code = AT_FAULT",
        ("front/test_streams.py",),
    ),
    Mutation(
        "fire an alarm only once", "text/machine.py",
        "    signal.setitimer(signal.ITIMER_REAL, first, often)\n",
        "    signal.setitimer(signal.ITIMER_REAL, first)\n", ("front/test_deadlines.py",),
    ),
    Mutation(
        "use later conditions to exclude a fault", "compiler/promise_proofs.py",
        "cases.are_sure([p], parts[:n], ground.tests)", "cases.are_sure([p], parts, ground.tests)",
        ("compiler/test_faultless.py",),
    ),
    Mutation(
        "let a merged trace leave the optimal ones", "engine/member_trial.py",
        "if not wanted.isdisjoint(following[s])", "", ("engine/test_member_trial.py",),
    ),
    Mutation(
        "follow a relation: leave the set on the way", "core/primitives.py",
        "following(member) & group | 1 << member", "following(member) | 1 << member",
        ("core/test_reachability.py::test_the_meaning",),
    ),
    Mutation(
        "conflict clauses: explain a sum by too few literals", "constraints/propagation.py",
        "                if left < 0:\n                    break\n        return clause",
        "                break\n        return clause", ("constraints/test_conflict_solver.py",),
    ),
    Mutation(
        "taking away: keep what follows", "generating/filling_in.py", "refuted = -self._places",
        "refuted = self._places", ("generating/test_taking_away.py",),
    ),
    Mutation(
        "alike: trust equal colours", "generating/alike.py", "and {(image[target], weight) for",
        "or {(image[target], weight) for", ("generating/test_alike.py",),
    ),
    Mutation(
        "cuts: forget the separator", "constraints/cuts.py",
        "separator, members = border & self.boundary(outside), self.members",
        "separator, members = 0, self.members", ("constraints/test_conflict_solver.py",),
    ),
    Mutation(
        "lowering: equal literals when one of them is true", "compiler/choice_values.py",
        "return -self.all_of((-self.all_of((a, b)), -self.all_of((-a, -b))))",
        "return self.all_of((a, b))", ("compiler/test_choice_lowering.py",),
    ),
    Mutation(
        "filling: report no fault if there is a choice", "answers/filling.py",
        "        self._report_fault()\n        self.best = replace(first",
        "        self.best = replace(first", ("answers/test_filling.py",),
    ),
)  # fmt: skip


def wanted(words: Sequence[str]) -> list[Mutation]:
    return [m for m in MUTATIONS if not words or any(w in f"{m.what} {m.file}" for w in words)]


NO_TESTS = 5
"""Exit code of pytest if it selects no tests."""

LEVELS = {
    "not slow": "noticed",
    "slow and not nightly": "by a slow test",
    "nightly": "by a nightly test",
}
"""Tests of each level, and the report if they notice a mutation."""

MOST_SECONDS = 1800
"""Time limit for the tests of a mutation, far above their normal duration."""


def noticed(mutation: Mutation, place: Path, quick: bool = False) -> str:
    """Apply a mutation and return how it was noticed, or an empty string.

    ``quick`` omits the slow tests.
    """
    path = place / "puzzlelang" / mutation.file
    text = path.read_text(encoding="utf-8")
    assert text.count(mutation.before) == 1, f"{mutation.what}: {mutation.file} has changed"
    path.write_text(text.replace(mutation.before, mutation.after), encoding="utf-8")
    translated = path.with_suffix(".ll")
    before = translated.read_bytes() if path.suffix == ".c" else b""
    if before:
        translate = [sys.executable, "-m", "puzzlelang.engine.build_kernel"]
        subprocess.run(translate, cwd=place, check=True)
    report = ""
    for level in [*LEVELS][: 1 if quick else 3]:
        tests = [f"tests/{test}" for test in mutation.tests]
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-m", level, *tests]
        if ends_badly(command, place):
            report = LEVELS[level]
            break
    path.write_text(text, encoding="utf-8")
    if before:
        translated.write_bytes(before)
    return report


def ends_badly(command: Sequence[str], place: Path) -> bool:
    """Run tests and report failure, which includes timeouts and crashes of machine code."""
    with subprocess.Popen(
        command, cwd=place, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True,
    ) as run:  # fmt: skip
        try:
            output, _ = run.communicate(timeout=MOST_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            return True
    assert run.returncode in (0, 1, NO_TESTS) or run.returncode < 0, output
    return run.returncode not in (0, NO_TESTS)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="N")
    parser.add_argument("words", nargs="*", metavar="WORD")
    options = parser.parse_args()
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "project"
        shutil.copytree(TOP, place, ignore=shutil.ignore_patterns(".git", ".venv*", ".*_cache"))
        for mutation in wanted(options.words)[options.first :]:
            report = noticed(mutation, place, options.quick)
            missed += not report
            print(f"{report or 'NOT NOTICED':17}", mutation.what, flush=True)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
