"""Kasino's table: hands, the loose cards and builds in the middle, piles only counted."""

from collections.abc import Mapping

from htpy import Element, Node, button, div, li, p, section, span, strong, ul

from engine.cards import CARD_TEXTS, cards_of
from engine.game import Event, Violation
from engine.kasino import addable, legal
from engine.kasino.addable import Addable, Draft
from engine.kasino.scoring import Tally
from engine.kasino.state import Build, Move, State, tallies
from widgets.say import Words
from widgets.say.telling import kasino
from widgets.tables import faces
from widgets.tables.action import action
from widgets.tables.kasino_draft import build_values, may, pick, read, thing
from widgets.tables.table import Picked, Scene

LISTED_THINGS = 10
"""With more things than this on the table the legal moves are not listed: there can be over a thousand."""

NOTHING = Addable({}, {}, {})


class KasinoTable:
    """The table of Kasino (see :class:`widgets.tables.table.Table`)."""

    def draw(self, state: State, scene: Scene) -> Element:
        """Far seats, the table with the stock, and the near seat last."""
        picks = read(state, scene.draft)
        joins = addable(state, picks) if scene.live and state.turn is not None else NOTHING
        far = [(scene.near + distance) % len(state.hands) for distance in range(1, len(state.hands))]
        return div(".table", data_game="kasino", data_seats=str(len(state.hands)))[
            [_seat(state, scene, seat, picks, joins) for seat in far],
            _stock(state, scene),
            _middle(state, scene, picks, joins),
            _seat(state, scene, scene.near, picks, joins),
        ]

    def actions(self, state: State, scene: Scene) -> list[Element]:
        """Take in, build (each value that can be announced), lay out."""
        if state.turn is None:
            return []
        picks = read(state, scene.draft)
        words = scene.words
        things = bool(picks.loose or picks.builds)
        buttons = [action(scene, "take", words.do_capture, things and may(state, picks, "take"))]
        values = build_values(state, picks) if things and picks.card is not None else []
        buttons += [action(scene, f"build {value}", words.do_build_value(value), True) for value in values]
        return [*buttons, action(scene, "lay", words.do_lay, may(state, picks, "lay") and not things)]

    def hint(self, state: State, scene: Scene) -> str:
        """What the one to act may do now."""
        picked = read(state, scene.draft).card is not None
        return scene.words.kasino_hint_table if picked else scene.words.kasino_hint

    def pick(self, state: State, draft: str, word: str) -> Picked:
        """A card, a build, or one of the actions."""
        return pick(state, draft, word)

    def move(self, state: State, move: Move, words: Words) -> str:
        """A move in words."""
        return kasino.move(words, move, state)

    def event(self, state: State, event: Event, scene: Scene) -> str:
        """An event in words."""
        return kasino.event(scene.words, event, state, scene.names)

    def refusal(self, state: State, violation: Violation, scene: Scene) -> str:
        """A refusal in words."""
        return kasino.refusal(scene.words, violation, state, scene.names)

    def listed(self, state: State) -> tuple[Move, ...]:
        """The legal moves of a table that is not too full."""
        things = state.table.bit_count() + len(state.builds)
        return legal(state) if things <= LISTED_THINGS else ()

    def key(self, words: Words) -> str:
        """How moves are typed."""
        return words.kasino_key

    def hand(self, state: State, seat: int) -> int:
        """The cards of a seat."""
        return state.hands[seat]


def _seat(state: State, scene: Scene, seat: int, picks: Draft, joins: Addable) -> Element:
    words = scene.words
    own = tallies(state._replace(options=state.options._replace(pairs=False)))[seat]
    acts = " acts" if seat == state.turn else ""
    return section({"class": f"seat{' near' if seat == scene.near else ''}{acts}", "data-seat": str(seat)})[
        p(".label")[
            strong[scene.names[seat]],
            seat == state.turn and span(".role")[words.to_play],
            span(".count")[_pile(state, own, words)],
        ],
        _hand(state, scene, seat, picks, joins),
    ]


def _pile(state: State, own: Tally, words: Words) -> str:
    """How many cards a pile has; where piles are only counted also what is in it, for there is nowhere else to look."""
    if not state.counted:
        return words.pile_count(own.cards, own.tabbar)
    return words.pile_tally(own.cards, own.spades, own.aces, own.storan > 0, own.lillan > 0, own.tabbar, own.sistan > 0)


