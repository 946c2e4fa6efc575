"""The blocks world: a state is a set of words, a tower each, its last letter on top."""

from space import tell


def puts(towers):
    for tower in towers:
        rest = (towers - {tower}) | ({tower[:-1]} - {""})
        for there in {"", *rest} - {tower[:-1]}:
            yield (rest - {there}) | {there + tower[-1]}


def listed(words):
    return ",".join(",".join(("table", *word)) for word in words.split())


for now, wanted in [
    ("AC B", "CBA"),
    ("ABCD", "DCBA"),
    ("ABC DE", "BAD CE"),
    ("ABCDEF", "FEDCAB"),
    ("BA DC FE", "AB CD EF"),
]:
    settings = {"now": listed(now), "wanted": listed(wanted)}
    goal = frozenset(wanted.split())
    tell("blocks", settings, frozenset(now.split()), puts, lambda towers, g=goal: towers == g)
