"""Rule drills: every seed makes a sound question, and the answers are those that the rules give on another way."""

import json
import re
from itertools import combinations

import pytest

from engine import kaschlan, kasino
from engine.cards import CARD_TEXTS, cards_of, parse_card, rank
from engine.kaschlan.rules import RULES as KASCHLAN
from engine.kasino.rules import RULES as KASINO
from engine.notation import split
from tests.engine.oracle import kaschlan as kaschlan_oracle
from tests.engine.oracle import kasino as kasino_oracle
from widgets import library, wire
from widgets.kinds import drill
from widgets.kinds.drill.beats import Beats
from widgets.kinds.drill.board import Board
from widgets.kinds.drill.builds import VERDICTS, Builds
from widgets.kinds.drill.count import Count
from widgets.kinds.drill.drills import DRILLS, Question
from widgets.kinds.drill.roles import ENDS, Roles
from widgets.kinds.drill.takes import Takes
from widgets.pages import fence as page
from widgets.place import Device, Place
from widgets.say import WORDS
from widgets.say.en import drills as english
from widgets.say.sv import drills as swedish
from widgets.widget import Message

SEEDS = [*range(300), 2**31, 2**32 - 1]
PLACES = {lang: Place(lang, "../", "w1") for lang in ("sv", "en")}
NAMES = [f"drill-{kind}" for kind in DRILLS]


def marked(asks: Question) -> tuple[str, ...]:
    """The right answer."""
    return tuple(choice.name for group in asks.groups for choice in group.choices if choice.right)


def test_every_kind_has_its_file_and_every_file_its_kind() -> None:
    assert [name for name in library.names() if library.kind(name) == "drill"] == sorted(NAMES)
    assert set(drill.FIRST) == set(DRILLS)


@pytest.mark.parametrize("kind", DRILLS)
def test_every_seed_makes_a_sound_question(kind: str) -> None:
    asked = set()
    for seed in SEEDS:
        asks = DRILLS[kind](seed)
        choices = [choice for group in asks.groups for choice in group.choices]
        assert len({choice.name for choice in choices}) == len(choices)
        for group in asks.groups:
            assert len(group.choices) >= 2
            assert not group.single or [choice.right for choice in group.choices].count(True) == 1
        for words in WORDS.values():
            told = [
                asks.prompt(words),
                asks.help(words),
                *(asks.why(choice, words) for choice in choices),
                *(sentence for sentence, _ in asks.more(words)),
            ]
            for sentence in told:
                assert re.fullmatch(r"[A-ZÅÄÖ].*[.?]", sentence), sentence
        rules = [rule for choice in choices for rule in choice.rules] + [
            rule for _, told_by in asks.more(WORDS["sv"]) for rule in told_by
        ]
        assert rules
        assert all(rule in KASCHLAN or rule in KASINO for rule in rules)
        asked.add(str(asks.draw(Board(WORDS["en"], PLACES["en"], live=False))))
    assert len(asked) > len(SEEDS) // 2


@pytest.mark.parametrize("kind", DRILLS)
def test_a_seed_makes_the_same_question_again(kind: str) -> None:
    for seed in SEEDS[:20]:
        first, second = DRILLS[kind](seed), DRILLS[kind](seed)
        assert first.groups == second.groups
        assert first.prompt(WORDS["sv"]) == second.prompt(WORDS["sv"])


def test_what_beats_is_what_the_oracle_lets_beat() -> None:
    met: set[str] = set()
    for seed in SEEDS:
        asks = Beats(seed)
        (group,) = asks.groups
        assert 6 <= len(group.choices) <= 8
        position = kaschlan.write(asks.state)
        for choice in group.choices:
            found = kaschlan_oracle.check(position, f"beat {CARD_TEXTS[asks.led]} {choice.name}")
            assert choice.right == (not found), (position, choice)
            assert choice.right or choice.rules[0] == found[0]
            met |= {*choice.rules, asks._reason(parse_card(choice.name), choice)}
    assert {"K7", "K44", "K45", "K48", "K49"} <= met
    assert set(swedish.WHY) == set(english.WHY) == {word for word in met if word.islower()}


def test_who_attacks_is_whom_the_oracle_lets_attack() -> None:
    met = set()
    for seed in SEEDS:
        asks = Roles(seed)
        before, move = kaschlan.write(asks.end.before), kaschlan.write_move(asks.end.move)
        assert move in ("done", "take")
        after = kaschlan.read(split(kaschlan_oracle.apply(before, move))[1])
        assert marked(asks) == (f"attacker{after.attacker}", f"defender{after.defender}")
        assert asks.end.before.stock == ()
        met.add(asks.end.roles.rule)
    assert met == set(ENDS)


