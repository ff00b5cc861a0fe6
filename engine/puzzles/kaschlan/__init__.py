"""Puzzles of Kaschlan: making positions, judging them, and what each theme means."""
