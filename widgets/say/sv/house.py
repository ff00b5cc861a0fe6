"""Husregler och spelformer på svenska."""

HOUSE = {
    "must_beat": {"full": "Sticktvång"},
    "self_attack": {"when_all_beaten": "Självanfall först när allt är stucket"},
    "attacker_out": {"durak": "Den som klarar försvaret anfaller, som i durak"},
    "last_bout": {"play_out": "Det sista anfallet spelas färdigt"},
    "form": {
        "nordic": "Nordiskt kasino, utan byggen",
        "finnish": "Finskt kasino",
        "drag": "Dragkasino",
        "pairs": "Kasino i par",
        "kryp": "Krypkasino",
    },
    "building": {"on": "Med byggen", "off": "Utan byggen"},
    "hand_values": {"off": "Inga finska värden", "choice": "Valfria finska värden", "finnish": "Fasta finska värden"},
    "table_ace": {"either": "Ett ess på bordet är 1 eller 14", "one": "Ett ess på bordet är alltid 1"},
    "capture": {"maximal": "Den som tar måste ta allt som går"},
    "build_duty": {
        "keep_card": "Den som har ett bygge måste ha kort till det",
        "keep_card_no_trail": "Den som har ett bygge måste ha kort till det och får inte lägga ut",
    },
    "raise_own": {"no": "Det egna bygget får inte höjas"},
    "same_value_builds": {"no": "Bara ett bygge av varje värde"},
    "tabbe_on_last_play": {"no": "Tabbe i sista draget räknas inte"},
    "draw": {"on": "Ett kort dras efter varje drag", "off": "Utan att dra"},
    "pairs": {"on": "I par"},
    "misere": {"on": "Poängen är straff", "off": "Poängen räknas till godo"},
}


class SwedishHouse:
    """Husregler och spelformer."""

    house_rule = "Husregel"
    house_rule_off = "Så går det utan husregeln."

    def house(self, option: str, choice: str) -> str:
        return f"Spelet går till {choice} poäng" if option == "target" else HOUSE[option][choice]
