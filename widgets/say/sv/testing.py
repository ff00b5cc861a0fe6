"""Provet av läsarens egen webbläsare, på svenska."""

STATES = {
    "untested": "Ett tryck startar Python och spelar ett drag i varje spel. Inget skickas någonstans.",
    "begun": "Provar webbläsaren.",
    "done": "Klart. Markera rapporten, kopiera den och lämna den där fel tas emot.",
}
LINES = {
    "day": "Dag",
    "agent": "Webbläsare",
    "window": "Fönster",
    "python": "Python",
    "pyodide": "Pyodide",
    "ready": "Python var igång efter",
    "answer": "Ett svar tog",
    "storage": "Lagring",
    "offline": "Utan nät",
}
VALUES = {
    "right": "rätt",
    "wrong": "FEL",
    "kept": "fungerar",
    "lost": "sparar inget",
    "denied": "nekad",
    "full": "full",
    "used": "sidorna är sparade",
    "there": "går att spara",
    "missing": "går inte att spara",
}


class SwedishTesting:
    """Provet av läsarens egen webbläsare."""

    selftest_title = "Prova den här webbläsaren"
    selftest_start = "Prova"
    selftest_report = "Rapport"
    selftest_without_python = "Även det är ett svar: kopiera raden här under."

    def selftest_state(self, state: str) -> str:
        return STATES[state]

    def selftest_line(self, what: str) -> str:
        return LINES[what]

    def selftest_value(self, value: str) -> str:
        return VALUES.get(value, "–")
