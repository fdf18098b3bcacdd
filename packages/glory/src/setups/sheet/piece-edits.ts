import type { Seat } from '@gunbai/kernel'
import { added, alignedTo, insertedLine, plain, withField, withLine } from './lines.ts'
import { type Outline, outlineOf, piecesOf, type SheetPiece, sideCodes } from './outline.ts'

/** Changes to the pieces of a battle: sides, formations, commanders, combined markers, units. */

/** What each field of a line is called, behind its kind. */
export const fieldNames = {
  side: ['code', 'name'],
  form: ['side', 'code', 'name', 'first', 'second'],
  cmd: ['side', 'code', 'name', 'rank', 'modifier', 'orders', 'range', 'hex', 'scope'],
  cam: ['side', 'code', 'name', 'initiative', 'when', 'what'],
  unit: ['form', 'code', 'name', 'arm', 'class', 'front', 'back', 'hex', 'facing', 'turn'],
} as const

export type PieceKind = keyof typeof fieldNames
export type FieldName<K extends PieceKind> = (typeof fieldNames)[K][number]

/** The piece of that code. */
export function pieceOf(outline: Outline, kind: PieceKind, code: string): SheetPiece | undefined {
  const at = fieldNames[kind].indexOf('code' as never)
  return piecesOf(outline, kind).find(({ fields }) => fields[at] === code)
}

export const fieldIn = <K extends PieceKind>(kind: K, piece: SheetPiece, name: FieldName<K>): string =>
  piece.fields[fieldNames[kind].indexOf(name as never)] ?? ''

/** Another value in some fields of a piece. An army that is given another code is called so everywhere. */
export function setPiece<K extends PieceKind>(
  text: string,
  kind: K,
  code: string,
  change: Partial<Record<FieldName<K>, string>>,
): string {
  const piece = pieceOf(outlineOf(text), kind, code)
  if (piece === undefined) return text
  return (Object.entries(change) as [string, string][]).reduce((so, [name, value]) => {
    const at = fieldNames[kind].indexOf(name as never)
    if (at < 0) return so
    const isNew = at >= piece.fields.length
    if (isNew && at === piece.fields.length && plain(value) !== '')
      return withLine(so, piece.line, `${said(so, piece.line)} | ${plain(value)}`)
    // a second initiative may be missing
    if (kind === 'form' && name === 'second' && plain(value) === '' && !isNew)
      return withLine(so, piece.line, said(so, piece.line).replace(/\s*\|[^|]*$/, ''))
    return withField(so, piece.line, at, plain(value) || '?')
  }, text)
}

