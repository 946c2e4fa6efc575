"""Breaks the code on purpose, one place at a time, and asks whether a test notices.

`python tests/mutations.py [--quick] [--from N] [WORD…]` copies the project, makes each change below
(or those that have one of the words in what they are or in the path of their file), runs the tests
named with it, the slow ones where no other notices it (unless it is to be ``--quick``), and says
"noticed", "by a slow test" or "NOT NOTICED"; it exits with 1 when one was not.  ``--from N`` leaves
out as many.  It is no part of the test run: it takes an hour, and with the slow tests several.
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
THRESHOLDS = "tests/engine/test_thresholds.py"
SEVERAL = f"{THRESHOLDS}::test_boards_that_begin_in_several_states_in_machine_code"

CHOICE = "tests/engine/test_way_choice.py"
TRIAL = "tests/engine/test_landmark_trial.py"
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

FACTORED = "tests/engine/test_factored.py"
PLACED = "tests/engine/test_placed_values.py"

MUTATIONS = (
    Mutation(
        "a guard about two groups leaves them apart", "puzzlelang/compiler/closed_groups.py",
        "for condition in (*guard, *checks, *invariant):",
        "for condition in (*checks, *invariant):",
        (f"{FACTORED}::test_random_products", f"{FACTORED}::test_what_is_no_product"),
    ),
    Mutation(
        "an invariant about two groups leaves them apart", "puzzlelang/compiler/closed_groups.py",
        "for condition in (*guard, *checks, *invariant):",
        "for condition in (*guard, *checks):",
        (f"{FACTORED}::test_random_products", f"{FACTORED}::test_what_is_no_product"),
    ),
    Mutation(
        "an update by another group leaves them apart", "puzzlelang/compiler/closed_groups.py",
        "about |= self._joined(term, term.reads | 1 << slot)", "about |= term.reads | 1 << slot",
        (FACTORED,),
    ),
    Mutation(
        "what may be a fault is a value in a group", "puzzlelang/compiler/closed_groups.py",
        "row = own.choice(asked(rule.checks), row, promised=True)",
        "row = own.choice(asked(rule.checks), row)", (FACTORED,),
    ),
    Mutation(
        "what a constant forbids is allowed in a group", "puzzlelang/compiler/closed_groups.py",
        "elif self.constants[slot].value not in allowed:", "elif False:", (FACTORED,),
    ),
    Mutation(
        "a slot that begins with several values is constant",
        "puzzlelang/compiler/closed_groups.py", "and {*others} <= {first}", "", (FACTORED,),
    ),
    Mutation(
        "what no part rules out is lost in a product", "puzzlelang/compiler/factored_system.py",
        "if one is not None and other is not None and test((*one, *other))[0]:",
        "if one is not None and other is not None:", (FACTORED,),
    ),
    Mutation(
        "goals with alternatives are those of the first", "puzzlelang/compiler/factored_system.py",
        "            return parts\n", "            return parts[:1]\n", (FACTORED,),
    ),
    Mutation(
        "a space has states that were not counted", "puzzlelang/front/python/results.py",
        "Limits(states=self.states)", "Limits()", ("tests/front/test_front.py",),
    ),
    Mutation(
        "forced steps of a trace are steps like others", "puzzlelang/compiler/compiled_system.py",
        "forced, others = _forced_and_others(grounds)", "forced, others = [], grounds",
        (BACKENDS,),
    ),
    Mutation(
        "forced steps of a product are steps like others", "puzzlelang/engine/factored_search.py",
        "product.has_forced = any(tables.forced)", "product.has_forced = False", (FACTORED,),
    ),
    Mutation(
        "merged states are searched as a product", "puzzlelang/engine/puzzle_searcher.py",
        "may_factor=self.merged is None", "may_factor=True", (FACTORED,),
    ),
    Mutation(
        "lost states of a product are expanded", "puzzlelang/engine/factored_search.py",
        'said = array("B", (one for row', 'said = array("B", (one & 1 for row', (FACTORED,),
    ),
    Mutation(
        "what is written of a forgotten slot is its first value alone",
        "puzzlelang/compiler/abstraction.py", "for case in product(*values):",
        "for case in [*product(*values)][:1]:",
        ("tests/compiler/test_abstractions.py", "tests/compiler/test_added_estimates.py"),
    ),
    Mutation(
        "values may be lost on their way", "puzzlelang/compiler/placed_values.py",
        "if sorted(origins) != [place", "if False and sorted(origins) != [place", (PLACED,),
    ),
    Mutation(
        "a place that is empty at the start stays empty", "puzzlelang/compiler/placed_values.py",
        "both = places if previous is None else previous & places", "both = previous or places",
        (PLACED,),
    ),
    Mutation(
        "distances beyond a byte are nowhere", "puzzlelang/engine/placed_distances.py",
        "        if status is Status.TOO_LARGE:\n            raise NotPlaced",
        "        if status is Status.TOO_LARGE:\n            return \"\"", (PLACED,),
    ),
    Mutation(
        "slots that every transition asks for are no goals",
        "puzzlelang/compiler/pattern_selection.py",
        "if prod(map(self._values, self.hubs)) > current.rough_states:", "if False:",
        ("tests/compiler/test_added_estimates.py::"
         "test_what_every_transition_asks_for_is_a_goal_too",),
    ),
    Mutation(
        "what is copied from another slot is not made true", "puzzlelang/compiler/task_building.py",
        "if before in allowed and after in facts", "if before in allowed and after not in facts",
        (f"{TASK}::test_the_library[eight-puzzle]",),
    ),
    Mutation(
        "what a set loses is not made true", "puzzlelang/compiler/task_building.py",
        "makes += [pairs[bit][0] for bit in members(losses)] + [",
        "makes += [", (f"{TASK}::test_the_library[klotski]",),
    ),
    Mutation(
        "what is told of an array is left out, not said", "puzzlelang/compiler/dispatch.py",
        "subplan = Lacks(offset, size, value, subplan, Sequence_(()))", "pass",
        ("tests/compiler/test_dispatch.py::test_what_is_nowhere_in_an_array_is_asked_once",),
    ),
    Mutation(
        "a member is wanted and not wanted", "puzzlelang/compiler/python_terms.py",
        "expected_bits = -1 if there & absent else there", "expected_bits = there",
        ("tests/compiler/test_generated_code.py::"
         "test_neighbours_that_ask_one_set_compare_it_once",),
    ),
    Mutation(
        "neighbours ask an array place by place", "puzzlelang/compiler/dispatch.py",
        "subplan = self._lacks(some, asked_for, share)", "subplan = None",
        ("tests/compiler/test_dispatch.py::test_neighbours_ask_an_array_once",),
    ),
    Mutation(
        "a place that tells more than its array is not asked", "puzzlelang/compiler/slot_tests.py",
        "zip(array, exclusions, strict=True) if some <= values",
        "zip(array, exclusions, strict=True)",
        ("tests/compiler/test_dispatch.py::"
         "test_a_place_that_tells_more_than_its_array_is_asked",),
    ),
    Mutation(
        "one of the last values is taken for one of the first",
        "puzzlelang/compiler/task_building.py",
        "(facts[::-1] if from_behind else facts)", "(facts)",
        (f"{TASK}::test_what_is_nowhere_in_an_array_is_one_fact",),
    ),
    Mutation(
        "a condition with an alternative needs all of it", "puzzlelang/compiler/task_building.py",
        "return self._any(map(self._condition, parts))",
        "return self._all(map(self._condition, parts))",
        (f"{TASK}::test_the_library[klotski]",),
    ),
    Mutation(
        "what machine code calls helpful needs what does not hold yet",
        "puzzlelang/engine/relaxed_plan.py",
        "if not any(costs[fact] for fact in needs):", "if needs:",
        (f"{TASK}::test_a_plan_by_hand", f"{TASK}::test_the_library[klotski]"),
    ),
    Mutation(
        "a member that may not be there is moved", "puzzlelang/engine/assignment.py",
        "if pairs[before][1] not in operator.needs:", "if False:",
        (f"{ASSIGNMENT}::test_which_sets_are_moved",),
    ),
    Mutation(
        "a set that is written in another way counts as moved", "puzzlelang/engine/assignment.py",
        "if own.intersection(operator.makes):", "if False:",
        (f"{ASSIGNMENT}::test_which_sets_are_moved",),
    ),
    Mutation(
        "a step that moves members of two sets is paid for twice",
        "puzzlelang/engine/assignment.py", "self._total = max if overlap else sum",
        "self._total = sum",
        (f"{ASSIGNMENT}::test_two_sets_that_move_at_once_are_not_paid_for_twice",),
    ),
    Mutation(
        "boxes are pushed by a man in the wall", "puzzlelang/engine/assignment.py",
        "if not is_useful:", "if False:",
        (f"{ASSIGNMENT}::test_a_room_of_many_pushes",),
    ),
    Mutation(
        "a second value says nothing of the first", "puzzlelang/engine/relaxed_plan.py",
        "else (was,):", "else ():",
        (f"{TASK}::test_another_value_than_one",),
    ),
    Mutation(
        "orders that contradict each other are printed as if nothing was",
        "puzzlelang/front/commands/side_by_side.py", "if found.contradiction:", "if False:",
        ("tests/front/test_side_by_side.py::test_a_contradiction_is_loud",),
    ),
    Mutation(
        "a cheaper solution beside a proved one is no contradiction",
        "puzzlelang/answers/comparing.py", "(other.cost or ()) < (best.cost or ())", "False",
        ("tests/answers/test_comparing.py",),
    ),
    Mutation(
        "a comparison goes on after Ctrl-C",
        "puzzlelang/front/commands/side_by_side.py",
        "raise _Stopped(limit, rows) from None", "return None, 0",
        ("tests/front/test_side_by_side.py::test_a_signal_ends_all_of_it",),
    ),
    Mutation(
        "what an operator makes under a condition is charged for itself",
        "puzzlelang/engine/landmark_cut.py",
        "rows += [((*operator.needs, *needs), makes, group) for needs, makes in operator.also]",
        "rows += [((*operator.needs, *needs), makes, group + 1) for needs, makes in operator.also]",
        (f"{LANDMARKS}::test_what_one_operator_makes_is_charged_once",),
    ),
    Mutation(
        "an operator in a landmark is charged the whole of its price again",
        "puzzlelang/engine/landmark_cut.py", "self._now[group] -= least",
        "self._now[group] -= (self._now[group] == least) * least",
        (f"{LANDMARKS}::test_what_a_landmark_has_charged_is_taken_off",),
    ),
    Mutation(
        "a landmark has steps that lead there by others of its own",
        "puzzlelang/engine/landmark_cut.py", " or self._makes_goals(row):", ":", (LANDMARKS,),
    ),
    Mutation(
        "what was passed on a way back is beyond all ways", "puzzlelang/engine/landmark_cut.py",
        "                        zones[other] = FREE\n", "                        pass\n",
        (LANDMARKS,),
    ),
    Mutation(
        "a landmark has steps that nothing leads to", "puzzlelang/engine/landmark_cut.py",
        "if self._comes_after_nothing(self._support[row]):", "if self._now[group]:", (LANDMARKS,),
    ),
    Mutation(
        "a cost that depends on the state is charged at its most",
        "puzzlelang/engine/landmark_search.py", "amount.bounds[0])", "amount.bounds[1])",
        (f"{LANDMARKS}::test_an_estimate_by_hand",),
    ),
    Mutation(
        "a search is left for landmarks that say less than it knows",
        "puzzlelang/engine/landmark_search.py", "min(lows) <= bound", "min(lows) < bound - 1000",
        (f"{LANDMARKS}::test_a_bound_that_is_not_beaten",),
    ),
    Mutation(
        "a row of facts that no start leads to counts as one that does",
        "puzzlelang/engine/landmark_cut.py", "if fact not in there:", "if False:",
        (f"{LANDMARKS}::test_an_estimate_by_hand",),
    ),
    Mutation(
        "a bound says how much less than the least a solution costs",
        "puzzlelang/answers/good_solutions.py", "Weight(most // both, least // both)",
        "Weight(least // both, most // both)",
        ("tests/front/test_cli.py::test_good_solutions_as_they_come",),
    ),
    Mutation(
        "of what is painted in parts some lines are left out", "puzzlelang/drawing/page-paint.js",
        "from < lines.length; from += atOnce", "from < lines.length; from += 1.5 * atOnce",
        ("tests/drawing/test_pages_for_everybody.py",),
    ),
    Mutation(
        "groups are not left to bands", "puzzlelang/drawing/clusters.py",
        "if band[link.a] == band[link.b]:", "if True:", (GRAPH,),
    ),
    Mutation(
        "what is chosen stays in a closed group", "puzzlelang/drawing/page-hands.js",
        "  if (n >= 0) reveal(n);\n", "",
        ("tests/drawing/test_pages_for_everybody.py",),
    ),
    Mutation(
        "every node shows the board of the start", "puzzlelang/drawing/svg.py",
        "looks.board(self.drawing.nodes[index].slots)",
        "looks.board(self.drawing.nodes[0].slots)", (GRAPH,),
    ),
    Mutation(
        "distances are divided by what not all have in common",
        "puzzlelang/search/store/state_frames.py",
        "step = gcd(*small) or 1", "step = gcd(*small[:9]) or 1", (FRAMES,),
    ),
    Mutation(
        "bytes behind the last code of a frame are read over",
        "puzzlelang/search/store/state_frames.py",
        "return 0 <= left < 8 and not self._held", "return True", (FRAMES,),
    ),
    Mutation(
        "manifests are written before what they name", "puzzlelang/search/store/store_files.py",
        "            files.put_all(data)\n            guard()\n            files.create(texts)",
        "            guard()\n            files.create(texts)\n            files.put_all(data)",
        (f"{HELD}::test_killed_while_it_is_written_down",),
    ),
    Mutation(
        "moves that wait in memory are never written", "puzzlelang/search/store/store_files.py",
        "if name in self._unnamed:\n                self._unnamed.remove(name)",
        "if name in self._data:", (f"{HELD}::test_killed_while_it_is_written_down",),
    ),
    Mutation(
        "what was replaced goes before it is written down",
        "puzzlelang/search/store/store_files.py",
        "                self._removed.append(name)", "                self._files.remove([name])",
        (f"{HELD}::test_killed_while_it_is_written_down",),
    ),
    Mutation(
        "the first state of a narrowed frame is not checked",
        "puzzlelang/search/store/state_frames.py",
        "if narrow[-1] >> total or states[0] != first:", "if False:",
        (f"{FRAMES}::test_both_tiers_write_and_read_the_same",),
    ),
    Mutation(
        "states are narrowed to the bits of their lowest word",
        "puzzlelang/search/store/state_frames.py",
        "        place += width\n    return packed", "    return packed",
        (f"{FRAMES}::test_both_tiers_write_and_read_the_same",),
    ),
    Mutation(
        "layers that went are not made again when they are needed",
        "puzzlelang/search/store/layered.py", "            for number in chain.missing():",
        "            for number in ():",
        (f"{FORGETTING}::test_layers_that_are_needed_again_are_made_again",),
    ),
    Mutation(
        "layers that were made again go again", "puzzlelang/search/store/layered.py",
        " and not chain.restored:", ":",
        (f"{FORGETTING}::test_a_store_that_was_made_again_is_whole_for_all",),
    ),
    Mutation(
        "the last layer but one goes", "puzzlelang/search/store/layered.py",
        "len(chain.layers) - 2", "len(chain.layers) - 1", (f"{FORGETTING}::test_old_layers_go",),
    ),
    Mutation(
        "a layer that was made again is believed whatever it has",
        "puzzlelang/search/store/layered.py",
        "if not are_same(files, layer.files):", "if False:",
        (f"{FORGETTING}::test_layers_that_come_out_otherwise_are_refused",),
    ),
    Mutation(
        "a layer that never went is said to be made again",
        "puzzlelang/search/store/store_folder.py",
        "require(number < self.dropped)", "pass",
        (f"{FORGETTING}::test_a_layer_that_never_went_is_not_made_again",),
    ),
    Mutation(
        "states go and no mark says so", "puzzlelang/search/store/store_folder.py",
        "self._create(_manifest(\"dropped\", number - 1),", "str(",
        (f"{FORGETTING}::test_the_mark_comes_first",),
    ),
    Mutation(
        "a search that goes on is said to be whole", "puzzlelang/search/store/store_folder.py",
        "return some and self.pending() is None", "return some",
        ("tests/search/test_store_command.py",),
    ),
    Mutation(
        "what goes on is forgotten", "puzzlelang/search/store/store_folder.py",
        "if self.whole and not self.forgotten:", "if not self.forgotten:",
        ("tests/search/test_store_command.py::test_what_goes_on_is_not_forgotten",),
    ),
    Mutation(
        "a mark of another store is believed", "puzzlelang/search/store/store_folder.py",
        "require(self.whole and data", "str(self.whole and data",
        ("tests/search/test_store_command.py::test_a_forged_mark",),
    ),
    Mutation(
        "moves of a store are not checked", "puzzlelang/search/store/store_folder.py",
        "yield self._damage(MOVES, expanded.number, part, parts, file)", "yield []",
        ("tests/search/test_store_command.py",),
    ),
    Mutation(
        "a store of Python is left aside", "puzzlelang/front/python/python_puzzle.py",
        "        if store is None:\n            yield self._loaded",
        "        if True:\n            yield self._loaded",
        ("tests/front/test_front.py::test_a_store",),
    ),
    Mutation(
        "an order that can't be searched in a store is promised to go on there",
        "puzzlelang/front/commands/puzzle_options.py",
        "limit == \"memory\" and not any(others.values())",
        "limit == \"memory\"", ("tests/search/test_store_command.py::test_how_to_go_on",),
    ),
    Mutation(
        "a worse solution that is said to be optimal replaces a better one",
        "puzzlelang/answers/good_solutions.py",
        "    return bool(found.cost < best.cost) or found.optimal and not best.cost < found.cost",
        "    return bool(found.cost < best.cost) or found.optimal",
        ("tests/answers/test_good_solutions.py",),
    ),
    Mutation(
        "a solution below what every one costs by the author's estimate is called optimal",
        "puzzlelang/answers/good_solutions.py",
        "    if low is not None and best.cost < low:",
        "    if low is not None and False:",
        ("tests/answers/test_good_solutions.py",),
    ),
    Mutation(
        "a set that nothing is put into gets every bit",
        "puzzlelang/compiler/task_building.py",
        "if not (isinstance(empty, Const) and isinstance(full, Const)):",
        "if False:",
        ("tests/compiler/test_planning_task.py",),
    ),
    Mutation(
        "what is near is searched in the order of discovery", "puzzlelang/search/neighbourhood.py",
        "heappush(waiting, (total, next(number)", "heappush(waiting, (0, next(number)",
        ("tests/answers/test_good_solutions.py::test_random_walks",),
    ),
    Mutation(
        "the first few starts are all that is asked of a deep layer",
        "puzzlelang/search/store/stored_question.py", "cut = len(some) > most", "cut = False",
        (f"{STORE}::test_the_deepest_of_many_starts",),
    ),
    Mutation(
        "a state that two rules lead to is counted twice",
        "puzzlelang/search/store/store_tasks.py",
        "return least.items()", "return [(encode(s), k) for s, k in listed(decode(packed))]",
        (f"{WAYS}::test_a_state_that_two_rules_lead_to_is_one_way",),
    ),
    Mutation(
        "numbers of ways lose their third word", "puzzlelang/search/store/native_steps.py",
        "for w in range(wide, 1, -1)", "for w in range(2, 1, -1)",
        (f"{WAYS}::test_numbers_of_more_than_one_word",),
    ),
    Mutation(
        "ways are counted in one table whatever the memory is",
        "puzzlelang/search/store/store_tasks.py",
        "whole = sum(marks.count for marks in job.wanted) <= self.most_known", "whole = True",
        (f"{WAYS}::test_no_table_is_larger_than_the_memory_holds",),
    ),
    Mutation(
        "only the last of several tables of ways is counted",
        "puzzlelang/search/store/store_tasks.py",
        "                self.add(states, table, own)",
        "                own = self.zeros(states)\n                self.add(states, table, own)",
        (f"{WAYS}::test_files_are_the_same_on_every_tier",),
    ),
    Mutation(
        "columns of ways take no disk", "puzzlelang/search/store/layered.py",
        "sum(marks.bytes for marks in self._marks)", "0",
        (f"{WAYS}::test_a_limit_of_the_disk_while_it_counts",),
    ),
    Mutation(
        "a layer of a store leaves out the states of all layers but the first",
        "puzzlelang/search/store/layered.py", "layers = self.chain.layers[:number]\n",
        "layers = self.chain.layers[1:number]\n", (f"{STORE}::test_random_walks",),
    ),
    Mutation(
        "a layer of a store is compared with the two before it whatever its steps",
        "puzzlelang/search/store/layered.py",
        "not self.by_cost and self.chain.expanded[number - 1].tally.returns",
        "not self.by_cost", (f"{STORE}::test_one_step_without_a_way_back",),
    ),
    Mutation(
        "one step with a way back is enough for all of a state",
        "puzzlelang/search/store/store_tasks.py", "return all(state in self._model",
        "return any(state in self._model", (f"{STORE}::test_one_step_without_a_way_back",),
    ),
    Mutation(
        "machine code takes each step for one that can be taken back",
        "puzzlelang/engine/kernel.c", "if (way >= ways) return (long long)n;", "",
        (f"{STORE}::test_one_step_without_a_way_back",),
    ),
    Mutation(
        "layers of a store are disjoint where bounds of a measure touch",
        "puzzlelang/search/store/manifests.py",
        "high < less or more < low", "high <= less or more <= low", (FRAMES,),
    ),
    Mutation(
        "a worker works for whatever version asks", "puzzlelang/search/store/cluster_worker.py",
        "    if program != own:", "    if False:", (f"{CLUSTER}::test_workers_that_are_wrong",),
    ),
    Mutation(
        "a worker takes a folder of the same name for the store",
        "puzzlelang/search/store/cluster_worker.py",
        "if token_in(folder) == token else", "if True else",
        (f"{CLUSTER}::test_workers_that_are_wrong",),
    ),
    Mutation(
        "the files of tasks on a cluster are in the order in which they end",
        "puzzlelang/search/store/task_pool.py",
        "[results[number] for number in range(len(tasks))]\n        finally:",
        "[results[number] for number in results]\n        finally:",
        (f"{CLUSTER}::test_the_files_are_those_of_processes",),
    ),
    Mutation(
        "a task goes on though nobody waits for it", "puzzlelang/search/store/cluster_worker.py",
        'if key not in tasks or tasks[key].state == "cancelled":', "if False:",
        (f"{CLUSTER}::test_a_limit_ends_the_tasks",),
    ),
    Mutation(
        "a scheduler that is gone is waited for", "puzzlelang/search/store/task_pool.py",
        'if self._client.status != "running":', "if False:",
        (f"{CLUSTER}::test_the_scheduler_is_killed_and_the_command_resumes",),
    ),
    Mutation(
        "the walls of a map are no part of what a store belongs to",
        "puzzlelang/engine/packed_model.py",
        "            for part in value:\n                feed(part)\n",
        "            for part in tuple(value) if isinstance(value, tuple) else ():\n"
        "                feed(part)\n",
        ("tests/search/test_store.py::test_other_rules_are_another_puzzle",),
    ),
    Mutation(
        "a part is compared with the part of the same number alone",
        "puzzlelang/search/store/store_format.py",
        "return range(low * others >> 32, (high * others >> 32) + 1)",
        "return range(part, part + 1)", (f"{STORE}::test_frames_are_read_as_they_were_written",),
    ),
    Mutation(
        "what was left behind in a store stays", "puzzlelang/search/store/store_folder.py",
        "garbage = sorted(names - needed - dropped)", "garbage = []",
        (f"{STORE}::test_stopped_at_any_write_and_resumed",),
    ),
    Mutation(
        "a lapsed lock is taken by all who want it", "puzzlelang/search/store/buckets.py",
        " or self.version(key) != version:", ":",
        (f"{OBJECTS}::test_of_two_who_take_a_lapsed_lock_one_gets_it",),
    ),
    Mutation(
        "who has lost the lock of a bucket goes on", "puzzlelang/search/store/object_files.py",
        "        if self._taker:\n            raise", "        if False:\n            raise",
        (f"{OBJECTS}::test_who_has_lost_its_lock_stops",),
    ),
    Mutation(
        "a bucket that heeds no conditions is worked in", "puzzlelang/search/store/object_files.py",
        "if not self._heeds_conditions():", "if False:",
        (f"{OBJECTS}::test_a_bucket_that_heeds_no_conditions",),
    ),
    Mutation(
        "files that somebody who was asleep may still name are removed",
        "puzzlelang/search/store/store_folder.py", "if files.sure or self.whole or", "if True or",
        (f"{OBJECTS}::test_who_was_asleep_does_no_harm",),
    ),
    Mutation(
        "what was left behind in a bucket stays", "puzzlelang/search/store/store_folder.py",
        "        self.files.remove(self._later.pop(folder, ()))\n        if", "        if",
        (f"{OBJECTS}::test_killed_at_any_request_and_resumed",),
    ),
    Mutation(
        "a manifest whose answer was lost is taken for another's",
        "puzzlelang/search/store/object_files.py",
        "if self._bucket.get(key, 0, len(data) + 1) != data:",
        "if True:", (f"{OBJECTS}::test_an_answer_that_is_lost",),
    ),
    Mutation(
        "credentials in an address are shown", "puzzlelang/search/store/buckets.py",
        'return _SECRETS.sub(r"\\1", text)', "return text",
        (f"{OBJECTS}::test_credentials_are_not_shown",),
    ),
    Mutation(
        "a piece of an object begins where the last one did",
        "puzzlelang/search/store/object_files.py",
        "self._start = self._place\n", "self._start = self._start\n",
        (f"{OBJECTS}::test_an_object_is_read_from_any_place",),
    ),
    Mutation(
        "a frame with another number of states ends in a traceback",
        "puzzlelang/search/store/store_searcher.py",
        "except (Damaged, NoState) as", "except NoState as",
        (f"{STORE}::test_a_frame_with_another_number_of_states",),
    ),
    Mutation(
        "a frame of a store is used whatever its checksum says",
        "puzzlelang/search/store/store_format.py", "if zlib.crc32(data) != check:", "if False:",
        (FRAMES,),
    ),
    Mutation(
        "a word of a store is taken for a state whatever its fields say",
        "puzzlelang/engine/packed_checks.py", "return content in self.values", "return True",
        (f"{FORGED}::test_just_what_was_declared",),
    ),
    Mutation(
        "machine code checks fields side by side without the bit between them",
        "puzzlelang/engine/packed_checks.py", "highest | above, above", "highest | above, 0",
        (f"{FORGED}::test_just_what_was_declared",),
    ),
    Mutation(
        "the digits of lists in lists are not checked", "puzzlelang/engine/packed_checks.py",
        "or self.inner and not self.inner.fit(digit - 1)", "",
        (f"{FORGED}::test_just_what_was_declared",),
    ),
    Mutation(
        "a store is trusted that its states keep the invariants",
        "puzzlelang/engine/packed_model.py", "and not self._holds(state)", "and False",
        (f"{FORGED}::test_a_state_that_breaks_an_invariant",),
    ),
    Mutation(
        "states of a store are expanded before they are checked",
        "puzzlelang/search/store/native_steps.py",
        "return map(self._blocks.checked, self._decoded(frames))",
        "return self._decoded(frames)", (f"{FORGED}::test_rules_see_no_word_that_is_no_state",),
    ),
    Mutation(
        "goals of a store are asked before states are checked",
        "puzzlelang/search/store/native_steps.py", "blocks.goals(blocks.checked(states))",
        "blocks.goals(states)", (f"{FORGED}::test_rules_see_no_word_that_is_no_state",),
    ),
    Mutation(
        "a state is looked up in the frame after its own",
        "puzzlelang/search/store/stored_question.py",
        "if first_in(frame, words) <= packed:", "if first_in(frame, words) >= packed:",
        (f"{DEPTHS}::test_each_state_of_the_library",),
    ),
    Mutation(
        "a state that a limit left open is called out of reach",
        "puzzlelang/search/store/stored_question.py",
        'return None, limit_of(ending), self._statistics()', 'return None, "", self._statistics()',
        (f"{DEPTHS}::test_a_limit_leaves_it_open",),
    ),
    Mutation(
        "--start is read, and the search begins where the file does",
        "puzzlelang/front/commands/puzzle_options.py",
        "loaded = answers.with_starts(loaded, (start,))",
        "answers.with_starts(loaded, (start,))",
        ("tests/front/test_start.py::test_what_is_left_out_is_as_at_the_start",),
    ),
    Mutation(
        "searches side by side begin where the file does",
        "puzzlelang/front/commands/side_by_side.py",
        ', "start": options.begin', "",
        ("tests/front/test_start.py::test_whole_spaces_and_orders_side_by_side",),
    ),
    Mutation(
        "there is always a deepest state, even without a start",
        "puzzlelang/engine/native_search.py", "sum(sizes[-1:])", "sizes[-1]",
        ("tests/engine/test_tiers.py::test_no_memory_for_the_starts",),
    ),
    Mutation(
        "a store is made in a folder that there is already",
        "puzzlelang/front/commands/puzzle_options.py",
        "if not os.path.lexists(free)", "if free",
        ("tests/front/test_endings.py::test_out_of_memory_a_store_goes_on",),
    ),
    Mutation(
        "a state is looked up as it is, not as that of its orbit that was kept",
        "puzzlelang/answers/state_depth.py", "state = system.canonical(state)", "pass",
        (f"{DEPTHS}::test_a_state_of_members_that_are_alike",),
    ),
    Mutation(
        "a hint forgets what its own move costs", "puzzlelang/play/goal_table.py",
        "(*(a + b for a, b in", "(*(b for a, b in",
        (f"{PLAY}::test_a_hint_counts_what_its_own_move_costs",),
    ),
    Mutation(
        "what nobody could solve is called a dead end", "puzzlelang/play/hints.py",
        'if answer.kind == "unsolvable":', 'if answer.kind != "solved":', (HONEST,),
    ),
    Mutation(
        "a way that was found is called a best one", "puzzlelang/play/hints.py",
        "way = _Way(states, tuple(back)[::-1], optimal)",
        "way = _Way(states, tuple(back)[::-1], True)", (HONEST,),
    ),
    Mutation(
        "another move keeps what was taken back", "puzzlelang/play/game.py",
        "del self._moves[self._at :], self._states[self._at + 1 :]", "pass",
        (f"{PLAY}::test_undo_redo_restart",),
    ),
    Mutation(
        "progress is reported at every look", "puzzlelang/text/progress.py",
        "self._due = now + max(EVERY, SHARE * (now - self._asked))", "self._due = now",
        (f"{PROGRESS}::test_reports_are_rare",),
    ),
    Mutation(
        "a message is written behind the progress line", "puzzlelang/front/commands/terminal.py",
        "return nullcontext() if display is None else display.aside()", "return nullcontext()",
        (f"{PROGRESS}::test_messages_are_not_mixed_with_the_line",),
    ),
    Mutation(
        "the progress line stays at the end", "puzzlelang/text/progress_line.py",
        "        with self.aside():\n            pass\n", "        pass\n",
        (f"{PROGRESS}::test_the_line_waits_and_goes_away",),
    ),
    Mutation(
        "nothing is shown where work reports nothing", "puzzlelang/text/progress_line.py",
        "return\n        try:\n            if not self._over.is_set():",
        "return\n        try:\n            if latest.seconds > 1:",
        (f"{PROGRESS}::test_the_thread_shows_what_goes_on_without_a_word",),
    ),
    Mutation(
        "a file is named by its whole path", "puzzlelang/syntax/files.py",
        "if os.path.isabs(path.value) or not _is_below(", "if not _is_below(",
        (f"{DATA_FILES}::test_a_link_that_leads_out_is_refused",),
    ),
    Mutation(
        "rows of a data file may be ragged", "puzzlelang/syntax/data_files.py",
        "if len(row) != len(header):", "if len(row) < len(header):", (DIAGNOSTICS,),
    ),
    Mutation(
        "a word in quotes keeps them", "puzzlelang/syntax/data_files.py",
        """if '"' not in text:""", "if text:",
        (f"{DATA_FILES}::test_csv_is_read_as_python_reads_it",),
    ),
    Mutation(
        "words of a file count without limit", "puzzlelang/syntax/data_files.py",
        "if self.count <= MOST_WORDS:", "if count <= MOST_WORDS:", (f"{DATA_FILES}::test_limits",),
    ),
    Mutation(
        "a word of a file hides a variable", "puzzlelang/model/symbols.py",
        "return base in self.from_files and self.is_declared(name)", "return False",
        (f"{DATA_FILES}::test_a_name_of_the_puzzle_goes_before_a_word_of_a_file",),
    ),
    Mutation(
        "a fingerprint forgets the data", "puzzlelang/answers/certificates.py",
        "for source in loaded.tree.files]", "for source in ()]",
        (f"{DATA_FILES}::test_a_fingerprint_is_of_the_data_too",),
    ),
    Mutation(
        "a list is found by its beginning", "puzzlelang/model/spelling.py",
        "            value >>= bits\n",
        "            value >>= bits\n            following[node, 0] = END\n",
        (f"{LIST_TABLES}::test_one_of_many",),
    ),
    Mutation(
        "a longer list is found by its beginning", "puzzlelang/model/spelling.py",
        "min(longest, row.type.most) + 2", "min(longest, row.type.most) + 1",
        (f"{LIST_TABLES}::test_one_of_many",),
    ),
    Mutation(
        "a parameter for each is that of the first", "puzzlelang/model/choices.py",
        "condition, options[value], result)", "condition, options[key.low], result)",
        ("tests/compiler/test_schedule.py",),
    ),
    Mutation(
        "a choice by other members is one by each", "puzzlelang/model/symmetry_proof.py",
        "return self._each.get(options, ())[:-1] == members", "return options in self._each",
        (SYMMETRY,),
    ),
    Mutation(
        "each constant has a budget of its own", "puzzlelang/model/cost_bound.py",
        "or self._worked_out <= most:", "or count <= most:",
        (f"{LIMITS}::test_work_of_all_constants_together",),
    ),
    Mutation(
        "what depends on a loop is computed again in it", "puzzlelang/model/repeated_work.py",
        "fromkeys(bound, len(loops) + 1)", "fromkeys(bound, len(loops))",
        ("tests/model/test_repeated_work.py",),
    ),
    Mutation(
        "what few rounds compute is computed in each", "puzzlelang/model/repeated_work.py",
        "return self.certain and 2", "return 2",
        ("tests/model/test_repeated_work.py",),
    ),
    Mutation(
        "a file is read to its end", "puzzlelang/syntax/files.py",
        "    left = limit + 1\n", "    left = limit + (1 << 20)\n",
        (f"{LIMITS}::test_bytes_of_a_file",),
    ),
    Mutation(
        "a puzzle reads what it likes", "puzzlelang/syntax/files.py",
        "return os.path.commonpath([home, path]) == home\n", "return True\n", (BROKEN,),
    ),
    Mutation(
        "what may be none is no element", "puzzlelang/model/list_functions.py",
        "if not can_be_listed(without_none(value.type)):\n", "if not can_be_listed(value.type):\n",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "controls reach the terminal", "puzzlelang/text/diagnostics.py",
        "    if text.isprintable():\n", "    if text:\n", ("tests/text/test_writing.py",),
    ),
    Mutation(
        "messages have no end", "puzzlelang/text/diagnostics.py",
        "        if texts and budget < 0:\n", "        if False:\n",
        (f"{LIMITS}::test_long_messages_are_cut_off_together",),
    ),
    Mutation(
        "loops of effects are not counted", "puzzlelang/model/cost_bound.py",
        "            return combinations(binders) * _writes(body)\n",
        "            return _writes(body)\n", (f"{LIMITS}::test_at_the_limit_and_one_beyond",),
    ),
    Mutation(
        "builtins are there", "puzzlelang/compiler/python_functions.py",
        '{"__builtins__": {}}', "{}", ("tests/compiler/test_generated_code.py",),
    ),
    Mutation(
        "a set may be another on a turned board", "puzzlelang/model/rules_walk.py",
        "        if self.speaks(kind) and not self.same(", "        if False and not self.same(",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "directions by name are not seen", "puzzlelang/model/board_proof.py",
        "        self.bases = (*maps, DIRECTIONS)", "        self.bases = (*maps,)",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "rows turn with the board", "puzzlelang/model/board_proof.py",
        "if names is not Names.MAP:", "if names not in (Names.MAP, Names.UNKNOWN):",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "tables may know places apart", "puzzlelang/model/rules_walk.py",
        "        if not self.same(lambda renaming: unlike(table, keys, renaming) is None):",
        "        if not table:",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "variables may be there for one side", "puzzlelang/model/board_proof.py",
        "            if other not in known:", "            if not known:",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "the goal may know places apart", "puzzlelang/core/nodes.py",
        "*self.losses, self.goal, *self.checks)", "*self.losses, *self.checks)",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "costs may know places apart", "puzzlelang/core/nodes.py",
        "        for line in self.costs:", "        for line in ():",
        (DIAGNOSTICS,),
    ),
    Mutation(
        "maps that are no squares are turned by a quarter", "puzzlelang/core/turns.py",
        "if square or not turn.swaps", "if maps or not turn.swaps",
        (TURNED,),
    ),
    Mutation(
        "directions stay when the board turns", "puzzlelang/core/turns.py",
        "{d: self.direction(d) for", "{d: d for",
        (TURNED,),
    ),
    Mutation(
        "machine code takes the greatest", "puzzlelang/compiler/llvm_turns.py",
        'self.call(f"llvm.umin.i{width}"', 'self.call(f"llvm.umax.i{width}"',
        (TURNED,),
    ),
    Mutation(
        "values that turn stay in machine code", "puzzlelang/compiler/llvm_turns.py",
        "            value = renaming.value(field.decode(bits), kind)",
        "            value = field.decode(bits)",
        (TURNED,),
    ),
    Mutation(
        "a turned state is made of another one", "puzzlelang/compiler/llvm_turns.py",
        "cheapest[n] = len(ready) - 1, way", "cheapest[n] = 0, way",
        (TURNED,),
    ),
    Mutation(
        "members that are named are not seen", "puzzlelang/model/rules_walk.py",
        "        if self.speaks(kind) and not self.same(", "        if False and not self.same(",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "an order of members is not seen", "puzzlelang/model/symmetry_proof.py",
        "            case Names.ORDER:\n", "            case Names.ORDER if not expr:\n",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "guards are not looked at behind names", "puzzlelang/model/static_truth.py",
        "        case core.Local() if condition in places:\n            yield from opened(",
        "        case core.Local() if not places:\n            yield from opened(",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "a list may be in the order of members", "puzzlelang/model/rules_walk.py",
        "        reordered = reduction.ordered and any(",
        "        reordered = not reduction and any(",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "members in lists fall into columns", "puzzlelang/core/symmetry.py",
        "    return len(places) > 1 or (-1 in places and isinstance(variable.type, ListOf))",
        "    return len(places) > 1",
        (SYMMETRY,),
    ),
    Mutation(
        "tables may know members apart", "puzzlelang/model/rules_walk.py",
        "        if table in self._seen:", "        if table:",
        ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "what names run over is not asked", "puzzlelang/model/rules_walk.py",
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
        "a test of one slot is turned around", "puzzlelang/compiler/slot_tests.py",
        "for here in domain if value(condition, {slot: here})",
        "for here in domain if not value(condition, {slot: here})", (BACKENDS,),
    ),
    Mutation(
        "an effect reads what its neighbour wrote", "puzzlelang/compiler/effects.py",
        "            self._writes.append((variable.offset + index.value, when, value))\n",
        "            self._writes.append((variable.offset + index.value, when, value))\n"
        "            self.values[variable.offset + index.value] = value\n", (BACKENDS,),
    ),
    Mutation(
        "an effect is left out", "puzzlelang/compiler/effects.py",
        "for effect in step:\n                self._effect(effect, self.scope, TRUE)\n",
        "for effect in step[1:]:\n                self._effect(effect, self.scope, TRUE)\n",
        (BACKENDS,),
    ),
    Mutation(
        "a step that no invariant allows is no fault", "puzzlelang/compiler/grounding.py",
        "temp is None or term.may_fault for temp, term in made.steps",
        "temp is None for temp, _ in made.steps", (BACKENDS,),
    ),
    Mutation(
        "successors in another order", "puzzlelang/compiler/grounding.py",
        "return [g for t in self.puzzle.transitions for g in self._ground(t)]",
        "return [g for t in self.puzzle.transitions for g in self._ground(t)][::-1]",
        (BACKENDS,),
    ),
    Mutation(
        "an invariant is not asked where it is touched", "puzzlelang/compiler/grounding.py",
        "for part, reads in self.invariants if reads & update_mask",
        "for part, reads in self.invariants if not reads & update_mask", (BACKENDS,),
    ),
    Mutation(
        "a range is not checked", "puzzlelang/compiler/effects.py",
        "        if inside is not TRUE:\n", "        if False:\n", (BACKENDS,),
    ),
    Mutation(
        "two writes may differ", "puzzlelang/compiler/effects.py",
        "            self._no_conflict(slot, writes)\n", "",
        ("tests/compiler/test_backends.py::test_two_writes_to_one_place_are_a_fault",),
    ),
    Mutation(
        "the reference semantics checks no range", "puzzlelang/core/staged_rules.py",
        "            if not fits(value):\n", "            if False:\n",
        ("tests/core/test_semantics.py",),
    ),
    Mutation(
        "the dearer of two costs is kept", "puzzlelang/search/engine.py",
        "if earlier is None or total < earlier[1]:", "if earlier is None or earlier[1] < total:",
        (SEARCH,),
    ),
    Mutation(
        "nothing is reopened", "puzzlelang/search/engine.py",
        "if earlier is None or total < earlier[1]:", "if earlier is None:", (SEARCH,),
    ),
    Mutation(
        "a cost per state is taken from the state left", "puzzlelang/compiler/grounding.py",
        'after if part.per == "state" else known', "known", (BACKENDS,),
    ),
    Mutation(
        "a forced transition forces nothing", "puzzlelang/compiler/compiled_system.py",
        "        if forced:\n", "        if False:\n", (BACKENDS,),
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
        "                if successor is None:\n                    self._refuse(",
        "                if successor is None:\n                    continue\n"
        "                    self._refuse(", (CERTIFICATES,),
    ),
    Mutation(
        "a bound may be too high", "puzzlelang/verify/certificate.py",
        "                if bound > path_cost:\n", "                if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "a bound may be too low", "puzzlelang/verify/certificate.py",
        "        if 0 in met:\n", "        if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "the start may be left out of a proof", "puzzlelang/verify/certificate.py",
        "        if below is None or steps.zero < below:\n            self._begins(met)",
        "        if False:\n            self._begins(met)", (CERTIFICATES,),
    ),
    Mutation(
        "a proof may be about another claim", "puzzlelang/verify/certificate.py",
        "    if bound != expected:\n", "    if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "a file may be another than the answer says", "puzzlelang/verify/certificate_file.py",
        "    if digest and digest !=", "    if False and digest !=", (CERTIFICATES,),
    ),
    Mutation(
        "a proof is checked without the invariants", "puzzlelang/verify/steps.py",
        "            if not invariant(after, env):\n", "            if False:\n", (CERTIFICATES,),
    ),
    Mutation(
        "division rounds to zero in the shared reading", "puzzlelang/core/primitives.py",
        "    return a // b\n", "    return int(a / b)\n",
        ("tests/core/test_literal_results.py",),
    ),
    Mutation(
        "a loop that is written out forgets its condition", "puzzlelang/core/staging.py",
        "                items.append((where, ", "                items.append((TRUE, ",
        ("tests/core/test_literal_results.py",),
    ),
    Mutation(
        "a name for what may be a fault is answered by its bounds", "puzzlelang/compiler/lower.py",
        "                self._asked |= term.temps\n", "                pass\n",
        ("tests/compiler/test_backends.py::test_what_is_asked_under_a_name_is_a_fault",),
    ),
    Mutation(
        "what stands for a value that may be a fault is always there", "puzzlelang/compiler/ir.py",
        "            return stands_in\n", "            return False\n",
        ("tests/compiler/test_backends.py::test_what_is_asked_in_a_later_step_is_a_fault",),
    ),
    Mutation(
        "a name equals itself, whatever it stands for", "puzzlelang/compiler/terms.py",
        "            if a is b and isinstance(a, SURE):\n",
        "            if a is b and isinstance(a, SIMPLE):\n",
        ("tests/compiler/test_backends.py::test_what_is_asked_under_a_name_is_a_fault",),
    ),
    Mutation(
        "starts are listed in the order in which they are found",
        "puzzlelang/model/start_search.py", "        found.sort()\n", "        pass\n", (STARTS,),
    ),
    Mutation(
        "`expect:` accepts a puzzle without a start whatever it claims",
        "puzzlelang/answers/expectations.py",
        "            if not expectation.expects_no_start:\n", "            if False:\n", (STARTS,),
    ),
    Mutation(
        "a condition on starts is not written out", "puzzlelang/model/start_search.py",
        "        yield from guard_parts(condition, most=MOST_ROUNDS)\n",
        "        yield Part(condition, {})\n", (STARTS,),
    ),
    Mutation(
        "a fault of a start counts although another condition excludes it",
        "puzzlelang/model/start_search.py", "            fault = fault or failed\n",
        "            raise\n", (STARTS,),
    ),
    Mutation(
        "a search from elsewhere keeps what was derived from the start",
        "puzzlelang/answers/loading.py",
        "    return recompiled(*replace(loaded, puzzle=puzzle).recipe, loaded.diagnostics)\n",
        "    return replace(loaded, puzzle=puzzle)\n", ("tests/front/test_front.py",),
    ),
    Mutation(
        "Python's solve forgets the state to begin with",
        "puzzlelang/front/python/python_puzzle.py",
        "        if start is None:\n            return self\n", "        return self\n",
        ("tests/front/test_front.py",),
    ),
    Mutation(
        "an answer of Python is optimal whenever it is a solution",
        "puzzlelang/front/python/results.py",
        """return self.kind == "solved" and self._answer.outcome.optimal""",
        """return self.kind == "solved" """, ("tests/front/test_front.py",),
    ),
    Mutation(
        "a count that was given up is told as none", "puzzlelang/front/python/python_puzzle.py",
        "    if limit:\n        raise GaveUp(limit)\n", "    return\n",
        ("tests/front/test_front.py",),
    ),
    Mutation(
        "verify believes the cost of a step", "puzzlelang/verify/replay.py",
        '    same("cost", numbers(claim), list(step.cost), f"{call} costs")\n', "",
        ("tests/verify/test_verify.py",),
    ),
    Mutation(
        "machine code takes a test for its contrary", "puzzlelang/compiler/llvm_transitions.py",
        'return self.op(f"icmp eq i64 {bits}, {codes[0]}")',
        'return self.op(f"icmp ne i64 {bits}, {codes[0]}")', (NATIVE,),
    ),
    Mutation(
        "machine code says a goal is none", "puzzlelang/compiler/llvm.py",
        "for label, answer in ((yes, 1), (no, 0)):", "for label, answer in ((yes, 0), (no, 1)):",
        (NATIVE,),
    ),
    Mutation(
        "a cost takes another place in its key", "puzzlelang/compiler/llvm_transitions.py",
        'high_part = self.op(f"shl i64 {total}, {bits}")',
        'high_part = self.op(f"shl i64 {total}, {bits - 1}")', (NATIVE,),
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
        "turn_round(s->stack + first, s->stack + s->stack_count);\n  }\n  return GOING_ON;",
        "turn_round(s->stack + first, s->stack + first);\n  }\n  return GOING_ON;",
        (NATIVE,),
    ),
    Mutation(
        "a level that may come again is forgotten all the same", "puzzlelang/engine/kernel.c",
        "return s->forgotten ? TANGLED : GOING_ON;", "return GOING_ON;", (FORGOTTEN,),
    ),
    Mutation(
        "a level with as few of some bits as the one before is apart from it",
        "puzzlelang/engine/kernel.c", "most >= s->least_measured[k]",
        "most > s->least_measured[k]", (FORGOTTEN,),
    ),
    Mutation(
        "of equal keys the cheapest state comes first", "puzzlelang/engine/kernel.c",
        "(by & 1 ? ~cost : 0)", "(by & 1 ? cost : 0)", (NATIVE,),
    ),
    Mutation(
        "of equal keys the cheapest state comes first on the first tier",
        "puzzlelang/search/frontier.py", "rank = key, -item[1]", "rank = key, item[1]", (SEARCH,),
    ),
    Mutation(
        "a weight weighs nothing", "puzzlelang/engine/kernel.c",
        "s->under * cost + s->over * estimate;", "cost + estimate;", (NATIVE,),
    ),
    Mutation(
        "a field that may be left out is left out where it is known",
        "puzzlelang/answers/field_table.py",
        "if value is not None or not optional:", "if value is None or not optional:",
        (FIELDS,),
    ),
    Mutation(
        "a field has another type in the same format", "puzzlelang/answers/answer_output.py",
        'Field("tier", str,', 'Field("tier", object,',
        (f"{FIELDS}::test_no_field_of_this_format_is_gone_or_changed",),
    ),
    Mutation(
        "a field that is gone is no longer promised", "puzzlelang/front/commands/schema.py",
        "for row in part.rows:", "for row in part.rows[1:]:",
        (f"{FIELDS}::test_no_field_of_this_format_is_gone_or_changed",),
    ),
    Mutation(
        "a table of states has dead ends that are goals", "puzzlelang/answers/state_table.py",
        "not (goal or lost or following)", "not (lost or following)", (TABLE,),
    ),
    Mutation(
        "a table of states does not say that there are more", "puzzlelang/search/whole_space.py",
        'return "states"', 'return ""', (TABLE,),
    ),
    Mutation(
        "a column of the state has the name of another", "puzzlelang/answers/state_table.py",
        "while name in taken:", "if name in taken:", (TABLE,),
    ),
    Mutation(
        "an answer of another format is held against this one",
        "puzzlelang/verify/untrusted_json.py",
        'or whole_number(given, "format") == FORMAT', 'or whole_number(given, "format")',
        ("tests/verify/test_verify.py",),
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
        "total += earlier - at_most", "total += at_most", ("tests/drawing/test_graph.py",),
    ),
    Mutation(
        "a sum binds no names for editors", "puzzlelang/editor/occurrences.py",
        "self.visit((one, other), self.binders(each, scope))",
        "self.visit((one, other), scope)",
        ("tests/editor/test_editing.py",),
    ),
    Mutation(
        "standard input is read twice", "puzzlelang/front/commands/registry.py",
        'inputs.count("-") > 1', 'inputs.count("-") > 2', ("tests/front/test_cli.py",),
    ),
    Mutation(
        "wide characters take one column", "puzzlelang/text/source.py",
        '2 if east_asian_width(character) in "WF" else 1', "1", ("tests/answers/test_report.py",),
    ),
    Mutation(
        "columns are counted from 0", "puzzlelang/text/source.py",
        "        return line, offset - starts[line - 1] + 1\n",
        "        return line, offset - starts[line - 1]\n", ("tests/project/test_diagnostics.py",),
    ),
    Mutation(
        "half a file stays", "puzzlelang/text/writing.py",
        "            os.remove(beside)\n", "", ("tests/text/test_writing.py",),
    ),
    Mutation(
        "a table of another grammar is used", "puzzlelang/syntax/lalr.py",
        '    if TABLE["grammar"] == fingerprint(grammar):\n', "    if True:\n",
        ("tests/syntax/test_grammar.py",),
    ),
    Mutation(
        "expressions may be as deep as they like", "puzzlelang/syntax/lalr.py",
        "if nesting > most_nested or height > tallest:", "if False:",
        ("tests/syntax/test_syntax.py",),
    ),
    Mutation(
        "a greedy form is printed without parentheses", "puzzlelang/syntax/printer.py",
        "if own < rung or (closed and is_tail) else text", "if own < rung else text",
        ("tests/syntax/test_syntax.py",),
    ),
    Mutation(
        "an escape is as long as what it means", "puzzlelang/syntax/located.py",
        "        ends.extend([start + after] * count)\n",
        "        ends.extend([start + at + 1] * count)\n", ("tests/syntax/test_positions.py",),
    ),
    Mutation(
        "what may be none is taken for present", "puzzlelang/core/operations.py",
        "lacks=lambda value: value[0] <= NONE <= value[1]", "lacks=lambda value: False",
        ("tests/core/test_operations.py",),
    ),
    Mutation(
        "a quotient is largest at the ends of its divisor", "puzzlelang/core/intervals.py",
        "for d in (b[0], b[1], -1, 1) if", "for d in (b[0], b[1]) if",
        ("tests/core/test_operations.py",),
    ),
    Mutation(
        "a sum has as many values as it can", "puzzlelang/core/intervals.py",
        "low * (most if low < 0 else fewest)", "low * most", ("tests/core/test_operations.py",),
    ),
    Mutation(
        "cells are alike whatever is asked of them", "puzzlelang/core/cell_kinds.py",
        "            return expr is not local\n", "            return True\n",
        ("tests/compiler/test_large_maps.py",),
    ),
    Mutation(
        "ranges that meet in one value are apart", "puzzlelang/model/static_truth.py",
        "    if a.high < b.low or b.high < a.low or ",
        "    if a.high <= b.low or b.high < a.low or ",
        ("tests/model/test_lint.py",),
    ),
    Mutation(
        "what is read in between is lost, too", "puzzlelang/model/effect_order.py",
        "for key, line in waiting.items() if key[0] not in read}",
        "for key, line in waiting.items()}", ("tests/model/test_lint.py",),
    ),
    Mutation(
        "states on the stack of no component count", "puzzlelang/search/strong_components.py",
        "if of[following] < 0 and lowest[following] < low:", "if lowest[following] < low:",
        ("tests/answers/test_explore.py",),
    ),
    Mutation(
        "a lost state is a dead end", "puzzlelang/search/whole_space.py",
        "                        if is_lost(state):\n", "                        if not state:\n",
        (SEARCH,),
    ),
    Mutation(
        "machine code is believed unseen", "puzzlelang/engine/code_cache.py",
        "if entry[:start] == HEADER + _digest(key, entry[start:]):",
        "if entry.startswith(HEADER):", ("tests/engine/test_cache.py",),
    ),
    Mutation(
        "the oldest entries stay in the cache", "puzzlelang/engine/code_cache.py",
        "for _, freed, name in sorted(entries):", "for _, freed, name in sorted(entries)[::-1]:",
        ("tests/engine/test_cache.py",),
    ),
    Mutation(
        "a search that dries up does not wait", "puzzlelang/engine/tier_switch.py",
        "            share /= 2\n", "            pass\n", ("tests/engine/test_compiling.py",),
    ),
    Mutation(
        "machine code may cost what it likes", "puzzlelang/engine/tier_switch.py",
        "            self._is_settled = True\n        else:\n",
        "            self._known = 0.0\n        else:\n", ("tests/engine/test_compiling.py",),
    ),
    Mutation(
        "a set may have other members", "puzzlelang/answers/conjuncts.py",
        '    yield replace(part, claim=f"nothing else in {name}", condition=others)\n', "",
        ("tests/answers/test_explore.py",),
    ),
    Mutation(
        "whatever is expected holds", "puzzlelang/answers/expectations.py",
        "            holds = known and result == expected\n", "            holds = known\n",
        ("tests/front/test_cli.py",),
    ),
    Mutation(
        "a space that is looked through has no goal", "puzzlelang/answers/expectations.py",
        "            return self.space.goal_states == 0\n",
        "            return self.space.goal_states >= 0\n", (BROKEN,),
    ),
    Mutation(
        "a state that can not be is an example", "puzzlelang/answers/witnesses.py",
        "            if _may_be(puzzle, state):", "            if state:",
        ("tests/model/test_lint.py",),
    ),
    Mutation(
        "lines are wrapped too late", "puzzlelang/answers/text_layout.py",
        "        elif columns(line) + 1 + columns(word) <= width:\n",
        "        elif columns(line) + columns(word) <= width:\n", ("tests/answers/test_report.py",),
    ),
    Mutation(
        "rules of SARIF are numbered otherwise", "puzzlelang/answers/sarif.py",
        '"ruleIndex": codes.index(message.code)', '"ruleIndex": 0',
        ("tests/answers/test_report.py",),
    ),
    Mutation(
        "dearer ways are marked, too", "puzzlelang/drawing/marks.py",
        "        if prices[edge.source] + _price(edge) == prices[edge.target]\n",
        "        if edge.cost\n", (GRAPH,),
    ),
    Mutation(
        "what is not all drawn is pruned", "puzzlelang/drawing/marks.py",
        "if nodes[n].goal or nodes[n].open]", "if nodes[n].goal]", (GRAPH,),
    ),
    Mutation(
        "boxes overlap", "puzzlelang/drawing/layers.py",
        "            offset += apart[index - 1]\n", "            offset += apart[index - 1] / 2\n",
        (GRAPH,),
    ),
    Mutation(
        "crossings are not counted", "puzzlelang/drawing/layers.py",
        "                total += earlier - at_most\n", "                total += earlier\n",
        (GRAPH,),
    ),
    Mutation(
        "a title may end its element", "puzzlelang/text/markup.py",
        """    for character in "<>&":\n""", """    for character in "&":\n""", (GRAPH,),
    ),
    Mutation(
        "a hole in a shape is filled", "puzzlelang/drawing/outlines.py",
        "sum(inside) % 2 == 1 if shape in HOLLOW else any(inside)", "any(inside)",
        (TERMINAL_BOARDS,),
    ),
    Mutation(
        "a corridor forgets what lies beside it", "puzzlelang/drawing/corridor.py",
        "members, near, reach = members | beyond, list(beyond), reach + 1",
        "members, near, reach = members, list(beyond), reach + 1",
        ("tests/drawing/test_corridor.py",),
    ),
    Mutation(
        "a shape of dots has no hole", "puzzlelang/drawing/raster.py",
        "combine = ImageChops.logical_xor if name in HOLLOW else ImageChops.logical_or",
        "combine = ImageChops.logical_or", ("tests/drawing/test_dotted_files.py",),
    ),
    Mutation(
        "a terminal acts on the words of a piece", "puzzlelang/drawing/terminal_board.py",
        "text, room = printable(text), right - left", "room = right - left",
        (f"{TERMINAL_BOARDS}::test_hostile_words",),
    ),
    Mutation(
        "boards are drawn where colours are refused", "puzzlelang/front/commands/terminal.py",
        "if not (paper.colours and paper.blocks) or", "if not paper.blocks or",
        (f"{ON_TERMINALS}::test_texts_elsewhere",),
    ),
    Mutation(
        "what moves leaves the window", "puzzlelang/play/state_view.py",
        "self._shown, self._focus = slots, region or self._focus", "self._shown = slots",
        ("tests/play/test_screen.py::test_what_moves_is_seen_on_a_large_map",),
    ),
    Mutation(
        "a board's words may be elements", "puzzlelang/drawing/svg_board.py",
        "{xml(paint.text)}</text>", "{paint.text}</text>", (SOLUTION_FILES,),
    ),
    Mutation(
        "a piece takes any other's place", "puzzlelang/drawing/film.py",
        "_far(seen.place, place), seen.number", "seen.number, seen.number", (BOARDS,),
    ),
    Mutation(
        "what stands on one board stands on all", "puzzlelang/drawing/look.py",
        "if is_about(thing.what.type, places.base))", ")", (BOARDS,),
    ),
    Mutation(
        "a variable with a look is in the picture, too", "puzzlelang/drawing/look.py",
        'if look.layout == "map" and here:', "if False:", (BOARDS,),
    ),
    Mutation(
        "what a layout names is drawn again", "puzzlelang/drawing/contents.py",
        "thing.what.variable is look.variable", "False", (BOARDS,),
    ),
    Mutation(
        "a list is piled up by size", "puzzlelang/drawing/look.py",
        "heaped = look.content is None", "heaped = True", (BOARDS,),
    ),
    Mutation(
        "of a piece that goes nothing is said", "puzzlelang/drawing/film.py",
        "for seen in previous if seen.number not in stay",
        "for seen in () if seen.number not in stay",
        (BOARDS,),
    ),
    Mutation(
        "a page is written without its policy", "puzzlelang/drawing/player.html",
        'http-equiv="Content-Security-Policy"', 'name="policy"', (SOLUTION_FILES,),
    ),
    Mutation(
        "a renaming may add a mistake", "puzzlelang/editor/renaming.py",
        "        if codes[news.code] > old_codes[news.code]:", "        if False:", (EDITING,),
    ),
    Mutation(
        "a renaming may change the meaning", "puzzlelang/editor/renaming.py",
        "    if _shape(changed) != _shape(analysis, spans, name):\n", "    if False:\n", (EDITING,),
    ),
    Mutation(
        "a minus stands apart from its number", "puzzlelang/editor/spacing.py",
        '    if kind_before == "open" or kind in ("close", "comma") or unary:\n',
        '    if kind_before == "open" or kind in ("close", "comma"):\n',
        ("tests/syntax/test_formatting.py",),
    ),
    Mutation(
        "colours of an editor begin where the last one ends", "puzzlelang/editor/decorations.py",
        "place.start.column - (column if same else 0)", "place.start.column - column",
        ("tests/editor/test_decorations.py",),
    ),
    Mutation(
        "a change while a command runs is not seen", "puzzlelang/front/commands/run_again.py",
        "                changed = _next_change(stamps, run)\n",
        "                changed = run.process.wait() and None\n",
        ("tests/front/test_run_again.py",),
    ),
    Mutation(
        "the manual page knows no groups of options", "website/man_page.py",
        "    for group in parser._action_groups:\n",
        "    for group in parser._action_groups[:2]:\n",
        ("tests/front/test_man_page.py",),
    ),
    Mutation(
        "columns of an editor are characters", "puzzlelang/editor/positions.py",
        '    if encoding == "utf-32" or text.isascii():\n', "    if encoding:\n", (EDITING,),
    ),
    Mutation(
        "work at an old text goes on", "puzzlelang/editor/open_documents.py",
        "            work.worker.stop()\n", "            pass\n",
        ("tests/editor/test_language_server.py",),
    ),
    Mutation(
        "a closed pipe is a fault", "puzzlelang/front/commands/program.py",
        "code = UNREAD if error.is_closed else AT_FAULT", "code = AT_FAULT",
        ("tests/front/test_streams.py",),
    ),
    Mutation(
        "a full disk is an answer", "puzzlelang/front/commands/program.py",
        "            all_written()\n", "", ("tests/front/test_streams.py",),
    ),
    Mutation(
        "what ended a command is not said", "puzzlelang/front/commands/exit_codes.py",
        '{"interrupted": INTERRUPTED, "terminated": TERMINATED}.get(limit, GAVE_UP)', "GAVE_UP",
        ("tests/front/test_cli.py",),
    ),
    Mutation(
        "an answer that was cut gets another behind it", "puzzlelang/front/commands/program.py",
        "            if not is_answered():\n", "            if True:\n",
        ("tests/front/test_endings.py::test_nothing_stands_behind_half_an_answer",),
    ),
    Mutation(
        "an answer that is whole gets another behind it", "puzzlelang/front/commands/solve.py",
        "        if is_answered():\n", "        if False:\n",
        ("tests/front/test_endings.py::test_no_answer_follows_one_that_is_whole",),
    ),
    Mutation(
        "one of many solutions is cut", "puzzlelang/front/commands/terminal.py",
        "            out_at_once(line)\n", "            out(line)\n",
        ("tests/front/test_endings.py::test_each_of_all_solutions_is_a_whole_line",),
    ),
    Mutation(
        "a signal is heard in the midst of a line", "puzzlelang/front/commands/alarm.py",
        "        if is_over:\n", "        if True:\n",
        ("tests/front/test_endings.py::test_a_line_is_whole_whatever_ends_it",),
    ),
    Mutation(
        "a signal that waits is never heard", "puzzlelang/front/commands/alarm.py",
        "            if number in heard:\n", "            if False:\n",
        ("tests/text/test_machine.py",),
    ),
    Mutation(
        "what Python keeps none of is lost", "puzzlelang/front/commands/options.py",
        "is_own and isinstance(file.buffer, io.RawIOBase)", "False",
        ("tests/front/test_endings.py::test_an_answer_is_whole_where_a_bell_ends_nothing",),
    ),
    Mutation(
        "memory that is not told is not limited", "puzzlelang/search/watch.py",
        "return table_bytes(self.reached) + table_bytes(self.frontier) if usage is None else usage",
        "return usage or 0", ("tests/text/test_machine.py",),
    ),
    Mutation(
        "a bell without timers never rings", "puzzlelang/text/machine.py",
        "            _thread.interrupt_main()\n", "", ("tests/text/test_machine.py",),
    ),
    Mutation(
        "an alarm rings once", "puzzlelang/text/machine.py",
        "    signal.setitimer(signal.ITIMER_REAL, first, often)\n",
        "    signal.setitimer(signal.ITIMER_REAL, first)\n", ("tests/front/test_deadlines.py",),
    ),
    Mutation(
        "an alarm rings where Python forgets it", "puzzlelang/text/machine.py",
        "        if code in _CALLBACKS or code.co_name == \"__del__\":\n", "        if False:\n",
        ("tests/front/test_deadlines.py",),
    ),
    Mutation(
        "claims are examined after their time", "puzzlelang/answers/expectations.py",
        "told, limit = 0, self.left.met()", "told, limit = 0, \"\"",
        ("tests/front/test_deadlines.py",),
    ),
    Mutation(
        "a range is as long as an index", "puzzlelang/core/types.py",
        "        return max(0, -((values.start - values.stop) // values.step))\n",
        "        return len(values)\n", ("tests/project/test_pyodide.py",),
    ),
    Mutation(
        "a limit of memory ends nothing", "puzzlelang/front/commands/alarm.py",
        "(resident_bytes() or 0) <= memory * MORE", "True",
        ("tests/answers/test_explore.py::test_what_looks_at_no_limit",),
    ),
    Mutation(
        "a search begins in the first start alone", "puzzlelang/compiler/compiled_system.py",
        "[*map(self.layout.state, puzzle.starts)]", "[self.layout.state(puzzle.starts[0])]",
        (STARTS,),
    ),
    Mutation(
        "symmetry asks the first start alone", "puzzlelang/compiler/merged_system.py",
        "starts = frozenset(self.puzzle.starts)", "starts = frozenset(self.puzzle.starts[:1])",
        (STARTS,),
    ),
    Mutation(
        "what nothing changes is what it is in the first start", "puzzlelang/answers/witnesses.py",
        "sorted({start[slot] for start in puzzle.starts})", "[puzzle.starts[0][slot]]", (STARTS,),
    ),
    Mutation(
        "a variable of several values has that of the first start",
        "puzzlelang/model/expression_checker.py",
        "if any(start[variable.slots] != first[variable.slots] for start in starts)",
        "if False", (STARTS,),
    ),
    Mutation(
        "a proof may leave out some of the starts", "puzzlelang/verify/certificate.py",
        "for start in steps.starts:\n", "for start in steps.starts[:1]:\n", (STARTS,),
    ),
    Mutation(
        "the last start is entered first", "puzzlelang/engine/kernel.c",
        "for (u32 i = (u32)s->starts; i--;) {", "for (u32 i = 0; i < s->starts; i++) {",
        (SEVERAL,),
    ),
    Mutation(
        "ways from the first start alone are counted", "puzzlelang/engine/native_search.py",
        "for place in range(min(search.starts, search.stack_count)):", "for place in range(1):",
        (SEVERAL,),
    ),
    Mutation(
        "values pinned in the first start are pinned", "puzzlelang/compiler/pattern_selection.py",
        "starts = [*map(system.slots, system.starts)] if pins",
        "starts = [system.slots(system.starts[0])] if pins",
        (f"{THRESHOLDS}::test_what_is_pinned_holds_in_all_starts",),
    ),
    Mutation(
        "a minute is a second", "puzzlelang/text/amounts.py",
        "    return value * factor if", "    return value if", ("tests/front/test_cli.py",),
    ),
    Mutation(
        "a dead anchor of the site is no problem", "website/links.py",
        "unquote(parts.fragment) not in pages[there].anchors", "False",
        ("tests/project/test_site.py::test_dead_links_are_found",),
    ),
    Mutation(
        "a link of a page to nothing is built", "website/build.py",
        "    if not (TOP / full).exists():\n", "    if False:\n",
        ("tests/project/test_site.py::test_a_link_to_nothing_stops_the_build",),
    ),
    Mutation(
        "a frog of the first page leaps elsewhere", "website/hop.py",
        'end = before.index("_") + 1', 'end = before.index("_")',
        ("tests/project/test_front_page.py",),
    ),
    Mutation(
        "a place is counted in characters where JavaScript counts units",
        "puzzlelang/front/page/page_editing.py",
        'if text.isascii() or all(character <= "\\uffff" for character in text):', "if text:",
        (f"{REQUESTS}::test_a_mistake_has_its_place_as_javascript_counts",),
    ),
    Mutation(
        "a move of a game keeps the game before it", "puzzlelang/front/page/puzzle_at_hand.py",
        "while made != wanted[: len(made)]:", "while len(made) > len(wanted):",
        (f"{REQUESTS}::test_a_game_that_goes_another_way",),
    ),
    Mutation(
        "a game glides from where it is", "puzzlelang/front/page/page_game.py",
        "game.state if before is None else before", "game.state",
        (f"{REQUESTS}::test_a_move_glides",),
    ),
    Mutation(
        "a search in the browser has no limit of memory", "puzzlelang/front/page/page_requests.py",
        'memory=int(asked.get("memory", MEMORY))', "memory=None", (f"{REQUESTS}::test_limits",),
    ),
    Mutation(
        "faults that A* does not meet are missed", "puzzlelang/engine/way_choice.py",
        "if not never_faults(plain.true):", "if False:", (CHOICE,),
    ),
    Mutation(
        "faults that A* by landmarks does not meet are missed",
        "puzzlelang/engine/landmark_trial.py",
        "if not never_faults(self._plain.true):", "if False:", (TRIAL,),
    ),
    Mutation(
        "any solution of A* by landmarks will do", "puzzlelang/engine/landmark_trial.py",
        "concluded(steps.answer, first)", "steps.answer", (TRIAL,),
    ),
    Mutation(
        "states on cheapest traces are left out", "puzzlelang/engine/landmark_trial.py",
        "total + rest <= self._cost", "total + rest < self._cost", (TRIAL,),
    ),
    Mutation(
        "what is asked later excuses that there is no value", "puzzlelang/compiler/faultless.py",
        "cases.are_sure([p], parts[:n], ground.tests)",
        "cases.are_sure([p], parts, ground.tests)",
        (FAULTLESS,),
    ),
    Mutation(
        "a table lacks nothing where it is looked into", "puzzlelang/compiler/constant_tables.py",
        "return absent in self.entries[low : high + 1]",
        "return absent in self.entries[low:high]", (FAULTLESS,),
    ),
    Mutation(
        "promises need no proof", "puzzlelang/compiler/faultless.py",
        " and not prover.unproved(ground)", "", (CHOICE,),
    ),
    Mutation(
        "any shortest trace will do", "puzzlelang/engine/way_choice.py",
        "concluded(self._within_reason(search_request, most_expanded), first)",
        "self._within_reason(search_request, most_expanded)", (CHOICE,),
    ),
    Mutation(
        "a trace of merged states may leave the shortest ones", "puzzlelang/engine/member_trial.py",
        "if not marks[-1].isdisjoint(successors(s))", "if True", (MEMBERS,),
    ),
    Mutation(
        "each step of a trace of merged states is the last that leads on",
        "puzzlelang/engine/member_trial.py",
        "next(s for s in true.successors(trace[-1]) if canonical(s) in marked)",
        "[s for s in true.successors(trace[-1]) if canonical(s) in marked][-1]", (MEMBERS,),
    ),
    Mutation(
        "members are merged where a fault may be met", "puzzlelang/engine/member_trial.py",
        "if never_faults(plain.true) else []", "if True else []", (MEMBERS,),
    ),
    Mutation(
        "what merged states say of all states is believed", "puzzlelang/engine/member_trial.py",
        "if isinstance(answer, Solved):", 'if answer.limit not in ("states", *ENDS_ALL):',
        (MEMBERS,),
    ),
    Mutation(
        "numbers of ways stay as wide as they are", "puzzlelang/engine/kernel.c",
        "  (*to)[place * 2 * limbs + limbs] = 1;\n", "", (NATIVE,),
    ),
    Mutation(
        "a successor that comes twice is two ways", "puzzlelang/engine/kernel.c",
        "if (s->once[place] == entry) return 0;", "if (s->once[place] == entry) return 1;",
        (NATIVE,),
    ),
    Mutation(
        "solutions on the way are those of the last level", "puzzlelang/engine/kernel.c",
        "  if (!s->goals) return;\n", "  if (s->next < s->count) return;\n", (NATIVE, FORGOTTEN),
    ),
    Mutation(
        "distances are found for each search anew", "puzzlelang/search/request.py",
        "self._made[tier] = made", "pass", (CHOICE,),
    ),
    Mutation(
        "what nobody declared needs no proof in transitions", "puzzlelang/model/symmetry_proof.py",
        "        self._conditions()\n        self._states_and_transitions()\n",
        "        self._conditions()\n", ("tests/compiler/test_symmetry.py",),
    ),
    Mutation(
        "the iteration to the length that is known goes deeper", "puzzlelang/engine/way_choice.py",
        "begin_at=cost)", "begin_at=cost + 4)", (CHOICE,),
    ),
    Mutation(
        "the iteration to the length by landmarks goes deeper",
        "puzzlelang/engine/landmark_trial.py",
        '"idastar", before, cost)', '"idastar", before, cost + 4)', (TRIAL,),
    ),
    Mutation(
        "a search does not pause after the same state everywhere", "puzzlelang/search/watch.py",
        "pace = max(1, min(pace, (budget.reached - reached) // budget.most_successors))", "pass",
        (CHOICE,),
    ),
    Mutation(
        "explore leaves out an estimate without a value",
        "puzzlelang/compiler/compiled_system.py", "for one in bounds if one.may_fault]",
        "for one in bounds if False]",
        (f"{FAULTS}::test_explore_meets_a_fault_in_a_store",),
    ),
    Mutation(
        "a cost without a value passes where a search goes by steps",
        "puzzlelang/compiler/grounding.py", "if term.bounds[0] < 0 or term.may_fault:",
        "if term.bounds[0] < 0:", (f"{FAULTS}::test_explore_meets_a_fault_in_a_store",),
    ),
    Mutation(
        "the last dead end is told, not the first", "puzzlelang/search/whole_space.py",
        "dead_end = state if dead_end is None else dead_end", "dead_end = state",
        (f"{EXPLORE}::test_dead_ends_by_hand",),
    ),
    Mutation(
        "a closed component counts as one without a goal", "puzzlelang/answers/space_analysis.py",
        "without_goal = of.terminal - len(with_goal)", "without_goal = of.terminal",
        (f"{EXPLORE}::test_closed_components_are_no_dead_ends",),
    ),
    Mutation(
        "a section of a page goes on to the end", "puzzlelang/front/commands/docs.py",
        "if other <= level", "if other < 0", ("tests/front/test_docs_command.py",),
    ),
    Mutation(
        "a damaged row below a level is a title", "puzzlelang/syntax/level_rows.py",
        "ends + sides >= 2", "sides >= 2", ("tests/syntax/test_level_rows.py",),
    ),
    Mutation(
        "none is looked for in a set", "puzzlelang/model/operators.py",
        "if wrong := alternatives.none_among(checker, node):", "if wrong := None:",
        ("tests/project/test_slips.py",),
    ),
    Mutation(
        "a continued line is an entry", "puzzlelang/syntax/yaml_errors.py",
        "(told := carried_on(source, value))", "(told := None)",
        ("tests/project/test_slips.py",),
    ),
    Mutation(
        "advice for all messages", "puzzlelang/text/diagnostics.py",
        "if len(self._first) == MOST_SHOWN and", "if len(self._first) < 0 and",
        ("tests/project/test_growth.py",),
    ),
    Mutation(
        "the first mistakes found get advice, not the first in the file",
        "puzzlelang/text/diagnostics.py",
        "and self._first[-1] < _place_of(span):", "and self._first:",
        ("tests/project/test_growth.py",),
    ),
    Mutation(
        "a part of a long text counts as all of it", "puzzlelang/syntax/habit_match.py",
        "if at <= match.end() - marked and not cut:", "if at <= match.end() - marked:",
        ("tests/syntax/test_habits.py",),
    ),
    Mutation(
        "an error keeps the reductions before it", "puzzlelang/syntax/lalr.py",
        "    for some, their in reversed(removed):", "    for some, their in ():",
        ("tests/syntax/test_grammar.py",),
    ),
)  # fmt: skip


def wanted(words: Sequence[str]) -> list[Mutation]:
    return [m for m in MUTATIONS if not words or any(w in f"{m.what} {m.file}" for w in words)]


NO_TESTS = 5
"""The exit code of pytest where none is selected."""

MOST_SECONDS = 1800
"""That tests may take: many times as long as they do without a change."""


def noticed(mutation: Mutation, place: Path, quick: bool = False) -> str:
    """What is said of it; nothing where no test (``quick``: but the slow ones) notices it."""
    path = place / mutation.file
    text = path.read_text(encoding="utf-8")
    assert text.count(mutation.before) == 1, f"{mutation.what}: {mutation.file} has changed"
    path.write_text(text.replace(mutation.before, mutation.after), encoding="utf-8")
    translated = path.with_suffix(".ll")
    before = translated.read_bytes() if path.suffix == ".c" else b""
    if before:
        translate = [sys.executable, "-m", "puzzlelang.engine.build_kernel"]
        subprocess.run(translate, cwd=place, check=True)
    found = ""
    for which in ("not slow",) if quick else ("not slow", "slow"):
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-m", which, *mutation.tests]
        if ends_badly(command, place):
            found = "noticed" if which == "not slow" else "by a slow test"
            break
    path.write_text(text, encoding="utf-8")
    if before:
        translated.write_bytes(before)
    return found


def ends_badly(command: Sequence[str], place: Path) -> bool:
    """Do tests fail?  So does one that goes on and on, or ends the process (machine code may)."""
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
            found = noticed(mutation, place, options.quick)
            missed += not found
            print(f"{found or 'NOT NOTICED':14}", mutation.what, flush=True)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
