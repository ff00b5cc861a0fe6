"""The text form of Kaschlan's positions and moves (see ``engine.notation`` for what all games share).

>>> from engine.notation import split
>>> write(read(split("kaschlan?hands=9sTs/Jd7c&trump=C&table=")[1]))
'kaschlan?trump=c&hands=9sTs/7cJd'
>>> write_move(read_move("1: BEAT 10s kd")[1])
'beat Ts Kd'
"""

from collections.abc import Iterable

from engine.cards import ALL_CARDS, CARD_TEXTS, SHORT_CARDS, SHORT_PACK, SUITS, bits_of, cards_of, cards_text
from engine.deal import shuffle
from engine.kaschlan.moves import Move
from engine.kaschlan.problems import problems_of
from engine.kaschlan.state import CHOICES, DEFAULTS, NO_CARD, Options, State, holders, is_over, start
from engine.notation import (
    BadPosition,
    BadText,
    Field,
    Problem,
    join,
    parts,
    read_card_word,
    read_cards,
    read_choice,
    read_hand,
    read_number,
    split_seat,
    words,
)

NAME = "kaschlan"
POSITION_FIELDS = ("trump", "hands", "table", "stock", "attacker", "defender", "turn")
DEAL_FIELDS = ("deal", "seats", "dealer")
_CARD_COUNTS = {
    "lead": (1, len(SHORT_PACK)),
    "beat": (2, 2),
    "own": (2, 2),
    "draw": (0, 0),
    "take": (0, 0),
    "done": (0, 0),
}
"""How many cards a verb takes, at least and at most; that no more than four may be led is a rule (K32)."""


# Positions


def write(state: State) -> str:
    """Canonical text of a state, fields in their order, defaults left out."""
    unseen = state.unseen or (0,) * (len(state.hands) + 1)
    fields = [
        ("trump", SUITS[state.trump]),
        (
            "hands",
            "/".join(_write_hand(hand, hidden) for hand, hidden in zip(state.hands, unseen[:-1], strict=True)),
        ),
        ("table", ",".join(_write_pair(led, beater) for led, beater in state.table)),
        ("stock", (f"x{unseen[-1]}" if unseen[-1] else "") + cards_text(state.stock)),
        ("attacker", str(state.attacker or "")),
        (
            "defender",
            "" if state.defender == _next_with_cards(state) else str(state.defender),
        ),
        ("turn", "" if state.turn in (None, _default_turn(state)) else str(state.turn)),
    ]
    fields += [
        (name, value)
        for name, value, default in zip(Options._fields, state.options, DEFAULTS, strict=True)
        if value != default
    ]
    return join(NAME, fields)


def _write_hand(hand: int, hidden: int) -> str:
    return (f"x{hidden}" if hidden else "") + cards_text(cards_of(hand)) or "-"


def _write_pair(led: int, beater: int) -> str:
    return CARD_TEXTS[led] if beater == NO_CARD else f"{CARD_TEXTS[led]}:{CARD_TEXTS[beater]}"


def read(fields: Iterable[Field]) -> State:
    """The state that the fields describe; BadText with the place, or BadPosition with all that is wrong."""
    found = {field.name: field for field in fields}
    names = DEAL_FIELDS if "deal" in found else POSITION_FIELDS
    for field in found.values():
        if field.name not in names and field.name not in Options._fields:
            raise BadText("unknown_field", field.at, field=field.name)
    options = Options(*(_read_option(found, name) for name in Options._fields))
    if "deal" in found:
        return _read_deal(found, options)
    return _read_state(found, options)


def _read_option(found: dict[str, Field], name: str) -> str:
    field = found.get(name)
    return read_choice(field, CHOICES[name]) if field else str(getattr(DEFAULTS, name))


def _read_deal(found: dict[str, Field], options: Options) -> State:
    seats = _read_seat_count(found)
    dealer = read_number(found["dealer"], 3) if "dealer" in found else seats - 1
    if dealer >= seats:
        raise BadPosition([Problem("no_such_seat", (("field", "dealer"), ("seat", dealer)))])
    return start(options, seats, dealer, shuffle(found["deal"].value, SHORT_PACK))


def _read_seat_count(found: dict[str, Field]) -> int:
    seats = read_number(found["seats"], 99) if "seats" in found else 2
    if not 2 <= seats <= 4:
        raise BadPosition([Problem("seats", (("seats", str(seats)),))])
    return seats


