"""What a language must be able to say of what a reader has solved and missed."""

from typing import Protocol


class ProgressWords(Protocol):
    """What was solved and missed, and what the device keeps of it."""

    your_progress: str
    level_reached: str
    to_file: str
    from_file: str
    add: str
    reset: str
    really_forget: str
    forget: str
    leave: str
    journal_without_python: str

    def storage_trouble(self, storage: str) -> str:
        """Why nothing is kept: ``denied``, ``full``, ``foreign`` or ``newer`` contents, ``strange`` lines."""

    def not_practised(self, game: str) -> str:
        """The head of a list of themes of which no puzzle was tried."""

    def puzzles_tried(self, count: int) -> str:
        """So many puzzles were tried."""

    def went(self, result: str) -> str:
        """How puzzles went: ``solved`` at once, ``helped``, ``missed``."""

    def brought(self, added: int, already: int, unknown: int, strange: int, deals: int) -> str:
        """What came of a file: puzzles added, already there, lines about an unknown theme, lines that are none of ours;
        deals added.
        """

    def journal_state(self, state: str) -> str:
        """What was done with the progress last; empty where nothing was."""
