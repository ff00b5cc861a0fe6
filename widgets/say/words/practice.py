"""What a language must be able to say about practising: puzzles, hints, proofs."""

from typing import Protocol


class PracticeWords(Protocol):
    """Practising.  Themes are named as in ``engine.puzzles.puzzle``, games as in ``engine.games``."""

    choose_puzzles: str
    choose_game: str
    choose_theme: str
    choose_level: str
    start_practising: str
    anything: str
    daily_puzzle: str
    another_puzzle: str
    missed_puzzles: str
    nothing_missed: str
    see_progress: str
    next_puzzle: str
    new_puzzle: str
    stop_search: str
    go_on_searching: str
    hint: str
    hints: str
    show_solution: str
    play_on: str
    still_holds: str
    played_out: str
    what_it_costs: str
    choose_again: str
    play_on_from_slip: str
    proof_title: str
    holds: str
    holds_so_far: str
    rules_that_decide: str
    all_puzzles: str
    practice_without_python: str

    def game(self, game: str) -> str:
        """The name of a game."""

    def theme(self, theme: str) -> str:
        """The name of a theme."""

    def level(self, level: int) -> str:
        """A level."""

    def puzzle_place(self, game: str, level: int) -> str:
        """Game and level of a puzzle."""

    def prompt(self, theme: str, who: str) -> str:
        """What is to be found; ``who`` is the reader's player."""

    def searching(self, attempts: int) -> str:
        """That a new puzzle is being looked for."""

    def search_stopped(self, attempts: int) -> str:
        """That the search was stopped."""

    def slipped(self, game: str, who: str, worth: int, now: int) -> str:
        """What the reader's move has given away."""

    def form(self, form: str) -> str:
        """What is different in a named form of Kasino; empty for the standard one."""

    def all_found(self, game: str, over: bool) -> str:
        """That all is found; ``over``: to the very end, else plain play is enough from here."""

    def hint_rules(self, rules: tuple[str, ...]) -> str:
        """The first hint: the rules that it turns on; links to them follow."""

    def hint_theme(self, theme: str) -> str:
        """The second hint: what such puzzles are about."""

    def hint_kind(self, game: str, verb: str, suit: int | None, trump: bool, several: bool) -> str:
        """The third hint: the kind of move, and the suit of its card; ``several``: there are other right moves."""

    def hint_move(self, move: str) -> str:
        """The last hint: the move, in words."""

    def result(self, game: str, value: int, who: str) -> str:
        """What a first move comes to with best play on both sides."""

    def proof_count(self, count: int, best: int) -> str:
        """So many first moves, of which so many hold."""
