"""Det som står runt själva spelet, på svenska."""


class SwedishFrame:
    """Det som står runt själva spelet."""

    lang = "sv"
    back = "Tillbaka"
    next = "Nästa"
    play_yourself = "Spela själv härifrån"
    return_to_script = "Tillbaka till exemplet"
    undo = "Ångra"
    redo = "Gör om"
    start_over = "Börja om härifrån"
    what_may_i_do = "Vad får jag göra här?"
    all_steps = "Alla steg"
    more_reasons = "Fler skäl"
    typed_move = "Skriv ett drag"
    try_it = "Pröva"
    opening = "Utgångsläget"
    without_rule = "Utan husregeln"
    other_way = "Pröva det andra sättet"
    main_line = "Tillbaka till huvudlinjen"
    compare_title = "Jämför med huvudlinjen"
    fetching = "Hämtar det som ska visas här."
    fetched = "Hämtat hittills:"
    fetched_of = "av"
    engine_slow = "Regelmotorn hämtas. Det tar lite tid första gången."
    engine_failed = "Regelmotorn gick inte att starta."
    engine_forbidden = "Den här webbläsaren tillåter inte WebAssembly, så regelmotorn kan inte starta."
    engine_crashed = "Något gick fel i regelmotorn. Ställningen är kvar."
    retry = "Försök igen"
    next_task = "Nästa uppgift"
    previous_task = "Förra uppgiften"
    skip_task = "Hoppa över"
    try_again = "Försök igen"
    not_the_goal = "Det får man göra, men det var inte det som söktes här."
    all_tasks = "Alla uppgifter med svar"
    scene = "På bordet"
    jump = "Hoppa till"
    play_slowly = "Stega automatiskt"
    share = "Dela"
    share_with_moves = "Dela med dina drag"
    example_without_python = "Exemplet går att läsa och stega ändå."
    chart_without_python = "Tabellen går att läsa och bläddra i ändå."

    def step(self, step: int, last: int) -> str:
        return f"Steg {step} av {last}"

    def scene_of(self, number: str) -> str:
        return f"Regel {number} på bordet"

    def branch_title(self, title: str, verdict: str) -> str:
        return f"{title} ({verdict})" if title else self.without_rule

    def verdict(self, verdict: str) -> str:
        return {"unwise": "oklokt", "better": "bättre", "other": "ett annat sätt"}[verdict]

    def other_way_to(self, title: str) -> str:
        return f"{self.other_way}: {title}" if title else self.without_rule

    def task(self, number: int, count: int) -> str:
        return f"Uppgift {number} av {count}"

    def moves_played(self, count: int) -> str:
        return (
            "Din tur att pröva" if count == 0 else "Ditt spel, ett drag" if count == 1 else f"Ditt spel, {count} drag"
        )

    def to_act(self, name: str) -> str:
        return f"{name} är i tur."

    def compare(self, who: str, only_main: str, only_branch: str) -> str:
        if only_main and only_branch:
            return f"I huvudlinjen slutar {who} med {only_main} på handen, här med {only_branch}. Resten är lika."
        if only_main or only_branch:
            where = "I huvudlinjen" if only_main else "Här"
            return f"{where} slutar {who} dessutom med {only_main or only_branch} på handen. Resten är lika."
        return "Båda sätten slutar med samma kort på handen."

    def unreadable(self, from_the_start: bool) -> str:
        return (
            "Länken gick inte att läsa. Exemplet visas från början."
            if from_the_start
            else "Det gick inte att läsa. Exemplet står kvar som det var."
        )

    def rule_link(self, number: str) -> str:
        return f"Regel {number}"
