"""From the typed core to a transition system that runs."""
