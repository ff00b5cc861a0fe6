"""En lek räknas, på svenska."""

from widgets.say.sv.cards import number
from widgets.say.sv.sheet import MOST, SwedishSheet

NOUNS = {"cards": "kort", "spades": "spader", "aces": "ess"}
HELD = {"storan": "storan", "lillan": "lillan", "last": "sistan"}
FULL_NAMES = {"storan": "storan, ruter tio,", "lillan": "lillan, spader två,"}


class SwedishCount(SwedishSheet):
    """En lek räknas post för post."""

    count_item = "Post"
    count_so_far = "Hittills"
    count_on_the_sheet = "Ändra talen"

    def counted(
        self, row: str, names: tuple[str, ...], numbers: tuple[int, ...], points: tuple[int, ...], teams: bool
    ) -> str:
        if row == "tabbar":
            return self._counted_sweeps(row, names, numbers)
        if row in HELD:
            who = names[numbers.index(1)]
            if row == "last":
                return f"{who} tog in sist och får {max(points)} poäng för sistan."
            return f"{who} har {FULL_NAMES[row]} och får {max(points)} poäng."
        if len(set(numbers)) == 1:
            everybody = "Paren" if teams else self.plain(list(names))
            told = f"{everybody} har {_so_many(row, numbers[0])} {NOUNS[row]} var"
        else:
            (first, count), *others = zip(names, numbers, strict=True)
            rest = [f", {name} {_so_many(row, count)}" for name, count in others]
            told = f"{first} har {_so_many(row, count)} {NOUNS[row]}{''.join(rest)}"
        if row == "aces":
            return f"{told}. Varje ess ger 1 poäng."
        if not any(points):
            return f"{told}. Det är lika, så ingen får poäng för {MOST[row]}."
        return f"{told}. {names[points.index(max(points))]} får {max(points)} poäng för {MOST[row]}."

    def _counted_sweeps(self, row: str, names: tuple[str, ...], numbers: tuple[int, ...]) -> str:
        made = [(name, count) for name, count in zip(names, numbers, strict=True) if count]
        if not made:
            return "Ingen har gjort någon tabbe."
        (first, count), *others = made
        rest = [f", {name} {_so_many(row, count)}" for name, count in others]
        sweeps = "tabbe" if count == 1 else "tabbar"
        return f"{first} har gjort {_so_many(row, count)} {sweeps}{''.join(rest)}. Varje tabbe ger 1 poäng."

    def summed(
        self, names: tuple[str, ...], points: tuple[int, ...], checksum: int, tabbar: int, ties: tuple[str, ...]
    ) -> str:
        return (
            f"{self.sheet_result(names, points)} {self.sheet_checksum(checksum, tabbar, ties)} "
            "Kort 1, spader 2, ess 4, storan 2, lillan 1 och sistan 1 är 11."
        )

    def count_held(self, row: str, count: int) -> str:
        if row in HELD:
            return HELD[row] if count else ""
        if row == "tabbar":
            return "" if not count else f"{count} {'tabbe' if count == 1 else 'tabbar'}"
        return f"{count} {NOUNS[row]}"

    def count_points(self, points: int) -> str:
        return f"{points} poäng"


def _so_many(row: str, count: int) -> str:
    """Kort och spader räknas i siffror, ess och tabbar i ord; inga är alltid inga."""
    if row == "tabbar" and count == 1:
        return "en"
    return number(count) if row in ("aces", "tabbar") or not count else str(count)
