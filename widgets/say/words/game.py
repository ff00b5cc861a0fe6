"""What a language must be able to say of a game against the computer."""

from typing import Protocol

from widgets.say.why import Why


class GameWords(Protocol):
    """A game against the computer: how it is begun, how it goes, how it ended."""

    new_game: str
    which_game: str
    how_many: str
    how_strong: str
    as_strong: str
    more_choices: str
    seed_label: str
    seed_key: str
    target_label: str
    begin_game: str
    go_on_with: str
    unreadable_choice: str
    game_without_python: str
    look_back: str
    to_the_game: str
    go_on: str
    play_again: str
    other_game: str
    ask_why: str
    ask_better: str
    as_the_strongest: str
    this_game: str
    how_fast: str
    challenge: str
    challenge_with_result: str
    record_to_file: str
    order_hash: str
    order_hash_key: str
    order_seed: str
    fair_title: str
    fair_key: str
    fair_sum: str
    fair_order: str
    fair_first: str
    fair_check: str
    fair_without_python: str
    your_games: str
    game_level: str
    deals_played: str
    came_out: str
    matches_won: str
    play_the_computer: str

    def fair_verdict(self, fits: bool) -> str:
        """Whether a word and a checksum belong together."""

    def game_form(self, game: str, form: str) -> str:
        """A game and its form, as one can choose it."""

    def game_title(self, game: str, seats: int) -> str:
        """What is played, and how many play."""

    def deal_number(self, game: str, number: int) -> str:
        """Which deal or pack of the match it is."""

    def opponent(self, level: int) -> str:
        """A level, and what it does."""

    def opponent_of(self, name: str) -> str:
        """The label for the level of one player."""

    def name_of_seat(self, seat: int) -> str:
        """The label for a player's name; seat 0 is the reader's."""

    def seats_named(self, seats: int) -> str:
        """So many at the table, the reader among them."""

    def who_you_are(self, name: str, others: list[str], partner: str) -> str:
        """Which player the reader is, and who the others are; in pairs with whom."""

    def shows_move(self, who: str, move: str) -> str:
        """The move that a player is about to make."""

    def drew_unseen(self, who: str, count: int, cards: tuple[int, ...]) -> str:
        """So many cards were drawn that others do not see; ``cards`` are those among them that they know."""

    def kaschlan_result(self, who: str, is_you: bool) -> str:
        """Who is kaschlan; empty for a drawn deal."""

    def pack_result(self, sides: tuple[str, ...], points: tuple[int, ...]) -> str:
        """The points of a pack by side."""

    def times_kaschlan(self, names: tuple[str, ...], times: tuple[int, ...]) -> str:
        """How often everybody was kaschlan."""

    def match_standing(self, sides: tuple[str, ...], points: tuple[int, ...], target: int) -> str:
        """The points of the match so far, and where it ends."""

    def match_won(self, sides: list[str], misere: bool) -> str:
        """Who has won the match."""

    def deals_next(self, who: str) -> str:
        """Who deals next."""

    def next_deal(self, game: str) -> str:
        """The button to the next deal or pack."""

    def would_have(self, move: str) -> str:
        """What the strongest player would have done instead."""

    def switch(self, word: str) -> str:
        """A switch of the game: ``open``, ``back``, ``comments``."""

    def switches_used(self, words: tuple[str, ...]) -> str:
        """Which of them have been used in this deal."""

    def pace(self, pace: str) -> str:
        """How fast the others play: ``slow``, ``usual``, ``fast``."""

    def against(self, title: str, deal: str) -> str:
        """A game that goes on."""

    def rival(self, game: str, name: str, result: int, own: int | None) -> str:
        """How it went for somebody with the same cards, and for the reader if it is over."""

    def played_result(self, game: str, lost: int, count: int, sum: int) -> str:
        """What came of so many deals: how many were lost, and in Kasino the sum of the points more or fewer."""

    def reason(self, theme: str, why: Why) -> str:
        """Why a player moved so: a theme of ``engine.players.kaschlan.reasons`` or ``engine.players.kasino.reasons``."""
