"""The text form of Kaschlan's positions (see ``engine.notation`` for what all games share).

>>> from engine.notation import split
>>> write(read(split("kaschlan?hands=9sTs/Jd7c&trump=C&table=")[1]))
'kaschlan?trump=c&hands=9sTs/7cJd'
"""

from collections.abc import Iterable

from engine.cards import ALL_CARDS, CARD_TEXTS, SHORT_CARDS, SHORT_PACK, SUITS, bits_of, cards_of, cards_text
from engine.deal import shuffle
from engine.kaschlan.dealing import start
from engine.kaschlan.options import CHOICES, DEFAULTS, Options
from engine.kaschlan.options import write as write_options
from engine.kaschlan.problems import problems_of
from engine.kaschlan.state import NO_CARD, Shown, State, View, holders, is_over
from engine.notation import (
    BadPosition,
    BadText,
    Field,
    Problem,
    join,
    parts,
    read_cards,
    read_choice,
    read_hand,
    read_number,
)
from engine.problems import What

NAME = "kaschlan"
POSITION_FIELDS = ("trump", "hands", "table", "stock", "attacker", "defender", "turn")
DEAL_FIELDS = ("deal", "seats", "dealer")


def write(state: Shown) -> str:
    """Canonical text of a state or a view, fields in their order, defaults left out."""
    unseen = state.unseen if isinstance(state, View) else (0,) * len(state.hands)
    unseen_stock = state.unseen_stock if isinstance(state, View) else 0
    fields = [
        ("trump", SUITS[state.trump]),
        (
            "hands",
            "/".join(_write_hand(hand, hidden) for hand, hidden in zip(state.hands, unseen, strict=True)),
        ),
        ("table", ",".join(_write_pair(led, beater) for led, beater in state.table)),
        ("stock", (f"x{unseen_stock}" if unseen_stock else "") + cards_text(state.stock)),
        ("attacker", str(state.attacker or "")),
        (
            "defender",
            "" if state.defender == _next_with_cards(state) else str(state.defender),
        ),
        ("turn", "" if state.turn in (None, _default_turn(state)) else str(state.turn)),
    ]
    return join(NAME, fields + write_options(state.options))


def _write_hand(hand: int, hidden: int) -> str:
    return (f"x{hidden}" if hidden else "") + cards_text(cards_of(hand)) or "-"


def _write_pair(led: int, beater: int) -> str:
    return CARD_TEXTS[led] if beater == NO_CARD else f"{CARD_TEXTS[led]}:{CARD_TEXTS[beater]}"


def read(fields: Iterable[Field]) -> Shown:
    """The state that the fields describe, a view if some cards are unseen.

    BadText with the place, or BadPosition with all that is wrong.
    """
    found = {field.name: field for field in fields}
    names = DEAL_FIELDS if "deal" in found else POSITION_FIELDS
    for field in found.values():
        if field.name not in names and field.name not in Options._fields:
            raise BadText(What.NO_SUCH_FIELD, field.at, field=field.name)
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
        raise BadPosition([Problem(What.NO_SUCH_SEAT, {"field": "dealer", "seat": dealer})])
    return start(options, seats, dealer, shuffle(found["deal"].value, SHORT_PACK))


def _read_seat_count(found: dict[str, Field]) -> int:
    seats = read_number(found["seats"], 99) if "seats" in found else 2
    if not 2 <= seats <= 4:
        raise BadPosition([Problem(What.SEATS, {"count": seats})])
    return seats


