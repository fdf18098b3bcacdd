"""Composes the four Hungarian letters that Zen Old Mincho lacks out of its own: o, O, u, U and the acute, twice.

    pip install fonttools brotli
    python double-acute.py zen-old-mincho-latin-700-normal.woff2 zen-old-mincho-double-acute-700.woff2
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

SLIM = 0.74  # each acute is narrower than the lone one
APART = 150  # from one acute to the other

source, target = sys.argv[1:]
font = TTFont(source)
glyf, hmtx, cmap = font["glyf"], font["hmtx"], font.getBestCmap()


def part(name, x, y, slim=1.0):
    component = GlyphComponent()
    component.glyphName, component.x, component.y = name, round(x), y
    component.flags = 0x0002 | 0x0004  # offsets, to the grid
    if slim != 1.0:
        component.transform = [[slim, 0], [0, 1]]
    return component


acute = glyf["acutecomb"]
width = (acute.xMax - acute.xMin) * SLIM
letters = {0x151: 0xF3, 0x150: 0xD3, 0x171: 0xFA, 0x170: 0xDA}  # each after the letter with one acute
for code, single in letters.items():
    base, mark = glyf[cmap[single]].components
    middle = mark.x + (acute.xMin + acute.xMax) / 2
    first = middle - (width + APART) / 2 - acute.xMin * SLIM
    letter = Glyph()
    letter.numberOfContours = -1
    letter.components = [
        part(base.glyphName, 0, 0),
        part("acutecomb", first, mark.y, SLIM),
        part("acutecomb", first + APART, mark.y, SLIM),
    ]
    name = f"uni{code:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    glyf[name] = letter
    letter.recalcBounds(glyf)
    hmtx[name] = (hmtx[base.glyphName][0], letter.xMin)
    for table in font["cmap"].tables:
        table.cmap[code] = name

for unused in ("vmtx", "vhea", "VORG"):  # nothing is set downwards
    if unused in font:
        del font[unused]
options = subset.Options(flavor="woff2", layout_features=[], hinting=False, notdef_outline=False)
cutter = subset.Subsetter(options)
cutter.populate(unicodes=letters)
cutter.subset(font)
font.flavor = "woff2"
font.save(target)
