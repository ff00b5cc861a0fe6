"""The circle of problems: each word has an input that raises it, and a sentence with its data in both languages."""

from collections.abc import Callable

import pytest

from engine import commands
from engine.games import GAMES, read_position
from engine.kasino.scoring import Tally, problems
from engine.notation import NotationError, Problem
from engine.problems import What
from engine.record import read as read_record
from widgets.say import WORDS

KASCHLAN = "kaschlan?trump=c&"
KASINO = "kasino?hands=2c/3c&"

POSITIONS = {
    What.NOT_A_GAME: "chess?x=1",
    What.NOT_A_FIELD: "kaschlan?trump",
    What.FIELD_TWICE: "kaschlan?trump=c&trump=d",
    What.NO_SUCH_FIELD: KASCHLAN + "hands=7c/8c&points=3",
    What.MISSING_FIELD: "kaschlan?trump=c",
    What.EMPTY: KASCHLAN + "hands=7c/",
    What.NOT_A_CARD: KASCHLAN + "hands=7c/8x",
    What.NOT_IN_THIS_PACK: KASCHLAN + "hands=7c/2c",
    What.CARD_TWICE: KASCHLAN + "hands=7c/7c",
    What.NOT_A_PAIR: KASCHLAN + "hands=7c/8c&table=7d8d",
    What.NOT_A_BUILD: KASINO + "builds=8",
    What.NOT_A_NUMBER: KASCHLAN + "hands=7c/8c&attacker=x",
    What.NOT_A_CHOICE: "kaschlan?trump=x&hands=7c/8c",
    What.SEATS: KASCHLAN + "hands=7c",
    What.ENTRIES: KASINO + "taken=-/-/-",
    What.NO_SUCH_SEAT: KASCHLAN + "hands=7c/8c&attacker=3",
    What.NO_SUCH_TURN: "kasino?hands=-/3c&turn=0",
    What.OWNER: KASINO + "builds=8:5h3s@3",
    What.ATTACKER_IS_DEFENDER: KASCHLAN + "hands=7c/8c&defender=0",
    What.NO_CARDS: KASCHLAN + "hands=-/8c/9c",
    What.NO_OPPONENT: KASCHLAN + "hands=-/8c&stock=9c&attacker=0&table=7d",
    What.LED_RANKS_DIFFER: KASCHLAN + "hands=7c/8c9c&table=7d,8d",
    What.MORE_THAN_FOUR_LED: KASCHLAN + "hands=9c/7c8c9dTdJdQd&table=8d,8h,8s,9h,9s",
    What.MORE_UNBEATEN_THAN_HELD: KASCHLAN + "hands=7c/8c&table=7d,7h",
    What.DOES_NOT_BEAT: KASCHLAN + "hands=7c/8c&table=9d:7d",
    What.TRUMP_UNLIKE_TURN_UP: KASCHLAN + "hands=7c/8c&stock=9d",
    What.BUILD: KASINO + "builds=9:5h3s@0",
    What.STOCK_WITHOUT_HANDS: "kasino?hands=-/-&stock=2c3c4c5c6c7c8c9c",
    What.STOCK_DOES_NOT_DEAL: KASINO + "stock=4c",
    What.TAKEN_AND_COUNTED: KASINO + "taken=4c5c/-&cards=2/0",
    What.PAIRS_NEED_FOUR: KASINO + "form=pairs",
    What.MISERE_WITHOUT_BUILDING: KASINO + "misere=on",
    What.MISERE_COUNTS_EVERY_TABBE: KASINO + "form=kryp&tabbe_on_last_play=no",
    What.FINNISH_ACE_IS_ONE: KASINO + "form=finnish&table_ace=either",
    What.TOTAL: KASINO + "cards=60/21",
    What.TOO_FEW_CARDS: KASINO + "cards=1/0&spades=2/0",
    What.LILLAN_WITHOUT_SPADE: "kasino?hands=3c/4c&cards=2/0&lillan=0",
    What.SPADE_ACE_TWICE: KASINO + "cards=3/3&spades=2/2&aces=2/2",
    What.NO_DIVISION: KASINO + "cards=36/13&spades=0/13&aces=0/0&lillan=1",
}
"""The smallest position for each word that reading one can raise."""

MOVES = {
    What.NO_MOVE: "",
    What.NOT_A_VERB: "fly 8d",
    What.NOT_A_CARD: "lay 8x",
    What.NOT_A_SEAT: "9: lay 8d",
    What.NOT_A_VALUE: "build 8c 99 5h",
    What.CARD_TWICE: "take Qh 5h.5h",
    What.TOO_FEW_WORDS: "take Qh",
    What.TOO_MANY_WORDS: "lay Qh Qd",
    What.NOT_IN_THIS_PACK: "lead 2c",
}
"""The smallest typed move for each word that reading one can raise; the last is Kaschlan's."""

