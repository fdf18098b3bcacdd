import type { SamuraiAction } from '@gunbai/samurai/screen'
import type { Pointing } from '../board/pointing.ts'

/** Something on the table that can be pointed at. */
export type Handle = `hex ${number}` | `command ${number}` | `dragon ${number}`

/** Where the pieces are: what an answer that names a piece needs to be pointed at. */
export interface Places {
  unitHex(unit: number): number
  leaderHex(leader: number): number
}

/** The fields that answers of this game may have. */
interface Fields {
  readonly kind: SamuraiAction['kind']
  readonly unit?: number
  readonly leader?: number
  readonly hex?: number
  readonly card?: number
}

const fieldsOf = (action: SamuraiAction): Fields => action

/** How an answer is pointed at; null for one that has only a button. */
export function pointingOf(action: SamuraiAction, places: Places): Pointing<Handle> | null {
  const { kind, unit, leader, hex, card } = fieldsOf(action)
  const unitAt = unit === undefined ? null : hexHandle(places.unitHex(unit))
  const leaderAt = leader === undefined ? null : hexHandle(places.leaderHex(leader))
  const piece = unitAt ?? leaderAt
  switch (kind) {
    case 'playCommand':
    case 'discardCommand':
      return { origin: null, target: `command ${card ?? -1}` }
    case 'discardDragon':
      return { origin: null, target: `dragon ${card ?? -1}` }
    case 'playDragon':
      return piece === null
        ? { origin: null, target: `dragon ${card ?? -1}` }
        : { origin: `dragon ${card ?? -1}`, target: piece }
    case 'firstStrike':
      return { origin: null, target: `command ${card ?? -1}` }
    case 'leave':
      return hex === undefined && piece !== null ? { origin: null, target: piece } : null
    case 'retreat':
      return hex === undefined ? null : { origin: null, target: hexHandle(hex) }
    default:
      if (piece === null) return null
      return hex === undefined ? { origin: null, target: piece } : { origin: piece, target: hexHandle(hex) }
  }
}

export const hexHandle = (hex: number): Handle => `hex ${hex}`

/** The hex that a handle is, or null. */
export const hexOf = (handle: Handle): number | null =>
  handle.startsWith('hex ') ? Number(handle.slice(4)) : null

/** Answers that are a yes or no to a question about one piece: they can be pointed at, but have a button too. */
const alsoButtons: ReadonlySet<SamuraiAction['kind']> = new Set([
  'firstStrike',
  'joinCharge',
  'inspire',
  'gainGround',
  'battleBack',
  'fallBack',
  'leave',
])

/** Answers that are given with the plan at the foot of the board. */
const inPlan: ReadonlySet<string> = new Set(['endOrders', 'drawDragon', 'takeHonor'])

/** Whether an answer needs no button because the board or the hand shows it. */
export function needsNoButton(action: SamuraiAction): boolean {
  const { kind, unit, leader, hex, card } = fieldsOf(action)
  if (alsoButtons.has(kind)) return false
  if (inPlan.has(kind)) return true
  return unit !== undefined || leader !== undefined || hex !== undefined || card !== undefined
}

/** Whether an answer is given with a card of the hand, wherever the card is aimed; what is discarded stands on a sheet. */
export const isCard = (action: SamuraiAction): boolean =>
  fieldsOf(action).card !== undefined && !action.kind.startsWith('discard')
