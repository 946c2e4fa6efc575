"""A state space as a picture (SVG, HTML) or for other programs (DOT, GraphML, JSON)."""
