"""Relaxed-plan advice for the states of a puzzle."""

from __future__ import annotations

from collections.abc import Callable

from puzzlelang.compiler import CompiledSystem, MergedSystem, Task, task_of
from puzzlelang.engine.fact_landmarks import FactLandmarks
from puzzlelang.engine.relaxed_plan import RelaxedPlans, relaxed_plans
from puzzlelang.search import Advice, View
from puzzlelang.text import Any


class AdvisedSystem(View):
    """``system``, possibly merged, with ``advise``."""

    has_estimate = False

    def __init__(self, system: CompiledSystem, task: Task, plans: RelaxedPlans) -> None:
        super().__init__(system)
        self._task, self._plans = task, plans
        self._stands_for = system.canonical if isinstance(system, MergedSystem) else None

    def advise(self, state: Any) -> Advice | None:
        """Length of a relaxed plan, and the states its first operators lead to; or ``None``."""
        system, task = self.system, self._task
        slots = system.slots(state)
        plan = self._plans.of(task.facts(slots))
        if plan is None:
            return None
        preferred = set()
        for number in plan.helpful:
            successor_slots = task.after(slots, task.operators[number])
            if successor_slots is not None:
                successor = system.state(successor_slots)
                preferred.add(
                    successor if self._stands_for is None else self._stands_for(successor)
                )
        return plan.length, preferred

    def landmarks(self) -> tuple[Callable[[Any], int], Callable[[int, int], int]]:
        """Return a function for the landmarks that hold in a state, and their count."""
        slots, facts = self.system.slots, self._task.facts
        landmarks = FactLandmarks(self._task, [facts(slots(start)) for start in self.starts])
        return lambda state: landmarks.held(slots(state)), landmarks.missing


def advised(system: CompiledSystem, tier: str) -> Any:
    """Add advice to ``system``, unless facts can't express its rules."""
    if isinstance(system, MergedSystem):
        task = task_of(system.true)  # a renamed state need not be reachable
    else:
        task = task_of(system)
        task = task and task.within_reach(map(system.slots, system.starts))
    return system if task is None else AdvisedSystem(system, task, relaxed_plans(task, tier))
