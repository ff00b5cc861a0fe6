"""A deal looked back at, in English."""

from widgets.say.en.cards import EnglishCards, number, upper

LESSONS = {
    "wastes_trump": "A trump went where less would do.",
    "beats_dearly": "A lower card would have beaten it too, and the high one is worth keeping.",
    "beats_otherwise": "Which card beats which decides what is left in your hand.",
    "should_take": "Sometimes it is cheaper to pick up than to beat.",
    "should_beat": "What can be beaten need not be picked up.",
    "should_lead_own": "You hold the rank that was led, and can get rid of cards by leading against yourself.",
    "own_too_soon": "Leading against yourself costs the cards that beat it.",
    "should_draw": "It matters whether you draw before the bout ends.",
    "leads_trump": "Trumps are what you beat with: lead something else while you can.",
    "leads_high": "A lower rank is easier to spare.",
    "leads_low": "A higher rank is harder to beat.",
    "leads_many": "What you lead together you cannot lead later.",
    "leads_few": "Several cards of a rank are harder to beat than one.",
    "adds_too_much": "Nobody has to add to an attack: some cards are better kept.",
    "adds_too_little": "More of the same rank makes the defence harder.",
    "joins_too_little": "To join in gets rid of a card, and makes the defence harder.",
    "missed_tabbe": "The whole table could be taken: a sweep is a point.",
    "left_tabbe": "What you leave on the table somebody may sweep: that is a point for them.",
    "missed_build": "A build keeps cards together for your next turn.",
    "missed_raise": "A build can be raised out of the others’ reach.",
    "built_in_vain": "A build is worth nothing if somebody else takes it.",
    "laid_point": "What you lay out somebody else can take.",
    "missed_spades": "Most spades are two points.",
    "missed_cards": "Most cards are a point.",
    "took_in_vain": "Nobody has to take: a card can be worth more in the hand.",
    "took_otherwise": "There was another way to take.",
    "laid_otherwise": "It matters which card you lay out.",
    "took_penalty": "In misère everything that counts counts against you.",
}

HABITS = {
    "wastes_trump": "Trumps go where less would do",
    "beats_dearly": "High cards go where a lower one would beat too",
    "beats_otherwise": "The wrong card beats",
    "should_take": "You beat where picking up is cheaper",
    "should_beat": "You pick up what could be beaten",
    "should_lead_own": "You miss leading against yourself",
    "own_too_soon": "You lead against yourself where it costs more than it gives",
    "should_draw": "You draw, or end the bout, at the wrong moment",
    "leads_trump": "You lead trumps too early",
    "leads_high": "You lead too high",
    "leads_low": "You lead too low",
    "leads_many": "You lead too many at a time",
    "leads_few": "You lead too few at a time",
    "adds_too_much": "You add what is better kept",
    "adds_too_little": "You stop your attack too early",
    "joins_too_little": "You do not join in where it would pay",
    "missed_tabbe": "You miss sweeps",
    "missed_storan": "You miss storan",
    "missed_lillan": "You miss lillan",
    "missed_ace": "You miss aces",
    "left_tabbe": "You leave tables that can be swept",
    "missed_build": "You build too seldom",
    "missed_raise": "You do not raise where it would pay",
    "built_in_vain": "You build for others",
    "laid_point": "You lay out what counts",
    "missed_spades": "You leave spades lying",
    "missed_cards": "You take too few cards",
    "took_in_vain": "You take where it would be better not to",
    "took_otherwise": "You take the wrong cards",
    "laid_otherwise": "You lay out the wrong card",
    "took_penalty": "You take what counts against you",
}

TROUBLES = {
    "empty": "There is no record in the field.",
    "nothing": "Nothing has been played in that deal yet.",
}


