"""A game against the computer, in English."""

from widgets.say.en.cards import EnglishCards, count_of_cards, number, so_many_points, upper
from widgets.say.why import Why

FORMS = {
    "standard": "standard",
    "nordic": "Nordic, without building",
    "finnish": "Finnish",
    "drag": "draw casino",
    "pairs": "in pairs",
    "kryp": "misère",
    "house": "with house rules",
}
SWITCHES = {
    "open": "Open hands",
    "back": "Moves can be taken back",
    "comments": "Comments on my moves",
}
USED = {"open": "open hands", "back": "moves taken back", "comments": "comments"}

REASONS = {
    "leads_lowest": "The lowest card is the easiest to spare.",
    "leads_several": "Several of a rank are harder to beat than one.",
    "adds": "More of the same rank makes the defence harder.",
    "beats_cheaply": "A card of the suit is enough, so no trump is spent.",
    "cannot_beat_all": "Not all that was led could be beaten, so it is picked up.",
    "takes_on_purpose": "All of it could have been beaten, but at too high a price: the good cards are worth more.",
    "gets_rid": "To lead against oneself gets rid of two cards at once.",
    "draws_first": "Drawing now may bring something to lead against oneself.",
    "defence_done": "All is beaten, and there is nothing to gain by going on.",
    "sweeps": "It takes the whole table, and that is a tabbe: one point.",
    "takes_spades": "Most spades give two points.",
    "takes_many": "Most cards give a point.",
    "takes_little": "In misère it is best to take what costs least.",
    "takes_build": "What is built is best taken before somebody else does.",
    "can_take_nothing": "On an empty table a card can only be laid out.",
}


