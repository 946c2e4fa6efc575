"""Random tasks of ADL: an executor that shares no code, Fast Downward, and ours agree."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress

import pytest

import puzzlelang
from puzzlelang import answers
from puzzlelang.pddl import check_plan, convert_files, read_task
from puzzlelang.text import PuzzleError, Source
from tests.pddl.downward import needs_downward, optimum
from tests.pddl.executor import Executor
from tests.pddl.random_tasks import random_grid, random_places, random_task, two_problems
from tests.support import in_part


def random_plan(executor: Executor, chance: random.Random) -> list[str]:
    """Return a plan of mostly possible steps."""
    state, plan = executor.start, list[str]()
    for _ in range(chance.randint(0, 5)):
        possible = [
            step for step in executor.steps
            if chance.random() < 0.1 or executor.apply(*step, state) is not None
        ]  # fmt: skip
        if possible:
            name, values = chance.choice(possible)
            plan.append(f"({' '.join([name, *values.values()])})")
            result = executor.apply(name, values, state)
            state = state if result is None else result[0]
    return plan


@in_part("seeds", range(30), range(30, 300), range(300, 2_000))
def test_checks_of_plans(seeds: range) -> None:
    valid = 0
    for seed in seeds:
        domain, problem = random_task(seed)
        task = read_task(Source("domain.pddl", domain), Source("problem.pddl", problem))
        executor, chance = Executor(domain, problem), random.Random(seed)
        for plan in (random_plan(executor, chance) for _ in range(3)):
            cost = executor.replay(plan)
            verdict = check_plan(task, Source("plan", "\n".join(plan)))
            assert verdict.holds == (cost is not None), (seed, plan, verdict)
            if cost is not None:
                assert verdict.checked[-1] == f"cost {cost}", (seed, plan)
                valid += 1
    assert valid * 9 > len(seeds), "some of the plans should be valid"


@needs_downward
@in_part("seeds", range(3), range(3, 30), range(30, 2_000))
def test_the_executor(seeds: range) -> None:
    """The executor's exhaustive search finds the costs of Fast Downward."""
    for seed in seeds:
        domain, problem = random_task(seed)
        found = Executor(domain, problem).optimum()
        if found is not None:
            outcome, cost, plan = optimum(domain, problem, 600)
            assert outcome in ("solved", "no solution"), outcome
            assert cost == found[0], seed
            assert cost is None or Executor(domain, problem).replay(plan) == cost


@in_part("seeds", range(30), range(30, 165), range(165, 2_000))
def test_conversions(seeds: range) -> None:
    """Costs, plans and numbers of states of converted tasks are those of the executor."""
    compare({seed: random_task(seed) for seed in seeds})


@pytest.mark.slow
@in_part("seeds", range(30), range(30, 165), range(165, 2_000))
def test_conversions_with_places(seeds: range) -> None:
    """The same for tasks in which variables and tables give most parameters."""
    compare({seed: random_places(seed) for seed in seeds})


@in_part("seeds", range(30), range(30, 165), range(165, 2_000))
def test_conversions_with_grids(seeds: range) -> None:
    """The same for tasks whose places are cells: most become maps."""
    compare({seed: random_grid(seed) for seed in seeds}, maps=True)
    texts = ([Source("p", one) for one in random_grid(seed)] for seed in seeds)
    converted = (convert_files(*pair, maps=True).source.text for pair in texts)
    assert sum("\nmaps:\n" in one for one in converted) * 3 > len(seeds)


@in_part("seeds", range(150, 170), range(75), [*range(75, 150), *range(170, 1_000)])
def test_several_problems(seeds: Sequence[int]) -> None:
    """Each of two problems has the same costs and numbers of states as an instance of a puzzle."""
    solved = 0
    for seed in seeds:
        for domain, *problems in (two_problems(seed), random_places(seed, 2)):
            results = [Executor(domain, one).optimum() for one in problems]
            sources = (Source(f"{n}.pddl", one) for n, one in enumerate(problems))
            try:
                task = convert_files(Source("domain.pddl", domain), *sources)
            except PuzzleError as error:
                assert "this problem has no" in str(error), seed
                continue
            for found, instance in zip(results, task.instances, strict=True):
                if found is None:
                    continue
                puzzle = puzzlelang.loads(task.source.text, instance=instance)
                assert puzzle.explore().states == found[1], (seed, instance)
                with suppress(PuzzleError):  # a goal that is never true
                    assert puzzle.solve().cost == found[0], (seed, instance)
                    solved += found[0] is not None
    assert solved > len(seeds), "some of the tasks should have a solution"


def compare(tasks: dict[int, tuple[str, ...]], maps: bool = False) -> None:
    solved = 0
    for seed, (domain, problem) in tasks.items():
        executor = Executor(domain, problem)
        found = executor.optimum()
        if found is None:
            continue
        sources = Source("domain.pddl", domain), Source("problem.pddl", problem)
        task = convert_files(*sources, maps=maps)
        loaded = puzzlelang.loads(task.source.text)._loaded
        try:
            answer = answers.solve(loaded)
        except PuzzleError as error:
            assert "no goal" in str(error) and found[0] is None, seed  # never true
            continue
        assert puzzlelang.loads(task.source.text).explore().states == found[1], seed
        assert answer.is_solved == (found[0] is not None), seed
        if answer.is_solved:
            steps = [
                (
                    step.transition.name,
                    [*map(str, answers.arguments_data(step.transition, step.arguments).values())],
                )
                for step in answer.trace if step.transition is not None
            ]  # fmt: skip
            cost = answer.cost[0] if task.task.problem.metric else len(steps)
            plan = task.plan_text(steps, cost)
            assert cost == found[0] == executor.replay(plan.splitlines()[:-1]), seed
            assert check_plan(task.task, Source("plan", plan)).holds, seed
            solved += 1
    assert solved * 6 > len(tasks), "some of the tasks should have a solution"
