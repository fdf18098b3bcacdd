import type { SamuraiEvent } from '@gunbai/samurai/screen'
import type { Beat } from '../../../table/beat.ts'
import type { Told } from '../../face.ts'

type Log = readonly Told<SamuraiEvent>[]

/** Who strikes whom in a beat, and what was thrown. */
export interface Clash {
  readonly seat: number
  readonly from: number
  readonly to: number
  readonly isShot: boolean
  readonly dice: Thrown | null
}

export interface Thrown {
  readonly faces: readonly number[]
  /** By die, whether it counted for anything. */
  readonly counts: readonly boolean[]
  /** Null where hits are not what was thrown for. */
  readonly hits: number | null
}

/** The beats that belong to a fight, if one was begun. */
const fighting: readonly string[] = ['strike', 'dice', 'hits', 'flags', 'honor', 'retreat']

/** The clash that a beat is part of; null where nobody strikes anybody. */
export function clashOf(log: Log, { name, entries }: Beat): Clash | null {
  const last = log.lastIndexOf(entries.at(-1) as Log[number])
  if (last < 0 || !fighting.includes(name)) return null
  const so = log.slice(0, last + 1)
  const begun = so.findLastIndex(({ event }) => event.kind === 'attacked' || event.kind === 'shot')
  const over = so.findLastIndex(({ event }) => event.kind === 'turn' || event.kind === 'command')
  const attack = so[begun]?.event
  if (begun < over || (attack?.kind !== 'attacked' && attack?.kind !== 'shot')) return null
  const answered = so.findLastIndex(
    ({ event }) => event.kind === 'foughtBack' || event.kind === 'firstStruck',
  )
  const answer = so[answered]?.event
  const isBack = answered > begun && (answer?.kind === 'foughtBack' || answer?.kind === 'firstStruck')
  const struck = isBack ? answered : begun
  return {
    seat: isBack ? answer.seat : attack.seat,
    from: isBack ? answer.hex : attack.hex,
    to: isBack ? attack.hex : attack.at,
    isShot: attack.kind === 'shot',
    dice: thrownIn(so.slice(struck)),
  }
}

const blows: readonly SamuraiEvent['kind'][] = ['attacked', 'shot', 'foughtBack', 'firstStruck']

/** A strike whose dice have not fallen yet, while somebody is asked about it. */
export function pendingIn(log: Log): Clash | null {
  const last = log.at(-1)
  if (last === undefined) return null
  const struck = log.findLastIndex(({ event }) => blows.includes(event.kind))
  const isOver = log
    .slice(Math.max(0, struck))
    .some(({ event }) => event.kind === 'rolled' || event.kind === 'discardedCommand')
  if (isOver) return null
  return clashOf(log, { name: 'strike', entries: [last], before: null, view: null, upTo: 0, time: 0 })
}

/** The latest throw in what was told, with the dice that counted. */
export function thrownIn(log: Log): Thrown | null {
  const at = log.findLastIndex(({ event }) => event.kind === 'rolled')
  const roll = log[at]?.event
  if (roll?.kind !== 'rolled') return null
  const struck = log.slice(at + 1).find(({ event }) => event.kind === 'struck')?.event
  const left = struck?.kind === 'struck' ? [...struck.counts] : []
  return {
    faces: roll.faces,
    counts: roll.faces.map((face) => {
      const more = left[face] ?? 0
      left[face] = more - 1
      return more > 0
    }),
    hits: struck?.kind === 'struck' ? struck.hits : null,
  }
}
