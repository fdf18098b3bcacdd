import { type GloryAction, strikableFrom } from '@gunbai/glory/screen'
import type { Corner, HexId } from '@gunbai/hexes'
import type { Offered } from '@gunbai/kernel/host'
import { type Field, type GloryView, hexOfUnit } from '../view.ts'
import type { Reach, Stop } from './reach.ts'

/** Who is taken up to go somewhere: a unit, alone or with all of its hex who can go along, or a commander. */
export interface Who {
  readonly piece: number
  readonly together: boolean
}

export const setsOut = (action: GloryAction): action is Extract<GloryAction, { kind: 'march' | 'enter' }> =>
  action.kind === 'march' || action.kind === 'enter'

/** What else the pieces of a hex can do where they stand. */
const inPlace: ReadonlySet<string> = new Set(['square', 'raise'])

type Answers = readonly (Offered & { readonly action: GloryAction })[]

/** What a hex of one's own stands for: those who may go somewhere, and what they may do without going. */
export interface Muster {
  /** The whole stack first, where several may march together. */
  readonly whos: readonly Who[]
  /** Setting out step by step, and what is done in place. */
  readonly steps: Answers
  readonly inPlace: Answers
}

export function musterAt(answers: Answers, view: GloryView, field: Field, hex: number): Muster {
  const here = answers.filter(({ action }) => placeOf(action, view, field) === hex)
  const steps = here.filter(({ action }) => !inPlace.has(action.kind))
  const units = [...new Set(steps.flatMap(({ action }) => (setsOut(action) ? [action.unit] : [])))]
  const top = view.tops[hex] ?? -1
  const first = units.includes(top) ? top : units[0]
  const stack = first !== undefined && units.length > 1 ? [{ piece: first, together: true }] : []
  const riders = steps.flatMap(({ action }) =>
    action.kind === 'ride' ? [{ piece: view.units.length + action.commander, together: false }] : [],
  )
  return {
    whos: [...stack, ...units.map((piece) => ({ piece, together: false })), ...riders],
    steps,
    inPlace: here.filter(({ action }) => inPlace.has(action.kind)),
  }
}

/** The hex whose pieces an answer is about, if it is one of those that are given by taking a hex up. */
export function placeOf(action: GloryAction, view: GloryView, field: Field): number | null {
  switch (action.kind) {
    case 'march':
    case 'enter':
    case 'raise':
      return hexOfUnit(view, field, action.unit)
    case 'ride':
      return view.commanders[action.commander]?.hex ?? -1
    case 'square':
      return action.hex
    default:
      return null
  }
}

/** The commander that a piece is; -1 for a unit. */
export const commanderOf = (view: GloryView, piece: number): number =>
  piece < view.units.length ? -1 : piece - view.units.length

/** The stop from which whoever was taken up could attack an enemy hex: that one, or the nearest. */
export function stopBefore(
  view: GloryView,
  { who, reach }: TakenUp,
  target: number,
  wanted: number | null,
): Stop | undefined {
  if (who === null || reach === null || commanderOf(view, who.piece) >= 0) return undefined
  const able = [...reach.values()].filter(({ hex, byFacing }) =>
    [...byFacing.keys()].some((facing) =>
      strikableFrom(view, who.piece, hex as HexId, facing as Corner).includes(target as HexId),
    ),
  )
  const nearest = able.toSorted((a, b) => Number(a.forced) - Number(b.forced) || a.cost - b.cost)[0]
  return able.find(({ hex }) => hex === wanted) ?? nearest
}

/** A hex that was taken up, and who of it is to go. */
export interface TakenUp extends Muster {
  readonly hex: number
  /** Null where nobody of it can go anywhere. */
  readonly who: Who | null
  /** Null until the rules have said. */
  readonly reach: Reach | null
  choose(who: Who): void
}
