"""What a reader writes, understood: from words of any of our languages to a move in notation.

The notation itself is always understood.  Both languages are, on every page; a link with what was written therefore says
the same in both.  Where letters could mean two cards the notation is meant, then rank before suit: ``Kd`` is the king of
diamonds, ``Dk`` the queen of clubs.
"""
