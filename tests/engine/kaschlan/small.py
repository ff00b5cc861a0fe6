"""Small positions of Kaschlan with known cards: few ranks, so that much can happen, in every phase of a bout."""

from random import Random

from engine.cards import SHORT_PACK, bits_of, rank, suit
from engine.kaschlan.beating import BEATERS
from engine.kaschlan.options import CHOICES, Options
from engine.kaschlan.problems import problems_of
from engine.kaschlan.state import NO_CARD, State, is_over


def position(random: Random, seats: int, most: int) -> State:
    """A position that may be read and is not over, with at most so many cards in a hand, under any of the options."""
    while True:
        state = _draft(random, seats, most)
        if not is_over(state) and not problems_of(state, state.turn):
            return state


def _draft(random: Random, seats: int, most: int) -> State:
    trump = random.randrange(4)
    ranks = random.sample(range(7, 15), random.choice((2, 3, 4, 8)))
    pack = [card for card in SHORT_PACK if rank(card) in ranks]
    random.shuffle(pack)
    table = []
    if random.random() < 0.5:
        led = [card for card in pack if rank(card) == rank(pack[0])][: random.choice((1, 1, 2, 3))]
        pack = [card for card in pack if card not in led]
        beaten = random.choice((0.0, 0.5, 1.0))
        for card in led:
            able = [other for other in pack if BEATERS[trump][card] >> other & 1]
            beater = able[0] if able and random.random() < beaten else NO_CARD
            pack = [other for other in pack if other != beater]
            table.append((card, beater))
    stock: tuple[int, ...] = ()
    turn_ups = [card for card in pack if suit(card) == trump]
    if turn_ups and random.random() < 0.4:
        pack.remove(turn_ups[0])
        size = random.choice((0, 1, 2, 3))
        stock, pack = (*pack[:size], turn_ups[0]), pack[size:]
    hands = []
    for _ in range(seats):
        size = random.randint(0 if random.random() < 0.1 else 1, most)
        hands.append(bits_of(pack[:size]))
        pack = pack[size:]
    attacker, defender = random.sample(range(seats), 2)
    turn = random.choice((defender, *range(seats))) if table else attacker
    options = Options(*(random.choice(choices) for choices in CHOICES.values()))
    return State(trump, tuple(hands), tuple(table), stock, attacker, defender, turn, options)
