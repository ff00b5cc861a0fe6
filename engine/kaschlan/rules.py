"""The rules of Kaschlan by number: K1–K82 and the rulings KA1–KA38."""

from engine.rules import Origin, catalogue

RULES = catalogue(
    "K",
    82,
    Origin.STATED,
    suggested="12 18 29",
    shown="53",
    derived="10 11 16 35 42 48-50 54 55 67 75-81",
    told="2-4 12 23 82",
    proven="76-81",
) | catalogue("KA", 38, Origin.RULING, option="1 4 18 20", told="2 3 5-10 12-17 19 21-38")
