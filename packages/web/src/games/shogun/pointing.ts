import type { Action } from '@gunbai/kernel'

/** Where an answer is pointed at on the map: first the province it starts from, where it has one, then its target. */
export interface Pointing {
  readonly origin: number | null
  readonly target: number
}

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
export function pointingOf(action: Action, places: Places): Pointing | null {
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

function at(target: number, origin: number | null = null): Pointing | null {
  return target < 0 ? null : { origin, target }
}

/** Answers that the tray beneath the map shows with pictures. */
const inTheTray: ReadonlySet<string> = new Set([
  'put',
  'offer truce',
  'wish',
  'enlist',
  'take in',
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
export function needsNoButton(action: Action): boolean {
  const { kind, province } = action as Fields
  if (province !== undefined && province < 0) return false // to build nothing has no place on the map
  return inTheTray.has(kind) || onTheMap.has(kind)
}

/** An answer with the way it is pointed at. */
export interface Pointed<A> {
  readonly answer: A
  readonly pointing: Pointing
}

/** Everything that is lit, given what has been taken up. */
export interface Lit<A> {
  /** Provinces that can be taken up, to be aimed at another. */
  readonly origins: ReadonlySet<number>
  /** Provinces that can be chosen now, with the answers that this would give. */
  readonly targets: ReadonlyMap<number, readonly A[]>
  /** What is taken up: the one that was chosen, or the only one that there is. */
  readonly taken: number | null
}

/** Works out what is lit. A target is reached at once where only one origin can be meant. */
export function lit<A>(pointed: readonly Pointed<A>[], chosen: number | null): Lit<A> {
  const origins = new Set(pointed.flatMap(({ pointing }) => pointing.origin ?? []))
  const direct = pointed.some(({ pointing }) => pointing.origin === null)
  const only = origins.size === 1 && !direct ? ([...origins][0] ?? null) : null
  const taken = chosen !== null && origins.has(chosen) ? chosen : only
  const targets = new Map<number, A[]>()
  const aim = (target: number, answer: A) => targets.set(target, [...(targets.get(target) ?? []), answer])
  for (const { answer, pointing } of pointed) {
    if (pointing.origin === null || pointing.origin === taken) aim(pointing.target, answer)
  }
  if (taken !== null) return { origins, targets, taken }
  const aimed = Map.groupBy(
    pointed.filter(({ pointing }) => pointing.origin !== null),
    ({ pointing }) => pointing.target,
  )
  for (const [target, several] of aimed) {
    const from = new Set(several.map(({ pointing }) => pointing.origin))
    if (from.size > 1 || targets.has(target) || origins.has(target)) continue
    for (const { answer } of several) aim(target, answer)
  }
  return { origins, targets, taken }
}
