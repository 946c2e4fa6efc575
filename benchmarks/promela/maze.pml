/* Doors and buttons; compare.py defines MAP, the name of a file. The map is a constant of C, only
   the cell and the colour are the state. No colour is 0, a is 1. */
c_decl {
\#include <stdio.h>
\#include <string.h>
	static unsigned char *maze;
	static int line;
}

c_code {
	static int load(void)
	{
		int colours, height, width, row;
		FILE *file = fopen(MAP, "r");
		if (!file || fscanf(file, "%d %d %d\n", &colours, &height, &width) != 3) exit(2);
		line = width + 1;	/* a wall at the end of each row, and a row of walls at both ends */
		maze = malloc((height + 2) * line);
		memset(maze, '#', (height + 2) * line);
		for (row = 1; row <= height; row++) {
			if (fread(maze + row * line, 1, line, file) != line) exit(2);
			maze[row * line + width] = '#';
		}
		return (unsigned char *) memchr(maze, '@', (height + 2) * line) - maze;
	}
}

/* guards are macros: SPIN takes a call in an expression for a side effect */
#define IS_BUTTON (maze[now.cell] >= 'a' && maze[now.cell] <= 'z')
#define ARMED ((IS_BUTTON && maze[now.cell] - 'a' + 1 != now.colour) \
	|| (maze[now.cell] == '^' && now.colour > 0))
#define IS_DOOR(there) ((there) >= 'A' && (there) <= 'Z')
#define OPEN(there) ((there) != '#' && !(IS_DOOR(there) && (there) - 'A' + 1 != now.colour))

int cell;
byte colour;

#define GO(far) \
	:: d_step { c_expr { !ARMED && OPEN(maze[now.cell + (far)]) } -> \
		c_code { now.cell += (far); }; \
		assert(c_expr { maze[now.cell] != '?' }) }

active proctype walk() {
	d_step { c_code { now.cell = load(); } }
	do
	:: d_step { c_expr { ARMED } ->
		c_code { now.colour = maze[now.cell] == '^' ? 0 : maze[now.cell] - 'a' + 1; } }
	GO(-line)
	GO(1)
	GO(line)
	GO(-1)
	od
}
