"""Random positions and moves of both games, from a seed, to compare two readings of the rules.

Positions are made directly, card by card, not by play: so they reach corners that play seldom does. Every one is
a position that may be read (none of what is refused as a position is in it), in canonical text.
"""

from random import Random

from . import kaschlan, kaschlan_state, kasino, kasino_state
from .kasino_parts import table_value
from .text import PACK, RANKS, SUITS, in_pack_order

KASCHLAN_CHOICES = {
    "must_beat": ["full"],
    "self_attack": ["when_all_beaten"],
    "attacker_out": ["durak"],
    "last_bout": ["play_out"],
}
KASINO_CHOICES = {
    "building": ["off"],
    "hand_values": ["choice", "finnish"],
    "table_ace": ["one"],
    "capture": ["maximal"],
    "build_duty": ["keep_card", "keep_card_no_trail"],
    "raise_own": ["no"],
    "same_value_builds": ["no"],
    "tabbe_on_last_play": ["no"],
    "draw": ["on"],
    "pairs": ["on"],
    "misere": ["on"],
    "target": ["11", "21"],
}


# Kaschlan


def kaschlan_position(random: Random) -> str:
    """A position of Kaschlan, with 2 to 4 seats, any attacker, any trump and any of the options, in one of the phases:

    lead (no card led), attack (the attacker or a joiner may lead on), defend (some led cards beaten, or none, or all,
    own attacks among them, now and then a defender left without cards), over (at the end of a deal, or under
    `play_out` the last bout in progress). The stock is gone in half of them, else 1 to 20 cards. Hands of 1 to 7
    cards, rich in the led rank and in trumps; without a stock some seats are out. Now and then the defender does not
    sit next to the attacker.
    """
    while True:
        state = draft_kaschlan(random)
        if state is not None and sound_kaschlan(state):
            return kaschlan_state.write(state)


def draft_kaschlan(random: Random) -> kaschlan_state.State | None:
    seats, trump = random.choice([2, 2, 3, 3, 4]), random.choice(SUITS)
    phase = random.choice(["lead", "attack", "attack", "defend", "defend", "defend", "over"])
    cards = [card for card in PACK if card[0] in RANKS[5:]]
    random.shuffle(cards)
    rank = random.choice(cards)[0]
    wanted = random.random()  # how likely cards of the led rank and trumps come up early, so that much can happen
    cards.sort(key=lambda card: card[0] == rank and random.random() < wanted, reverse=True)
    order = kaschlan_state.trumps(trump)
    led = [card for card in cards if card[0] == rank][: random.choice([1, 1, 1, 2, 2, 3, 4])]
    table: list[tuple[str, str | None]] = []
    if phase != "lead":
        cards = [card for card in cards if card not in led]
        beaten = random.choice([0.0, 0.5, 1.0]) if phase != "attack" else 0.0
        for card in led:
            beaters = [other for other in cards if kaschlan_state.beats(other, card, trump)]
            beater = random.choice(beaters) if beaters and random.random() < beaten else None
            table.append((card, beater))
            cards = [card for card in cards if card != beater]
    stock: list[str] = []
    if phase != "over" and random.random() < 0.5:
        turn_up = random.choice([card for card in cards if card[1] == trump])
        cards.remove(turn_up)
        size = random.choice([0, 0, 1, 2, 4, 8, 19])
        stock = [cards.pop() for _ in range(min(size, len(cards) - 6 * seats))] + [turn_up]
    hands: list[list[str]] = [[] for _ in range(seats)]
    sizes = [random.choice([1, 2, 3, 4, 5, 5, 6, 7]) for _ in range(seats)]
    if not stock:
        sizes = [random.choice([0, 0, 1, 1, 2, size]) for size in sizes]
    keen = random.random() < 0.5
    for seat in random.sample(range(seats), seats):
        cards.sort(key=lambda card: keen and (card in order[:4] or card[0] == rank) and random.random() < 0.4)
        hands[seat] = [cards.pop() for _ in range(min(sizes[seat], len(cards)))]
    attacker = random.randrange(seats)
    others = [(attacker + step) % seats for step in range(1, seats)]
    holding = [seat for seat in others if hands[seat]]
    defender = holding[0] if holding and random.random() < 0.9 else random.choice(others)
    turn: int | None = defender if phase == "defend" else attacker
    options = dict(kaschlan_state.OPTIONS)
    for name, choices in KASCHLAN_CHOICES.items():
        if random.random() < 0.35:
            options[name] = random.choice(choices)
    state = kaschlan_state.State(trump, hands, table, stock, attacker, defender, turn, options)
    if phase == "attack":
        able = [seat for seat in kaschlan_state.joining_order(state) if kaschlan_state.can_lead(state, seat)]
        if not able:
            return None
        state.turn = random.choice(able)
    if kaschlan_state.over(state):
        state.turn = None
    elif phase == "over":
        state.turn = defender
    return state if kaschlan_state.over(state) == (phase == "over") or random.random() < 0.3 else None


