"""A hand, alike on both tables: faces, buttons where it can be played from, backs for what is not seen."""

from htpy import Element, Node, div, p, span

from engine.cards import CARD_TEXTS
from widgets.tables import faces
from widgets.tables.table import Sight


def lying(sight: Sight, seat: int, cards: list[Element], unseen: int = 0) -> Element:
    """A hand that only lies there; so many of its cards with their backs up."""
    if not cards and not unseen:
        return div(".hand", _label(sight, seat))[p(".empty")[sight.words.no_cards]]
    backs: list[Node] = [faces.back() for _ in range(unseen)]
    said = span(".said")[sight.words.face_down(unseen)] if unseen else None
    return div(".hand", _label(sight, seat))[cards, said, backs]


def live(sight: Sight, seat: int, buttons: list[Element]) -> Element:
    """A hand of buttons: one stop for the tab key, with arrows inside."""
    return div(".hand", _label(sight, seat), {"data-hand": ""}, id=sight.place.id(f"hand-{seat}"))[buttons]


def card(
    sight: Sight, card: int, number: int, count: int, *, acts: bool, can: bool | None, picked: bool, trump: bool = False
) -> Element:
    """The ``number``-th button of a hand of so many; ``acts``: the hand is in turn; ``can``: None if it can only be laid out."""
    text = CARD_TEXTS[card]
    # Where the focus was on something that is gone, it goes to the hand in turn.
    reach = {"tabindex": "0" if number == 1 else "-1"} | ({"data-focus": ""} if number == 1 and acts else {})
    return faces.press(
        card,
        sight.words,
        id=sight.place.id(text),
        do=f"pick {text}",
        label=sight.words.card_in_hand(card, number, count),
        trump=trump,
        marks="picked" if picked else "" if not sight.lit else "can" if can else "no" if acts and can is False else "",
        more=states(can is not False or (acts and not sight.lit), picked) | reach,
    )


def states(can: bool, picked: bool) -> dict[str, str]:
    """What cannot be played or joined stays in reach: pressing it tells why."""
    if picked:
        return {"aria-pressed": "true"}
    return {} if can else {"aria-disabled": "true"}


def _label(sight: Sight, seat: int) -> dict[str, str]:
    return {"role": "group", "aria-label": sight.words.hand_of(sight.names[seat])}
