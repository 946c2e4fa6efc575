"""The commands: each is a file with its options, examples of its use, and what it does."""
