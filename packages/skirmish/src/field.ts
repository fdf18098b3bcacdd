import { createHexMap, FORBIDDEN, type HexId, hexName, parseTextMap } from '@gunbai/hexes'
import type { GroundLook, Seat } from '@gunbai/kernel'

/** SK-FIELD-01 */
export const field = createHexMap({ rows: 7, cols: 9, shifted: 'odd', shiftedCols: 8 })

interface GroundKind {
  readonly code: string // as it is drawn below
  readonly look: GroundLook
  readonly cost: number // to enter
  readonly shelter: number // more to throw at who is there
  readonly slope: number // less to throw for who attacks from there
}

// biome-ignore format: a chart
export const groundKinds = {
  open:  { code: '.', look: 'open',  cost: 1,         shelter: 0, slope: 0 },
  woods: { code: 'w', look: 'woods', cost: 2,         shelter: 1, slope: 0 },
  hill:  { code: 'h', look: 'hill',  cost: 2,         shelter: 0, slope: 1 },
  river: { code: '~', look: 'water', cost: FORBIDDEN, shelter: 0, slope: 0 },
  ford:  { code: '=', look: 'ford',  cost: 2,         shelter: 0, slope: -1 },
  camp:  { code: 'c', look: 'town',  cost: 1,         shelter: 1, slope: 0 },
} as const satisfies Record<string, GroundKind>
export type Ground = keyof typeof groundKinds

export const grounds = Object.keys(groundKinds) as Ground[]

const drawnGround = `
  .   .   w   .   ~   h   .   .   .
    .   .   .   =   .   w   .   .
  .   .   w   .   ~   .   h   .   .
    c   w   .   =   =   .   w   c
  .   .   h   .   ~   .   w   .   .
    .   .   w   .   =   .   .   .
  .   .   .   h   ~   .   w   .   .`

/** By hex. */
export const ground: readonly Ground[] = parseTextMap(field, drawnGround).map(
  ({ token }) => grounds.find((name) => groundKinds[name].code === token) as Ground,
)

/** By seat. */
export const camps: readonly HexId[] = field.hexes.filter((hex) => ground[hex] === 'camp')

export interface UnitKind {
  readonly code: string // as it is drawn below, small for Blue
  readonly strength: number
  readonly moves: number
  readonly reaches: number
}

// biome-ignore format: a chart
export const unitKinds = {
  foot:  { code: 'F', strength: 3, moves: 2, reaches: 1 },
  horse: { code: 'H', strength: 2, moves: 4, reaches: 1 },
  bow:   { code: 'B', strength: 2, moves: 2, reaches: 2 },
} as const satisfies Record<string, UnitKind>
export type Kind = keyof typeof unitKinds

export const kinds = Object.keys(unitKinds) as Kind[]

const drawnUnits = `
  .   .   .   .   .   .   .   .   .
    H   .   .   .   .   .   .   h
  .   F   .   .   .   .   .   f   .
    .   B   .   .   .   .   b   .
  .   F   .   .   .   .   .   f   .
    H   .   .   .   .   .   .   h
  .   .   .   .   .   .   .   .   .`

export interface Unit {
  readonly seat: Seat
  readonly kind: Kind
  readonly start: HexId
}

/** By the unit's number (SK-FIELD-02). */
export const units: readonly Unit[] = parseTextMap(field, drawnUnits).flatMap(({ token, hex }) => {
  const kind = kinds.find((name) => unitKinds[name].code === token.toUpperCase())
  return kind === undefined ? [] : [{ seat: token === token.toUpperCase() ? 0 : 1, kind, start: hex }]
})

/** How a unit of that side is drawn in characters. */
export const codeOf = ({ seat, kind }: Unit): string => {
  const { code } = unitKinds[kind]
  return seat === 0 ? code : code.toLowerCase()
}

export const nameOf = (hex: HexId): string => hexName(field, hex)
