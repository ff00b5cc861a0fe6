"""En giv i efterhand, på svenska."""

from widgets.say.sv.cards import SwedishCards, number, upper

LESSONS = {
    "wastes_trump": "En trumf gick åt där mindre hade räckt.",
    "beats_dearly": "Ett lägre kort hade också räckt, och det höga är värt att spara.",
    "beats_otherwise": "Vilket kort som sticker över vilket avgör vad du har kvar på handen.",
    "should_take": "Ibland är det billigare att ta upp än att sticka över.",
    "should_beat": "Det som går att sticka över behöver du inte ta upp.",
    "should_lead_own": "Du har valören på hand och kan bli av med kort genom att anfalla dig själv.",
    "own_too_soon": "Att anfalla sig själv kostar också de kort som du sticker över med.",
    "should_draw": "Det spelar roll om du drar innan anfallet är slut.",
    "leads_trump": "Trumf är till för att sticka över med: spela ut något annat så länge du kan.",
    "leads_high": "En lägre valör är lättare att undvara.",
    "leads_low": "En högre valör är svårare att sticka över.",
    "leads_many": "Det du spelar ut på en gång kan du inte spela ut senare.",
    "leads_few": "Flera av en valör är svårare att sticka över än ett.",
    "adds_too_much": "Ingen måste lägga till i ett anfall: en del kort är bättre att spara.",
    "adds_too_little": "Fler av samma valör gör försvaret svårare.",
    "joins_too_little": "När du lägger till blir du av med ett kort, och försvaret blir svårare.",
    "missed_tabbe": "Hela bordet gick att ta: en tabbe är en poäng.",
    "left_tabbe": "Det du lämnar på bordet kan någon ta alltihop av, och då är det deras poäng.",
    "missed_build": "Ett bygge håller ihop korten till nästa gång.",
    "missed_raise": "Ett bygge går att höja så att de andra inte kommer åt det.",
    "built_in_vain": "Ett bygge är inget värt om någon annan tar in det.",
    "laid_point": "Det du lägger ut kan någon annan ta.",
    "missed_spades": "Flest spader är två poäng.",
    "missed_cards": "Flest kort är en poäng.",
    "took_in_vain": "Ingen måste ta: ett kort kan vara mer värt på handen.",
    "took_otherwise": "Det gick att ta på ett annat sätt.",
    "laid_otherwise": "Det spelar roll vilket kort du lägger ut.",
    "took_penalty": "I krypkasino räknas allt som räknas emot dig.",
}

HABITS = {
    "wastes_trump": "Trumf går åt där mindre hade räckt",
    "beats_dearly": "Höga kort går åt där ett lägre hade räckt",
    "beats_otherwise": "Du sticker över med fel kort",
    "should_take": "Du sticker över där det är billigare att ta upp",
    "should_beat": "Du tar upp det som går att sticka över",
    "should_lead_own": "Du missar att anfalla dig själv",
    "own_too_soon": "Du anfaller dig själv där det kostar mer än det ger",
    "should_draw": "Du drar, eller slutar, vid fel tillfälle",
    "leads_trump": "Du spelar ut trumf för tidigt",
    "leads_high": "Du spelar ut för högt",
    "leads_low": "Du spelar ut för lågt",
    "leads_many": "Du spelar ut för många på en gång",
    "leads_few": "Du spelar ut för få på en gång",
    "adds_too_much": "Du lägger till sådant som är bättre att spara",
    "adds_too_little": "Du slutar anfalla för tidigt",
    "joins_too_little": "Du lägger inte till i andras anfall där det skulle löna sig",
    "missed_tabbe": "Du missar tabbar",
    "missed_storan": "Du missar storan",
    "missed_lillan": "Du missar lillan",
    "missed_ace": "Du missar ess",
    "left_tabbe": "Du lämnar bord som går att tömma",
    "missed_build": "Du bygger för sällan",
    "missed_raise": "Du höjer inte där det skulle löna sig",
    "built_in_vain": "Du bygger åt andra",
    "laid_point": "Du lägger ut sådant som räknas",
    "missed_spades": "Du låter spader ligga",
    "missed_cards": "Du tar för få kort",
    "took_in_vain": "Du tar där det vore bättre att låta bli",
    "took_otherwise": "Du tar fel kort",
    "laid_otherwise": "Du lägger ut fel kort",
    "took_penalty": "Du tar sådant som räknas emot dig",
}