def _read_state(found: dict[str, Field], options: Options) -> State:
    missing = [Problem("missing_field", (("field", name),)) for name in ("trump", "hands") if name not in found]
    if missing:
        raise BadPosition(missing)
    trump = read_choice(found["trump"]._replace(value=found["trump"].value.lower()), tuple(SUITS))
    hands = [read_hand(found["hands"], ALL_CARDS, part, at) for part, at in parts(found["hands"])]
    table = _read_table(found["table"]) if "table" in found and found["table"].value else []
    lying = found.get("stock", Field("stock", ""))
    stock, hidden_stock = read_hand(lying, ALL_CARDS, lying.value or "-", 0)
    unseen = (*(hidden for _, hidden in hands), hidden_stock)
    attacker = read_number(found["attacker"], 9) if "attacker" in found else 0
    state = State(
        SUITS.index(trump),
        tuple(bits_of(cards) for cards, _ in hands),
        tuple(table),
        tuple(stock),
        attacker,
        0,
        None,
        options,
        unseen if any(unseen) else (),
    )
    named = (
        [card for cards, _ in hands for card in cards] + [card for pair in table for card in pair if card >= 0] + stock
    )
    problems = _pack_problems(named, len(hands))
    if attacker >= len(hands):
        problems.append(Problem("no_such_seat", (("field", "attacker"), ("seat", attacker))))
    if problems:
        raise BadPosition(problems)
    defender = read_number(found["defender"], 9) if "defender" in found else _default_defender(state)
    state = state._replace(defender=defender)
    if defender >= len(hands):
        raise BadPosition([Problem("no_such_seat", (("field", "defender"), ("seat", defender)))])
    turn = read_number(found["turn"], 9) if "turn" in found else None
    if not is_over(state):
        state = state._replace(turn=_default_turn(state) if turn is None else turn)
    problems = problems_of(state, turn)
    if problems:
        raise BadPosition(problems)
    return state


def _read_table(field: Field) -> list[tuple[int, int]]:
    """Led cards in order, a beaten one with its beater: ``8d:Kd``."""
    table = []
    for part, at in parts(field, ","):
        pair = field._replace(value=part, at=field.at + at)
        cards = [read_cards(pair, ALL_CARDS, text, offset) for text, offset in parts(pair, ":")]
        if len(cards) > 2 or any(len(one) != 1 for one in cards):
            raise BadText("not_a_pair", pair.at, field=field.name, word=part)
        table.append((cards[0][0], cards[1][0] if len(cards) == 2 else NO_CARD))
    return table


def _pack_problems(named: list[int], seats: int) -> list[Problem]:
    """What is wrong with the cards and seats as such."""
    twice = tuple(card for card in cards_of(bits_of(named)) if named.count(card) > 1)
    foreign = cards_of(bits_of(named) & ~SHORT_CARDS)
    problems = []
    if not 2 <= seats <= 4:
        problems.append(Problem("seats", (("seats", str(seats)),)))
    if twice:
        problems.append(Problem("card_twice", (("cards", twice),)))
    if foreign:
        problems.append(Problem("not_in_this_pack", (("cards", foreign),)))
    return problems


def _next_with_cards(state: State) -> int | None:
    """The seat that defends where the text does not say: the next with cards after the attacker; None if none has."""
    holding = holders(state)
    seats = len(state.hands)
    after = ((state.attacker + distance) % seats for distance in range(1, seats))
    return next((seat for seat in after if seat in holding), None)


def _default_defender(state: State) -> int:
    found = _next_with_cards(state)
    return (state.attacker + 1) % len(state.hands) if found is None else found


def _default_turn(state: State) -> int:
    return state.defender if state.table else state.attacker


# Moves


def write_move(move: Move) -> str:
    """Canonical text of a move; cards led together in pack order."""
    cards = sorted(move.cards) if move.verb == "lead" else move.cards
    return " ".join([move.verb, *(CARD_TEXTS[card] for card in cards)])


def read_move(text: str) -> tuple[int | None, Move]:
    """A move and the seat that tries it, if named; BadText with the offset."""
    seat, rest, offset = split_seat(text)
    found = words(rest)
    if not found:
        raise BadText("no_move", offset)
    (verb, at), *cards = found
    verb = verb.lower()
    if verb not in _CARD_COUNTS:
        raise BadText("not_a_verb", offset + at, word=verb)
    fewest, most = _CARD_COUNTS[verb]
    if len(cards) < fewest:
        raise BadText("too_few_words", offset + len(rest), word=verb)
    if len(cards) > most:
        raise BadText("too_many_words", offset + cards[most][1], word=cards[most][0])
    return seat, Move(verb, tuple(read_card_word(word, offset + at, SHORT_CARDS) for word, at in cards))
