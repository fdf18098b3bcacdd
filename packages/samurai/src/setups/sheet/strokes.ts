import {
  type HexId,
  hexesBetween as hexesOfLine,
  imageOf as imageOn,
  patchOf as patchOn,
  type Symmetry,
} from '@gunbai/hexes'
import { board } from '../../position/board.ts'
import type { Layer, Stroke } from './edits.ts'
import { drawingOf } from './edits.ts'
import type { Outline } from './outline.ts'

/** Where a hex lies after the board was turned or mirrored: this one has all symmetries. */
export const imageOf = (hex: number, symmetry: Symmetry): number =>
  imageOn(board, hex as HexId, symmetry) ?? hex

/** All hexes of the same ground that hang together with this one. */
export function patchOf(outline: Outline, layer: Layer, hex: number): number[] {
  const tokenAt = (at: number) => drawingOf(outline, layer)?.cells[at]?.token ?? '.'
  const wanted = tokenAt(hex)
  return patchOn(board, hex as HexId, (at) => tokenAt(at) === wanted)
}

/** The hexes from one to another, each beside the one before. */
export const hexesBetween = (from: number, to: number): number[] =>
  hexesOfLine(board, from as HexId, to as HexId)

/** The token of a unit for the other army; whoever leads it stays behind. */
export function otherArmys(token: string): string {
  const [unit = ''] = token.split('+')
  const [code = '', tag] = unit.split('*')
  if (code === '') return '.'
  const swapped = code === code.toLowerCase() ? code.toUpperCase() : code.toLowerCase()
  return tag === undefined ? swapped : `${swapped}*${tag}`
}

/** The same ground for the other army: its tent is the other one's. */
export const otherGround = (token: string): string => (token === 'mt' ? 'mb' : token === 'mb' ? 'mt' : token)

/** A drawing turned or mirrored as a whole. */
export function transformed(outline: Outline, layer: Layer, symmetry: Symmetry): Stroke[] {
  const cells = drawingOf(outline, layer)?.cells ?? []
  return board.hexes.map((hex) => ({ hex: imageOf(hex, symmetry), token: cells[hex]?.token ?? '.' }))
}

/** A piece, or what a hex is made of, from one hex to another. */
export function moved(outline: Outline, layer: Layer, from: number, to: number, keep = false): Stroke[] {
  const token = drawingOf(outline, layer)?.cells[from]?.token ?? '.'
  if (from === to || token === '.') return []
  const copied = layer === 'units' && keep ? (token.split('+')[0] ?? '') || '.' : token
  return [...(keep ? [] : [{ hex: from, token: '.' }]), { hex: to, token: copied }]
}
