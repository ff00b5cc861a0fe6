"""Kasino from its rules alone, text in and text out. Numbers in comments are rules and rulings."""

from .kasino_faults import ORDER, build_faults, duty_faults, item_faults, misere_faults, option_faults, take_faults
from .kasino_parts import can_build, can_take_something, captures, fits, hand_values, holds, makes_tabbe, subsets
from .kasino_state import VERBS, Build, State, over, parse, read, score, write
from .text import PLACE, told

Play = tuple[str, str, int, list[str]]  # verb, hand card, announced value (0 where there is none), items


def legal(position: str) -> list[str]:
    state = read(position)
    if over(state) or state.turn is None:
        return []
    possible = plays(state, state.turn)
    dutiful = [play for play in possible if not duty_faults(state, state.turn, play[0], play[1], play[3])]
    return [write_play(play) for play in sorted(dutiful or possible, key=place)]  # duties may lapse


def check(position: str, move: str) -> list[str]:
    state = read(position)
    seat, verb, card, value, items = parse(state, move)
    if over(state) or state.turn is None:
        return told({"the pack is over"}, ORDER)  # nothing else can be judged then
    seat = state.turn if seat is None else seat
    faults = item_faults(state, verb, items)
    sound = not faults  # what is not on the table cannot be added up
    if seat != state.turn:
        faults.add("not the seat's turn")
    if card not in state.hands[seat]:
        faults.add("not held")
    if verb == "take" and value is not None and value not in hand_values(state, card):
        faults.add("not a value of the card")
    if verb == "take" and sound:
        faults |= take_faults(state, card, value, items)
    if verb == "build" and value is not None:
        faults |= build_faults(state, seat, card, value, items if sound else None)
    if card in state.hands[seat] and sound:
        broken = duty_faults(state, seat, verb, card, items)
        if broken and any(not duty_faults(state, seat, *play[:2], play[3]) for play in plays(state, seat)):
            faults |= broken
    faults |= misere_faults(state, seat, verb, card, items)
    return told(faults, ORDER)


def apply(position: str, move: str) -> str:
    state = read(position)
    _, verb, card, value, items = parse(state, move)
    assert state.turn is not None
    seat = state.turn
    state.hands[seat].remove(card)
    cards = [one for word in items for one in word.split(".")]
    # One part makes an ordinary build, more make a double one; one build gathered beside the card is a part.
    double = verb == "build" and not fits(state, [card, *items], value or 0, card)
    if verb != "lay":
        state.table = [loose for loose in state.table if loose not in items]
        state.builds = [build for build in state.builds if build.word not in items]
    if verb == "take":
        state.piles.add(seat, [card, *cards])  # C38, C39
        state.last = seat
        last_play = not any(state.hands) and not state.stock
        counts = state.options["tabbe_on_last_play"] == "yes" or not last_play  # CA20
        if not state.table and not state.builds and counts:  # C60, C62, C65, CA30
            state.tabbar[seat] += 1
    elif verb == "build":
        state.builds.append(Build(value or 0, double, [card, *cards], seat))  # CA34
    else:
        state.table.append(card)  # C57
    if state.options["draw"] == "on" and state.stock:  # C83, CA31
        state.hands[seat].append(state.stock.pop(0))
    go_on(state, seat)
    return write(state)


def outcome(position: str) -> dict[str, list[int]] | None:
    state = read(position)
    return {"points": score(state)} if over(state) else None


# Plays


def plays(state: State, seat: int) -> list[Play]:
    """Everything a seat may play, duties aside (C28)."""
    hand = state.hands[seat]
    found = takes(state, hand)
    if state.options["misere"] == "on" and any(makes_tabbe(state, card) for card in hand):  # CA38
        return [play for play in found if len(play[3]) == len(state.words())]
    if state.options["building"] == "on":  # C40
        found += builds(state, seat)
    for card in hand:
        if state.options["misere"] == "off" or not can_take_something(state, card):  # CA2; CA37
            found.append(("lay", card, 0, []))
    return found


def takes(state: State, hand: list[str]) -> list[Play]:
    found: list[Play] = []
    for card in hand:
        for value in hand_values(state, card):
            for items in captures(state, value):
                play: Play = ("take", card, 0, items)
                if play not in found:  # an ace may take the same as 1 and as 14
                    found.append(play)
    return found


def builds(state: State, seat: int) -> list[Play]:
    """C42 and CA17: only values of which a card is kept in one's own hand."""
    found: list[Play] = []
    for card in state.hands[seat]:
        kept = [other for other in state.hands[seat] if other != card]
        for value in [value for value in range(1, 17) if holds(state, kept, value)]:
            found += [
                ("build", card, value, items)
                for items in subsets(state.words())
                if can_build(state, card, value, items) and not option_faults(state, seat, value, items)
            ]
    return found


def place(play: Play) -> tuple[int, int, int, list[tuple[bool, int]]]:
    """Verbs in their order, then word by word: loose cards in pack order, builds after them."""
    verb, card, value, items = play
    return VERBS.index(verb), PLACE[card], value, [("." in word, PLACE[word[:2]]) for word in items]


def write_play(play: Play) -> str:
    verb, card, value, items = play
    return " ".join([verb, card, *([str(value)] if value else []), *items])


# Turns and deals


def go_on(state: State, seat: int) -> None:
    """The next turn, the next deal, or the end of the pack."""
    seats = len(state.hands)
    if any(state.hands):
        order = [(seat + step) % seats for step in range(1, seats + 1)]
        state.turn = next(other for other in order if state.hands[other])  # C20, CA35; empty hands are passed over
    elif state.stock:
        for step in range(1, seats + 1):  # C21, C22: four to each from the dealer's left
            state.hands[(state.dealer + step) % seats] = state.stock[:4]
            state.stock = state.stock[4:]
        state.turn = (state.dealer + 1) % seats  # C19
    else:
        state.turn = None
        if state.last is not None:  # C66, C68, CA41; CA23: else they stay where they are
            state.piles.add(state.last, state.table + [card for build in state.builds for card in build.cards])
            state.table, state.builds = [], []
