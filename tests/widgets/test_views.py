"""A table draws what a seat may know: backs for the rest, how many in words too, and nothing of what is hidden."""

import re
from typing import Any

import pytest

from engine import kaschlan, kasino
from engine.cards import CARD_TEXTS, PACK, SHORT_PACK, cards_of
from engine.deal import shuffle
from tests.helpers import wander
from widgets.place import Place
from widgets.position import NAMES, Position, position_of
from widgets.tables import TABLES, sight_of

PACKS = {kaschlan: SHORT_PACK, kasino: PACK}


def states(game: Any, seats: int) -> list[Any]:
    """A deal or pack as it goes on, every seventh state of it."""
    start = game.start(game.DEFAULTS, seats, 0, shuffle(f"drawn {seats}", PACKS[game]))
    return [turn.before for turn in wander(game, start, "drawn")][::7]


@pytest.mark.parametrize(("form", "last"), [("standard", True), ("drag", False)])
def test_only_where_there_are_deals_is_one_the_last(form: str, last: bool):
    position = position_of(f"kasino?hands=2c/3d&table=9h&taken=5c5d/7c7d&last=0&form={form}")
    html = str(TABLES["kasino"].draw(position.state, sight_of(position, Place("en", "", "w1"))))
    assert ("The last deal" in html) is last


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", [kaschlan, kasino], ids=lambda game: game.NAME)
def test_backs_for_what_is_not_seen_and_no_name_of_it(game: Any, seats: int, lang: str):
    for state in states(game, seats):
        for seat in range(seats):
            view = game.view(state, seat)
            position = Position(game, NAMES[game.NAME][:seats], seat, view)
            # Nothing can be played in a view, whatever the sight says.
            sight = sight_of(position, Place(lang, "", "w1"), live=True)
            html = str(TABLES[game.NAME].draw(view, sight))
            assert "<button" not in html
            named = set(re.findall(r'data-card="(\w+)"', html))
            others = [hand for other, hand in enumerate(state.hands) if other != seat]
            hidden = {CARD_TEXTS[card] for hand in others for card in cards_of(hand)}
            assert not named & hidden
            assert {CARD_TEXTS[card] for card in cards_of(state.hands[seat])} <= named
            hands = html.count('class="card back"') - bool(len(state.stock) > (game is kaschlan))
            assert hands == sum(hand.bit_count() for hand in others)
            said = [sight.words.face_down(hand.bit_count()) for hand in others if hand]
            assert all(one in html for one in said)


@pytest.mark.parametrize("game", [kaschlan, kasino], ids=lambda game: game.NAME)
def test_a_whole_state_is_drawn_as_its_view_but_for_the_hidden_hands(game: Any):
    state = states(game, 3)[1]
    position = Position(game, NAMES[game.NAME][:3], 0, state)
    table, sight = TABLES[game.NAME], sight_of(position, Place("sv", "", "w1"))
    hand = re.compile(r'<div class="hand".*?</div>')
    whole, seen = (hand.sub("", str(table.draw(one, sight))) for one in (state, game.view(state, 0)))
    assert whole == seen