TROUBLES = {
    "empty": "Det står inget parti i rutan.",
    "nothing": "Inget är spelat i den given ännu.",
}


class SwedishReview(SwedishCards):
    """Vad som betydde något i en giv, och vad man kan lära av den."""

    review_title = "Det som avgjorde"
    review_of_deal = "Vad avgjorde?"
    review_without_python = "Genomgången måste räknas ut."
    review_bring = "Klistra in ett parti som du har sparat och se vilka drag som betydde något."
    review_record = "Partiet"
    review_record_key = (
        "Så som det sparas under ”Det här partiet”: ställningen det började med, sedan ett drag på varje rad."
    )
    review_whose = "Se det från"
    review_which = "Giv"
    review_as_recorded = "din egen plats"
    review_open = "Gå igenom"
    review_other = "Ett annat parti"
    review_find_better = "Hitta något bättre"
    review_thinking = "Räknar …"
    review_no_choice = "Det fanns bara ett drag."
    review_fine = "Det är inget fel: inget är klart bättre."
    review_find = "Hittar du något bättre?"
    review_was_best = "Du gjorde det bästa draget."
    review_show = "Visa svaret"
    review_again = "Försök igen"
    review_back = "Hela given"
    review_see_line = "Se vad det kan leda till"
    review_so_it_is = "Så går det, med bästa spel."
    review_so_it_could_be = (
        "Ett sätt som korten kunde ha legat på: här kostar det mest. Alla gör det som ser bäst ut genast."
    )
    review_to_the_position = "Till ställningen"
    review_practise = "Ett nytt problem av samma slag"
    review_marked = "Ett av dragen som avgjorde."
    review_all = "Alla dina beslut"
    review_habits = "Det som kommer igen"
    review_columns = ("Drag", "Du valde", "Att vänta", "Kostade")

    def review_trouble(self, what: str, number: int) -> str:
        match what:
            case "unreadable":
                return f"Rad {number} går inte att läsa."
            case "illegal":
                return f"Draget på rad {number} är inte tillåtet."
            case "no-deal":
                return f"Det finns {'en giv' if number == 1 else f'{number} givar'} i det partiet."
            case "no-seat":
                return f"Det finns {number} spelare i det partiet."
        return TROUBLES[what]

    def review_seat(self, seat: int) -> str:
        return f"spelare {seat}"

    def review_working(self, done: int, count: int) -> str:
        return f"Går igenom dina beslut: {done} av {count}."

    def review_found(self, moments: int, mistakes: int) -> str:
        if not moments:
            return "Inget sticker ut: du gjorde inget fel som går att se."
        told = "Ett drag avgjorde." if moments == 1 else f"{upper(number(moments))} drag avgjorde."
        return told if mistakes == moments else f"{told} Det finns {number(mistakes)} fel sammanlagt."

    def review_sum(self, game: str, by_play: float, by_cards: float, result: float) -> str:
        own, cards = _brought(game, by_play), _brought(game, by_cards)
        return f"Dina drag: {own}. Korten och de andra: {cards}. Tillsammans: {_brought(game, result)}."

    def review_terms(self, game: str, floor: float) -> str:
        least = _least(game, floor)
        return (
            f"Ett drag kallas fel om det kostar mer än {least}: när det är bevisat, eller när det skiljer sig från slumpen "
            "med tre medelfel. Bara det du kunde veta räknas."
        )

    def review_moment(self, number: int) -> str:
        return f"Drag {number}."

    def review_you_chose(self, move: str) -> str:
        return f"Du valde: {move[:1].lower()}{move[1:]}."

    def review_costs(self, game: str, loss: float, error: float, deals: int) -> str:
        if not deals:
            return f"Det kostar {_amount(game, loss)}. Det är bevisat."
        about = f"ungefär {_amount(game, loss)} (± {_plain(game, error)})"
        return f"Det kostar {about}. Det är troligt: så blev det i {deals} tänkta givar."

    def review_your_own(self, cost: str) -> str:
        return f"Ditt drag i given: {cost[:1].lower()}{cost[1:]}"

    def review_passes(self, game: str, floor: float) -> str:
        return f"Bra: inget är mer än {_least(game, floor)} bättre."

    def review_best(self, move: str) -> str:
        return f"Bäst var: {move[:1].lower()}{move[1:]}."

    def review_lay(self, game: str, loss: float, exact: bool) -> str:
        how = "uträknat till slutet" if exact else "när alla gör det som ser bäst ut genast"
        if not round(loss, 1):
            return f"Som korten låg gjorde det ingen skillnad ({how}). Det kunde du inte veta."
        if loss < 0:
            return f"Som korten låg tjänade du till och med {_amount(game, -loss)} ({how}). Det kunde du inte veta."
        return f"Som korten låg kostade det {_amount(game, loss)} ({how})."

    def review_lesson(self, theme: str, cards: tuple[int, ...]) -> str:
        match theme:
            case "missed_storan" | "missed_lillan" | "missed_ace":
                worth = "två poäng" if theme == "missed_storan" else "en poäng" if len(cards) == 1 else "en poäng var"
                return f"{upper(self.cards(cards))} är {'värt' if len(cards) == 1 else 'värda'} {worth}."
        return LESSONS[theme]

    def review_expected(self, game: str, most: float) -> str:
        if game == "kaschlan":
            return "Hur säkert du satt vid vart och ett av dina drag: uppåt är säkert, nedåt är kaschlan."
        return f"Vad du kunde vänta dig vid vart och ett av dina drag: upp till {most:.0f} poäng mer eller mindre än de andra."

    def review_expects(self, game: str, value: float) -> str:
        if game == "kaschlan":
            return f"Risken att bli kaschlan var {50 - value:.0f} procent."
        return f"Att vänta: {_brought(game, value)}."

    def review_number(self, game: str, value: float) -> str:
        told = f"{value:+.0f}" if game == "kaschlan" else f"{value:+.1f}"
        return told.replace("-", "−").replace(".", ",")

    def review_key(self, game: str) -> str:
        if game == "kaschlan":
            return "Att vänta: +50 är alldeles säkert, −50 är säkert kaschlan. Kostade: procentenheter."
        return "I poäng mer eller mindre än de andra."

    def review_certainty(self, certainty: str) -> str:
        return {"proved": "bevisat", "likely": "troligt"}[certainty]

    def review_small(self, game: str, floor: float) -> str:
        return f"Mindre förluster också, från {_least(game, floor)}"

    def review_habit(self, game: str, theme: str, cases: int, loss: float) -> str:
        return f"{HABITS[theme]}: {number(cases)} gånger, {_amount(game, loss)} sammanlagt."

    def review_no_habits(self, deals: int) -> str:
        looked = "given" if deals == 1 else f"{number(deals)} givarna"
        return f"Inget sticker ut i {'den ' if deals == 1 else 'de '}{looked} som du har gått igenom."


def _plain(game: str, value: float) -> str:
    told = f"{value:.1f}" if game == "kasino" or value < 10 else f"{value:.0f}"
    return told.replace(".", ",")


def _amount(game: str, value: float) -> str:
    return f"{_plain(game, value)} {'poäng' if game == 'kasino' else 'procentenheter'}"


def _least(game: str, floor: float) -> str:
    """En gräns."""
    return f"{floor:g} {'poäng' if game == 'kasino' else 'procentenheter'}".replace(".", ",")


def _brought(game: str, value: float) -> str:
    """Vad något har gett, till det bättre eller sämre."""
    if not round(value, 1):
        return "varken till eller från"
    more = _amount(game, abs(value))
    if game == "kasino":
        return f"{more} {'plus' if value > 0 else 'minus'}"
    return f"{more} {'säkrare' if value > 0 else 'närmare kaschlan'}"
