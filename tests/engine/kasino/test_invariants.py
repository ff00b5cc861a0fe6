"""What holds in every pack, in every form and with each of its options changed, for each number of players."""

import pytest

from engine import kasino
from engine.kasino import FORMS, Options
from tests.engine.kasino import invariants
from tests.engine.kasino.variants import ALTERNATIVES, VARIANTS
from tests.helpers import often

pytestmark = pytest.mark.long

DEALS = often(60, browser=2, proof=200)


@pytest.mark.parametrize(("name", "options", "seats"), VARIANTS, ids=[name for name, _, _ in VARIANTS])
def test_deals_played_at_random(name: str, options: Options, seats: int) -> None:
    for number in range(invariants.packs(options, seats, DEALS)):
        seed = f"{name} {number}"
        invariants.all_hold(invariants.played(options, seats, seed), seed)


def test_every_form_is_played_and_every_option_changed() -> None:
    assert set(ALTERNATIVES) == set(kasino.Options._fields)
    for name, words in ALTERNATIVES.items():
        assert {getattr(options, name) for _, options, _ in VARIANTS} >= set(words.values())
    assert {name for name, _, _ in VARIANTS} >= {f"4 {form}" for form in FORMS}
    assert [sum(seats == number for _, _, seats in VARIANTS) for number in (2, 3, 4)] == [53, 53, 68]
