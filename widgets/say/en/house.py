"""House rules and forms of the game in English."""

HOUSE = {
    "must_beat": {"full": "Compulsory beating"},
    "self_attack": {"when_all_beaten": "Self-attack only when everything is beaten"},
    "attacker_out": {"durak": "A successful defender attacks, as in durak"},
    "last_bout": {"play_out": "The last bout is played out"},
    "form": {
        "nordic": "Nordic casino, without building",
        "finnish": "Finnish casino",
        "drag": "Draw casino",
        "pairs": "Partnership casino",
        "kryp": "Misère casino",
    },
    "building": {"on": "With building", "off": "Without building"},
    "hand_values": {
        "off": "No Finnish values",
        "choice": "Finnish values by choice",
        "finnish": "Fixed Finnish values",
    },
    "table_ace": {"either": "An ace on the table is 1 or 14", "one": "An ace on the table is always 1"},
    "capture": {"maximal": "Whoever takes must take all they can"},
    "build_duty": {
        "keep_card": "The owner of a build must keep a card for it",
        "keep_card_no_trail": "The owner of a build must keep a card for it and may not lay out",
    },
    "raise_own": {"no": "Your own build may not be raised"},
    "same_value_builds": {"no": "Only one build of each value"},
    "tabbe_on_last_play": {"no": "A sweep in the last play does not count"},
    "draw": {"on": "A card is drawn after every play", "off": "Without drawing"},
    "pairs": {"on": "In pairs"},
    "misere": {"on": "The points are penalties", "off": "The points count in your favour"},
}


class EnglishHouse:
    """House rules and forms of the game."""

    house_rule = "House rule"
    house_rule_off = "This is how it goes without the house rule."

    def house(self, option: str, choice: str) -> str:
        return f"The match goes to {choice} points" if option == "target" else HOUSE[option][choice]
