"""All words of the widgets: one Protocol, spoken in Swedish and in English."""

from widgets.say.en import English
from widgets.say.sv import Swedish
from widgets.say.words import Words

WORDS: dict[str, Words] = {"sv": Swedish(), "en": English()}

__all__ = ["WORDS", "Words"]
