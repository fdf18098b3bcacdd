import { type HexId, imageOf, type Symmetry } from '@gunbai/hexes'
import { hexCode } from '../hex-code.ts'
import { draw } from './edits.ts'
import { insertedLine, withField } from './lines.ts'
import { hexOf, outlineOf, piecesOf } from './outline.ts'
import { freeCode, setPiece } from './piece-edits.ts'

/** The ground turned or mirrored as a whole; pieces and sides stay. Nothing where the map has no such symmetry. */
export function imageText(text: string, symmetry: Symmetry): string {
  const { map, drawing } = outlineOf(text)
  if (map === null || drawing === null) return text
  const strokes = map.hexes.flatMap((hex) => {
    const image = imageOf(map, hex, symmetry)
    return image === null ? [] : [{ hex: image, token: drawing.cells[hex]?.token ?? '.' }]
  })
  return strokes.length === map.size ? draw(text, strokes) : text
}

/** Everything that stands in a hex, units and commanders, in another one; or copies of the units there. */
export function movedUnits(text: string, from: number, to: number, keep = false): string {
  const outline = outlineOf(text)
  const { map } = outline
  if (map === null || from === to) return text
  const hex = hexCode(map, to as HexId)
  const units = piecesOf(outline, 'unit').filter(({ fields }) => hexOf(outline, fields[7]) === from)
  if (keep) {
    return units.reduce((so, { fields, line }) => {
      const now = outlineOf(so)
      const copied = now.pieces.find((each) => each.kind === 'unit' && each.fields[1] === fields[1])
      const code = freeCode(now, fields[1].replace(/\d+$/, '') || 'U')
      const written = insertedLine(so, (copied?.line ?? line) + 1, now.lines[copied?.line ?? line])
      return setPieceAt(written, (copied?.line ?? line) + 1, { code, hex })
    }, text)
  }
  const commanders = piecesOf(outline, 'cmd').filter(({ fields }) => hexOf(outline, fields[7]) === from)
  const moved = units.reduce((so, { fields }) => setPiece(so, 'unit', fields[1], { hex }), text)
  return commanders.reduce((so, { fields }) => setPiece(so, 'cmd', fields[1], { hex }), moved)
}

/** The unit of that line, which may have the code of another one still. */
function setPieceAt(text: string, line: number, { code, hex }: { code: string; hex: string }): string {
  return withField(withField(text, line, 1, code), line, 7, hex)
}
