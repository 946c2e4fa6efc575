"""Pancakes with and without a burnt side, and the number of stacks at each distance."""

from space import count, levels, record


def flips(stack):
    for depth in range(2, len(stack) + 1):
        yield stack[:depth][::-1] + stack[depth:]


def burnt(stack):
    for depth in range(1, len(stack) + 1):
        yield (*(-size for size in reversed(stack[:depth])), *stack[depth:])


def listed(stack):
    return {"stack": ",".join(map(str, stack))}


for name, turned, sizes in ("pancakes", flips, range(1, 8)), ("burnt-pancakes", burnt, range(1, 6)):
    for n in sizes:
        ordered = tuple(range(1, n + 1))
        record(name, listed(ordered), levels=levels(ordered, turned))
for name, turned, stack in (
    ("pancakes", flips, (3, 1, 2)),
    ("pancakes", flips, (4, 6, 2, 5, 1, 3)),
    ("pancakes", flips, (1, 3, 5, 7, 2, 4, 6)),
    ("burnt-pancakes", burnt, (-1, -2, -3)),
    ("burnt-pancakes", burnt, (-1, -2, -3, -4, -5)),
    ("burnt-pancakes", burnt, (1, -2, 3, -4)),
):
    ordered = tuple(sorted(map(abs, stack)))
    states, cost, solutions = count(stack, turned, lambda s, o=ordered: s == o)
    record(name, listed(stack), states=states, cost=cost, solutions=solutions)
