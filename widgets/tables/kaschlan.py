"""Kaschlan's table: seats with their hands, the bout in the middle, the stock with the turn-up."""

from htpy import Element, Node, div, li, p, section, span, strong, ul

from engine.cards import CARD_TEXTS, bits_of, cards_of
from engine.game import Event, Violation
from engine.kaschlan import Move, State, legal
from engine.kaschlan.beating import is_trump
from engine.kaschlan.state import NO_CARD, Shown, View, held, in_stock
from widgets.say import Words
from widgets.say.hearing import kaschlan as hearing
from widgets.say.telling import kaschlan
from widgets.tables import faces
from widgets.tables import hand as hands
from widgets.tables.action import action
from widgets.tables.kaschlan_draft import Draft, may, may_own, pick, playable, targets
from widgets.tables.room import NEAR_ROW, Room, largest, rows
from widgets.tables.table import Picked, Sight


class KaschlanTable:
    """The table of Kaschlan (see :class:`widgets.tables.table.Table`)."""

    def draw(self, state: Shown, sight: Sight) -> Element:
        """Far seats, stock, bout, and the near seat last."""
        far = [(sight.near + distance) % len(state.hands) for distance in range(1, len(state.hands))]
        room = largest((sight.room, self.room(state, sight.near)))
        return div(".table", {"data-game": "kaschlan", "data-seats": str(len(state.hands))} | room.attributes)[
            [_seat(state, sight, seat) for seat in far],
            _stock(state, sight),
            _bout(state, sight),
            _seat(state, sight, sight.near),
        ]

    def room(self, state: Shown, near: int) -> Room:
        """One row for the bout, and the hand's."""
        return Room(rows(held(state, near), NEAR_ROW))

    def actions(self, state: State, sight: Sight) -> list[Element]:
        """Lead or self-attack with what is picked, draw, pick up, done; what cannot be done now is left out.

        What ends the attack or the defence stays: it is where one looks.
        """
        draft = Draft(state, sight.draft)
        words = sight.words
        if state.turn is None:
            return []
        if state.turn != state.defender:
            lead = Move("lead", tuple(sorted(draft.cards)))
            return [
                action(sight, "lead", words.do_lead, bool(draft.cards) and may(state, lead)),
                action(sight, "done", words.do_done_leading, may(state, Move("done"))),
            ]
        asides = [
            action(sight, word, text, True, onward=False)
            for word, text, allowed in (
                ("own", words.do_own, may_own(state, draft)),
                ("draw", words.do_draw, may(state, Move("draw"))),
                ("take", words.do_take, may(state, Move("take"))),
            )
            if allowed
        ]
        return [*asides, action(sight, "done", words.do_done_defending, may(state, Move("done")))]

    def hint(self, state: State, sight: Sight) -> str:
        """What the one to act may do now."""
        words = sight.words
        if state.turn is None:
            return ""
        if state.turn != state.defender:
            return words.hint_join if state.table else words.hint_lead
        draft = Draft(state, sight.draft)
        if draft.mode:
            return words.hint_pick_beater
        if draft.cards and state.unbeaten:
            return words.hint_pick_target
        return words.hint_defend if state.unbeaten else words.hint_beaten_all

    def pick(self, state: State, draft: str, word: str) -> Picked:
        """A card, or one of the actions."""
        if word in ("draw", "take", "done"):
            return Picked(move=word)
        return pick(state, draft, word)

    def move(self, state: State, move: Move, words: Words) -> str:
        """A move in words."""
        return kaschlan.move(words, move, state.turn == state.defender)

    def event(self, state: State, event: Event, sight: Sight) -> str:
        """An event in words."""
        return kaschlan.event(sight.words, event, kaschlan.cast_of(state, sight.names))

    def refusal(self, state: State, violation: Violation, sight: Sight) -> str:
        """A refusal in words."""
        return kaschlan.refusal(sight.words, violation, kaschlan.cast_of(state, sight.names))

    def house_rules(self, state: Shown, words: Words) -> list[str]:
        """The form of the game and the house rules that are in force."""
        return kaschlan.house_rules(words, state.options)

    def listed(self, state: State) -> tuple[Move, ...]:
        """All legal moves."""
        return legal(state)

    def card_of(self, move: Move) -> int | None:
        """The beater, or the first card led."""
        return move.cards[1 if move.verb == "beat" else 0] if move.cards else None

    def is_trump(self, state: State, card: int) -> bool:
        """Whether a card is a trump (K7-K10)."""
        return is_trump(card, state.trump)

    def hear(self, text: str, state: State, names: tuple[str, ...]) -> str:
        """A move that somebody wrote in words, in notation."""
        return hearing.hear(text, state, names)

    def key(self, sight: Sight) -> str:
        """How moves are typed."""
        return sight.words.kaschlan_key(sight.names[sight.near - 1])

    def hand(self, state: State, seat: int) -> int:
        """The cards of a seat."""
        return state.hands[seat]

    def count(self, state: State, sight: Sight) -> None:
        """There is nothing to count."""

    def sheet(self, state: State, sight: Sight) -> str:
        """There is no score."""
        return ""


