"""Ett parti mot datorn, på svenska."""

from widgets.say.sv.cards import SwedishCards, number, upper
from widgets.say.why import Why

FORMS = {
    "standard": "som i boken",
    "nordic": "nordiskt, utan byggen",
    "finnish": "finskt",
    "drag": "dragkasino",
    "pairs": "i par",
    "kryp": "krypkasino",
    "house": "med husregler",
}
SWITCHES = {
    "open": "Öppna händer",
    "back": "Drag går att ta tillbaka",
    "comments": "Kommentarer till mina drag",
}
USED = {"open": "öppna händer", "back": "drag tagna tillbaka", "comments": "kommentarer"}

REASONS = {
    "leads_lowest": "Det lägsta kortet är lättast att undvara.",
    "leads_several": "Flera av en valör är svårare att sticka över än ett.",
    "adds": "Fler av samma valör gör försvaret svårare.",
    "beats_cheaply": "Ett kort i färgen räcker, så ingen trumf går åt.",
    "cannot_beat_all": "Allt gick inte att sticka över, så korten tas upp.",
    "takes_on_purpose": "Allt gick att sticka över, men till för högt pris: de goda korten är värda mer.",
    "gets_rid": "Att anfalla sig själv gör sig av med två kort på en gång.",
    "draws_first": "Att dra nu kan ge ett kort att anfalla sig själv med.",
    "defence_done": "Allt är stucket, och det finns inget att vinna på att fortsätta.",
    "sweeps": "Det tar hela bordet, alltså en tabbe: en poäng.",
    "takes_spades": "Flest spader ger två poäng.",
    "takes_many": "Flest kort ger en poäng.",
    "takes_little": "I krypkasino är det bäst att ta det som kostar minst.",
    "takes_build": "Det som är byggt tas bäst in innan någon annan gör det.",
    "can_take_nothing": "På ett tomt bord kan ett kort bara läggas ut.",
}


