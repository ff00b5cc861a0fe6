"""Puzzles of Kasino: making positions, judging them, and what each theme means."""
