"""Kasino's score sheet in English."""

from engine.notation import Problem
from widgets.say.en.cards import EnglishCards, so_many_points

SHEET_ROWS = {
    "cards": "Most cards",
    "spades": "Most spades",
    "aces": "Aces",
    "storan": "Storan",
    "lillan": "Lillan",
    "last": "Sistan",
    "tabbar": "Sweeps",
}
SHEET_FIELDS = SHEET_ROWS | {
    "cards": "Number of cards",
    "spades": "Number of spades",
    "aces": "Number of aces",
    "tabbar": "Number of sweeps",
}
MOST = {"cards": "most cards", "spades": "most spades"}


class EnglishSheet(EnglishCards):
    """The score sheet of Kasino."""

    sheet_sum = "Total"
    sheet_reset = "Back to the example"
    sheet_cannot_be = "No pack can end like this. Put right what is marked, and the points are counted."
    sheet_nobody_took = "Nobody took anything in the whole pack. Nobody scores, and the checksum does not apply."
    sheet_without_python = "What you type is kept, but the points are not counted again until the engine runs."

    def sheet_player(self, number: int) -> str:
        return f"Player {number}"

    def sheet_name(self, number: int) -> str:
        return f"Name of player {number}"

    def sheet_row(self, row: str) -> str:
        return SHEET_ROWS[row]

    def sheet_field(self, row: str, name: str) -> str:
        return f"{SHEET_FIELDS[row]}, {name}"

    def sheet_result(self, names: tuple[str, ...], points: tuple[int, ...]) -> str:
        return ", ".join(f"{name}: {so_many_points(own)}" for name, own in zip(names, points, strict=True)) + "."

    def sheet_tie(self, rule: str) -> str:
        if rule == "C69":
            return "It is a tie for most cards, so nobody scores for them."
        return "It is a tie for most spades, so nobody scores for them."

    def sheet_checksum(self, checksum: int, tabbar: int, ties: tuple[str, ...]) -> str:
        without = "Without the sweeps" if tabbar > 1 else "Without the sweep" if tabbar else "Together"
        lost = {"C69": "one for cards", "C70": "two for spades"}
        less = f": 11, less {self.plain([lost[rule] for rule in ties])}" if ties else ", just as it should be"
        return f"{without} that makes {so_many_points(checksum)}{less}."

    def sheet_problem(self, problem: Problem, names: tuple[str, ...]) -> str:
        facts = problem.facts
        row = facts["field"]
        who = names[facts["seat"]] if "seat" in facts else ""
        match problem.what:
            case "not_a_number":
                return f"{self.sheet_field(row, who)}: type a whole number, 0 or more."
            case "total" if row in ("storan", "lillan"):
                return f"Somebody must have {row}."
            case "total":
                return f"There are {facts['limit']} {row} in the pack, but these add up to {facts['total']}."
            case "single_card":
                return f"{who} cannot have a single card: whoever takes gets two at least."
            case "too_few_cards":
                return f"{who} has too few cards: the spades, the aces and storan alone are at least {facts['least']}."
            case "lillan_without_spade":
                return f"{who} has lillan and so at least one spade: lillan is the two of spades."
            case "spade_ace_nowhere":
                return "Nobody can have the ace of spades: it takes both an ace and a spade other than lillan."
            case "spade_ace_twice":
                together = self.plain([names[one] for one in facts["seats"]])
                return f"The cards only fit if the ace of spades is both ace and spade for {together}, but there is only one."
            case "tabbe_cards":
                return f"{who} has too few cards for that. Every sweep takes at least two cards, so {facts['limit']} is the most."
            case "too_many_tabbar":
                return f"No pack has room for that many sweeps. The most is {facts['limit']}."
            case "last_missing":
                return "Somebody must have taken last and scored sistan."
            case "last_without_cards":
                return f"{who} has no cards and cannot have taken last."
        raise LookupError(problem.what)