def _read_state(found: dict[str, Field], options: Options) -> Shown:
    missing = [Problem(What.MISSING_FIELD, {"field": name}) for name in ("trump", "hands") if name not in found]
    if missing:
        raise BadPosition(missing)
    trump = read_choice(found["trump"]._replace(value=found["trump"].value.lower()), tuple(SUITS))
    hands = [read_hand(found["hands"], ALL_CARDS, part, at) for part, at in parts(found["hands"])]
    table = _read_table(found["table"]) if "table" in found and found["table"].value else []
    lying = found.get("stock", Field("stock", ""))
    stock, unseen_stock = read_hand(lying, ALL_CARDS, lying.value or "-", 0)
    attacker = read_number(found["attacker"], 9) if "attacker" in found else 0
    in_hands = [card for cards, _ in hands for card in cards]
    on_table = [card for pair in table for card in pair if card != NO_CARD]
    _check_places(in_hands + on_table + stock, len(hands), "attacker", attacker)
    shown = View(
        SUITS.index(trump),
        tuple(bits_of(cards) for cards, _ in hands),
        tuple(unseen for _, unseen in hands),
        tuple(table),
        tuple(stock),
        unseen_stock,
        attacker,
        0,
        None,
        options,
    )
    return _with_turn(shown if any(shown.unseen) or unseen_stock else _seen(shown), found)


def _seen(view: View) -> State:
    """The state that a view with nothing unseen is."""
    whole = view._asdict()
    del whole["unseen"], whole["unseen_stock"]
    return State(**whole)


def _check_places(named: list[int], seats: int, field: str, seat: int) -> None:
    """BadPosition if the cards or a seat cannot be."""
    problems = _pack_problems(named, seats)
    if seat >= seats:
        problems.append(Problem(What.NO_SUCH_SEAT, {"field": field, "seat": seat}))
    if problems:
        raise BadPosition(problems)


def _with_turn(shown: Shown, found: dict[str, Field]) -> Shown:
    """With the defender and the turn as they are written, or as they follow; BadPosition with all that is wrong."""
    defender = read_number(found["defender"], 9) if "defender" in found else _default_defender(shown)
    _check_places([], len(shown.hands), "defender", defender)
    shown = shown._replace(defender=defender)
    turn = read_number(found["turn"], 9) if "turn" in found else None
    if not is_over(shown):
        shown = shown._replace(turn=_default_turn(shown) if turn is None else turn)
    problems = problems_of(shown, turn)
    if problems:
        raise BadPosition(problems)
    return shown


def _read_table(field: Field) -> list[tuple[int, int]]:
    """Led cards in order, a beaten one with its beater: ``8d:Kd``."""
    table = []
    for part, at in parts(field, ","):
        pair = field._replace(value=part, at=field.at + at)
        cards = [read_cards(pair, ALL_CARDS, text, offset) for text, offset in parts(pair, ":")]
        if len(cards) > 2 or any(len(one) != 1 for one in cards):
            raise BadText(What.NOT_A_PAIR, pair.at, field=field.name, word=part)
        table.append((cards[0][0], cards[1][0] if len(cards) == 2 else NO_CARD))
    return table


def _pack_problems(named: list[int], seats: int) -> list[Problem]:
    """What is wrong with the cards and seats as such."""
    twice = tuple(card for card in cards_of(bits_of(named)) if named.count(card) > 1)
    foreign = cards_of(bits_of(named) & ~SHORT_CARDS)
    problems = []
    if not 2 <= seats <= 4:
        problems.append(Problem(What.SEATS, {"count": seats}))
    if twice:
        problems.append(Problem(What.CARD_TWICE, {"cards": twice}))
    if foreign:
        problems.append(Problem(What.NOT_IN_THIS_PACK, {"cards": foreign}))
    return problems


def _next_with_cards(state: Shown) -> int | None:
    """The seat that defends where the text does not say: the next with cards after the attacker; None if none has."""
    holding = holders(state)
    seats = len(state.hands)
    after = ((state.attacker + distance) % seats for distance in range(1, seats))
    return next((seat for seat in after if seat in holding), None)


def _default_defender(state: Shown) -> int:
    found = _next_with_cards(state)
    return (state.attacker + 1) % len(state.hands) if found is None else found


def _default_turn(state: Shown) -> int:
    return state.defender if state.table else state.attacker