def _sums(state: kasino.State, card: int) -> set[int]:
    """The loose cards that are in some group worth the card, found by trying every group."""
    values = (1, 14) if rank(card) == 14 else (rank(card),)
    worth = {one: 1 if rank(one) == 14 else rank(one) for one in cards_of(state.table)}
    found = set()
    for size in range(1, len(worth) + 1):
        for some in combinations(worth, size):
            both_aces = size == 1 and worth[some[0]] == 1 and rank(card) == 14
            if sum(worth[one] for one in some) in values or both_aces:
                found |= set(some)
    return found


def test_what_can_be_taken_is_in_some_group_of_its_worth() -> None:
    builds = aces = 0
    for seed in SEEDS:
        asks = Takes(seed)
        values = (1, 14) if rank(asks.card) == 14 else (rank(asks.card),)
        right = {CARD_TEXTS[card] for card in _sums(asks.state, asks.card)}
        right |= {name for name, build in asks.builds.items() if build.value in values}
        assert set(marked(asks)) == right
        legal = kasino_oracle.legal(kasino.write(asks.state))
        assert right == {word for move in legal if move.startswith("take") for word in move.split()[2:]}
        builds += bool(asks.builds)
        aces += rank(asks.card) == 14
    assert builds > 50
    assert aces > 20


def test_a_build_is_legal_if_the_oracle_says_so() -> None:
    met = set()
    for seed in SEEDS:
        asks = Builds(seed)
        found = kasino_oracle.check(kasino.write(asks.state), kasino.write_move(asks.move))
        assert marked(asks) == ("no" if found else "yes",)
        rules = asks.groups[0].choices[0].rules
        assert not found or [rules[0]] == found
        met.add(rules[0])
    assert {verdict for verdict in VERDICTS if verdict[0] == "C"} <= met
    assert {"C46", "C47"} <= met


def test_a_pack_is_counted_from_its_cards() -> None:
    ties = 0
    for seed in SEEDS:
        asks = Count(seed)
        piles = [[CARD_TEXTS[card] for card in cards_of(pile)] for pile in asks.pack.piles]
        assert sorted(card for pile in piles for card in pile) == sorted(CARD_TEXTS)
        points = [
            sum(card[0] == "A" for card in pile) + 2 * ("Td" in pile) + ("2s" in pile) + tally.sistan + tally.tabbar
            for pile, tally in zip(piles, asks.pack.tallies, strict=True)
        ]
        expected = []
        for row, worth, counts in (
            ("cards", 1, [len(pile) for pile in piles]),
            ("spades", 2, [sum(card[1] == "s" for card in pile) for pile in piles]),
        ):
            winners = [seat for seat, number in enumerate(counts) if number == max(counts)]
            ties += len(winners) > 1
            expected.append(f"{row}{winners[0]}" if len(winners) == 1 else f"{row}-")
            if len(winners) == 1:
                points[winners[0]] += worth
        assert list(marked(asks)) == expected + [f"sum{seat}-{own}" for seat, own in enumerate(points)]
    assert ties > 20


# The widget


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", PLACES)
def test_marking_answering_and_asking_again(name: str, lang: str) -> None:
    place, words = PLACES[lang], WORDS[lang]
    start = drill.WIDGET.init(name)
    _, asks = drill.read(name, start)
    assert drill.WIDGET.frame(name, start, place).say == f"{asks.prompt(words)} {asks.help(words)}"
    model = start
    for choice in marked(asks):
        model = drill.WIDGET.update(name, model, Message(do=f"mark {choice}"), Device())
        assert drill.WIDGET.frame(name, model, place).say.startswith(words.drill_marked(["x"]).split()[0])
    answered = drill.WIDGET.update(name, model, Message(do="answer"), Device())
    assert answered.endswith(";!;1/1")
    html = str(drill.WIDGET.frame(name, answered, place).html)
    assert words.drill_score(1, 1) in html
    assert 'data-verdict="wrong"' not in html
    assert 'data-verdict="missed"' not in html
    assert drill.WIDGET.frame(name, answered, place).say == words.drill_result(True)
    for rule in {rule for group in asks.groups for choice in group.choices if choice.right for rule in choice.rules}:
        assert f'href="{place.rule(rule)}"' in html
    another = drill.WIDGET.update(name, answered, Message(do="another"), Device(luck=77))
    assert another == "77;;;1/1"
    # Where the device has no luck, the next seed follows from this one.
    follows = drill.WIDGET.update(name, answered, Message(do="another"), Device())
    assert follows == drill.WIDGET.update(name, answered, Message(do="another"), Device())
    assert follows != answered


