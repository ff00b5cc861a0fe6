"""Ställningar som inte går att läsa, och vad en ställning är värd, på svenska."""

from engine.notation import Problem
from widgets.say.sv.cards import SwedishCards, upper
from widgets.say.sv.practice import ahead
from widgets.say.telling.problems import filled

PROBLEMS = {
    "card_twice": "{cards}{word} står två gånger.",
    "empty": "Fältet {field} är tomt.",
    "field_twice": "Fältet {field} står två gånger.",
    "no_position": "Här står ingen ställning.",
    "no_such_field": "Spelet har inget fält som heter {field}.",
    "unknown_field": "Spelet har inget fält som heter {field}.",
    "not_a_build": "”{word}” är inget bygge. Ett bygge skrivs 8:5h3s@1.",
    "not_a_card": "”{word}” är inget kort. Skriv valör och färg, till exempel Kd för ruter kung.",
    "not_a_choice": "”{word}” är inget val för {field}.",
    "not_a_field": "”{word}” är inget fält. Ett fält skrivs namn=värde.",
    "not_a_game": "”{word}” är inget spel här. Börja med kaschlan? eller kasino?.",
    "not_a_number": "”{word}” i fältet {field} är inget tal som går.",
    "not_a_pair": "”{word}” är inget utspelat kort med ett kort över. Skriv till exempel 8d:Kd.",
    "not_a_seat": "”{word}” är ingen plats vid bordet.",
    "not_in_this_pack": "{cards}{word} finns inte i leken.",
    "attacker_is_defender": "Anfallaren kan inte vara sin egen försvarare.",
    "build": "Korten i bygget {cards} går inte ihop till {value}.",
    "does_not_beat": "{beater} sticker inte {led}.",
    "entries": "Fältet {field} har {count} delar, och där ska finnas {limit}.",
    "finnish_ace_is_one": "Esset på bordet kan inte ändras i den finska formen.",
    "hidden_cards": "Några kort är dolda. Här måste alla kort vara kända.",
    "led_ranks_differ": "De utspelade korten har olika valör: {cards}.",
    "misere_counts_every_tabbe": "När man vill ha få poäng räknas varje tabbe.",
    "misere_without_building": "När man vill ha få poäng byggs det inte.",
    "missing_field": "Fältet {field} fattas.",
    "more_than_four_led": "Fler än fyra kort är utspelade: {cards}.",
    "more_unbeaten_than_held": "Det ligger fler kort att sticka än försvararen har på handen.",
    "no_cards": "Plats {seat} har inga kort och kan inte anfalla eller försvara sig.",
    "no_opponent": "Ingen är kvar att spela mot.",
    "no_such_seat": "Plats {seat} finns inte vid bordet.",
    "no_such_turn": "Plats {seat} kan inte vara i tur.",
    "owner": "Bygget ägs av plats {seat}, som inte finns.",
    "pairs_need_four": "Par spelas av fyra.",
    "seat": "Plats {seat} i fältet {field} finns inte.",
    "seats": "Spelet är för två till fyra.",
    "stock_does_not_deal": "Talongen räcker inte jämnt till fyra kort åt var och en.",
    "stock_without_hands": "Alla händer är tomma, men det finns kort i talongen.",
    "taken_and_counted": "Högarna kan antingen skrivas ut eller räknas, inte båda.",
    "trump_unlike_turn_up": "Trumfen är inte samma färg som uppslagskortet {cards}.",
    "turn": "Plats {seat} kan inte vara i tur.",
}

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

    def position_problem(self, problem: Problem) -> str:
        """Det som är fel med texten; vad poängräkningen vägrar sägs som i protokollet."""
        text = PROBLEMS.get(problem.what, "Texten går inte att läsa som en ställning.")
        return upper(filled(problem, text, self.cards))
