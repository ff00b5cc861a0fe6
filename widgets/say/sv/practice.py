"""Att öva, på svenska."""

from widgets.say.sv.cards import number, upper

GAMES = {"kaschlan": "Kaschlan", "kasino": "Kasino"}

THEMES = {
    "saving-beat": "Sticket som räddar",
    "keep": "Vad ska sparas?",
    "winning-attack": "Anfallet som vinner",
    "self-attack": "Självanfallet",
    "dumping": "Bli av med korten",
    "going-out": "När någon går ut",
    "trumps": "Räkna trumfkorten",
    "best-capture": "Ta rätt",
    "hidden-sweep": "Den gömda tabben",
    "protect-storan": "Vem får storan?",
    "build-or-take": "Bygga eller ta?",
    "raise": "Höja bygget",
    "count-spades": "Räkna spader",
    "sistan": "Ta hem sistan",
    "last-deal": "Sista given",
}

PROMPTS = {
    "saving-beat": "{who} försvarar sig. Bara ett sätt att sticka räddar {who} från att bli kaschlan. Vilket?",
    "keep": "{who} kan svara på flera sätt, men det går bara bra om rätt kort blir kvar på handen. Vad gör du?",
    "winning-attack": "{who} anfaller. Vilket utspel gör att {who} inte kan bli kaschlan?",
    "self-attack": "{who} försvarar sig. Här räcker det inte att bara sticka. Hur klarar sig {who}?",
    "dumping": "{who} anfaller och måste bli av med sina kort i rätt takt. Vad spelar du ut?",
    "going-out": "Fler än två är kvar, och någon är nära att gå ut. Vad ska {who} göra för att inte kunna tvingas bli kaschlan?",
    "trumps": "Alla trumfkort syns. Hur ska {who} använda sina?",
    "best-capture": "{who} kan ta på flera sätt. Vilket ger mest när given är slut?",
    "hidden-sweep": "Här finns en tabbe, kanske inte genast. Vad ska {who} spela?",
    "protect-storan": "Storan är värd två poäng. Hur spelar {who} för att få hem den?",
    "build-or-take": "{who} kan både bygga och ta. Vad är bäst?",
    "raise": "Det ligger ett bygge på bordet. Vad är bästa draget för {who}?",
    "count-spades": "Räkna spaderna: i högarna, på bordet, i byggena och på händerna. Vad ska {who} göra?",
    "sistan": "Det är sista given, och den som tar in sist får sistan. Vad ska {who} göra?",
    "last-deal": "Sista given: alla kort är kända. Spela så bra det går för {who}.",
}

ABOUT = {
    "saving-beat": "Två kort kan sticka samma kort, men bara med det ena räcker resten av handen.",
    "keep": "Titta på vad som blir kvar. Kortet som är billigast att sticka med nu kan vara det du behöver sedan.",
    "winning-attack": "Fråga vad försvararen måste sticka med, och vad som då är kvar att anfalla med.",
    "self-attack": "Försvararen får spela ut mot sig själv. Så går det att bli av med två kort till.",
    "dumping": "Det gäller hur många kort du spelar ut, och vilka.",
    "going-out": "När någon går ut byts rollerna. Tänk på vem som blir anfallare och vem som blir försvarare.",
    "trumps": "Alla kort är synliga. Räkna ut vem som har den högsta trumfen efter varje anfall.",
    "best-capture": "Flest kort är inte alltid bäst. Se vad motståndaren kan ta efteråt.",
    "hidden-sweep": "En tabbe kan kräva att ett kort tar flera summor, eller att den förbereds ett drag i förväg.",
    "protect-storan": "Se efter vem som har ruter tio, vilka kort som kan ta den och vad den kan ta.",
    "build-or-take": "Ett bygge binder kort till nästa tur, men det kan också tas av den andra.",
    "raise": "Ett bygge får höjas till ett nytt värde med ett kort från handen.",
    "count-spades": "Flest spader ger två poäng. Räkna hur många som fattas till sju.",
    "sistan": "Den som tar in sist får också det som ligger kvar. Spara ett kort som säkert tar.",
    "last-deal": "Börja bakifrån: vem spelar det sista kortet, och vad kan det ta?",
}

MOVES = {
    "lead": "Spela ut {card}.",
    "beat": "Stick med {card}.",
    "own": "Spela ut {card} mot dig själv.",
}
NO_CARD = "Inget kort ska läggas."
KASINO_MOVES = {"take": "Ta med {card}.", "build": "Bygg med {card}.", "lay": "Lägg ut {card}."}
OF_SUIT = ("ett klöverkort", "ett ruterkort", "ett hjärterkort", "ett spaderkort")

FORMS = {
    "nordic": "Nordiskt kasino: här byggs det inte.",
    "finnish": "Finskt kasino: här byggs det inte, och på handen är storan 16, lillan 15 och varje ess 14.",
    "drag": "Dragkasino: efter varje drag drogs ett kort, men nu är talongen slut.",
    "kryp": "Krypkasino: poängen är straff, så den som får minst ligger före. Ett kort som kan ta måste ta så mycket det kan.",
}
ENOUGH = {
    "kaschlan": (
        "Rätt! Härifrån räcker det att spela enkelt: spela ut lägsta valören, spara trumfkorten "
        "och stick med det lägsta som går."
    ),
    "kasino": (
        "Rätt! Härifrån räcker det att spela enkelt: ta det som ger mest genast, poäng först, sedan spader, sedan kort."
    ),
}


