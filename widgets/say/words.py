"""What a language must be able to say.

A function per event, refusal and label, so that mypy proves both languages complete.  Players are names, never he or
she.  ``refuse_…`` functions are named for the rule they cite and, where one rule refuses different things, for the
thing; which one is told is decided in ``widgets.say.kaschlan``.
"""

from typing import NamedTuple, Protocol

from engine.notation import Problem


class Cast(NamedTuple):
    """Who is who at a table: names by seat, the seats of attacker and defender, the led rank (0 if none)."""

    names: tuple[str, ...]
    attacker: int
    defender: int
    rank: int


class CardWords(Protocol):
    """Cards and numbers."""

    def card(self, card: int) -> str:
        """A card's name inside a sentence."""

    def Card(self, card: int) -> str:  # noqa: N802 - the same at the beginning of a sentence
        """A card's name at the beginning of a sentence, or alone."""

    def cards(self, cards: tuple[int, ...]) -> str:
        """Several cards as a list in words."""

    def index(self, card: int) -> str:
        """What stands in the corner of the card: its rank."""

    def suit(self, suit: int) -> str:
        """A suit's name."""

    def card_in_hand(self, card: int, number: int, count: int) -> str:
        """A card's name as a button of a hand."""

    def card_count(self, count: int) -> str:
        """So many cards."""

    def plain(self, names: list[str]) -> str:
        """A list in words."""


class FrameWords(Protocol):
    """What every widget says around the game itself."""

    lang: str
    back: str
    next: str
    first: str
    play_yourself: str
    return_to_script: str
    undo: str
    redo: str
    start_over: str
    what_may_i_do: str
    all_steps: str
    more_reasons: str
    typed_move: str
    try_it: str
    notation_key: str
    why_title: str
    opening: str
    position_label: str
    other_way: str
    main_line: str
    unwise: str
    illegal: str
    compare_title: str
    engine_slow: str
    engine_failed: str
    engine_forbidden: str
    engine_crashed: str
    retry: str
    over: str

    def step(self, step: int, last: int) -> str:
        """Step so of so many."""

    def moves_played(self, count: int) -> str:
        """How far the reader has played."""

    def to_act(self, name: str) -> str:
        """Whose move it is."""

    def compare(self, only_main: str, only_branch: str) -> str:
        """The cards held only at the end of the main line, and only at the end of this one."""

    def compare_same(self) -> str:
        """Both lines end alike."""

    def unreadable(self, from_the_start: bool) -> str:
        """A link or message could not be read; what is shown is the start of the example, or what was shown before."""

    def still_readable(self, kind: str) -> str:
        """What can be done without the engine."""

    def rule_link(self, number: str) -> str:
        """The name of a link to a rule."""

    def problem(self, problem: Problem) -> str:
        """What is wrong with a text that should be notation."""


