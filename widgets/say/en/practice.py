"""Practising, in English."""

from widgets.say.en.cards import SUITS, article, number, so_many_points, upper

GAMES = {"kaschlan": "Kaschlan", "kasino": "Kasino"}

THEMES = {
    "saving-beat": "The one saving beat",
    "keep": "What to keep",
    "winning-attack": "The attack that wins",
    "self-attack": "Attack yourself",
    "dumping": "Getting rid of cards",
    "going-out": "When somebody goes out",
    "trumps": "Counting trumps",
    "best-capture": "The best capture",
    "hidden-sweep": "The hidden sweep",
    "protect-storan": "Who gets storan?",
    "build-or-take": "Build or take?",
    "raise": "Raise the build",
    "count-spades": "Count the spades",
    "sistan": "Win sistan",
    "last-deal": "The last deal",
}

PROMPTS = {
    "saving-beat": "{who} is defending. Only one way to beat saves {who} from becoming kaschlan. Which?",
    "keep": "{who} has several answers, but not every one leaves the right cards in hand. What do you play?",
    "winning-attack": "{who} is attacking. Which lead makes sure that {who} cannot become kaschlan?",
    "self-attack": "{who} is defending, and beating alone is not enough. How does {who} escape?",
    "dumping": "{who} is attacking and must get rid of cards at the right pace. What do you lead?",
    "going-out": (
        "More than two are still in, and somebody is about to go out. "
        "What must {who} do so that nobody can force {who} to become kaschlan?"
    ),
    "trumps": "Every trump is in view. How should {who} use the ones in hand?",
    "best-capture": "{who} can capture in several ways. Which is worth most by the end of the deal?",
    "hidden-sweep": "There is a sweep here, though perhaps not at once. What should {who} play?",
    "protect-storan": "Storan is worth two points. How does {who} play to win it?",
    "build-or-take": "{who} can build and can take. Which is better?",
    "raise": "There is a build on the table. What is the best play for {who}?",
    "count-spades": "Count the spades: piles, table, builds and hands. What should {who} do?",
    "sistan": "It is the last deal, and the last to capture wins sistan. What should {who} do?",
    "last-deal": "The last deal: every card is known. Play as well as you can for {who}.",
}

ABOUT = {
    "saving-beat": "Two cards may beat the same one, but only after one of them is the rest of the hand enough.",
    "keep": "Look at what stays in the hand. The card that is cheapest to spend now may be the one you need later.",
    "winning-attack": "Ask what the defender has to beat with, and what is then left to attack with.",
    "self-attack": "As defender you may lead a card of the rank against yourself and beat it. That rids you of two more cards.",
    "dumping": "What matters is how many cards you lead, and which.",
    "going-out": "When somebody goes out the roles change. Think of who will attack and who will defend.",
    "trumps": "Every card is in view. Work out who has the highest trump after each bout.",
    "best-capture": "Most cards is not always best. Look at what the other side can take afterwards.",
    "hidden-sweep": "A sweep may need one card to take several sums, or it may have to be prepared a turn ahead.",
    "protect-storan": "See who has the ten of diamonds, which cards can take it, and what it can take.",
    "build-or-take": "A build ties cards together until your next turn, but the other side may take it, too.",
    "raise": "A build may be raised to a new value with a card from the hand.",
    "count-spades": "Most spades is worth two points. Count how many are still needed for seven.",
    "sistan": "The last to capture also gets what is left on the table. Keep a card that is sure to take.",
    "last-deal": "Begin at the end: who plays the last card, and what can it take?",
}

MOVES = {
    "lead": "Lead {card}.",
    "beat": "Beat with {card}.",
    "own": "Lead {card} against yourself.",
}
NO_CARD = "No card is to be played."
KASINO_MOVES = {"take": "Capture with {card}.", "build": "Build with {card}.", "lay": "Lay out {card}."}

FORMS = {
    "nordic": "Nordic casino: there is no building here.",
    "finnish": "Finnish casino: there is no building, and in the hand storan is 16, lillan 15 and every ace 14.",
    "drag": "Draw casino: a card was drawn after every play, but now the stock is gone.",
    "kryp": (
        "Misère casino: points are penalties, so whoever gets fewer is ahead. "
        "A card that can capture must capture as much as it can."
    ),
}
ENOUGH = {
    "kaschlan": (
        "Right! From here plain play is enough: lead the lowest rank, keep the trumps, and beat with the lowest card "
        "that will do."
    ),
    "kasino": (
        "Right! From here plain play is enough: take what gives most at once, points first, then spades, then cards."
    ),
}


