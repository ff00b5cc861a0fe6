"""Which sentence is told: from events, refusals, moves and problems to the words of a language."""
