import type { ActionOf, ShogunAction } from '../action.ts'
import type { Fighter, Regular } from '../data/pieces.ts'
import { armyAt, clanOf, levelOf, strengthOf } from '../position/army.ts'
import { neighbours, none, type Province } from '../position/map.ts'
import { regulars } from '../position/troop.ts'
import type { Attacks } from '../rules/combat/attacks.ts'
import { type ArmyId, areEnemies, type Bin, type Clan, type ShogunState } from '../state.ts'
import { attackWorth, goingOnWorth } from './battle-worth.ts'
import {
  bordersEnemy,
  distanceToEnemy,
  kinshipOf,
  powerOf,
  pressureOn,
  strengthAt,
  unitsAt,
} from './front.ts'

/** How the koku are best divided: mostly men, some ronin, a little for order and ninja. */
const shares: Readonly<Record<Bin, number>> = {
  swords: 0.12,
  buildings: 0,
  levies: 0.62,
  ronin: 0.2,
  ninja: 0.06,
}

/** Who is given up first. */
const givenUp: Readonly<Record<Fighter, number>> = {
  ronin: 6,
  spearman: 5,
  gunner: 4,
  swordsman: 3,
  archer: 2,
  daimyo: 0,
}

/** What a koku's worth of a kind fights for, one new unit a province. */
const enlisted: Readonly<Record<Regular, number>> = { spearman: 3, gunner: 2.2, swordsman: 2.1, archer: 1.5 }

type Worths = {
  readonly [K in ShogunAction['kind']]?: (s: ShogunState, action: ActionOf<K>, exact: boolean) => number
}

/** Those not named are worth 0: to pass, to end, to stay and the like. What is not worth doing is worth less. */
const worths: Worths = {
  give: (s, action) => kinshipOf(s, action.clan, action.province),
  reinforce: (s, action) =>
    kinshipOf(s, s.owner[action.province], action.province) +
    (bordersEnemy(s, s.owner[action.province], action.province) ? 0.5 : 0),
  place: (s, action) => placeWorth(s, clanOf(action.army), action.province),
  put: (s, action) => -Math.abs(action.koku - wanted(s, action.clan, action.bin)),
  offerTruce: () => -1,
  planWithTheRest: () => 1,
  spy: (s, action) => (action.on === none ? 0 : s.clans[action.on].provinces),
  wish: (_, action) => -action.sword,
  build: (s, action) =>
    action.province === none
      ? 0.1
      : strengthAt(s, action.province) * (1 + pressureOn(s, action.clan, action.province)),
  enlist: (_, action) => enlisted[action.unit],
  station: (s, action) => 0.2 + pressureOn(s, action.clan, action.province) + (action.army ? 0.6 : 0),
  post: (s, action) =>
    bordersEnemy(s, action.clan, action.province)
      ? action.ronin + (armyAt(s, action.province) === none ? 0 : 2)
      : 0.1,
  strike: (s, action) => strikeWorth(s, action.army),
  takeRevenge: () => 1,
  slay: (s, action) => strikeWorth(s, action.army) + 10,
  march: (s, action, exact) => marchWorth(s, action.army, action.to, action.ronin, exact),
  takeIn: (s, action) =>
    bordersEnemy(s, clanOf(action.army), s.armies[action.army].place) && s.phase === 'A' ? 0.3 : 0.01,
  leave: (_, action) => givenUp[action.unit] / 10,
  go: () => 1,
  detach: () => 0.5,
  declare: (s, action, exact) => declareWorth(s, action.army, action.from, action.to, exact),
  fight: (s, action, exact) => fightWorth(s, action.from, action.army, exact),
  reveal: (_, action) => 1 + action.toArmy / 10,
  lose: (_, action) => givenUp[action.unit] + (action.army ? 0 : 0.2),
  goOn: (s, _, exact) => goingOnWorth(s, exact),
  attack: (s, action, exact) => {
    const { army } = s.stack[s.stack.length - 1].facts as Attacks
    if (s.owner[action.to] === none) return 0.2
    return attackWorth(s, army, s.armies[army].place, action.to, exact)
  },
  send: (s, action) => sendWorth(s, action.from) - (action.reveal === none ? 0 : 0.05),
  to: (s, action) => arrivalWorth(s, action.province, action.army, action.ronin),
}

/** What an answer is worth to its seat: a number that only compares with those of the same list. */
export function worth(s: ShogunState, action: ShogunAction, exact: boolean): number {
  const judge = worths[action.kind] as
    | ((s: ShogunState, action: ShogunAction, exact: boolean) => number)
    | undefined
  return judge === undefined ? 0 : judge(s, action, exact)
}

