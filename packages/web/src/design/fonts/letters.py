"""Cuts the two typefaces down to what our three languages write; whatever else is written fetches the whole ones.

    pip install fonttools brotli
    python letters.py ../../../../../node_modules
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

SIGNS = "\u00a0ª«°±²·º»×–—‘’“”„…−"
ITALIAN = "àèéìòùÀÈÉÌÒÙ"
HUNGARIAN = "áéíóöúüÁÉÍÓÖÚÜ"
NAMES = "âäûô"  # in names and words that we borrow
ASCII = "".join(map(chr, range(0x20, 0x7F)))
DOUBLE_ACUTE = "őűŐŰ"

modules = sys.argv[1]
figtree = f"{modules}/@fontsource-variable/figtree/files/figtree"
mincho = f"{modules}/@fontsource/zen-old-mincho/files/zen-old-mincho"


def cut(source, target, letters, features):
    font = TTFont(source)
    for unused in ("vmtx", "vhea", "VORG"):  # nothing is set downwards
        if unused in font:
            del font[unused]
    options = subset.Options(layout_features=features, hinting=False, notdef_outline=False)
    cutter = subset.Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(target)


latin = ASCII + ITALIAN + HUNGARIAN + NAMES + SIGNS
# figures of one width, so that numbers stand under each other
cut(f"{figtree}-latin-wght-normal.woff2", "figtree-letters.woff2", latin, ["kern", "tnum", "lnum"])
cut(f"{figtree}-latin-ext-wght-normal.woff2", "figtree-double-acute.woff2", DOUBLE_ACUTE, ["kern"])
cut(f"{mincho}-latin-700-normal.woff2", "zen-old-mincho-letters-700.woff2", latin, ["kern"])