class SwedishPractice:
    """Att öva."""

    choose_puzzles = "Välj vad du vill öva"
    choose_game = "Spel"
    choose_theme = "Tema"
    choose_level = "Nivå"
    start_practising = "Börja"
    anything = "Blandat"
    daily_puzzle = "Dagens problem"
    another_puzzle = "Gör ett nytt problem"
    missed_puzzles = "De jag missade"
    nothing_missed = "Det finns inga missade problem att öva om."
    see_progress = "Se hur långt du har kommit"
    next_puzzle = "Nästa problem"
    new_puzzle = "Nytt problem"
    stop_search = "Sluta leta"
    go_on_searching = "Leta vidare"
    hint = "Ledtråd"
    hints = "Ledtrådar"
    show_solution = "Visa lösningen"
    play_on = "Fortsätt ändå"
    still_holds = "Det håller. Fortsätt."
    played_out = "Så slutade det. Nedan står vad som hade varit bäst från början."
    what_it_costs = "Så går det"
    choose_again = "Välj om"
    play_on_from_slip = "Fortsätt härifrån"
    proof_title = "Beviset"
    holds = "håller"
    holds_so_far = "håller, om du fortsätter rätt"
    rules_that_decide = "Det avgörs av"
    all_puzzles = "Ett problem av varje slag, med lösning"
    practice_without_python = "Problemet går att läsa ändå, och några med svar står under det."

    def game(self, game: str) -> str:
        return GAMES[game]

    def theme(self, theme: str) -> str:
        return THEMES[theme]

    def level(self, level: int) -> str:
        return f"Nivå {level}"

    def puzzle_place(self, game: str, level: int) -> str:
        return f"{GAMES[game]}, nivå {level}"

    def prompt(self, theme: str, who: str) -> str:
        return PROMPTS[theme].format(who=who)

    def searching(self, attempts: int) -> str:
        return f"Letar efter ett problem som håller. Försök {attempts}."

    def search_stopped(self, attempts: int) -> str:
        return f"Sökningen är stoppad efter {number(attempts)} försök."

    def form(self, form: str) -> str:
        return FORMS.get(form, "")

    def slipped(self, game: str, who: str, worth: int, now: int) -> str:
        if game == "kaschlan":
            how = "kunde det ha slutat oavgjort" if worth == 0 else f"hade {who} klarat sig"
            if now == 0:
                return f"Men härifrån går det bara att få oavgjort. Med rätt drag {how}."
            return f"Men härifrån går det att göra {who} till kaschlan. Med rätt drag {how}."
        lost = upper(_points(worth - now))
        return f"{lost} gick förlorade. Med bästa spel hade {who} slutat {ahead(worth)}, nu blir det {ahead(now)}."

    def all_found(self, game: str, over: bool) -> str:
        return "Rätt, hela vägen." if over else ENOUGH[game]

    def hint_rules(self, rules: tuple[str, ...]) -> str:
        return "Det hänger på den här regeln:" if len(rules) == 1 else "Det hänger på de här reglerna:"

    def hint_theme(self, theme: str) -> str:
        return ABOUT[theme]

    def hint_kind(self, game: str, verb: str, suit: int | None, trump: bool, several: bool) -> str:
        card = "en trumf" if trump else OF_SUIT[suit or 0]
        kind = (MOVES if game == "kaschlan" else KASINO_MOVES).get(verb, NO_CARD).format(card=card)
        return f"Ett av de rätta dragen: {kind[0].lower()}{kind[1:]}" if several else kind

    def hint_move(self, move: str) -> str:
        return f"{move}."

    def result(self, game: str, value: int, who: str) -> str:
        if game == "kaschlan":
            return (f"{who} blir kaschlan", "oavgjort", f"{who} klarar sig")[value + 1]
        return f"{who} slutar {ahead(value)}"

    def proof_count(self, count: int, best: int) -> str:
        if count == 1:
            return "Bara ett drag är tillåtet."
        holding = "Alla kommer på ett ut" if best == count else f"{upper(number(best))} av dem håller"
        return f"{upper(number(count))} drag är tillåtna. {holding}, om båda sedan spelar så bra det går."

    def storage_trouble(self, storage: str) -> str:
        match storage:
            case "denied":
                return "Webbläsaren sparar inget här, så det du löser glöms när sidan stängs."
            case "full":
                return "Enhetens lagring är full, så det du löser nu glöms när sidan stängs."
            case "newer":
                return "Det som är sparat kommer från en senare version av Talong. Det lämnas orört, och inget nytt sparas."
            case "foreign":
                return "Det som är sparat går inte att läsa. Det lämnas orört, och inget nytt sparas förrän du nollställer."
        return "Några sparade rader gick inte att läsa. De är kvar som de var."


def _points(count: int) -> str:
    return "en poäng" if count == 1 else f"{number(count)} poäng"


def ahead(value: int) -> str:
    """Hur någon slutar, efter skillnaden i poäng."""
    return "på samma poäng" if value == 0 else f"{_points(value)} före" if value > 0 else f"{_points(-value)} efter"
