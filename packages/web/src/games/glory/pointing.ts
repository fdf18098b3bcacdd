import type { GloryAction } from '@gunbai/glory/screen'
import type { Pointing } from '../board/pointing.ts'

/** A hex, as what can be pointed at on the map. */
export type Handle = `${number}`

export const handleOf = (hex: number): Handle => `${hex}`

/** Where the pieces are: what an answer that names them needs to be pointed at. */
export interface Places {
  unitHex(unit: number): number
  commanderHex(commander: number): number
  groupHexes(group: number): readonly number[]
  /** Where the piece stands that the question is about. */
  readonly asked: number
}

/** How an answer is pointed at: one way, several for a group in several hexes, none for what has only a button. */
export function pointingsOf(action: GloryAction, places: Places): readonly Pointing<Handle>[] {
  switch (action.kind) {
    case 'order':
      return places.groupHexes(action.group).flatMap((hex) => at(hex, places.commanderHex(action.commander)))
    case 'fire':
      return at(action.hex, places.unitHex(action.unit))
    case 'react':
      return at(places.unitHex(action.target), places.unitHex(action.unit))
    case 'attack':
    case 'counterAttack':
      return at(action.hex, action.from)
    case 'advance':
      return at(action.hex, places.unitHex(action.unit))
    case 'drop':
    case 'raise':
    case 'reply':
    case 'march':
    case 'enter':
    case 'join':
    case 'break':
    case 'rout':
    case 'pursue':
    case 'rally':
      return at(places.unitHex(action.unit))
    case 'ride':
      return at(places.commanderHex(action.commander))
    case 'choose':
    case 'step':
    case 'square':
    case 'withdraw':
    case 'charge':
    case 'strike':
    case 'form':
    case 'back':
    case 'counterCharge':
    case 'resolve':
    case 'refuse':
    case 'fallBack':
    case 'flee':
      return at(action.hex)
    case 'halt':
    case 'wheel':
    case 'face':
      return at(places.asked)
    default:
      return []
  }
}

function at(target: number, origin: number | null = null): readonly Pointing<Handle>[] {
  if (target < 0) return []
  return [{ origin: origin === null || origin < 0 ? null : handleOf(origin), target: handleOf(target) }]
}

/** Answers that the cup beneath the map shows as markers. */
const markers: ReadonlySet<GloryAction['kind']> = new Set(['put', 'open'])

/** Answers that have a button and no place, and those that are a yes or no about one piece and have both. */
const buttons: ReadonlySet<GloryAction['kind']> = new Set([
  'done',
  'test',
  'part',
  'exit',
  'recall',
  'rest',
  'playOn',
  'form',
  'break',
  'counterCharge',
])

/** Whether an answer needs no button because the map or the cup shows it. */
export const needsNoButton = ({ kind }: GloryAction): boolean => markers.has(kind) || !buttons.has(kind)

/** Answers that throw dice: a click shows what they promise, and a button gives them. */
export const blows: ReadonlySet<string> = new Set(['fire', 'attack', 'charge', 'counterAttack'])

/** The corner that an answer turns a piece to, where that is all it does. */
export function turnOf(action: GloryAction): number | null {
  return action.kind === 'halt' || action.kind === 'wheel' || action.kind === 'face' ? action.facing : null
}
