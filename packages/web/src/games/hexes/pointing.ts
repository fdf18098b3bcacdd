import type { Action, AnswerField, AnswerPointing, Diagram, Diagrams } from '@gunbai/kernel'
import type { Pointing } from '../board/pointing.ts'

/** A hex that can be pointed at. */
export type Handle = `hex ${number}`

export const hexHandle = (hex: number): Handle => `hex ${hex}`

/** The hex that a handle is. */
export const hexOf = (handle: Handle): number => Number(handle.slice(4))

export type Ways = Diagrams<unknown>['pointing']

/** How an answer is pointed at; null for one that has only a button. */
export function pointingOf(action: Action, ways: Ways, diagram: Diagram): Pointing<Handle> | null {
  const way = ways[action.kind]
  if (way === undefined) return null
  const target = hexIn(action, way.to, diagram)
  const origin = way.from === undefined ? null : hexIn(action, way.from, diagram)
  return target === null
    ? null
    : { origin: origin === null ? null : hexHandle(origin), target: hexHandle(target) }
}

/** The hex that a field of an answer names, or in which the piece stands that it names. */
function hexIn(action: Action, field: AnswerField, { pieces }: Diagram): number | null {
  const fields = action as unknown as Readonly<Record<string, number>>
  if ('hex' in field) return fields[field.hex] ?? null
  const id = fields[field.piece]
  return pieces.find((piece) => piece.id === id)?.hex ?? null
}

/**
 * The answers that choosing a hex could have meant, were they legal: with what has been taken up, or where nothing has, with
 * what stands in the hex itself.
 */
export function meant(hex: number, taken: number | null, ways: Ways, diagram: Diagram): Action[] {
  const from = taken ?? hex
  return Object.entries(ways).flatMap(([kind, way]) =>
    origins(way, from, diagram).flatMap((origin) =>
      targets(way, hex, from, diagram).map((target) => ({ kind, ...origin, ...target })),
    ),
  )
}

function origins({ from }: AnswerPointing, hex: number, diagram: Diagram): object[] {
  return from === undefined ? [{}] : valuesAt(from, hex, diagram)
}

/** Who is pointed at alone and could attack would have attacked somebody: any of the others. */
function targets({ from, to }: AnswerPointing, hex: number, origin: number, diagram: Diagram): object[] {
  if (from === undefined || hex !== origin || 'hex' in to) return valuesAt(to, hex, diagram)
  const own = diagram.pieces.find((piece) => piece.hex === hex)?.seat
  return diagram.pieces.filter(({ seat }) => seat !== own).map(({ id }) => ({ [to.piece]: id }))
}

function valuesAt(field: AnswerField, hex: number, { pieces }: Diagram): object[] {
  if ('hex' in field) return [{ [field.hex]: hex }]
  return pieces.filter((piece) => piece.hex === hex).map(({ id }) => ({ [field.piece]: id }))
}
