"""Both languages can say everything that happens, and every refusal, in Kasino."""

import random
import re
from typing import Any

import pytest

from engine import kasino
from engine.cards import PACK, cards_of
from engine.deal import shuffle
from engine.game import Illegal
from engine.kasino.counting import counting
from engine.kasino.options import FORMS, Options, form
from engine.kasino.state import Move, State
from engine.notation import split
from tests.widgets.test_say import assert_sentence
from widgets.say import WORDS
from widgets.say.telling import kasino as say

NAMES = ("Linnea", "Hugo", "Alva", "Nils")
STRICT: dict[str, Any] = {
    "build_duty": "keep_card_no_trail",
    "raise_own": False,
    "same_value_builds": False,
    "capture": "maximal",
}
PLAYS = [(form(name), 4 if name == "pairs" else 2) for name in FORMS] + [(Options(**STRICT), 3)]


def some_move(choose: random.Random, state: State) -> Move:
    """A move that is often wrong: any card, with some of what lies on the table."""
    held = cards_of(state.hands[state.turn or 0])
    card = choose.choice(held) if choose.random() < 0.9 else choose.choice(PACK)
    things = [card for card in cards_of(state.table) if choose.random() < 0.4]
    if choose.random() < 0.1:
        things.append(choose.choice(PACK))
    builds = tuple(build.cards for build in state.builds if choose.random() < 0.4)
    loose = sum(1 << one for one in set(things))
    verb = choose.choice(["take", "build", "lay"])
    if verb == "lay":
        return Move("lay", card)
    value = choose.randint(1, 14) if verb == "build" else choose.choice([0, 0, 1, 14])
    return Move(verb, card, value, loose, builds)


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_everything_that_happens_in_random_packs_has_a_sentence(lang: str) -> None:
    words = WORDS[lang]
    choose = random.Random(5)
    events: set[str] = set()
    rules: set[str] = set()
    for pack in range(5 * len(PLAYS)):
        options, seats = PLAYS[pack % len(PLAYS)]
        state = kasino.start(options, seats, 0, shuffle(f"say {pack}", PACK))
        while state.turn is not None:
            for _ in range(8):
                move = some_move(choose, state)
                verdict = kasino.check(state, move, choose.choice([None, None, 0]))
                if isinstance(verdict, Illegal):
                    rules |= {violation.rule for violation in verdict.violations}
                    for violation in verdict.violations:
                        assert_sentence(say.refusal(words, violation, state, NAMES), lang)
            legal = kasino.legal(state)
            bold = [move for move in legal if move.verb != "lay"]
            move = choose.choice(bold if bold and choose.random() < 0.8 else legal)
            assert re.match(r"[A-ZÅÄÖ]", say.move(words, move, state))
            step = kasino.apply(state, move)
            for event in step.events:
                events.add(event.event)
                assert_sentence(say.event(words, event, state, NAMES), lang)
            state = step.state
        for event in counting(state):
            events.add(event.event)
            assert_sentence(say.event(words, event, state, NAMES[:seats]), lang)
    assert events >= {"counted", "summed"}
    assert events >= {"laid", "captured", "tabbe", "built", "raised", "drew", "dealt", "leftovers", "sistan", "scored"}
    assert rules >= {
        "C4",
        "C20",
        "C31",
        "C40",
        "C41",
        "C42",
        "C43",
        "C44",
        "CA1",
        "CA6",
        "CA7",
        "CA8",
        "CA12",
        "CA37",
        "CA38",
    }


def test_over_and_nobody_took_are_told_too() -> None:
    state = kasino.read(split("kasino?hands=2c/-&table=Kd")[1])
    assert isinstance(state, kasino.State)
    step = kasino.apply(state, Move("lay", 0))
    told = [say.event(WORDS["sv"], event, state, NAMES) for event in step.events]
    assert told == [
        "Linnea lägger ut klöver två.",
        "Leken är slut. Ingen tog in något, så korten på bordet tillfaller ingen.",
    ]
    verdict = kasino.check(step.state, Move("lay", 0))
    assert isinstance(verdict, Illegal)
    assert say.refusal(WORDS["en"], verdict.violations[0], step.state, NAMES) == "The pack is over."
