"""Det som kan vara fel i en text, på svenska."""

from engine.notation import Problem
from engine.problems import What
from widgets.say.misheard import Misheard, Trouble
from widgets.say.sv.cards import SwedishCards, upper
from widgets.say.telling.problems import filled

PROBLEMS = {
    What.NOT_A_GAME: "”{word}” är inget spel här. Börja med kaschlan? eller kasino?.",
    What.NO_POSITION: "Här står ingen ställning.",
    What.NOT_A_FIELD: "”{word}” är inget fält. Ett fält skrivs namn=värde.",
    What.FIELD_TWICE: "Fältet {field} står två gånger.",
    What.NO_SUCH_FIELD: "Spelet har inget fält som heter {field}.",
    What.MISSING_FIELD: "Fältet {field} fattas.",
    What.EMPTY: "Fältet {field} är tomt.",
    What.NOT_A_CARD: "”{word}” är inget kort. Skriv valör och färg, till exempel Kd för ruter kung.",
    What.NOT_IN_THIS_PACK: "{cards}{word} finns inte i leken.",
    What.CARD_TWICE: "{cards}{word} står två gånger.",
    What.NOT_A_PAIR: "”{word}” är inget utspelat kort med ett kort över. Skriv till exempel 8d:Kd.",
    What.NOT_A_BUILD: "”{word}” är inget bygge. Ett bygge skrivs 8:5h3s@1.",
    What.NOT_A_NUMBER: "”{word}” i fältet {field} är inget tal som går.",
    What.NOT_A_CHOICE: "”{word}” är inget val för {field}.",
    What.NOT_A_SEAT: "”{word}” är ingen plats vid bordet.",
    What.NO_MOVE: "Här står inget drag.",
    What.NOT_A_VERB: "”{word}” är inget drag.",
    What.NOT_A_VALUE: "”{word}” är inget värde. Ett bygge är värt 1 till 16.",
    What.TOO_FEW_WORDS: "Efter ”{word}” behövs fler ord.",
    What.TOO_MANY_WORDS: "Här blev det ett ord för mycket: ”{word}”.",
    What.NOT_SCORED: "”{word}” räknas inte i poäng.",
    What.OVER: "Given är redan slut.",
    What.NOT_THE_LAST_DEAL: "Det här är inte sista given: talongen är inte tom. I Kasino går bara sista given att lösa.",
    What.HIDDEN_CARDS: "Några kort är dolda. Här måste alla kort vara kända.",
    What.SEATS: "Spelet är för två till fyra, inte för {count}.",
    What.ENTRIES: "Fältet {field} har {count} delar, och där ska finnas {limit}.",
    What.NO_SUCH_SEAT: "Fältet {field} nämner {seat}, som inte finns.",
    What.NO_SUCH_TURN: "{seat} kan inte vara i tur.",
    What.OWNER: "Bygget ägs av {seat}, som inte finns.",
    What.ATTACKER_IS_DEFENDER: "{seat} kan inte anfalla sig själv: anfallare och försvarare är två.",
    What.NO_CARDS: "{seat} har inga kort och kan inte anfalla eller försvara sig.",
    What.NO_OPPONENT: "Ingen är kvar att spela mot.",
    What.LED_RANKS_DIFFER: "De utspelade korten har olika valör: {cards}.",
    What.MORE_THAN_FOUR_LED: "Fler än fyra kort är utspelade: {cards}.",
    What.MORE_UNBEATEN_THAN_HELD: "Korten {cards} ska stickas, men försvararen har bara {held} på handen.",
    What.DOES_NOT_BEAT: "{beater} sticker inte {led}.",
    What.TRUMP_UNLIKE_TURN_UP: "Trumfen är inte samma färg som uppslagskortet, {cards}.",
    What.BUILD: "Korten i bygget {cards} går inte ihop till {value}.",
    What.STOCK_WITHOUT_HANDS: "Alla händer är tomma, men det finns {count} kort i talongen.",
    What.STOCK_DOES_NOT_DEAL: "Talongens {count} kort räcker inte jämnt till fyra åt var och en.",
    What.TAKEN_AND_COUNTED: "Högarna kan antingen skrivas ut ({field}) eller räknas, inte båda.",
    What.PAIRS_NEED_FOUR: "Par spelas av fyra, inte av {count}.",
    What.MISERE_WITHOUT_BUILDING: "Krypkasino spelas utan byggen: {field} går inte att slå på.",
    What.MISERE_COUNTS_EVERY_TABBE: "I krypkasino räknas varje tabbe: {field} går inte att ändra.",
    What.FINNISH_ACE_IS_ONE: "Med fasta finska värden är esset på bordet alltid ett: {field} går inte att ändra.",
    What.TOTAL: "Fältet {field} ger tillsammans {total}, men det kan inte bli mer än {limit}.",
    What.TOO_FEW_CARDS: "{seat} har för få kort i fältet {field}: det måste vara minst {least}.",
    What.LILLAN_WITHOUT_SPADE: "{seat} har {field} och måste ha minst en spader: lillan är spader två.",
    What.SINGLE_CARD: "{seat} kan inte ha ett enda kort i fältet {field}: den som tar får minst två.",
    What.TABBE_CARDS: "{seat} har för få kort för så många {field}: högst {limit} går.",
    What.TOO_MANY_TABBAR: "Så många {field} ryms inte i en lek: högst {limit} går.",
    What.LAST_MISSING: "Någon måste ha tagit in sist: fältet {field} fattas.",
    What.LAST_WITHOUT_CARDS: "{seat} kan inte ha tagit in sist utan kort i högen ({field}).",
    What.SPADE_ACE_NOWHERE: "Ingen hög kan ha spader ess: den behöver både ett ess ({field}) och en spader till.",
    What.SPADE_ACE_TWICE: "Fältet {field} går bara ihop om {seats} båda har spader ess, och det finns bara ett.",
    What.NO_DIVISION: "Korten i fältet {field} går inte att fördela så.",
}

