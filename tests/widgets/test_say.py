"""Both languages say the same things, and everything that the engine can tell."""

import ast
import inspect
import random
import re
from pathlib import Path

import pytest

from engine import kaschlan
from engine.cards import SHORT_PACK
from engine.deal import shuffle
from engine.game import Illegal
from engine.kaschlan import Move, Options, State
from widgets.say import WORDS
from widgets.say.telling import kaschlan as say
from widgets.say.words import Words

NAMES = ("Astrid", "Viktor", "Signe", "Tor")
ROOT = Path(kaschlan.__file__).parent


def cited() -> tuple[set[str], set[str]]:
    """The events and the violations' rules that the engine of Kaschlan spells out."""
    events: set[str] = set()
    rules: set[str] = set()
    for file in ROOT.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                strings = [one.value for arg in node.args[:1] for one in ast.walk(arg) if isinstance(one, ast.Constant)]
                if node.func.id == "Event":
                    events.update(map(str, strings))
                if node.func.id == "Violation":
                    rules.update(map(str, strings))
    return events, {rule for rule in rules if re.fullmatch(r"KA?\d+", rule)}


def every_state(seats: int, options: Options, seed: str) -> list[State]:
    """The states of a random deal."""
    choose = random.Random(seed)
    state = kaschlan.start(options, seats, 0, shuffle(seed, SHORT_PACK))
    states = []
    while state.turn is not None:
        states.append(state)
        state = kaschlan.apply(state, choose.choice(kaschlan.legal(state))).state
    return [*states, state]


def random_move(choose: random.Random) -> Move:
    verb = choose.choice(["lead", "lead", "beat", "beat", "own", "own", "draw", "take", "done"])
    size = {"lead": choose.randint(1, 4), "beat": 2, "own": 2}.get(verb, 0)
    return Move(verb, tuple(choose.choices(SHORT_PACK, k=size)))


OPTIONS = [
    Options(),
    Options(must_beat="full", self_attack="when_all_beaten"),
    Options(attacker_out="durak", last_bout="play_out"),
]


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_everything_that_happens_in_random_deals_has_a_sentence(lang: str) -> None:
    words = WORDS[lang]
    events: set[str] = set()
    rules: set[str] = set()
    choose = random.Random(7)
    for deal in range(60):
        options = OPTIONS[deal % 3]
        for state in every_state(2 + deal % 3, options, f"say {deal}"):
            cast = say.cast_of(state, NAMES)
            for _ in range(6):
                move = random_move(choose)
                verdict = kaschlan.check(state, move, choose.choice([None, *range(len(state.hands)), 3]))
                if isinstance(verdict, Illegal):
                    for violation in verdict.violations:
                        rules.add(violation.rule)
                        assert_sentence(say.refusal(words, violation, cast), lang)
            for move in kaschlan.legal(state)[:4]:
                assert say.move(words, move, state.turn == state.defender)
                for event in kaschlan.apply(state, move).events:
                    events.add(event.event)
                    assert_sentence(say.event(words, event, cast), lang)
    spelled_events, spelled_rules = cited()
    assert spelled_events - events <= {"drawn_deal"}
    assert spelled_rules - rules <= {"K61"}


def assert_sentence(sentence: str, lang: str) -> None:
    assert re.fullmatch(r"[A-ZÅÄÖ”‘].*\.", sentence), sentence
    assert "  " not in sentence
    assert "None" not in sentence
    if lang == "en":
        assert not re.search("[åäöÅÄÖ]", sentence), sentence


def test_no_label_is_the_same_in_both_languages_by_oversight() -> None:
    same = {name for name in labels(WORDS["sv"]) if getattr(WORDS["sv"], name) == getattr(WORDS["en"], name)}
    assert same == set()


def labels(words: Words) -> list[str]:
    return [name for name, value in inspect.getmembers(words) if isinstance(value, str) and not name.startswith("_")]
