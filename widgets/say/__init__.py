"""All words of the widgets: one Protocol, spoken in Swedish and in English."""

from typing import TYPE_CHECKING

from widgets.say.en import English
from widgets.say.sv import Swedish

if TYPE_CHECKING:
    from widgets.say.words import Words
else:
    # What there must be a word for is proved by the type checker; no reader's device has to load it.
    Words = object

WORDS: dict[str, Words] = {"sv": Swedish(), "en": English()}

__all__ = ["WORDS", "Words"]
