"""Kort och tal på svenska."""

from engine.cards import rank, suit

SUITS = ("klöver", "ruter", "hjärter", "spader")
RANKS = ("", "", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "knekt", "dam", "kung", "ess")
NOUNS = ("", "", "tvåa", "trea", "fyra", "femma", "sexa", "sjua", "åtta", "nia", "tia", "knekt", "dam", "kung", "ess")
PLURALS = {7: "sjuor", 8: "åttor", 9: "nior", 10: "tior", 11: "knektar", 12: "damer", 13: "kungar", 14: "ess"}
INDICES = {11: "Kn", 12: "D", 13: "K", 14: "E"}
NUMBERS = ("inga", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "elva", "tolv")

ORDINALS = ("första", "andra", "tredje", "fjärde", "femte", "sjätte", "sjunde", "åttonde", "nionde", "tionde")


def number(count: int) -> str:
    """Ett antal av något som heter ”ett” (kort)."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def genitive(name: str) -> str:
    """Vems: Gretas, men Alex och Hans."""
    return name if name[-1:].lower() in "sxz" else f"{name}s"


def upper(text: str) -> str:
    """Samma text med stor begynnelsebokstav."""
    return text[:1].upper() + text[1:]


class SwedishCards:
    """Kort och tal."""

    def card(self, card: int) -> str:
        return f"{SUITS[suit(card)]} {RANKS[rank(card)]}"

    def Card(self, card: int) -> str:  # noqa: N802
        return upper(self.card(card))

    def plain(self, names: list[str]) -> str:
        return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " och " + names[-1]

    def cards(self, cards: tuple[int, ...]) -> str:
        return self.plain([self.card(card) for card in cards]) if cards else "inga kort"

    def players(self, seats: tuple[int, ...]) -> str:
        """Spelare som inte har några namn."""
        return self.plain([f"den {ORDINALS[seat]} spelaren" for seat in seats])

    def index(self, card: int) -> str:
        return INDICES.get(rank(card), str(rank(card)))

    def card_in_hand(self, card: int, number: int, count: int) -> str:
        return f"{self.Card(card)}, kort {number} av {count}"

    def face_down(self, count: int) -> str:
        return "Ett kort med baksidan upp" if count == 1 else f"{upper(number(count))} kort med baksidan upp"

    def card_count(self, count: int) -> str:
        return f"{count} kort"
