"""A finished pack of Kasino: the piles turned up and, while it is counted, what counts and the points so far."""

from typing import NamedTuple
from urllib.parse import quote

from htpy import Element, Node, div, p, section, span, strong, table, tbody, td, th, thead, tr

from engine.cards import PACK, SUIT_BITS, bits_of, cards_of
from engine.game import NO_FACTS, Event
from engine.kasino.counting import counting
from engine.kasino.state import Shown, State, tallies
from widgets.say import Words
from widgets.say.telling.kasino import ROW_OF, sides
from widgets.tables import faces
from widgets.tables.rule_links import rule_link
from widgets.tables.table import Sight

HELD = ("storan", "lillan", "last")
"""The rows of the score sheet that name who has something."""

SHEET, SHEET_PLACE = "kasino-linnea-hugo", "score-sheet"
"""The score sheet of the rulebook, and the heading that it stands under."""


class _Now(NamedTuple):
    """What is counted: a row of the score sheet, empty before the first and after the last, and the cards of it; by
    side how many each has, the points for them and all so far, which there are none of before it is counted.
    """

    row: str
    cards: int
    numbers: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


def seen(shown: Shown) -> bool:
    """Whether a whole pack is over and its piles are there card by card."""
    return shown.turn is None and sum(pile.bit_count() for pile in shown.taken) == len(PACK)


def draw(shown: Shown, sight: Sight) -> Element:
    """The piles, and what of them is counted now; where only their numbers are known, those."""
    if not seen(shown):
        assert isinstance(shown, State)
        return div(".table.counting", data_game="kasino")[ledger(shown, sight)]
    names = sides(sight.words, shown, sight.names)
    now = _read(sight.counted, len(names))
    return div(".table.counting", data_game="kasino")[
        [_side(shown, side, name, now, sight.words) for side, name in enumerate(names)]
    ]


def _read(counted: Event | None, count: int) -> _Now:
    facts, none = counted.facts if counted else NO_FACTS, (0,) * count
    row, cards = ROW_OF.get(facts.get("item", ""), ""), bits_of(counted.cards if counted else ())
    return _Now(row, cards, facts.get("numbers", none), facts.get("won", none), facts.get("totals", ()))


def _side(shown: Shown, side: int, name: str, now: _Now, words: Words) -> Element:
    """A seat or team: what it has of what is counted, its points so far, and its pile suit by suit."""
    own, pile = tallies(shown)[side], _piles(shown)[side]
    kept = (("last", own.sistan), ("tabbar", own.tabbar))
    marks = [
        span({"class": "role lit" if row == now.row else "role"})[words.count_held(row, number)]
        for row, number in kept
        if number
    ]
    total = span(".total")[words.count_points(now.totals[side])] if now.totals else None
    won = now.points[side]
    return section(".side")[
        p(".label")[strong[name], marks, total],
        div(".held")[
            words.count_held(now.row, now.numbers[side]) if now.row else None,
            [" ", strong[f"+{won}"]] if won else None,
        ],
        div(".fans")[[_fan(pile & suit, now, words) for suit in SUIT_BITS if pile & suit]],
    ]


def _piles(shown: Shown) -> tuple[int, ...]:
    """The piles of those who have points of their own: partners' are one."""
    if not shown.options.pairs:
        return shown.taken
    return shown.taken[0] | shown.taken[2], shown.taken[1] | shown.taken[3]


def _fan(suit: int, now: _Now, words: Words) -> Element:
    """The cards of a suit, of which those that count stand up; the sentence under the table says what counts."""
    cards = cards_of(suit)
    marks = ["" if not now.row else "can" if now.cards >> card & 1 else "no" for card in cards]
    return div(".fan", role="img", aria_label=words.cards(cards))[
        [faces.face(card, words, marks=mark, named=False) for card, mark in zip(cards, marks, strict=True)]
    ]


def ledger(state: State, sight: Sight) -> Element:
    """The items in order: how many of each everybody has, the points for them, and the points so far.

    While it is counted, the points only as far as it has come.
    """
    words = sight.words
    names = sides(words, state, sight.names)
    events = counting(state)
    reached = len(events) if sight.counted is None else events.index(sight.counted)
    rows = [_row(event, at - reached, len(names), sight) for at, event in enumerate(events)]
    return table(".ledger")[
        thead[tr[[th(scope="col")[title] for title in (words.count_item, *names, words.count_so_far)]]],
        tbody[rows],
    ]


def _row(event: Event, ahead: int, count: int, sight: Sight) -> Element:
    """An item, or the sum.  What one that lies ahead gives is there but not seen, so that no column becomes wider."""
    words, now = sight.words, _read(event, count)
    totals = [str(total) for total in now.totals]
    cells: list[Node] = [strong[total] for total in totals]
    if now.row:
        cells = [
            [str(number or "–"), strong[f"+{won}" if won else ""]]
            for number, won in zip(now.numbers, now.points, strict=True)
        ]
    title = words.sheet_row(now.row) if now.row else words.sheet_sum
    return tr(aria_current="step" if ahead == 0 else None, class_="ahead" if ahead > 0 else None)[
        th(scope="row")[title, " ", rule_link(event.facts["item"], words, sight.place)],
        [td[cell] for cell in cells],
        td(".total")["–".join(totals) if now.row else None],
    ]


def sheet(state: State, sight: Sight) -> str:
    """The address of the score sheet with the numbers of a finished pack, as the sheet itself writes them."""
    names = [quote(name, safe="") for name in sides(sight.words, state, sight.names)]
    fields = [f"names={'/'.join(names)}"]
    for row, numbers in zip(ROW_OF.values(), zip(*tallies(state), strict=True), strict=True):
        fields.append(f"{row}={numbers.index(1) if row in HELD else '/'.join(map(str, numbers))}")
    return f"{sight.place.root}kasino/rules/?{SHEET}={quote('&'.join(fields), safe='')}#{SHEET_PLACE}"
