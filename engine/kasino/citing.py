"""The further numbers that what happens is a case of: the general rule beside the one that decided, or a fact that
follows from it.
"""

from collections.abc import Iterable

from engine.cards import ACE, JACK, KING, QUEEN, parse_card, rank
from engine.game import Numbers
from engine.kasino.captures import hand_values, takes_something
from engine.kasino.options import Options
from engine.kasino.scoring import Score
from engine.kasino.state import State

COURTS = {JACK: "C7", QUEEN: "C8", KING: "C9", ACE: "C10"}
COURT_RANKS = {JACK, QUEEN, KING}
TEN_OF_DIAMONDS, TWO_OF_SPADES = parse_card("Td"), parse_card("2s")


def of_capture(card: int, value: int, parts: Iterable[tuple[int, ...]]) -> Numbers:
    """Where the cards go, and what the card that took them is worth."""
    if card == TEN_OF_DIAMONDS:
        worth = "C14" if value == 16 else "C13"
    elif card == TWO_OF_SPADES:
        worth = "C15" if value == 15 else "C13"
    else:
        worth = COURTS.get(rank(card), "C6")
    for part in parts:
        if len(part) > 1 and not COURT_RANKS.isdisjoint(map(rank, part)):
            return "C38", "C39", worth, "C37"
    return "C38", "C39", worth


def of_tabbe(tabbar: int, *, over: bool) -> Numbers:
    """Another tabbe of the same seat, or play that goes on from an empty table; ``tabbar`` are those before."""
    return ("C62",) if tabbar else () if over else ("C64",)


def of_laying(state: State, card: int) -> Numbers:
    """Nobody has to take."""
    return ("C29",) if any(takes_something(state, value) for value in hand_values(state, card)) else ()


def of_build(cards: tuple[int, ...], *, double: bool) -> Numbers:
    """Two equal cards make two different builds: what is announced decides."""
    if len(cards) != 2 or rank(cards[0]) != rank(cards[1]) or rank(cards[0]) == ACE:
        return ()
    return ("C48", "C50") if double else ("C49", "C50")


def of_count(score: Score, tabbar: tuple[int, ...]) -> Numbers:
    """The pack is counted now, and the points add up as they must."""
    return "C79", "C78", *of_sum(score, tabbar)


def of_sum(score: Score, tabbar: tuple[int, ...]) -> Numbers:
    """Eleven, where there are neither tabbar nor ties."""
    return () if any(tabbar) or score.ties else ("C76",)


def of_points(options: Options) -> Numbers:
    """Points are penalties in krypkasino, and a team's in pairs."""
    return ("C88",) if options.misere else ("C85",) if options.pairs else ()


def of_value_nobody_holds(value: int) -> Numbers:
    """Fifteen and sixteen are values of two cards only."""
    return ("C56",) if value in (15, 16) else ()
