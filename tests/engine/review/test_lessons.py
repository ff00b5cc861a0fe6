"""What a mistake is about: for every theme a move and a better one."""

import pytest

from engine.games import GAMES, open_position
from engine.review import kaschlan, kasino
from engine.review.judging import LESSONS

ATTACK = "kaschlan?trump=s&hands=7c7d9hKs/8cTc9dJd"
ADDING = "kaschlan?trump=s&hands=7d9hKs/8cTc9dJd&table=7c&turn=0"
JOINING = "kaschlan?trump=s&hands=9hKs/8cTc9dJd/7dAh&table=7c&turn=2"
DEFENCE = "kaschlan?trump=s&hands=Kh/9cTc7sKd8d&table=8c"
BEATEN = "kaschlan?trump=s&hands=Kh7h/Tc7sKd8d&table=8c:9c&stock=9dAs&turn=1"
LAY = "kasino?hands=4s5c6cKd/9s9d&table=Kc,Qd"

KASCHLAN = [
    ("wastes_trump", DEFENCE, "beat 8c 9c", "beat 8c 7s"),
    ("wastes_trump", DEFENCE, "take", "beat 8c 7s"),
    ("should_take", DEFENCE, "take", "beat 8c 9c"),
    ("beats_dearly", DEFENCE, "beat 8c 9c", "beat 8c Tc"),
    ("beats_otherwise", DEFENCE, "beat 8c Tc", "beat 8c 9c"),
    ("should_beat", DEFENCE, "beat 8c 9c", "take"),
    ("should_lead_own", DEFENCE, "own 8d Kd", "beat 8c 9c"),
    ("own_too_soon", DEFENCE, "beat 8c 9c", "own 8d Kd"),
    ("should_draw", BEATEN, "draw", "done"),
    ("leads_trump", ATTACK, "lead 7c", "lead Ks"),
    ("leads_high", ATTACK, "lead 7c", "lead 9h"),
    ("leads_low", ATTACK, "lead 9h", "lead 7c"),
    ("leads_many", ATTACK, "lead 7c", "lead 7c 7d"),
    ("leads_few", ATTACK, "lead 7c 7d", "lead 7c"),
    ("adds_too_much", ADDING, "done", "lead 7d"),
    ("adds_too_little", ADDING, "lead 7d", "done"),
    ("joins_too_little", JOINING, "lead 7d", "done"),
]
KASINO = [
    ("missed_tabbe", "kasino?hands=9c2s/5s5d&table=9d", "take 9c 9d", "lay 2s"),
    ("missed_storan", "kasino?hands=TcKd/5s5d&table=Td,5c", "take Tc Td", "lay Kd"),
    ("missed_lillan", "kasino?hands=2cKd/5s5d&table=2s,5c", "take 2c 2s", "lay Kd"),
    ("missed_ace", "kasino?hands=AcKd/5s5d&table=Ah,5c", "take Ac Ah", "lay Kd"),
    ("left_tabbe", "kasino?hands=5hKd/5s5d&table=4d", "lay Kd", "lay 5h"),
    ("missed_build", "kasino?hands=3h8c/5s9d&table=5d,Kc", "build 3h 8 5d", "lay 3h"),
    ("missed_raise", "kasino?hands=2h9c/5s9d&table=Kc&builds=7:3c4d@1", "build 2h 9 3c.4d", "lay 2h"),
    ("built_in_vain", "kasino?hands=3h8c/5s9d&table=5d,Kc", "lay 3h", "build 3h 8 5d"),
    ("laid_point", LAY, "lay 5c", "lay 4s"),
    ("missed_spades", "kasino?hands=5cQd/9s9d&table=5s,5d,Kc", "take 5c 5s", "take 5c 5d"),
    ("missed_cards", "kasino?hands=5cQd/9s9d&table=5d,3h,2h,Kc", "take 5c 5d 3h 2h", "take 5c 5d"),
    ("took_in_vain", "kasino?hands=5c9h/9s9d&table=5d,Kc,Qc", "lay 9h", "take 5c 5d"),
    ("took_otherwise", "kasino?hands=5c9h/9s9d&table=5d,5h,Kc", "take 5c 5h", "take 5c 5d"),
    ("laid_otherwise", LAY, "lay 5c", "lay 6c"),
    ("took_penalty", "kasino?form=kryp&hands=5c9h/9s9d&table=5d,Kc,Qc", "lay 9h", "take 5c 5d"),
    ("laid_otherwise", f"{LAY}&form=kryp", "lay 5c", "lay 6c"),
]


@pytest.mark.parametrize(("theme", "position", "best", "played"), [*KASCHLAN, *KASINO])
def test_what_a_mistake_is_about(theme: str, position: str, best: str, played: str):
    game, state = open_position(position)
    moves = [game.read_move(text)[1] for text in (best, played)]
    assert {*moves} <= {*game.legal(state)}
    view = game.view(state, game.actor(state) or 0)
    found = LESSONS[game.NAME](view, *moves)
    themes = {"kaschlan": kaschlan.THEMES, "kasino": kasino.THEMES}[game.NAME]
    assert (found.theme, found.rule, found.puzzles) == (theme, *themes[theme])


def test_every_theme_has_a_case():
    assert {theme for theme, *_ in KASCHLAN} == {*kaschlan.THEMES}
    assert {theme for theme, *_ in KASINO} == {*kasino.THEMES}
    assert {*LESSONS} == {*GAMES}
