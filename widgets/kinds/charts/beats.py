"""What beats what in Kaschlan, for any trump suit: choose the trump, press a card, see what beats it.

The model is the trump suit and, once one is pressed, a card: ``c`` or ``c 8d``.
"""

from htpy import Element, Node, button, div, header, p, section, span, strong

from engine.cards import CARD_TEXTS, SHORT_CARDS, SUITS, cards_of, parse_card
from engine.kaschlan.beating import BEATERS, QUEEN_OF_DIAMONDS, is_trump, trumps
from widgets.library import chart
from widgets.place import Device, Place
from widgets.say import WORDS, Words
from widgets.tables import faces
from widgets.tables.rule_links import rule_link
from widgets.widget import Frame, Message, Widget


class BeatsWidget(Widget):
    """Its model is the trump suit, and a card that was pressed."""

    def init(self, name: str) -> str:
        """Clubs are trumps."""
        chart(name)
        return "c"

    def update(self, name: str, model: str, message: Message, _: Device) -> str:
        """Another trump suit, or a card."""
        chart(name)
        target = model if message.go is None else message.go
        _read(target)
        return target

    def frame(self, name: str, model: str, place: Place) -> Frame:
        """The trumps in their order, then the side suits; and which of them beat the card."""
        trump, led = _read(model)
        words = WORDS[place.lang]
        return Frame(_chart(chart(name).say(place.lang), trump, led, words, place), _told(trump, led, words))

    def without_python(self, words: Words) -> str:
        """It can be read and leafed through."""
        return words.chart_without_python

    def moments(self, name: str) -> list[str]:
        """Every trump suit."""
        chart(name)
        return list(SUITS)


WIDGET = BeatsWidget()


def _read(text: str) -> tuple[int, int | None]:
    suit, _, card = text.partition(" ")
    if len(suit) != 1 or suit not in SUITS:
        raise ValueError("no such suit")
    if not card:
        return SUITS.index(suit), None
    led = parse_card(card)
    if not SHORT_CARDS >> led & 1:
        raise ValueError("not in this pack")
    return SUITS.index(suit), led


def _chart(title: str, trump: int, led: int | None, words: Words, place: Place) -> Element:
    """The trumps in their order, then the side suits."""
    rows = [trumps(trump)]
    rows += [
        tuple(card for card in reversed(cards_of(SHORT_CARDS)) if card // 13 == suit and not is_trump(card, trump))
        for suit in range(4)
        if suit != trump
    ]
    return section(".chart", aria_labelledby=place.id("title"))[
        header(".talong-head")[
            p(".title", id=place.id("title"), tabindex="-1")[title],
            span(".where")[words.trump(trump)],
        ],
        div(".controls")[[_choice(suit, trump, words, place) for suit in range(4)]],
        div(".table.rows")[[_row(row, trump, led, words, place) for row in rows]],
        div(".say", {"data-say": ""})[p(".caption")[_told(trump, led, words)], _rules(trump, led, words, place)],
    ]


def _choice(suit: int, trump: int, words: Words, place: Place) -> Element:
    return button(
        ".b",
        type="button",
        id=place.id(f"trump-{SUITS[suit]}"),
        data_go=SUITS[suit],
        aria_pressed="true" if suit == trump else "false",
    )[words.trump(suit)]


def _row(row: tuple[int, ...], trump: int, led: int | None, words: Words, place: Place) -> Element:
    """The cards of a suit, or the trumps, from the highest down."""
    beaters = 0 if led is None else BEATERS[trump][led]
    buttons = [
        faces.press(
            card,
            words,
            id=place.id(CARD_TEXTS[card]),
            label=words.Card(card),
            trump=is_trump(card, trump),
            marks="" if led is None else "picked" if card == led else "can" if beaters >> card & 1 else "no",
            more={
                "data-go": f"{SUITS[trump]} {CARD_TEXTS[card]}",
                "aria-pressed": "true" if card == led else "false",
                "tabindex": "0" if index == 0 else "-1",
            },
        )
        for index, card in enumerate(row)
    ]
    title = words.trumps_in_order if is_trump(row[0], trump) else words.side_suit(row[0] // 13)
    return div(".suit")[
        p(".label")[strong[title]],
        div(".hand", {"data-hand": ""}, role="group", aria_label=title, id=place.id(f"row-{CARD_TEXTS[row[0]]}"))[
            buttons
        ],
    ]


def _told(trump: int, led: int | None, words: Words) -> str:
    if led is None:
        return words.press_a_card
    return words.beaten_by_these(led, cards_of(BEATERS[trump][led]))


def _rules(trump: int, led: int | None, words: Words, place: Place) -> Node:
    if led is None:
        rules = ["K9" if SUITS[trump] == "d" else "K8", "K7"]
    elif led == QUEEN_OF_DIAMONDS:
        rules = ["K48"]
    else:
        rules = ["K45" if is_trump(led, trump) else "K44"]
    return p(".why")[[[rule_link(rule, words, place), " "] for rule in rules]]
