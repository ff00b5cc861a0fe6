"""Where a game is begun: what is played, against whom, by which rules; and the games that go on."""

from collections.abc import Iterator

from htpy import (
    Element,
    Node,
    button,
    details,
    div,
    fieldset,
    form,
    header,
    label,
    legend,
    li,
    p,
    section,
    span,
    summary,
    ul,
)
from htpy import input as field

from engine import kasino
from engine.games import GAMES
from engine.match import begin
from engine.notation import Field, NotationError
from engine.players import LEVELS
from widgets.kinds.game import sitting as sittings
from widgets.kinds.game.moving import seed_of
from widgets.kinds.game.sitting import LONGEST_NAME, READER, Sitting
from widgets.place import Device, Place
from widgets.play.controls import choice, go, written
from widgets.position import NAMES
from widgets.progress import Progress
from widgets.say import WORDS, Words
from widgets.widget import Frame, Message

NEW, UNFIT = BEGINNINGS = ("new", "unfit")
"""The models in which nothing is played yet; in the second what was chosen did not fit."""

FORMS = ("kaschlan", *(f"kasino.{form}" for form in kasino.FORMS))
SEATS = (2, 3, 4)
USUAL = "kaschlan?players=-/2&seed=x&dealer=0&on=back"
"""What is chosen where nothing was chosen before."""

SEED_LENGTH = 20

HOUSE_RULES: dict[str, tuple[tuple[str, str], ...]] = {
    "kaschlan": (
        ("must_beat", "full"),
        ("self_attack", "when_all_beaten"),
        ("attacker_out", "durak"),
        ("last_bout", "play_out"),
    ),
    "kasino": (
        ("hand_values", "choice"),
        ("table_ace", "one"),
        ("capture", "maximal"),
        ("build_duty", "keep_card"),
        ("build_duty", "keep_card_no_trail"),
        ("raise_own", "no"),
        ("same_value_builds", "no"),
        ("tabbe_on_last_play", "no"),
    ),
}
"""The house rules that can be chosen beside the form; of two of one option the later is the stricter."""


def begun(message: Message, device: Device) -> str:
    """The text of the game that was chosen, or of the beginning where that does not fit."""
    game_name, _, form_name = message.field("form").partition(".")
    game = GAMES[game_name]
    rules = [Field("form", form_name)] if form_name and form_name != "standard" else []
    rules += [Field(name, message.field(f"{game_name}.{name}")) for name in dict(HOUSE_RULES[game_name])]
    if game_name == "kasino":
        rules.append(Field("target", message.field("target").strip()))
    seats = 4 if form_name == "pairs" else int(message.field("seats", "2"))
    if seats not in SEATS:
        raise ValueError("no such number of players")
    levels = [message.field(f"level{seat}") or message.field("level", "2") for seat in range(1, seats)]
    names = sittings.named(game, seats, tuple(message.field(f"name{seat}") for seat in range(seats)))
    seed = "".join(one for one in message.field("seed").lower() if one.isascii() and one.isalnum())[:SEED_LENGTH]
    try:
        options = sittings.read_options(game, [one for one in rules if one.value], seats)
    except NotationError:
        return UNFIT
    match = begin(game, options, seats, seed or seed_of(device.luck))
    players = (READER, *(_level(text) for text in levels))
    return sittings.write(Sitting(match, players, names, on=(sittings.BACK,)))


def _level(text: str) -> int:
    if text not in map(str, LEVELS):
        raise ValueError("no such level")
    return int(text)


def frame(model: str, kept: Progress, place: Place, trouble: str) -> Frame:
    """What can be chosen, as it was chosen last, under the games that go on."""
    words = WORDS[place.lang]
    unfit = p(".notice")[words.unreadable_choice] if model == UNFIT else None
    html = section(".game", aria_labelledby=place.id("title"))[
        header(".talong-head")[p(".title", id=place.id("title"), tabindex="-1")[words.new_game], span(".where")],
        div(".say", {"data-say": ""})[unfit, p(".notice")[words.storage_trouble(trouble)] if trouble else None],
        _going_on(kept, place, words),
        _form(_last(kept), place, words),
    ]
    return Frame(html, words.unreadable_choice if unfit else words.new_game)


