"""Takes the kerning out of the word spaces of Fredoka: between a space and a V it left a third of the space.

Run by hand whenever the fonts are fetched anew, with fontTools installed: python packaging/mend_fonts.py
"""

from __future__ import annotations

from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[1] / "assets" / "fonts"


def mend(file: Path) -> int:
    """Take a space out of all pairs that are kerned; gives how many there were."""
    font = TTFont(file, recalcTimestamp=False)
    space = font.getBestCmap()[ord(" ")]
    mended = 0
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for sub in lookup.SubTable:
            pairs = getattr(sub, "ExtSubTable", sub)
            if pairs.LookupType != 2:
                continue
            if pairs.Format == 1:
                for first, row in zip(pairs.Coverage.glyphs, pairs.PairSet, strict=True):
                    kept = [pair for pair in row.PairValueRecord if space not in (first, pair.SecondGlyph)]
                    mended += len(row.PairValueRecord) - len(kept)
                    row.PairValueRecord, row.PairValueCount = kept, len(kept)
            elif space in pairs.Coverage.glyphs or space in pairs.ClassDef2.classDefs:
                mended += bool(pairs.ClassDef2.classDefs.pop(space, 0))
                if space in pairs.Coverage.glyphs:
                    pairs.Coverage.glyphs.remove(space)
                    mended += 1
    if mended:
        font.save(file)
    return mended


for path in sorted(FONTS.glob("Fredoka-*.ttf")):
    print(path.name, mend(path))
