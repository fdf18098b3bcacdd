import type { Action } from '@gunbai/kernel'
import type { Pointing } from '../board/pointing.ts'

/** A province, as what can be pointed at on the map. */
export type Handle = `${number}`

export const handleOf = (province: number): Handle => `${province}`

/** Where things are: what an answer that names them needs to be pointed at. */
export interface Places {
  armyPlace(army: number): number
  /** The province on which a declared battle is fought. */
  battleOf(from: number, army: number): number
}

/** The fields that answers of this game may have. */
interface Fields {
  readonly kind: string
  readonly province?: number
  readonly army?: number | boolean
  readonly from?: number
  readonly to?: number
}

const nowhere = -1

/** How an answer is pointed at; null for one that the map does not show. */
export function pointingOf(action: Action, places: Places): Pointing<Handle> | null {
  const { kind, province = nowhere, army, from = nowhere, to = nowhere } = action as Fields
  const id = typeof army === 'number' ? army : nowhere
  switch (kind) {
    case 'give':
    case 'reinforce':
    case 'place':
    case 'build':
    case 'station':
    case 'post':
    case 'to':
      return at(province)
    case 'strike':
    case 'slay':
      return at(places.armyPlace(id))
    case 'march':
    case 'detach':
      return at(to, places.armyPlace(id))
    case 'declare':
      return at(to, from)
    case 'fight':
      return at(places.battleOf(from, id))
    case 'attack':
      return at(to)
    case 'send':
      return at(from)
    default:
      return null
  }
}

function at(target: number, origin: number | null = null): Pointing<Handle> | null {
  return target < 0 ? null : { origin: origin === null ? null : handleOf(origin), target: handleOf(target) }
}

/** Answers that the tray beneath the map shows with pictures. */
const inTheTray: ReadonlySet<string> = new Set([
  'put',
  'offerTruce',
  'wish',
  'enlist',
  'takeIn',
  'leave',
  'lose',
])

const onTheMap: ReadonlySet<string> = new Set([
  'give',
  'reinforce',
  'place',
  'build',
  'station',
  'post',
  'to',
  'strike',
  'slay',
  'march',
  'detach',
  'declare',
  'fight',
  'attack',
  'send',
])

/** Whether an answer needs no button because the map or the tray shows it. */
export function needsNoButton(action: Action, offered: readonly Action[] = []): boolean {
  const { kind, province } = action as Fields
  if (kind === 'enough') return offered.some((each) => each.kind === 'enlist') // the draft is committed instead
  if (province !== undefined && province < 0) return false // to build nothing has no place on the map
  return inTheTray.has(kind) || onTheMap.has(kind)
}
