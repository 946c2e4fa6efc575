"""The wagons on the triangle: a track is a word, read from its head to its tail."""

from space import tell

HEAD, TAIL = 0, 1
MEETINGS = [
    ("west", HEAD, "main", HEAD),
    ("west", HEAD, "left", HEAD),
    ("left", TAIL, "stub", HEAD),
    ("east", HEAD, "main", TAIL),
    ("east", HEAD, "right", HEAD),
    ("right", TAIL, "stub", HEAD),
]
TRACKS = ("west", "main", "east", "left", "right", "stub")


def passes(words, room, engine_fits):
    yard = dict(zip(TRACKS, words, strict=True))
    ways = MEETINGS + [(c, d, a, b) for a, b, c, d in MEETINGS]
    for here, out, there, into in ways:
        if "R" not in yard[here] + yard[there]:
            continue
        # the two tracks as one line of vehicles, with the points in the middle
        before = yard[here] if out == TAIL else yard[here][::-1]
        after = yard[there] if into == HEAD else yard[there][::-1]
        for cut in range(len(before)):
            stay, reach = before[:cut], before[cut:] + after
            if there == "stub" and (len(reach) > room or "R" in reach and not engine_fits):
                continue
            changed = dict(yard)
            changed[here] = stay if out == TAIL else stay[::-1]
            changed[there] = reach if into == HEAD else reach[::-1]
            yield tuple(changed.values())


START = tuple({"main": "R", "left": "P", "right": "Q"}.get(track, "") for track in TRACKS)
WANTED = tuple({"main": "R", "left": "Q", "right": "P"}.get(track, "") for track in TRACKS)
for room, fits in (1, False), (0, False), (2, False), (1, True), (2, True):
    settings = {"room": room, "engine_fits": str(fits).lower()}
    tell("wye", settings, START, lambda w, r=room, f=fits: passes(w, r, f), lambda w: w == WANTED)