/** A share of the koku for a bin, as whole koku of what is left. */
function wanted(s: ShogunState, clan: Clan, bin: Bin): number {
  const { koku } = s.clans[clan]
  if (bin === 'buildings') return koku >= 7 && s.castles + s.bases > 0 ? 2 : 0
  return Math.round(koku * shares[bin])
}

function placeWorth(s: ShogunState, clan: Clan, province: Province): number {
  const safe = pressureOn(s, clan, province) < 1 ? 1 : 0
  return kinshipOf(s, clan, province) + regulars(s.forces[province]) + safe
}

/** A ninja is for lone daimyo and for armies that are about to fight; else he waits. */
function strikeWorth(s: ShogunState, id: ArmyId): number {
  const army = s.armies[id]
  const clan = clanOf(id)
  const lone = regulars(army) === 0 ? 3 : 0
  const acting = s.turn === clan && (s.phase === 'B' || s.phase === 'C') ? 0.6 : 0
  const leading = s.clans[clan].provinces >= 25 ? 0.5 : 0
  return lone + acting + leading + strengthOf(army) / 20 + levelOf(army) / 5 - 1.2
}

/** The best that an army could attack from a province. */
function prospects(s: ShogunState, id: ArmyId, from: Province, exact: boolean): number {
  const clan = clanOf(id)
  let best = 0
  for (const to of neighbours[from]) {
    const owner = s.owner[to]
    if (owner === none || !areEnemies(s, clan, owner)) continue
    best = Math.max(best, attackWorth(s, id, s.armies[id].place, to, exact))
  }
  return best
}

function marchWorth(s: ShogunState, id: ArmyId, to: Province, ronin: number, exact: boolean): number {
  const army = s.armies[id]
  const clan = clanOf(id)
  const along = ronin * 0.05
  if (s.phase === 'A') {
    const nearer = distanceToEnemy(s, clan, army.place) - distanceToEnemy(s, clan, to)
    return prospects(s, id, to, exact) - prospects(s, id, army.place, exact) + nearer * 0.3 - 0.2 + along
  }
  const thin = regulars(army) <= 1 ? 0.6 : 0
  if (s.owner[to] === none) {
    const others = regulars(s.forces[army.place]) > 1 ? 0.7 : 0
    return 1 - others - thin + along - Math.max(0, pressureOn(s, clan, to) / 4 - strengthOf(army) / 4)
  }
  const nearer = distanceToEnemy(s, clan, army.place) - distanceToEnemy(s, clan, to)
  return nearer * 0.4 + (pressureOn(s, clan, to) - pressureOn(s, clan, army.place)) / 4 - 0.3 - thin
}

function declareWorth(s: ShogunState, army: ArmyId, from: Province, to: Province, exact: boolean): number {
  if (s.owner[to] !== none) return attackWorth(s, army, from, to, exact)
  // to enter an empty province needs no declaration, but an experienced army may go on from it
  return army !== none && levelOf(s.armies[army]) > 1 ? 0.2 : -0.1
}

function fightWorth(s: ShogunState, from: Province, army: ArmyId, exact: boolean): number {
  const battle = s.declared.find((each) => each.army === army && (army !== none || each.from === from))
  return battle === undefined ? 0 : attackWorth(s, army, from, battle.to, exact)
}

/** A unit of a force is sent to take what is empty, or to where the enemy presses harder. */
function sendWorth(s: ShogunState, from: Province): number {
  const clan = s.owner[from]
  let best = -1
  for (const to of neighbours[from]) {
    if (s.owner[to] === none) best = Math.max(best, takeWorth(s, clan, from, to))
    else if (s.owner[to] === clan) best = Math.max(best, shiftWorth(s, clan, from, to))
  }
  return best
}

function takeWorth(s: ShogunState, clan: Clan, from: Province, to: Province): number {
  const risk = unitsAt(s, from) <= 2 ? pressureOn(s, clan, from) / 8 : 0
  return 1 + kinshipOf(s, clan, to) / 10 - risk
}

function shiftWorth(s: ShogunState, clan: Clan, from: Province, to: Province): number {
  const before = distanceToEnemy(s, clan, from)
  if (before === 1) return -0.2
  return (before - distanceToEnemy(s, clan, to)) * 0.3 - powerOf(s.forces[to]) / 40
}

function arrivalWorth(s: ShogunState, province: Province, army: boolean, ronin: number): number {
  const clan = s.turn
  if (s.owner[province] === none) return 2 + kinshipOf(s, clan, province) / 10 + ronin / 20
  return 1 - distanceToEnemy(s, clan, province) / 10 + (army ? 0.05 : 0) + ronin / 20
}