class EnglishReview(EnglishCards):
    """What mattered in a deal, and what is to be learnt from it."""

    review_title = "What mattered"
    review_of_deal = "What mattered?"
    review_without_python = "The review has to be worked out."
    review_bring = "Paste a game that you have saved, and see which moves mattered."
    review_record = "The game"
    review_record_key = "As it is saved under “This game”: the position that it began with, then a move on each line."
    review_whose = "Look back from"
    review_which = "Deal"
    review_as_recorded = "your own seat"
    review_open = "Look back"
    review_other = "Another game"
    review_find_better = "Find something better"
    review_thinking = "Working it out …"
    review_no_choice = "There was only one move."
    review_fine = "That is no mistake: nothing is clearly better."
    review_find = "Can you find something better?"
    review_was_best = "You played the best move."
    review_show = "Show the answer"
    review_again = "Try again"
    review_back = "All of the deal"
    review_see_line = "See what it can lead to"
    review_so_it_is = "This is how it goes, with best play."
    review_so_it_could_be = (
        "One way in which the cards could have lain: here it costs most. Everybody does what looks best at once."
    )
    review_to_the_position = "To the position"
    review_practise = "A new puzzle of this kind"
    review_marked = "One of the moments that mattered."
    review_all = "All your decisions"
    review_habits = "What comes again and again"
    review_columns = ("Move", "You chose", "Expected", "Cost")

    def review_trouble(self, what: str, number: int) -> str:
        match what:
            case "unreadable":
                return f"Line {number} cannot be read."
            case "illegal":
                return f"The move on line {number} is not allowed."
            case "no-deal":
                return f"There {'is one deal' if number == 1 else f'are {number} deals'} in that game."
            case "no-seat":
                return f"There are {number} players in that game."
        return TROUBLES[what]

    def review_seat(self, seat: int) -> str:
        return f"player {seat}"

    def review_working(self, done: int, count: int) -> str:
        return f"Looking through your decisions: {done} of {count}."

    def review_found(self, moments: int, mistakes: int) -> str:
        if not moments:
            return "Nothing stands out: you made no mistake that can be seen."
        told = "One moment mattered." if moments == 1 else f"{upper(number(moments))} moments mattered."
        return told if mistakes == moments else f"{told} There are {number(mistakes)} mistakes in all."

    def review_sum(self, game: str, by_play: float, by_cards: float, result: float) -> str:
        own, cards = _brought(game, by_play), _brought(game, by_cards)
        return f"Your moves: {own}. The cards and the others: {cards}. Together: {_brought(game, result)}."

    def review_terms(self, game: str, floor: float) -> str:
        least = _least(game, floor)
        return (
            f"A move is called a mistake if it costs more than {least}: if that is proved, or if it is clear of chance by "
            "three standard errors. Only what you could know counts."
        )

    def review_moment(self, number: int) -> str:
        return f"Move {number}."

    def review_you_chose(self, move: str) -> str:
        return f"You chose: {move[:1].lower()}{move[1:]}."

    def review_costs(self, game: str, loss: float, error: float, deals: int) -> str:
        if not deals:
            return f"It costs {_amount(game, loss)}. That is proved."
        about = f"about {_amount(game, loss)} (± {_plain(game, error)})"
        return f"It costs {about}. That is likely: found in {deals} imagined deals."

    def review_your_own(self, cost: str) -> str:
        return f"Your move in the deal: {cost[:1].lower()}{cost[1:]}"

    def review_passes(self, game: str, floor: float) -> str:
        return f"Good: nothing is better by more than {_least(game, floor)}."

    def review_best(self, move: str) -> str:
        return f"Best was: {move[:1].lower()}{move[1:]}."

    def review_lay(self, game: str, loss: float, exact: bool) -> str:
        how = "worked out to the end" if exact else "when everybody does what looks best at once"
        if not round(loss, 1):
            return f"As the cards lay it made no difference ({how}). You could not know that."
        if loss < 0:
            return f"As the cards lay it even gained {_amount(game, -loss)} ({how}). You could not know that."
        return f"As the cards lay it cost {_amount(game, loss)} ({how})."

    def review_lesson(self, theme: str, cards: tuple[int, ...]) -> str:
        match theme:
            case "missed_storan" | "missed_lillan" | "missed_ace":
                is_worth = "is worth" if len(cards) == 1 else "are each worth"
                return (
                    f"{upper(self.cards(cards))} {is_worth} {'two points' if theme == 'missed_storan' else 'a point'}."
                )
        return LESSONS[theme]

    def review_expected(self, game: str, most: float) -> str:
        if game == "kaschlan":
            return "How safe you were at each of your moves: up is safe, down is kaschlan."
        return f"What you could expect at each of your moves: up to {most:.0f} points more or fewer than the others."

    def review_expects(self, game: str, value: float) -> str:
        if game == "kaschlan":
            return f"The risk of becoming kaschlan was {50 - value:.0f} per cent."
        return f"To be expected: {_brought(game, value)}."

    def review_number(self, game: str, value: float) -> str:
        if game == "kaschlan":
            return f"{value:+.0f}".replace("-", "−")
        return f"{value:+.1f}".replace("-", "−")

    def review_key(self, game: str) -> str:
        if game == "kaschlan":
            return "Expected: +50 is certainly safe, −50 certainly kaschlan. Cost: percentage points."
        return "In points more or fewer than the others."

    def review_certainty(self, certainty: str) -> str:
        return {"proved": "proved", "likely": "likely"}[certainty]

    def review_small(self, game: str, floor: float) -> str:
        return f"Smaller losses too, from {_least(game, floor)}"

    def review_habit(self, game: str, theme: str, cases: int, loss: float) -> str:
        return f"{HABITS[theme]}: {number(cases)} times, {_amount(game, loss)} together."

    def review_no_habits(self, deals: int) -> str:
        return f"Nothing stands out in the {'deal' if deals == 1 else f'{number(deals)} deals'} looked back at."


def _plain(game: str, value: float) -> str:
    return f"{value:.1f}" if game == "kasino" or value < 10 else f"{value:.0f}"


def _amount(game: str, value: float) -> str:
    told = _plain(game, value)
    if game == "kasino":
        return f"{told} point" if told == "1.0" else f"{told} points"
    return f"{told} percentage points"


def _least(game: str, floor: float) -> str:
    """A floor."""
    return f"{floor:g} {'points' if game == 'kasino' else 'percentage points'}"


def _brought(game: str, value: float) -> str:
    """What something has brought, better or worse."""
    if not round(value, 1):
        return "nothing either way"
    more = _amount(game, abs(value))
    if game == "kasino":
        return f"{more} {'to the good' if value > 0 else 'to the bad'}"
    return f"{more} {'safer' if value > 0 else 'nearer kaschlan'}"
