"""Ställningar som inte går att läsa, och vad en ställning är värd, på svenska."""

from widgets.say.sv.cards import SwedishCards
from widgets.say.sv.practice import ahead

UNSOLVABLE = {
    "over": "Given är redan slut.",
    "not_the_last_deal": "Det är inte sista given: talongen är inte slut. I Kasino går bara sista given att lösa.",
    "seats": "I Kasino går bara ställningar för två att lösa.",
    "unsolved": "Ställningen är för stor för att lösas här. Det finns inget svar som vi kan stå för.",
}


class SwedishPositions(SwedishCards):
    """Ställningar."""

    solve_title = "Lös en ställning"
    position = "Ställning"
    solve_this = "Lös den här ställningen"
    solve_key = (
        "Skriv spelet och fälten: kaschlan?trump=c&hands=Kc9h/9cKd&table=8d eller kasino?hands=2cTc/7c7d&table=4d,Td. "
        "Händer skiljs med snedstreck, kort skrivs valör och färg."
    )
    empty_position = "Skriv en ställning, eller kom hit från ett exempel."
    best_moves = "Bästa drag"
    solve_without_python = "Det du har skrivit står kvar."

    def worth(self, game: str, seats: int, value: int, who: str) -> str:
        if game == "kasino":
            return f"Med bästa spel från båda slutar {who} {ahead(value)}."
        if seats > 2:
            return (
                f"{who} kan inte tvingas bli kaschlan."
                if value > 0
                else f"De andra kan tillsammans tvinga {who} att bli kaschlan."
            )
        return (
            f"Med bästa spel blir {who} kaschlan.",
            "Med bästa spel blir det oavgjort.",
            f"Med bästa spel klarar sig {who}.",
        )[value + 1]

    def unsolvable(self, reason: str) -> str:
        return UNSOLVABLE[reason]