def _last(kept: Progress) -> Sitting:
    """What was chosen last."""
    try:
        return sittings.read(kept.choice or USUAL)
    except (ValueError, LookupError):
        return sittings.read(USUAL)


def _going_on(kept: Progress, place: Place, words: Words) -> Node:
    """A way to each game that goes on, the latest first."""
    ways = [
        li[go(place, f"begun-{number}", text, title, kind="b primary" if number == 0 else "b")]
        for number, (text, title) in enumerate(_titled(kept, words))
    ]
    return div(".going-on")[p(".label")[words.go_on_with], ul[ways]] if ways else None


def _titled(kept: Progress, words: Words) -> Iterator[tuple[str, str]]:
    for start, moves in reversed(list(kept.begun.items())):
        try:
            one = sittings.read(start + moves)
        except (ValueError, LookupError):
            continue
        title = words.game_title(one.game.NAME, one.match.seats)
        yield start + moves, words.against(title, words.deal_number(one.game.NAME, one.match.number))


def _form(last: Sitting, place: Place, words: Words) -> Element:
    others = [level for level in last.players if level != READER]
    given = dict(last.game.write_options(last.match.options))
    now = "kaschlan" if last.game.NAME == "kaschlan" else f"kasino.{given.get('form', 'standard')}"
    names = [(one, words.game_form(*one.partition(".")[::2])) for one in FORMS]
    levels = [(str(level), words.opponent(level)) for level in LEVELS]
    seats = [(str(count), words.seats_named(count)) for count in SEATS]
    return form({"data-do": "start"}, id=place.id("beginning"))[
        div(".picks")[
            choice(place, "form", words.which_game, names, now),
            choice(place, "seats", words.how_many, seats, str(len(others) + 1)),
            choice(place, "level", words.how_strong, levels, str(others[0])),
        ],
        div(".controls")[button(".b.primary", type="submit", id=place.id("start"))[words.begin_game]],
        details(".more-choices", id=place.id("more-choices"))[
            summary[words.more_choices],
            div(".picks")[[_name(seat, last, place, words) for seat in range(SEATS[-1])]],
            div(".picks")[
                [
                    choice(
                        place,
                        f"level{seat}",
                        words.opponent_of(NAMES["kaschlan"][seat] + " / " + NAMES["kasino"][seat]),
                        [("", words.as_strong), *levels],
                        str(last.players[seat]) if seat < len(last.players) and len(set(others)) > 1 else "",
                    )
                    for seat in range(1, SEATS[-1])
                ]
            ],
            [_rules(game, given if game == last.game.NAME else {}, place, words) for game in HOUSE_RULES],
            div(".pick")[
                label(for_=place.id("seed"))[words.seed_label],
                written(place, "seed", "", SEED_LENGTH),
                p(".key")[words.seed_key],
            ],
        ],
    ]


def _rules(game: str, given: dict[str, str], place: Place, words: Words) -> Element:
    return fieldset[
        legend[words.game(game)],
        ul[
            [
                _rule(game, option, choice, given.get(option) == choice, place, words)
                for option, choice in HOUSE_RULES[game]
            ]
        ],
        div(".pick")[
            label(for_=place.id("target"))[words.target_label],
            written(place, "target", given.get("target", ""), 4),
        ]
        if game == "kasino"
        else None,
    ]


def _rule(game: str, option: str, choice: str, on: bool, place: Place, words: Words) -> Element:
    id = place.id(f"{game}-{option}-{choice}")
    box = field(type="checkbox", id=id, name=f"{game}.{option}", value=choice, checked=on)
    return li[label(for_=id)[box, " ", words.house(option, choice)]]


def _name(seat: int, last: Sitting, place: Place, words: Words) -> Element:
    usual = NAMES[last.game.NAME]
    own = last.names[seat] if seat < len(last.names) and last.names[seat] != usual[seat] else ""
    name = f"name{seat}"
    text = words.name_of_seat(seat)
    return div(".pick")[label(for_=place.id(name))[text], written(place, name, own, LONGEST_NAME)]
