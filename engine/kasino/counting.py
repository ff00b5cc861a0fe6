"""A finished pack counted as it is at a table: item by item with the points so far, and the sum at the end.

Every step is an event like those of a move: ``counted`` for each item (C69-C75), ``summed`` for the checksum (C78).

>>> from engine.kasino.positions import read
>>> from engine.notation import split
>>> linnea_hugo = "cards=28/24&spades=6/7&aces=2/2&storan=0&lillan=1&tabbar=1/0&last=1"
>>> [event.facts["totals"] for event in counting(read(split(f"kasino?{linnea_hugo}")[1]))]
[(1, 0), (1, 2), (3, 4), (5, 4), (5, 5), (5, 6), (6, 6), (6, 6)]
"""

from engine.cards import ALL_CARDS, PACK, cards_of
from engine.game import Event, Facts
from engine.kasino import citing
from engine.kasino.scoring import ACES, LILLAN, SPADE_CARDS, STORAN
from engine.kasino.state import Shown, State, outcome, tallies

DECIDING = {"C69": ALL_CARDS, "C70": SPADE_CARDS, "C71": ACES, "C72": STORAN, "C73": LILLAN, "C74": 0, "C75": 0}
"""The items in the order of a tally's numbers, and the cards that each is decided by."""


def whole(shown: Shown) -> bool:
    """Whether a pack is over and every card of it in a pile."""
    return shown.turn is None and sum(tally.cards for tally in tallies(shown)) == len(PACK)


def counting(state: State) -> tuple[Event, ...]:
    """The count, step by step; empty where there is no whole pack to count.

    The facts are the ``item``, and by seat or team how many each has of it, the points for that, and the totals so far.
    What a tie leaves to nobody is by C77.
    """
    score = outcome(state)
    if score is None or not whole(state):
        return ()
    sides = range(len(score.points))
    totals = (0,) * len(sides)
    also = citing.of_points(state.options)
    events = []
    for (rule, cards), numbers in zip(DECIDING.items(), zip(*tallies(state), strict=True), strict=True):
        won = tuple([sum(one.points for one in score.items if (one.rule, one.seat) == (rule, side)) for side in sides])
        totals = tuple([total + points for total, points in zip(totals, won, strict=True)])
        decided, beside = ("C77", (rule, *also)) if rule in score.ties else (rule, also)
        facts: Facts = {"item": rule, "numbers": numbers, "won": won, "totals": totals}
        events.append(Event("counted", decided, None, cards_of(cards), facts, beside))
    facts = {"item": "C78", "totals": score.points}
    return (*events, Event("summed", "C78", facts=facts, also=citing.of_sum(score, state.tabbar)))
