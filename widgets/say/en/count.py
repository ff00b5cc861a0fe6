"""A pack is counted, in English."""

from widgets.say.en.cards import number, so_many_points
from widgets.say.en.sheet import MOST, EnglishSheet

NOUNS = {"cards": "card", "spades": "spade", "aces": "ace", "tabbar": "sweep"}
HELD = {"storan": "storan", "lillan": "lillan", "last": "sistan"}
FULL_NAMES = {"storan": "storan, the ten of diamonds,", "lillan": "lillan, the two of spades,"}


class EnglishCount(EnglishSheet):
    """A pack counted item by item."""

    count_item = "Item"
    count_so_far = "So far"
    count_on_the_sheet = "Change the numbers"

    def counted(
        self, row: str, names: tuple[str, ...], numbers: tuple[int, ...], points: tuple[int, ...], teams: bool
    ) -> str:
        has, scores = ("have", "score") if teams else ("has", "scores")
        if row == "tabbar":
            return self._counted_sweeps(row, names, numbers, has)
        if row in HELD:
            who, won = names[numbers.index(1)], so_many_points(max(points))
            if row == "last":
                return f"{who} took last and {scores} {won} for sistan."
            return f"{who} {has} {FULL_NAMES[row]} and {scores} {won}."
        if len(set(numbers)) == 1:
            everybody = "The pairs" if teams else self.plain(list(names))
            told = f"{everybody} have {_so_many(row, numbers[0])} each"
        else:
            (first, count), *others = zip(names, numbers, strict=True)
            rest = [f", {name} {_so_many(row, count, alone=True)}" for name, count in others]
            told = f"{first} {has} {_so_many(row, count)}{''.join(rest)}"
        if row == "aces":
            return f"{told}. Each ace scores 1 point."
        if not any(points):
            return f"{told}. It is a tie, so nobody scores for {MOST[row]}."
        return f"{told}. {names[points.index(max(points))]} {scores} {so_many_points(max(points))} for {MOST[row]}."

    def _counted_sweeps(self, row: str, names: tuple[str, ...], numbers: tuple[int, ...], has: str) -> str:
        made = [(name, count) for name, count in zip(names, numbers, strict=True) if count]
        if not made:
            return "Nobody has made a sweep."
        (first, count), *others = made
        rest = [f", {name} {_so_many(row, count, alone=True)}" for name, count in others]
        return f"{first} {has} made {_so_many(row, count)}{''.join(rest)}. Each sweep scores 1 point."

    def summed(
        self, names: tuple[str, ...], points: tuple[int, ...], checksum: int, tabbar: int, ties: tuple[str, ...]
    ) -> str:
        return (
            f"{self.sheet_result(names, points)} {self.sheet_checksum(checksum, tabbar, ties)} "
            "Cards 1, spades 2, aces 4, storan 2, lillan 1 and sistan 1 make 11."
        )

    def count_held(self, row: str, count: int) -> str:
        if row in HELD:
            return HELD[row] if count else ""
        return f"{count} {NOUNS[row]}{'' if count == 1 else 's'}" if count or row != "tabbar" else ""

    def count_points(self, points: int) -> str:
        return so_many_points(points)


def _so_many(row: str, count: int, *, alone: bool = False) -> str:
    """Cards and spades in figures, aces and sweeps in words; alone where it has been said what is counted."""
    told = number(count) if row in ("aces", "tabbar") or not count else str(count)
    if alone:
        return told if count else "none"
    return f"{told} {NOUNS[row]}{'' if count == 1 else 's'}"
