"""How a command ended, as a number.  NO is said only when it is proved."""

YES, NO, AT_FAULT, GAVE_UP, BUG, INTERRUPTED = 0, 1, 2, 3, 70, 130
