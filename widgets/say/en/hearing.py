"""How moves and cards are written in English."""

from widgets.say.en.cards import INDICES, RANKS, SUITS
from widgets.say.en.kaschlan import EnglishKaschlan as Labels
from widgets.say.en.kasino import VALUES
from widgets.say.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    suits={form: suit for suit, name in enumerate(SUITS) for form in (name, name.removesuffix("s"))},
    ranks={name: rank for rank, name in enumerate(RANKS) if name}
    | {"knave": 11}
    | {index.lower(): rank for rank, index in INDICES.items()},
    short_suits={"c": 0, "d": 1, "h": 2, "s": 3},
    short_ranks={"t": 10} | {index.lower(): rank for rank, index in INDICES.items()},
    suit_first=False,
    numbers=VALUES,
    nicknames={"big casino": "Td", "little casino": "2s", "storan": "Td", "lillan": "2s", "kaschlan": "Qd"},
    kaschlan={
        "lead": ["lead", "leads", "play", "plays", "attack", "attack with", "add", "adds", "throw in", "join with"],
        "beat": ["beat", "beats", "cover", "covers"],
        "put": ["put", "lay", "place"],
        "draw": [Labels.do_draw, "draw", "draws", "draw up", "draw cards"],
        "take": [Labels.do_take, "pick up", "picks up", "pick them up", "take", "take all", "take up", "give up"],
        "done": [
            Labels.do_done_leading,
            Labels.do_done_defending,
            *("done", "i am done", "finished", "no more", "pass", "end the defence"),
        ],
    },
    kasino={
        "take": ["take in", "take", "takes", "capture", "captures"],
        "build": ["build", "builds"],
        "raise": ["raise", "raises", "increase"],
        "lay": ["lay out", "lays out", "trail", "trails"],
        "put": ["lay", "lays", "put", "place", "play", "plays"],
        "gather": ["gather", "gathers"],
    },
    joints={
        "with": ["with", "using"],
        "on": ["on", "onto", "over"],
        "to": ["to"],
        "self": ["against yourself", "against myself", "against oneself"],
        "the build": ["the build", "the build of", "the double build of"],
        "": ["and", "the", "of", "card", "cards", "then", "plus", "it", "them"],
    },
)
