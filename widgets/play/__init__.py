"""A reader at a table: where in a script, what was played from there, and what is said and offered under the table."""
