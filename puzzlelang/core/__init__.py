"""The typed core: types, nodes, operations and values that every later stage reads."""
