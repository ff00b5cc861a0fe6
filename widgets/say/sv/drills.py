"""Regelfrågor på svenska."""

from engine.cards import ACE, rank
from engine.kasino.scoring import Tally
from widgets.say.sv.cards import SUITS, SwedishCards, genitive
from widgets.say.sv.kasino import VALUES
from widgets.say.sv.sheet import MOST

VERDICTS = {"right": "Rätt.", "wrong": "Fel.", "missed": "Missat.", "left": "Rätt att inte markera det."}
WHY = {
    "higher": "sticker: samma färg och högre.",
    "trump": "sticker: en trumf sticker varje kort i en sidofärg.",
    "higher_trump": "sticker: en högre trumf.",
    "highest": "sticker: alltid den högsta trumfen.",
    "lower": "sticker inte: rätt färg, men lägre.",
    "other_suit": "sticker inte: fel färg, och ingen trumf.",
    "same_rank": "sticker inte: samma valör i en annan sidofärg räcker inte.",
    "lower_trump": "sticker inte: en trumf, men lägre.",
    "no_trump": "sticker inte: här duger bara en högre trumf.",
    "unbeatable": "sticker inte: inget kort sticker ruter dam.",
}
ROLES = {"attacker": "anfallare", "defender": "försvarare"}


class SwedishDrills(SwedishCards):
    """Frågor, hur man svarar på dem, och varför ett svar är rätt eller fel."""

    drill_led = "Utspelat"
    drill_hand = "På handen"
    drill_beats_help = "Markera korten som sticker och svara. Sticker inget av dem svarar du utan att markera något."
    drill_roles_help = "Välj en anfallare och en försvarare, och svara."
    drill_attacks_now = "Anfaller nu"
    drill_defends_now = "Försvarar sig nu"
    drill_takes_help = (
        "Markera allt som går att ta, ensamt eller ihop med annat, och svara. Allt behöver inte gå i samma drag."
    )
    drill_builds_help = "Korten som är med i bygget är upplyfta. Svara ja eller nej."
    drill_is_it_legal = "Är det tillåtet?"
    drill_yes = "Ja"
    drill_no = "Nej"
    drill_count_help = "Välj ett svar på varje rad. Synliga är korten som ger poäng: essen, storan och lillan."
    drill_nobody = "Ingen"
    drill_early = "Något fattas."
    drill_answer = "Svara"
    drill_another = "En ny fråga"
    drill_with_answer = "Frågan med svar"
    drill_without_python = "Den här frågan går att läsa ändå, och svaret på den står under den."

    def drill_verdict(self, verdict: str) -> str:
        return VERDICTS[verdict]

    def drill_wrong(self, label: str) -> str:
        return f"Fel svar: {label}."

    def drill_result(self, solved: bool) -> str:
        return "Alldeles rätt." if solved else "Inte riktigt. Så här är det."

    def drill_score(self, right: int, asked: int) -> str:
        return f"{right} av {asked} rätt"

    def drill_marked(self, labels: list[str]) -> str:
        return f"Markerat: {self.plain(labels)}."

    def drill_beats_prompt(self, led: int, trump: int) -> str:
        return f"{self.Card(led)} är utspelad, och {SUITS[trump]} är trumf. Vilka kort på handen sticker över?"

    def drill_beats_why(self, card: int, why: str) -> str:
        return f"{self.Card(card)} {WHY[why]}"

    def drill_roles_prompt(self, names: list[str], who: str, took: bool) -> str:
        end = "tar upp det som inte är stucket" if took else "har stuckit allt och är klar med försvaret"
        return (
            f"{self.plain(names)} sitter i den ordningen, medurs, och talongen är slut. {who} {end}. "
            "Vem anfaller nu, och vem försvarar sig?"
        )

    def drill_role(self, name: str, role: str) -> str:
        return f"{name} som {ROLES[role]}"

    def drill_role_why(self, name: str, role: str, right: bool) -> str:
        verb = "anfaller" if role == "attacker" else "försvarar sig"
        return f"{name} {verb}." if right else f"{name} {verb} inte."

    def drill_takes_prompt(self, card: int) -> str:
        return f"Du spelar {self.card(card)}. Vad på bordet går att ta med det kortet?"

    def drill_build(self, value: int) -> str:
        return f"bygget på {VALUES[value]}"

    def drill_takes_with(self, card: int, others: tuple[int, ...], value: int) -> str:
        if not others:
            return f"{self.Card(card)} går att ta: samma värde."
        return f"{self.Card(card)} går att ta: med {self.cards(others)} blir det {VALUES[value]}."

    def drill_takes_not(self, card: int, taker: int) -> str:
        value = "ett eller fjorton" if rank(taker) == ACE else VALUES[rank(taker)]
        return f"{self.Card(card)} går inte att ta: ingenting på bordet gör det till {value}."

    def drill_takes_build(self, value: int, right: bool) -> str:
        if right:
            return f"Bygget på {VALUES[value]} går att ta: hela bygget, med ett kort av samma värde."
        return f"Bygget på {VALUES[value]} går inte att ta: det tas bara av ett kort värt {VALUES[value]}."

    def drill_builds_prompt(self, who: str, card: int, things: tuple[int, ...], value: int) -> str:
        return (
            f"{who} lägger {self.card(card)} på {self.cards(things)} och säger ”bygger {VALUES[value]}”. "
            "Är det tillåtet?"
        )

    def drill_count_prompt(self, names: list[str]) -> str:
        return f"Leken är slut, och detta ligger i högarna. Vilka poäng får {self.plain(names)}?"

    def drill_pile(self, tally: Tally) -> str:
        parts = [self.card_count(tally.cards), f"{tally.spades} spader"]
        if tally.sistan:
            parts.append("sistan")
        if tally.tabbar:
            parts.append("1 tabbe" if tally.tabbar == 1 else f"{tally.tabbar} tabbar")
        return ", ".join(parts)

    def drill_points_of(self, name: str) -> str:
        return f"{genitive(name)} poäng"

    def drill_row(self, row: str, who: str) -> str:
        return f"{MOST[row]} {who.lower() if who == self.drill_nobody else who}"

    def drill_sum(self, name: str, points: int) -> str:
        return f"{name} {points} poäng"

    def drill_sum_why(self, name: str, points: int) -> str:
        return f"{name} får {points} poäng."
