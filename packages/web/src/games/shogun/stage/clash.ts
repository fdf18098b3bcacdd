import { hitsAtMost, type ShogunEvent } from '@gunbai/shogun/screen'
import type { Beat } from '../../../table/beat.ts'
import type { Told } from '../../face.ts'
import type { FigureKind } from '../art/figures.tsx'
import { roundIn, type Step, toldBy } from '../rounds.ts'
import type { Throw } from '../throws.ts'
import { nobody, type ShogunView, type Troop, unitKinds } from '../view.ts'

type Log = readonly Told<ShogunEvent>[]

/** One side of a battle, man by man. */
export interface Side {
  readonly clan: number
  readonly place: number
  readonly men: readonly FigureKind[]
  /** 1 for a castle, 2 for a fortress; 0 where there is none, or whoever attacks. */
  readonly castle: number
  /** Men that a castle lends. */
  readonly extras: number
  /** Hits of this volley or melee so far. */
  readonly hits: number
  /** Who falls in this beat. */
  readonly dead: readonly FigureKind[]
}

/** A battle as it stands in a beat, or while somebody is asked about it. */
export interface Clash {
  readonly to: number
  /** The army that attacks and the one that is attacked; negative for men without one. */
  readonly army: number
  readonly defendingArmy: number
  /** How many times both sides have struck, this one among them. */
  readonly round: number
  readonly attackers: Side
  readonly defenders: Side
  /** The kind that rolls in this beat, and what it must throw at most. */
  readonly rolling: readonly FigureKind[]
  readonly most: number
  /** Where in its round the battle stands; null before the first throw. */
  readonly step: Step | null
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
  const rolling = [...new Set(throws.map(({ unit }) => unit))]
  const told = toldBy(log, beat)
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
    castle: attacks ? 0 : (there?.castle ?? 0),
    extras: attacks ? 0 : (there?.extras ?? 0),
    hits: hitsOf(told, attacks),
    dead: dead(attacks),
  })
  const both = {
    attackers: side(view.turn, battle.from, attackers, true),
    defenders: side(defender, battle.to, defenders, false),
  }
  return {
    ...both,
    to: battle.to,
    army: battle.army,
    defendingArmy: view.armies.findIndex(({ place }) => place === battle.to),
    round: roundIn(told),
    rolling,
    most: rolling[0] === undefined ? 0 : hitsAtMost[rolling[0]],
    step: stepOf(told, beat),
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

/** Hits since somebody fell last. */
function hitsOf(fight: Log, attacks: boolean): number {
  const over = fight.findLastIndex(({ event }) => event.kind === 'fell')
  return fight
    .slice(over + 1)
    .reduce(
      (sum, { event }) => sum + (event.kind === 'rolled' && event.attacks === attacks ? event.hits : 0),
      0,
    )
}

const isMissile = (event: ShogunEvent | undefined): boolean =>
  event?.kind === 'rolled' && (event.unit === 'archer' || event.unit === 'gunner')

/** Where in its round the battle stands: ronin strike with the swordsmen, and who has fallen belongs to the last throw. */
function stepOf(fight: Log, beat: Beat | null): Step | null {
  const last = fight.findLast(({ event }) => event.kind === 'rolled')?.event
  if (last?.kind !== 'rolled') return null
  if (beat?.name.startsWith('dice')) return last.unit === 'ronin' ? 'swordsman' : last.unit
  if (beat?.name === 'off') return 'decision'
  if (isMissile(last)) return 'volley'
  // nobody has to be given up any more
  const isOver = hitsOf(fight, true) + hitsOf(fight, false) === 0
  return beat === null && isOver ? 'decision' : 'melee'
}
