"""What editors ask of a puzzle file that is being written: pure functions of its text."""
