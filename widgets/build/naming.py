"""Names by content: `worker.js` becomes `worker.4f1d….js`, and whoever mentions it says so."""

import hashlib
import re
from collections.abc import Mapping

TEXT = (".js",)
DIGITS = 16


def hashed(files: Mapping[str, bytes]) -> dict[str, tuple[str, bytes]]:
    """Plain name → (name by content, content with every mention of the other files renamed).

    A file's name depends on the names it mentions, so mentions must not run in a circle; of itself a file may speak
    by its plain name.
    """
    done: dict[str, tuple[str, bytes]] = {}
    mention = re.compile(
        rb"(?<![\w.-])(" + b"|".join(re.escape(name.encode()) for name in sorted(files)) + rb")(?![\w-])"
    )

    def finish(name: str, above: tuple[str, ...]) -> bytes:
        if above and name == above[-1]:
            return name.encode()
        if name in above:
            raise ValueError(f"files mention each other in a circle: {' → '.join([*above, name])}")
        if name not in done:
            content = files[name]
            if name.endswith(TEXT):
                content = mention.sub(lambda found: finish(found[0].decode(), (*above, name)), content)
            stem, _, ending = name.rpartition(".")
            digest = hashlib.sha256(content).hexdigest()[:DIGITS]
            done[name] = f"{stem}.{digest}.{ending}", content
        return done[name][0].encode()

    for name in files:
        finish(name, ())
    return done


def plain(name: str) -> str:
    """The name that a name by content was made from."""
    stem, _, ending = name.rpartition(".")
    return f"{stem.rpartition('.')[0]}.{ending}"
