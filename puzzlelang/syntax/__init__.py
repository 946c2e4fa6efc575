"""From text to the syntax tree: YAML sections, expressions, positions."""
