"""Positions of Kaschlan made card by card, most of which no deal ever reaches, but all of which can be read."""

from random import Random

from engine.cards import CARD_TEXTS, RANK_BITS, SHORT_CARDS, SHORT_PACK, cards_of, rank
from engine.games import read_position
from engine.kaschlan import CHOICES, State
from engine.kaschlan.beating import BEATERS
from engine.notation import BadPosition


def text(random: Random) -> str:
    """A position's text: any hand sizes, seats, roles, options, table, stock; not always one that can be."""
    seats = random.choice((2, 3, 4))
    pack = random.sample(SHORT_PACK, 32)
    trump = random.randrange(4)
    table = []
    if random.random() < 0.7:
        one = rank(pack[0])
        lying = random.sample(cards_of(RANK_BITS[one] & SHORT_CARDS), random.choice((1, 1, 2, 2, 3, 4)))
        pack = [card for card in pack if card not in lying]
        for led in lying:
            able = [card for card in pack if BEATERS[trump][led] >> card & 1]
            beater = random.choice(able) if able and random.random() < 0.4 else None
            if beater is not None:
                pack.remove(beater)
            table.append(CARD_TEXTS[led] + ("" if beater is None else f":{CARD_TEXTS[beater]}"))
    hands = []
    for _ in range(seats):
        size = random.choice((0, 1, 1, 2, 3, 4, 5, 5, 6, 8))
        hands.append("".join(CARD_TEXTS[card] for card in pack[:size]) or "-")
        pack = pack[size:]
    stock = ""
    turn_up = next((card for card in pack if card // 13 == trump), None)
    if turn_up is not None and random.random() < 0.5:
        pack.remove(turn_up)
        stock = "".join(CARD_TEXTS[card] for card in [*pack[: random.choice((0, 0, 1, 3, 9))], turn_up])
    fields = [f"trump={'cdhs'[trump]}", f"hands={'/'.join(hands)}", f"table={','.join(table)}", f"stock={stock}"]
    fields += [
        f"{role}={random.randrange(seats)}" for role in ("attacker", "defender", "turn") if random.random() < 0.5
    ]
    fields += [f"{name}={random.choice(choices)}" for name, choices in CHOICES.items()]
    return "kaschlan?" + "&".join(fields)


def position(random: Random) -> State:
    """A state that such a text describes."""
    while True:
        try:
            state = read_position(text(random))[1]
        except BadPosition:
            continue
        assert isinstance(state, State)
        return state
