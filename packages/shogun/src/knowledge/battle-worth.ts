import { hitsAtMost, sides } from '../data/pieces.ts'
import { type BattleOdds, battleOdds } from '../odds/odds.ts'
import { attackingLine, type BattleLine, defendingLine, fightersIn } from '../position/battle-line.ts'
import { isBySea, none, type Province } from '../position/map.ts'
import { regulars } from '../position/troop.ts'
import type { ArmyId, ShogunState } from '../state.ts'

/** By attackers, then by defenders. */
const known = new Map<number, Map<number, BattleOdds>>()
const mostKnown = 20_000
let knownCount = 0

/** The odds of a battle, remembered: most battles are small and come again and again. */
function rememberedOdds(attackers: BattleLine, defenders: BattleLine, bySea: boolean): BattleOdds {
  const ours = keyOf(attackers)
  const theirs = keyOf(defenders) * 2 + (bySea ? 1 : 0)
  let against = known.get(ours)
  if (against === undefined) {
    against = new Map()
    known.set(ours, against)
  }
  let odds = against.get(theirs)
  if (odds === undefined) {
    odds = battleOdds(attackers, defenders, bySea)
    remember(ours, theirs, odds)
  }
  return odds
}

function remember(ours: number, theirs: number, odds: BattleOdds): void {
  if (++knownCount > mostKnown) {
    known.clear()
    knownCount = 1
  }
  const against = known.get(ours) ?? new Map<number, BattleOdds>()
  known.set(ours, against.set(theirs, odds))
}

/** The line as one number: no kind ever has more than 24 in a province (SG-LIM-01, SG-LIM-03, SG-LIM-10). */
function keyOf(line: BattleLine): number {
  const { daimyo, archer, swordsman, gunner, spearman, ronin, castleSpearmen, fortressRonin } = line
  let key = 0
  key = key * 25 + daimyo
  key = key * 25 + archer
  key = key * 25 + swordsman
  key = key * 25 + gunner
  key = key * 25 + spearman
  key = key * 25 + ronin
  key = key * 25 + castleSpearmen
  return key * 25 + fortressRonin
}

/** A guess of the same gain without adding up: by the hits of one sequence and the men behind them. */
function roughGain(attackers: BattleLine, defenders: BattleLine, bySea: boolean): number {
  const ours = power(attackers)
  const theirs = power(defenders) * (bySea ? 1.5 : 1)
  const win = (ours * ours) / (ours * ours + theirs * theirs)
  return (
    win * (1 + fightersIn(defenders) * 0.25) -
    (1 - win) * (attackers.daimyo * 4 + fightersIn(attackers) * 0.3)
  )
}

function power(line: BattleLine): number {
  const { daimyo, archer, swordsman, gunner, spearman, ronin, castleSpearmen, fortressRonin } = line
  const hits =
    daimyo * hitsAtMost.daimyo +
    archer * hitsAtMost.archer * 1.5 +
    gunner * hitsAtMost.gunner * 1.5 +
    swordsman * hitsAtMost.swordsman +
    (ronin + fortressRonin) * hitsAtMost.ronin +
    (spearman + castleSpearmen) * hitsAtMost.spearman
  return Math.sqrt((hits / sides) * fightersIn(line))
}

/** The longer the war, the more is risked: else cautious players would look at each other for ever. */
function impatience(s: ShogunState): number {
  return Math.max(0, s.round - 10) * 0.06
}

/** Whether the province would be lost with the troop: nothing else of the clan stands there. */
function standsAlone(s: ShogunState, army: ArmyId, from: Province): boolean {
  if (army !== none) return regulars(s.forces[from]) === 0
  return !s.armies.some(({ place }) => place === from)
}

/** What an attack is worth to the attacker, in koku: against nobody it is worth nothing by itself. */
export function attackWorth(
  s: ShogunState,
  army: ArmyId,
  from: Province,
  to: Province,
  exact: boolean,
): number {
  if (s.owner[to] === none) return 0
  const attackers = attackingLine(s, army, from)
  const defenders = defendingLine(s, to)
  const bySea = isBySea(from, to)
  const alone = standsAlone(s, army, from)
  if (!exact) return roughGain(attackers, defenders, bySea) - (alone ? 0.3 : 0.1) + impatience(s)
  const odds = rememberedOdds(attackers, defenders, bySea)
  const caution = fightersIn(attackers) === 1 ? 0.25 : 0.1
  return odds.gain - (alone ? odds.lose + odds.bothLost : 0) * 0.8 - caution + impatience(s)
}

/** What going on is worth, against breaking off: nothing. */
export function goingOnWorth(s: ShogunState, exact: boolean): number {
  if (s.battle === null) return 0
  const attackers = attackingLine(s, s.battle.army, s.battle.from)
  const defenders = defendingLine(s, s.battle.to)
  const gain = exact
    ? rememberedOdds(attackers, defenders, false).gain
    : roughGain(attackers, defenders, false)
  return gain + impatience(s) / 2
}
