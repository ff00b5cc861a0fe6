"""Positions that cannot be read, and what a position is worth, in English."""

from widgets.say.en.cards import EnglishCards
from widgets.say.en.practice import ahead

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
        "Hands are separated by slashes, cards are written rank and suit."
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
