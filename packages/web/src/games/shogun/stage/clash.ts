import { hitsAtMost, type ShogunEvent } from '@gunbai/shogun/screen'
import type { Beat } from '../../../table/beat.ts'
import type { Told } from '../../face.ts'
import type { FigureKind } from '../art/figures.tsx'
import type { Throw } from '../throws.ts'
import { nobody, type ShogunView, type Troop, unitKinds } from '../view.ts'

type Log = readonly Told<ShogunEvent>[]

/** One side of a battle, man by man. */
export interface Side {
  readonly clan: number
  readonly place: number
  readonly men: readonly FigureKind[]
  /** Men that a castle lends. */
  readonly extras: number
  /** Who falls in this beat. */
  readonly dead: readonly FigureKind[]
}

/** A battle as it stands in a beat, or while somebody is asked about it. */
export interface Clash {
  readonly to: number
  /** How many times both sides have struck, this one among them. */
  readonly round: number
  readonly attackers: Side
  readonly defenders: Side
  /** The kind that rolls in this beat, and what it must throw at most. */
  readonly rolling: FigureKind | null
  readonly most: number
  readonly throws: readonly Throw[]
  readonly fallen: number
}

/** The battle that is under way before a beat, or now; null where there is none. */
export function clashIn(before: ShogunView, now: ShogunView, log: Log, beat: Beat | null): Clash | null {
  const view = before.battle === null ? now : before
  const { battle } = view
  const defender = battle === null ? nobody : (view.provinces[battle.to]?.owner ?? nobody)
  if (battle === null || defender === nobody) return null
  const events = (beat?.entries ?? []).map(({ event }) => event as ShogunEvent)
  const throws = events.filter((event): event is Throw => event.kind === 'rolled')
  const dead = (attacks: boolean) =>
    events.flatMap((event) => (event.kind === 'fell' && event.attacks === attacks ? deadIn(event) : []))
  const rolling = throws[0]?.unit ?? null
  const army = view.armies[battle.army]
  const force = view.provinces[battle.from]?.force
  const attackers = army === undefined ? menOf(force) : [...leaderOf(army), ...menOf(army)]
  const there = view.provinces[battle.to]
  const led = view.armies.filter(({ place }) => place === battle.to)
  const defenders = [...led.flatMap((each) => [...leaderOf(each), ...menOf(each)]), ...menOf(there?.force)]
  const side = (clan: number, place: number, men: readonly FigureKind[], attacks: boolean) => ({
    clan,
    place,
    men: without(men, dead(attacks)),
    extras: attacks ? 0 : (there?.extras ?? 0),
    dead: dead(attacks),
  })
  const both = {
    attackers: side(view.turn, battle.from, attackers, true),
    defenders: side(defender, battle.to, defenders, false),
  }
  return {
    ...both,
    to: battle.to,
    round: roundOf(log, beat),
    rolling,
    most: rolling === null ? 0 : hitsAtMost[rolling],
    throws,
    fallen: both.attackers.dead.length + both.defenders.dead.length,
  }
}

const leaderOf = ({ leader }: { readonly leader: string }): FigureKind[] =>
  leader === 'living' ? ['daimyo'] : []

const menOf = (troop: Troop | undefined): FigureKind[] =>
  troop === undefined ? [] : unitKinds.flatMap((kind) => Array.from({ length: troop[kind] }, () => kind))

function deadIn({ dead, daimyo }: Extract<ShogunEvent, { kind: 'fell' }>): FigureKind[] {
  return [...menOf(dead), ...Array.from({ length: daimyo }, (): FigureKind => 'daimyo')]
}

/** Those who are left when the dead are gone. */
function without(men: readonly FigureKind[], dead: readonly FigureKind[]): FigureKind[] {
  const left = [...men]
  for (const kind of dead) {
    const at = left.lastIndexOf(kind)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** A round ends with the losses of its melee: whoever is told to have fallen after swords or spears has fought one. */
function roundOf(log: Log, beat: Beat | null): number {
  const last = beat === null ? log.length : log.lastIndexOf(beat.entries.at(-1) as Log[number]) + 1
  const told = log.slice(0, last === 0 ? log.length : last)
  const fight = told.slice(told.findLastIndex(({ event }) => event.kind === 'battle') + 1)
  let round = 1
  let melee = false
  for (const { event } of fight) {
    if (event.kind !== 'rolled') continue
    const isMelee = event.unit !== 'archer' && event.unit !== 'gunner'
    // daimyo strike first: when an earlier kind rolls again a new round has begun
    if (melee && (!isMelee || (event.unit === 'daimyo' && lastMelee(fight, event) !== 'daimyo'))) {
      round++
      melee = false
    }
    if (isMelee) melee = true
  }
  return round
}

function lastMelee(fight: Log, now: ShogunEvent): string {
  const at = fight.findIndex(({ event }) => event === now)
  const before = fight[at - 1]?.event
  return before?.kind === 'rolled' ? before.unit : ''
}
