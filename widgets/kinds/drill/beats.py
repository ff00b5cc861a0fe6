"""Kaschlan: which cards of a hand may beat a led one (K7, K44, K45, K48, K49)?"""

from collections.abc import Iterator

from htpy import Element, div

from engine.cards import CARD_TEXTS, SHORT_PACK, bits_of, cards_of, parse_card, suit
from engine.deal import below, shuffle
from engine.game import Illegal
from engine.kaschlan import Move, State, apply, check
from engine.kaschlan.beating import QUEEN_OF_DIAMONDS, is_trump
from engine.kaschlan.state import NO_CARD
from widgets.kinds.drill.board import Board, lying_card
from widgets.kinds.drill.question import Choice, Group, luck, tries
from widgets.play.telling import Told
from widgets.say import Words


class Beats:
    """A led card, the trump suit, and a hand of six to eight cards."""

    def __init__(self, seed: int):
        stream = luck("beats", seed)
        self.state, self.groups = next(drawn for drawn in tries(_drawn, stream) if _instructive(*drawn))
        ((self.led, _),) = self.state.table

    def prompt(self, words: Words) -> str:
        """What is led, and which suit is trump."""
        return words.drill_beats_prompt(self.led, self.state.trump)

    def help(self, words: Words) -> str:
        """Mark cards, or none."""
        return words.drill_beats_help

    def draw(self, board: Board) -> Element:
        """The led card, and the hand under it."""
        words, trump = board.words, self.state.trump
        hand = [board.card(CARD_TEXTS[card], card, is_trump(card, trump)) for card in cards_of(self.state.hands[1])]
        led = lying_card(self.led, words, trump=is_trump(self.led, trump))
        return div(".table.drill")[
            board.lying(f"{words.drill_led}. {words.trump(trump)}", [led]), board.row(words.drill_hand, "hand", hand)
        ]

    def label(self, choice: Choice, words: Words) -> str:
        """The card's name."""
        return words.card(parse_card(choice.name))

    def why(self, choice: Choice, words: Words) -> str:
        """How the card stands to the led one."""
        card = parse_card(choice.name)
        return words.drill_beats_why(card, self._reason(card, choice))

    def _reason(self, card: int, choice: Choice) -> str:
        match choice.rules:
            case ("K7", *_):
                return "highest"
            case ("K45", *_) if choice.right:
                return "higher_trump"
            case ("K44", *_) if choice.right:
                return "higher" if suit(card) == suit(self.led) else "trump"
            case (_, "K48"):
                return "unbeatable"
            case ("K45", *_):
                return "lower_trump" if is_trump(card, self.state.trump) else "no_trump"
            case (_, "K49"):
                return "same_rank"
        return "lower" if suit(card) == suit(self.led) else "other_suit"

    def more(self, words: Words) -> list[Told]:
        """Nothing: the cards say it all."""
        del words
        return []


type Drawn = tuple[State, tuple[Group, ...]]


def _drawn(stream: Iterator[int]) -> Drawn:
    """A led card and a hand: trumps are led in three of eight cases, the queen of diamonds in one; she is often held."""
    trump, kind, size = below(stream, 4), below(stream, 8), 6 + below(stream, 3)
    cards = list(shuffle(str(next(stream)), SHORT_PACK))
    led = next(card for card in cards if _is_of_kind(card, kind, trump))
    cards.remove(led)
    if led != QUEEN_OF_DIAMONDS and below(stream, 2):
        cards.remove(QUEEN_OF_DIAMONDS)
        cards.insert(0, QUEEN_OF_DIAMONDS)
    hands = 1 << cards[size], bits_of(cards[:size])
    state = State(trump, hands, ((led, NO_CARD),), (), attacker=0, defender=1, turn=1)
    return state, (Group(tuple(_choice(state, led, card) for card in cards_of(hands[1]))),)


def _is_of_kind(card: int, kind: int, trump: int) -> bool:
    if kind == 0:
        return card == QUEEN_OF_DIAMONDS
    return card != QUEEN_OF_DIAMONDS and is_trump(card, trump) == (kind < 4)


def _choice(state: State, led: int, card: int) -> Choice:
    """The engine's answer for a card, with its rules."""
    move = Move("beat", (led, card))
    verdict = check(state, move)
    if isinstance(verdict, Illegal):
        return Choice(CARD_TEXTS[card], False, verdict.violations[0].numbers)
    return Choice(CARD_TEXTS[card], True, apply(state, move).events[0].numbers)


def _instructive(state: State, groups: tuple[Group, ...]) -> bool:
    """Some cards beat and at least two do not; nothing beats the queen of diamonds."""
    right = sum(choice.right for choice in groups[0].choices)
    return state.table[0][0] == QUEEN_OF_DIAMONDS or 0 < right < len(groups[0].choices) - 1