def sound_kaschlan(state: kaschlan_state.State) -> bool:
    """Whether the position may be read: what is refused as a position, put as conditions."""
    if state.stock and state.stock[-1][1] != state.trump:
        return False
    if len(kaschlan_state.unbeaten(state)) > len(state.hands[state.defender]):
        return False
    if state.stock and any(not hand for seat, hand in enumerate(state.hands) if seat != state.defender):
        return False  # readable, but nobody who could draw is without cards
    if state.turn is None:  # nobody holding a card is an end only of a last bout played out
        return any(state.hands) or (state.options["last_bout"] == "play_out" and bool(state.table))
    if not state.table:
        starting = state.hands[state.attacker] and state.hands[state.defender]
        return bool(starting) and state.turn == state.attacker
    if state.turn == state.defender:
        return True
    nothing_beaten = all(beater is None for _, beater in state.table)
    return nothing_beaten and kaschlan_state.can_lead(state, state.turn)


def kaschlan_freed(position: str) -> str:
    """The same position without the options that forbid moves: its legal moves have no other fault."""
    state = kaschlan_state.read(position)
    state.options |= {"must_beat": "free", "self_attack": "always"}
    return kaschlan_state.write(state)


def kaschlan_moves(random: Random, position: str, count: int = 12) -> list[str]:
    """Moves to try at a position: legal ones (also of looser options), such with a card changed or doubled, and any verb
    with cards from the hands, the table and elsewhere, also tried by seats that are not to act. All are good text.
    """
    state = kaschlan_state.read(position)
    known = kaschlan.legal(position) + kaschlan.legal(kaschlan_freed(position))
    near = [card for hand in state.hands for card in hand] + [led for led, _ in state.table] * 2
    near += state.hands[state.turn or 0] * 3 or ["Qd"]
    moves = []
    for _ in range(count):
        verb = random.choice(kaschlan_state.VERBS)
        size = {"lead": random.choice([1, 1, 2, 2, 3, 5]), "beat": 2, "own": 2}.get(verb, 0)
        words = [random.choice(near) for _ in range(size)]
        if verb == "beat" and state.table and random.random() < 0.8:
            words[0] = random.choice(state.table)[0]
        if verb in ("lead", "own") and state.table and random.random() < 0.6:
            words[0] = state.table[0][0][0] + random.choice(SUITS)
        if known and random.random() < 0.5:
            verb, *words = random.choice(known).split()
            if words and random.random() < 0.5:
                words[random.randrange(len(words))] = random.choice(near)
            if verb == "lead" and random.random() < 0.3:
                words.append(random.choice(near))
        prefix = f"{random.randrange(len(state.hands))}: " if random.random() < 0.3 else ""
        moves.append(prefix + " ".join([verb, *words]))
    return moves


# Kasino


