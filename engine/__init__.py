"""The rules of Kaschlan and Kasino as pure functions over frozen values.

Standard library only: no language, no HTML, no clock, no I/O (but in ``__main__``).
"""
