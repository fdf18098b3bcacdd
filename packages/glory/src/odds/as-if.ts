import type { Corner, HexId } from '@gunbai/hexes'
import type { GloryState, UnitId } from '../state.ts'

/** Looks at the game as if these units stood elsewhere and had done that, then puts everything back. */
export function asIf<T>(
  s: GloryState,
  units: readonly UnitId[],
  hex: HexId,
  facing: Corner,
  did: number,
  look: () => T,
): T {
  const kept = units.map((unit) => {
    const { hex: at, facing: held, did: deeds, square } = s.units[unit]
    return { at, held, deeds, square }
  })
  for (const unit of units) {
    const piece = s.units[unit]
    piece.hex = hex
    piece.facing = facing
    piece.did |= did
    piece.square = false
  }
  const found = look()
  units.forEach((unit, i) => {
    const piece = s.units[unit]
    piece.hex = kept[i].at
    piece.facing = kept[i].held
    piece.did = kept[i].deeds
    piece.square = kept[i].square
  })
  return found
}
