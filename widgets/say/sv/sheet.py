"""Kasinos räkneblad på svenska."""

from engine.notation import Problem
from widgets.say.sv.cards import SwedishCards

SHEET_ROWS = {
    "cards": "Flest kort",
    "spades": "Flest spader",
    "aces": "Ess",
    "storan": "Storan",
    "lillan": "Lillan",
    "last": "Sistan",
    "tabbar": "Tabbar",
}
SHEET_FIELDS = SHEET_ROWS | {
    "cards": "Antal kort",
    "spades": "Antal spader",
    "aces": "Antal ess",
    "tabbar": "Antal tabbar",
}
MOST = {"cards": "flest kort", "spades": "flest spader"}


class SwedishSheet(SwedishCards):
    """Kasinos räkneblad."""

    sheet_sum = "Summa"
    sheet_reset = "Tillbaka till exemplet"
    sheet_cannot_be = "Så kan ingen lek sluta. Rätta det som är markerat, så räknas poängen."
    sheet_nobody_took = "Ingen tog in något i hela leken. Då får ingen några poäng, och kontrollsumman gäller inte."
    sheet_without_python = "Det du skriver är kvar, men poängen räknas inte om förrän motorn går."

    def sheet_player(self, number: int) -> str:
        return f"Spelare {number}"

    def sheet_name(self, number: int) -> str:
        return f"Namn på spelare {number}"

    def sheet_row(self, row: str) -> str:
        return SHEET_ROWS[row]

    def sheet_field(self, row: str, name: str) -> str:
        return f"{SHEET_FIELDS[row]}, {name}"

    def sheet_result(self, names: tuple[str, ...], points: tuple[int, ...]) -> str:
        return ", ".join(f"{name}: {own} poäng" for name, own in zip(names, points, strict=True)) + "."

    def sheet_tie(self, rule: str) -> str:
        if rule == "C69":
            return "Det är lika om flest kort, så ingen får poäng för dem."
        return "Det är lika om flest spader, så ingen får poäng för dem."

    def sheet_checksum(self, checksum: int, tabbar: int, ties: tuple[str, ...]) -> str:
        without = "Utan tabbarna" if tabbar > 1 else "Utan tabben" if tabbar else "Tillsammans"
        lost = {"C69": "ett för korten", "C70": "två för spaderna"}
        less = f": 11, minus {self.plain([lost[rule] for rule in ties])}" if ties else ", precis som det ska vara"
        return f"{without} blir det {checksum} poäng{less}."

    def sheet_problem(self, problem: Problem, names: tuple[str, ...]) -> str:
        facts = problem.facts
        row = facts["field"]
        who = names[facts["seat"]] if "seat" in facts else ""
        match problem.what:
            case "not_a_number":
                return f"{self.sheet_field(row, who)}: skriv ett heltal, 0 eller mer."
            case "total" if row in ("storan", "lillan"):
                return f"Någon måste ha {row}."
            case "total":
                kinds = {"cards": "kort", "spades": "spader", "aces": "ess"}
                return f"Det finns {facts['limit']} {kinds[row]} i leken, men här står det {facts['total']} sammanlagt."
            case "single_card":
                return f"{who} kan inte ha ett enda kort: den som tar in får alltid minst två."
            case "too_few_cards":
                return f"{who} har för få kort: bara spaderna, essen och storan är minst {facts['least']}."
            case "lillan_without_spade":
                return f"{who} har lillan och måste då ha minst en spader: lillan är spader två."
            case "spade_ace_nowhere":
                return "Ingen kan ha spader ess: den som har det har både ett ess och en spader utöver lillan."
            case "spade_ace_twice":
                together = self.plain([names[one] for one in facts["seats"]])
                return f"Korten räcker bara om spader ess räknas både som ess och spader hos {together}, men det finns bara ett."
            case "tabbe_cards":
                return f"{who} har inte kort till så många tabbar. Varje tabbe tar minst två kort, så {facts['limit']} är flest."
            case "too_many_tabbar":
                return f"Så många tabbar hinner ingen lek med. Flest är {facts['limit']}."
            case "last_missing":
                return "Någon måste ha tagit in sist och fått sistan."
            case "last_without_cards":
                return f"{who} har inga kort och kan inte ha tagit in sist."
        raise LookupError(problem.what)
