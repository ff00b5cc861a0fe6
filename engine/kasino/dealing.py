"""Dealing, and what follows by itself: drawing, the next turn, the next deal, the end of the pack, the next pack."""

from engine.cards import bits_of, cards_of
from engine.game import Event, Match
from engine.kasino import citing, scoring
from engine.kasino.options import DEFAULTS, Options, problems
from engine.kasino.state import State, score
from engine.notation import BadPosition

PACKET = 4
"""Cards dealt to each player at a time, and to the table at first (C17, C18)."""


def sides(options: Options, seats: int) -> int:
    """How many score for themselves: the seats, or two teams (C85)."""
    return 2 if options.pairs else seats


def start(
    options: Options | None, seats: int, dealer: int, pack: tuple[int, ...], points: tuple[int, ...] | None = None
) -> State:
    """The first deal of a pack (C17-C19): packets from the dealer's left, then the table; the rest is the stock.

    ``points`` are those of the match so far; without them it is the match's first pack.

    BadPosition if the options exclude each other or the number of seats.
    """
    options = DEFAULTS if options is None else options
    wrong = problems(options, seats)
    if wrong:
        raise BadPosition(wrong)
    hands, stock = deal(pack, seats, dealer)
    return State(
        hands=hands,
        table=bits_of(stock[:PACKET]),
        builds=(),
        stock=stock[PACKET:],
        taken=(0,) * seats,
        counted=(),
        tabbar=(0,) * seats,
        last=None,
        turn=(dealer + 1) % seats,
        dealer=dealer,
        points=(0,) * sides(options, seats) if points is None else points,
        options=options,
    )


def deal(stock: tuple[int, ...], seats: int, dealer: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Hands of four from the dealer's left, by seat, and what is left of the stock (C17, C21)."""
    hands = [0] * seats
    for packet in range(seats):
        hands[(dealer + 1 + packet) % seats] = bits_of(stock[PACKET * packet : PACKET * packet + PACKET])
    return tuple(hands), stock[PACKET * seats :]


def follow(state: State, seat: int, events: list[Event]) -> State:
    """The position to play on from after the seat's play; what happens on the way is added to the events."""
    hands, stock = state.hands, state.stock
    if state.options.draw and stock:
        drawn = stock[0]
        hands = (*hands[:seat], hands[seat] | 1 << drawn, *hands[seat + 1 :])
        stock = stock[1:]
        events.append(Event("drew", "C83", seat, (drawn,)))
    seats = len(hands)
    turn = (seat + 1) % seats
    while not hands[turn]:
        if turn == seat:
            break
        turn = (turn + 1) % seats
    else:
        return _in_play(state, hands, stock, turn)
    if not stock:
        return _finish(state, events)
    hands, stock = deal(stock, seats, state.dealer)
    turn = (state.dealer + 1) % seats
    for step in range(seats):
        dealt = (turn + step) % seats
        events.append(Event("dealt", "C21", dealt, cards_of(hands[dealt]), also=("C22",)))
    return _in_play(state, hands, stock, turn)


def _in_play(state: State, hands: tuple[int, ...], stock: tuple[int, ...], turn: int) -> State:
    return State(
        hands,
        state.table,
        state.builds,
        stock,
        state.taken,
        state.counted,
        state.tabbar,
        state.last,
        turn,
        state.dealer,
        state.points,
        state.options,
    )


def _finish(state: State, events: list[Event]) -> State:
    """The end of a pack: the leftovers to the last taker, sistan, the points (C66-C75, CA22, CA23)."""
    left = state.table
    for build in state.builds:
        left |= build.cards
    last = state.last
    if last is None:
        events.append(Event("nobody_took", "CA23", None, cards_of(left)))
        return state._replace(turn=None)
    if left:
        events.append(Event("leftovers", "C66", last, cards_of(left), also=("C68",)))
        if state.counted:
            counted = list(state.counted)
            counted[last] = scoring.add(counted[last], scoring.tally(left))
            state = state._replace(counted=tuple(counted))
        else:
            taken = list(state.taken)
            taken[last] |= left
            state = state._replace(taken=tuple(taken))
    state = state._replace(table=0, builds=(), turn=None)
    result = score(state)
    events.append(Event("sistan", "C67" if left else "CA22", last, also=citing.of_count(result, state.tabbar)))
    also = citing.of_points(state.options)
    events += [Event("scored", item.rule, item.seat, (), {"points": item.points}, also) for item in result.items]
    events += [Event("tied", "C77", None, (), {"item": rule}) for rule in result.ties]
    return state


def continued(match: Match, score: scoring.Score) -> Match:
    """The deal moves to the left (CA28); somebody with the target or more ends the match (C80, CA24, CA25, CA42)."""
    points = tuple([total + won for total, won in zip(match.points, score.points, strict=True)])
    winner = _winner(points, score.spades, match.options)
    return match._replace(
        dealer=(match.dealer + 1) % match.seats,
        number=match.number + 1,
        points=points,
        result=None if winner is None else (winner,),
    )


def _winner(points: tuple[int, ...], spades: tuple[int, ...], options: Options) -> int | None:
    """Who has won, or None where another pack is played."""
    if max(points) < options.target:
        return None
    best = min(points) if options.misere else max(points)
    tied = [side for side, total in enumerate(points) if total == best]
    if len(tied) > 1 and not options.misere:
        most = max(spades[side] for side in tied)
        tied = [side for side in tied if spades[side] == most]
    return tied[0] if len(tied) == 1 else None
