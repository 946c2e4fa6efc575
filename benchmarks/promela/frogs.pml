/* Leaping frogs; compare.py defines LEFT and RIGHT. No goal: SPIN walks through the whole space. */
#define STONES (LEFT + 1 + RIGHT)
#define BROWN 2
#define GREEN 1

byte on[STONES];
byte gap = LEFT;
hidden byte at;

inline hop(far) {
	on[gap] = on[gap + far];
	gap = gap + far;
	on[gap] = 0
}

active proctype frogs() {
	d_step {
		for (at : 0 .. STONES - 1) {
			on[at] = (at < LEFT -> GREEN : (at == LEFT -> 0 : BROWN))
		}
		at = 0
	}
	do
	:: d_step { gap >= 2 && on[gap - 2] == GREEN -> hop(-2) }
	:: d_step { gap >= 1 && on[gap - 1] == GREEN -> hop(-1) }
	:: d_step { gap + 1 < STONES && on[gap + 1] == BROWN -> hop(1) }
	:: d_step { gap + 2 < STONES && on[gap + 2] == BROWN -> hop(2) }
	od
}
