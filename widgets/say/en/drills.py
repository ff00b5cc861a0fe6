"""Rule drills in English."""

from engine.cards import ACE, rank
from engine.kasino.scoring import Tally
from widgets.say.en.cards import SUITS, EnglishCards, so_many_points
from widgets.say.en.kasino import VALUES
from widgets.say.en.sheet import MOST

VERDICTS = {"right": "Right.", "wrong": "Wrong.", "missed": "Missed.", "left": "Right not to mark it."}
WHY = {
    "higher": "beats it: the same suit, and higher.",
    "trump": "beats it: any trump beats a card of a side suit.",
    "higher_trump": "beats it: a higher trump.",
    "highest": "beats it: always the highest trump.",
    "lower": "does not beat it: the right suit, but lower.",
    "other_suit": "does not beat it: the wrong suit, and no trump.",
    "same_rank": "does not beat it: the same rank in another side suit is not enough.",
    "lower_trump": "does not beat it: a trump, but lower.",
    "no_trump": "does not beat it: only a higher trump will do.",
    "unbeatable": "does not beat it: no card beats the queen of diamonds.",
}
ROLES = {"attacker": "attacking", "defender": "defending"}


class EnglishDrills(EnglishCards):
    """Questions, how to answer them, and why a choice is right or not."""

    drill_led = "Led"
    drill_hand = "In hand"
    drill_beats_help = "Mark the cards that beat it, and answer. If none of them does, answer without marking any."
    drill_roles_help = "Choose an attacker and a defender, and answer."
    drill_attacks_now = "Attacks now"
    drill_defends_now = "Defends now"
    drill_takes_help = (
        "Mark everything that can be taken, alone or together with other things, and answer. "
        "It need not all go in the same play."
    )
    drill_builds_help = "The cards that are part of it stand out. Answer yes or no."
    drill_is_it_legal = "Is it legal?"
    drill_yes = "Yes"
    drill_no = "No"
    drill_count_help = "Choose one answer in each row. The cards shown are those that score: aces, storan and lillan."
    drill_nobody = "Nobody"
    drill_early = "Something is missing."
    drill_answer = "Answer"
    drill_another = "A new question"
    drill_with_answer = "The question with its answer"
    drill_without_python = "You can still read this question, and the answer is given below."

    def drill_verdict(self, verdict: str) -> str:
        return VERDICTS[verdict]

    def drill_wrong(self, label: str) -> str:
        return f"Wrong: {label}."

    def drill_result(self, solved: bool) -> str:
        return "Quite right." if solved else "Not quite. This is how it is."

    def drill_score(self, right: int, asked: int) -> str:
        return f"{right} of {asked} right"

    def drill_marked(self, labels: list[str]) -> str:
        return f"Marked: {self.plain(labels)}."

    def drill_beats_prompt(self, led: int, trump: int) -> str:
        return f"{self.Card(led)} is led, and {SUITS[trump]} are trumps. Which cards in hand beat it?"

    def drill_beats_why(self, card: int, why: str) -> str:
        return f"{self.Card(card)} {WHY[why]}"

    def drill_roles_prompt(self, names: list[str], who: str, took: bool) -> str:
        end = "picks up what is unbeaten" if took else "has beaten everything and is done defending"
        return (
            f"{self.plain(names)} sit in this order, clockwise, and the stock is gone. {who} {end}. "
            "Who attacks now, and who defends?"
        )

    def drill_role(self, name: str, role: str) -> str:
        return f"{name} {ROLES[role]}"

    def drill_role_why(self, name: str, role: str, right: bool) -> str:
        verb = "attack" if role == "attacker" else "defend"
        return f"{name} {verb}s." if right else f"{name} does not {verb}."

    def drill_takes_prompt(self, card: int) -> str:
        return f"You play {self.card(card)}. What on the table can it take?"

    def drill_build(self, value: int) -> str:
        return f"the build of {VALUES[value]}"

    def drill_takes_with(self, card: int, others: tuple[int, ...], value: int) -> str:
        if not others:
            return f"{self.Card(card)} can be taken: the same value."
        return f"{self.Card(card)} can be taken: with {self.cards(others)} it makes {VALUES[value]}."

    def drill_takes_not(self, card: int, taker: int) -> str:
        value = "one or fourteen" if rank(taker) == ACE else VALUES[rank(taker)]
        return f"{self.Card(card)} cannot be taken: nothing on the table makes it up to {value}."

    def drill_takes_build(self, value: int, right: bool) -> str:
        if right:
            return f"The build of {VALUES[value]} can be taken: all of it, by a card of the same value."
        return f"The build of {VALUES[value]} cannot be taken: only a card worth {VALUES[value]} takes it."

    def drill_builds_prompt(self, who: str, card: int, things: tuple[int, ...], value: int) -> str:
        return (
            f"{who} lays {self.card(card)} on {self.cards(things)} and says ‘building {VALUES[value]}’. Is that legal?"
        )

    def drill_count_prompt(self, names: list[str]) -> str:
        return f"The pack is over, and this is in the piles. What do {self.plain(names)} score?"

    def drill_pile(self, tally: Tally) -> str:
        spades = "1 spade" if tally.spades == 1 else f"{tally.spades} spades"
        parts = [self.card_count(tally.cards), spades]
        if tally.sistan:
            parts.append("sistan")
        if tally.tabbar:
            parts.append("1 sweep" if tally.tabbar == 1 else f"{tally.tabbar} sweeps")
        return ", ".join(parts)

    def drill_points_of(self, name: str) -> str:
        return f"{name}’s points"

    def drill_row(self, row: str, who: str) -> str:
        return f"{MOST[row]} {who.lower() if who == self.drill_nobody else who}"

    def drill_sum(self, name: str, points: int) -> str:
        return f"{name} {so_many_points(points)}"

    def drill_sum_why(self, name: str, points: int) -> str:
        return f"{name} scores {so_many_points(points)}."
