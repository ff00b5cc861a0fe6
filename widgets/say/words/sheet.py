"""What a language must be able to say of a score sheet."""

from typing import Protocol

from engine.notation import Problem


class SheetWords(Protocol):
    """The score sheet of Kasino.  Rows are named by their field: cards, spades, aces, storan, lillan, last, tabbar."""

    sheet_sum: str
    sheet_reset: str
    sheet_cannot_be: str
    sheet_nobody_took: str
    sheet_without_python: str

    def sheet_player(self, number: int) -> str:
        """Who a player without a name is."""

    def sheet_name(self, number: int) -> str:
        """The label of a player's name."""

    def sheet_row(self, row: str) -> str:
        """The title of a row."""

    def sheet_field(self, row: str, name: str) -> str:
        """The label of a field."""

    def sheet_result(self, names: tuple[str, ...], points: tuple[int, ...]) -> str:
        """The points of everybody in a sentence."""

    def sheet_tie(self, rule: str) -> str:
        """That nobody has most cards (C69) or most spades (C70)."""

    def sheet_checksum(self, checksum: int, tabbar: int, ties: tuple[str, ...]) -> str:
        """That the points add up as they must."""

    def sheet_problem(self, problem: Problem, names: tuple[str, ...]) -> str:
        """Why no pack gives these numbers."""
