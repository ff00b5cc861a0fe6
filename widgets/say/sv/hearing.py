"""Hur drag och kort skrivs på svenska."""

from widgets.say.sv.cards import INDICES, NOUNS, RANKS, SUITS
from widgets.say.sv.kaschlan import SwedishKaschlan as Labels
from widgets.say.sv.kasino import VALUES
from widgets.say.vocabulary import Vocabulary

DEFINITE = (
    "tvåan",
    "trean",
    "fyran",
    "femman",
    "sexan",
    "sjuan",
    "åttan",
    "nian",
    "tian",
    "knekten",
    "damen",
    "kungen",
)

VOCABULARY = Vocabulary(
    suits={name: suit for suit, name in enumerate(SUITS)},
    ranks={name: rank for names in (RANKS, NOUNS, ("", "", *DEFINITE)) for rank, name in enumerate(names) if name}
    | {"esset": 14, "äss": 14, "ässet": 14}
    | {index.lower(): rank for rank, index in INDICES.items()},
    short_suits={"k": 0, "r": 1, "h": 2, "s": 3},
    short_ranks={index.lower(): rank for rank, index in INDICES.items()},
    suit_first=True,
    numbers=VALUES,
    nicknames={"storan": "Td", "lillan": "2s", "kaschlan": "Qd"},
    kaschlan={
        "lead": [
            "spela ut",
            "spela",
            "spelar ut",
            "spelar",
            "anfall",
            "anfall med",
            "lägg till",
            "lägger till",
            "lägg in",
        ],
        "beat": ["stick över", "stick", "sticker över", "sticker", "slå över", "slå", "slår"],
        "put": ["lägg", "lägg ut", "lägger"],
        "draw": [Labels.do_draw, "dra", "dra upp", "drar", "dra kort"],
        "take": [
            Labels.do_take,
            "ta upp",
            "ta upp allt",
            "ta upp korten",
            "ta",
            "ta allt",
            "tar upp",
            "plocka upp",
            "ge upp",
        ],
        "done": [
            Labels.do_done_leading,
            Labels.do_done_defending,
            *("klar", "färdig", "jag är klar", "inte mer", "nöj dig", "jag är nöjd", "passa", "pass"),
            "avsluta försvaret",
        ],
    },
    kasino={
        "take": ["ta in", "ta", "tar in", "tar"],
        "build": ["bygg", "bygger"],
        "raise": ["höj", "höjer", "öka", "ökar"],
        "lay": ["lägg ut", "lägger ut"],
        "put": ["lägg", "lägger", "spela", "spelar", "spela ut"],
        "gather": ["samla in", "samlar in", "samla"],
    },
    joints={
        "with": ["med", "och ta med"],
        "on": ["på", "över"],
        "to": ["till"],
        "self": ["mot dig själv", "mot mig själv", "mot sig själv"],
        "the build": ["bygget", "bygget på", "dubbla bygget", "dubbla bygget på"],
        "": ["och", "samt", "kortet", "korten", "sedan", "plus", "det", "den", "in", "upp"],
    },
)
