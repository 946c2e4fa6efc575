"""Inglenook sidings: a track is a word; its last letter is at the points."""

from space import cheapest, count, record


def solve(rooms, engine, wagons, whole=True):
    room = (engine, *rooms)
    first, second = wagons[: rooms[0]], wagons[rooms[0] :]
    start = ("", first, second, *("" for _ in rooms[2:]))
    train = "".join(map(str, range(1, rooms[0] + 1)))

    def moves(tracks):
        for siding in range(1, len(tracks)):
            for here, there in (0, siding), (siding, 0):
                for cut in range(len(tracks[here])):
                    after = list(tracks)
                    after[here] = tracks[here][:cut]
                    after[there] += tracks[here][cut:][::-1]
                    if len(after[there]) <= room[there]:
                        yield tuple(after)

    def is_goal(tracks):
        return tracks[1] == train

    if whole:
        states, cost, ways = count(start, moves, is_goal)
        found = {"states": states, "cost": cost, "solutions": ways}
    else:
        cost, _, ways = cheapest(start, lambda s: ((1, after) for after in moves(s)), is_goal)
        found = {"cost": cost, "solutions": ways}
    lists = {"rooms": ",".join(map(str, rooms)), "wagons": ",".join(wagons)}
    record("inglenook", {**lists, "engine": engine}, **found)


solve((5, 3, 3), 3, "54321000", whole=False)
solve((3, 2, 2), 2, "32100")
solve((3, 2, 2), 2, "30201")
solve((3, 3), 2, "32100")
solve((3, 2, 2), 1, "32100")
solve((2, 2, 1), 2, "0021")