def test_every_card_is_judged_in_words() -> None:
    name = "drill-beats"
    asks = drill.question("beats", 91)
    chosen = {"7c", "Qd"}
    model = f"91;{' '.join(choice.name for choice in asks.groups[0].choices if choice.name in chosen)};!;0/1"
    html = str(drill.WIDGET.frame(name, model, PLACES["sv"]).html)
    judged = re.findall(r'<li data-verdict="(\w+)"><p><strong>([^<]+)</strong> <span>([^<]+)</span>', html)
    assert ("wrong", "Fel.", "Klöver sju sticker inte: samma valör i en annan sidofärg räcker inte.") in judged
    assert ("right", "Rätt.", "Ruter dam sticker: alltid den högsta trumfen.") in judged
    assert ("missed", "Missat.", "Hjärter ess sticker: samma färg och högre.") in judged
    assert len(judged) == len(asks.groups[0].choices)
    assert "Fel. Klöver sju" in drill.WIDGET.frame(name, model, PLACES["sv"]).say


def test_of_choices_that_exclude_each_other_one_is_marked() -> None:
    name = "drill-builds"
    yes = drill.WIDGET.update(name, "5", Message(do="mark yes"), Device())
    no = drill.WIDGET.update(name, yes, Message(do="mark no"), Device())
    assert (yes, no, drill.WIDGET.update(name, no, Message(do="mark no"), Device())) == ("5;yes", "5;no", "5;no")


def test_an_answered_question_is_not_marked_any_more() -> None:
    with pytest.raises(ValueError, match="no such message"):
        drill.WIDGET.update("drill-builds", "5;no;!;1/1", Message(do="mark yes"), Device())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "text",
    ["", "x", "-1", "٣", "4294967296", "99999999999", "007", "1;2x", "1;yes no", "1;;!x", "1;;;1/0", "1;;;2/1",
     "1;;;/", "1;;;1/10000", "1;;;0/0", "1;", "1;;!;1/1;", "1;7c 7c", "1; 7c", "beats.1", "<b>", "1;\0"],
)  # fmt: skip
def test_a_hostile_model_is_refused(name: str, text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any of the reasons
        drill.WIDGET.update(name, drill.WIDGET.init(name), Message(go=text), Device())


@pytest.mark.parametrize("do", ["", "mark", "mark x", "mark 7c 8c", "mark <b>", "dance"])
def test_a_hostile_message_is_refused(do: str) -> None:
    for name in NAMES:
        with pytest.raises(ValueError):  # noqa: PT011 - any of the reasons
            drill.WIDGET.update(name, drill.WIDGET.init(name), Message(do=do), Device())


@pytest.mark.parametrize("name", NAMES)
def test_the_live_frame_alone_has_ids_and_each_once(name: str) -> None:
    html = page.render(f"drill: {name}", "sv", "../", "w1")
    live = html[html.index("talong-frame") : html.index("<template")]
    ids = re.findall(r' id="([^"]+)"', live)
    assert len(ids) == len(set(ids))
    static = html[html.index("</talong-widget>") :]
    assert " id=" not in static
    assert "<button" not in static
    assert WORDS["sv"].drill_with_answer in static


def test_the_client_gets_a_new_question_by_its_luck() -> None:
    place = {"lang": "sv", "root": "../", "prefix": "w1"}
    request = {"kind": "drill", "name": "drill-beats", "place": place, "model": "91", "message": {"do": "another"}}
    device = {"today": "2026-11-30", "luck": 4_000_000_000, "kept": "", "storage": ""}
    told = json.loads(wire.answer(json.dumps(request | {"device": device})))
    assert told["model"] == "4000000000"
    assert "keep" not in told


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("kind", ["roles", "builds", "count"])
def test_an_answer_that_is_not_there_yet_is_asked_for(kind: str, lang: str) -> None:
    name = f"drill-{kind}"
    asks = DRILLS[kind](5)
    early = drill.WIDGET.update(name, "5", Message(do="answer"), Device())
    assert early == "5;;?"
    frame = drill.WIDGET.frame(name, early, PLACES[lang])
    assert WORDS[lang].drill_early in frame.say
    assert f'class="refused"><li>{WORDS[lang].drill_early}' in str(frame.html)
    choice = asks.groups[0].choices[0].name
    assert drill.WIDGET.update(name, early, Message(do=f"mark {choice}"), Device()) == f"5;{choice}"
    with pytest.raises(ValueError, match="not answered"):
        drill.WIDGET.frame(name, f"5;{' '.join(marked(asks))};?", PLACES[lang])
