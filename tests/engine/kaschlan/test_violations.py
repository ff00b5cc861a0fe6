"""Whatever is tried, ``check`` cites rules that ``refusals.toml`` knows, in their order, each once."""

from random import Random

from engine import kaschlan
from engine.game import Illegal
from tests.engine.kaschlan import weird
from tests.engine.kaschlan.test_generator import UNIVERSE
from tests.engine.test_refusals import TOLD


def test_violations_of_any_move_are_known_rules_in_their_order() -> None:
    random = Random("violations")
    seen = set()
    for _ in range(500):
        state = weird.position(random)
        seats = (None, *range(len(state.hands) + 1))
        for move in random.sample(UNIVERSE, 20) + UNIVERSE[-3:]:
            verdict = kaschlan.check(state, move, random.choice(seats))
            if isinstance(verdict, Illegal):
                rules = [violation.rule for violation in verdict.violations]
                order = iter(TOLD["kaschlan"])
                assert rules
                assert all(rule in order for rule in rules), (kaschlan.write(state), move, rules)
                assert len(set(rules)) == len(rules)
                assert set(rules) <= set(kaschlan.RULES)
                seen |= set(rules)
    assert seen == set(TOLD["kaschlan"])
