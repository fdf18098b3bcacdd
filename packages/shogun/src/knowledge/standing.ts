import { hitsAtMost, sides } from '../data/pieces.ts'
import { armyAt, clanOf } from '../position/army.ts'
import { isBySea, neighbours, none, type Province } from '../position/map.ts'
import { extrasAt } from '../position/province.ts'
import { regulars } from '../position/troop.ts'
import { type Army, areEnemies, type Clan, type ShogunState, type Troop } from '../state.ts'

/** What a clan is judged by: what it has, what it could lose and what it could gain. */
export const marks = [
  'land', // provinces, in tens
  'nearVictory', // provinces beyond the 25th, in tens
  'forces', // might of the province forces
  'armies', // might of the armies
  'daimyo', // alive
  'lastDaimyo', // 1 if only one lives
  'slain', // armies that wait for a successor
  'koku', // not yet turned into men, in tens
  'exposed', // own provinces, each by the chance that somebody takes it
  'hunted', // own daimyo, each by the chance that somebody kills him
  'legacy', // land, in tens, of a clan whose last daimyo it could kill, by the chance of that
] as const
export type Mark = (typeof marks)[number]
export type Marks = Record<Mark, number>

/** By clan, everything that it is judged by. */
export function marksOf(s: ShogunState): Marks[] {
  const all = s.clans.map((_, clan) => possessionsOf(s, clan))
  for (let id = 0; id < s.armies.length; id++) {
    const army = s.armies[id]
    if (army.place === none) continue
    const own = all[clanOf(id)]
    own.armies += mightOfArmy(army)
    if (army.leader === 'living') own.daimyo++
    else own.slain++
  }
  for (const own of all) if (own.daimyo === 1) own.lastDaimyo = 1
  for (let province = 0; province < s.owner.length; province++) {
    if (s.owner[province] === none) continue
    all[s.owner[province]].forces += mightOfForce(s.forces[province])
    judgeDefence(s, province, all)
  }
  return all
}

function possessionsOf(s: ShogunState, clan: Clan): Marks {
  const { provinces, koku } = s.clans[clan]
  const isUnspent = s.stage === 'plan' || s.stage === 'swords' || s.stage === 'build'
  return {
    land: provinces / 10,
    nearVictory: Math.max(0, provinces - 25) / 10,
    forces: 0,
    armies: 0,
    daimyo: 0,
    lastDaimyo: 0,
    slain: 0,
    koku: isUnspent ? koku / 10 : 0,
    exposed: 0,
    hunted: 0,
    legacy: 0,
  }
}

/** Who could take a province, and what he would gain and its owner lose by it. */
function judgeDefence(s: ShogunState, to: Province, all: Marks[]): void {
  const owner = s.owner[to]
  const defence = mightAt(s, to)
  const defender = armyAt(s, to)
  const isLed = defender !== none && s.armies[defender].leader === 'living'
  let worst = 0
  for (const from of neighbours[to]) {
    const clan = s.owner[from]
    if (clan === none || !areEnemies(s, clan, owner)) continue
    const chance =
      chanceToTake(mightFrom(s, from), defence, isBySea(from, to)) * (isToAct(s, clan) ? 1 : later)
    worst = Math.max(worst, chance)
    if (isLed && all[owner].lastDaimyo === 1) {
      all[clan].legacy = Math.max(all[clan].legacy, chance * all[owner].land)
    }
  }
  all[owner].exposed += worst
  if (isLed) all[owner].hunted += worst
}

/** Who has had his war turn strikes next round, when much will have changed. */
const later = 0.5

/** Whether a clan's war turn of this round is still to come or going on. */
function isToAct(s: ShogunState, clan: Clan): boolean {
  if (s.stage === 'end of round') return false
  if (s.stage !== 'war' || s.turn === none) return true
  return s.order.indexOf(clan) >= s.order.indexOf(s.turn)
}

/** About how likely an attack clears a province: the cube is what the exact odds of even lines come near to. */
function chanceToTake(attack: number, defence: number, bySea: boolean): number {
  const ours = attack ** 3
  const theirs = (bySea ? defence * landing : defence) ** 3
  return ours === 0 ? 0 : ours / (ours + theirs)
}

/** By so much the free fire at a landing makes a defence stronger. */
const landing = 1.4

/** By so much missiles count more: they come first. */
const firstFire = 1.5

/** The hits of a troop in one sequence, on average. */
function hitsOf({ archer, swordsman, gunner, spearman, ronin }: Troop): number {
  return (
    ((archer * hitsAtMost.archer + gunner * hitsAtMost.gunner) * firstFire +
      swordsman * hitsAtMost.swordsman +
      ronin * hitsAtMost.ronin +
      spearman * hitsAtMost.spearman) /
    sides
  )
}

function menIn(troop: Troop): number {
  return regulars(troop) + troop.ronin
}

const hitsOfDaimyo = hitsAtMost.daimyo / sides

function mightOfForce(force: Troop): number {
  return Math.sqrt(hitsOf(force) * menIn(force))
}

function mightOfArmy(army: Army): number {
  const daimyo = army.leader === 'living' ? 1 : 0
  return Math.sqrt((hitsOf(army) + daimyo * hitsOfDaimyo) * (menIn(army) + daimyo))
}

/** Of the stronger of the troops that could attack from there. */
function mightFrom(s: ShogunState, from: Province): number {
  const id = armyAt(s, from)
  const force = mightOfForce(s.forces[from])
  return id === none || s.armies[id].leader !== 'living' ? force : Math.max(force, mightOfArmy(s.armies[id]))
}

/** Of everything that is seen to stand in a province. */
function mightAt(s: ShogunState, province: Province): number {
  const force = s.forces[province]
  const extras = extrasAt(s, province)
  let hits =
    hitsOf(force) + (extras * (s.castle[province] === 1 ? hitsAtMost.spearman : hitsAtMost.ronin)) / sides
  let men = menIn(force) + extras
  const id = armyAt(s, province)
  if (id !== none) {
    const army = s.armies[id]
    const daimyo = army.leader === 'living' ? 1 : 0
    hits += hitsOf(army) + daimyo * hitsOfDaimyo
    men += menIn(army) + daimyo
  }
  return Math.sqrt(hits * men)
}
