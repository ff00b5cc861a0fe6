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

    def journal_state(self, state: str) -> str:
        return {
            "kept": "",
            "reset": "",
            "forgotten": "Allt är glömt.",
            "added": "Filen är inläst och lagd till det som fanns.",
            "unreadable": "Filen är inte sparad av Talong. Inget är ändrat.",
        }[state]