class SwedishGame(SwedishCards):
    """Ett parti mot datorn: hur det börjar, hur det går, hur det slutade."""

    new_game = "Ett nytt parti"
    which_game = "Spel"
    how_many = "Spelare"
    how_strong = "De andra"
    as_strong = "som ovan"
    more_choices = "Husregler, namn och kort"
    seed_label = "Kort"
    seed_key = "Lämna tomt för nya kort. Den som skriver samma ord får samma kort: små bokstäver a–z och siffror."
    target_label = "Partiet går till"
    begin_game = "Spela"
    go_on_with = "Fortsätt med"
    unreadable_choice = "Det går inte ihop. Välj om."
    game_without_python = "Ditt parti finns kvar på enheten."
    look_back = "Titta tillbaka"
    to_the_game = "Till partiet"
    go_on = "Vidare"
    play_again = "Spela igen"
    other_game = "Ett annat parti"
    ask_why = "Varför?"
    ask_better = "Nivå 5?"
    as_the_strongest = "Nivå 5 hade gjort detsamma."
    this_game = "Det här partiet"
    how_fast = "Takt"
    challenge = "Utmana"
    challenge_with_result = "Utmana med ditt resultat"
    record_to_file = "Spara partiet till en fil"
    order_hash = "Kortens kontrollsumma"
    order_hash_key = (
        "Den räknades ut (SHA-256) ur kortens ordning före given. När given är slut ser du vad ordningen kom ur, och kan "
        "kontrollera att inget har ändrats."
    )
    order_seed = "Ordningen kom ur"
    fair_title = "Kontrollera korten i en giv"
    fair_key = "Skriv ordet som ordningen kom ur och summan som du skrev upp före given."
    fair_sum = "Det här är ordningen som kommer ur ordet. Med summan du skrev upp ser du om de hör ihop."
    fair_order = "Kortens ordning, översta kortet först:"
    fair_first = "Den börjar med"
    fair_check = "Kontrollera"
    fair_without_python = "Summan går att räkna ut med vilket program för SHA-256 som helst."
    your_games = "Partier mot datorn"
    game_level = "Mot"
    came_out = "Hur det gick"
    matches_won = "Vunna partier"
    play_the_computer = "Spela mot datorn"
    deals_played = "Givar"

    def fair_verdict(self, fits: bool) -> str:
        if fits:
            return "De hör ihop: den här ordningen var bestämd före given."
        return "De hör inte ihop. Se efter en gång till: en enda bokstav ändrar allt."

    def game_form(self, game: str, form: str) -> str:
        if game == "kaschlan" and form == "house":
            return "Kaschlan med husregler"
        return "Kaschlan" if game == "kaschlan" else "Kasino" if form == "standard" else f"Kasino: {FORMS[form]}"

    def game_title(self, game: str, seats: int) -> str:
        return f"{upper(game)} för {number(seats)}"

    def deal_number(self, game: str, number: int) -> str:
        return f"{'Giv' if game == 'kaschlan' else 'Lek'} {number}"

    def opponent(self, level: int) -> str:
        return {
            1: "1: ser bara bordet",
            2: "2: gör det som ser bäst ut genast",
            3: "3: ser en bit framåt",
            4: "4: minns korten och ser längre",
            5: "5: som fyra, och räknar slutet exakt",
        }[level]

    def opponent_of(self, name: str) -> str:
        return f"{name} spelar på nivå"

    def name_of_seat(self, seat: int) -> str:
        return f"Namn på spelare {seat + 1}" if seat else "Ditt namn"

    def seats_named(self, seats: int) -> str:
        return f"{upper(number(seats))}, med dig"

    def who_you_are(self, name: str, others: list[str], partner: str) -> str:
        told = f"Du är {name}"
        if partner:
            told += f", och {partner} är din partner"
        return f"{told}. Datorn spelar {self.plain(others)}."

    def shows_move(self, who: str, move: str) -> str:
        return f"{who} visar: {move[:1].lower()}{move[1:]}."

    def drew_unseen(self, who: str, count: int, cards: tuple[int, ...]) -> str:
        known = f", däribland {self.cards(cards)}" if cards and count > 1 else ""
        drawn = self.cards(cards) if cards and count == 1 else f"{number(count)} kort"
        return f"{who} drar {drawn}{known}."

    def kaschlan_result(self, who: str, is_you: bool) -> str:
        if not who:
            return "Ingen är kaschlan: given är oavgjord."
        return "Du är kaschlan." if is_you else f"{who} är kaschlan, och du klarade dig."

    def pack_result(self, sides: tuple[str, ...], points: tuple[int, ...]) -> str:
        told = [f"{side} {won} poäng" for side, won in zip(sides, points, strict=True)]
        return f"Den här leken: {', '.join(told)}."

    def times_kaschlan(self, names: tuple[str, ...], times: tuple[int, ...]) -> str:
        told = [f"{name} {count}" for name, count in zip(names, times, strict=True)]
        return f"Kaschlan hittills: {', '.join(told)}."

    def match_standing(self, sides: tuple[str, ...], points: tuple[int, ...], target: int) -> str:
        told = [f"{side} {total}" for side, total in zip(sides, points, strict=True)]
        return f"Partiet: {', '.join(told)}. Det går till {target}."

    def match_won(self, sides: list[str], misere: bool) -> str:
        return f"{self.plain(sides)} har vunnit partiet{', med minst poäng' if misere else ''}."

    def deals_next(self, who: str) -> str:
        return f"{who} ger nästa gång."

    def next_deal(self, game: str) -> str:
        return "Nästa giv" if game == "kaschlan" else "Nästa lek"

    def would_have(self, move: str) -> str:
        return f"Nivå 5 hade valt: {move[:1].lower()}{move[1:]}."

    def switch(self, word: str) -> str:
        return SWITCHES[word]

    def switches_used(self, words: tuple[str, ...]) -> str:
        return f"Använt i den här given: {self.plain([USED[word] for word in words])}."

    def pace(self, pace: str) -> str:
        return {"slow": "långsam", "usual": "som vid ett bord", "fast": "genast"}[pace]

    def against(self, title: str, deal: str) -> str:
        return f"{title}, {deal[:1].lower()}{deal[1:]}"

    def rival(self, game: str, name: str, result: int, own: int | None) -> str:
        told = f"Med samma kort {_went(game, name, result)}."
        return told if own is None else f"{told} {upper(_went_first(game, 'du', own))}."

    def played_result(self, game: str, lost: int, count: int, sum: int) -> str:
        if game == "kaschlan":
            return f"kaschlan {lost} av {count}"
        return f"{sum / count:+.1f} poäng per lek".replace("-", "−").replace(".", ",")

    def reason(self, theme: str, why: Why) -> str:
        who, total = why.who, why.total
        match theme:
            case "only_move":
                return f"{who} hade inget annat drag."
            case "proved" if why.game == "kasino":
                return f"Nu är allt känt: med bästa spel blir resten {_points(why.value)} för {who}."
            case "proved" if why.value > 0:
                return f"Nu är allt känt: {who} kan inte bli kaschlan längre."
            case "proved" if why.value < 0:
                return f"Nu är allt känt, och inget räddar {who} om den andra inte gör fel."
            case "proved":
                return "Nu är allt känt: det blir oavgjort."
            case "imagined" if why.game == "kasino":
                better = so_many(max(1, round(why.value / 100)))
                return f"På {total} sätt som de dolda korten kunde ligga blev det här {better} bättre i snitt."
            case "imagined":
                return f"På {total} sätt som de dolda korten kunde ligga gick det här bäst."
            case "leads_high":
                return f"{self.Card(why.cards[0])} är svårare att sticka över än något lägre."
            case "beats_with_trump":
                return f"{self.Card(why.cards[0])} är trumf, men att ta upp hade kostat {who} mer."
            case "goes_out":
                return f"Det är de sista korten {who} har, och talongen är slut: ute ur given."
            case "adds_nothing":
                return f"{who} sparar resten till senare."
            case "joins":
                return f"{who} blir av med något som kan undvaras, och försvaret blir svårare."
            case "takes_storan" | "takes_lillan" | "takes_ace":
                return f"{upper(self.cards(why.cards))} ger {_worth(theme, why)}."
            case "builds" | "raises":
                return f"Ett bygge på {why.value} kan tas in nästa gång, om ingen hinner före."
            case "lays_harmless":
                return f"{self.Card(why.cards[0])} ger inte bort mycket."
            case "lays_point":
                return f"{self.Card(why.cards[0])} ger bort något, men resten av handen är värd mer."
        return REASONS[theme]


def _went(game: str, name: str, result: int) -> str:
    """Efter ”med samma kort”: verbet först."""
    if game == "kaschlan":
        return f"blev {name} kaschlan" if result < 0 else f"klarade sig {name}"
    if not result:
        return f"slutade {name} jämnt"
    return f"slutade {name} {abs(result)} poäng {'före' if result > 0 else 'efter'}"


def _went_first(game: str, name: str, result: int) -> str:
    if game == "kaschlan":
        return f"{name} blev kaschlan" if result < 0 else f"{name} klarade dig"
    if not result:
        return f"{name} slutade jämnt"
    return f"{name} slutade {abs(result)} poäng {'före' if result > 0 else 'efter'}"


def so_many(tenths: int) -> str:
    """Så många tiondels poäng."""
    return f"{tenths / 10:.1f} poäng".replace(".", ",")


def _points(thousandths: int) -> str:
    points = thousandths // 1000
    return "jämnt" if not points else f"{abs(points)} poäng {'mer' if points > 0 else 'mindre'}"


def _worth(theme: str, why: Why) -> str:
    return "två poäng" if theme == "takes_storan" else "en poäng" if len(why.cards) == 1 else "en poäng var"
