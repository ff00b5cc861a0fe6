"""Kasino's table: hands, the loose cards and builds in the middle, piles only counted."""

from collections.abc import Mapping

from htpy import Element, Node, button, div, li, p, section, span, strong, ul

from engine.cards import CARD_TEXTS, cards_of
from engine.game import Event, Violation
from engine.kasino import addable, legal
from engine.kasino.addable import Addable, Draft
from engine.kasino.counting import whole
from engine.kasino.scoring import Tally
from engine.kasino.state import Build, Move, Shown, State, View, pile
from widgets.say import Words
from widgets.say.hearing import kasino as hearing
from widgets.say.telling import kasino
from widgets.tables import counting, faces
from widgets.tables import hand as hands
from widgets.tables.action import action
from widgets.tables.kasino_draft import build_values, may, pick, read, thing
from widgets.tables.room import Room, largest, rows
from widgets.tables.table import Picked, Sight

LISTED_THINGS = 10
"""With more things than this on the table the legal moves are not listed: there can be over a thousand."""

MIDDLE_ROW = 6
"""So many cards of the middle lie in one row."""

NOTHING = Addable({}, {}, {})


class KasinoTable:
    """The table of Kasino (see :class:`widgets.tables.table.Table`)."""

    def draw(self, state: Shown, sight: Sight) -> Element:
        """Far seats, the table with the stock, and the near seat last; of a finished pack the piles."""
        if sight.counted or counting.seen(state):
            return counting.draw(state, sight)
        picks, joins = Draft(), NOTHING
        if isinstance(state, View):
            sight = sight._replace(live=False)
        elif sight.live and state.turn is not None:
            picks = read(state, sight.draft)
            joins = addable(state, picks)
        far = [(sight.near + distance) % len(state.hands) for distance in range(1, len(state.hands))]
        room = largest((sight.room, self.room(state, sight.near)))
        return div(".table", {"data-game": "kasino", "data-seats": str(len(state.hands))} | room.attributes)[
            [_seat(state, sight, seat, picks, joins) for seat in far],
            _stock(state, sight),
            _middle(state, sight, picks, joins),
            _seat(state, sight, sight.near, picks, joins),
        ]

    def room(self, state: Shown, near: int) -> Room:
        """Loose cards one by one, and builds, which are as wide as two cards or more."""
        things = state.table.bit_count() + sum(max(2, 1 + (build.cards.bit_count() - 1) // 2) for build in state.builds)
        return Room(middle=rows(things, MIDDLE_ROW))

    def actions(self, state: State, sight: Sight) -> list[Element]:
        """Take in, build (each value that can be announced), lay out."""
        if state.turn is None:
            return []
        picks = read(state, sight.draft)
        words = sight.words
        things = bool(picks.loose or picks.builds)
        buttons = [action(sight, "take", words.do_capture, things and may(state, picks, "take"))]
        values = build_values(state, picks) if things and picks.card is not None else []
        buttons += [action(sight, f"build {value}", words.do_build_value(value), True) for value in values]
        return [*buttons, action(sight, "lay", words.do_lay, may(state, picks, "lay") and not things, onward=False)]

    def hint(self, state: State, sight: Sight) -> str:
        """What the one to act may do now."""
        picked = read(state, sight.draft).card is not None
        return sight.words.kasino_hint_table if picked else sight.words.kasino_hint

    def pick(self, state: State, draft: str, word: str) -> Picked:
        """A card, a build, or one of the actions."""
        return pick(state, draft, word)

    def move(self, state: State, move: Move, words: Words) -> str:
        """A move in words."""
        return kasino.move(words, move, state)

    def event(self, state: State, event: Event, sight: Sight) -> str:
        """An event in words."""
        return kasino.event(sight.words, event, state, sight.names)

    def refusal(self, state: State, violation: Violation, sight: Sight) -> str:
        """A refusal in words."""
        return kasino.refusal(sight.words, violation, state, sight.names)

    def house_rules(self, state: Shown, words: Words) -> list[str]:
        """The form of the game and the house rules that are in force."""
        return kasino.house_rules(words, state.options)

    def listed(self, state: State) -> tuple[Move, ...]:
        """The legal moves of a table that is not too full."""
        things = state.table.bit_count() + len(state.builds)
        return legal(state) if things <= LISTED_THINGS else ()

    def card_of(self, move: Move) -> int | None:
        """The card played from the hand (C28)."""
        return move.card

    def is_trump(self, _: State, card: int) -> bool:
        """There are no trumps."""
        return False

    def hear(self, text: str, state: State, names: tuple[str, ...]) -> str:
        """A move that somebody wrote in words, in notation."""
        return hearing.hear(text, state, names)

    def key(self, sight: Sight) -> str:
        """How moves are typed."""
        return sight.words.kasino_key(sight.names[sight.near - 1])

    def hand(self, state: State, seat: int) -> int:
        """The cards of a seat."""
        return state.hands[seat]

    def count(self, state: State, sight: Sight) -> Node:
        """The items with their points, and the sum."""
        return counting.ledger(state, sight) if whole(state) else None

    def sheet(self, state: State, sight: Sight) -> str:
        """The rulebook's score sheet, with these numbers in it."""
        return counting.sheet(state, sight) if whole(state) else ""


def _seat(state: Shown, sight: Sight, seat: int, picks: Draft, joins: Addable) -> Element:
    words = sight.words
    own = pile(state, seat)
    acts = " acts" if seat == state.turn else ""
    return section({"class": f"seat{' near' if seat == sight.near else ''}{acts}", "data-seat": str(seat)})[
        p(".label")[
            strong[sight.names[seat]],
            seat == state.turn and span(".role")[words.to_play],
            span(".count")[_pile(state, own, words)],
        ],
        _hand(state, sight, seat, picks, joins),
    ]


def _pile(state: Shown, own: Tally, words: Words) -> str:
    """How many cards a pile has; where piles are only counted also what is in it, for there is nowhere else to look."""
    if not state.counted:
        return words.pile_count(own.cards, own.tabbar)
    return words.pile_tally(own.cards, own.spades, own.aces, own.storan > 0, own.lillan > 0, own.tabbar, own.sistan > 0)


def _hand(shown: Shown, sight: Sight, seat: int, picks: Draft, joins: Addable) -> Element:
    cards = cards_of(shown.hands[seat])
    if sight.closed and seat != sight.near:
        aimed = [sight.aim.card] if sight.aim and seat == shown.turn else []
        faced: list[Element] = [faces.face(card, sight.words, marks="picked") for card in aimed]
        return hands.lying(sight, seat, faced, len(cards) - len(aimed))
    if isinstance(shown, View) or not cards or not sight.live or shown.turn is None:
        unseen = shown.unseen.hands[seat] if isinstance(shown, View) else 0
        return hands.lying(sight, seat, [faces.face(card, sight.words) for card in cards], unseen)
    acts = seat == shown.turn
    buttons = [
        hands.card(
            sight,
            card,
            number,
            len(cards),
            acts=acts,
            can=acts and (joins.hand.get(card, "-") == "" or (None if may(shown, Draft(card=card), "lay") else False)),
            picked=card == picks.card,
        )
        for number, card in enumerate(cards, 1)
    ]
    return hands.live(sight, seat, buttons)


def _stock(state: Shown, sight: Sight) -> Element:
    words = sight.words
    count = len(state.stock) + (state.unseen.stock if isinstance(state, View) else 0)
    return section(".stock")[
        p(".label")[strong[words.stock], span(".count")[words.stock_count(count)]],
        div(".pile")[faces.back() if count else None],
        p(".trumps")[words.last_deal] if not count and _in_the_last_deal(state) else None,
    ]


def _in_the_last_deal(state: Shown) -> bool:
    """Whether the empty stock ends a pack that is dealt, neither drawn from nor a small position put together."""
    played = state.turn is not None and any(pile(state, seat).cards for seat in range(len(state.hands)))
    return played and not state.options.draw


def _middle(state: Shown, sight: Sight, picks: Draft, joins: Addable) -> Element:
    words = sight.words
    if not state.table and not state.builds:
        return section(".bout")[p(".label")[strong[words.loose_cards]], p(".empty")[words.empty_table]]
    things: list[Node] = [_loose(sight, card, picks, joins) for card in cards_of(state.table)]
    things += [_build(sight, build, picks, joins) for build in state.builds]
    return section(".bout")[p(".label")[strong[words.loose_cards]], ul(".loose")[things]]


def _loose(sight: Sight, card: int, picks: Draft, joins: Addable) -> Element:
    if not sight.live:
        aimed = sight.aim and sight.aim.loose >> card & 1
        return li[faces.face(card, sight.words, marks="picked" if aimed else "")]
    picked = bool(picks.loose >> card & 1)
    can = joins.loose.get(card, "-") == ""
    text = CARD_TEXTS[card]
    return li[
        faces.press(
            card,
            sight.words,
            id=sight.place.id(text),
            do=f"pick {text}",
            label=sight.words.Card(card),
            marks=_marks(sight, picks, picked, can),
            more=hands.states(can or not _shows(sight, picks), picked),
        )
    ]


def _shows(sight: Sight, picks: Draft) -> bool:
    """Only once a card of the hand is picked does the table show what goes with it."""
    return sight.lit and picks.card is not None


def _marks(sight: Sight, picks: Draft, picked: bool, can: bool) -> str:
    if picked:
        return "picked"
    return "" if not _shows(sight, picks) else "can" if can else "no"


def _build(sight: Sight, build: Build, picks: Draft, joins: Addable) -> Element:
    words = sight.words
    cards = cards_of(build.cards)
    owner = sight.names[build.owner]
    name = words.build_name(build.value, cards, build.double, owner)
    heap = span(".heap")[[faces.face(card, words, named=False) for card in cards]]
    short = f"{build.value}{f'+{build.value}' if build.double else ''} {owner}"
    label = span(".value", aria_hidden="true")[
        span(".long")[words.build_label(build.value, build.double, owner)], span(".short", data_text=short)
    ]
    if not sight.live:
        aimed = " picked" if sight.aim and build.cards in sight.aim.builds else ""
        return li[span({"class": f"build{aimed}"}, role="img", aria_label=name)[heap, label]]
    picked = build.cards in picks.builds
    can = joins.builds.get(build.cards, "-") == ""
    states: Mapping[str, str] = hands.states(can or not _shows(sight, picks), picked)
    attributes = {"type": "button", "id": sight.place.id("build-" + thing(build).replace(".", "-"))}
    attributes |= {"data-do": f"pick {thing(build)}", "aria-label": name} | dict(states)
    return li[button({"class": f"build {_marks(sight, picks, picked, can)}".strip()}, attributes)[heap, label]]
