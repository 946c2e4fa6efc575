"""From the syntax tree to the typed core: names become slots, words become values."""
