"""Record the program's behaviour before a change of structure, and compare it afterwards."""
