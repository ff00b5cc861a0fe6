"""Positions that cannot be read, and what a position is worth, in English."""

from engine.notation import Problem
from widgets.say.en.cards import EnglishCards, upper
from widgets.say.en.practice import ahead
from widgets.say.telling.problems import filled

PROBLEMS = {
    "card_twice": "{cards}{word} is named twice.",
    "empty": "The field {field} is empty.",
    "field_twice": "The field {field} is there twice.",
    "no_position": "There is no position here.",
    "no_such_field": "The game has no field called {field}.",
    "unknown_field": "The game has no field called {field}.",
    "not_a_build": "‘{word}’ is no build. A build is written 8:5h3s@1.",
    "not_a_card": "‘{word}’ is no card. Write rank and suit, such as Kd for the king of diamonds.",
    "not_a_choice": "‘{word}’ is no choice for {field}.",
    "not_a_field": "‘{word}’ is no field. A field is written name=value.",
    "not_a_game": "‘{word}’ is no game here. Begin with kaschlan? or kasino?.",
    "not_a_number": "‘{word}’ in the field {field} is no number that will do.",
    "not_a_pair": "‘{word}’ is no led card with a card over it. Write it as 8d:Kd.",
    "not_a_seat": "‘{word}’ is no seat at the table.",
    "not_in_this_pack": "{cards}{word} is not in the pack.",
    "attacker_is_defender": "The attacker cannot be their own defender.",
    "build": "The cards of the build {cards} do not make {value}.",
    "does_not_beat": "{beater} does not beat {led}.",
    "entries": "The field {field} has {count} parts and should have {limit}.",
    "finnish_ace_is_one": "The ace on the table cannot be changed in the Finnish form.",
    "hidden_cards": "Some cards are hidden. Here every card must be known.",
    "led_ranks_differ": "The cards led are not of one rank: {cards}.",
    "misere_counts_every_tabbe": "When few points are wanted every sweep counts.",
    "misere_without_building": "When few points are wanted there is no building.",
    "missing_field": "The field {field} is missing.",
    "more_than_four_led": "More than four cards are led: {cards}.",
    "more_unbeaten_than_held": "There are more cards to beat than the defender holds.",
    "no_cards": "Seat {seat} has no cards and can neither attack nor defend.",
    "no_opponent": "Nobody is left to play against.",
    "no_such_seat": "There is no seat {seat} at the table.",
    "no_such_turn": "It cannot be the turn of seat {seat}.",
    "owner": "The build belongs to seat {seat}, which does not exist.",
    "pairs_need_four": "Pairs are played by four.",
    "seat": "Seat {seat} in the field {field} does not exist.",
    "seats": "The game is for two to four.",
    "stock_does_not_deal": "The stock does not give four cards to each, evenly.",
    "stock_without_hands": "Every hand is empty, but there are cards in the stock.",
    "taken_and_counted": "Piles may be written out or counted, not both.",
    "trump_unlike_turn_up": "The trump suit is not that of the turn-up, {cards}.",
    "turn": "It cannot be the turn of seat {seat}.",
}

UNSOLVABLE = {
    "over": "The deal is over already.",
    "not_the_last_deal": "This is not the last deal: the stock is not empty. In Kasino only the last deal can be solved.",
    "seats": "In Kasino only positions for two can be solved.",
    "unsolved": "The position is too large to be solved here. There is no answer that we could stand by.",
}


class EnglishPositions(EnglishCards):
    """Positions."""

    solve_title = "Solve a position"
    position = "Position"
    solve_this = "Solve this position"
    solve_key = (
        "Write the game and its fields: kaschlan?trump=c&hands=Kc9h/9cKd&table=8d or kasino?hands=2cTc/7c7d&table=4d,Td. "
        "Hands are parted by slashes, cards are written rank and suit."
    )
    empty_position = "Write a position, or come here from an example."
    best_moves = "Best moves"
    solve_without_python = "What you have typed is still here."

    def worth(self, game: str, seats: int, value: int, who: str) -> str:
        if game == "kasino":
            return f"With best play on both sides {who} ends {ahead(value)}."
        if seats > 2:
            return (
                f"{who} cannot be forced to become kaschlan."
                if value > 0
                else f"The others together can force {who} to become kaschlan."
            )
        return (
            f"With best play {who} becomes kaschlan.",
            "With best play it is a draw.",
            f"With best play {who} is safe.",
        )[value + 1]

    def unsolvable(self, reason: str) -> str:
        return UNSOLVABLE[reason]

    def position_problem(self, problem: Problem) -> str:
        """What is wrong with the text."""
        text = PROBLEMS.get(problem.what, "The text cannot be read as a position.")
        return upper(filled(problem, text, self.cards))
