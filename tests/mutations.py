"""Mutation tests: break the code in one place at a time and check that a test fails.

`python tests/mutations.py [--quick] [--from N] [WORD…]` copies the project, applies each mutation
below (or those with one of the words in their description or file) and runs the tests named with
it, slow ones last (``--quick`` omits them). It prints "noticed", "by a slow test", "by a nightly
test" or "NOT NOTICED" and exits with 1 if a mutation went unnoticed. ``--from N`` skips the first
N. This is not part of the test run: it takes an hour, and several with the slow tests.
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
    what: str
    file: str
    before: str
    after: str
    tests: tuple[str, ...]


BACKENDS = "tests/compiler/test_backends.py"
HOISTING = "tests/model/test_hoisting.py"
JOINS = "tests/compiler/test_joins.py"
SEARCH = "tests/search/test_search.py"
CERTIFICATES = "tests/verify/test_certificates.py"
SYMMETRY = "tests/compiler/test_symmetry.py"
TURNED = "tests/compiler/test_turned_boards.py"
NATIVE = "tests/engine/test_native.py"
FORGOTTEN = "tests/engine/test_forgotten_levels.py"
GRAPH = "tests/drawing/test_graph.py"
BOARDS = "tests/drawing/test_boards.py"
TERMINAL_BOARDS = "tests/drawing/test_terminal_boards.py"
ON_TERMINALS = "tests/front/test_boards_on_terminals.py"
SOLUTION_FILES = "tests/drawing/test_solution_files.py"
EDITING = "tests/editor/test_editing.py"
REQUESTS = "tests/front/test_requests.py"

LIMITS = "tests/project/test_limits.py"
BROKEN = "tests/project/test_broken_files.py"
STARTS = "tests/answers/test_starts.py"
OTHER_STARTS = "tests/answers/test_other_starts.py"
THRESHOLDS = "tests/engine/test_thresholds.py"
SEVERAL = f"{THRESHOLDS}::test_boards_that_begin_in_several_states_in_machine_code"

CHOICE = "tests/engine/test_way_choice.py"
TRIAL = "tests/engine/test_landmark_trial.py"
REACHABILITY = "tests/core/test_reachability.py"
EQUIVALENCE = "tests/answers/test_equivalence.py"
OBSTACLES = "tests/answers/test_obstacles.py"
RECORDING = "tests/search/test_recording.py"
GRADES = "tests/front/test_grade.py"
GENERATING = "tests/generating/test_taking_away.py"
ALIKE = "tests/generating/test_alike.py"
CONFLICTS = "tests/constraints/test_conflict_solver.py"
CLINGO = "tests/constraints/test_clingo_solver.py"
LOWERING = "tests/compiler/test_choice_lowering.py"
FILLING = "tests/answers/test_filling.py"
FAULTLESS = "tests/compiler/test_faultless.py"
FAULTS = "tests/answers/test_faults_everywhere.py"
EXPLORE = "tests/answers/test_explore.py"
MEMBERS = "tests/engine/test_member_trial.py"
PROGRESS = "tests/front/test_progress.py"
DATA_FILES = "tests/model/test_data_files.py"
LIST_TABLES = "tests/model/test_list_tables.py"
TABLE = "tests/answers/test_state_table.py"
FIELDS = "tests/answers/test_json_fields.py"
DIAGNOSTICS = "tests/project/test_diagnostics.py"

PLAY = "tests/play/test_game.py"
HONEST = f"{PLAY}::test_large_spaces_get_honest_hints"

STORE = "tests/search/test_store.py"
CLUSTER = "tests/search/test_cluster.py"
DEPTHS = "tests/search/test_state_depth.py"
FORGED = "tests/search/test_forged_stores.py"
FRAMES = "tests/search/test_state_frames.py"
HELD = "tests/search/test_held_files.py"
OBJECTS = "tests/search/test_object_store.py"
WAYS = "tests/search/test_ways.py"
FORGETTING = "tests/search/test_forgetting.py"

LANDMARKS = "tests/engine/test_landmarks.py"
TASK = "tests/compiler/test_planning_task.py"
ASSIGNMENT = "tests/engine/test_assignment.py"

WASM = "tests/engine/test_wasm.py"
PAGE_RULES = "tests/engine/test_page_rules.py"
FACTORED = "tests/engine/test_factored.py"
PLACED = "tests/engine/test_placed_values.py"

CONVERSIONS = "tests/pddl/test_conversion.py"
RANDOM_TASKS = "tests/pddl/test_random_tasks.py"
PLAN_CHECKS = "tests/pddl/test_plan_check.py"
EXPORTS = "tests/pddl/test_export.py"

MUTATIONS = (
    Mutation(
        "plans: let deletions win", "puzzlelang/pddl/replay.py",
        "self.facts - losses | gains", "(self.facts | gains) - losses",
        (f"{PLAN_CHECKS}::test_verdicts",),
    ),
    Mutation(
        "tasks: let deletions win", "puzzlelang/pddl/action_writer.py",
        "value = any_of(again).text", "value = FALSE.text",
        (f"{CONVERSIONS}::test_additions_with_conditions_win", RANDOM_TASKS),
    ),
    Mutation(
        "tasks: delete facts that are not true", "puzzlelang/pddl/action_writer.py",
        "and change.fact not in change.given", "and False", (RANDOM_TASKS,),
    ),
    Mutation(
        "tasks: read a parameter of a wrong type", "puzzlelang/pddl/action_writer.py",
        "when += (read.guard, guard)", "pass",
        (f"{CONVERSIONS}::test_parameters_that_a_variable_gives", RANDOM_TASKS),
    ),
    Mutation(
        "tasks: split classes that an action mixes", "puzzlelang/pddl/splitting.py",
        "here |= one", "pass", (f"{CONVERSIONS}::test_predicates_are_split_by_class",),
    ),
    Mutation(
        "export: no forced steps", "puzzlelang/pddl/pddl_writer.py",
        "needs += self._unless(rules.must)", "pass",
        (f"{EXPORTS}::test_everything_at_once", f"{EXPORTS}::test_random_puzzles"),
    ),
    Mutation(
        "export: equal costs", "puzzlelang/pddl/pddl_writer.py",
        "str(action.cost)", '"1"', (f"{EXPORTS}::test_the_library",),
    ),
    Mutation(
        "compare: ignore costs of steps", "puzzlelang/answers/equivalence.py",
        "if cost != matching[1]:", "if False:", (f"{EQUIVALENCE}::test_files_of_a_course",),
    ),
    Mutation(
        "compare: ignore moves of the other puzzle", "puzzlelang/answers/equivalence.py",
        "if len(others) > len(own):", "if False:", (f"{EQUIVALENCE}::test_files_of_a_course",),
    ),
    Mutation(
        "compare: ignore goals after the start", "puzzlelang/answers/equivalence.py",
        "if unlike := _unlike(mine.observed(after), other.observed(pair[1])):",
        "if unlike := _unlike('', ''):", (f"{EQUIVALENCE}::test_files_of_a_course",),
    ),
    Mutation(
        "compare: take the dearer of parallel moves", "puzzlelang/answers/equivalence.py",
        "if cost < known[1]:", "if cost > known[1]:",
        (f"{EQUIVALENCE}::test_parallel_moves_count_once",),
    ),
    Mutation(
        "compare: walk through lost states", "puzzlelang/answers/equivalence.py",
        "if self.has_losses and not self.terms.lost:", "if False:",
        (f"{EQUIVALENCE}::test_files_of_a_course",),
    ),
    Mutation(
        "compare: call every variable needless", "puzzlelang/answers/equivalence.py",
        "if all(classes.setdefault(key(state), kind) == kind for state, kind in kinds.items()):",
        "if True:", (f"{EQUIVALENCE}::test_what_never_matters",),
    ),
    Mutation(
        "compare: refine without moves", "puzzlelang/answers/equivalence.py",
        "colours.append(codes.setdefault((colour, signature), len(codes)))",
        "colours.append(codes.setdefault((colour, None), len(codes)))",
        (f"{EQUIVALENCE}::test_moves_that_look_alike",),
    ),
    Mutation(
        "packed moves: number all moves alike", "puzzlelang/engine/packed_moves.py",
        "return [(number, after, ONE) for after, number in rows]",
        "return [(0, after, ONE) for after, number in rows]",
        (f"{EQUIVALENCE}::test_machine_code_finds_the_same",),
    ),
    Mutation(
        "packed moves: swap costs and number", "puzzlelang/engine/packed_moves.py",
        "return [(row[-1], row[0], row[1:-1]) for row in rows]",
        "return [(row[1], row[0], row[2:]) for row in rows]",
        (f"{EQUIVALENCE}::test_machine_code_walks_the_library",),
    ),
    Mutation(
        "packed moves: mask no slots", "puzzlelang/engine/packed_moves.py",
        "|= field.used << field.shift >> WORD * place & ALL", "|= ALL",
        (f"{EQUIVALENCE}::test_machine_code_walks_the_library",),
    ),
    Mutation(
        "why not: name the last condition that fails", "puzzlelang/answers/obstacles.py",
        "part = next((part for part in parts if not evaluate(part.condition, state)), whole)",
        "part = next((part for part in parts[::-1] if not evaluate(part.condition, state)), whole)",
        (OBSTACLES,),
    ),
    Mutation(
        "why not: forget forced steps", "puzzlelang/answers/obstacles.py",
        "if not transition.forced and (forced := _forced(puzzle, state)):",
        "if False and (forced := _forced(puzzle, state)):", (OBSTACLES,),
    ),
    Mutation(
        "why not: give values before the step", "puzzlelang/answers/obstacles.py",
        "step.name, *failing(whole, after))", "step.name, *failing(whole, state))",
        (OBSTACLES,),
    ),
    Mutation(
        "watch: call waiting states reopened", "puzzlelang/search/recording.py",
        "return REQUEUED if state in self._open else REOPENED", "return REOPENED", (RECORDING,),
    ),
    Mutation(
        "watch: show the frontier of dfs backwards", "puzzlelang/search/recording.py",
        "yield from reversed(watch.frontier)", "yield from watch.frontier", (RECORDING,),
    ),
    Mutation(
        "watch: forget better costs", "puzzlelang/search/recording.py",
        "if kind in (NEW, REQUEUED, REOPENED):", "if kind in (NEW, REOPENED):", (RECORDING,),
    ),
    Mutation(
        "grade: give points for failed tests", "puzzlelang/answers/grading.py",
        '"score": points if grade.passed[name] else 0,', '"score": points,', (GRADES,),
    ),
    Mutation(
        "grade: accept negative points", "puzzlelang/answers/grading.py",
        "if not 0 <= points[name] < MOST_POINTS:", "if not points[name] < MOST_POINTS:", (GRADES,),
    ),
    Mutation(
        "translate: rename names of transitions only", "puzzlelang/answers/translating.py",
        "[*map(word, values)]", "values",
        (f"{EQUIVALENCE}::test_an_answer_of_a_renamed_puzzle",),
    ),
    Mutation(
        "forget the carry between the words of a number", "puzzlelang/compiler/wasm_words.py",
        'wasm.COMPUTE["or"] - wasm.SHORTER)\n            self._emit(wasm.EXTEND)',
        'wasm.COMPUTE["and"] - wasm.SHORTER)\n            self._emit(wasm.EXTEND)',
        (f"{WASM}::test_instructions",),
    ),
    Mutation(
        "swap the cases of a switch", "puzzlelang/compiler/wasm_code.py",
        "self._emit(wasm.unsigned(depths[cases.get(value, other)]))",
        "self._emit(wasm.unsigned(depths[cases.get(low + high - value, other)]))", (PAGE_RULES,),
    ),
    Mutation(
        "compute loads after stores that change them", "puzzlelang/compiler/wasm_values.py",
        "return self._is_constant(instruction.operands[0])", "return True", (PAGE_RULES,),
    ),
    Mutation(
        "ignore guards that connect two groups", "puzzlelang/compiler/factored_system.py",
        "for condition in (*guard, *checks, *invariant):",
        "for condition in (*checks, *invariant):",
        (f"{FACTORED}::test_random_products", f"{FACTORED}::test_what_is_no_product"),
    ),
    Mutation(
        "ignore invariants that connect two groups", "puzzlelang/compiler/factored_system.py",
        "for condition in (*guard, *checks, *invariant):",
        "for condition in (*guard, *checks):",
        (f"{FACTORED}::test_random_products", f"{FACTORED}::test_what_is_no_product"),
    ),
    Mutation(
        "ignore updates that read another group", "puzzlelang/compiler/factored_system.py",
        "about |= self._joined(term, term.reads | 1 << slot)", "about |= term.reads | 1 << slot",
        (FACTORED,),
    ),
    Mutation(
        "treat a possible fault in a group as a value", "puzzlelang/compiler/factored_system.py",
        "row = own.choice(asked(rule.checks), row, promised=True)",
        "row = own.choice(asked(rule.checks), row)", (FACTORED,),
    ),
    Mutation(
        "allow values that a constant slot excludes", "puzzlelang/compiler/factored_system.py",
        "elif self.constants[slot].value not in allowed:", "elif False:", (FACTORED,),
    ),
    Mutation(
        "treat a slot with several initial values as constant",
        "puzzlelang/compiler/factored_system.py", "and {*others} <= {first}", "", (FACTORED,),
    ),
    Mutation(
        "drop conflicts that only combined parts detect", "puzzlelang/compiler/factored_system.py",
        "if one is not None and other is not None and test((*one, *other))[0]:",
        "if one is not None and other is not None:", (FACTORED,),
    ),
    Mutation(
        "keep only the first goal of a disjunction", "puzzlelang/compiler/factored_system.py",
        "            return parts\n", "            return parts[:1]\n", (FACTORED,),
    ),
    Mutation(
        "remember the text of a step by its first slot", "puzzlelang/core/semantics.py",
        "for slot in noted.slots:", "for slot in [*noted.slots][:1]:",
        ("tests/front/test_front.py",),
    ),
    Mutation(
        "warn of hidden values without evidence", "puzzlelang/answers/hidden_values.py",
        "if state[variable.slots] != other[variable.slots]:", "if True:",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "rebuild a space without its limit on states", "puzzlelang/front/python/results.py",
        "Limits(states=self.states)", "Limits()", ("tests/front/test_front.py",),
    ),
    Mutation(
        "treat forced steps of a trace as ordinary steps", "puzzlelang/compiler/compiled_system.py",
        "forced, others = _forced_and_others(grounds)", "forced, others = [], grounds",
        (BACKENDS,),
    ),
    Mutation(
        "treat forced steps of a product as ordinary steps", "puzzlelang/engine/factored_search.py",
        "product.has_forced = any(tables.forced)", "product.has_forced = False", (FACTORED,),
    ),
    Mutation(
        "factor a search over merged states", "puzzlelang/engine/puzzle_searcher.py",
        "may_factor=self.merged is None", "may_factor=True", (FACTORED,),
    ),
    Mutation(
        "expand lost states of a product", "puzzlelang/engine/factored_search.py",
        'said = array("B", (one for row', 'said = array("B", (one & 1 for row', (FACTORED,),
    ),
    Mutation(
        "project a forgotten slot to its first value only",
        "puzzlelang/compiler/abstraction.py", "for case in product(*values):",
        "for case in [*product(*values)][:1]:",
        ("tests/compiler/test_abstractions.py", "tests/compiler/test_added_estimates.py"),
    ),
    Mutation(
        "accept transitions that lose values", "puzzlelang/compiler/placed_values.py",
        "if sorted(origins) != [place", "if False and sorted(origins) != [place", (PLACED,),
    ),
    Mutation(
        "assume that an empty place stays empty", "puzzlelang/compiler/placed_values.py",
        "both = places if previous is None else previous & places", "both = previous or places",
        (PLACED,),
    ),
    Mutation(
        "treat distances above 255 as unreachable", "puzzlelang/engine/pattern_guide.py",
        "        if status is Status.TOO_LARGE:\n            raise NotPlaced",
        "        if status is Status.TOO_LARGE:\n            return \"\"", (PLACED,),
    ),
    Mutation(
        "drop goals on slots that every transition reads",
        "puzzlelang/compiler/pattern_selection.py",
        "if prod(map(self._values, self.hubs)) > current.rough_states:", "if False:",
        ("tests/compiler/test_added_estimates.py::"
         "test_what_every_transition_asks_for_is_a_goal_too",),
    ),
    Mutation(
        "omit facts copied from another slot", "puzzlelang/compiler/planning_task.py",
        "if before in allowed and after in facts", "if before in allowed and after not in facts",
        (f"{TASK}::test_the_library[eight-puzzle]",),
    ),
    Mutation(
        "omit facts for removed members of a set", "puzzlelang/compiler/planning_task.py",
        "makes += [pairs[bit][0] for bit in members(losses)] + [",
        "makes += [", (f"{TASK}::test_the_library[klotski]",),
    ),
    Mutation(
        "drop array tests instead of sharing them", "puzzlelang/compiler/dispatch.py",
        "subplan = Lacks(offset, size, value, subplan, Sequence_(()))", "pass",
        ("tests/compiler/test_dispatch.py::test_what_is_nowhere_in_an_array_is_asked_once",),
    ),
    Mutation(
        "keep the values of the first level for all", "puzzlelang/compiler/compiled_system.py",
        "        other.given = tuple(given)\n", "",
        ("tests/compiler/test_lifting.py::test_levels_of_a_few_files[jugs]",),
    ),
    Mutation(
        "take a constant with two values for one", "puzzlelang/compiler/lifting.py",
        "setdefault(variable, values) != values:", "setdefault(variable, values) is None:",
        ("tests/compiler/test_lifting.py",),
    ),
    Mutation(
        "keep the bounds of a constant that grows", "puzzlelang/compiler/lifting.py",
        "if domain.low <= low and high <= domain.high:", "if True:",
        ("tests/compiler/test_lifting.py",),
    ),
    Mutation(
        "share a term whose value depends on a loop", "puzzlelang/compiler/shared_terms.py",
        "if count > 1 and not term.temps", "if count > 1",
        ("tests/compiler/test_shared_terms.py",),
    ),
    Mutation(
        "keep a shared value from the state before", "puzzlelang/compiler/llvm_terms.py",
        'self.allocas.append(f"  store i64 0, ptr {address}")', "pass",
        ("tests/compiler/test_shared_terms.py",),
    ),
    Mutation(
        "ignore a fault in a shared term", "puzzlelang/compiler/llvm_terms.py",
        """        if term.may_fault:
            self.fault_unless(self.op(f"icmp eq i32 {status}, 0"))
