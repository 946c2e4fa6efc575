"""In processes of a few tests constants may take as long as they like: with the limit that users
have, no text is costly enough to show that nobody waits for it.
"""

from puzzlelang.model import cost_bound

cost_bound.MOST_CONSTANT_WORK = 10**12
