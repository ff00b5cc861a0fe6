"""The further numbers that what is told is a case of: the general rule beside the one that decided, or the fact
that follows from it.

An event or a violation cites the one rule that made it; these are derived from it and from the states, on request.
"""

from engine.cards import ACE, CARD_TEXTS, JACK, KING, QUEEN, parse_card, rank
from engine.game import Event, Violation
from engine.kasino.captures import hand_values, takes_something
from engine.kasino.state import State, score

type Numbers = tuple[str, ...]

COURTS = {JACK: "C7", QUEEN: "C8", KING: "C9", ACE: "C10"}
COURT_NAMES = set("JQK")
TEN_OF_DIAMONDS, TWO_OF_SPADES = parse_card("Td"), parse_card("2s")


def besides(before: State, after: State, told: Event | Violation) -> Numbers:
    """The numbers beside ``told.rule``; ``after`` is ``before`` where a move was refused."""
    if isinstance(told, Violation):
        return ("C56",) if told.rule == "C42" and dict(told.facts)["value"] in (15, 16) else ()
    match told.event:
        case "captured":
            return _of_capture(told)
        case "laid":
            values = hand_values(before, told.cards[0])
            return ("C29",) if any(takes_something(before, value) for value in values) else ()
        case "built":
            return _of_build(told)
        case "tabbe":
            return ("C62",) if before.tabbar[before.turn or 0] else ("C64",) if after.turn is not None else ()
        case "dealt":
            return ("C22",)
        case "leftovers":
            return ("C68",)
        case "sistan":
            return _of_count(after)
        case "scored" if before.options.misere:
            return ("C88",)
        case "scored" if before.options.pairs:
            return ("C85",)
    return ()


def _of_capture(captured: Event) -> Numbers:
    """Where the cards go, and what the card that took them is worth."""
    card, *taken = captured.cards
    facts = dict(captured.facts)
    if card == TEN_OF_DIAMONDS:
        worth = "C14" if facts["value"] == 16 else "C13"
    elif card == TWO_OF_SPADES:
        worth = "C15" if facts["value"] == 15 else "C13"
    else:
        worth = COURTS.get(rank(card), "C6")
    parts = str(facts["parts"]).split() if "parts" in facts else [".".join(CARD_TEXTS[one] for one in taken)]
    in_a_sum = any("." in part and COURT_NAMES & set(part) for part in parts)
    return ("C38", "C39", worth, *(["C37"] if in_a_sum else []))


def _of_build(built: Event) -> Numbers:
    """Two equal cards make two different builds: what is announced decides (C48-C50)."""
    facts = dict(built.facts)
    one, *others = built.cards
    if len(others) != 1 or rank(one) != rank(others[0]) or rank(one) == ACE:
        return ()
    return ("C48", "C50") if facts["double"] else ("C49", "C50")


def _of_count(after: State) -> Numbers:
    """The pack is counted now, and the points add up as they must."""
    found = score(after)
    return ("C79", "C78", *(["C76"] if not any(after.tabbar) and not found.ties else []))
