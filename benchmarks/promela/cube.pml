/* The pocket cube with nine turns; corners are URF, UFL, ULB, UBR, DFR, DLF, DRB. One corner of
   the start is twisted, so the goal, the solved cube, is out of reach. */
byte piece[7];
byte twist[7];
hidden byte at;
hidden byte p;
hidden byte t;

inline quarter(a, b, c, d, once, twice) {
	p = piece[d];
	t = twist[d];
	piece[d] = piece[c];
	twist[d] = (twist[c] + once) % 3;
	piece[c] = piece[b];
	twist[c] = (twist[b] + twice) % 3;
	piece[b] = piece[a];
	twist[b] = (twist[a] + once) % 3;
	piece[a] = p;
	twist[a] = (t + twice) % 3
}

inline U() { quarter(0, 1, 2, 3, 0, 0) }
inline R() { quarter(0, 3, 6, 4, 1, 2) }
inline F() { quarter(1, 0, 4, 5, 1, 2) }

inline look() {
	p = 0;
	t = 0;
	at = 0;
	do
	:: at < 7 && piece[at] == at && twist[at] == 0 -> at++
	:: else -> break
	od;
	assert(at < 7);
	at = 0
}

active proctype cube() {
	d_step {
		for (at : 0 .. 6) {
			piece[at] = at
		}
		twist[0] = 1;
		at = 0
	}
	do
	:: d_step { U(); look() }
	:: d_step { U(); U(); look() }
	:: d_step { U(); U(); U(); look() }
	:: d_step { R(); look() }
	:: d_step { R(); R(); look() }
	:: d_step { R(); R(); R(); look() }
	:: d_step { F(); look() }
	:: d_step { F(); F(); look() }
	:: d_step { F(); F(); F(); look() }
	od
}
