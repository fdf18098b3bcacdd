import type { LeaderKind } from '@gunbai/samurai/screen'
import {
  addLeader,
  draw,
  hexesBetween,
  imageOf,
  moved,
  type Outline,
  otherArmys,
  otherGround,
  outlineOf,
  patchOf,
  removeLeader,
  type Stroke,
  type Symmetry,
} from '@gunbai/samurai/sheet'

/** What the hand does on the board, with its key. */
export const toolKeys = {
  paint: 'b', erase: 'e', fill: 'f', pick: 'i', line: 'l', move: 'v', copy: 'c', zone: 'g',
} as const // biome-ignore format: a list
export type Tool = keyof typeof toolKeys

/** What is painted with. */
export type Brush =
  | { readonly kind: 'ground'; readonly token: string }
  | { readonly kind: 'unit'; readonly seat: number; readonly code: string }
  | { readonly kind: 'leader'; readonly seat: number; readonly leader: LeaderKind }

export interface Hand {
  readonly tool: Tool
  readonly brush: Brush
  readonly mirror: Symmetry | null
  /** The hex from which a line or a move begins. */
  readonly from: number | null
  /** The zone that is painted. */
  readonly zone: string
  /** Whether what is marked comes into the zone; left out where each touch turns it round. */
  readonly isIn?: boolean | undefined
  /** What a leader is called before somebody names him. */
  nameFor(seat: number): string
}

/** The text after the hand has touched a hex; null where the touch only begins something, or does nothing. */
export function touched(text: string, hand: Hand, hex: number): string | null {
  const outline = outlineOf(text)
  switch (hand.tool) {
    case 'paint':
      return painted(text, hand, [hex])
    case 'fill':
      return hand.brush.kind === 'ground'
        ? painted(text, hand, patchOf(outline, 'terrain', hex))
        : painted(text, hand, [hex])
    case 'line':
      return hand.from === null ? null : painted(text, hand, hexesBetween(hand.from, hex))
    case 'erase':
      return both(hand, [hex]).reduce((so, { hex: at }) => erased(so, at), text)
    case 'move':
    case 'copy':
      return hand.from === null ? null : brought(text, outline, hand, hex)
    case 'zone': {
      const zone = outline.zones.find(({ name }) => name === hand.zone)
      if (zone?.drawing.cells[hex] === undefined) return null
      const { isIn = !isInZone(outline, hand.zone, hex) } = hand
      const strokes = both(hand, [hex]).map((each) => ({ hex: each.hex, token: isIn ? 'x' : '.' }))
      return draw(text, { zone: hand.zone }, strokes)
    }
    case 'pick':
      return null
  }
}

export const isInZone = ({ zones }: Outline, zone: string, hex: number): boolean =>
  zones.find(({ name }) => name === zone)?.drawing.cells[hex]?.token === 'x'

/** The hexes and, where it is mirrored, their images, each with whether it is one. */
function both({ mirror }: Hand, hexes: readonly number[]): { hex: number; isImage: boolean }[] {
  const plain = hexes.map((hex) => ({ hex, isImage: false }))
  if (mirror === null) return plain
  const images = hexes.map((hex) => imageOf(hex, mirror)).filter((hex) => !hexes.includes(hex))
  return [...plain, ...images.map((hex) => ({ hex, isImage: true }))]
}

function painted(text: string, hand: Hand, hexes: readonly number[]): string {
  const { brush } = hand
  const places = both(hand, hexes)
  if (brush.kind === 'ground') {
    const strokes = places.map(({ hex, isImage }) => ({
      hex,
      token: isImage ? otherGround(brush.token) : brush.token,
    }))
    return draw(text, 'terrain', strokes)
  }
  if (brush.kind === 'leader') {
    return places.reduce((so, { hex, isImage }) => {
      const seat = isImage ? 1 - brush.seat : brush.seat
      return addLeader(so, hex, seat, brush.leader, hand.nameFor(seat))
    }, text)
  }
  const token = brush.seat === 0 ? brush.code : brush.code.toUpperCase()
  const outline = outlineOf(text)
  const strokes = places.map(({ hex, isImage }) =>
    withLeader(outline, hex, isImage ? otherArmys(token) : token),
  )
  return draw(text, 'units', strokes)
}

/** A unit comes to a leader who stands alone, or takes the place of the one that he leads. */
function withLeader({ units }: Outline, hex: number, token: string): Stroke {
  const key = units?.cells[hex]?.token.split('+')[1]
  return { hex, token: key === undefined ? token : `${token}+${key}` }
}

/** Takes away who stands there; where nobody does, what the ground is made of. */
function erased(text: string, hex: number): string {
  const { units } = outlineOf(text)
  const token = units?.cells[hex]?.token ?? '.'
  if (token === '.') return draw(text, 'terrain', [{ hex, token: '.' }])
  const key = token.split('+')[1]
  const alone = key === undefined ? text : removeLeader(text, key)
  return draw(alone, 'units', [{ hex, token: '.' }])
}

function brought(text: string, outline: Outline, { from, tool }: Hand, hex: number): string {
  const layer = (outline.units?.cells[from ?? -1]?.token ?? '.') === '.' ? 'terrain' : 'units'
  return draw(text, layer, moved(outline, layer, from ?? hex, hex, tool === 'copy'))
}

/** What a hex would be painted with. */
export function pickedAt(outline: Outline, hex: number): Brush {
  const token = outline.units?.cells[hex]?.token ?? '.'
  const code = token.split('+')[0]?.split('*')[0] ?? ''
  if (code !== '' && code !== '.') {
    return { kind: 'unit', seat: code === code.toLowerCase() ? 0 : 1, code: code.toLowerCase() }
  }
  return { kind: 'ground', token: outline.terrain?.cells[hex]?.token ?? '.' }
}