class KaschlanWords(Protocol):
    """Kaschlan: roles, zones, moves, events and refusals."""

    attacks: str
    defends: str
    joins: str
    out: str
    stock: str
    on_the_table: str
    nothing_led: str
    no_cards: str
    trump_mark: str
    key: str
    do_lead: str
    do_own: str
    do_draw: str
    do_take: str
    do_done_leading: str
    do_done_defending: str
    must_be_beaten: str
    hint_lead: str
    hint_join: str
    hint_defend: str
    hint_beaten_all: str
    hint_pick_target: str
    hint_pick_beater: str

    def hand_of(self, name: str) -> str:
        """The name of a hand."""

    def stock_count(self, count: int) -> str:
        """The size of the stock."""

    def trump(self, suit: int) -> str:
        """Which suit is trump."""

    def beaten_by(self, led: int, beater: int) -> str:
        """A led card with the card that lies on it."""

    def turn_up(self, card: int) -> str:
        """The card under the stock."""

    def move_lead(self, cards: tuple[int, ...]) -> str:
        """A move as a button's text."""

    def move_beat(self, led: int, beater: int) -> str: ...
    def move_own(self, card: int, beater: int) -> str: ...

    def led_first(self, who: str, cards: tuple[int, ...]) -> str: ...
    def led_again(self, who: str, cards: tuple[int, ...]) -> str: ...
    def joined(self, who: str, cards: tuple[int, ...], defender: str) -> str: ...
    def led_own(self, who: str, card: int) -> str: ...
    def beat(self, who: str, led: int, beater: int) -> str: ...
    def beat_higher_trump(self, who: str, led: int, beater: int) -> str: ...
    def beat_highest_trump(self, who: str, led: int) -> str: ...
    def drew(self, who: str, cards: tuple[int, ...]) -> str: ...
    def drew_to_five(self, who: str, cards: tuple[int, ...]) -> str: ...
    def drew_the_last(self, who: str, cards: tuple[int, ...]) -> str: ...
    def drew_none(self, who: str) -> str: ...
    def drew_none_after_taking(self, who: str) -> str: ...
    def stock_gone(self) -> str: ...
    def turn_to_join(self, who: str) -> str: ...
    def turn_to_defend(self, who: str) -> str: ...
    def passed_no_rank(self, who: str, rank: int) -> str: ...
    def passed_four_led(self, who: str) -> str: ...
    def passed_limit(self, who: str, defender: str) -> str: ...
    def picked_up(self, who: str, cards: tuple[int, ...]) -> str: ...
    def discarded_all(self) -> str: ...
    def discarded_rest(self, cards: tuple[int, ...]) -> str: ...
    def went_out(self, who: str) -> str: ...
    def roles_held(self, attacker: str, defender: str) -> str: ...
    def roles_again(self, attacker: str, defender: str) -> str: ...
    def roles_right_neighbour(self, attacker: str, defender: str) -> str: ...
    def roles_next_defender(self, attacker: str, defender: str) -> str: ...
    def roles_both_new(self, attacker: str, defender: str) -> str: ...
    def deal_over(self) -> str: ...
    def lost(self, who: str) -> str: ...
    def drawn_deal(self) -> str: ...

    def refuse_seat(self) -> str: ...
    def refuse_before_lead(self, attacker: str) -> str: ...
    def refuse_not_held(self, who: str, cards: tuple[int, ...]) -> str: ...
    def refuse_ranks_differ(self) -> str: ...
    def refuse_pass(self, who: str) -> str: ...
    def refuse_defence_too_early(self, who: str) -> str: ...
    def refuse_defence_begun(self, who: str) -> str: ...
    def refuse_out_of_order(self, who: str, before: str) -> str: ...
    def refuse_other_rank(self, rank: int) -> str: ...
    def refuse_no_rank(self, who: str, rank: int) -> str: ...
    def refuse_four_led(self) -> str: ...
    def refuse_limit(self, defender: str, limit: int, led: int) -> str: ...
    def refuse_limit_reached(self, who: str, defender: str) -> str: ...
    def refuse_own_limit(self, limit: int, led: int) -> str: ...
    def refuse_draw_five(self, who: str) -> str: ...
    def refuse_draw_no_stock(self) -> str: ...
    def refuse_done_unbeaten(self, cards: tuple[int, ...]) -> str: ...
    def refuse_not_defender(self, defender: str) -> str: ...
    def refuse_side_suit(self, led: int, beater: int) -> str: ...
    def refuse_trump(self, led: int, beater: int) -> str: ...
    def refuse_queen(self) -> str: ...
    def refuse_no_such_target(self, card: int) -> str: ...
    def refuse_own_rank(self) -> str: ...
    def refuse_defender_leads(self) -> str: ...
    def refuse_own_by_attacker(self, defender: str) -> str: ...
    def refuse_own_unbeaten(self, beater: int) -> str: ...
    def refuse_draw_unbeaten(self, cards: tuple[int, ...]) -> str: ...
    def refuse_take_nothing(self) -> str: ...
    def refuse_over(self) -> str: ...
    def refuse_must_beat(self) -> str: ...
    def refuse_own_before_beaten(self) -> str: ...
    def refuse_had_turn(self, who: str) -> str: ...


class SheetWords(Protocol):
    """The score sheet of Kasino.  Rows are named by their field: cards, spades, aces, storan, lillan, last, tabbar."""

    sheet_sum: str
    sheet_reset: str
    sheet_cannot_be: str
    sheet_nobody_took: str

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


class Words(CardWords, FrameWords, KaschlanWords, SheetWords, Protocol):
    """Everything that is said."""