def _seat(state: Shown, sight: Sight, seat: int) -> Element:
    words = sight.words
    role = _role(state, words, seat)
    acts = " acts" if seat == state.turn else ""
    return section({"class": f"seat{' near' if seat == sight.near else ''}{acts}", "data-seat": str(seat)})[
        p(".label")[
            strong[sight.names[seat]],
            role and span(".role")[role],
            span(".count")[words.card_count(held(state, seat))],
        ],
        _hand(state, sight, seat),
    ]


def _role(state: Shown, words: Words, seat: int) -> str:
    if state.turn is None:
        return "" if held(state, seat) else words.out
    if seat == state.attacker:
        return words.attacks
    if seat == state.defender:
        return words.defends
    if not held(state, seat):
        return words.out
    return words.joins if seat == state.turn else ""


def _hand(shown: Shown, sight: Sight, seat: int) -> Element:
    if sight.closed and seat != sight.near:
        return hands.lying(sight, seat, [], held(shown, seat))
    cards = cards_of(shown.hands[seat])
    if isinstance(shown, View) or not cards or not sight.live or shown.turn is None:
        unseen = shown.unseen[seat] if isinstance(shown, View) else 0
        lying = [faces.face(card, sight.words, trump=is_trump(card, shown.trump)) for card in cards]
        return hands.lying(sight, seat, lying, unseen)
    acts = seat == shown.turn
    draft = Draft(shown, sight.draft)
    can = playable(shown, draft) if acts else 0
    picked = bits_of(draft.cards)
    buttons = [
        hands.card(
            sight,
            card,
            number,
            len(cards),
            acts=acts,
            can=bool(can >> card & 1),
            picked=bool(picked >> card & 1),
            trump=is_trump(card, shown.trump),
        )
        for number, card in enumerate(cards, 1)
    ]
    return hands.live(sight, seat, buttons)


def _stock(state: Shown, sight: Sight) -> Element:
    words = sight.words
    count = in_stock(state)
    turn_up = state.stock[-1:]
    pile: list[Node] = [faces.face(card, words, trump=True, marks="up", named=False) for card in turn_up]
    if count > 1:
        pile.append(faces.back())
    label = words.turn_up(turn_up[0]) if turn_up else None
    return section(".stock")[
        p(".label")[strong[words.stock], span(".count")[words.stock_count(count)]],
        div(".pile", role="img" if label else None, aria_label=label)[pile],
        p(".trumps")[words.trump(state.trump)],
    ]


def _bout(state: Shown, sight: Sight) -> Element:
    words = sight.words
    if not state.table:
        return section(".bout")[p(".label")[strong[words.on_the_table]], p(".empty")[words.nothing_led]]
    pairs = [_pair(state, sight, led, beater) for led, beater in state.table]
    return section(".bout")[p(".label")[strong[words.on_the_table]], ul(".pairs")[pairs]]


def _pair(state: Shown, sight: Sight, led: int, beater: int) -> Element:
    words = sight.words
    trump = is_trump(led, state.trump)
    if beater != NO_CARD:
        return li(".pair")[
            span(".said")[words.beaten_by(led, beater)],
            faces.face(led, words, trump=trump, named=False),
            faces.face(beater, words, trump=is_trump(beater, state.trump), marks="over", named=False),
        ]
    if isinstance(state, View) or not sight.live or state.turn is None or state.turn != state.defender:
        return li(".pair.open")[faces.face(led, words, trump=trump)]
    draft = Draft(state, sight.draft)
    aimed = draft.mode == "on" and led in draft.cards
    can = sight.lit and targets(state, draft) >> led & 1 and draft.cards
    name = f"{words.Card(led)}, {words.must_be_beaten}"
    text = CARD_TEXTS[led]
    return li(".pair.open")[
        faces.press(
            led,
            words,
            id=sight.place.id(text),
            do=f"pick {text}",
            label=name,
            trump=trump,
            marks="picked" if aimed else "can" if can else "",
            more={"aria-pressed": "true"} if aimed else {},
        )
    ]
