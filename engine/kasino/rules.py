"""The numbered rules of Kasino, C1-C93, and the rulings CA1-CA43."""

from engine.rules import Origin, Rule, catalogue

RULES: dict[str, Rule] = {
    **catalogue(
        "C",
        93,
        Origin.STATED,
        told="16 27 63 86",
        proven="78",
        example="81-82",
        advice="89-93",
        derived="13 35 37 39 44 56 65 68 78 84",
        shown="81-82",
        option="14-15 40",
    ),
    **catalogue(
        "CA",
        43,
        Origin.RULING,
        told="29",
        option="1 3 6-8 12 18 20",
    ),
}
"""Every rule by its number."""
