"""Moves as readers write them, in words and letters of both languages: which move is meant, and what is told if none is."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import PACK, card_text, parse_card
from engine.deal import shuffle
from engine.games import GAMES
from tests.engine.kasino.variants import VARIANTS
from tests.helpers import often, wander
from tests.widgets.test_hostile import HOSTILE
from widgets import wire
from widgets.play.replay import understood
from widgets.play.respond import TYPED_LENGTH
from widgets.position import NAMES, Position, position_of
from widgets.say import WORDS
from widgets.say.misheard import Misheard, Trouble
from widgets.tables import TABLES

DEFENCE = "kaschlan?trump=c&hands=Kc9hTh7sJs/9cKdJh8sAs&table=8d,8h,8c&stock=TsQs7c9d7dAc"
ATTACK = "kaschlan?trump=c&hands=8d8h9cQdKc/7d7h9dTdJc&stock=TsQs7cAc"
LONE = "kaschlan?trump=c&hands=9c/8sKdQdTs&table=8d"
SWEEP = "kasino?hands=QhTcJhKs/7c7d9h9s&table=5h,7s,3d,9c,2s"
BUILDS = "kasino?hands=2dTc6h8cJsAs9d/7c7d9h9s&table=4d,Td,6s&builds=8x:5c3s4c4h@1,7:5h2s@0"


def read(position: str, text: str) -> str:
    """The move that is understood, in canonical notation, with the seat if one is named."""
    at = position_of(position)
    seat, move = at.game.read_move(understood(at, at.state, text))
    return at.game.write_move(move) if seat is None else f"{seat}: {at.game.write_move(move)}"


MEANT = [
    (DEFENCE, "ta upp", "take"),
    (DEFENCE, "Plocka upp!", "take"),
    (DEFENCE, "pick up", "take"),
    (DEFENCE, "slå 8h Kh", "beat 8h Kh"),
    (DEFENCE, "slå ruter åtta med rK", "beat 8d Kd"),
    (DEFENCE, "stick r8 hK", "beat 8d Kh"),
    (DEFENCE, "Stick över ruter åtta med ruterkung.", "beat 8d Kd"),
    (DEFENCE, "beat 8d Kd", "beat 8d Kd"),
    (DEFENCE, "beat the eight of diamonds with the King of Diamonds", "beat 8d Kd"),
    (DEFENCE, "♦K på ♦8", "beat 8d Kd"),
    (DEFENCE, "put Kd on 8d", "beat 8d Kd"),
    (DEFENCE, "hjärter knekt", "beat 8h Jh"),
    (DEFENCE, "stick med ruter kung", "beat 8d Kd"),
    (DEFENCE, "klar", "done"),
    (DEFENCE, "dra", "draw"),
    (DEFENCE, "spela ut spader åtta mot dig själv och stick med spader äss", "own 8s As"),
    (DEFENCE, "lead 8s against myself, beat it with As", "own 8s As"),
    (DEFENCE, "Astrid: lägg till klöver kung", "0: lead Kc"),
    (DEFENCE, "viktor: ta upp", "1: take"),
    (DEFENCE, "1: ta upp", "1: take"),
    (ATTACK, "klover kung", "lead Kc"),
    (ATTACK, "ruter dam", "lead Qd"),
    (ATTACK, "lägg ruter dam", "lead Qd"),
    (ATTACK, "ruter åtta och hjärter åtta", "lead 8d 8h"),
    (ATTACK, "spela ut r8 h8", "lead 8d 8h"),
    (ATTACK, "lead the eight of hearts", "lead 8h"),
    (ATTACK, "10 spades 8 hearts", "lead 8h Ts"),
    (ATTACK, "kaschlan", "lead Qd"),
    (ATTACK, "Kd", "lead Kd"),
    (ATTACK, "Dk", "lead Qc"),
    (ATTACK, "kkn", "lead Jc"),
    (ATTACK, "knk", "lead Jc"),
    (ATTACK, "k10", "lead Tc"),
    (ATTACK, "10 of spades", "lead Ts"),
    (ATTACK, "klöver nio", "lead 9c"),
    (ATTACK, "klövernian", "lead 9c"),
    (LONE, "ruter dam", "beat 8d Qd"),
    (LONE, "stick med spader tio", "beat 8d Ts"),
    (SWEEP, "take Qh 7s 5h", "take Qh 5h 7s"),
    (SWEEP, "ta Qh 7s 5h", "take Qh 5h 7s"),
    (SWEEP, "ta in spader sju och hjärter fem med hjärter dam", "take Qh 5h 7s"),
    (SWEEP, "take the seven of spades, the five of hearts using Qh", "take Qh 5h 7s"),
    (SWEEP, "s7 h5 hD", None),
    (SWEEP, "lägg ut hjärter knekt", "lay Jh"),
    (SWEEP, "lägg hjärter knekt", "lay Jh"),
    (SWEEP, "trail Jh", "lay Jh"),
    (SWEEP, "ta lillan med klöver tio", "take Tc 2s"),
    (SWEEP, "Hugo: ta s7 med k7", "1: take 7c 7s"),
    (BUILDS, "lägg ruter två på spader sex och bygg 8", "build 2d 8 6s"),
    (BUILDS, "build eight: the two of diamonds on the six of spades", "build 2d 8 6s"),
    (BUILDS, "bygg 8 ruter 2 spader 6", "build 2d 8 6s"),
    (BUILDS, "höj bygget på sju till nio med ruter två", "build 2d 9 5h.2s"),
    (BUILDS, "höj 7 till 9 med r2", "build 2d 9 5h.2s"),
    (BUILDS, "raise the build of seven to nine with 2d", "build 2d 9 5h.2s"),
    (BUILDS, "ta in bygget på åtta med klöver åtta", "take 8c 4c.5c.4h.3s"),
    (BUILDS, "take the build of eight with the eight of clubs", "take 8c 4c.5c.4h.3s"),
]


@pytest.mark.parametrize(("position", "text", "move"), MEANT)
def test_what_a_reader_writes_is_the_move_that_is_meant(position: str, text: str, move: str | None):
    if move is not None:
        assert read(position, text) == move
        return
    with pytest.raises(Misheard):
        read(position, text)


NO_MOVES = [
    (DEFENCE, "", Trouble.NOTHING),
    (DEFENCE, "...", Trouble.NOTHING),
    (DEFENCE, "stick med gubben", Trouble.UNKNOWN_WORD),
    (DEFENCE, "lead 8x", Trouble.UNKNOWN_WORD),
    (DEFENCE, "Hugo: ta upp", Trouble.NO_SUCH_NAME),
    (DEFENCE, "9: take", Trouble.NO_SUCH_NAME),
    (DEFENCE, "ta upp och dra", Trouble.TWO_MOVES),
    (DEFENCE, "stick med kung", Trouble.SUIT_MISSING),
    (DEFENCE, "stick med ruter", Trouble.RANK_MISSING),
    (DEFENCE, "klöver två", Trouble.NOT_IN_PACK),
    (DEFENCE, "stick", Trouble.WHICH_CARD),
    (DEFENCE, "ta upp ruter åtta", Trouble.NO_CARD_NEEDED),
    (DEFENCE, "stick r8 h8 rK", Trouble.TOO_MANY_CARDS),
    (DEFENCE, "stick ruter åtta", Trouble.BEAT_WITH_WHAT),
    (DEFENCE, "spela ut s8 mot mig själv", Trouble.BEAT_WITH_WHAT),
    (DEFENCE, "klöver nio", Trouble.BEAT_WHAT),
    (SWEEP, "hjärter dam", Trouble.NO_VERB),
    (SWEEP, "ta sju med hjärter dam", Trouble.SUIT_MISSING),
    (SWEEP, "ta in hjärter dam", Trouble.TAKE_WHAT),
    (SWEEP, "lägg ut hjärter dam och spader sju", Trouble.TOO_MANY_CARDS),
    (SWEEP, "bygg åtta med hjärter dam", Trouble.BUILD_ON_WHAT),
    (SWEEP, "lägg hjärter knekt på ruter tre", Trouble.VALUE_MISSING),
    (SWEEP, "bygg 99 h5 med s3", Trouble.NOT_A_VALUE),
    (SWEEP, "höj bygget på sju till nio med r2", Trouble.WHICH_BUILD),
    (BUILDS, "höj till nio med r2", Trouble.WHICH_BUILD),
]


@pytest.mark.parametrize(("position", "text", "trouble"), NO_MOVES)
def test_what_is_no_move_is_answered_in_the_readers_own_words(position: str, text: str, trouble: Trouble):
    with pytest.raises(Misheard) as misheard:
        read(position, text)
    assert misheard.value.trouble is trouble
    game = position.partition("?")[0]
    told = [words.not_understood(game, misheard.value) for words in WORDS.values()]
    assert told[0] != told[1]
    for sentence in told:
        assert "{" not in sentence
        assert misheard.value.word in sentence


def test_every_trouble_is_met():
    assert {trouble for *_, trouble in NO_MOVES} == set(Trouble)


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("trouble", Trouble)
def test_an_example_that_is_told_is_understood(lang: str, game: str, trouble: Trouble):
    told = WORDS[lang].not_understood(game, Misheard(trouble, "", (parse_card("7c"),)))
    example = told.rpartition(": ")[2].rstrip(".") if ": " in told else ""
    if example:
        position = DEFENCE if game == "kaschlan" and "bygg" not in example and "build" not in example else BUILDS
        read(position, example)


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.parametrize("card", PACK)
def test_every_card_is_understood_by_its_name_and_by_its_letters(lang: str, card: int):
    words = WORDS[lang]
    suit = {"sv": "krhs", "en": "cdhs"}[lang][card // 13]
    index = words.index(card)
    for text in (
        words.card(card),
        words.card(card).replace(" ", "") if lang == "sv" else "",
        f"{index}{suit}",
        f"{suit}{index}",
    ):
        # These letters are the notation's first.
        if text and text.lower() not in ("kd", "dk"):
            assert read("kasino?hands=2c/3c", f"lay {text}") == f"lay {card_text(card)}", text


def spoken_is_understood(position: Position, state: Any) -> None:
    """Every legal move, as each language says it, is that move."""
    table = TABLES[position.game.NAME]
    for move in position.game.legal(state)[:60]:
        notation = position.game.write_move(move)
        for words in WORDS.values():
            said = table.move(state, move, words)
            heard = understood(position, state, said)
            assert position.game.write_move(position.game.read_move(heard)[1]) == notation, said
            seat = position.game.actor(state)
            assert understood(position, state, f"{position.names[seat or 0]}: {said}") == f"{seat}: {heard}"


GAMES_PLAYED: list[tuple[str, Any, int]] = [("kaschlan", {}, seats) for seats in (2, 3, 4)] + [
    ("kasino", options, seats) for _, options, seats in VARIANTS
]


@pytest.mark.parametrize("seed", range(often(1, browser=1, proof=10)))
@pytest.mark.parametrize(("name", "options", "seats"), GAMES_PLAYED[:3] + GAMES_PLAYED[3::7])
def test_every_legal_move_is_understood_as_it_is_said(name: str, options: Any, seats: int, seed: int):
    game = GAMES[name]
    options = options or game.Options()  # type: ignore[attr-defined]
    pack = shuffle(f"{name} {seed}", game.PACK)
    state = game.start(options, seats, 0, pack, (0,) * game.sides(options, seats))
    position = Position(game, NAMES[name][:seats], 0, state)
    spoken_is_understood(position, state)
    for turn in wander(game, state, f"{seed}"):
        spoken_is_understood(position, turn.after)


def test_two_builds_of_one_value_are_told_apart():
    at = position_of("kasino?hands=2dTc9h/7c7d9s&builds=7:5h2s@0,7:4d3c@1")
    spoken_is_understood(at, at.state)


FRAGMENTS = """
ta upp stick med på bygg höj till bygget ruter hjärter diamonds of dam kung 8 9 r8 Kd : ; ~ ! ? Astrid 1: lead take
"""
WORD = st.sampled_from(FRAGMENTS.split())


@given(
    st.lists(WORD | st.text(max_size=6), max_size=12).map(" ".join), st.sampled_from([DEFENCE, ATTACK, SWEEP, BUILDS])
)
def test_anything_is_a_move_or_not_understood(text: str, position: str):
    at = position_of(position)
    # Whatever else was raised would fail here.
    with suppress(Misheard):
        at.game.read_move(understood(at, at.state, text))


@pytest.mark.parametrize("hostile", HOSTILE)
def test_hostile_text_is_refused_in_words(hostile: str):
    for position in (DEFENCE, SWEEP):
        with pytest.raises(Misheard):
            read(position, HOSTILE[hostile][:TYPED_LENGTH])


@pytest.mark.parametrize(("kind", "name"), [("example", "kaschlan-clubs-defence"), ("practice", "practise")])
@pytest.mark.parametrize("lang", WORDS)
def test_a_typed_move_is_answered_on_every_table(kind: str, name: str, lang: str):
    def ask(model: str, text: str) -> dict[str, Any]:
        request = {
            "kind": kind,
            "name": name,
            "place": {"lang": lang, "root": "../", "prefix": "w1"},
            "model": model,
            "message": {"do": "type", "fields": {"move": text}},
        }
        answer: dict[str, Any] = json.loads(wire.answer(json.dumps(request)))
        return answer

    start = {"example": "3", "practice": ""}[kind]
    words = WORDS[lang]
    nonsense = ask(start, "abrakadabra")
    assert words.not_understood("kaschlan", Misheard(Trouble.UNKNOWN_WORD, "abrakadabra")) in nonsense["say"]
    picked_up = ask(start, "ta upp")
    assert picked_up["model"] != nonsense["model"]
    assert picked_up["say"]