COUNTS = {
    What.SINGLE_CARD: [Tally(1, sistan=1), Tally(51, 13, 4, 1, 1)],
    What.TABBE_CARDS: [Tally(2, tabbar=9, sistan=1), Tally(50, 13, 4, 1, 1)],
    What.TOO_MANY_TABBAR: [Tally(52, 13, 4, 1, 1, 1, 25), Tally()],
    What.LAST_MISSING: [Tally(52, 13, 4, 1, 1), Tally()],
    What.LAST_WITHOUT_CARDS: [Tally(52, 13, 4, 1, 1), Tally(sistan=1)],
    What.SPADE_ACE_NOWHERE: [Tally(39, 0, 4, 1, 0, 1), Tally(13, 13, 0, 0, 1)],
}
"""The counts of a whole pack that raise what no position can."""


def of_position(text: str) -> tuple[Problem, ...]:
    with pytest.raises(NotationError) as refused:
        read_position(text)
    return refused.value.problems


def of_move(text: str) -> tuple[Problem, ...]:
    game = GAMES["kaschlan" if text.startswith("lead") else "kasino"]
    with pytest.raises(NotationError) as refused:
        game.read_move(text)
    return refused.value.problems


def of_command(command: Callable[[str], object], text: str) -> tuple[Problem, ...]:
    with pytest.raises(NotationError) as refused:
        command(text)
    return refused.value.problems


COMMANDS: dict[What, tuple[Callable[[str], object], str]] = {
    What.NO_POSITION: (read_record, "# nothing"),
    What.HIDDEN_CARDS: (commands.legal, KASCHLAN + "hands=7c/x2"),
    What.NOT_SCORED: (commands.score, KASCHLAN + "hands=7c/8c"),
    What.OVER: (commands.solve, KASCHLAN + "hands=-/7c"),
    What.NOT_THE_LAST_DEAL: (commands.solve, KASINO + "stock=4c5c6c7c8c9cTcJc"),
}


def raised() -> dict[What, Problem]:
    """A problem for each word."""
    found = [problem for text in POSITIONS.values() for problem in of_position(text)]
    found += [problem for text in MOVES.values() for problem in of_move(text)]
    found += [problem for tallies in COUNTS.values() for problem in problems(tallies)]
    found += [problem for asked in COMMANDS.values() for problem in of_command(*asked)]
    return {problem.what: problem for problem in found}


@pytest.mark.parametrize(("what", "text"), POSITIONS.items())
def test_a_position_raises_the_word(what: What, text: str) -> None:
    assert what in [problem.what for problem in of_position(text)]


@pytest.mark.parametrize(("what", "text"), MOVES.items())
def test_a_move_raises_the_word(what: What, text: str) -> None:
    (problem,) = of_move(text)
    assert problem.what is what


@pytest.mark.parametrize(("what", "tallies"), COUNTS.items())
def test_a_count_raises_the_word(what: What, tallies: list[Tally]) -> None:
    assert what in [problem.what for problem in problems(tallies)]


def test_every_word_is_raised_and_none_that_is_not_there() -> None:
    assert set(raised()) == set(What)


@pytest.mark.parametrize("text", ["kaschlan?trump=c&hands=7c/8c&attacker=9", KASINO + "builds=8:5h3s@9"])
@pytest.mark.parametrize("lang", WORDS)
def test_a_player_who_cannot_be_is_told_of_too(lang: str, text: str) -> None:
    told = [WORDS[lang].position_problem(problem) for problem in of_position(text)]
    assert any("tionde" in one or "tenth" in one or "9" in one for one in told)


@pytest.mark.parametrize("lang", WORDS)
def test_every_word_is_told_with_its_data(lang: str) -> None:
    words = WORDS[lang]
    told = {what: words.position_problem(problem) for what, problem in raised().items()}
    assert len(set(told.values())) == len(told)
    for what, problem in raised().items():
        assert "{" not in told[what]
        for name, fact in problem.facts.items():
            if name in ("word", "count", "limit", "least"):
                assert str(fact) in told[what], (what, name)
            if name == "seat" and isinstance(fact, int):
                # Never by a number: whether the first is 0 or 1 is not a reader's business.
                assert words.players((fact,)) in told[what].lower(), (what, name)
