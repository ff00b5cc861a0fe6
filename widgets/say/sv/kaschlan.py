"""Kaschlan på svenska: roller, zoner, drag, händelser och vägringar."""

from engine.cards import ACE, suit
from widgets.say.sv.cards import NOUNS, PLURALS, SUITS, SwedishCards, genitive, number, upper


class SwedishKaschlan(SwedishCards):
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
    trumps_in_order = "Trumfkorten, högst först"
    press_a_card = "Tryck på ett kort, så ser du vad som sticker det."
    key = "Prick under färgen: trumf."
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

    def hand_of(self, name: str) -> str:
        return f"{genitive(name)} hand"

    def stock_count(self, count: int) -> str:
        return f"{count} kort kvar" if count else "slut"

    def trump(self, suit: int) -> str:
        return f"{upper(SUITS[suit])} är trumf"

    def beaten_by(self, led: int, beater: int) -> str:
        return f"{self.Card(led)}, överstucken med {self.card(beater)}"

    def turn_up(self, card: int) -> str:
        return f"Uppslagskortet underst: {self.card(card)}"

    def side_suit(self, suit: int) -> str:
        return f"{upper(SUITS[suit])}, sidofärg"

    def beaten_by_these(self, led: int, cards: tuple[int, ...]) -> str:
        if not cards:
            return f"{self.Card(led)} går inte att sticka."
        return f"{self.Card(led)} sticks av {self.cards(cards)}."

    def kaschlan_key(self, other: str) -> str:
        return (
            "Skriv som du säger det: spela ut ruter åtta · stick ruter åtta med ruter kung · "
            "spela ut spader åtta mot dig själv och stick över med spader tio · dra · ta upp · klar. "
            f"Drag av någon annan: {other}: spela ut ruter nio. Kort går att korta: r8, hK, kkn. "
            "Koder går också: lead 8d 8h · beat 8d Kd · own 8s Ts · draw · take · done. "
            "Bokstäver som kan betyda två kort läses som koder: Kd är ruter kung. Klöver dam skrivs Dk."
        )

    def move_lead(self, cards: tuple[int, ...]) -> str:
        return f"Spela ut {self.cards(cards)}"

    def move_beat(self, led: int, beater: int) -> str:
        return f"Stick över {self.card(led)} med {self.card(beater)}"

    def move_own(self, card: int, beater: int) -> str:
        return f"Spela ut {self.card(card)} mot dig själv och stick över med {self.card(beater)}"

    def led_first(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} spelar ut {self.cards(cards)}."

    def led_again(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} spelar också ut {self.cards(cards)}."

    def joined(self, who: str, cards: tuple[int, ...], defender: str) -> str:
        return f"{who} lägger till {self.cards(cards)} mot {defender}."

    def led_own(self, who: str, card: int) -> str:
        return f"{who} spelar ut {self.card(card)} mot sig själv."

    def beat(self, who: str, led: int, beater: int) -> str:
        return f"{who} sticker över {self.card(led)} med {self.card(beater)}."

    def beat_higher_trump(self, who: str, led: int, beater: int) -> str:
        return f"{who} sticker över {self.card(led)} med {self.card(beater)}, en högre trumf."

    def beat_highest_trump(self, who: str, led: int) -> str:
        return f"{who} sticker över {self.card(led)} med ruter dam, den högsta trumfen."

    def drew(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} drar {self.cards(cards)}."

    def drew_to_five(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} drar bara {self.cards(cards)}: med det är handen uppe i fem kort."

    def drew_the_last(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} drar {self.cards(cards)}. Mer räcker talongen inte till."

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
        return f"inget {NOUNS[rank]}" if rank == ACE else f"ingen {NOUNS[rank]}"

    def passed_four_led(self, who: str) -> str:
        return f"Fyra kort är redan utspelade, så {who} kan inte lägga till något."

    def passed_limit(self, who: str, defender: str) -> str:
        return f"{defender} har inga kort över att sticka med, så {who} kan inte lägga till något."

    def picked_up(self, who: str, cards: tuple[int, ...]) -> str:
        return f"{who} tar upp {self.cards(cards)}."

    def discarded_all(self) -> str:
        return "Alla kort på bordet går ur spelet."

    def discarded_rest(self, cards: tuple[int, ...]) -> str:
        return f"Resten av korten på bordet går ur spelet: {self.cards(cards)}."

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
        return f"{who} har inte {self.cards(cards)} på handen."

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
        return f"Försvaret är inte klart: stick över {self.cards(cards)}, eller ta upp."

    def refuse_not_defender(self, defender: str) -> str:
        return f"Bara {defender}, som försvarar sig, får göra så."

    def refuse_side_suit(self, led: int, beater: int) -> str:
        return (
            f"{self.Card(beater)} sticker inte över {self.card(led)}. "
            f"Det gör bara en högre {SUITS[suit(led)]} eller en trumf."
        )

    def refuse_trump(self, led: int, beater: int) -> str:
        return f"{self.Card(led)} är trumf och sticks bara över av en högre trumf. Det är inte {self.card(beater)}."

    def refuse_queen(self) -> str:
        return "Ruter dam är den högsta trumfen. Inget kort sticker över den."

    def refuse_no_such_target(self, card: int) -> str:
        return f"{self.Card(card)} ligger inte utspelad och väntar på att bli överstucken."

    def refuse_own_rank(self) -> str:
        return "Mot sig själv får man bara spela ut kort av den valör som redan är utspelad."

    def refuse_defender_leads(self) -> str:
        return "Den som försvarar sig kan bara spela ut mot sig själv, och måste genast sticka över kortet."

    def refuse_own_by_attacker(self, defender: str) -> str:
        return f"Bara {defender}, som försvarar sig, får spela ut mot sig själv."

    def refuse_own_unbeaten(self, beater: int) -> str:
        return (
            "Ett kort som man spelar ut mot sig själv måste man sticka över från handen. "
            f"Det går inte med {self.card(beater)}."
        )

    def refuse_draw_unbeaten(self, cards: tuple[int, ...]) -> str:
        return f"Dra får man först när allt är överstucket. Kvar är {self.cards(cards)}."

    def refuse_take_nothing(self) -> str:
        return "Allt är överstucket, så det finns inget att ta upp."

    def refuse_over(self) -> str:
        return "Given är slut."

    def refuse_must_beat(self) -> str:
        return "Med sticktvång måste hela anfallet stickas över när det går, och det går här."

    def refuse_own_before_beaten(self) -> str:
        return "Med den här husregeln får man spela ut mot sig själv först när allt annat är överstucket."

    def refuse_had_turn(self, who: str) -> str:
        return f"{who} har redan haft sin tur i det här anfallet."
