"""The kinds of widgets, one room each (see :mod:`widgets.widget`)."""
