"""A second reading of the rules, written apart from the engine and as plainly as can be, for tests to compare with."""
