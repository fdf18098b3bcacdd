import type { ShogunEvent } from '@gunbai/shogun/screen'
import type { Beat } from '../../table/beat.ts'
import type { Told } from '../face.ts'
import type { Throw } from './throws.ts'

type Log = readonly Told<ShogunEvent>[]

/** A round, step by step. */
export const steps = [
  'archer',
  'gunner',
  'volley',
  'daimyo',
  'swordsman',
  'spearman',
  'melee',
  'decision',
] as const
export type Step = (typeof steps)[number]

/** What was thrown in one step of a round, or who fell in it. */
export interface ToldStep {
  readonly step: Step
  readonly throws: readonly Throw[]
  /** How many fell of the attackers, and of the defenders. */
  readonly fallen: readonly [number, number]
}

/** What has been told of the latest battle when a beat is over, or up to now. */
export function toldBy(log: Log, beat: Beat | null): Log {
  const last = beat === null ? log.length : log.lastIndexOf(beat.entries.at(-1) as Log[number]) + 1
  const told = log.slice(0, last === 0 ? log.length : last)
  return told.slice(told.findLastIndex(({ event }) => event.kind === 'battle') + 1)
}

/** The latest round of a battle: a new one has begun when a kind of one side rolls again. */
function latestRound(fight: Log): { readonly number: number; readonly told: readonly ShogunEvent[] } {
  const rolled = new Set<string>()
  let told: ShogunEvent[] = []
  let number = 1
  for (const { event } of fight) {
    const who = event.kind === 'rolled' ? `${event.attacks} ${event.unit}` : null
    if (who !== null && rolled.has(who)) {
      number++
      rolled.clear()
      told = []
    }
    if (who !== null) rolled.add(who)
    told.push(event)
  }
  return { number, told }
}

/** Which round of the latest battle of this log is fought. */
export function roundIn(log: Log): number {
  return latestRound(toldBy(log, null)).number
}

/** The steps of the latest round that somebody had a part in: ronin strike with the swordsmen. */
export function stepsIn(fight: Log): readonly ToldStep[] {
  const found: ToldStep[] = []
  let isVolley = false
  const change = (step: Step, with_: (now: ToldStep) => ToldStep) => {
    const last = found.at(-1)
    if (last?.step === step) found[found.length - 1] = with_(last)
    else found.push(with_({ step, throws: [], fallen: [0, 0] }))
  }
  for (const event of latestRound(fight).told) {
    if (event.kind === 'rolled') {
      isVolley = event.unit === 'archer' || event.unit === 'gunner'
      const step = event.unit === 'ronin' ? 'swordsman' : event.unit
      change(step, (now) => ({ ...now, throws: [...now.throws, event] }))
    }
    if (event.kind === 'fell') {
      const dead = Object.values(event.dead).reduce((sum, men) => sum + men, 0) + event.daimyo + event.extras
      change(isVolley ? 'volley' : 'melee', ({ fallen: [own, others], ...now }) => ({
        ...now,
        fallen: event.attacks ? [own + dead, others] : [own, others + dead],
      }))
    }
  }
  return found
}
