"""Charts that answer a press: what beats what, what takes what."""