class EnglishPractice:
    """Practising."""

    choose_puzzles = "Choose what to practise"
    choose_game = "Game"
    choose_theme = "Theme"
    choose_level = "Level"
    start_practising = "Start"
    anything = "Mixed"
    daily_puzzle = "Today’s puzzle"
    another_puzzle = "Make a new puzzle"
    missed_puzzles = "The ones I missed"
    nothing_missed = "There are no missed puzzles to go over again."
    see_progress = "See how far you have come"
    next_puzzle = "Next puzzle"
    new_puzzle = "New puzzle"
    stop_search = "Stop looking"
    go_on_searching = "Look further"
    hint = "Hint"
    hints = "Hints"
    show_solution = "Show the solution"
    play_on = "Go on anyway"
    still_holds = "That holds. Go on."
    played_out = "That is how it ended. Below is what would have been best from the start."
    what_it_costs = "What it comes to"
    choose_again = "Choose again"
    play_on_from_slip = "Go on from here"
    proof_title = "The proof"
    holds = "holds"
    holds_so_far = "holds, if you go on rightly"
    rules_that_decide = "What decides it:"
    all_puzzles = "One puzzle of each kind, with its solution"
    practice_without_python = "You can still read the puzzle, and some are given below with their answers."

    def game(self, game: str) -> str:
        return GAMES[game]

    def theme(self, theme: str) -> str:
        return THEMES[theme]

    def level(self, level: int) -> str:
        return f"Level {level}"

    def puzzle_place(self, game: str, level: int) -> str:
        return f"{GAMES[game]}, level {level}"

    def prompt(self, theme: str, who: str) -> str:
        return PROMPTS[theme].format(who=who)

    def searching(self, attempts: int) -> str:
        return f"Looking for a puzzle that holds. Attempt {attempts}."

    def search_stopped(self, attempts: int) -> str:
        return f"The search was stopped after {number(attempts)} {'attempt' if attempts == 1 else 'attempts'}."

    def form(self, form: str) -> str:
        return FORMS.get(form, "")

    def slipped(self, game: str, who: str, worth: int, now: int) -> str:
        if game == "kaschlan":
            how = "could have made it a draw" if worth == 0 else f"would have kept {who} safe"
            if now == 0:
                return f"But from here a draw is the most there is. The right move {how}."
            return f"But from here {who} can be made kaschlan. The right move {how}."
        return (
            f"That costs {so_many_points(worth - now)}. "
            f"With best play {who} would have ended {ahead(worth)}, now it will be {ahead(now)}."
        )

    def all_found(self, game: str, over: bool) -> str:
        return "Right, all the way." if over else ENOUGH[game]

    def hint_rules(self, rules: tuple[str, ...]) -> str:
        return "It turns on this rule:" if len(rules) == 1 else "It turns on these rules:"

    def hint_theme(self, theme: str) -> str:
        return ABOUT[theme]

    def hint_kind(self, game: str, verb: str, suit: int | None, trump: bool, several: bool) -> str:
        card = "a trump" if trump else article(SUITS[suit or 0].removesuffix("s"))
        kind = (MOVES if game == "kaschlan" else KASINO_MOVES).get(verb, NO_CARD).format(card=card)
        return f"One of the right moves: {kind[0].lower()}{kind[1:]}" if several else kind

    def hint_move(self, move: str) -> str:
        return f"{move}."

    def result(self, game: str, value: int, who: str) -> str:
        if game == "kaschlan":
            return (f"{who} becomes kaschlan", "a draw", f"{who} is safe")[value + 1]
        return f"{who} ends {ahead(value)}"

    def proof_count(self, count: int, best: int) -> str:
        if count == 1:
            return "Only one move is legal."
        holding = (
            "They all come to the same"
            if best == count
            else "One of them holds"
            if best == 1
            else f"{upper(number(best))} of them hold"
        )
        return f"{upper(number(count))} moves are legal. {holding}, if both sides then play as well as they can."

    def storage_trouble(self, storage: str) -> str:
        match storage:
            case "denied":
                return "The browser keeps nothing here, so what you solve is forgotten when the page is closed."
            case "full":
                return "The device’s storage is full, so what you solve now is forgotten when the page is closed."
            case "newer":
                return (
                    "What is kept comes from a later version of Talong. It is left as it is, and nothing new is kept."
                )
            case "foreign":
                return "What is kept cannot be read. It is left as it is, and nothing new is kept until you reset it."
        return "Some kept lines could not be read. They are still there as they were."


def ahead(value: int) -> str:
    """How somebody ends, by the difference in points."""
    return "level" if value == 0 else f"{so_many_points(abs(value))} {'ahead' if value > 0 else 'behind'}"
