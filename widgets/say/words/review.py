"""What a language must be able to say of a deal looked back at."""

from typing import Protocol


class ReviewWords(Protocol):
    """What mattered in a deal, and what is to be learnt from it.

    Losses and errors are percentage points of becoming kaschlan, or points of Kasino; ``deals`` is in how many imagined
    deals something was found, 0 where it was proved.
    """

    review_title: str
    review_of_deal: str
    review_without_python: str
    review_bring: str
    review_record: str
    review_record_key: str
    review_whose: str
    review_which: str
    review_as_recorded: str
    review_open: str
    review_other: str
    review_find_better: str
    review_thinking: str
    review_no_choice: str
    review_fine: str
    review_find: str
    review_was_best: str
    review_show: str
    review_again: str
    review_back: str
    review_see_line: str
    review_so_it_is: str
    review_so_it_could_be: str
    review_to_the_position: str
    review_practise: str
    review_marked: str
    review_all: str
    review_habits: str
    review_columns: tuple[str, str, str, str]
    """Over the columns of all decisions: place, move, what was to be expected, what it cost."""

    def review_trouble(self, what: str, number: int) -> str:
        """What is wrong with a record: ``empty``, ``unreadable`` and ``illegal`` in a line, ``no-deal`` and ``no-seat``
        past so many, ``nothing`` played.
        """

    def review_seat(self, seat: int) -> str:
        """Whose place is looked back from, from 1."""

    def review_working(self, done: int, count: int) -> str:
        """How much has been worked out."""

    def review_found(self, moments: int, mistakes: int) -> str:
        """How many moments matter, of how many mistakes."""

    def review_sum(self, game: str, by_play: float, by_cards: float, result: float) -> str:
        """What the own moves brought, what the cards and the others did, and both together."""

    def review_terms(self, game: str, floor: float) -> str:
        """From which loss on something is called a mistake."""

    def review_moment(self, number: int) -> str:
        """A move by its place in the deal."""

    def review_you_chose(self, move: str) -> str:
        """What was played."""

    def review_costs(self, game: str, loss: float, error: float, deals: int) -> str:
        """What a move costs, and how sure that is."""

    def review_your_own(self, cost: str) -> str:
        """The same, said of the move that was made in the deal."""

    def review_passes(self, game: str, floor: float) -> str:
        """What was tried is as good as the best, or nearly."""

    def review_best(self, move: str) -> str:
        """The best move."""

    def review_lay(self, game: str, loss: float, exact: bool) -> str:
        """What the move cost as the cards really lay: exactly, or when all play plainly."""

    def review_lesson(self, theme: str, cards: tuple[int, ...]) -> str:
        """What a mistake is about, without naming the better move: a theme of ``engine.review``."""

    def review_expected(self, game: str, most: float) -> str:
        """What the chart shows."""

    def review_expects(self, game: str, value: float) -> str:
        """What was to be expected at a move."""

    def review_number(self, game: str, value: float) -> str:
        """A value in a table, with its sign."""

    def review_key(self, game: str) -> str:
        """What the numbers of the table mean."""

    def review_certainty(self, certainty: str) -> str:
        """``proved`` or ``likely``."""

    def review_small(self, game: str, floor: float) -> str:
        """The switch that shows smaller losses, from this one on."""

    def review_habit(self, game: str, theme: str, cases: int, loss: float) -> str:
        """What was done again and again, and what it cost together."""

    def review_no_habits(self, deals: int) -> str:
        """Nothing stands out in so many deals."""
