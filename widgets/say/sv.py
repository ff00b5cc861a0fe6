"""Talong på svenska."""

from engine.cards import rank, suit
from engine.game import Fact
from engine.notation import Problem

SUITS = ("klöver", "ruter", "hjärter", "spader")
RANKS = ("", "", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "knekt", "dam", "kung", "ess")
PLURALS = {7: "sjuor", 8: "åttor", 9: "nior", 10: "tior", 11: "knektar", 12: "damer", 13: "kungar", 14: "ess"}
INDICES = {11: "Kn", 12: "D", 13: "K", 14: "E"}
NUMBERS = ("inga", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "elva", "tolv")

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


def number(count: int) -> str:
    """Ett antal av något som heter ”ett” (kort)."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def genitive(name: str) -> str:
    """Vems: Gretas, men Alex och Hans."""
    return name if name[-1:].lower() in "sxz" else f"{name}s"


def upper(text: str) -> str:
    """Samma text med stor begynnelsebokstav."""
    return text[:1].upper() + text[1:]


def _seats(fact: Fact) -> tuple[int, ...]:
    return fact if isinstance(fact, tuple) else ()


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

    def index(self, card: int) -> str:
        return INDICES.get(rank(card), str(rank(card)))

    def suit(self, suit: int) -> str:
        return SUITS[suit]

    def card_in_hand(self, card: int, number: int, count: int) -> str:
        return f"{self.Card(card)}, kort {number} av {count}"

    def card_count(self, count: int) -> str:
        return f"{count} kort"


class SwedishFrame:
    """Det som står runt själva spelet."""

    lang = "sv"
    back = "Tillbaka"
    next = "Nästa"
    first = "Till början"
    play_yourself = "Spela själv härifrån"
    return_to_script = "Tillbaka till exemplet"
    undo = "Ångra"
    redo = "Gör om"
    start_over = "Börja om härifrån"
    what_may_i_do = "Vad får jag göra här?"
    all_steps = "Alla steg"
    more_reasons = "Fler skäl"
    typed_move = "Skriv ett drag"
    try_it = "Pröva"
    notation_key = (
        "Kort: valör och färg, 7 8 9 T J Q K A och c d h s (klöver, ruter, hjärter, spader). "
        "Drag: lead 8d 8h (spela ut) · beat 8d Kd (sticka över) · own 8s Ts (mot sig själv) · draw (dra) · "
        "take (ta upp) · done (klar). Drag av någon annan: 1: lead 9d (platserna räknas från 0)."
    )
    why_title = "Det som hände"
    opening = "Utgångsläget"
    position_label = "Ställningen"
    other_way = "Pröva det andra sättet"
    main_line = "Tillbaka till huvudlinjen"
    unwise = "oklokt"
    illegal = "inte tillåtet"
    compare_title = "Jämför med huvudlinjen"
    engine_slow = "Regelmotorn hämtas. Det tar lite tid första gången."
    engine_failed = "Regelmotorn gick inte att starta."
    engine_forbidden = "Den här webbläsaren tillåter inte WebAssembly, så regelmotorn kan inte starta."
    engine_crashed = "Något gick fel i regelmotorn. Ställningen är kvar."
    retry = "Försök igen"
    over = "Given är slut"

    def step(self, step: int, last: int) -> str:
        return f"Steg {step} av {last}"

    def moves_played(self, count: int) -> str:
        return (
            "Din tur att pröva" if count == 0 else "Ditt spel, ett drag" if count == 1 else f"Ditt spel, {count} drag"
        )

    def to_act(self, name: str) -> str:
        return f"{name} är i tur."

    def compare(self, only_main: str, only_branch: str) -> str:
        return f"I huvudlinjen har du i stället {only_main} kvar på handen; här har du {only_branch}."

    def compare_same(self) -> str:
        return "Båda sätten slutar med samma kort på handen."

    def unreadable(self, from_the_start: bool) -> str:
        return (
            "Länken gick inte att läsa. Exemplet visas från början."
            if from_the_start
            else "Det gick inte att läsa. Exemplet står kvar som det var."
        )

    def still_readable(self, kind: str) -> str:
        if kind == "sheet":
            return "Det du skriver är kvar, men poängen räknas inte om förrän motorn går."
        return "Exemplet går att läsa och stega ändå."

    def rule_link(self, number: str) -> str:
        return f"Regel {number}"

    def problem(self, problem: Problem) -> str:
        word = dict(problem.facts).get("word", "")
        match problem.what:
            case "no_move":
                return "Skriv ett drag, till exempel lead 8d."
            case "not_a_verb":
                return f"”{word}” är inget drag. Dragen heter lead, beat, own, draw, take och done."
            case "not_a_card":
                return f"”{word}” är inget kort. Skriv valör och färg, till exempel Kd för ruter kung."
            case "not_in_this_pack":
                return f"Kortet ”{word}” finns inte i leken. Kaschlan spelas med sjuor och uppåt."
            case "not_a_seat":
                return f"Det finns ingen plats ”{word}” vid bordet."
            case "too_few_words":
                return f"Efter ”{word}” behövs fler kort."
            case "too_many_words":
                return f"Här blev det ett ord för mycket: ”{word}”."
        return "Texten gick inte att läsa."


class SwedishKaschlan:
    """Kaschlan: roller, zoner, drag, händelser och vägringar."""

    attacks = "anfaller"
    defends = "försvarar sig"
    joins = "får lägga till"
    out = "ute"
    stock = "Talongen"
    on_the_table = "På bordet"
    nothing_led = "Inget är utspelat"
    no_cards = "Inga kort"
    trump_mark = "trumf"
    key = "Prick i hörnet: trumf."
    do_lead = "Spela ut"
    do_own = "Spela ut mot dig själv"
    do_draw = "Dra upp till fem"
    do_take = "Ta upp"
    do_done_leading = "Klar, spela inte ut mer"
    do_done_defending = "Klar med försvaret"
    must_be_beaten = "ska stickas över"
    hint_lead = "Välj ett eller flera kort av samma valör och spela ut."
    hint_join = "Välj kort av den utspelade valören, eller nöj dig med det som ligger."
    hint_defend = "Välj ett kort på handen och sedan kortet som ska stickas över."
    hint_beaten_all = "Allt är överstucket. Dra, spela ut mot dig själv eller avsluta försvaret."
    hint_pick_target = "Välj nu kortet på bordet som det ska läggas på."
    hint_pick_beater = "Välj nu kortet som ska sticka över det."

    def _cards(self, cards: tuple[int, ...]) -> str:
        return SwedishCards().cards(cards)

    def _card(self, card: int) -> str:
        return SwedishCards().card(card)

    def _Card(self, card: int) -> str:  # noqa: N802
        return SwedishCards().Card(card)

    def hand_of(self, name: str) -> str:
        return f"{genitive(name)} hand"

    def stock_count(self, count: int) -> str:
        return f"{count} kort kvar" if count else "slut"

    def trump(self, suit: int) -> str:
        return f"{upper(SUITS[suit])} är trumf"

    def beaten_by(self, led: int, beater: int) -> str:
        return f"{self._Card(led)}, överstucken med {self._card(beater)}"

    def turn_up(self, card: int) -> str:
        return f"Uppslagskortet underst: {self._card(card)}"

    def move_lead(self, cards: tuple[int, ...]) -> str:
        return f"Spela ut {self._cards(cards)}"

    def move_beat(self, led: int, beater: int) -> str:
        return f"Stick över {self._card(led)} med {self._card(beater)}"

    def move_own(self, card: int, beater: int) -> str:
        return f"Spela ut {self._card(card)} mot dig själv och stick över med {self._card(beater)}"

    def led_first(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} spelar ut {self._cards(cards)}."

    def led_again(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} spelar också ut {self._cards(cards)}."

    def joined(self, who: str, cards: tuple[int, ...], defender: str) -> str:
        return f"{who} lägger till {self._cards(cards)} mot {defender}."

    def led_own(self, who: str, card: int) -> str:
        return f"{who} spelar ut {self._card(card)} mot sig själv."

    def beat(self, who: str, led: int, beater: int) -> str:
        return f"{who} sticker över {self._card(led)} med {self._card(beater)}."

    def beat_higher_trump(self, who: str, led: int, beater: int) -> str:
        return f"{who} sticker över {self._card(led)} med {self._card(beater)}, en högre trumf."

    def beat_highest_trump(self, who: str, led: int) -> str:
        return f"{who} sticker över {self._card(led)} med ruter dam, den högsta trumfen."

    def drew(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} drar {self._cards(cards)}."

    def drew_to_five(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} drar bara {self._cards(cards)}: med det är handen uppe i fem kort."

    def drew_the_last(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} drar {self._cards(cards)}. Mer räcker talongen inte till."

    def drew_none(self, who: str) -> str:
        return f"{who} har redan fem kort eller fler och drar inget."

    def drew_none_after_taking(self, who: str) -> str:
        return f"Efter att ha tagit upp får {who} inte dra."

    def stock_gone(self) -> str:
        return "Nu är talongen slut. Spelet går vidare, men ingen drar mer."

    def turn_to_join(self, who: str) -> str:
        return f"Nu får {who} lägga till kort."

    def turn_to_defend(self, who: str) -> str:
        return f"Anfallet är färdigt. Nu ska {who} försvara sig."

    def passed_no_rank(self, who: str, rank: int) -> str:
        return f"{who} har {self._none_of(rank)} att lägga till."

    def _none_of(self, rank: int) -> str:
        return f"inget {RANKS[rank]}" if rank == 14 else f"ingen {RANKS[rank]}"

    def passed_four_led(self, who: str) -> str:
        return f"Fyra kort är redan utspelade, så {who} kan inte lägga till något."

    def passed_limit(self, who: str, defender: str) -> str:
        return f"{defender} har inga kort över att sticka med, så {who} kan inte lägga till något."

    def picked_up(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} tar upp {self._cards(cards)}."

    def discarded_all(self) -> str:
        return "Alla kort på bordet går ur spelet."

    def discarded_rest(self, cards: tuple[int, ...]) -> str:
        return f"Resten av korten på bordet går ur spelet: {self._cards(cards)}."

    def went_out(self, who: str) -> str:
        return f"{who} har inga kort kvar och går ut."

    def roles_held(self, attacker: str, defender: str) -> str:
        return f"Försvaret höll. Nu anfaller {attacker}, och {defender} försvarar sig."

    def roles_again(self, attacker: str, defender: str) -> str:
        return f"{attacker} anfaller {defender} en gång till."

    def roles_right_neighbour(self, attacker: str, defender: str) -> str:
        return f"{attacker}, närmast till höger, anfaller nu {defender}."

    def roles_next_defender(self, attacker: str, defender: str) -> str:
        return f"{attacker} fortsätter att anfalla. Nu är det {defender} som försvarar sig."

    def roles_both_new(self, attacker: str, defender: str) -> str:
        return f"Båda gick ut. Nu anfaller {attacker}, och {defender} försvarar sig."

    def deal_over(self) -> str:
        return "Given är slut."

    def lost(self, who: str) -> str:
        return f"{who} sitter ensam kvar med kort och är kaschlan."

    def drawn_deal(self) -> str:
        return "De två sista gick ut i samma anfall. Ingen är kaschlan."

    def refuse_seat(self) -> str:
        return "Så många sitter inte vid bordet."

    def refuse_before_lead(self, attacker: str) -> str:
        return f"Först ska {attacker} spela ut."

    def refuse_not_held(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} har inte {self._cards(cards)} på handen."

    def refuse_ranks_differ(self) -> str:
        return "Kort som spelas ut tillsammans måste ha samma valör."

    def refuse_pass(self, who: str) -> str:
        return f"{who} anfaller och måste spela ut minst ett kort."

    def refuse_defence_too_early(self, who: str) -> str:
        return f"{who} får börja försvara sig först när alla andra är klara."

    def refuse_defence_begun(self, who: str) -> str:
        return f"Försvaret har börjat, så {who} får inte lägga till fler kort."

    def refuse_out_of_order(self, who: str, before: str) -> str:
        return f"{before} är i tur före {who}."

    def refuse_other_rank(self, rank: int) -> str:
        return f"I det här anfallet får bara {PLURALS[rank]} spelas ut."

    def refuse_no_rank(self, who: str, rank: int) -> str:
        return f"{who} har {self._none_of(rank)} och kan inte lägga till något."

    def refuse_four_led(self) -> str:
        return "Mer än fyra kort får inte vara utspelade i samma anfall."

    def refuse_limit(self, defender: str, limit: int, led: int) -> str:
        return (
            f"Det blir för många: {defender} har {number(limit)} kort att sticka över med, "
            f"och då får inte {number(led)} kort ligga och vänta."
        )

    def refuse_limit_reached(self, who: str, defender: str) -> str:
        return f"{defender} har inga kort över att sticka med, så {who} får inte lägga till något."

    def refuse_own_limit(self, limit: int, led: int) -> str:
        return (
            f"Handen räcker inte: {number(led)} kort skulle ligga utan att vara överstuckna, "
            f"och bara {number(limit)} finnas kvar att sticka med."
        )

    def refuse_draw_five(self, who: str) -> str:
        return f"{who} har redan fem kort eller fler. Då drar man inte."

    def refuse_draw_no_stock(self) -> str:
        return "Talongen är slut. Det finns inget att dra."

    def refuse_done_unbeaten(self, cards: tuple[int, ...]) -> str:
        return f"Försvaret är inte klart: stick över {self._cards(cards)}, eller ta upp."

    def refuse_not_defender(self, defender: str) -> str:
        return f"Det är bara {defender} som försvarar sig och får göra så."

    def refuse_side_suit(self, led: int, beater: int) -> str:
        return (
            f"{self._Card(beater)} sticker inte över {self._card(led)}. "
            f"Det gör bara högre {SUITS[suit(led)]} eller en trumf."
        )

    def refuse_trump(self, led: int, beater: int) -> str:
        return f"{self._Card(led)} är trumf och sticks bara över av en högre trumf. Det är inte {self._card(beater)}."

    def refuse_queen(self) -> str:
        return "Ruter dam är den högsta trumfen. Inget kort sticker över den."

    def refuse_no_such_target(self, card: int) -> str:
        return f"{self._Card(card)} ligger inte utspelad och väntar på att bli överstucken."

    def refuse_own_rank(self) -> str:
        return "Mot sig själv får man bara spela ut kort av den valör som redan är utspelad."

    def refuse_defender_leads(self) -> str:
        return "Den som försvarar sig kan bara spela ut mot sig själv, och måste genast sticka över kortet."

    def refuse_own_by_attacker(self, defender: str) -> str:
        return f"Bara {defender}, som försvarar sig, får spela ut mot sig själv."

    def refuse_own_unbeaten(self, beater: int) -> str:
        return (
            "Ett kort som man spelar ut mot sig själv måste man sticka över från handen. "
            f"Det går inte med {self._card(beater)}."
        )

    def refuse_draw_unbeaten(self, cards: tuple[int, ...]) -> str:
        return f"Dra får man först när allt är överstucket. Kvar är {self._cards(cards)}."

    def refuse_take_nothing(self) -> str:
        return "Allt är överstucket, så det finns inget att ta upp."

    def refuse_over(self) -> str:
        return "Given är slut."

    def refuse_must_beat(self) -> str:
        return "Med stickplikt måste hela anfallet stickas över när det går, och det går här."

    def refuse_own_before_beaten(self) -> str:
        return "Med den här husregeln får man spela ut mot sig själv först när allt annat är överstucket."

    def refuse_had_turn(self, who: str) -> str:
        return f"{who} har redan haft sin tur i det här anfallet."


class SwedishSheet:
    """Kasinos räkneblad."""

    sheet_sum = "Summa"
    sheet_reset = "Tillbaka till exemplet"
    sheet_cannot_be = "Så kan ingen lek sluta. Rätta det som är markerat, så räknas poängen."
    sheet_nobody_took = "Ingen tog in något i hela leken. Då får ingen några poäng, och kontrollsumman gäller inte."

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
            return "Flera har lika många kort, så ingen får poäng för flest kort."
        return "Flera har lika många spader, så ingen får poäng för flest spader."

    def sheet_checksum(self, checksum: int, tabbar: int, ties: tuple[str, ...]) -> str:
        without = "Tabbarna oräknade" if tabbar > 1 else "Tabben oräknad" if tabbar else "Tillsammans"
        lost = {"C69": "ett för korten", "C70": "två för spadern"}
        less = (
            f": 11, minus {SwedishCards().plain([lost[rule] for rule in ties])}"
            if ties
            else ", precis som det ska vara"
        )
        return f"{without} blir det {checksum} poäng{less}."

    def sheet_problem(self, problem: Problem, names: tuple[str, ...]) -> str:
        facts = dict(problem.facts)
        seat, row = facts.get("seat"), str(facts["field"])
        who = names[seat] if isinstance(seat, int) else ""
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
                return f"{who} har för få kort: bara spadern, essen och storan är minst {facts['least']}."
            case "lillan_without_spade":
                return f"{who} har lillan och måste då ha minst en spader: lillan är spader två."
            case "spade_ace_nowhere":
                return "Ingen kan ha spader ess: den som har det har både ett ess och en spader utöver lillan."
            case "spade_ace_twice":
                together = SwedishCards().plain([names[one] for one in _seats(facts["seats"])])
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


class Swedish(SwedishCards, SwedishFrame, SwedishKaschlan, SwedishSheet):
    """Allt som sägs."""
