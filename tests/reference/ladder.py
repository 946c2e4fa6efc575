"""Word ladders: words of four letters, a step changes one letter."""

from pathlib import Path
from string import ascii_lowercase

from space import count, record

WORDS = set((Path(__file__).parents[2] / "puzzles/words/four-letters.txt").read_text().split())


def changed(word):
    for place in range(4):
        for letter in ascii_lowercase:
            other = word[:place] + letter + word[place + 1 :]
            if other in WORDS and other != word:
                yield other


for first, last in (("lead", "gold"), ("warm", "cold"), ("fish", "bird"), ("rain", "snow")):
    states, length, ways = count(first, changed, lambda word, last=last: word == last)
    record("word-ladder", {"from": first, "to": last}, states=states, cost=length, solutions=ways)
