"""What a search found, in the forms that people and programs read."""
