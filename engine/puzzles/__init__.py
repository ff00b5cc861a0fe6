"""Puzzles: positions with something to find, verified by the exact solvers; how they are found and how hard they are."""
