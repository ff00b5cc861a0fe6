"""How fast both games are, beside python-chess: the same measurements by the desk's Python and by a browser's, under Node.

Each plays games at random, listing all legal moves and making one of them. The three take turns in short spells, so
that whatever else the machine does falls on all of them.
"""

import json
import random
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import chess

from engine import kaschlan, kasino
from engine.cards import PACK, SHORT_PACK, bits_of, cards_of
from engine.deal import shuffle
from engine.kasino.addable import Draft, addable
from engine.kasino.values import TABLE_VALUE

SPELLS = 12
SECONDS = 0.4

CROWD = 20
RUNNER = Path(__file__).parents[1] / "pyodide" / "run.mjs"
HOME = Path(__file__).parents[2]


def kaschlan_games() -> Iterator[None]:
    """Deals for two, three and four players, endlessly; one item for each move."""
    luck = random.Random("kaschlan")
    for number in range(1 << 30):
        seats = 2 + number % 3
        state = kaschlan.start(kaschlan.DEFAULTS, seats, 0, shuffle(str(number), SHORT_PACK))
        while state.turn is not None:
            state = kaschlan.apply(state, luck.choice(kaschlan.legal(state))).state
            yield


def kasino_games(form: str) -> Iterator[None]:
    """Packs for two, three and four players, endlessly; one item for each move."""
    luck = random.Random("kasino")
    options = kasino.form(form)
    for number in range(1 << 30):
        seats = 2 + number % 3
        state = kasino.start(options, seats, 0, shuffle(str(number), PACK))
        while state.turn is not None:
            state = kasino.apply(state, luck.choice(kasino.legal(state))).state
            yield


def chess_games() -> Iterator[None]:
    """Games of chess, endlessly; one item for each move."""
    luck = random.Random("chess")
    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
            yield


GAMES: dict[str, Callable[[], Iterator[None]]] = {
    "python-chess": chess_games,
    "kaschlan": kaschlan_games,
    "kasino": lambda: kasino_games("standard"),
    "kasino, no builds": lambda: kasino_games("nordic"),
}


def rates() -> dict[str, float]:
    """Moves per second of each game: the best of its spells."""
    games = {name: games() for name, games in GAMES.items()}
    best = dict.fromkeys(games, 0.0)
    for _ in range(SPELLS):
        for name, moves in games.items():
            count = 0
            began = time.process_time()
            while time.process_time() - began < SECONDS:
                for _ in range(50):
                    next(moves)
                count += 50
            best[name] = max(best[name], count / (time.process_time() - began))
    return best


def crowded(form: str) -> kasino.State:
    """The twenty lowest cards on the table, and a hand of four."""
    low = sorted(PACK, key=lambda card: (TABLE_VALUE[card], card))
    state = kasino.start(kasino.form(form), 2, 1, PACK)
    hand = [low[38], low[42], low[46], low[0]]
    return state._replace(hands=(bits_of(hand), 0), table=bits_of(low[1 : CROWD + 1]), stock=(), turn=0)


def slowest() -> dict[str, float]:
    """Milliseconds of the slowest question to a crowded table, the best of three times each."""
    found = {}
    for form in ("standard", "kryp"):
        state = crowded(form)
        luck = random.Random(form)
        checks: list[float] = []
        asks: list[float] = []
        for _ in range(60):
            card = luck.choice(cards_of(state.hands[0]))
            loose = bits_of(luck.sample(cards_of(state.table), luck.randint(1, CROWD)))
            verb = luck.choice(("take", "build")) if form == "standard" else "take"
            value = luck.choice((9, 11, 12, 13, 14)) if verb == "build" else 0
            few = bits_of(cards_of(loose)[:3])
            checks.append(_took(partial(kasino.check, state, kasino.Move(verb, card, value, loose))))
            asks.append(_took(partial(addable, state, Draft(verb, card, value, few))))
            asks.append(_took(partial(addable, state, Draft("", None, 0, few))))
        found[f"check, {form}"] = max(checks)
        found[f"addable, {form}"] = max(asks)
    return found


def _took(work: Callable[[], object]) -> float:
    times = []
    for _ in range(3):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return 1000 * min(times)


def measure() -> str:
    """All of it, as JSON."""
    return json.dumps({"rates": rates(), "slowest": slowest()})


def in_the_browser() -> str:
    """The same by a browser's Python, under Node."""
    packages = str(Path(chess.__file__).parents[1])
    command = ["node", str(RUNNER), "call", str(HOME), packages, "tests.bench.speed", "measure"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def main() -> None:
    """Print moves per second and what they are to python-chess's, and the slowest questions."""
    for python, figures in (("CPython", measure()), ("Pyodide", in_the_browser())):
        told = json.loads(figures)
        chess_rate = told["rates"]["python-chess"]
        for name, rate in told["rates"].items():
            print(f"{python}: {name}: {rate:,.0f} moves a second, {rate / chess_rate:.2f} of python-chess")
        for name, took in told["slowest"].items():
            print(f"{python}: {CROWD} low cards on the table: {name}: {took:.2f} ms at most")
