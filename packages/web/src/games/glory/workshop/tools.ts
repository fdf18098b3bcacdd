import {
  addCommander,
  addUnit,
  draw,
  drawSide,
  drawWay,
  eraseWay,
  hexOf,
  keyOf,
  movedUnits,
  type Outline,
  outlineOf,
  piecesOf,
  placeName,
  removePiece,
  seatOfFormation,
  setPiece,
  sideCodes,
  type sideKinds,
  statementOf,
  toggleHex,
  type usualUnits,
} from '@gunbai/glory/sheet'
import {
  type Direction,
  type HexId,
  hexesBetween,
  imageOf,
  neighbour,
  patchOf,
  type Symmetry,
} from '@gunbai/hexes'

/** What the hand does on the map, with its key. */
export const toolKeys = {
  paint: 'b', erase: 'e', fill: 'f', pick: 'i', line: 'l', move: 'v', copy: 'c',
} as const // biome-ignore format: a list
export type Tool = keyof typeof toolKeys

export type SideKind = (typeof sideKinds)[number]
export type UnitKind = keyof typeof usualUnits

/** What is painted with. */
export type Brush =
  | { readonly kind: 'ground'; readonly letter: string }
  | { readonly kind: 'height'; readonly level: number }
  /** Null takes away what lies there. */
  | { readonly kind: 'side'; readonly side: SideKind | null }
  | { readonly kind: 'way'; readonly way: 'road' | 'path' }
  | { readonly kind: 'unit'; readonly form: string; readonly unit: UnitKind; readonly turn: number }
  | { readonly kind: 'commander'; readonly seat: number }
  | { readonly kind: 'zone'; readonly name: string }
  | { readonly kind: 'held' | 'exit'; readonly seat: number }

export interface Hand {
  readonly tool: Tool
  readonly brush: Brush
  readonly mirror: Symmetry | null
  /** The hex from which a line, a way or a move begins. */
  readonly from: number | null
  /** Whether what is marked comes into its list; left out where each touch turns it round. */
  readonly isIn?: boolean | undefined
  /** What a unit or commander is called before somebody names it. */
  nameFor(brush: Brush): string
}

const tokenAt = ({ drawing }: Outline, hex: number): string => drawing?.cells[hex]?.token ?? '.'
const letterIn = (token: string): string => token.charAt(0) || '.'
const levelIn = (token: string): string => token.slice(1)

/** The text after the hand has touched a hex, or the side of it in that direction; null where the touch only begins something. */
export function touched(text: string, hand: Hand, hex: number, direction: Direction): string | null {
  const outline = outlineOf(text)
  const { map } = outline
  if (map === null) return null
  const { brush, from } = hand
  switch (hand.tool) {
    case 'pick':
      return null
    case 'erase':
      return withImage(outline, hand, hex, direction, (so, at, way) => erased(so, brush, at, way), text)
    case 'move':
    case 'copy':
      return from === null ? null : movedUnits(text, from, hex, hand.tool === 'copy')
    case 'fill': {
      if (brush.kind !== 'ground' && brush.kind !== 'height') break
      const patch = patchOf(map, hex as HexId, (at) => tokenAt(outline, at) === tokenAt(outline, hex))
      return patch.reduce((so, at) => painted(so, hand, at, direction), text)
    }
    case 'line':
      if (brush.kind !== 'ground' && brush.kind !== 'height') break
      if (from === null) return null
      return hexesBetween(map, from as HexId, hex as HexId).reduce(
        (so, at) => painted(so, hand, at, direction),
        text,
      )
    case 'paint':
  }
  if (brush.kind === 'way') return from === hex ? text : drawWayTo(text, outline, brush.way, from, hex)
  return painted(text, hand, hex, direction)
}

/** Goes on from the last hex, over those between them if they are apart. */
function drawWayTo(
  text: string,
  { map }: Outline,
  way: 'road' | 'path',
  from: number | null,
  to: number,
): string {
  if (from === null || map === null) return drawWay(text, way, null, to)
  const path = hexesBetween(map, from as HexId, to as HexId)
  return path.slice(1).reduce((so, hex, i) => drawWay(so, way, path[i] as number, hex), text)
}

function painted(text: string, hand: Hand, hex: number, direction: Direction): string {
  const outline = outlineOf(text)
  return withImage(
    outline,
    hand,
    hex,
    direction,
    (so, at, way, isImage) => drawn(so, hand, at, way, isImage),
    text,
  )
}

type Doing = (text: string, hex: number, direction: Direction, isImage: boolean) => string

/** Does it in the hex and, where it is mirrored, in its image. */
function withImage(
  { map }: Outline,
  { mirror }: Hand,
  hex: number,
  direction: Direction,
  doing: Doing,
  text: string,
): string {
  const once = doing(text, hex, direction, false)
  if (mirror === null || map === null) return once
  const image = imageOf(map, hex as HexId, mirror)
  if (image === null || image === hex) return once
  const beyond = neighbour(map, hex as HexId, direction)
  const other = beyond < 0 ? null : imageOf(map, beyond as HexId, mirror)
  const way = [0, 1, 2, 3, 4, 5].find((each) => neighbour(map, image, each as Direction) === other)
  return doing(once, image, (way ?? direction) as Direction, true)
}

