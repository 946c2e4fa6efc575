/* Pouring water between four jugs with a tap; the goal is LITRES in all four at once. */
hidden byte size[4];
byte in[4];
hidden byte amount;

inline look() {
	amount = 0;
	assert(!(in[0] == LITRES && in[1] == LITRES && in[2] == LITRES && in[3] == LITRES))
}

inline pour(here, there) {
	amount = (in[here] < size[there] - in[there] -> in[here] : size[there] - in[there]);
	in[here] = in[here] - amount;
	in[there] = in[there] + amount;
	look()
}

#define CAN(here, there) in[here] > 0 && in[there] < size[there]
#define JUG(here, a, b, c) \
	:: d_step { CAN(here, a) -> pour(here, a) } \
	:: d_step { CAN(here, b) -> pour(here, b) } \
	:: d_step { CAN(here, c) -> pour(here, c) } \
	:: d_step { in[here] < size[here] -> in[here] = size[here]; look() } \
	:: d_step { in[here] > 0 -> in[here] = 0; look() }

active proctype jugs() {
	d_step { size[0] = SIZE0; size[1] = SIZE1; size[2] = SIZE2; size[3] = SIZE3 }
	do
	JUG(0, 1, 2, 3)
	JUG(1, 0, 2, 3)
	JUG(2, 0, 1, 3)
	JUG(3, 0, 1, 2)
	od
}