def kasino_position(random: Random) -> str:
    """A position of Kasino, with 2 to 4 seats, any dealer, any of the options and their combinations that are allowed:

    0 to 6 loose cards, low ones often, and 0 to 3 builds (ordinary and double, their values and owners at random, two
    of one value now and then) that hands often hold the value of; a stock of whole deals, or in draw casino of any
    size, gone in half of them; hands of 1 to 4 cards, unequal at times, and empty ones beside others; last plays of a
    deal and of the pack; finished packs; piles of cards or counted piles with storan and lillan; tabbar; a last taker
    or none; points of the match. Cards named nowhere are out of play, now and then.
    """
    seats = random.choice([2, 2, 3, 4])
    options = draft_options(random, seats)
    cards = list(PACK)
    random.shuffle(cards)
    if random.random() < 0.5:  # low cards to the front: they make sums
        cards.sort(key=lambda card: table_value(card) + random.randrange(10), reverse=True)
    builds = []
    if options["building"] == "on":
        builds = [draft_build(random, cards, seats, options) for _ in range(random.choice([0, 1, 1, 2, 2, 3]))]
    table = [cards.pop() for _ in range(random.choice([0, 1, 2, 3, 4, 4, 5, 6]) - len(builds) // 2)]
    finished = random.random() < 0.08
    hands = draft_hands(random, cards, seats, [build for build in builds if build is not None], finished)
    random.shuffle(cards)
    stock: list[str] = []
    if not finished and random.random() < 0.5:
        deals = len(cards) // (4 * seats)
        size = random.randrange(len(cards)) if options["draw"] == "on" else 4 * seats * random.randint(0, deals)
        stock = [cards.pop() for _ in range(size)]
    if stock and options["draw"] == "on":  # nobody who could draw is without cards
        hands = [hand or [cards.pop() if cards else stock.pop()] for hand in hands]
    piles = draft_piles(random, cards, seats)
    taken = any(piles.cards)
    last = random.randrange(seats) if taken else None
    state = kasino_state.State(
        hands=hands,
        table=table if not finished or last is None else [],
        builds=[build for build in builds if build is not None] if not finished or last is None else [],
        stock=stock,
        piles=piles,
        tabbar=[random.choice([0, 0, 1, 2]) if taken else 0 for _ in range(seats)],
        last=last,
        turn=None,
        dealer=random.choice([seats - 1, random.randrange(seats)]),
        points=[random.choice([0, 5, 15]) for _ in range(2 if options["pairs"] == "on" else seats)],
        options=options,
    )
    if not kasino_state.over(state):
        state.turn = random.choice([seat for seat in range(seats) if hands[seat]])
        if state.builds and random.random() < 0.5:
            state.builds[0].owner = state.turn
    return kasino_state.write(state)


def draft_options(random: Random, seats: int) -> dict[str, str]:
    likely = random.choice([0.0, 0.15, 0.15, 0.4])
    chosen = {name: random.choice(KASINO_CHOICES[name]) for name in KASINO_CHOICES if random.random() < likely}
    if random.random() < 0.5:  # most of the others only matter where there are builds
        chosen.pop("building", None)
        chosen.pop("misere", None)
    form = random.choices(list(kasino_state.FORMS.values()), weights=[6, 1, 1, 1, 1, 1])[0]
    options = kasino_state.OPTIONS | form | chosen
    if seats != 4:
        options["pairs"] = "off"
    if options["misere"] == "on":
        options |= {"building": "off", "tabbe_on_last_play": "yes"}
    if options["hand_values"] == "finnish":
        options["table_ace"] = "one"
    return options


def draft_build(random: Random, cards: list[str], seats: int, options: dict[str, str]) -> kasino_state.Build | None:
    """A build from the cards, which are taken out; None where chance finds none."""
    values = [3, 5, 6, 7, 8, 8, 9, 9, 10, 11, 12, 13, 14] + ([15, 16] if options["hand_values"] != "off" else [])
    value, parts = random.choice(values), random.choice([1, 1, 1, 2, 2, 3])
    built: list[list[str]] = []
    for _ in range(150):
        left = [card for card in cards if all(card not in part for part in built)]
        size = random.choice([1, 2, 2, 3]) if parts > 1 else random.choice([2, 2, 3])
        part = random.sample(left, min(size, len(left)))
        lone_ace = value == 14 and len(part) == 1 and part[0][0] == "A"
        if sum(table_value(card) for card in part) == value or lone_ace:
            built.append(part)
        if len(built) == parts:
            break
    if len(built) != parts:
        return None
    flat = in_pack_order(card for part in built for card in part)
    for card in flat:
        cards.remove(card)
    return kasino_state.Build(value, parts > 1, flat, random.randrange(seats))


def draft_hands(
    random: Random, cards: list[str], seats: int, builds: list[kasino_state.Build], finished: bool
) -> list[list[str]]:
    if finished:
        return [[] for _ in range(seats)]
    common = random.choice([1, 2, 3, 4, 4])
    sizes = [common if random.random() < 0.8 else random.choice([0, 1, 2, 3, 4]) for _ in range(seats)]
    if not any(sizes):
        sizes[random.randrange(seats)] = 1
    hands: list[list[str]] = [[] for _ in range(seats)]
    for seat, size in enumerate(sizes):
        for _ in range(size):
            held = [table_value(card) for card in hands[seat]]
            wanted = {build.value + more for build in builds for more in [0, *held]}  # to take, to keep, to raise with
            takers = [card for card in cards if table_value(card) in wanted]
            takers += [card for card in cards if card[0] == "A" or card in ("Td", "2s")]
            card = random.choice(takers) if takers and random.random() < 0.5 else random.choice(cards)
            cards.remove(card)
            hands[seat].append(card)
    return hands


def draft_piles(random: Random, cards: list[str], seats: int) -> kasino_state.Piles:
    """Piles from the cards left; some of those may be out of play."""
    counted = random.random() < 0.2
    zeros = [0] * seats
    piles = kasino_state.Piles([[] for _ in zeros], counted, list(zeros), list(zeros), list(zeros), None, None)
    kind = random.choice(["none", "some", "all", "all"])
    for card in cards:
        if kind == "all" or (kind == "some" and random.random() < 0.5):
            piles.add(random.randrange(seats), [card])
    piles.counted = counted and any(piles.cards)
    return piles


def kasino_freed(position: str) -> str:
    """The same position without the options that forbid plays: its legal plays have no other fault."""
    state = kasino_state.read(position)
    names = ["building", "capture", "build_duty", "raise_own", "same_value_builds", "misere"]
    state.options |= {name: kasino_state.OPTIONS[name] for name in names}
    return kasino_state.write(state)


def kasino_moves(random: Random, position: str, count: int = 12) -> list[str]:
    """Plays to try at a position: legal ones (also of looser options), such with a word changed, added or left out, any
    verb with cards and builds from the hands, the table, inside builds and elsewhere, values right and wrong, named values
    of aces, also tried by seats whose turn it is not. All are good text.
    """
    state = kasino_state.read(position)
    known = kasino.legal(position) + kasino.legal(kasino_freed(position))
    hand = state.hands[state.turn or 0] or PACK
    things = state.words() * 4 + [card for build in state.builds for card in build.cards] + random.sample(PACK, 2)
    values = [build.value for build in state.builds] * 2 + [table_value(card) for card in hand] * 3 + list(range(1, 17))
    moves = []
    for _ in range(count):
        verb, card = random.choice(["take", "take", "build", "build", "build", "lay"]), random.choice(hand)
        if random.random() < 0.08:
            card = random.choice(PACK)
        value = [str(random.choice(values))] if verb == "build" else []
        items = [] if verb == "lay" else random.choices(things, k=random.choice([1, 2, 2, 3, 4]))
        if random.random() < 0.8:
            items = list(dict.fromkeys(items))
        if known and random.random() < 0.5:
            verb, card, *words = random.choice(known).split()
            value, items = (words[:1], words[1:]) if verb == "build" else ([], words)
            if verb != "lay" and random.random() < 0.6:
                items = changed(random, items, things)
            if verb == "build" and random.random() < 0.2:
                value = [str(random.choice(values))]
        elif state.builds and random.random() < 0.4:
            verb, value, items = draft_raise(random, state, card)
        if verb == "take" and random.random() < 0.15:
            card += "=" + random.choice(["1", "14", "10", "16", "2", "15", str(table_value(card))])
        random.shuffle(items)
        prefix = f"{random.randrange(len(state.hands))}: " if random.random() < 0.15 else ""
        moves.append(prefix + " ".join([verb, card, *value, *items]))
    return moves


def draft_raise(random: Random, state: kasino_state.State, card: str) -> tuple[str, list[str], list[str]]:
    """A build, ordinary or double, raised by the card, at times with a loose card too or with others gathered."""
    build = random.choice(state.builds)
    more = random.sample(state.table, min(len(state.table), random.choice([0, 0, 0, 1, 2])))
    value = build.value + table_value(card) + (sum(map(table_value, more)) if random.random() < 0.7 else 0)
    return "build", [str(min(value, 16))], [build.word, *more]


def changed(random: Random, items: list[str], things: list[str]) -> list[str]:
    items = list(items)
    way = random.choice(["add", "drop", "swap"])
    if way == "add" or (way == "drop" and len(items) == 1):
        return [*items, random.choice(things)]
    place = random.randrange(len(items))
    return items[:place] + ([] if way == "drop" else [random.choice(things)]) + items[place + 1 :]
