"""From a game to a page: cards, tables and words as HTML, drawn by the same Python at build and in the browser."""
