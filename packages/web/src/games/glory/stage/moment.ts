import type { GloryEvent, GloryView } from '@gunbai/glory/screen'
import type { Beat } from '../../../table/beat.ts'
import type { Told } from '../../face.ts'

type Log = readonly Told<GloryEvent>[]
export type Roll = Extract<GloryEvent, { kind: 'fired' | 'shock' | 'tested' | 'testedInitiative' }>
type Blow = Extract<GloryEvent, { kind: 'fired' | 'shock' | 'charged' | 'announced' | 'overrun' }>

/** What a beat is about: who acts on whom, what was thrown so far for it, and what happens now. */
export interface Moment {
  readonly events: readonly GloryEvent[]
  /** The shot, shock or charge that the beat belongs to; null where it belongs to none. */
  readonly blow: Blow | null
  /** Hexes from which it comes, and at which it is aimed. */
  readonly from: readonly number[]
  readonly to: readonly number[]
  /** Throws for it up to now: that of the blow, then the latest test. */
  readonly rolls: readonly Roll[]
  /** Whether the last of them is thrown in this beat. */
  readonly isThrown: boolean
  /** The unit of which the beat tells. */
  readonly unit: number | null
}

const blows: ReadonlySet<string> = new Set(['fired', 'shock', 'charged', 'announced', 'overrun'])
const rolled: ReadonlySet<string> = new Set(['fired', 'shock', 'tested', 'testedInitiative'])
/** What ends whatever was fought before. */
const ends: ReadonlySet<string> = new Set(['turn', 'drawn', 'initiative', 'testedInitiative'])

const isBlow = (event: GloryEvent): event is Blow => blows.has(event.kind)
const isRoll = (event: GloryEvent): event is Roll => rolled.has(event.kind)

/** The beats in which somebody is fought, tested or driven: the rest of the map sinks into dusk. */
const tense: ReadonlySet<string> = new Set([
  'fire',
  'shock',
  'charge',
  'announced',
  'test',
  'state',
  'square',
])

export const isTense = ({ name }: Beat): boolean =>
  tense.has(name) || /^move (charge|pursuit|recoil|retreat|rout|refusal)$/.test(name)

/** What has been told when the beat is over. */
export function toldUpTo(log: Log, { entries }: Beat): Log {
  const last = log.lastIndexOf(entries.at(-1) as Log[number])
  return last < 0 ? log : log.slice(0, last + 1)
}

/** Where the fight begins that the end of this log belongs to. */
export function fightStart(log: Log): number {
  const over = log.findLastIndex(({ event }) => ends.has(event.kind))
  const rally = log.findLastIndex(({ event }) => event.kind === 'tested' && event.what === 'rally')
  const begun = log.findLastIndex(({ event }) => event.kind === 'fired' || event.kind === 'charged')
  const shock = log.findLastIndex(({ event }) => event.kind === 'announced' || event.kind === 'overrun')
  // a charge is announced too, and goes on in the same fight
  const isCharge = log[begun]?.event.kind === 'charged'
  return Math.max(over, rally, isCharge ? begun : Math.max(begun, shock), 0)
}

/** What a beat is about. */
export function momentOf(log: Log, beat: Beat): Moment {
  const told = toldUpTo(log, beat)
  const events = beat.entries.map(({ event }) => event as GloryEvent)
  const fight = told.slice(fightStart(told)).map(({ event }) => event)
  const blow = fight.findLast(isBlow) ?? null
  const view = beat.before as GloryView
  const rolls = rollsOf(fight)
  const now = events.findLast(isRoll)
  const unit = unitOf(events)
  return {
    events,
    blow,
    ...(blow === null ? { from: [], to: hexOf(view, unit) } : hexesOf(blow, view)),
    rolls,
    isThrown: now !== undefined && rolls.at(-1) === now,
    unit,
  }
}

/** The throw for the blow itself, and after it the latest test. */
function rollsOf(fight: readonly GloryEvent[]): readonly Roll[] {
  const rolls = fight.filter(isRoll)
  const main = rolls.findLast(({ kind }) => kind === 'fired' || kind === 'shock')
  const last = rolls.at(-1)
  return [main, last].filter((each, i, all): each is Roll => each !== undefined && all.indexOf(each) === i)
}

function hexesOf(blow: Blow, view: GloryView): Pick<Moment, 'from' | 'to'> {
  if (blow.kind === 'fired' || blow.kind === 'charged')
    return { from: hexOf(view, blow.unit), to: [Number(blow.hex)] }
  const from = new Set(blow.attackers.flatMap((unit) => hexOf(view, unit)))
  return { from: [...from], to: blow.targets.map(Number) }
}

function hexOf({ units }: GloryView, unit: number | null): readonly number[] {
  const hex = Number(units[unit ?? -1]?.hex ?? -1)
  return hex < 0 ? [] : [hex]
}

function unitOf(events: readonly GloryEvent[]): number | null {
  const event = events.findLast((each) => 'unit' in each && each.kind !== 'fired' && each.kind !== 'turned')
  return event !== undefined && 'unit' in event ? event.unit : null
}
