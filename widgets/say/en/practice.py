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
    "protect-storan": "Protect storan",
    "build-or-take": "Build or take?",
    "raise": "Raise the build",
    "count-spades": "Count the spades",
    "sistan": "Win sistan",
    "last-deal": "The last deal",
}

PROMPTS = {
    "saving-beat": "{who} is defending. Only one way to beat saves {who} from becoming kaschlan. Which?",
    "keep": "{who} has more than one answer, but only the right cards left in hand will do. What do you play for {who}?",
    "winning-attack": "{who} is attacking. Which lead makes sure that {who} cannot become kaschlan?",
    "self-attack": "{who} is defending, and beating alone is not enough. How does {who} escape?",
    "dumping": "{who} is attacking and has cards to get rid of, at the right pace. What do you lead?",
    "going-out": (
        "More than two are still in, and somebody is about to go out. "
        "What must {who} do so that nobody can force {who} to become kaschlan?"
    ),
    "trumps": "Every trump can be counted. How should {who} use these?",
    "best-capture": "{who} can capture in several ways. Which is worth most by the end of the deal?",
    "hidden-sweep": "The table can be emptied. How does {who} get the most out of it?",
    "protect-storan": "Storan is in danger. What should {who} do?",
    "build-or-take": "{who} can build and can take. Which is better?",
    "raise": "There is a build on the table. What is the best play for {who}?",
    "count-spades": "Count the spades in the piles and on the table. What should {who} do?",
    "sistan": "It is the last deal, and the last to capture wins sistan. What should {who} do?",
    "last-deal": "The last deal: every card is known. Play it as well as it can be played for {who}.",
}

ABOUT = {
    "saving-beat": "Two cards may beat the same one, but only after one of them is the rest of the hand enough.",
    "keep": "Look at what stays in the hand. A low card spent now may be the one you need later.",
    "winning-attack": "Ask what the defender has to beat with, and what is then left to attack with.",
    "self-attack": "A defender may lead against their own hand. That gets rid of two more cards.",
    "dumping": "The number decides: sometimes several cards of one rank should go at once, sometimes only one.",
    "going-out": "When somebody goes out the roles change. Think of who will attack and who will defend.",
    "trumps": "Every card is in view. Count who has the highest trump after each exchange.",
    "best-capture": "Most cards is not always best. Look at what the other side can take afterwards.",
    "hidden-sweep": "A sweep may need several sums taken with one card, or a table that is first made small enough.",
    "protect-storan": "The ten of diamonds is worth two points. Take it, or see to it that nobody else can.",
    "build-or-take": "A build ties cards together until your next turn, but the other side may take it, too.",
    "raise": "A build may be raised to a new value with a card from the hand.",
    "count-spades": "Most spades score. Count what is missing to seven.",
    "sistan": "The last to capture also gets what is left on the table. Keep a card that is sure to take.",
    "last-deal": "Begin at the end: who plays the last card, and what can it take?",
}

VERBS = {
    "lead": "a lead",
    "beat": "a beat",
    "own": "an attack on oneself",
    "draw": "to draw",
    "take": "to pick up",
    "done": "to be done",
}
KASINO_VERBS = {"take": "a capture", "build": "a build", "lay": "a card laid out"}


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
    play_on = "Play on anyway"
    still_holds = "That holds. Go on."
    played_out = "That is how it ended. Below is what would have been best from the start."
    what_it_costs = "What it comes to"
    choose_again = "Choose again"
    play_on_from_slip = "Play on from here"
    proof_title = "The proof"
    holds = "holds"
    rules_that_decide = "What decides it:"
    all_puzzles = "One puzzle of each kind, with its solution"

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

    def slipped(self, game: str, who: str, worth: int, now: int) -> str:
        if game == "kaschlan":
            how = "it could have been drawn" if worth == 0 else f"{who} was safe"
            if now == 0:
                return f"Now a draw is the most there is. With the right move {how}."
            return f"Now {who} can be made kaschlan. With the right move {how}."
        return (
            f"That costs {so_many_points(worth - now)}. "
            f"With best play {who} would have ended {ahead(worth)}, now it will be {ahead(now)}."
        )

    def all_found(self, over: bool) -> str:
        return "Right, all the way." if over else "Right! From here plain play is enough."

    def hint_rules(self, rules: tuple[str, ...]) -> str:
        return "It turns on this rule:" if len(rules) == 1 else "It turns on these rules:"

    def hint_theme(self, theme: str) -> str:
        return ABOUT[theme]

    def hint_kind(self, game: str, verb: str, suit: int | None, trump: bool) -> str:
        what = VERBS[verb] if game == "kaschlan" else KASINO_VERBS[verb]
        if suit is None:
            return f"The move is {what}."
        return f"The move is {what}, with {'a trump' if trump else article(SUITS[suit].removesuffix('s'))}."

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