""", "",
        ("tests/compiler/test_shared_terms.py",),
    ),
    Mutation(
        "require a member and exclude it", "puzzlelang/compiler/python_terms.py",
        "expected_bits = -1 if there & absent else there", "expected_bits = there",
        ("tests/compiler/test_generated_code.py::"
         "test_neighbours_that_ask_one_set_compare_it_once",),
    ),
    Mutation(
        "test arrays place by place in neighbouring transitions", "puzzlelang/compiler/dispatch.py",
        "subplan = self._lacks(some, asked_for, share)", "subplan = None",
        ("tests/compiler/test_dispatch.py::test_neighbours_ask_an_array_once",),
    ),
    Mutation(
        "use an array test for a place with a stronger test", "puzzlelang/compiler/slot_tests.py",
        "zip(array, exclusions, strict=True) if some <= values",
        "zip(array, exclusions, strict=True)",
        ("tests/compiler/test_dispatch.py::"
         "test_a_place_that_tells_more_than_its_array_is_asked",),
    ),
    Mutation(
        "confuse the last values of an array with the first",
        "puzzlelang/compiler/planning_task.py",
        "(facts[::-1] if from_behind else facts)", "(facts)",
        (f"{TASK}::test_what_is_nowhere_in_an_array_is_one_fact",),
    ),
    Mutation(
        "require every branch of a disjunction", "puzzlelang/compiler/planning_task.py",
        "return self._any(map(self._condition, parts))",
        "return self._all(map(self._condition, parts))",
        (f"{TASK}::test_the_library[klotski]",),
    ),
    Mutation(
        "call an operator helpful although a precondition is false in the kernel",
        "puzzlelang/engine/relaxed_plan.py",
        "if not any(costs[fact] for fact in needs):", "if needs:",
        (f"{TASK}::test_a_plan_by_hand", f"{TASK}::test_the_library[klotski]"),
    ),
    Mutation(
        "move a member that may be absent", "puzzlelang/engine/assignment.py",
        "if pairs[before][1] not in operator.needs:", "if False:",
        (f"{ASSIGNMENT}::test_which_sets_are_moved",),
    ),
    Mutation(
        "count a rewritten set as moved", "puzzlelang/engine/assignment.py",
        "if own.intersection(operator.makes):", "if False:",
        (f"{ASSIGNMENT}::test_which_sets_are_moved",),
    ),
    Mutation(
        "charge a step for both sets that it moves",
        "puzzlelang/engine/assignment.py", "self._total = max if overlap else sum",
        "self._total = sum",
        (f"{ASSIGNMENT}::test_two_sets_that_move_at_once_are_not_paid_for_twice",),
    ),
    Mutation(
        "push boxes from inside a wall", "puzzlelang/engine/assignment.py",
        "if not is_useful:", "if False:",
        (f"{ASSIGNMENT}::test_a_room_of_many_pushes",),
    ),
    Mutation(
        "ignore a fact for another value", "puzzlelang/engine/relaxed_plan.py",
        "else (was,):", "else ():",
        (f"{TASK}::test_another_value_than_one",),
    ),
    Mutation(
        "print contradictory orders without a warning",
        "puzzlelang/front/commands/side_by_side.py", "if comparison.contradiction:", "if False:",
        ("tests/front/test_side_by_side.py::test_a_contradiction_is_loud",),
    ),
    Mutation(
        "accept a cheaper solution next to a proved optimum",
        "puzzlelang/answers/comparison.py", "(other.cost or ()) < (best.cost or ())", "False",
        ("tests/answers/test_comparing.py",),
    ),
    Mutation(
        "continue a comparison after Ctrl-C", "puzzlelang/front/commands/side_by_side.py",
        "raise _Stopped(limit, rows) from None", "return None, 0",
        ("tests/front/test_side_by_side.py::test_a_signal_ends_all_of_it",),
    ),
    Mutation(
        "charge conditional effects separately", "puzzlelang/engine/landmark_cut.py",
        "rows += [((*operator.needs, *needs), makes, group) for needs, makes in operator.also]",
        "rows += [((*operator.needs, *needs), makes, group + 1) for needs, makes in operator.also]",
        (f"{LANDMARKS}::test_what_one_operator_makes_is_charged_once",),
    ),
    Mutation(
        "don't reduce an operator's remaining cost",
        "puzzlelang/engine/landmark_cut.py", "self._now[group] -= least",
        "self._now[group] -= (self._now[group] == least) * least",
        (f"{LANDMARKS}::test_what_a_landmark_has_charged_is_taken_off",),
    ),
    Mutation(
        "accept a landmark operator that needs its own goal",
        "puzzlelang/engine/landmark_cut.py", " or self._makes_goals(row):", ":", (LANDMARKS,),
    ),
    Mutation(
        "treat facts passed on the way back as beyond the cut", "puzzlelang/engine/landmark_cut.py",
        "                        zones[other] = FREE\n", "                        pass\n",
        (LANDMARKS,),
    ),
    Mutation(
        "put unreachable operators into a landmark", "puzzlelang/engine/landmark_cut.py",
        "if self._comes_after_nothing(self._support[row]):", "if self._now[group]:", (LANDMARKS,),
    ),
    Mutation(
        "charge a state-dependent cost at its maximum",
        "puzzlelang/engine/landmark_search.py", "amount.bounds[0])", "amount.bounds[1])",
        (f"{LANDMARKS}::test_an_estimate_by_hand",),
    ),
    Mutation(
        "switch to landmarks whose bound is below the known one",
        "puzzlelang/engine/landmark_search.py", "min(lows) <= bound", "min(lows) < bound - 1000",
        (f"{LANDMARKS}::test_a_bound_that_is_not_beaten",),
    ),
    Mutation(
        "treat an unreachable cycle of facts as reachable",
        "puzzlelang/compiler/planning_task.py", "new = {*rows[number][1]} - reached", "new = set()",
        (f"{LANDMARKS}::test_an_estimate_by_hand",),
    ),
    Mutation(
        "invert a suboptimality bound",
        "puzzlelang/answers/good_solutions.py", "Weight(most // both, least // both)",
        "Weight(least // both, most // both)",
        ("tests/front/test_cli.py::test_good_solutions_as_they_come",),
    ),
    Mutation(
        "skip lines when painting in chunks", "puzzlelang/drawing/page-paint.js",
        "from < lines.length; from += atOnce", "from < lines.length; from += 1.5 * atOnce",
        ("tests/drawing/test_pages_for_everybody.py",),
    ),
    Mutation(
        "don't split groups into bands", "puzzlelang/drawing/html.py",
        "if band[link.a] == band[link.b]:", "if True:", (GRAPH,),
    ),
    Mutation(
        "keep the selection inside a closed group", "puzzlelang/drawing/page-hands.js",
        "  if (n >= 0) reveal(n);\n", "",
        ("tests/drawing/test_pages_for_everybody.py",),
    ),
    Mutation(
        "draw the initial board at every node", "puzzlelang/drawing/svg.py",
        "looks.board(self.drawing.nodes[index].slots)",
        "looks.board(self.drawing.nodes[0].slots)", (GRAPH,),
    ),
    Mutation(
        "divide distances by a number that isn't a common divisor",
        "puzzlelang/search/store/state_frames.py",
        "step = gcd(*small) or 1", "step = gcd(*small[:9]) or 1", (FRAMES,),
    ),
    Mutation(
        "read past the last code of a frame", "puzzlelang/search/store/state_frames.py",
        "return 0 <= left < 8 and not self._held", "return True", (FRAMES,),
    ),
    Mutation(
        "write manifests before the files that they name", "puzzlelang/search/store/store_files.py",
        "            files.put_all(data)\n            guard()\n            files.create(texts)",
        "            guard()\n            files.create(texts)\n            files.put_all(data)",
        (f"{HELD}::test_killed_while_it_is_written_down",),
    ),
    Mutation(
        "never write buffered moves", "puzzlelang/search/store/store_files.py",
        "if name in self._unnamed:\n                self._unnamed.remove(name)",
        "if name in self._data:", (f"{HELD}::test_killed_while_it_is_written_down",),
    ),
    Mutation(
        "delete replaced files before the manifest is written",
        "puzzlelang/search/store/store_files.py",
        "                self._removed.append(name)", "                self._files.remove([name])",
        (f"{HELD}::test_killed_while_it_is_written_down",),
    ),
    Mutation(
        "skip checking the first state of a narrowed frame",
        "puzzlelang/search/store/state_frames.py",
        "if narrow[-1] >> total or states[0] != first:", "if False:",
        (f"{FRAMES}::test_both_tiers_write_and_read_the_same",),
    ),
    Mutation(
        "narrow states to the bits of their lowest word", "puzzlelang/search/store/state_frames.py",
        "        place += width\n    return packed", "    return packed",
        (f"{FRAMES}::test_both_tiers_write_and_read_the_same",),
    ),
    Mutation(
        "don't rebuild deleted layers when they are needed",
        "puzzlelang/search/store/layered.py", "            for number in chain.missing():",
        "            for number in ():",
        (f"{FORGETTING}::test_layers_that_are_needed_again_are_made_again",),
    ),
    Mutation(
        "delete rebuilt layers again", "puzzlelang/search/store/layered.py",
        " and not chain.restored:", ":",
        (f"{FORGETTING}::test_a_store_that_was_made_again_is_whole_for_all",),
    ),
    Mutation(
        "delete the last layer but one", "puzzlelang/search/store/layered.py",
        "len(chain.layers) - 2", "len(chain.layers) - 1", (f"{FORGETTING}::test_old_layers_go",),
    ),
    Mutation(
        "accept a rebuilt layer without comparing it", "puzzlelang/search/store/layered.py",
        "if not are_same(files, layer.files):", "if False:",
        (f"{FORGETTING}::test_layers_that_come_out_otherwise_are_refused",),
    ),
    Mutation(
        "report a layer as rebuilt that was never deleted",
        "puzzlelang/search/store/store_folder.py",
        "require(number < self.dropped)", "pass",
        (f"{FORGETTING}::test_a_layer_that_never_went_is_not_made_again",),
    ),
    Mutation(
        "delete states without a mark", "puzzlelang/search/store/store_folder.py",
        "self._create(_manifest(\"dropped\", number - 1),", "str(",
        (f"{FORGETTING}::test_the_mark_comes_first",),
    ),
    Mutation(
        "report an unfinished search as complete", "puzzlelang/search/store/store_folder.py",
        "return some and self.pending() is None", "return some",
        ("tests/search/test_store_command.py",),
    ),
    Mutation(
        "forget the mark of an unfinished search", "puzzlelang/search/store/store_folder.py",
        "if self.whole and not self.forgotten:", "if not self.forgotten:",
        ("tests/search/test_store_command.py::test_what_goes_on_is_not_forgotten",),
    ),
    Mutation(
        "accept a mark of another store", "puzzlelang/search/store/store_folder.py",
        "require(self.whole and data", "str(self.whole and data",
        ("tests/search/test_store_command.py::test_a_forged_mark",),
    ),
    Mutation(
        "skip checking a store's moves", "puzzlelang/search/store/store_folder.py",
        "yield self._damage(MOVES, expanded.number, part, parts, file)", "yield []",
        ("tests/search/test_store_command.py",),
    ),
    Mutation(
        "ignore a store passed through the Python API", "puzzlelang/front/python/python_puzzle.py",
        "        if store is None:\n            yield self._loaded",
        "        if True:\n            yield self._loaded",
        ("tests/front/test_front.py::test_a_store",),
    ),
    Mutation(
        "promise to resume an order that stores don't support",
        "puzzlelang/front/commands/puzzle_options.py",
        'order in ("bfs", "ucs") and could_add', "could_add",
        ("tests/search/test_store_command.py::test_how_to_go_on",),
    ),
    Mutation(
        "an option that is 0 is not given", "puzzlelang/front/commands/conflicts.py",
        "if name not in given or", "if not given.get(name) or",
        ("tests/front/test_conflicts.py",),
    ),
    Mutation(
        "replace a better solution by one marked as optimal",
        "puzzlelang/answers/good_solutions.py",
        "    return bool(new.cost < best.cost) or new.optimal and not best.cost < new.cost",
        "    return bool(new.cost < best.cost) or new.optimal",
        ("tests/answers/test_good_solutions.py",),
    ),
    Mutation(
        "call a solution below the author's estimate optimal",
        "puzzlelang/answers/good_solutions.py",
        "    if low is not None and best.cost < low:",
        "    if low is not None and False:",
        ("tests/answers/test_good_solutions.py",),
    ),
    Mutation(
        "add every bit to a set that nothing is added to", "puzzlelang/compiler/planning_task.py",
        "if not (isinstance(empty, Const) and isinstance(full, Const)):",
        "if False:",
        ("tests/compiler/test_planning_task.py",),
    ),
    Mutation(
        "search a neighbourhood in discovery order", "puzzlelang/search/neighbourhood.py",
        "heappush(waiting, (total, next(number)", "heappush(waiting, (0, next(number)",
        ("tests/answers/test_good_solutions.py::test_random_walks",),
    ),
    Mutation(
        "test a deep layer against the first few starts only",
        "puzzlelang/search/store/stored_question.py", "cut = len(some) > most", "cut = False",
        (f"{STORE}::test_the_deepest_of_many_starts",),
    ),
    Mutation(
        "count a state reached by two rules twice", "puzzlelang/search/store/store_tasks.py",
        "return least.items()", "return [(encode(s), k) for s, k in listed(decode(packed))]",
        (f"{WAYS}::test_a_state_that_two_rules_lead_to_is_one_way",),
    ),
    Mutation(
        "drop the third word of path counts", "puzzlelang/search/store/native_steps.py",
        "for w in range(wide, 1, -1)", "for w in range(2, 1, -1)",
        (f"{WAYS}::test_numbers_of_more_than_one_word",),
    ),
    Mutation(
        "count paths in one table regardless of memory", "puzzlelang/search/store/store_tasks.py",
        "whole = sum(marks.count for marks in job.wanted) <= self.most_targets", "whole = True",
        (f"{WAYS}::test_no_table_is_larger_than_the_memory_holds",),
    ),
    Mutation(
        "count only the last of several path tables", "puzzlelang/search/store/store_tasks.py",
        "                self.add(states, table, own)",
        "                own = self.zeros(states)\n                self.add(states, table, own)",
        (f"{WAYS}::test_files_are_the_same_on_every_tier",),
    ),
    Mutation(
        "ignore the disk space of path counts", "puzzlelang/search/store/layered.py",
        "sum(marks.bytes for marks in self._marks)", "0",
        (f"{WAYS}::test_a_limit_of_the_disk_while_it_counts",),
    ),
    Mutation(
        "don't subtract the first layer from a stored layer",
        "puzzlelang/search/store/layered.py", "layers = self.chain.layers[:number]\n",
        "layers = self.chain.layers[1:number]\n", (f"{STORE}::test_random_walks",),
    ),
    Mutation(
        "subtract only two layers although steps are irreversible",
        "puzzlelang/search/store/layered.py",
        "not self.by_cost and self.chain.expanded[number - 1].tally.returns",
        "not self.by_cost", (f"{STORE}::test_one_step_without_a_way_back",),
    ),
    Mutation(
        "treat a state as reversible if one step is",
        "puzzlelang/search/store/store_tasks.py", "return all(state in self._model",
        "return any(state in self._model", (f"{STORE}::test_one_step_without_a_way_back",),
    ),
    Mutation(
        "treat every step as reversible in the kernel",
        "puzzlelang/engine/kernel.c", "if (way >= ways) return (long long)n;", "",
        (f"{STORE}::test_one_step_without_a_way_back",),
    ),
    Mutation(
        "assume disjoint layers although bounds of the measure touch",
        "puzzlelang/search/store/manifests.py",
        "high < less or more < low", "high <= less or more <= low", (FRAMES,),
    ),
    Mutation(
        "accept tasks of any version in a worker", "puzzlelang/search/store/cluster_worker.py",
        "    if program != own:", "    if False:", (f"{CLUSTER}::test_workers_that_are_wrong",),
    ),
    Mutation(
        "accept another folder with the store's name in a worker",
        "puzzlelang/search/store/cluster_worker.py",
        "if token_in(folder) == token else", "if True else",
        (f"{CLUSTER}::test_workers_that_are_wrong",),
    ),
    Mutation(
        "return cluster tasks in completion order", "puzzlelang/search/store/task_pool.py",
        "[results[number] for number in range(len(tasks))]\n        finally:",
        "[results[number] for number in results]\n        finally:",
        (f"{CLUSTER}::test_the_files_are_those_of_processes",),
    ),
    Mutation(
        "continue a task after its scheduler has gone", "puzzlelang/search/store/cluster_worker.py",
        'if key not in tasks or tasks[key].state == "cancelled":', "if False:",
        (f"{CLUSTER}::test_a_limit_ends_the_tasks",),
    ),
    Mutation(
        "wait for a scheduler that has gone", "puzzlelang/search/store/task_pool.py",
        'if self._client.status != "running":', "if False:",
        (f"{CLUSTER}::test_the_scheduler_is_killed_and_the_command_resumes",),
    ),
    Mutation(
        "omit a map's walls from a store's fingerprint", "puzzlelang/engine/packed_model.py",
        "            for part in value:\n                feed(part)\n",
        "            for part in tuple(value) if isinstance(value, tuple) else ():\n"
        "                feed(part)\n",
        ("tests/search/test_store.py::test_other_rules_are_another_puzzle",),
    ),
    Mutation(
        "compare a part only with the part of the same number",
        "puzzlelang/search/store/store_format.py",
        "return range(low * others >> 32, (high * others >> 32) + 1)",
        "return range(part, part + 1)", (f"{STORE}::test_frames_are_read_as_they_were_written",),
    ),
    Mutation(
        "leave stale files in a store", "puzzlelang/search/store/store_folder.py",
        "garbage = sorted(names - needed - dropped)", "garbage = []",
        (f"{STORE}::test_stopped_at_any_write_and_resumed",),
    ),
    Mutation(
        "let several processes take an expired lease", "puzzlelang/search/store/buckets.py",
        " or self.version(key) != version:", ":",
        (f"{OBJECTS}::test_of_two_who_take_a_lapsed_lock_one_gets_it",),
    ),
    Mutation(
        "continue after losing the lease of a bucket", "puzzlelang/search/store/object_files.py",
        "        if self._taker:\n            raise", "        if False:\n            raise",
        (f"{OBJECTS}::test_who_has_lost_its_lock_stops",),
    ),
    Mutation(
        "use a bucket that ignores preconditions", "puzzlelang/search/store/object_files.py",
        "if not self._heeds_conditions():", "if False:",
        (f"{OBJECTS}::test_a_bucket_that_heeds_no_conditions",),
    ),
    Mutation(
        "remove files that a suspended process may still name",
        "puzzlelang/search/store/store_folder.py", "if files.sure or self.whole or", "if True or",
        (f"{OBJECTS}::test_who_was_asleep_does_no_harm",),
    ),
    Mutation(
        "leave stale files in a bucket", "puzzlelang/search/store/store_folder.py",
        "        self.files.remove(self._later.pop(folder, ()))\n        if", "        if",
        (f"{OBJECTS}::test_killed_at_any_request_and_resumed",),
    ),
    Mutation(
        "mistake a manifest with a lost response for another process's",
        "puzzlelang/search/store/object_files.py",
        "if self._bucket.get(key, 0, len(data) + 1) != data:",
        "if True:", (f"{OBJECTS}::test_an_answer_that_is_lost",),
    ),
    Mutation(
        "show credentials of an address", "puzzlelang/search/store/buckets.py",
        'return _SECRETS.sub(r"\\1", text)', "return text",
        (f"{OBJECTS}::test_credentials_are_not_shown",),
    ),
    Mutation(
        "read a part of an object from the previous offset",
        "puzzlelang/search/store/object_files.py",
        "self._start = self._place\n", "self._start = self._start\n",
        (f"{OBJECTS}::test_an_object_is_read_from_any_place",),
    ),
    Mutation(
        "show a traceback for a frame with a wrong state count",
        "puzzlelang/search/store/store_searcher.py",
        "except (Damaged, NoState) as", "except NoState as",
        (f"{STORE}::test_a_frame_with_another_number_of_states",),
    ),
    Mutation(
        "use a frame with a wrong checksum",
        "puzzlelang/search/store/store_format.py", "if zlib.crc32(data) != check:", "if False:",
        (FRAMES,),
    ),
    Mutation(
        "accept invalid fields in a stored word",
        "puzzlelang/engine/packed_checks.py", "return content in self.values", "return True",
        (f"{FORGED}::test_just_what_was_declared",),
    ),
    Mutation(
        "compare packed fields without separator bits in the kernel",
        "puzzlelang/engine/packed_checks.py", "highest | above, above", "highest | above, 0",
        (f"{FORGED}::test_just_what_was_declared",),
    ),
    Mutation(
        "skip checking the digits of nested lists", "puzzlelang/engine/packed_checks.py",
        "or self.inner and not self.inner.fit(digit - 1)", "",
        (f"{FORGED}::test_just_what_was_declared",),
    ),
    Mutation(
        "trust a store to satisfy the invariants",
        "puzzlelang/engine/packed_model.py", "and not self._holds(state)", "and False",
        (f"{FORGED}::test_a_state_that_breaks_an_invariant",),
    ),
    Mutation(
        "expand stored states before checking them", "puzzlelang/search/store/native_steps.py",
        "return map(self._blocks.checked, self._decoded(frames))",
        "return self._decoded(frames)", (f"{FORGED}::test_rules_see_no_word_that_is_no_state",),
    ),
    Mutation(
        "test stored states for goals before checking them",
        "puzzlelang/search/store/native_steps.py", "blocks.goals(blocks.checked(states))",
        "blocks.goals(states)", (f"{FORGED}::test_rules_see_no_word_that_is_no_state",),
    ),
    Mutation(
        "look up a state in the next frame", "puzzlelang/search/store/stored_question.py",
        "if first_in(frame, words) <= packed:", "if first_in(frame, words) >= packed:",
        (f"{DEPTHS}::test_each_state_of_the_library",),
    ),
    Mutation(
        "report a state as unreachable after a limit", "puzzlelang/search/store/stored_question.py",
        'return None, limit_of(ending), self._statistics()', 'return None, "", self._statistics()',
        (f"{DEPTHS}::test_a_limit_leaves_it_open",),
    ),
    Mutation(
        "merge the file's starts instead of others", "puzzlelang/compiler/merged_system.py",
        "other._start_from(self.true.from_starts(starts))", "other._start_from(self.true)",
        (OTHER_STARTS,),
    ),
    Mutation(
        "begin machine code in the file's starts", "puzzlelang/engine/native_rules.py",
        "other.system = system", "pass", (OTHER_STARTS,),
    ),
    Mutation(
        "share functions between canonical and true states", "puzzlelang/compiler/merged_system.py",
        'own_functions = ("successors", "expand", "steps")', "own_functions = ()", (MEMBERS,),
    ),
    Mutation(
        "let other starts break invariants", "puzzlelang/answers/loading.py",
        "return all(map(system.keeps_invariants, system.starts))", "return True",
        ("tests/front/test_start.py::test_a_start_that_breaks_an_invariant",),
    ),
    Mutation(
        "ignore the state given by --start", "puzzlelang/front/commands/puzzle_options.py",
        "loaded = answers.with_starts(loaded, (start,))",
        "answers.with_starts(loaded, (start,))",
        ("tests/front/test_start.py::test_what_is_left_out_is_as_at_the_start",),
    ),
    Mutation(
        "ignore --start in a comparison", "puzzlelang/front/commands/side_by_side.py",
        ', "start": options.begin', "",
        ("tests/front/test_start.py::test_whole_spaces_and_orders_side_by_side",),
    ),
    Mutation(
        "report a deepest state without any start",
        "puzzlelang/engine/native_search.py", "sum(sizes[-1:])", "sizes[-1]",
        ("tests/engine/test_tiers.py::test_no_memory_for_the_starts",),
    ),
    Mutation(
        "create a store in an existing folder", "puzzlelang/front/commands/puzzle_options.py",
        "if not os.path.lexists(free)", "if free",
        ("tests/front/test_endings.py::test_out_of_memory_a_store_goes_on",),
    ),
    Mutation(
        "look up a state instead of its orbit's representative",
        "puzzlelang/answers/state_depth.py", "state = system.canonical(state)", "pass",
        (f"{DEPTHS}::test_a_state_of_members_that_are_alike",),
    ),
    Mutation(
        "omit a hint's own move from its cost", "puzzlelang/play/hints.py",
        "(*(a + b for a, b in", "(*(b for a, b in",
        (f"{PLAY}::test_a_hint_counts_what_its_own_move_costs",),
    ),
    Mutation(
        "call an unsolved state a dead end", "puzzlelang/play/hints.py",
        'if answer.is_unsolvable:', 'if not answer.is_solved:', (HONEST,),
    ),
    Mutation(
        "call any path a shortest path", "puzzlelang/play/hints.py",
        "way = _Way(states, tuple(back)[::-1], optimal)",
        "way = _Way(states, tuple(back)[::-1], True)", (HONEST,),
    ),
    Mutation(
        "keep undone moves after another move", "puzzlelang/play/game.py",
        "del self._moves[self._at :], self._states[self._at + 1 :]", "pass",
        (f"{PLAY}::test_undo_redo_restart",),
    ),
    Mutation(
        "report progress at every poll", "puzzlelang/text/progress.py",
        "self._due = now + max(EVERY, SHARE * (now - self._asked))", "self._due = now",
        (f"{PROGRESS}::test_reports_are_rare",),
    ),
    Mutation(
        "write a message onto the progress line", "puzzlelang/front/commands/terminal.py",
        "return nullcontext() if display is None else display.aside()", "return nullcontext()",
        (f"{PROGRESS}::test_messages_are_not_mixed_with_the_line",),
    ),
    Mutation(
        "leave the progress line at the end", "puzzlelang/text/progress_line.py",
        "        with self.aside():\n            pass\n", "        pass\n",
        (f"{PROGRESS}::test_the_line_waits_and_goes_away",),
    ),
    Mutation(
        "show nothing for work without progress reports", "puzzlelang/text/progress_line.py",
        "return\n        try:\n            if not self._over.is_set():",
        "return\n        try:\n            if latest.seconds > 1:",
        (f"{PROGRESS}::test_the_thread_shows_what_goes_on_without_a_word",),
    ),
    Mutation(
        "name a file by its absolute path", "puzzlelang/syntax/files.py",
        "if os.path.isabs(path.value) or not _is_below(", "if not _is_below(",
        (f"{DATA_FILES}::test_a_link_that_leads_out_is_refused",),
    ),
    Mutation(
        "accept uneven rows in a data file", "puzzlelang/syntax/data_files.py",
        "if len(row) != len(header):", "if len(row) < len(header):", (DIAGNOSTICS,),
    ),
    Mutation(
        "keep the quotes of a quoted word", "puzzlelang/syntax/data_files.py",
        """if '"' not in text:""", "if text:",
        (f"{DATA_FILES}::test_csv_is_read_as_python_reads_it",),
    ),
    Mutation(
        "don't limit the words of a data file", "puzzlelang/syntax/data_files.py",
        "if self.count <= MOST_WORDS:", "if count <= MOST_WORDS:", (f"{DATA_FILES}::test_limits",),
    ),
    Mutation(
        "let a word of a data file shadow a variable", "puzzlelang/model/symbols.py",
        "return base in self.from_files and self.is_declared(name)", "return False",
        (f"{DATA_FILES}::test_a_name_of_the_puzzle_goes_before_a_word_of_a_file",),
    ),
    Mutation(
        "omit data files from the fingerprint", "puzzlelang/answers/certificates.py",
        "for source in loaded.tree.files]", "for source in ()]",
        (f"{DATA_FILES}::test_a_fingerprint_is_of_the_data_too",),
    ),
    Mutation(
        "match a list by its prefix", "puzzlelang/model/list_functions.py",
        "            value >>= bits\n",
        "            value >>= bits\n            following[node, 0] = END\n",
        (f"{LIST_TABLES}::test_one_of_many",),
    ),
    Mutation(
        "match a longer list by its prefix", "puzzlelang/model/list_functions.py",
        "min(longest, row.type.most) + 2", "min(longest, row.type.most) + 1",
        (f"{LIST_TABLES}::test_one_of_many",),
    ),
    Mutation(
        "use the first member's parameter for all", "puzzlelang/model/choices.py",
        "condition, options[value], result)", "condition, options[key.low], result)",
        ("tests/compiler/test_schedule.py",),
    ),
    Mutation(
        "treat a choice by other members as one for each", "puzzlelang/model/symmetry_proof.py",
        "return self._each.get(options, ())[:-1] == members", "return options in self._each",
        (SYMMETRY,),
    ),
    Mutation(
        "give each constant its own budget", "puzzlelang/model/cost_bound.py",
        "or self._worked_out <= most:", "or count <= most:",
        (f"{LIMITS}::test_work_of_all_constants_together",),
    ),
    Mutation(
        "treat loop-dependent expressions as repeated work", "puzzlelang/model/repeated_work.py",
        "fromkeys(bound, len(loops) + 1)", "fromkeys(bound, len(loops))",
        ("tests/model/test_repeated_work.py",),
    ),
    Mutation(
        "treat an uncertain number of rounds as repeated work", "puzzlelang/model/repeated_work.py",
        "return self.certain and 2", "return 2",
        ("tests/model/test_repeated_work.py",),
    ),
    Mutation(
        "read a file without a limit", "puzzlelang/syntax/files.py",
        "    left = limit + 1\n", "    left = limit + (1 << 20)\n",
        (f"{LIMITS}::test_bytes_of_a_file",),
    ),
    Mutation(
        "read files outside the puzzle's folder", "puzzlelang/syntax/files.py",
        "return os.path.commonpath([home, path]) == home\n", "return True\n", (BROKEN,),
    ),
    Mutation(
        "put an optional value into a list unchecked", "puzzlelang/model/list_functions.py",
        "if not can_be_listed(without_none(value.type)):\n", "if not can_be_listed(value.type):\n",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "write control characters to the terminal", "puzzlelang/text/diagnostics.py",
        "    if text.isprintable():\n", "    if text:\n", ("tests/text/test_writing.py",),
    ),
    Mutation(
        "don't limit the length of messages", "puzzlelang/text/diagnostics.py",
        "        if texts and budget < 0:\n", "        if False:\n",
        (f"{LIMITS}::test_long_messages_are_cut_off_together",),
    ),
    Mutation(
        "don't count loops in effects", "puzzlelang/model/cost_bound.py",
        "            return combinations(binders) * _writes(body)\n",
        "            return _writes(body)\n", (f"{LIMITS}::test_at_the_limit_and_one_beyond",),
    ),
    Mutation(
        "give generated code Python's builtins", "puzzlelang/compiler/python_functions.py",
        '{"__builtins__": {}}', "{}", ("tests/compiler/test_generated_code.py",),
    ),
    Mutation(
        "ignore a set that a symmetry changes", "puzzlelang/model/rules_walk.py",
        "        if self.speaks(kind) and not self.same(", "        if False and not self.same(",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "ignore directions mentioned by name", "puzzlelang/model/board_proof.py",
        "        self.bases = (*maps, DIRECTIONS)", "        self.bases = (*maps,)",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "treat rows as symmetric", "puzzlelang/model/board_proof.py",
        "if names is not Names.MAP:", "if names not in (Names.MAP, Names.UNKNOWN):",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "ignore asymmetric tables", "puzzlelang/model/rules_walk.py",
        "        if not self.same(lambda renaming: unlike(table, keys, renaming) is None):",
        "        if not table:",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "ignore variables that exist for one side only", "puzzlelang/model/board_proof.py",
        "            if other not in domain_values:", "            if not domain_values:",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "ignore an asymmetric goal", "puzzlelang/core/nodes.py",
        "*self.losses, self.goal, *self.checks)", "*self.losses, *self.checks)",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "ignore asymmetric costs", "puzzlelang/core/nodes.py",
        "        for line in self.costs:", "        for line in ():",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "rotate a rectangular map by 90 degrees", "puzzlelang/core/turns.py",
        "if square or not turn.swaps", "if maps or not turn.swaps",
        (TURNED,),
    ),
    Mutation(
        "keep directions while the board rotates", "puzzlelang/core/turns.py",
        "{d: self.direction(d) for", "{d: d for",
        (TURNED,),
    ),
    Mutation(
        "choose the greatest image in machine code", "puzzlelang/compiler/llvm_symmetry.py",
        'self.call(f"llvm.umin.i{width}"', 'self.call(f"llvm.umax.i{width}"',
        (TURNED,),
    ),
    Mutation(
        "keep values in place when machine code turns a board",
        "puzzlelang/compiler/llvm_symmetry.py",
        "            value = renaming.value(field.decode(bits), kind)",
        "            value = field.decode(bits)",
        (TURNED,),
    ),
    Mutation(
        "transform the wrong state in machine code", "puzzlelang/compiler/llvm_symmetry.py",
        "cheapest[n] = len(ready) - 1, way", "cheapest[n] = 0, way",
        (TURNED,),
    ),
    Mutation(
        "ignore members mentioned by name", "puzzlelang/model/rules_walk.py",
        "        if self.speaks(kind) and not self.same(", "        if False and not self.same(",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "ignore the order of members", "puzzlelang/model/symmetry_proof.py",
        "            case Names.ORDER:\n", "            case Names.ORDER if not expr:\n",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "don't expand names in guards", "puzzlelang/model/static_truth.py",
        "        case core.Local() if condition in places:\n            yield from opened(",
        "        case core.Local() if not places:\n            yield from opened(",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "ignore a list in member order", "puzzlelang/model/rules_walk.py",
        "        reordered = reduction.ordered and any(",
        "        reordered = not reduction and any(",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "treat members in lists as columns", "puzzlelang/core/symmetry.py",
        "    return len(places) > 1 or (-1 in places and isinstance(variable.type, ListOf))",
        "    return len(places) > 1",
        (SYMMETRY,),
    ),
    Mutation(
        "ignore tables that distinguish members", "puzzlelang/model/rules_walk.py",
        "        if table in self._seen:", "        if table:",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "ignore the set of a bound name", "puzzlelang/model/rules_walk.py",
        "            if not self._runs_alike(rows, kind):", "            if not rows:",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "omit sets from the columns of members", "puzzlelang/compiler/merged_system.py",
        "                *[state[slot] >> member & 1 for slot in sets],",
        "                *[0 for slot in sets],", (SYMMETRY,),
    ),
    Mutation(
        "take the first of equivalent successors", "puzzlelang/compiler/merged_system.py",
        "if self.canonical(after) == wanted]", "if after]", (SYMMETRY,),
    ),
    Mutation(
        "don't merge states in machine code", "puzzlelang/compiler/llvm_module.py",
        "        if merges:\n", "        if merges and not self.count:\n", (SYMMETRY,),
    ),
    Mutation(
        "omit exchanges of members", "puzzlelang/compiler/llvm_symmetry.py",
        "            if q == p:\n", "            if True:\n", (SYMMETRY,),
    ),
    Mutation(
        "join a table behind a condition that may fault", "puzzlelang/compiler/grounding.py",
        "            if rows is None and part.may_fault:\n                break\n", "", (JOINS,),
    ),
    Mutation(
        "join a table whose row may fault", "puzzlelang/compiler/slot_tests.py",
        "    except Open:\n        return None\n    return rows\n",
        "    except Open:\n        return rows\n    return rows\n", (JOINS,),
    ),
    Mutation(
        "ignore a conditional fault before a test of one slot", "puzzlelang/compiler/grounding.py",
        "movable = movable and (allowed is not None or not part.may_fault)", "pass", (JOINS,),
    ),
    Mutation(
        "join parameters behind a condition that may fault", "puzzlelang/core/parameter_rows.py",
        "        if not is_total(condition, loops):\n            break\n", "", (JOINS,),
    ),
    Mutation(
        "drop parameters for which a condition faults", "puzzlelang/core/parameter_rows.py",
        "            return True\n\n\ndef _levels", "            return False\n\n\ndef _levels",
        (JOINS,),
    ),
    Mutation(
        "join parameters in the order of a table", "puzzlelang/core/parameter_rows.py",
        "            some.sort()\n", "            some.sort(reverse=True)\n", (JOINS,),
    ),
    Mutation(
        "compute parts that may fault before a loop", "puzzlelang/model/hoisting.py",
        "if one and about.sure and ", "if one and ", (HOISTING,),
    ),
    Mutation(
        "find a row in every table", "puzzlelang/core/totality.py",
        "return full and _are_within(arguments, ", "return True or _are_within(arguments, ",
        (HOISTING,),
    ),
    Mutation(
        "find a minimum of nothing", "puzzlelang/core/totality.py",
        "where is not None or not all", "not all", (HOISTING,),
    ),
    Mutation(
        "loop over a set although a slot tells which instances apply",
        "puzzlelang/compiler/grounding.py",
        "size < MANY * least or any(one.tests for one in some)", "size < MANY * least",
        ("tests/compiler/test_schedule.py",),
    ),
    Mutation(
        "skip a guard", "puzzlelang/compiler/grounding.py",
        "                rest.append(part)\n", "                pass\n", (BACKENDS,),
    ),
    Mutation(
        "invert a test of one slot", "puzzlelang/compiler/slot_tests.py",
        "for here in domain if value(condition, {slot: here})",
        "for here in domain if not value(condition, {slot: here})", (BACKENDS,),
    ),
    Mutation(
        "let an effect read its predecessor's write", "puzzlelang/compiler/effects.py",
        "            self._writes.append((variable.offset + index.value, when, value))\n",
        "            self._writes.append((variable.offset + index.value, when, value))\n"
        "            self.values[variable.offset + index.value] = value\n", (BACKENDS,),
    ),
    Mutation(
        "omit an effect", "puzzlelang/compiler/effects.py",
        "for effect in step:\n                self._effect(effect, self.scope, TRUE)\n",
        "for effect in step[1:]:\n                self._effect(effect, self.scope, TRUE)\n",
        (BACKENDS,),
    ),
    Mutation(
        "treat a step that breaks an invariant as valid", "puzzlelang/compiler/grounding.py",
        "temp is None or term.may_fault for temp, term in ground.steps",
        "temp is None for temp, _ in ground.steps", (BACKENDS,),
    ),
    Mutation(
        "generate successors in another order", "puzzlelang/compiler/grounding.py",
        "grounds = [g for t in self.puzzle.transitions for g in self._ground(t)]",
        "grounds = [g for t in self.puzzle.transitions for g in self._ground(t)][::-1]",
        (BACKENDS,),
    ),
    Mutation(
        "number the rounds of loops wrongly", "puzzlelang/compiler/llvm_transitions.py",
        'total = self.op(f"mul i64 {total}, {len(level.values)}")',
        'total = self.op(f"mul i64 {total}, {len(level.values) + 1}")',
        (PAGE_RULES,),
    ),
    Mutation(
        "compute a wrong value for the name of a move", "puzzlelang/compiler/page_names.py",
        "self._numbers[key] = len(self.parameters) + self.words",
        "self._numbers[key] = len(self.parameters) + len(self.values)",
        (PAGE_RULES,),
    ),
    Mutation(
        "skip an invariant after a relevant change", "puzzlelang/compiler/grounding.py",
        "for part, reads in self.invariants if reads & update_mask",
        "for part, reads in self.invariants if not reads & update_mask", (BACKENDS,),
    ),
    Mutation(
        "skip a range check", "puzzlelang/compiler/effects.py",
        "        if inside is not TRUE:\n", "        if False:\n", (BACKENDS,),
    ),
    Mutation(
        "allow conflicting writes", "puzzlelang/compiler/effects.py",
        "            self._no_conflict(slot, writes)\n", "",
        ("tests/compiler/test_backends.py::test_two_writes_to_one_place_are_a_fault",),
    ),
    Mutation(
        "skip range checks in the reference semantics", "puzzlelang/core/staged_rules.py",
        "            if not fits(value):\n", "            if False:\n",
        ("tests/core/test_semantics.py",),
    ),
    Mutation(
        "keep the greater of two costs", "puzzlelang/search/engine.py",
        "if earlier is None or total < earlier[1]:", "if earlier is None or earlier[1] < total:",
        (SEARCH,),
    ),
    Mutation(
        "never reopen a state", "puzzlelang/search/engine.py",
        "if earlier is None or total < earlier[1]:", "if earlier is None:", (SEARCH,),
    ),
    Mutation(
        "charge the cost per state for the state left", "puzzlelang/compiler/grounding.py",
        'after if part.per == "state" else constants', "constants", (BACKENDS,),
    ),
    Mutation(
        "let a forced transition compete with others", "puzzlelang/compiler/compiled_system.py",
        "        if forced:\n", "        if False:\n", (BACKENDS,),
    ),
    Mutation(
        "continue after a loss", "puzzlelang/compiler/compiled_system.py",
        "if self.rules.losses:\n            body.append(", "if False:\n            body.append(",
        (BACKENDS,),
    ),
    Mutation(
        "don't add up the solutions of a level", "puzzlelang/search/counting.py",
        "following[successor] += ways", "following[successor] = ways", (SEARCH,),
    ),
    Mutation(
        "accept a goal in a certificate", "puzzlelang/verify/certificate.py",
        "            if steps.is_goal(key):\n", "            if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "accept a certificate without some state", "puzzlelang/verify/certificate.py",
        "                if successor is None:\n                    self._refuse(",
        "                if successor is None:\n                    continue\n"
        "                    self._refuse(", (CERTIFICATES,),
    ),
    Mutation(
        "accept too high a bound", "puzzlelang/verify/certificate.py",
        "                if bound > path_cost:\n", "                if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "accept too low a bound", "puzzlelang/verify/certificate.py",
        "        if 0 in met:\n", "        if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "accept a certificate without the start", "puzzlelang/verify/certificate.py",
        "        if below is None or steps.zero < below:\n            self._begins(met)",
        "        if False:\n            self._begins(met)", (CERTIFICATES,),
    ),
    Mutation(
        "accept a certificate of another claim", "puzzlelang/verify/certificate.py",
        "    if bound != expected:\n", "    if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "accept another file than the answer names", "puzzlelang/verify/certificate.py",
        "    if digest and digest !=", "    if False and digest !=", (CERTIFICATES,),
    ),
    Mutation(
        "check a certificate without the invariants", "puzzlelang/verify/steps.py",
        "            if not invariant(after, env):\n", "            if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "round division towards zero in constant expressions", "puzzlelang/core/primitives.py",
        "    return a // b\n", "    return int(a / b)\n",
        ("tests/core/test_literal_results.py",),
    ),
    Mutation(
        "drop the condition of an unrolled loop", "puzzlelang/core/staging.py",
        "                items.append((where, ", "                items.append((TRUE, ",
        ("tests/core/test_literal_results.py",),
    ),
    Mutation(
        "test a fallible `let` by its interval", "puzzlelang/compiler/lower.py",
        "                self._asked |= term.temps\n", "                pass\n",
        ("tests/compiler/test_backends.py::test_what_is_asked_under_a_name_is_a_fault",),
    ),
    Mutation(
        "treat a fallible `let` as always present", "puzzlelang/compiler/ir.py",
        "            return stands_in\n", "            return False\n",
        ("tests/compiler/test_backends.py::test_what_is_asked_in_a_later_step_is_a_fault",),
    ),
    Mutation(
        "treat a fallible `let` as equal to itself", "puzzlelang/compiler/terms.py",
        "            if a is b and isinstance(a, SURE):\n",
        "            if a is b and isinstance(a, SIMPLE):\n",
        ("tests/compiler/test_backends.py::test_what_is_asked_under_a_name_is_a_fault",),
    ),
    Mutation(
        "list starts in discovery order",
        "puzzlelang/model/start_search.py", "        states.sort()\n", "        pass\n", (STARTS,),
    ),
    Mutation(
        "let `expect:` accept any claim without a start", "puzzlelang/answers/expectations.py",
        "            if not expectation.expects_no_start:\n", "            if False:\n", (STARTS,),
    ),
    Mutation(
        "don't unroll a condition on starts", "puzzlelang/model/start_search.py",
        "        yield from guard_parts(condition, most=MOST_ROUNDS)\n",
        "        yield Part(condition, {})\n", (STARTS,),
    ),
    Mutation(
        "report a fault in an excluded start",
        "puzzlelang/model/start_search.py", "            fault = fault or failed\n",
        "            raise\n", (STARTS,),
    ),
    Mutation(
        "keep the searcher of the file's starts", "puzzlelang/answers/loading.py",
        "    return replace(loaded, puzzle=system.puzzle, system=system, searcher=searcher)\n",
        "    return replace(loaded, puzzle=system.puzzle)\n", ("tests/front/test_front.py",),
    ),
    Mutation(
        "ignore the initial state in Python's `solve`", "puzzlelang/front/python/python_puzzle.py",
        "        if start is None:\n            return self\n", "        return self\n",
        ("tests/front/test_front.py",),
    ),
    Mutation(
        "report every solution as optimal in Python",
        "puzzlelang/front/python/results.py",
        "return self._answer.is_solved and self._answer.outcome.optimal",
        "return self._answer.is_solved ", ("tests/front/test_front.py",),
    ),
    Mutation(
        "report an interrupted count as missing in Python",
        "puzzlelang/front/python/python_puzzle.py",
        "    if limit:\n        raise GaveUp(limit)\n", "    return\n",
        ("tests/front/test_front.py",),
    ),
    Mutation(
        "trust the cost of a step in `verify`", "puzzlelang/verify/claims.py",
        '    same("cost", numbers(claim), list(step.cost), f"{call} costs")\n', "",
        ("tests/verify/test_verify.py",),
    ),
    Mutation(
        "invert a test in machine code", "puzzlelang/compiler/llvm_transitions.py",
        'return self.op(f"icmp eq i64 {bits}, {codes[0]}")',
        'return self.op(f"icmp ne i64 {bits}, {codes[0]}")', (NATIVE,),
    ),
    Mutation(
        "deny goals in machine code", "puzzlelang/compiler/llvm_module.py",
        "for label, answer in ((yes, 1), (no, 0)):", "for label, answer in ((yes, 0), (no, 1)):",
        (NATIVE,),
    ),
    Mutation(
        "swap positions in a cost key in machine code", "puzzlelang/compiler/llvm_transitions.py",
        'high_part = self.op(f"shl i64 {total}, {bits}")',
        'high_part = self.op(f"shl i64 {total}, {bits - 1}")', (NATIVE,),
    ),
    Mutation(
        "count a repeated successor as several paths", "puzzlelang/engine/kernel.c",
        "if (s->keys[i] < s->keys[place]) s->keys[place] = s->keys[i];\n"
        "      s->hashes[i] = NOTHING;\n      continue;", "", (NATIVE,),
    ),
    Mutation(
        "count goals that are farther away", "puzzlelang/engine/kernel.c",
        "    if (s->goals && s->nearest < cost) return GOAL;\n", "", (NATIVE,),
    ),
    Mutation(
        "raise the bound to the next value only", "puzzlelang/engine/kernel.c",
        "u64 place = s->held / 8 < count - 1 ? s->held / 8 : count - 1;", "u64 place = 0;",
        (NATIVE,),
    ),
    Mutation(
        "follow the last successor first in iterative deepening", "puzzlelang/engine/kernel.c",
        "turn_round(s->stack + first, s->stack + s->stack_count);\n  }\n  return GOING_ON;",
        "turn_round(s->stack + first, s->stack + first);\n  }\n  return GOING_ON;",
        (NATIVE,),
    ),
    Mutation(
        "forget a level that can recur", "puzzlelang/engine/kernel.c",
        "return s->forgotten ? TANGLED : GOING_ON;", "return GOING_ON;", (FORGOTTEN,),
    ),
    Mutation(
        "treat levels that touch in a measure as disjoint",
        "puzzlelang/engine/kernel.c", "most >= s->least_measured[k]",
        "most > s->least_measured[k]", (FORGOTTEN,),
    ),
    Mutation(
        "prefer the cheapest of equal keys in the kernel", "puzzlelang/engine/kernel.c",
        "(by & 1 ? ~cost : 0)", "(by & 1 ? cost : 0)", (NATIVE,),
    ),
    Mutation(
        "prefer the cheapest of equal keys in Python",
        "puzzlelang/search/frontier.py", "rank = key, -item[1]", "rank = key, item[1]", (SEARCH,),
    ),
    Mutation(
        "ignore the weight of weighted A*", "puzzlelang/engine/kernel.c",
        "s->under * cost + s->over * estimate;", "cost + estimate;", (NATIVE,),
    ),
    Mutation(
        "omit optional fields with a known value", "puzzlelang/answers/field_table.py",
        "if value is not None or not optional:", "if value is None or not optional:",
        (FIELDS,),
    ),
    Mutation(
        "change a field's type without changing the format", "puzzlelang/answers/answer_output.py",
        'Field("tier", str,', 'Field("tier", object,',
        (f"{FIELDS}::test_no_field_of_this_format_is_gone_or_changed",),
    ),
    Mutation(
        "stop promising a field", "puzzlelang/front/commands/schema.py",
        "for row in part.rows:", "for row in part.rows[1:]:",
        (f"{FIELDS}::test_no_field_of_this_format_is_gone_or_changed",),
    ),
    Mutation(
        "count goals as dead ends in a state table", "puzzlelang/answers/state_table.py",
        "not (goal or lost or following)", "not (lost or following)", (TABLE,),
    ),
    Mutation(
        "don't say that a state table is truncated", "puzzlelang/search/whole_space.py",
        'return "states"', 'return ""', (TABLE,),
    ),
    Mutation(
        "exchange column names in a state table", "puzzlelang/answers/state_table.py",
        "while name in names:", "if name in names:", (TABLE,),
    ),
    Mutation(
        "compare answers of different formats", "puzzlelang/verify/findings.py",
        'or whole_number(given, "format") == FORMAT', 'or whole_number(given, "format")',
        ("tests/verify/test_verify.py",),
    ),
    Mutation(
        "drop `not` from a part of the goal", "puzzlelang/answers/conjuncts.py",
        "_not(fold.body) if negated else fold.body", "fold.body",
        ("tests/answers/test_explore.py",),
    ),
    Mutation(
        "confuse cut and passed transitions of an invariant",
        "puzzlelang/answers/space_analysis.py",
        "self.cuts.get(self.everything & ~bit, 0)", "self.cuts.get(bit, 0)",
        ("tests/answers/test_explore.py",),
    ),
    Mutation(
        "count crossings in the wrong direction", "puzzlelang/drawing/layers.py",
        "total += earlier - at_most", "total += at_most", ("tests/drawing/test_graph.py",),
    ),
    Mutation(
        "hide names bound by a sum from editors", "puzzlelang/editor/occurrences.py",
        "self.visit((one, other), self.binders(each, scope))",
        "self.visit((one, other), scope)",
        ("tests/editor/test_editing.py",),
    ),
    Mutation(
        "read standard input twice", "puzzlelang/front/commands/registry.py",
        'inputs.count("-") > 1', 'inputs.count("-") > 2', ("tests/front/test_cli.py",),
    ),
    Mutation(
        "count wide characters as one column", "puzzlelang/text/source.py",
        '2 if east_asian_width(character) in "WF" else 1', "1", ("tests/answers/test_report.py",),
    ),
    Mutation(
        "count columns from 0", "puzzlelang/text/source.py",
        "        return line, offset - starts[line - 1] + 1\n",
        "        return line, offset - starts[line - 1]\n", ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "leave a partial file", "puzzlelang/text/writing.py",
        "            os.remove(beside)\n", "", ("tests/text/test_writing.py",),
    ),
    Mutation(
        "use the parser table of another grammar", "puzzlelang/syntax/lalr.py",
        '    if TABLE["grammar"] == fingerprint(grammar):\n', "    if True:\n",
        ("tests/syntax/test_grammar.py",),
    ),
    Mutation(
        "don't limit the depth of expressions", "puzzlelang/syntax/lalr.py",
        "if nesting > most_nested or height > tallest:", "if False:",
        ("tests/syntax/test_syntax.py",),
    ),
    Mutation(
        "print a greedy form without parentheses", "puzzlelang/syntax/printer.py",
        "if own < rung or (closed and is_tail) else text", "if own < rung else text",
        ("tests/syntax/test_syntax.py",),
    ),
    Mutation(
        "measure an escape by the character it denotes", "puzzlelang/syntax/located.py",
        "        ends.extend([start + after] * count)\n",
        "        ends.extend([start + at + 1] * count)\n", ("tests/syntax/test_positions.py",),
    ),
    Mutation(
        "treat an optional value as present", "puzzlelang/core/operations.py",
        "lacks=lambda value: value[0] <= NONE <= value[1]", "lacks=lambda value: False",
        ("tests/core/test_operations.py",),
    ),
    Mutation(
        "evaluate a quotient only at the ends of the divisor", "puzzlelang/core/intervals.py",
        "for d in (b[0], b[1], -1, 1) if", "for d in (b[0], b[1]) if",
        ("tests/core/test_operations.py",),
    ),
    Mutation(
        "use the greatest count for a sum's lower bound", "puzzlelang/core/intervals.py",
        "low * (most if low < 0 else fewest)", "low * most", ("tests/core/test_operations.py",),
    ),
    Mutation(
        "merge cells that a query distinguishes", "puzzlelang/core/cell_kinds.py",
        "            return expr is not local\n", "            return True\n",
        ("tests/compiler/test_large_maps.py",),
    ),
    Mutation(
        "separate ranges that share a value", "puzzlelang/model/static_truth.py",
        "    if a.high < b.low or b.high < a.low or ",
        "    if a.high <= b.low or b.high < a.low or ",
        ("tests/model/test_lint.py",),
    ),
    Mutation(
        "treat an intermediate read as lost", "puzzlelang/model/effect_order.py",
        "for key, line in waiting.items() if key[0] not in read}",
        "for key, line in waiting.items()}", ("tests/model/test_lint.py",),
    ),
    Mutation(
        "include states of finished components in a component",
        "puzzlelang/search/strong_components.py",
        "if of[following] < 0 and lowest[following] < low:", "if lowest[following] < low:",
        ("tests/answers/test_explore.py",),
    ),
    Mutation(
        "call a lost state a dead end", "puzzlelang/search/whole_space.py",
        "                        if is_lost(state):\n", "                        if not state:\n",
        (SEARCH,),
    ),
    Mutation(
        "load cached machine code without checking it", "puzzlelang/engine/code_cache.py",
        "if entry[:start] == HEADER + _digest(key, entry[start:]):",
        "if entry.startswith(HEADER):", ("tests/engine/test_cache.py",),
    ),
    Mutation(
        "keep the oldest cache entries", "puzzlelang/engine/code_cache.py",
        "for _, freed, name in sorted(entries):", "for _, freed, name in sorted(entries)[::-1]:",
        ("tests/engine/test_cache.py",),
    ),
    Mutation(
        "don't wait when the frontier runs empty", "puzzlelang/engine/tier_switch.py",
        "            share /= 2\n", "            pass\n", ("tests/engine/test_compiling.py",),
    ),
    Mutation(
        "leave no mark for later processes", "puzzlelang/engine/tiers.py",
        "self._is_marked(request, marks=True)", "pass", ("tests/engine/test_compiling.py",),
    ),
    Mutation(
        "switch early although the code was evicted", "puzzlelang/engine/tier_switch.py",
        "self._is_cached = price <", "self._is_cached = 0 <", ("tests/engine/test_compiling.py",),
    ),
    Mutation(
        "don't limit the cost of compiling machine code", "puzzlelang/engine/tier_switch.py",
        "            self._is_settled = True\n        else:\n",
        "            self._cost = 0.0\n        else:\n", ("tests/engine/test_compiling.py",),
    ),
    Mutation(
        "omit \"nothing else\" from the parts of a set goal", "puzzlelang/answers/conjuncts.py",
        '    yield replace(part, claim=f"nothing else in {name}", condition=others)\n', "",
        ("tests/answers/test_explore.py",),
    ),
    Mutation(
        "accept every expectation", "puzzlelang/answers/expectations.py",
        "            holds = decided and result == expected\n", "            holds = decided\n",
        ("tests/front/test_cli.py",),
    ),
    Mutation(
        "report no goal in any exhausted space", "puzzlelang/answers/expectations.py",
        "            return self.space.goal_states == 0\n",
        "            return self.space.goal_states >= 0\n", (BROKEN,),
    ),
    Mutation(
        "use an impossible state as an example", "puzzlelang/answers/witnesses.py",
        "            if _may_be(puzzle, state):", "            if state:",
        ("tests/model/test_lint.py",),
    ),
    Mutation(
        "wrap lines too late", "puzzlelang/answers/text_layout.py",
        "        elif columns(line) + 1 + columns(word) <= width:\n",
        "        elif columns(line) + columns(word) <= width:\n", ("tests/answers/test_report.py",),
    ),
    Mutation(
        "number SARIF rules differently", "puzzlelang/answers/sarif.py",
        '"ruleIndex": codes.index(message.code)', '"ruleIndex": 0',
        ("tests/answers/test_report.py",),
    ),
    Mutation(
        "mark paths that aren't optimal", "puzzlelang/drawing/state_graph.py",
        "        if prices[edge.source] + _price(edge) == prices[edge.target]\n",
        "        if edge.cost\n", (GRAPH,),
    ),
    Mutation(
        "prune nodes whose successors aren't drawn", "puzzlelang/drawing/state_graph.py",
        "if nodes[n].goal or nodes[n].open]", "if nodes[n].goal]", (GRAPH,),
    ),
    Mutation(
        "let boxes overlap", "puzzlelang/drawing/layers.py",
        "            offset += apart[index - 1]\n", "            offset += apart[index - 1] / 2\n",
        (GRAPH,),
    ),
    Mutation(
        "don't count crossings", "puzzlelang/drawing/layers.py",
        "                total += earlier - at_most\n", "                total += earlier\n",
        (GRAPH,),
    ),
    Mutation(
        "leave markup in a title", "puzzlelang/text/markup.py",
        """    for character in "<>&":\n""", """    for character in "&":\n""", (GRAPH,),
    ),
    Mutation(
        "fill the hole of a shape", "puzzlelang/drawing/outlines.py",
        "sum(inside) % 2 == 1 if shape in HOLLOW else any(inside)", "any(inside)",
        (TERMINAL_BOARDS,),
    ),
    Mutation(
        "forget the surroundings of a corridor", "puzzlelang/drawing/state_graph.py",
        "members, near, reach = members | beyond, list(beyond), reach + 1",
        "members, near, reach = members, list(beyond), reach + 1",
        ("tests/drawing/test_corridor.py",),
    ),
    Mutation(
        "fill the hole of a dot shape", "puzzlelang/drawing/raster.py",
        "combine = ImageChops.logical_xor if name in HOLLOW else ImageChops.logical_or",
        "combine = ImageChops.logical_or", ("tests/drawing/test_dotted_files.py",),
    ),
    Mutation(
        "let a piece's text control the terminal", "puzzlelang/drawing/terminal_board.py",
        "text, room = printable(text), right - left", "room = right - left",
        (f"{TERMINAL_BOARDS}::test_hostile_words",),
    ),
    Mutation(
        "draw boards with colours disabled", "puzzlelang/front/commands/terminal.py",
        "if not (paper.colours and paper.blocks) or", "if not paper.blocks or",
        (f"{ON_TERMINALS}::test_texts_elsewhere",),
    ),
    Mutation(
        "let moving pieces leave the window", "puzzlelang/play/state_view.py",
        "self._shown, self._focus = slots, region or self._focus", "self._shown = slots",
        ("tests/play/test_screen.py::test_what_moves_is_seen_on_a_large_map",),
    ),
    Mutation(
        "leave markup in a board's text", "puzzlelang/drawing/svg_board.py",
        'kind}" {place} font-size="{number(size)}">{xml(paint.text)}</text>\'\n\n\ndef number(',
        'kind}" {place} font-size="{number(size)}">{paint.text}</text>\'\n\n\ndef number(',
        (SOLUTION_FILES,),
    ),
    Mutation(
        "leave markup in a caption of a sheet", "puzzlelang/drawing/sheet.py",
        "{xml(self.captions[n])}", "{self.captions[n]}",
        ("tests/drawing/test_sheet.py::test_no_text_becomes_an_element",),
    ),
    Mutation(
        "leave cars of a sheet without letters", "puzzlelang/drawing/sheet.py",
        "paint=replace(pieces[n].paint, text=name)", "paint=pieces[n].paint",
        ("tests/drawing/test_sheet.py::test_cars_have_the_letters_of_the_solution",),
    ),
    Mutation(
        "let a map forget its parameters", "puzzlelang/front/commands/generate.py",
        "(parameters or len(maps) > 1)", "len(maps) > 1",
        ("tests/front/test_generate.py::test_maps_with_parameters_are_instances_in_yaml",),
    ),
    Mutation(
        "let a piece take any position", "puzzlelang/drawing/film.py",
        "_far(seen.place, place), seen.number", "seen.number, seen.number", (BOARDS,),
    ),
    Mutation(
        "draw a piece on all boards", "puzzlelang/drawing/look.py",
        "if is_about(thing.what.type, places.base))", ")", (BOARDS,),
    ),
    Mutation(
        "show a variable with a look in the picture too", "puzzlelang/drawing/look.py",
        'if look.layout == "map" and any(', 'if look.layout == "nothing" and any(', (BOARDS,),
    ),
    Mutation(
        "draw a layout's own variables again", "puzzlelang/drawing/contents.py",
        "thing.what.variable is look.variable", "False", (BOARDS,),
    ),
    Mutation(
        "stack a list by size", "puzzlelang/drawing/look.py",
        "heaped = look.content is None", "heaped = True", (BOARDS,),
    ),
    Mutation(
        "omit a piece that disappears", "puzzlelang/drawing/film.py",
        "for seen in previous if seen.number not in stay",
        "for seen in () if seen.number not in stay",
        (BOARDS,),
    ),
    Mutation(
        "write a page without its content security policy", "puzzlelang/text/markup.py",
        'http-equiv="Content-Security-Policy"', 'name="policy"', (SOLUTION_FILES,),
    ),
    Mutation(
        "let a rename add an error", "puzzlelang/editor/renaming.py",
        "        if codes[news.code] > old_codes[news.code]:", "        if False:", (EDITING,),
    ),
    Mutation(
        "let a rename change the meaning", "puzzlelang/editor/renaming.py",
        "    if _shape(changed) != _shape(analysis, spans, name):\n", "    if False:\n", (EDITING,),
    ),
    Mutation(
        "put a space between a minus and its number", "puzzlelang/editor/formatting.py",
        '    if kind_before == "open" or kind in ("close", "comma") or unary:\n',
        '    if kind_before == "open" or kind in ("close", "comma"):\n',
        ("tests/syntax/test_formatting.py",),
    ),
    Mutation(
        "start editor colours at the end of the previous ones", "puzzlelang/editor/serving.py",
        "place.start.column - (column if same else 0)", "place.start.column - column",
        ("tests/editor/test_decorations.py",),
    ),
    Mutation(
        "miss a change during a run", "puzzlelang/front/commands/own_process.py",
        "                change = _next_change(stamps, run)\n",
        "                change = run.process.wait() and None\n",
        ("tests/front/test_run_again.py",),
    ),
    Mutation(
        "omit option groups from the manual page", "website/man_page.py",
        "    for group in parser._action_groups:\n",
        "    for group in parser._action_groups[:2]:\n",
        ("tests/front/test_man_page.py",),
    ),
    Mutation(
        "count editor columns in characters", "puzzlelang/editor/positions.py",
        '    if encoding == "utf-32" or text.isascii():\n', "    if encoding:\n", (EDITING,),
    ),
    Mutation(
        "continue work on an outdated text", "puzzlelang/editor/server.py",
        "            work.worker.stop()\n", "            pass\n",
        ("tests/editor/test_language_server.py",),
    ),
    Mutation(
        "treat a closed pipe as an error", "puzzlelang/front/commands/program.py",
        "code = UNREAD if error.is_closed else AT_FAULT", "code = AT_FAULT",
        ("tests/front/test_streams.py",),
    ),
    Mutation(
        "treat a full disk as success", "puzzlelang/front/commands/program.py",
        "            all_written()\n", "", ("tests/front/test_streams.py",),
    ),
    Mutation(
        "don't say what ended a command", "puzzlelang/front/commands/exit_codes.py",
        "{search.INTERRUPTED: INTERRUPTED, search.TERMINATED: TERMINATED}.get(limit, GAVE_UP)",
        "GAVE_UP",
        ("tests/front/test_cli.py",),
    ),
    Mutation(
        "append an answer to a truncated one", "puzzlelang/front/commands/program.py",
        "            if not is_answered():\n", "            if True:\n",
        ("tests/front/test_endings.py::test_nothing_stands_behind_half_an_answer",),
    ),
    Mutation(
        "append an answer to a complete one", "puzzlelang/front/commands/solve.py",
        "        if is_answered():\n", "        if False:\n",
        ("tests/front/test_endings.py::test_no_answer_follows_one_that_is_whole",),
    ),
    Mutation(
        "truncate one of many solutions", "puzzlelang/front/commands/terminal.py",
        "            out_at_once(line)\n", "            out(line)\n",
        ("tests/front/test_endings.py::test_each_of_all_solutions_is_a_whole_line",),
    ),
    Mutation(
        "handle a signal in the middle of a line", "puzzlelang/front/commands/alarm.py",
        "        if is_over:\n", "        if True:\n",
        ("tests/front/test_endings.py::test_a_line_is_whole_whatever_ends_it",),
    ),
    Mutation(
        "never handle a deferred signal", "puzzlelang/front/commands/alarm.py",
        "            if number in heard:\n", "            if False:\n",
        ("tests/text/test_machine.py",),
    ),
    Mutation(
        "lose output that Python doesn't buffer", "puzzlelang/front/commands/options.py",
        "is_own and isinstance(file.buffer, io.RawIOBase)", "False",
        ("tests/front/test_endings.py::test_an_answer_is_whole_where_a_bell_ends_nothing",),
    ),
    Mutation(
        "don't limit unreported memory", "puzzlelang/search/watch.py",
        "return table_bytes(self.reached) + table_bytes(self.frontier) if usage is None else usage",
        "return usage or 0", ("tests/text/test_machine.py",),
    ),
    Mutation(
        "never fire an alarm without timers", "puzzlelang/text/machine.py",
        "            _thread.interrupt_main()\n", "", ("tests/text/test_machine.py",),
    ),
    Mutation(
        "fire an alarm only once", "puzzlelang/text/machine.py",
        "    signal.setitimer(signal.ITIMER_REAL, first, often)\n",
        "    signal.setitimer(signal.ITIMER_REAL, first)\n", ("tests/front/test_deadlines.py",),
    ),
    Mutation(
        "fire an alarm where Python swallows it", "puzzlelang/text/machine.py",
        "        if code in _CALLBACKS or code.co_name == \"__del__\":\n", "        if False:\n",
        ("tests/front/test_deadlines.py",),
    ),
    Mutation(
        "check claims after the deadline", "puzzlelang/answers/expectations.py",
        "count, limit = 0, self.left.met()", "count, limit = 0, \"\"",
        ("tests/front/test_deadlines.py",),
    ),
    Mutation(
        "limit a range's length to an index", "puzzlelang/core/types.py",
        "        return max(0, -((values.start - values.stop) // values.step))\n",
        "        return len(values)\n", ("tests/project/test_pyodide.py",),
    ),
    Mutation(
        "ignore the limit on memory", "puzzlelang/front/commands/alarm.py",
        "(resident_bytes() or 0) <= memory * MORE", "True",
        ("tests/answers/test_explore.py::test_what_looks_at_no_limit",),
    ),
    Mutation(
        "search from the first start only", "puzzlelang/compiler/compiled_system.py",
        "[*map(self.layout.state, puzzle.starts)]", "[self.layout.state(puzzle.starts[0])]",
        (STARTS,),
    ),
    Mutation(
        "prove symmetry for the first start only", "puzzlelang/compiler/merged_system.py",
        "starts = frozenset(self.puzzle.starts)", "starts = frozenset(self.puzzle.starts[:1])",
        (STARTS,),
    ),
    Mutation(
        "give a constant its value in the first start only", "puzzlelang/answers/witnesses.py",
        "sorted({start[slot] for start in puzzle.starts})", "[puzzle.starts[0][slot]]", (STARTS,),
    ),
    Mutation(
        "use the first start for a variable with several initial values",
        "puzzlelang/model/expression_checker.py",
        "if any(start[variable.slots] != first[variable.slots] for start in starts)",
        "if False", (STARTS,),
    ),
    Mutation(
        "accept a proof that omits starts", "puzzlelang/verify/certificate.py",
        "for start in steps.starts:\n", "for start in steps.starts[:1]:\n", (STARTS,),
    ),
    Mutation(
        "enter the last start first", "puzzlelang/engine/kernel.c",
        "for (u32 i = (u32)s->starts; i--;) {", "for (u32 i = 0; i < s->starts; i++) {",
        (SEVERAL,),
    ),
    Mutation(
        "count paths from the first start only", "puzzlelang/engine/native_search.py",
        "for place in range(min(search.starts, search.stack_count)):", "for place in range(1):",
        (SEVERAL,),
    ),
    Mutation(
        "pin the values of the first start", "puzzlelang/compiler/pattern_selection.py",
        "starts = [*map(system.slots, system.starts)] if pins",
        "starts = [system.slots(system.starts[0])] if pins",
        (f"{THRESHOLDS}::test_what_is_pinned_holds_in_all_starts",),
    ),
    Mutation(
        "treat minutes as seconds", "puzzlelang/text/amounts.py",
        "    return value * factor if", "    return value if", ("tests/front/test_cli.py",),
    ),
    Mutation(
        "accept a dead anchor on the site", "website/links.py",
        "unquote(parts.fragment) not in pages[there].anchors", "False",
        ("tests/project/test_site.py::test_dead_links_are_found",),
    ),
    Mutation(
        "build a page with a dead link", "website/build.py",
        "    if not (TOP / full).exists():\n", "    if False:\n",
        ("tests/project/test_site.py::test_a_link_to_nothing_stops_the_build",),
    ),
    Mutation(
        "move a frog of the front page to the wrong place", "website/hop.py",
        'end = before.index("_") + 1', 'end = before.index("_")',
        ("tests/project/test_front_page.py",),
    ),
    Mutation(
        "report positions in characters instead of JavaScript's code units",
        "puzzlelang/front/page/page_editing.py",
        'if text.isascii() or all(character <= "\\uffff" for character in text):', "if text:",
        (f"{REQUESTS}::test_a_mistake_has_its_place_as_javascript_counts",),
    ),
    Mutation(
        "give no reason for a puzzle that no page plays", "puzzlelang/front/page/page_filling.py",
        '"why": plain(why)', '"why": ""',
        ("tests/front/test_requests.py::test_what_a_page_cannot_play_is_explained",),
    ),
    Mutation(
        "search without a memory limit in the browser", "puzzlelang/front/page/page_requests.py",
        'memory=int(asked.get("memory", MEMORY))', "memory=None", (f"{REQUESTS}::test_limits",),
    ),
    Mutation(
        "ignore faults that A* doesn't reach", "puzzlelang/engine/way_choice.py",
        "if not never_faults(plain.true):", "if False:", (CHOICE,),
    ),
    Mutation(
        "ignore faults that landmark A* doesn't reach", "puzzlelang/engine/landmark_trial.py",
        "if not never_faults(self._plain.true):", "if False:", (TRIAL,),
    ),
    Mutation(
        "accept any solution of landmark A*", "puzzlelang/engine/landmark_trial.py",
        "concluded(steps.answer, first)", "steps.answer", (TRIAL,),
    ),
    Mutation(
        "omit states on optimal traces", "puzzlelang/engine/landmark_trial.py",
        "total + rest <= self._cost", "total + rest < self._cost", (TRIAL,),
    ),
    Mutation(
        "use later conditions to exclude a fault", "puzzlelang/compiler/promise_proofs.py",
        "cases.are_sure([p], parts[:n], ground.tests)",
        "cases.are_sure([p], parts, ground.tests)",
        (FAULTLESS,),
    ),
    Mutation(
        "overlook the last entry of a table lookup", "puzzlelang/compiler/constant_tables.py",
        "return absent in self.entries[low : high + 1]",
        "return absent in self.entries[low:high]", (FAULTLESS,),
    ),
    Mutation(
        "skip proofs of declared promises", "puzzlelang/compiler/promise_proofs.py",
        " and not prover.unproved(ground)", "", (CHOICE,),
    ),
    Mutation(
        "accept any shortest trace", "puzzlelang/engine/way_choice.py",
        "concluded(self._within_reason(search_request, most_expanded), first)",
        "self._within_reason(search_request, most_expanded)", (CHOICE,),
    ),
    Mutation(
        "let a merged trace leave the optimal ones", "puzzlelang/engine/member_trial.py",
        "if not wanted.isdisjoint(following[s])", "", (MEMBERS,),
    ),
    Mutation(
        "mark all states before a goal as optimal", "puzzlelang/engine/kernel.c",
        "(u64)number >= end && s->ranks[number]", "(u64)number >= end", (MEMBERS,),
    ),
    Mutation(
        "mark states by successors on other levels", "puzzlelang/engine/kernel.c",
        "(u64)number >= end && s->ranks[number]", "(u64)number < end || s->ranks[number]",
        (MEMBERS,),
    ),
    Mutation(
        "follow the last optimal step of a merged trace", "puzzlelang/engine/member_trial.py",
        "next(state for state in following if canonical(state) in marked)",
        "[state for state in following if canonical(state) in marked][-1]", (MEMBERS,),
    ),
    Mutation(
        "answer with a fault of merged states", "puzzlelang/engine/member_trial.py",
        "except Fault:", "except ZeroDivisionError:", (MEMBERS,),
    ),
    Mutation(
        "trust negative answers about merged states", "puzzlelang/engine/member_trial.py",
        "if isinstance(answer, (Solved, Unsolvable)):",
        'if answer.limit not in ("states", *ENDS_ALL):', (MEMBERS,),
    ),
    Mutation(
        "don't widen path counts", "puzzlelang/engine/kernel.c",
        "  (*to)[place * 2 * limbs + limbs] = 1;\n", "", (NATIVE,),
    ),
    Mutation(
        "count a repeated successor as two paths", "puzzlelang/engine/kernel.c",
        "if (s->once[place] == entry) return 0;", "if (s->once[place] == entry) return 1;",
        (NATIVE,),
    ),
    Mutation(
        "count only the last level's solutions", "puzzlelang/engine/kernel.c",
        "  if (!s->goals) return;\n", "  if (s->next < s->count) return;\n", (NATIVE, FORGOTTEN),
    ),
    Mutation(
        "recompute distances for each search", "puzzlelang/search/request.py",
        "self._by_tier[tier] = distances", "pass", (CHOICE,),
    ),
    Mutation(
        "skip transitions when proving undeclared symmetry", "puzzlelang/model/symmetry_proof.py",
        "        self._conditions()\n        self._states_and_transitions()\n",
        "        self._conditions()\n", ("tests/compiler/test_symmetry.py",),
    ),
    Mutation(
        "deepen beyond the known length", "puzzlelang/engine/way_choice.py",
        "begin_at=cost)", "begin_at=cost + 4)", (CHOICE,),
    ),
    Mutation(
        "omit cheapest solutions that are longer", "puzzlelang/engine/landmark_trial.py",
        'Within(system, cost | LENGTHS), "ucs"', 'Within(system, cost & ~LENGTHS), "ucs"', (TRIAL,),
    ),
    Mutation(
        "count steps in the estimate of a search without lengths",
        "puzzlelang/engine/landmark_trial.py", "rest & ~LENGTHS", "rest", (TRIAL,),
    ),
    Mutation(
        "call a cheapest solution the shortest", "puzzlelang/engine/landmark_trial.py",
        "cost=cost, optimal=False, factor", "cost=cost, factor", (TRIAL,),
    ),
    Mutation(
        "deepen beyond the length known from landmarks", "puzzlelang/engine/landmark_trial.py",
        '"idastar", before, cost)', '"idastar", before, cost + 4)', (TRIAL,),
    ),
    Mutation(
        "pause after different states on different machines", "puzzlelang/search/watch.py",
        "pace = max(1, min(pace, (budget.reached - reached) // budget.most_successors))", "pass",
        (CHOICE,),
    ),
    Mutation(
        "omit a fallible estimate in `explore`",
        "puzzlelang/compiler/compiled_system.py", "for one in bounds if one.may_fault]",
        "for one in bounds if False]",
        (f"{FAULTS}::test_explore_meets_a_fault_in_a_store",),
    ),
    Mutation(
        "ignore a fallible cost in a stepwise search",
        "puzzlelang/compiler/grounding.py", "if term.bounds[0] < 0 or term.may_fault:",
        "if term.bounds[0] < 0:", (f"{FAULTS}::test_explore_meets_a_fault_in_a_store",),
    ),
    Mutation(
        "report the last dead end instead of the first", "puzzlelang/search/whole_space.py",
        "dead_end = state if dead_end is None else dead_end", "dead_end = state",
        (f"{EXPLORE}::test_dead_ends_by_hand",),
    ),
    Mutation(
        "call a closed component one without a goal", "puzzlelang/answers/space_analysis.py",
        "without_goal = of.terminal - len(with_goal)", "without_goal = of.terminal",
        (f"{EXPLORE}::test_closed_components_are_no_dead_ends",),
    ),
    Mutation(
        "continue a documentation section to the end", "puzzlelang/front/commands/docs.py",
        "if other <= level", "if other < 0", ("tests/front/test_docs_command.py",),
    ),
    Mutation(
        "read a damaged last row as a title", "puzzlelang/syntax/level_files.py",
        "ends + sides >= 2", "sides >= 2", ("tests/syntax/test_level_rows.py",),
    ),
    Mutation(
        "don't report `none` in a set", "puzzlelang/model/operators.py",
        "if wrong := alternatives.none_among(checker, node):", "if wrong := None:",
        ("tests/project/test_slips.py",),
    ),
    Mutation(
        "read a continued line as an entry", "puzzlelang/syntax/yaml_errors.py",
        "(mistake := _carried_on(source, value))", "(mistake := None)",
        ("tests/project/test_slips.py",),
    ),
    Mutation(
        "add advice to every message", "puzzlelang/text/diagnostics.py",
        "if len(self._first) == MOST_SHOWN and", "if len(self._first) < 0 and",
        ("tests/project/test_growth.py",),
    ),
    Mutation(
        "advise on the first errors found instead of the first in the file",
        "puzzlelang/text/diagnostics.py",
        "and self._first[-1] < _place_of(span):", "and self._first:",
        ("tests/project/test_growth.py",),
    ),
    Mutation(
        "treat a partial match in a long text as complete", "puzzlelang/syntax/parser_state.py",
        "if at <= match.end() - marked and not cut:", "if at <= match.end() - marked:",
        ("tests/syntax/test_habits.py",),
    ),
    Mutation(
        "keep the reductions before a syntax error", "puzzlelang/syntax/lalr.py",
        "    for some, their in reversed(removed):", "    for some, their in ():",
        ("tests/syntax/test_grammar.py",),
    ),
    # ── relations followed ──
    Mutation(
        "follow a relation: one step only", "puzzlelang/core/primitives.py",
        "        waiting += members(new)\n", "", (f"{REACHABILITY}::test_the_meaning",),
    ),
    Mutation(
        "follow a relation: leave the set on the way", "puzzlelang/core/primitives.py",
        "following(member) & group | 1 << member", "following(member) | 1 << member",
        (f"{REACHABILITY}::test_the_meaning",),
    ),
    Mutation(
        "follow a relation: join only parts that a member leads to",
        "puzzlelang/core/primitives.py",
        "                joined |= part\n", "                joined = part\n",
        (f"{REACHABILITY}::test_the_meaning",),
    ),
    Mutation(
        "follow a relation: forget a row written out", "puzzlelang/core/staging.py",
        "lambda member: runs[member](s, e)", "lambda member: runs[0](s, e)",
        (f"{REACHABILITY}::test_written_out",),
    ),
    Mutation(
        "follow a relation: tabulate one direction", "puzzlelang/compiler/constant_tables.py",
        "both[member] |= 1 << number", "both[member] |= 0",
        (f"{REACHABILITY}::test_forms",),
    ),
    Mutation(
        "follow a relation: one step only, in machine code",
        "puzzlelang/compiler/llvm_reach.py",
        "{printer.op(f'or i{width} {less}, {new}')}, ptr {waiting}", "{less}, ptr {waiting}",
        (f"{REACHABILITY}::test_forms",),
    ),
    Mutation(
        "follow a relation: one pass only, in machine code",
        "puzzlelang/compiler/llvm_reach.py",
        'printer.branch(printer.op(f"icmp eq i{width} {part}, {old}"), end, sweep)',
        "printer.jump(end)", (f"{REACHABILITY}::test_all_sets",),
    ),
    Mutation(
        "follow a relation: leave the set on the way, in machine code",
        "puzzlelang/compiler/llvm_reach.py",
        'row = printer.op(f"and i{width} {printer.value(body, width)}, {group}")',
        "row = printer.value(body, width)", (f"{REACHABILITY}::test_forms",),
    ),
    Mutation(
        "follow a relation: compare with members outside the set",
        "puzzlelang/model/reachability.py",
        'if call.name == "connected" and not constant:', "if False:",
        (f"{REACHABILITY}::test_faults",),
    ),
    Mutation(
        "follow a relation: ask for a missing entry", "puzzlelang/model/reachability.py",
        "if row is not None and tabled and", "if row is not None and not tabled and",
        (f"{REACHABILITY}::test_faults",),
    ),
    Mutation(
        "follow a relation: forget the work of wide sets", "puzzlelang/model/cost_bound.py",
        "work(body_, given) + 1 + size // 64", "work(body_, given) // 100",
        (f"{REACHABILITY}::test_large_sets_are_refused",),
    ),
    Mutation(
        "follow a relation: rename only the given set", "puzzlelang/compiler/terms.py",
        "begin, refreshed(body, new, {**names, before: temp})",
        "begin, refreshed(body, new, names)",
        (f"{REACHABILITY}::test_renamed_terms",),
    ),
    # ── puzzles that are filled in ──
    Mutation(
        "conflict clauses: explain a sum by too few literals",
        "puzzlelang/constraints/propagation.py",
        "                if left < 0:\n                    break\n        return clause",
        "                break\n        return clause", (CONFLICTS,),
    ),
    Mutation(
        "conflict clauses: forget to undo a sum", "puzzlelang/constraints/propagation.py",
        "                slack[number] += weight", "                slack[number] += 0",
        (CONFLICTS,),
    ),
    Mutation(
        "draws: begin with the sum of seed and number", "puzzlelang/generating/candidates.py",
        "mix(mix(seed) + number)", "mix(seed + number)", ("tests/generating/test_draws.py",),
    ),
    Mutation(
        "taking away: keep what follows", "puzzlelang/generating/filling_in.py",
        "refuted = -self._places", "refuted = self._places", (GENERATING,),
    ),
    Mutation(
        "taking away: break a condition", "puzzlelang/generating/filling_in.py",
        "if any(before and not after", "if False and any(before and not after", (GENERATING,),
    ),
    Mutation(
        "alike: trust equal colours", "puzzlelang/generating/alike.py",
        "and {(image[target], weight) for", "or {(image[target], weight) for", (ALIKE,),
    ),
    Mutation(
        "alike: take the first state of a class", "puzzlelang/generating/alike.py",
        "if colouring.part(state) == sizes:", "if colouring.part(state):", (ALIKE,),
    ),
    Mutation(
        "rating: count free steps as choices", "puzzlelang/search/rating.py",
        "other != part and", "True and", ("tests/search/test_rating.py",),
    ),
    Mutation(
        "rating: count dead ends as good", "puzzlelang/search/rating.py",
        "                dead += 1", "                good += 1", ("tests/search/test_rating.py",),
    ),
    Mutation(
        "cuts: forget the separator", "puzzlelang/constraints/cuts.py",
        "separator, members = border & self.boundary(outside), self.members",
        "separator, members = 0, self.members", (CONFLICTS,),
    ),
    Mutation(
        "clingo: write the last line of cost first", "puzzlelang/constraints/clingo_rules.py",
        "enumerate(reversed(problem.lines))", "enumerate(problem.lines)", (CLINGO,),
    ),
    Mutation(
        "lowering: equal literals when one of them is true", "puzzlelang/compiler/choice_values.py",
        "return -self.all_of((-self.all_of((a, b)), -self.all_of((-a, -b))))",
        "return self.all_of((a, b))", (LOWERING,),
    ),
    Mutation(
        "lowering: forget the guard of a sum", "puzzlelang/compiler/choice_values.py",
        "                parts = (*parts, (bound, self.any_of(unless)))", "                pass",
        (LOWERING,),
    ),
    Mutation(
        "filling: report no fault if there is a choice", "puzzlelang/answers/filling.py",
        "        self._report_fault()\n        self.best = replace(first",
        "        self.best = replace(first",
        (FILLING,),
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
    path = place / mutation.file
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
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-m", level, *mutation.tests]
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
