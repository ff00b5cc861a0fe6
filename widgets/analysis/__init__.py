"""What the exact solvers know of a position, remembered and drawn: practice and the solver's page stand on it."""
