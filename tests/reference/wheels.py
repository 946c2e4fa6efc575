"""A lock of four wheels: its display is a text of four digits."""

from space import tell

UP = str.maketrans("0123456789", "1234567890")
DOWN = str.maketrans("1234567890", "0123456789")


def turns(alarms):
    def successors(shown):
        for i in range(4):
            for way in UP, DOWN:
                after = shown[:i] + shown[i].translate(way) + shown[i + 1 :]
                if after not in alarms:
                    yield after

    return successors


for shown, opens, alarms in [
    ("8056", "6508", "8057,8047,5508,7508,6408"),
    ("0000", "5317", "0001,0009,0010,0090,0100,0900,1000,9000"),
    ("0000", "0202", "0201,0101,0102,1212,2002"),
    ("0000", "8888", "8887,8889,8878,8898,8788,8988,7888,9888"),
]:
    settings = {"shown": shown, "opens": opens, "alarms": alarms}
    tell("combination-lock", settings, shown, turns(alarms.split(",")), opens.__eq__)