function drawn(
  text: string,
  { brush, nameFor, isIn }: Hand,
  hex: number,
  direction: Direction,
  isImage: boolean,
): string {
  const outline = outlineOf(text)
  const token = tokenAt(outline, hex)
  switch (brush.kind) {
    case 'ground':
      return draw(text, [{ hex, token: brush.letter + levelIn(token) }])
    case 'height':
      return draw(text, [{ hex, token: letterIn(token) + (brush.level === 0 ? '' : brush.level) }])
    case 'side': {
      const beyond = outline.map === null ? -1 : neighbour(outline.map, hex as HexId, direction)
      return beyond < 0 ? text : drawSide(text, hex, beyond, brush.side)
    }
    case 'unit':
      return withUnit(text, outline, brush, hex, nameFor(brush), isImage)
    case 'commander': {
      const seat = isImage ? 1 - brush.seat : brush.seat
      return addCommander(text, seat, nameFor({ ...brush, seat }), placeName(outline, hex))
    }
    case 'zone':
      return toggleHex(text, 'zone', brush.name, hex, isIn)
    case 'held':
    case 'exit':
      return toggleHex(text, brush.kind, sideCodes(outline)[brush.seat] ?? '', hex, isIn)
    case 'way':
      return text
  }
}

/** The hexes of the list that is in hand. */
export function markedIn(outline: Outline, { brush }: Hand): number[] {
  if (brush.kind !== 'zone' && brush.kind !== 'held' && brush.kind !== 'exit') return []
  const name = brush.kind === 'zone' ? brush.name : piecesOf(outline, 'side')[brush.seat]?.fields[0]
  const words = statementOf(outline, brush.kind, name ?? '')?.words.slice(2) ?? []
  return words.flatMap((code) => hexOf(outline, code) ?? [])
}

/** A unit faces the middle of the map as its army's first one does; its image is of the other army's formation of the same place. */
function withUnit(
  text: string,
  outline: Outline,
  { form, unit, turn }: Extract<Brush, { kind: 'unit' }>,
  hex: number,
  name: string,
  isImage: boolean,
): string {
  const forms = piecesOf(outline, 'form').map(({ fields }) => fields[1] ?? '')
  const seat = seatOfFormation(outline, form)
  const ofSide = (side: number | null) => forms.filter((each) => seatOfFormation(outline, each) === side)
  const whose = isImage && seat !== null ? ofSide(1 - seat)[ofSide(seat).indexOf(form)] : form
  if (whose === undefined || seat === null) return text
  const facing = (isImage ? 1 - seat : seat) === 0 ? 'NE' : 'NW'
  const before = new Set(piecesOf(outline, 'unit').map(({ fields }) => fields[1]))
  const added = addUnit(text, whose, { kind: unit, name, hex: placeName(outline, hex), facing })
  if (turn === 0) return added
  const code = piecesOf(outlineOf(added), 'unit').find(({ fields }) => !before.has(fields[1]))?.fields[1]
  return code === undefined ? added : setPiece(added, 'unit', code, { turn: String(turn) })
}

/** Takes away the top of what is there: with a side in hand the side, else the last unit, the commander, the way, the ground. */
function erased(text: string, brush: Brush, hex: number, direction: Direction): string {
  const outline = outlineOf(text)
  const { map } = outline
  if (map === null) return text
  if (brush.kind === 'side') {
    const beyond = neighbour(map, hex as HexId, direction)
    return beyond < 0 ? text : drawSide(text, hex, beyond, null)
  }
  const standing = (kind: 'unit' | 'cmd') =>
    piecesOf(outline, kind)
      .filter(({ fields }) => hexOf(outline, fields[7]) === hex)
      .at(-1)
  const unit = standing('unit')
  if (unit !== undefined) return removePiece(text, 'unit', unit.fields[1] ?? '')
  const commander = standing('cmd')
  if (commander !== undefined) return removePiece(text, 'cmd', commander.fields[1] ?? '')
  const wayless = eraseWay(text, hex)
  return wayless === text ? draw(text, [{ hex, token: '.' }]) : wayless
}

/** What a hex, or its side, would be painted with. */
export function pickedAt(outline: Outline, hex: number, direction: Direction, wasSide: boolean): Brush {
  const { map, sides } = outline
  if (map !== null && wasSide) {
    const beyond = neighbour(map, hex as HexId, direction)
    return { kind: 'side', side: sides.get(keyOf(hex, beyond))?.kind ?? null }
  }
  const unit = piecesOf(outline, 'unit').findLast(({ fields }) => hexOf(outline, fields[7]) === hex)
  if (unit !== undefined) {
    const [form = '', , , arm = 'inf', of = 'line'] = unit.fields
    return {
      kind: 'unit',
      form,
      unit: `${arm}.${of.split(':')[0]}` as UnitKind,
      turn: Number(unit.fields[9]) || 0,
    }
  }
  return { kind: 'ground', letter: letterIn(tokenAt(outline, hex)) }
}
