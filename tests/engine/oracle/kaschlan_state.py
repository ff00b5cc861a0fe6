"""A Kaschlan position: reading it, writing it, and what can be seen at a glance."""

from dataclasses import dataclass
from itertools import permutations

from .text import (
    RANKS,
    BadText,
    in_pack_order,
    read_card,
    read_cards,
    read_fields,
    read_move,
    write_cards,
    write_fields,
)

OPTIONS = {
    "must_beat": "free",
    "self_attack": "always",
    "attacker_out": "right_neighbour",
    "last_bout": "immediate",
}
VERBS = ["lead", "beat", "own", "draw", "take", "done"]


@dataclass
class State:
    trump: str
    hands: list[list[str]]
    table: list[tuple[str, str | None]]  # led card and the card that beats it
    stock: list[str]  # next card first, the turn-up last
    attacker: int
    defender: int
    turn: int | None
    options: dict[str, str]


# What beats what


def trumps(trump: str) -> list[str]:
    """All trumps, highest first (K7, K8, K9)."""
    return ["Qd"] + [rank + trump for rank in "AKQJT987" if rank + trump != "Qd"]


def beats(card: str, led: str, trump: str) -> bool:
    order = trumps(trump)
    if led in order:  # K45
        return card in order and order.index(card) < order.index(led)
    if card in order:  # K44
        return True
    return card[1] == led[1] and RANKS.index(card[0]) > RANKS.index(led[0])  # K44, K49


def unbeaten(state: State) -> list[str]:
    return [led for led, beater in state.table if beater is None]


def complete_defence(led: list[str], hand: list[str], trump: str) -> bool:
    """Whether every led card can get a beater of its own."""
    return any(
        all(beats(beater, card, trump) for beater, card in zip(beaters, led, strict=True))
        for beaters in permutations(hand, len(led))
    )


def can_lead(state: State, seat: int) -> bool:
    """Whether a seat can lead one more card of the rank (K31, K32, K33, K35)."""
    return (
        any(card[0] == state.table[0][0][0] for card in state.hands[seat])
        and len(state.table) < 4
        and len(unbeaten(state)) + 1 <= len(state.hands[state.defender])
    )


def joining_order(state: State) -> list[int]:
    """The attacker, then clockwise, without the defender (K29, KA27)."""
    seats = len(state.hands)
    order = [(state.attacker + step) % seats for step in range(seats)]
    return [seat for seat in order if seat != state.defender]


def over(state: State) -> bool:
    """K73 as KA24 has it: no stock and at most one seat holding cards."""
    holders = [seat for seat, hand in enumerate(state.hands) if hand]
    if state.stock or len(holders) > 1:
        return False
    playing_out = state.options["last_bout"] == "play_out" and bool(state.table) and holders == [state.defender]
    return not playing_out  # KA20


def parse(state: State, move: str) -> tuple[int | None, str, list[str]]:
    seat, (verb, *words) = read_move(move, len(state.hands))
    cards = [read_card(word) for word in words]
    lengths = {"beat": 2, "own": 2, "draw": 0, "take": 0, "done": 0}
    if verb not in VERBS or any(card[0] in "23456" for card in cards):
        raise BadText(move)
    if len(cards) != lengths.get(verb, len(cards)) or (verb == "lead" and not cards):
        raise BadText(move)
    return seat, verb, cards


def read(position: str) -> State:
    fields = read_fields(position, "kaschlan")
    if any(key not in ("trump", "hands", "table", "stock", "attacker", "defender", "turn", *OPTIONS) for key in fields):
        raise BadText(position)
    hands = [read_cards(hand) for hand in fields["hands"].split("/")]
    table: list[tuple[str, str | None]] = []
    for word in fields.get("table", "").split(","):
        led, _, beater = word.partition(":")
        if led:
            table.append((read_card(led), read_card(beater) if beater else None))
    attacker = int(fields.get("attacker", "0"))
    defender = int(fields["defender"]) if "defender" in fields else usual_defender(hands, attacker)
    if defender is None:
        raise BadText("no defender: " + position)
    state = State(
        trump=fields["trump"].lower(),
        hands=hands,
        table=table,
        stock=read_cards(fields.get("stock", "")),
        attacker=attacker,
        defender=defender,
        turn=int(fields.get("turn", defender if table else attacker)),
        options={name: fields.get(name, default) for name, default in OPTIONS.items()},
    )
    if over(state):
        state.turn = None
    return state


def usual_defender(hands: list[list[str]], attacker: int) -> int | None:
    """The next seat with cards; None where nobody but the attacker holds any."""
    seats = [(attacker + step) % len(hands) for step in range(1, len(hands))]
    return next((seat for seat in seats if hands[seat]), None)


def write(state: State) -> str:
    usual_turn = state.defender if state.table else state.attacker
    hide_turn = over(state) or state.turn == usual_turn
    fields = [
        ("trump", state.trump),
        ("hands", "/".join(write_cards(in_pack_order(hand)) for hand in state.hands)),
        ("table", ",".join(led + (f":{beater}" if beater else "") for led, beater in state.table)),
        ("stock", "".join(state.stock)),
        ("attacker", str(state.attacker) if state.attacker else ""),
        (
            "defender",
            "" if state.defender == usual_defender(state.hands, state.attacker) else str(state.defender),
        ),
        ("turn", "" if hide_turn else str(state.turn)),
    ]
    fields += [(name, value) for name, value in state.options.items() if value != OPTIONS[name]]
    return write_fields("kaschlan", fields)
