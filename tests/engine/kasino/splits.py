"""Whether numbers can be split into parts of one sum, by plain search."""


def splits(values: list[int], value: int, *, lone_ace: bool = False) -> bool:
    """Whether the values fall into parts that add up to ``value``; a one may be a part of fourteen by itself."""
    if not values:
        return True
    first, *others = values
    if lone_ace and value == 14 and first == 1 and splits(others, value, lone_ace=True):
        return True
    for choice in range(1 << len(others)):
        part = [other for index, other in enumerate(others) if choice >> index & 1]
        if first + sum(part) == value:
            rest = [other for index, other in enumerate(others) if not choice >> index & 1]
            if splits(rest, value, lone_ace=lone_ace):
                return True
    return False
