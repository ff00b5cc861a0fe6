"""Kasino på svenska: zoner, drag, händelser och vägringar."""

from widgets.say.sv.cards import NOUNS, RANKS, SwedishCards, genitive, upper
from widgets.say.sv.sheet import SHEET_ROWS

VALUES = (
    "noll", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta",
    "nio", "tio", "elva", "tolv", "tretton", "fjorton", "femton", "sexton",
)  # fmt: skip


class SwedishKasino(SwedishCards):
    """Allt som sägs om Kasino."""

    loose_cards = "På bordet"
    empty_table = "Bordet är tomt"
    to_play = "är i tur"
    last_deal = "Sista given"
    do_capture = "Ta in"
    do_lay = "Lägg ut"
    kasino_hint = "Välj ett kort på handen, och det på bordet som det ska ta eller byggas på."
    kasino_hint_table = "Välj det som ska tas eller byggas på, eller lägg ut kortet."

    def value(self, value: int) -> str:
        return VALUES[value]

    def rank(self, rank: int) -> str:
        return upper(RANKS[rank])

    def takes(self, rank: int) -> str:
        if rank == 14:
            return (
                "Ett ess är 1 eller 14. Som 14 tar det kort som tillsammans blir fjorton, eller ett ensamt ess; "
                "som 1 bara ess."
            )
        return f"En {NOUNS[rank]} tar kort med samma värde, och kort som tillsammans blir {self.value(rank)}."

    def cards_together(self, count: int) -> str:
        return f"{upper(self.value(count))} kort"

    def do_build_value(self, value: int) -> str:
        return f"Bygg {self.value(value)}"

    def build_name(self, value: int, cards: tuple[int, ...], double: bool, owner: str) -> str:
        return f"{self.build_label(value, double, owner)}: {self.cards(cards)}"

    def build_label(self, value: int, double: bool, owner: str) -> str:
        kind = "Dubbelt bygge" if double else "Bygge"
        return f"{kind} på {self.value(value)} av {owner}"

    def pile_count(self, cards: int, tabbar: int) -> str:
        swept = "" if not tabbar else ", 1 tabbe" if tabbar == 1 else f", {tabbar} tabbar"
        return f"{cards} i högen{swept}"

    def pile_tally(
        self, cards: int, spades: int, aces: int, storan: bool, lillan: bool, tabbar: int, last: bool
    ) -> str:
        held = [f"{spades} spader", f"{aces} ess", *(["storan"] if storan else []), *(["lillan"] if lillan else [])]
        return f"{self.pile_count(cards, tabbar)}: {', '.join(held)}{'; tog in sist' if last else ''}"

    def the_build(self, value: int, cards: tuple[int, ...]) -> str:
        return f"bygget på {self.value(value)}" + (f" ({self.cards(cards)})" if cards else "")

    def move_take(self, card: int, cards: tuple[int, ...]) -> str:
        return f"Ta in {self.cards(cards)} med {self.card(card)}"

    def move_build(self, card: int, cards: tuple[int, ...], value: int) -> str:
        return f"Lägg {self.card(card)} på {self.cards(cards)} och bygg {self.value(value)}"

    def move_raise(self, card: int, before: str, value: int, gathered: tuple[int, ...]) -> str:
        more = f" och samla in {self.cards(gathered)}" if gathered else ""
        return f"Höj {before} till {self.value(value)} med {self.card(card)}{more}"

    def kasino_key(self, other: str) -> str:
        return (
            "Skriv som du säger det: ta spader sju och hjärter fem med hjärter dam · "
            "lägg hjärter tre på klöver fem och bygg åtta · höj bygget på sju till nio med ruter två · lägg ut hjärter knekt. "
            f"Drag av någon annan: {other}: lägg ut ruter nio. Kort går att korta: r7, hD, kkn. "
            "Koder går också: take Qh 7s 5h · build 3h 8 5c · lay Jh. "
            "Bokstäver som kan betyda två kort läses som koder: Kd är ruter kung. Klöver dam skrivs Dk."
        )

    def move_lay(self, card: int) -> str:
        return f"Lägg ut {self.card(card)}"

    def laid(self, who: str, card: int, empty: bool) -> str:
        return f"{who} lägger ut {self.card(card)}{' på det tomma bordet' if empty else ''}."

    def captured(self, who: str, card: int, parts: tuple[tuple[int, ...], ...], value: int) -> str:
        high = ", som räknas som fjorton" if card % 13 == 12 and value == 14 else ""
        return f"{who} tar in {' samt '.join(map(self.cards, parts))} med {self.card(card)}{high}."

    def captured_build(self, who: str, card: int, cards: tuple[int, ...], value: int) -> str:
        return f"{who} tar in bygget på {self.value(value)} med {self.card(card)}: {self.cards(cards)}."

    def swept(self, who: str) -> str:
        return f"Bordet är tomt. Det är en tabbe till {who}."

    def built(self, who: str, card: int, cards: tuple[int, ...], value: int, double: bool) -> str:
        kind = ", ett dubbelt bygge" if double else ""
        return f"{who} lägger {self.card(card)} på {self.cards(cards)} och bygger {self.value(value)}{kind}."

    def raised(self, who: str, card: int, cards: tuple[int, ...], value: int, double: bool) -> str:
        kind = ". Med det som samlas in blir det ett dubbelt bygge" if double else ""
        return f"{who} höjer till {self.value(value)} med {self.card(card)}{kind}: {self.cards((card, *cards))}."

    def drew_one(self, who: str, card: int) -> str:
        return f"{who} drar {self.card(card)}."

    def dealt(self, who: str, count: int) -> str:
        return f"{who} får {self.value(count)} nya kort."

    def nobody_took(self) -> str:
        return "Leken är slut. Ingen tog in något, så korten på bordet tillfaller ingen."

    def leftovers(self, who: str, cards: tuple[int, ...]) -> str:
        return f"Leken är slut. Det som ligger kvar går till {who}, som tog in sist: {self.cards(cards)}."

    def sistan(self, who: str) -> str:
        return f"{who} tog in sist och får sistan."

    def scored(self, who: str, row: str, points: int) -> str:
        return f"{SHEET_ROWS[row]}: {who}, {points} poäng."

    def tied(self, row: str) -> str:
        return f"{SHEET_ROWS[row]}: lika, så ingen får poäng."

    def refuse_pack_over(self) -> str:
        return "Leken är slut."

    def refuse_other_turn(self, who: str) -> str:
        return f"Det är {genitive(who)} tur."

    def refuse_card_not_held(self, who: str, card: int) -> str:
        return f"{who} har inte {self.card(card)} på handen."

    def refuse_value(self, card: int, value: int) -> str:
        return f"{self.Card(card)} kan inte räknas som {self.value(value)}."

    def refuse_not_on_table(self, cards: tuple[int, ...]) -> str:
        return f"{upper(self.cards(cards))} ligger inte på bordet."

    def refuse_sum(self, value: int) -> str:
        return (
            f"Det går inte ihop: de valda korten kan inte delas upp i grupper som var och en blir {self.value(value)}."
        )

    def refuse_twice(self, cards: tuple[int, ...]) -> str:
        return f"{upper(self.cards(cards))} kan bara räknas en gång."

    def refuse_inside_build(self, cards: tuple[int, ...]) -> str:
        return f"{upper(self.cards(cards))} ingår i ett bygge och går inte att ta för sig."

    def refuse_empty_table(self) -> str:
        return "Bordet är tomt. Då kan man bara lägga ut."

    def refuse_build_sum(self, value: int) -> str:
        return f"Det blir inget bygge på {self.value(value)}: varje del måste bli precis det."

    def refuse_other_build(self, build: int, value: int) -> str:
        return f"Bygget är värt {self.value(build)} och tas bara som helhet av ett kort med det värdet, inte {self.value(value)}."

    def refuse_no_building(self) -> str:
        return "Här spelar ni utan byggen."

    def refuse_no_taker(self, value: int) -> str:
        return f"Den som bygger {self.value(value)} måste ha kvar ett kort på handen som är värt {self.value(value)}."

    def refuse_raise_double(self) -> str:
        return "Ett dubbelt bygge har sitt värde tills det tas. Det går inte att höja."

    def refuse_raise_from_table(self) -> str:
        return "Ett bygge höjs bara med ett kort från handen, inte med kort från bordet."

    def refuse_no_hand_card(self) -> str:
        return "Kortet från handen måste ingå i det som byggs."

    def refuse_not_maximal(self) -> str:
        return "Med den här husregeln måste man ta allt som kortet kan ta, och här går det att ta mer."

    def refuse_raise_own(self) -> str:
        return "Med den här husregeln får ingen höja sitt eget bygge."

    def refuse_second_build(self, value: int) -> str:
        return f"Med den här husregeln får det bara finnas ett bygge på {self.value(value)}."

    def refuse_duty(self, value: int) -> str:
        return f"Med den här husregeln måste den som äger bygget på {self.value(value)} ha kvar ett kort som tar det."

    def refuse_lay_while_owning(self) -> str:
        return "Med den här husregeln får den som äger ett bygge inte lägga ut."

    def refuse_must_take(self) -> str:
        return "I krypkasino måste ett kort som kan ta in göra det, och ta så mycket det går."

    def refuse_must_sweep(self, cards: tuple[int, ...]) -> str:
        return f"I krypkasino är en tabbe tvingande. Här måste den tas, med {self.cards(cards)}."