EXAMPLES = {
    "kaschlan": "stick ruter åtta med ruter kung",
    "kasino": "ta spader sju och hjärter fem med hjärter dam",
}
"""Ett drag i ord, för varje spel."""

BUILDING = "lägg hjärter tre på klöver fem och bygg åtta"
RAISING = "höj bygget på sju till nio med ruter två"

TROUBLES = {
    Trouble.NOTHING: "Skriv ett drag, till exempel: {example}.",
    Trouble.UNKNOWN_WORD: "Det går inte att förstå ”{word}” här. Skriv till exempel: {example}.",
    Trouble.NO_SUCH_NAME: "Vid bordet sitter ingen som heter ”{word}”.",
    Trouble.NO_VERB: "Vad ska göras med {cards}? Skriv till exempel: {example}.",
    Trouble.TWO_MOVES: "Det är mer än ett drag. Skriv ett i taget, till exempel: {example}.",
    Trouble.SUIT_MISSING: "Vilken färg har ”{word}”? Skriv hela kortet, till exempel: {example}.",
    Trouble.RANK_MISSING: "Vilken valör efter ”{word}”? Skriv hela kortet, till exempel: {example}.",
    Trouble.NOT_IN_PACK: "{cards} finns inte i leken. Kaschlan spelas med sjuor och uppåt.",
    Trouble.WHICH_CARD: "Vilket kort? Skriv till exempel: {example}.",
    Trouble.NO_CARD_NEEDED: "Här ska inget kort nämnas. Skriv bara dra, ta upp eller klar.",
    Trouble.TOO_MANY_CARDS: "Det blev för många kort. Skriv till exempel: {example}.",
    Trouble.BEAT_WITH_WHAT: "Med vilket kort ska {cards} stickas över? Skriv till exempel: {example}.",
    Trouble.BEAT_WHAT: "Vad ska {cards} sticka över? Skriv till exempel: {example}.",
    Trouble.TAKE_WHAT: "Säg både vad som tas och med vilket kort. Skriv till exempel: {example}.",
    Trouble.BUILD_ON_WHAT: "Vad ska {cards} läggas på? Skriv till exempel: {building}.",
    Trouble.VALUE_MISSING: "Vad är bygget värt? Skriv till exempel: {building}.",
    Trouble.NOT_A_VALUE: "”{word}” är inget värde för ett bygge. Skriv ett tal från ett till sexton.",
    Trouble.WHICH_BUILD: "Vilket bygge? Skriv värdet eller korten, till exempel: {raising}.",
}
"""Vad som sägs om något som inte är ett drag."""


class SwedishProblems(SwedishCards):
    """Det som kan vara fel i en ställning eller ett drag."""

    def position_problem(self, problem: Problem) -> str:
        return upper(filled(problem, PROBLEMS[problem.what], self))

    def not_understood(self, game: str, misheard: Misheard) -> str:
        cards = self.cards(misheard.cards) if misheard.cards else "kortet"
        examples = {"example": EXAMPLES[game], "building": BUILDING, "raising": RAISING}
        return upper(TROUBLES[misheard.trouble].format(word=misheard.word, cards=cards, **examples))
