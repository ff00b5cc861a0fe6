"""Why what a reader wrote is no move: told in the reader's language, with an example in words."""

from enum import StrEnum


class Trouble(StrEnum):
    """What is missing or too much."""

    NOTHING = "nothing"
    UNKNOWN_WORD = "unknown_word"
    NO_SUCH_NAME = "no_such_name"
    NO_VERB = "no_verb"
    TWO_MOVES = "two_moves"
    SUIT_MISSING = "suit_missing"
    RANK_MISSING = "rank_missing"
    NOT_IN_PACK = "not_in_pack"
    WHICH_CARD = "which_card"
    NO_CARD_NEEDED = "no_card_needed"
    TOO_MANY_CARDS = "too_many_cards"
    BEAT_WITH_WHAT = "beat_with_what"
    BEAT_WHAT = "beat_what"
    TAKE_WHAT = "take_what"
    BUILD_ON_WHAT = "build_on_what"
    VALUE_MISSING = "value_missing"
    NOT_A_VALUE = "not_a_value"
    WHICH_BUILD = "which_build"


class Misheard(ValueError):
    """A text that is no move: the trouble with it, the word that it is about, and the cards that were understood."""

    def __init__(self, trouble: Trouble, word: str = "", cards: tuple[int, ...] = ()):
        super().__init__(trouble)
        self.trouble = trouble
        self.word = word[:40]
        self.cards = cards
