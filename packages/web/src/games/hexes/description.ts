import type { Diagram, DiagramPiece } from '@gunbai/kernel'
import type { Words } from '../../words/words.tsx'
import { seatName } from '../seat-name.ts'

/** The pieces that stand in a hex. */
export const piecesAt = ({ pieces }: Diagram, hex: number): DiagramPiece[] =>
  pieces.filter((piece) => piece.hex === hex)

/** A piece in words, with its side. */
export function sayPiece({ seat, name, strength }: DiagramPiece, words: Words): string {
  const values = { side: seatName(seat, words), piece: name }
  return strength === undefined
    ? words.say({ id: 'hexes.piece', values })
    : words.say({ id: 'hexes.strong', values: { ...values, strength } })
}

/** A hex in words: its name and its ground, and whose flag stands there. */
export function sayGround(diagram: Diagram, hex: number, words: Words): string {
  const there = diagram.hexes[hex]
  if (there === undefined) return ''
  const { name, ground, flag } = there
  const values = { hex: name, ground }
  return flag === undefined
    ? words.say({ id: 'hexes.hex', values })
    : words.say({ id: 'hexes.flag', values: { ...values, side: seatName(flag, words) } })
}

/** The same with whatever stands there. */
export function sayHex(diagram: Diagram, hex: number, words: Words): string {
  return [
    sayGround(diagram, hex, words),
    ...piecesAt(diagram, hex).map((piece) => sayPiece(piece, words)),
  ].join(' ')
}
