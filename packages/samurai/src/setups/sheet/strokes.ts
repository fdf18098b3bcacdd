import { colOf, type HexId, hexAt, hexCentre, neighbours, rowLength, rowOf } from '@gunbai/hexes'
import { board } from '../../position/board.ts'
import type { Layer, Stroke } from './edits.ts'
import { drawingOf } from './edits.ts'
import type { Outline } from './outline.ts'

/** Where a hex lies after the board was turned or mirrored. */
export const symmetries = ['turned', 'top-bottom', 'left-right'] as const
export type Symmetry = (typeof symmetries)[number]

export function imageOf(hex: number, symmetry: Symmetry): number {
  if (symmetry === 'turned') return board.size - 1 - hex
  const [row, col] = [rowOf(board, hex as HexId), colOf(board, hex as HexId)]
  if (symmetry === 'left-right') return hexAt(board, row, rowLength(board.shape, row) - 1 - col) as HexId
  return hexAt(board, board.shape.rows - 1 - row, col) as HexId
}

/** All hexes of the same ground that hang together with this one. */
export function patchOf(outline: Outline, layer: Layer, hex: number): number[] {
  const tokenAt = (at: number) => drawingOf(outline, layer)?.cells[at]?.token ?? '.'
  const wanted = tokenAt(hex)
  const found = new Set([hex])
  const open = [hex]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of neighbours(board, at as HexId)) {
      if (found.has(next) || tokenAt(next) !== wanted) continue
      found.add(next)
      open.push(next)
    }
  }
  return [...found]
}

/** The hexes from one to another, each beside the one before. */
export function hexesBetween(from: number, to: number): number[] {
  const goal = hexCentre(board, to as HexId, 1)
  const path = [from]
  for (let at = from; at !== to; ) {
    const away = (hex: number) => {
      const { x, y } = hexCentre(board, hex as HexId, 1)
      return (x - goal.x) ** 2 + (y - goal.y) ** 2
    }
    at = neighbours(board, at as HexId).reduce<number>(
      (best, next) => (best < 0 || away(next) < away(best) ? next : best),
      -1,
    )
    path.push(at)
  }
  return path
}

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