const said = (text: string, line: number): string => text.split('\n')[line].replace(/#.*$/, '').trim()

/** Takes a piece off, a formation with its units. */
export function removePiece(text: string, kind: PieceKind, code: string): string {
  const outline = outlineOf(text)
  const piece = pieceOf(outline, kind, code)
  if (piece === undefined) return text
  const gone = [
    piece.line,
    ...(kind === 'form'
      ? piecesOf(outline, 'unit').flatMap(({ line, fields }) => (fields[0] === code ? [line] : []))
      : []),
  ]
  return gone.sort((a, b) => b - a).reduce((so, line) => withLine(so, line, ''), text)
}

/** A code that no piece has: the letters, then the first number that is free. */
export function freeCode(outline: Outline, letters: string): string {
  const used = new Set(
    (['form', 'cmd', 'cam', 'unit'] as const).flatMap((kind) =>
      piecesOf(outline, kind).map((piece) => fieldIn(kind, piece, 'code' as never)),
    ),
  )
  for (let number = 1; ; number++) if (!used.has(letters + number)) return letters + number
}

/** Adds a piece where those of its kind stand: a unit behind the last of its formation. */
export function addPiece<K extends PieceKind>(
  text: string,
  kind: K,
  values: Readonly<Partial<Record<FieldName<K>, string>>>,
): string {
  const outline = outlineOf(text)
  const names: readonly string[] = fieldNames[kind]
  const given = values as Readonly<Record<string, string | undefined>>
  const fields = names.flatMap((name) => (given[name] === undefined ? [] : [given[name]]))
  const line = alignedTo(outline, kind, fields)
  const family =
    kind === 'unit' ? piecesOf(outline, 'unit').filter((each) => each.fields[0] === fields[0]) : []
  const last = family.at(-1)
  return last === undefined ? added(text, `|${kind}`, line) : insertedLine(text, last.line + 1, line)
}

/** Letters for the codes of a side's pieces: the first of its own, large for units. */
export function lettersOf(outline: Outline, seat: Seat): string {
  return sideCodes(outline)[seat]?.charAt(0) || (seat === 0 ? 'a' : 'z')
}

/** A formation more for a side. */
export function addFormation(text: string, seat: Seat, name: string): string {
  const outline = outlineOf(text)
  const side = sideCodes(outline)[seat]
  if (side === undefined) return text
  const code = freeCode(outline, lettersOf(outline, seat))
  return addPiece(text, 'form', { side, code, name, first: '5', second: '4' })
}

/** A unit more of a formation, as usual of its arm. */
export function addUnit(
  text: string,
  form: string,
  unit: {
    readonly kind: keyof typeof usualUnits
    readonly name: string
    readonly hex: string
    readonly facing: string
  },
): string {
  const outline = outlineOf(text)
  const letters = (form.charAt(0) || 'u').toUpperCase() + (unit.kind.startsWith('art') ? 'A' : '')
  const { arm, class: of, front, back } = usualUnits[unit.kind]
  const code = freeCode(outline, letters)
  return addPiece(text, 'unit', {
    form, code, name: unit.name, arm, class: of, front, back, hex: unit.hex, facing: unit.facing, turn: '0',
  }) // biome-ignore format: columns
}

/** What a new unit of each arm has: middling values of the battles of the box. */
export const usualUnits = {
  'inf.line':   { arm: 'inf', class: 'line',      front: '4-6-6-5', back: '3-5-0-4' },
  'inf.light':  { arm: 'inf', class: 'light',     front: '2-7-6-6', back: '1-6-0-5' },
  'cav.light':  { arm: 'cav', class: 'light',     front: '3-6-6-8', back: '2-5-0-7' },
  'cav.medium': { arm: 'cav', class: 'medium',    front: '4-6-6-7', back: '3-5-0-6' },
  'cav.heavy':  { arm: 'cav', class: 'heavy',     front: '4-8-7-7', back: '3-7-0-6' },
  'art.foot':   { arm: 'art', class: 'foot:3/6',  front: '4-7-x-4', back: 'x-6-x-3' },
  'art.horse':  { arm: 'art', class: 'horse:2/4', front: '3-7-x-7', back: 'x-6-x-6' },
} as const // biome-ignore format: a table

/** A commander more. */
export function addCommander(text: string, seat: Seat, name: string, hex: string): string {
  const outline = outlineOf(text)
  const side = sideCodes(outline)[seat]
  if (side === undefined) return text
  const code = freeCode(outline, `${lettersOf(outline, seat)}c`)
  const rank = piecesOf(outline, 'cmd').some(({ fields }) => fields[0] === side && fields[3] === 'chief')
    ? 'army'
    : 'chief'
  return addPiece(text, 'cmd', {
    side, code, name, rank, modifier: '1', orders: '2', range: '5', hex, scope: 'all',
  }) // biome-ignore format: columns
}

/** A combined marker more, of all formations of its side. */
export function addMarker(text: string, seat: Seat, name: string): string {
  const outline = outlineOf(text)
  const side = sideCodes(outline)[seat]
  const forms = piecesOf(outline, 'form').flatMap(({ fields }) => (fields[0] === side ? [fields[1]] : []))
  if (side === undefined || forms.length === 0) return text
  const code = freeCode(outline, `${lettersOf(outline, seat)}m`)
  const what = `of ${forms.join(' ')} ; does fire move`
  return addPiece(text, 'cam', { side, code, name, initiative: '5', when: 'optional 2-4', what })
}