def _hand(state: State, scene: Scene, seat: int, picks: Draft, joins: Addable) -> Element:
    words = scene.words
    hand = cards_of(state.hands[seat])
    label = {"role": "group", "aria-label": words.hand_of(scene.names[seat])}
    if not hand:
        return div(".hand", label)[p(".empty")[words.no_cards]]
    if not scene.live or state.turn is None:
        return div(".hand", label)[[faces.face(card, words) for card in hand]]
    acts = seat == state.turn
    buttons = [
        faces.press(
            card,
            words,
            id=scene.place.id(CARD_TEXTS[card]),
            do=f"pick {CARD_TEXTS[card]}",
            label=words.card_in_hand(card, index, len(hand)),
            marks="picked" if picked else "can" if can else "no" if acts else "",
            more=_states(can, picked)
            | {"tabindex": "0" if index == 1 else "-1"}
            | ({"data-focus": ""} if index == 1 and acts else {}),
        )
        for index, card in enumerate(hand, 1)
        for picked, can in [(card == picks.card, acts and joins.hand.get(card, "-") == "")]
    ]
    return div(".hand", label, {"data-hand": ""}, id=scene.place.id(f"hand-{seat}"))[buttons]


def _states(can: bool, picked: bool) -> dict[str, str]:
    """What cannot join stays in reach: the try is answered."""
    if picked:
        return {"aria-pressed": "true"}
    return {} if can else {"aria-disabled": "true"}


def _stock(state: State, scene: Scene) -> Element:
    words = scene.words
    count = len(state.stock)
    return section(".stock")[
        p(".label")[strong[words.stock], span(".count")[words.stock_count(count)]],
        div(".pile")[faces.back() if count else None],
        p(".trumps")[words.last_deal] if not count and _in_a_pack(state) else None,
    ]


def _in_a_pack(state: State) -> bool:
    """Whether the position is part of a pack being played, not a small one put together."""
    return state.turn is not None and (any(state.taken) or bool(state.counted))


def _middle(state: State, scene: Scene, picks: Draft, joins: Addable) -> Element:
    words = scene.words
    if not state.table and not state.builds:
        return section(".bout")[p(".label")[strong[words.loose_cards]], p(".empty")[words.empty_table]]
    things: list[Node] = [_loose(scene, card, picks, joins) for card in cards_of(state.table)]
    things += [_build(scene, build, picks, joins) for build in state.builds]
    return section(".bout")[p(".label")[strong[words.loose_cards]], ul(".loose")[things]]


def _loose(scene: Scene, card: int, picks: Draft, joins: Addable) -> Element:
    if not scene.live:
        return li[faces.face(card, scene.words)]
    picked = bool(picks.loose >> card & 1)
    can = joins.loose.get(card, "-") == ""
    text = CARD_TEXTS[card]
    return li[
        faces.press(
            card,
            scene.words,
            id=scene.place.id(text),
            do=f"pick {text}",
            label=scene.words.Card(card),
            marks=_marks(picks, picked, can),
            more=_states(can or picks.card is None, picked),
        )
    ]


def _marks(picks: Draft, picked: bool, can: bool) -> str:
    """Only once a card of the hand is picked does the table show what goes with it."""
    if picked:
        return "picked"
    return "" if picks.card is None else "can" if can else "no"


def _build(scene: Scene, build: Build, picks: Draft, joins: Addable) -> Element:
    words = scene.words
    cards = cards_of(build.cards)
    name = words.build_name(build.value, cards, build.double, scene.names[build.owner])
    heap = span(".heap")[[faces.face(card, words, named=False) for card in cards]]
    label = span(".value", aria_hidden="true")[words.build_label(build.value, build.double, scene.names[build.owner])]
    if not scene.live:
        return li[span(".build", role="img", aria_label=name)[heap, label]]
    picked = build.cards in picks.builds
    can = joins.builds.get(build.cards, "-") == ""
    states: Mapping[str, str] = _states(can or picks.card is None, picked)
    attributes = {"type": "button", "id": scene.place.id("build-" + thing(build).replace(".", "-"))}
    attributes |= {"data-do": f"pick {thing(build)}", "aria-label": name} | dict(states)
    return li[button({"class": f"build {_marks(picks, picked, can)}".strip()}, attributes)[heap, label]]
