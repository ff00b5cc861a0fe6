"""What is wrong with a move of Kaschlan: every fault that can be found, for `check`."""

from .kaschlan_state import State, beats, can_lead, complete_defence, joining_order, trumps, unbeaten

# Every fault that a move can have, in the order in which they are told, with the rules behind it.
ORDER = [
    ("the deal is over", ["K73"]),
    ("nothing is led yet", ["K22"]),
    ("no card of the rank to join with", ["K26"]),
    ("four are led, no joining", ["K32"]),
    ("the limit is reached, no joining", ["K33"]),
    ("before its turn", ["K29"]),
    ("has had its turn", ["KA11"]),
    ("the defence has begun or has not begun", ["K28"]),
    ("a move of the defender", ["K43"]),
    ("an own attack by another, or a lead by the defender", ["K51"]),
    ("a led card not held", ["K22"]),
    ("a joining card not held", ["K26"]),
    ("a beating card not held", ["K47"]),
    ("an own card not held", ["K51"]),
    ("its beater not held", ["K52"]),
    ("ranks differ", ["K22"]),
    ("not the led rank", ["K31"]),
    ("own card not of the led rank", ["K51"]),
    ("more than four", ["K32"]),
    ("over the limit", ["K33"]),
    ("own attack over the limit", ["K34"]),
    ("nothing there to beat", ["K46"]),
    ("side suit not beaten", ["K44"]),
    ("trump not beaten", ["K45"]),
    ("own card not beaten", ["K52"]),
    ("done with unbeaten cards", ["K43"]),
    ("nothing to take", ["K61"]),
    ("draw with unbeaten cards", ["K57"]),
    ("draw with five or more", ["K37"]),
    ("draw without stock", ["K41"]),
    ("must beat", ["KA1"]),
    ("own attack before all are beaten", ["KA4"]),
]


def turn_faults(state: State, seat: int, verb: str) -> set[str]:
    if not state.table:
        passing = verb == "done"  # KA26
        return {"nothing is led yet"} if seat != state.turn or passing else set()
    if seat == state.turn:
        return set()
    defending = state.turn == state.defender
    order = joining_order(state)
    if seat == state.defender:  # K28: only after all attackers are done
        return {"the defence has begun or has not begun"}
    if not defending and order.index(seat) > order.index(state.turn or 0):
        return {"before its turn"}
    if seat == state.attacker or can_lead(state, seat):
        return {"the defence has begun or has not begun"} if defending else {"has had its turn"}
    # A joiner passed over since it cannot lead: what is wrong with its lead tells why, else the state does.
    faults = set()
    if verb != "lead":
        if all(card[0] != state.table[0][0][0] for card in state.hands[seat]):
            faults.add("no card of the rank to join with")
        if len(state.table) == 4:
            faults.add("four are led, no joining")
        if len(unbeaten(state)) + 1 > len(state.hands[state.defender]):
            faults.add("the limit is reached, no joining")
    return faults


def role_faults(state: State, seat: int, verb: str) -> set[str]:
    if seat == state.defender:
        return {"an own attack by another, or a lead by the defender"} if verb == "lead" else set()
    if verb in ("beat", "take", "draw"):
        return {"a move of the defender"}
    return {"an own attack by another, or a lead by the defender"} if verb == "own" else set()


def card_faults(state: State, seat: int, verb: str, cards: list[str]) -> set[str]:
    if verb == "lead":
        return lead_faults(state, seat, cards)
    if verb == "beat":
        return beat_faults(state, seat, cards)
    return own_faults(state, seat, cards) if verb == "own" else set()


def lead_faults(state: State, seat: int, cards: list[str]) -> set[str]:
    hand, faults = state.hands[seat], set()
    if any(card not in hand for card in cards) or len(set(cards)) < len(cards):
        faults.add("a led card not held" if seat == state.attacker else "a joining card not held")
    if len({card[0] for card in cards}) > 1:
        faults.add("ranks differ")
    if state.table and any(card[0] != state.table[0][0][0] for card in cards):
        faults.add("not the led rank")
    if len(state.table) + len(cards) > 4:
        faults.add("more than four")
    if len(unbeaten(state)) + len(cards) > len(state.hands[state.defender]):
        faults.add("over the limit")
    return faults


def beat_faults(state: State, seat: int, cards: list[str]) -> set[str]:
    led, beater = cards
    faults = not_beating(state, led, beater)
    if beater not in state.hands[seat]:
        faults.add("a beating card not held")
    if led not in unbeaten(state):
        faults.add("nothing there to beat")
    return faults


def own_faults(state: State, seat: int, cards: list[str]) -> set[str]:
    own, beater = cards
    hand, faults = state.hands[seat], not_beating(state, own, beater)
    if faults:
        faults.add("own card not beaten")
    if own not in hand:
        faults.add("an own card not held")
    if beater not in hand or beater == own:
        faults.add("its beater not held")
    if not state.table or own[0] != state.table[0][0][0]:
        faults.add("own card not of the led rank")
    if len(state.table) + 1 > 4:
        faults.add("more than four")
    if len(unbeaten(state)) + 1 > len(hand) - 1:  # K54
        faults.add("own attack over the limit")
    return faults


def not_beating(state: State, led: str, beater: str) -> set[str]:
    if beats(beater, led, state.trump):
        return set()
    return {"trump not beaten" if led in trumps(state.trump) else "side suit not beaten"}


def ending_faults(state: State, seat: int, verb: str) -> set[str]:
    faults: set[str] = set()
    if seat != state.defender:
        return faults
    if verb == "done" and unbeaten(state):
        faults.add("done with unbeaten cards")
    if verb == "take" and not unbeaten(state):
        faults.add("nothing to take")
    if verb == "draw":
        if unbeaten(state):
            faults.add("draw with unbeaten cards")
        if len(state.hands[seat]) >= 5:
            faults.add("draw with five or more")
        if not state.stock:
            faults.add("draw without stock")
    return faults


def option_faults(state: State, seat: int, verb: str, cards: list[str], found: set[str]) -> set[str]:
    """KA1 and KA4, which speak of a defence under way."""
    hand, left = state.hands[seat], unbeaten(state)
    faults: set[str] = set()
    if state.turn != state.defender or seat != state.defender or not left:
        return faults
    if verb == "own" and state.options["self_attack"] == "when_all_beaten":
        faults.add("own attack before all are beaten")
    # A defence that can still be completed was complete from its beginning, so the position alone tells.
    if state.options["must_beat"] == "full" and complete_defence(left, hand, state.trump):
        if verb == "take":
            faults.add("must beat")
        if verb in ("beat", "own") and not found:  # of a move that is otherwise no move, nothing can be said
            still_left = [led for led in left if led != cards[0]]
            still_held = [card for card in hand if card not in cards]
            if not complete_defence(still_left, still_held, state.trump):
                faults.add("must beat")
    return faults
