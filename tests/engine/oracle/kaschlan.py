"""Kaschlan from its rules alone, text in and text out. Numbers in comments are rules and rulings."""

from itertools import combinations, permutations

from .kaschlan_faults import ORDER, card_faults, ending_faults, option_faults, role_faults, turn_faults
from .kaschlan_state import (
    VERBS,
    State,
    beats,
    can_lead,
    complete_defence,
    joining_order,
    over,
    parse,
    read,
    unbeaten,
    write,
)
from .text import PLACE, in_pack_order, told


def legal(position: str) -> list[str]:
    state = read(position)
    if over(state) or state.turn is None:
        return []
    moves = attacks(state, state.turn) if state.turn != state.defender else defences(state)
    return sorted(moves, key=lambda m: (VERBS.index(m.split()[0]), [PLACE[card] for card in m.split()[1:]]))


def check(position: str, move: str) -> list[str]:
    state = read(position)
    seat, verb, cards = parse(state, move)
    if over(state) or state.turn is None:
        return told({"the deal is over"}, ORDER)  # nothing else can be judged then
    seat = state.turn if seat is None else seat
    faults = turn_faults(state, seat, verb) | role_faults(state, seat, verb)
    if not role_faults(state, seat, verb):  # the rest speaks of moves that the role has
        faults |= card_faults(state, seat, verb, cards) | ending_faults(state, seat, verb)
        faults |= option_faults(state, seat, verb, cards, faults)
    return told(faults, ORDER)


def apply(position: str, move: str) -> str:
    state = read(position)
    _, verb, cards = parse(state, move)
    assert state.turn is not None
    seat, hand = state.turn, state.hands[state.turn]
    if verb == "lead":
        for card in in_pack_order(cards):
            hand.remove(card)
            state.table.append((card, None))
        draw(state, seat)  # K24, KA7; K42 follows: whoever leads first draws first
        if not can_lead(state, seat):
            pass_turn(state, seat)
    elif verb == "done" and seat != state.defender:
        pass_turn(state, seat)
    elif verb == "beat":
        hand.remove(cards[1])
        state.table = [(led, cards[1] if led == cards[0] else beater) for led, beater in state.table]
    elif verb == "own":  # KA5: card and beater in one
        hand.remove(cards[0])
        hand.remove(cards[1])
        state.table.append((cards[0], cards[1]))
    elif verb == "draw":
        draw(state, seat)
    elif verb == "take":  # K61, K62, K63
        hand += unbeaten(state)
        end_bout(state, succeeded=False)
    elif verb == "done":
        draw(state, seat)  # K57, KA7
        end_bout(state, succeeded=True)
    return write(state)


def outcome(position: str) -> dict[str, int | None] | None:
    state = read(position)
    if not over(state):
        return None
    holders = [seat for seat, hand in enumerate(state.hands) if hand]
    return {"loser": holders[0] if holders else None}  # K74; KA20: both out is a draw


# Moves


def attacks(state: State, seat: int) -> list[str]:
    moves = ["done"] if state.table else []  # KA26: no passing before the lead
    for count in (1, 2, 3, 4):
        for cards in combinations(in_pack_order(state.hands[seat]), count):
            ranks = {card[0] for card in cards} | {led[0] for led, _ in state.table}
            if len(ranks) > 1:  # K22, K31
                continue
            if len(state.table) + count > 4:  # K32
                continue
            if len(unbeaten(state)) + count > len(state.hands[state.defender]):  # K33, K35, KA37
                continue
            moves.append("lead " + " ".join(cards))
    return moves


def defences(state: State) -> list[str]:
    hand, left = state.hands[state.defender], unbeaten(state)
    moves = beating_moves(state) + own_attacks(state)
    if left and not defence_forced(state):
        moves.append("take")
    if not left and len(hand) < 5 and state.stock:
        moves.append("draw")
    if not left:
        moves.append("done")
    return moves


def defence_forced(state: State) -> bool:
    """KA1 with `must_beat=full`. A defence that can still be completed was complete when it began."""
    hand = state.hands[state.defender]
    return state.options["must_beat"] == "full" and complete_defence(unbeaten(state), hand, state.trump)


def beating_moves(state: State) -> list[str]:
    hand, left, moves = state.hands[state.defender], unbeaten(state), []
    for led in left:
        for card in hand:
            if not beats(card, led, state.trump):  # K44, K45
                continue
            others_left = [other for other in left if other != led]
            others_held = [other for other in hand if other != card]
            if defence_forced(state) and not complete_defence(others_left, others_held, state.trump):
                continue
            moves.append(f"beat {led} {card}")
    return moves


def own_attacks(state: State) -> list[str]:
    hand, left, moves = state.hands[state.defender], unbeaten(state), []
    if len(left) + 1 > len(hand) - 1:  # K54, KA13
        return []
    if left and state.options["self_attack"] == "when_all_beaten":  # KA4
        return []
    for own, beater in permutations(hand, 2):  # KA5; KA6: any card of the rank in hand
        if own[0] != state.table[0][0][0] or not beats(beater, own, state.trump):  # K51, K52
            continue
        others_held = [card for card in hand if card not in (own, beater)]
        if defence_forced(state) and not complete_defence(left, others_held, state.trump):
            continue
        moves.append(f"own {own} {beater}")
    return moves


def draw(state: State, seat: int) -> None:
    while len(state.hands[seat]) < 5 and state.stock:  # K36, K37, K40, KA8
        state.hands[seat].append(state.stock.pop(0))


def pass_turn(state: State, seat: int) -> None:
    """To the next attacking seat that can lead; when there is none, to the defender (K26, K28, KA11)."""
    order = joining_order(state)
    able = [later for later in order[order.index(seat) + 1 :] if can_lead(state, later)]
    state.turn = able[0] if able else state.defender


# Ends


def end_bout(state: State, succeeded: bool) -> None:
    """The table is cleared and the roles move on (K59 to K75)."""
    state.table = []
    if over(state):  # only under play_out: roles stay as they stood
        return
    attacker_out = not state.hands[state.attacker]
    defender_out = not state.hands[state.defender]
    durak = succeeded and state.options["attacker_out"] == "durak"  # KA18
    if attacker_out and defender_out:  # K72
        state.attacker = neighbour(state, state.defender, 1, but=None)
        state.defender = neighbour(state, state.attacker, 1, but=None)
    elif defender_out:  # K71
        state.defender = neighbour(state, state.defender, 1, but=state.attacker)
    elif attacker_out and not durak:  # K69, K70, KA17, KA18; the defender stays (K75)
        state.attacker = neighbour(state, state.attacker, -1, but=state.defender)
    elif succeeded:  # K60
        state.attacker = state.defender
        state.defender = neighbour(state, state.attacker, 1, but=None)
    state.turn = state.attacker  # a failed defence with the attacker still in changes nothing (K65)


def neighbour(state: State, seat: int, step: int, but: int | None) -> int:
    """The nearest other seat that holds cards, to the left (1) or to the right (-1)."""
    seats = len(state.hands)
    for distance in range(1, seats):
        other = (seat + step * distance) % seats
        if state.hands[other] and other != but:
            return other
    raise ValueError("nobody else holds cards")
