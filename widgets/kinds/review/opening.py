"""Where a record is brought: pasted, or opened from a file; whose place is looked back from."""

from htpy import Element, button, div, form, header, label, p, section, span, textarea, ul
from htpy import input as field
from htpy import li as item

from engine.record import BadRecord, Deal, IllegalRecord
from engine.record import read as read_record
from widgets.kinds.review.looking import Look, tidy_names, write
from widgets.place import Place
from widgets.play.controls import choice
from widgets.say import WORDS, Words
from widgets.widget import Frame, Message

NEW = "new"
LONGEST = 40_000
MOST_DEALS = 99

TROUBLES = ("empty", "unreadable", "illegal", "no-deal", "no-seat", "nothing")
"""What can be wrong with a record; the model then is the word after ``new.``, with the line if there is one."""


def brought(message: Message) -> str:
    """The model for what stands in the fields ``record`` or else ``file``, ``seat`` and ``deal``."""
    text = (message.field("record").strip() or message.field("file"))[:LONGEST]
    if not text.strip():
        return f"{NEW}.empty.0"
    try:
        record = read_record(text)
    except BadRecord as error:
        return f"{NEW}.unreadable.{error.line}"
    except IllegalRecord as error:
        return f"{NEW}.illegal.{error.line}"
    number = _number(message.field("deal", "1"))
    if not 1 <= number <= len(record.deals):
        return f"{NEW}.no-deal.{min(len(record.deals), MOST_DEALS)}"
    headers = dict(record.headers)
    deal = record.deals[number - 1]
    seats = len(deal.start.hands)
    seat = message.field("seat")
    near = _number(seat) - 1 if seat else record.reader
    if not 0 <= near < seats:
        return f"{NEW}.no-seat.{seats}"
    if not deal.plays:
        return f"{NEW}.nothing.0"
    names = tidy_names(tuple(headers.get("players", "").split(",")), deal.game.NAME, seats)
    return write(Look(deal.game.write(deal.start), _moves(deal), names, near))


def trouble(model: str) -> tuple[str, int] | None:
    """What is wrong with the record that was brought, and a line or a number; None where nothing was. ValueError."""
    if model == NEW:
        return None
    head, word, number = model.split(".")
    if head != NEW or word not in TROUBLES:
        raise ValueError("no such trouble")
    return word, _number(number)


def frame(model: str, place: Place) -> Frame:
    """The fields, and what is wrong with what was brought."""
    words = WORDS[place.lang]
    found = trouble(model)
    said = words.review_trouble(*found) if found else words.review_bring
    html = section(".review", aria_labelledby=place.id("title"))[
        header(".talong-head")[p(".title", id=place.id("title"), tabindex="-1")[words.review_title], span(".where")],
        div(".say", {"data-say": ""})[ul(".refused")[item[said]] if found else p(".caption")[said]],
        _fields(words, place),
    ]
    return Frame(html, said)


def _fields(words: Words, place: Place) -> Element:
    seats = [("", words.review_as_recorded), *((str(seat), words.review_seat(seat)) for seat in range(1, 5))]
    return form({"data-do": "open", "data-stays": ""}, id=place.id("form"))[
        label(for_=place.id("record"))[words.review_record],
        textarea(
            id=place.id("record"),
            name="record",
            rows="6",
            maxlength=str(LONGEST),
            autocapitalize="off",
            autocomplete="off",
            spellcheck="false",
            aria_describedby=place.id("key"),
        ),
        p(".key", id=place.id("key"))[words.review_record_key],
        div(".pick")[
            label(for_=place.id("file"))[words.from_file],
            field(type="file", id=place.id("file"), name="file", accept=".txt,text/plain"),
        ],
        choice(place, "seat", words.review_whose, seats, ""),
        choice(place, "deal", words.review_which, [(str(one), str(one)) for one in range(1, MOST_DEALS + 1)], "1"),
        button(".b.primary", type="submit", id=place.id("open"))[words.review_open],
    ]


def _moves(deal: Deal) -> tuple[str, ...]:
    return tuple(deal.game.write_move(play.move) for play in deal.plays)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0
