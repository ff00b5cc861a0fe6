"""Det som är löst och missat, på svenska."""

from widgets.say.sv.cards import number, upper


class SwedishProgress:
    """Det som är löst och missat."""

    your_progress = "Det du har löst"
    level_reached = "Nått"
    to_file = "Spara till en fil"
    from_file = "Läs in från en fil"
    add = "Lägg till"
    reset = "Nollställ"
    really_forget = "Ska allt du har löst och missat glömmas? Det går inte att ångra."
    forget = "Ja, glöm allt"
    leave = "Nej, behåll"
    journal_without_python = "Det du har löst finns kvar på enheten."

    def not_practised(self, game: str) -> str:
        return f"{game}: inte prövat än"

    def puzzles_tried(self, count: int) -> str:
        return (
            "Inget problem prövat"
            if count == 0
            else f"{upper(number(count))} problem prövade"
            if count > 1
            else "Ett problem prövat"
        )

    def went(self, result: str) -> str:
        return {"solved": "Lösta", "helped": "Med hjälp", "missed": "Missade"}[result]

    def brought(self, added: int, already: int, unknown: int, strange: int, deals: int) -> str:
        told = []
        if added:
            told.append("Ett problem är tillagt." if added == 1 else f"{upper(number(added))} problem är tillagda.")
        if already:
            told.append("Ett fanns redan." if already == 1 else f"{upper(number(already))} fanns redan.")
        if deals:
            told.append("En giv är tillagd." if deals == 1 else f"{upper(number(deals))} givar är tillagda.")
        if unknown:
            told.append(f"{_lines(unknown)} gäller en sorts problem som inte finns här.")
        if strange:
            told.append(f"{_lines(strange)} går inte att läsa.")
        return " ".join(told if added or already or deals else ["Det fanns inget att lägga till.", *told])

    def journal_state(self, state: str) -> str:
        return {
            "kept": "",
            "reset": "",
            "forgotten": "Allt är glömt.",
            "unreadable": "Filen är inte sparad av Talong. Inget är ändrat.",
            "newer": "Filen är sparad av en senare version av Talong. Inget är ändrat.",
            "untouched": "Det som är sparat här går inte att läsa, så inget är tillagt.",
        }[state]


def _lines(count: int) -> str:
    return "En rad" if count == 1 else f"{upper(number(count))} rader"
