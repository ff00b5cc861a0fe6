"""What the exact solvers of both games share; it knows neither game."""
