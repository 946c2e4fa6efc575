"""Buttons and lights: button a switches p, b swaps p and q, c swaps q and r."""

from space import levels, record, tell


def press(lamps):
    p, q, r = lamps
    return (not p, q, r), (q, p, r), (p, r, q)


tell("lamps", {}, (False,) * 3, press, all)
record("lamps", {}, levels=levels((False,) * 3, press))
