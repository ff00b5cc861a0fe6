"""Everything that can be wrong with a text, a position or a count: one word for each, told by every language.

A problem is one of these words and its data (:class:`engine.notation.Problem`).
"""

from enum import StrEnum


class What(StrEnum):
    """The words, as the command line prints them."""

    # Text that is not notation, with the place where it stops making sense.
    NOT_A_GAME = "not_a_game"
    NO_POSITION = "no_position"
    NOT_A_FIELD = "not_a_field"
    FIELD_TWICE = "field_twice"
    NO_SUCH_FIELD = "no_such_field"
    MISSING_FIELD = "missing_field"
    EMPTY = "empty"
    NOT_A_CARD = "not_a_card"
    NOT_IN_THIS_PACK = "not_in_this_pack"
    CARD_TWICE = "card_twice"
    NOT_A_PAIR = "not_a_pair"
    NOT_A_BUILD = "not_a_build"
    NOT_A_NUMBER = "not_a_number"
    NOT_A_CHOICE = "not_a_choice"
    NOT_A_SEAT = "not_a_seat"
    NO_MOVE = "no_move"
    NOT_A_VERB = "not_a_verb"
    NOT_A_VALUE = "not_a_value"
    TOO_FEW_WORDS = "too_few_words"
    TOO_MANY_WORDS = "too_many_words"
    NOT_SCORED = "not_scored"

    # A position that cannot be.
    HIDDEN_CARDS = "hidden_cards"
    OVER = "over"
    NOT_THE_LAST_DEAL = "not_the_last_deal"
    SEATS = "seats"
    ENTRIES = "entries"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_TURN = "no_such_turn"
    OWNER = "owner"
    ATTACKER_IS_DEFENDER = "attacker_is_defender"
    NO_CARDS = "no_cards"
    NO_OPPONENT = "no_opponent"
    LED_RANKS_DIFFER = "led_ranks_differ"
    MORE_THAN_FOUR_LED = "more_than_four_led"
    MORE_UNBEATEN_THAN_HELD = "more_unbeaten_than_held"
    DOES_NOT_BEAT = "does_not_beat"
    TRUMP_UNLIKE_TURN_UP = "trump_unlike_turn_up"

    # Kasino's: builds, stock, forms.
    BUILD = "build"
    STOCK_WITHOUT_HANDS = "stock_without_hands"
    STOCK_DOES_NOT_DEAL = "stock_does_not_deal"
    TAKEN_AND_COUNTED = "taken_and_counted"
    PAIRS_NEED_FOUR = "pairs_need_four"
    MISERE_WITHOUT_BUILDING = "misere_without_building"
    MISERE_COUNTS_EVERY_TABBE = "misere_counts_every_tabbe"
    FINNISH_ACE_IS_ONE = "finnish_ace_is_one"

    # Kasino's counts that no pack gives (C69-C78).
    TOTAL = "total"
    TOO_FEW_CARDS = "too_few_cards"
    LILLAN_WITHOUT_SPADE = "lillan_without_spade"
    SINGLE_CARD = "single_card"
    TABBE_CARDS = "tabbe_cards"
    TOO_MANY_TABBAR = "too_many_tabbar"
    LAST_MISSING = "last_missing"
    LAST_WITHOUT_CARDS = "last_without_cards"
    SPADE_ACE_NOWHERE = "spade_ace_nowhere"
    SPADE_ACE_TWICE = "spade_ace_twice"
    NO_DIVISION = "no_division"
