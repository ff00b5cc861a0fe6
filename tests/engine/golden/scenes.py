"""The scenes: a name for each start position, every number of seats with every form or set of options that matters."""

from engine import kaschlan, kasino


def _kaschlan() -> dict[str, str]:
    changed = {name: choices[1] for name, choices in kaschlan.CHOICES.items()}
    sets = [{}, *({name: choice} for name, choice in changed.items()), changed]
    found = {}
    for seats in (2, 3, 4):
        for options in sets:
            label = "default" if not options else "all" if options == changed else "-".join(options.values())
            fields = "".join(f"&{name}={choice}" for name, choice in options.items())
            scene = f"kaschlan-{seats}-{label}"
            found[scene] = f"kaschlan?deal={scene}&seats={seats}&dealer={seats - 1}{fields}"
    return found


def _kasino() -> dict[str, str]:
    found = {}
    for form in kasino.FORMS:
        for seats in (4,) if form == "pairs" else (2, 3, 4):
            scene = f"kasino-{seats}-{form}"
            fields = "" if form == "standard" else f"&form={form}"
            found[scene] = f"kasino?deal={scene}&seats={seats}&dealer={seats - 1}{fields}"
    return found


SCENES = _kaschlan() | _kasino()
