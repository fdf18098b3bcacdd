import { CIRCLE, SQUARE, TRIANGLE } from '../../data/die.ts'

/** Faces with a unit's symbol that are still to be applied, one at a time (SB-LACK-08). */
export interface SymbolCounts {
  circle: number
  triangle: number
  square: number
}

/** The symbol of the next face, or -1. */
export const nextSymbol = ({ circle, triangle, square }: SymbolCounts): number =>
  circle > 0 ? CIRCLE : triangle > 0 ? TRIANGLE : square > 0 ? SQUARE : -1

export function strikeOff(counts: SymbolCounts, symbol: number): void {
  if (symbol === CIRCLE) counts.circle--
  else if (symbol === TRIANGLE) counts.triangle--
  else counts.square--
}
