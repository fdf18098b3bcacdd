import { createHexMap, type HexId, hexName, parseTextMap } from '@gunbai/hexes'
import type { GroundLook, Seat } from '@gunbai/kernel'

export const field = createHexMap({ rows: 7, cols: 7, shifted: 'odd', shiftedCols: 6 })

/** By the character that it is drawn with. */
const grounds: Readonly<Record<string, GroundLook>> = { '.': 'open', w: 'woods', h: 'hill', '~': 'water' }

const drawnGround = `
  .   .   .   .   .   .   .
    .   w   .   .   w   .
  .   .   .   ~   .   .   .
    .   w   .   .   w   .
  .   ~   .   h   .   ~   .
    .   w   .   .   w   .
  .   .   .   .   .   .   .`

/** By hex. */
export const ground: readonly GroundLook[] = parseTextMap(field, drawnGround).map(
  ({ token }) => grounds[token],
)

/** EX-WIN-01 */
export const hill = field.hexes.find((hex) => ground[hex] === 'hill') as HexId

// biome-ignore format: a chart
export const unitKinds = {
  foot:  { code: 'F', strength: 2, moves: 1 },
  horse: { code: 'H', strength: 1, moves: 2 },
} as const
export type UnitKind = keyof typeof unitKinds

/** Capital letters are Red, small ones Blue (EX-FIELD-01). */
const drawnUnits = `
  f   .   .   h   .   f   .
    .   .   f   .   .   .
  .   .   .   .   .   .   .
    .   .   .   .   .   .
  .   .   .   .   .   .   .
    .   .   .   .   .   .
  .   F   F   H   F   .   .`

/** By the unit's number. */
export const units = parseTextMap(field, drawnUnits).flatMap(({ token, hex }) => {
  const kind = (Object.keys(unitKinds) as UnitKind[]).find(
    (each) => unitKinds[each].code === token.toUpperCase(),
  )
  const seat: Seat = token === token.toUpperCase() ? 0 : 1
  return kind === undefined ? [] : [{ seat, kind, start: hex }]
})

export const nameOf = (hex: HexId): string => hexName(field, hex)
