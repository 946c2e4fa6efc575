"""Answers as JSON values: the contract that scripts and courses rely on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puzzlelang.answers.answer import Answer, Step, Survey, Trace
from puzzlelang.answers.space_findings import GoalPart, Reasons, Uses
from puzzlelang.core import nodes as core
from puzzlelang.core import values
from puzzlelang.search import GaveUp, Solved, Statistics
from puzzlelang.text import as_dict

Json = dict[str, object]


def json_text(data: Json) -> str:
    """One object as text: a line for each key, and for each element of a list of objects."""
    import json

    def compact(value: object) -> str:
        return json.dumps(value, ensure_ascii=False)

    def of_key(value: object) -> str:
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return "[\n  " + ",\n  ".join(map(compact, value)) + "\n ]"
        return compact(value)

    return "{\n " + ",\n ".join(f"{compact(k)}: {of_key(v)}" for k, v in data.items()) + "\n}"


def answer_data(answer: Answer, fingerprint: str = "", certificate: Json | None = None) -> Json:
    """``solve --format json``; ``certificate``: the one that goes with it, or where it is."""
    data: Json = {
        "puzzle": answer.puzzle.title,
        **_instance_data(answer),
        "parameters": dict(answer.puzzle.settings),
        **({"fingerprint": fingerprint} if fingerprint else {}),
        **_symmetry_data(answer),
        "outcome": answer.kind,
    }
    match answer.outcome:
        case Solved(optimal=optimal, assuming=assuming, remark=remark, factor=factor):
            data["optimal"] = optimal
            if factor is not None:
                data["bound_factor"] = factor.number
            if assuming:
                data["assuming"] = assuming
            if remark:
                data["remark"] = remark
            data["cost"] = list(answer.cost)
            data["length"] = answer.length
            data["trace"] = trace_data(answer.puzzle, answer.trace)
        case GaveUp(limit=limit):
            data["limit"] = limit
            if answer.lower_bound is not None:
                data["lower_bound"] = list(answer.lower_bound)
            bounds = {"lower": answer.lower_bound, "upper": answer.upper_bound}
            data["bounds"] = {k: None if b is None else list(b) for k, b in bounds.items()}
    data["solutions"] = _solutions_data(answer)
    if certificate is not None:
        data["certificate"] = certificate
    data["statistics"] = statistics_data(answer.statistics)
    return data


def _instance_data(found: Answer | Survey) -> Json:
    return {"instance": found.instance} if found.instance else {}


def _symmetry_data(found: Answer | Survey) -> Json:
    """Numbers of states and solutions are then those up to symmetry."""
    return {"symmetry": True} if found.puzzle.symmetry else {}


def _solutions_data(answer: Answer) -> Json:
    traces = answer.traces if answer.traces is not None else (answer.trace,) * bool(answer.trace)
    data: Json = {"listed": len(traces)}
    if answer.total is not None:
        data["total"] = answer.total
    if answer.traces is not None:
        data["list"] = [trace_data(answer.puzzle, trace) for trace in traces]
    return data


def answer_rows(answer: Answer) -> Iterator[Json]:
    """``solve --format jsonl``: an object for each solution, or the one that says why none."""
    whole = answer_data(answer)
    if answer.kind != "solved":
        yield whole
        return
    same = ("puzzle", "instance", "parameters", "symmetry", "outcome", "optimal")
    kept = {key: whole[key] for key in (*same, "bound_factor", "cost") if key in whole}
    for number, trace in enumerate(answer.traces or (answer.trace,), 1):
        steps = trace_data(answer.puzzle, trace)
        yield kept | {"solution": number, "length": len(trace) - 1, "trace": steps}


def trace_data(puzzle: core.Puzzle, trace: Trace) -> list[Json]:
    return [_step_data(puzzle, step) for step in trace]


def _step_data(puzzle: core.Puzzle, step: Step) -> Json:
    data: Json = {}
    if step.transition is not None:
        data["transition"] = step.transition.name
        data["arguments"] = arguments_data(step.transition, step.arguments)
        data["said"] = step.said
        data["cost"] = list(step.cost)
    data["state"] = values.state_to_json(puzzle, step.slots)
    data["shown"] = step.shown
    return data


def arguments_data(transition: core.Transition, arguments: Sequence[object]) -> Json:
    return {
        local.name: values.to_json(value, local.type)
        for local, value in zip(transition.parameters, arguments, strict=True)
    }


def statistics_data(statistics: Statistics) -> Json:
    return {
        "reached": statistics.reached,
        "expanded": statistics.expanded,
        "generated": statistics.generated,
        "seconds": round(statistics.seconds, 6),
        "tier": statistics.tier,
        "order": statistics.order,
        "peak_memory_bytes": statistics.peak_memory_bytes,
    }


def survey_data(survey: Survey) -> Json:
    """``explore --format json``."""
    space, best = survey.space, survey.best
    data: Json = {
        "puzzle": survey.puzzle.title,
        **_instance_data(survey),
        "parameters": dict(survey.puzzle.settings),
        **_symmetry_data(survey),
        "complete": space.complete,
        "states": space.states,
        "transitions": space.transitions,
        "levels": list(space.levels),
        "depth": max(0, len(space.levels) - 1),
        "deepest": [_step_data(survey.puzzle, step) for step in survey.deepest],
        "goal_states": space.goal_states,
        "lost_states": space.lost_states,
        "dead_ends": space.dead_ends,
        "cost": list(best.cost) if best is not None and best.kind == "solved" else None,
        "solutions": best.total if best is not None else None,
        "statistics": statistics_data(space.statistics),
    }
    if survey.limit:
        data["limit"] = survey.limit
    if survey.claims:
        data["checks"] = [_claim_data(survey.puzzle, *claim) for claim in survey.claims]
    if survey.refuted is not None:
        rule, trace = survey.refuted
        data["refuted"] = {"check": rule.name, "trace": trace_data(survey.puzzle, trace)}
    if survey.uses is not None:
        data["rules"] = _uses_data(survey.uses)
        if survey.uses.shape is not None:
            data["components"] = as_dict(survey.uses.shape)
    if survey.reasons is not None:
        data["why"] = _reasons_data(survey.puzzle, survey.reasons)
    return data


def _claim_data(puzzle: core.Puzzle, rule: core.Rule, trace: Trace) -> Json:
    data: Json = {"check": rule.name, "holds": not trace}
    if trace:
        data["trace"] = trace_data(puzzle, trace)
    return data


def _uses_data(uses: Uses) -> Json:
    """What each rule does; among ``states`` states, which are not all if there is a ``limit``."""
    data: Json = as_dict(uses)
    del data["shape"]
    if not uses.limit:
        del data["limit"]
    return data


def _reasons_data(puzzle: core.Puzzle, reasons: Reasons) -> Json:
    return {
        "goal": [_goal_part_data(part) for part in reasons.parts],
        "met": reasons.met,
        "never_together": [list(conflict) for conflict in reasons.conflicts],
        "nearest_states": reasons.nearest,
        "nearest": [
            {"unmet": list(near.unmet), "trace": trace_data(puzzle, near.trace)}
            for near in reasons.near
        ],
        "without": [
            {"rules": list(w.rules), "outcome": w.outcome}
            | ({"length": w.length} if w.outcome == "solved" else {})
            for w in reasons.without
        ],
        "never_possible": [
            {"transition": name, "fails_at_start": condition}
            for name, condition in reasons.impossible.items()
        ],
        "never_changed": list(reasons.unchanged),
    }


def _goal_part_data(part: GoalPart) -> Json:
    data: Json = {"part": part.text, "states": part.states, "depth": part.depth}
    if part.measured:
        data["measured"] = {
            "of": part.measured, "least": part.least, "most": part.most, "off": part.off,
        }  # fmt: skip
    return data
