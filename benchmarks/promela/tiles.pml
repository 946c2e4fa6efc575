/* Sliding tiles in a box of HEIGHT times WIDTH; the last two tiles are the wrong way round, so
   that the goal, all in order, is out of reach. */
#define PLACES (HEIGHT * WIDTH)

byte on[PLACES];
byte gap;
hidden byte at;

inline slide(far) {
	on[gap] = on[gap + far];
	gap = gap + far;
	on[gap] = 0;
	/* the goal: it is enough to look closely where the gap is at home */
	if
	:: gap == 0 ->
		for (at : 1 .. PLACES - 1) {
			if
			:: on[at] != at -> break
			:: else
			fi
		}
		assert(at < PLACES);
		at = 0
	:: else
	fi
}

active proctype tiles() {
	d_step {
		for (at : 0 .. PLACES - 1) {
			on[at] = at
		}
		on[PLACES - 1] = PLACES - 2;
		on[PLACES - 2] = PLACES - 1;
		at = 0
	}
	do
	:: d_step { gap >= WIDTH -> slide(-WIDTH) }
	:: d_step { gap % WIDTH > 0 -> slide(-1) }
	:: d_step { gap % WIDTH < WIDTH - 1 -> slide(1) }
	:: d_step { gap + WIDTH < PLACES -> slide(WIDTH) }
	od
}
