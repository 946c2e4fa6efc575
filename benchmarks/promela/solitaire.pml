/* Peg solitaire; compare.py defines START, GOAL and JUMPS for a board. */
byte peg[HOLES];

inline look() {
	assert(!(GOAL))
}

#define JUMP(a, b, c) \
	:: d_step { peg[a] && peg[b] && !peg[c] -> peg[a] = 0; peg[b] = 0; peg[c] = 1; look() }

active proctype solitaire() {
	d_step { START }
	do
	JUMPS
	od
}
