"""Records what the program does before its structure changes, and compares afterwards."""