class EnglishGame(EnglishCards):
    """A game against the computer: how it is begun, how it goes, how it ended."""

    new_game = "A new game"
    which_game = "Game"
    how_many = "Players"
    how_strong = "The others"
    as_strong = "as chosen above"
    more_choices = "House rules, names and cards"
    seed_label = "Cards"
    seed_key = "Leave this empty for new cards. Whoever writes the same word gets the same cards: small letters a–z and digits."
    target_label = "The match goes to"
    begin_game = "Play"
    go_on_with = "Go on with"
    unreadable_choice = "That does not go together. Choose again."
    game_without_python = "Your game is still on this device."
    look_back = "Look back"
    to_the_game = "To the game"
    go_on = "Go on"
    play_again = "Play again"
    other_game = "Another game"
    ask_why = "Why?"
    ask_better = "Level 5?"
    as_the_strongest = "Level 5 would have done the same."
    this_game = "This game"
    how_fast = "Pace"
    challenge = "Challenge"
    challenge_with_result = "Challenge with your result"
    record_to_file = "Save the game to a file"
    order_hash = "Checksum of the cards"
    order_hash_key = (
        "It was worked out (SHA-256) from the order of the pack before the deal. When the deal is over you see what the "
        "order came from, and can check that nothing was changed."
    )
    order_seed = "The order came from"
    fair_title = "Check the cards of a deal"
    fair_key = "Write the word that the order came from, and the sum that you noted before the deal."
    fair_sum = "This is the order that comes of the word. With the sum you noted you see whether they belong together."
    fair_order = "The order of the pack, top card first:"
    fair_first = "It begins with"
    fair_check = "Check"
    fair_without_python = "You can work out the sum with any program for SHA-256."
    your_games = "Games against the computer"
    game_level = "Against"
    came_out = "How it went"
    matches_won = "Matches won"
    play_the_computer = "Play against the computer"
    deals_played = "Deals"

    def fair_verdict(self, fits: bool) -> str:
        if fits:
            return "They belong together: this order was settled before the deal."
        return "They do not belong together. Look at both once more: a single letter changes everything."

    def game_form(self, game: str, form: str) -> str:
        if game == "kaschlan" and form == "house":
            return "Kaschlan with house rules"
        return "Kaschlan" if game == "kaschlan" else f"Kasino: {FORMS[form]}"

    def game_title(self, game: str, seats: int) -> str:
        return f"{upper(game)} for {number(seats)}"

    def deal_number(self, game: str, number: int) -> str:
        return f"{'Deal' if game == 'kaschlan' else 'Pack'} {number}"

    def opponent(self, level: int) -> str:
        return {
            1: "1: sees only the table",
            2: "2: does what looks best at once",
            3: "3: looks a little ahead",
            4: "4: remembers the cards and thinks further",
            5: "5: the same, and exact at the end",
        }[level]

    def opponent_of(self, name: str) -> str:
        return f"{name} plays at"

    def name_of_seat(self, seat: int) -> str:
        return f"Name of player {seat + 1}" if seat else "Your name"

    def seats_named(self, seats: int) -> str:
        return f"{upper(number(seats))}, with you"

    def who_you_are(self, name: str, others: list[str], partner: str) -> str:
        told = f"You are {name}"
        if partner:
            told += f", and {partner} is your partner"
        return f"{told}. The computer plays {self.plain(others)}."

    def shows_move(self, who: str, move: str) -> str:
        return f"{who} shows: {move}."

    def drew_unseen(self, who: str, count: int, cards: tuple[int, ...]) -> str:
        known = f", among them {self.cards(cards)}" if cards and count > 1 else ""
        drawn = self.cards(cards) if cards and count == 1 else count_of_cards(count)
        return f"{who} draws {drawn}{known}."

    def kaschlan_result(self, who: str, is_you: bool) -> str:
        if not who:
            return "Nobody is kaschlan: the deal is a draw."
        return "You are kaschlan." if is_you else f"{who} is kaschlan, and you are not."

    def pack_result(self, sides: tuple[str, ...], points: tuple[int, ...]) -> str:
        told = [f"{side} {so_many_points(won)}" for side, won in zip(sides, points, strict=True)]
        return f"This pack: {', '.join(told)}."

    def times_kaschlan(self, names: tuple[str, ...], times: tuple[int, ...]) -> str:
        told = [f"{name} {count}" for name, count in zip(names, times, strict=True)]
        return f"Kaschlan so far: {', '.join(told)}."

    def match_standing(self, sides: tuple[str, ...], points: tuple[int, ...], target: int) -> str:
        told = [f"{side} {total}" for side, total in zip(sides, points, strict=True)]
        return f"The match: {', '.join(told)}. It goes to {target}."

    def match_won(self, sides: list[str], misere: bool) -> str:
        fewest = ", with the fewest points" if misere else ""
        return f"{self.plain(sides)} {'has' if len(sides) == 1 else 'have'} won the match{fewest}."

    def deals_next(self, who: str) -> str:
        return f"{who} deals next."

    def next_deal(self, game: str) -> str:
        return "Next deal" if game == "kaschlan" else "Next pack"

    def would_have(self, move: str) -> str:
        return f"Level 5 would have chosen: {move}."

    def switch(self, word: str) -> str:
        return SWITCHES[word]

    def switches_used(self, words: tuple[str, ...]) -> str:
        return f"Used in this deal: {self.plain([USED[word] for word in words])}."

    def pace(self, pace: str) -> str:
        return {"slow": "slowly", "usual": "as at a table", "fast": "at once"}[pace]

    def against(self, title: str, deal: str) -> str:
        return f"{title}, {deal[:1].lower()}{deal[1:]}"

    def rival(self, game: str, name: str, result: int, own: int | None) -> str:
        told = f"With the same cards {_went(game, name, result)}."
        return told if own is None else f"{told} {upper(_went(game, 'you', own))}."

    def played_result(self, game: str, lost: int, count: int, sum: int) -> str:
        if game == "kaschlan":
            return f"kaschlan {number(lost)} of {count}"
        return f"{sum / count:+.1f} points a pack".replace("-", "−")

    def reason(self, theme: str, why: Why) -> str:
        who, total = why.who, why.total
        match theme:
            case "only_move":
                return f"{who} had no other move."
            case "proved" if why.game == "kasino":
                return f"Everything is known now: with best play the rest comes to {_points(why.value)} for {who}."
            case "proved" if why.value > 0:
                return f"Everything is known now: {who} cannot be made kaschlan any more."
            case "proved" if why.value < 0:
                return f"Everything is known now, and nothing saves {who} if the other makes no mistake."
            case "proved":
                return "Everything is known now: it comes to a draw."
            case "imagined" if why.game == "kasino":
                better = so_many(max(1, round(why.value / 100)))
                return f"In {total} ways in which the hidden cards could lie, this came out {better} better on the average."
            case "imagined":
                return f"In {total} ways in which the hidden cards could lie, this came out best."
            case "leads_high":
                return f"{self.Card(why.cards[0])} is harder to beat than something lower."
            case "beats_with_trump":
                return f"{self.Card(why.cards[0])} is a trump, but picking up would cost {who} more."
            case "goes_out":
                return f"These are {who}’s last cards, and there is no stock: out of the deal."
            case "adds_nothing":
                return f"{who} keeps the rest for later."
            case "joins":
                return f"{who} gets rid of something that can be spared, and the defence becomes harder."
            case "takes_storan" | "takes_lillan" | "takes_ace":
                return f"{upper(self.cards(why.cards))} {'is' if len(why.cards) == 1 else 'are'} worth {_worth(theme, why)}."
            case "builds" | "raises":
                return f"A build to {why.value} can be taken next time, if nobody is quicker."
            case "lays_harmless":
                return f"{self.Card(why.cards[0])} gives little away."
            case "lays_point":
                return f"{self.Card(why.cards[0])} gives something away, but the rest of the hand is worth more."
        return REASONS[theme]


def _went(game: str, name: str, result: int) -> str:
    if game == "kaschlan":
        return f"{name} {'were' if name == 'you' else 'was'}{'' if result < 0 else ' not'} kaschlan"
    if not result:
        return f"{name} came out even"
    return f"{name} came out {so_many_points(abs(result))} {'ahead' if result > 0 else 'behind'}"


def so_many(tenths: int) -> str:
    """So many tenths of a point."""
    return f"{tenths / 10:.1f} points"


def _points(thousandths: int) -> str:
    points = thousandths // 1000
    return (
        "no points either way" if not points else f"{so_many_points(abs(points))} {'more' if points > 0 else 'fewer'}"
    )


def _worth(theme: str, why: Why) -> str:
    return "two points" if theme == "takes_storan" else "a point" if len(why.cards) == 1 else "a point each"
