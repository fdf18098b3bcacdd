import type { Corner, HexId } from '@gunbai/hexes'
import { shockRowAt } from '../data/shock.ts'
import { asIf } from '../odds/as-if.ts'
import { chanceOfTest } from '../odds/chance.ts'
import { fieldOf } from '../position/field.ts'
import { cardOf, isGood, isOrdered, stackIn, valuesOf } from '../position/piece.ts'
import { chargedHexes } from '../rules/combat/combats.ts'
import { weatherOnCohesion } from '../rules/combat/effects.ts'
import { fireModifier } from '../rules/combat/fire-modifier.ts'
import { type Attack, attackOf, modifiersOf, totalOf } from '../rules/combat/shock-modifier.ts'
import { mayTrySquare } from '../rules/movement/squares.ts'
import { CHARGING, type Condition, type Fight, type GloryState, GOOD, type UnitId } from '../state.ts'
import { hexWorth } from './objectives.ts'
import { tollsOf } from './toll.ts'

/** What shocks, charges and shots promise: losses of both sides and ground, in victory points or thereabouts. */

/** What a unit is worth: its strength, and something for being a unit at all. */
export function unitWorth(s: GloryState, unit: UnitId): number {
  const { faces, arm } = cardOf(s, unit)
  return arm === 'art' ? 2.5 : faces[0].strength + 1
}

/** Ground taken in front, before any objective: a step forward, and the initiative. */
const groundWorth = 0.35
/** What a counter-attack may cost. */
const struckBack = 0.3
/** Own losses weigh a little less: whoever never risks anything takes nothing. */
const prudence = 0.9

function asFight(attackers: readonly UnitId[], targets: readonly HexId[], pursuit: number): Fight {
  return {
    attackers: attackers.slice(), targets: targets.slice(), defenders: [], places: [], origins: [], posts: [], flights: [],
    charge: false, pursuit, bonus: false, modifier: 0, row: -1,
  } // biome-ignore format: fields
}

function troopsIn(s: GloryState, targets: readonly HexId[]): UnitId[] {
  return targets.flatMap((hex) => stackIn(s, hex)).filter((unit) => cardOf(s, unit).arm !== 'art')
}

/** What a shock of these units on those hexes promises, as they stand. */
export function blowWorth(
  s: GloryState,
  attackers: readonly UnitId[],
  targets: readonly HexId[],
  pursuit = 0,
): number {
  if (attackers.length === 0 || targets.length === 0) return 0
  const defenders = troopsIn(s, targets)
  if (defenders.length === 0) return overrunWorth(s, targets)
  const attack = attackOf(s, asFight(attackers, targets, pursuit))
  return attackWorth(s, attack, attackers, defenders, targets)
}

/** JG-8.5-f: guns without cover are taken. */
function overrunWorth(s: GloryState, targets: readonly HexId[]): number {
  return targets.reduce((sum, hex) => sum + 2.5 * stackIn(s, hex).length + groundWorth, 0)
}

function attackWorth(
  s: GloryState,
  attack: Attack,
  attackers: readonly UnitId[],
  defenders: readonly UnitId[],
  targets: readonly HexId[],
  worse = 0,
): number {
  const { tables } = fieldOf(s)
  const tolls = tollsOf(tables)
  const modifier = totalOf(modifiersOf(tables, attack))
  const weather = weatherOnCohesion(s)
  const ground = targets.reduce((sum, hex) => sum + groundWorth + hexWorth(s, hex), 0)
  const theirs = defenders.map((unit) => {
    const condition = Math.min(2, s.units[unit].condition + worse) as Condition
    const cohesion = cardOf(s, unit).faces[condition].cohesion - weather
    return { condition, cohesion, worth: unitWorth(s, unit) }
  })
  const ours = attackers.map((unit) => ({
    cohesion: valuesOf(s, unit).cohesion - weather,
    worth: unitWorth(s, unit),
  }))
  let worth = 0
  for (let die = 0; die < 10; die++) {
    const row = shockRowAt(tables.shock, die + modifier)
    let leave = 1
    for (let i = 0; i < theirs.length; i++) {
      const { condition, cohesion, worth: each } = theirs[i]
      const toll = tolls.ofRow(row, false, condition, cohesion)
      worth += toll.loss * each
      leave *= toll.leaves
    }
    worth += leave * ground
    if (tolls.strikesBack(row)) worth -= struckBack
    for (let i = 0; i < ours.length; i++) {
      const toll = tolls.ofRow(row, true, GOOD, ours[i].cohesion)
      worth -= prudence * (toll.loss * ours[i].worth + toll.leaves * 0.2)
    }
  }
  return worth / 10
}

/** What a charge of these units promises from that hex: squares, counter-charge and the test at its end included. */
export function chargeWorth(s: GloryState, units: readonly UnitId[], hex: HexId, facing: Corner): number {
  return asIf(s, units, hex, facing, CHARGING, () => {
    const targets = chargedHexes(s, units[0])
    const defenders = troopsIn(s, targets)
    if (targets.length === 0) return 0
    let worth: number
    if (defenders.length === 0) worth = overrunWorth(s, targets)
    else {
      const attack = attackOf(s, asFight(units, targets, 0))
      worth = answeredWorth(s, attack, units, defenders, targets)
    }
    const [tester] = units
    const tired = (1 - chanceOfTest(valuesOf(s, tester).cohesion - weatherOnCohesion(s))) * 0.22
    for (const unit of units) worth -= prudence * tired * unitWorth(s, unit)
    return isOrdered(s, tester) ? worth : worth * chanceOfTest(valuesOf(s, tester).engagement)
  })
}

/** A charge that the other side meets as it can: by a square, or by charging in turn. */
function answeredWorth(
  s: GloryState,
  attack: Attack,
  units: readonly UnitId[],
  defenders: readonly UnitId[],
  targets: readonly HexId[],
): number {
  const plain = attackWorth(s, attack, units, defenders, targets)
  if (attack.square) return plain
  if (targets.some((hex) => mayTrySquare(s, hex))) {
    const forms = chanceOfTest(Math.min(...defenders.map((unit) => valuesOf(s, unit).cohesion)))
    const recalled = chanceOfTest(valuesOf(s, units[0]).engagement)
    const onSquare = attackWorth(s, { ...attack, square: true }, units, defenders, targets)
    const shaken = {
      ...attack,
      defenders: attack.defenders.map((each, i) => ({ ...each, ...cardOf(s, defenders[i]).faces[1] })),
    }
    const onShaken = attackWorth(s, shaken, units, defenders, targets, 1) + 0.22 * unitWorth(s, defenders[0])
    return forms * (onSquare < 0 ? (1 - recalled) * onSquare : onSquare) + (1 - forms) * onShaken
  }
  const meets = defenders.find((unit) => cardOf(s, unit).arm === 'cav' && isGood(s, unit))
  if (meets === undefined || attack.rear) return plain
  const chance = chanceOfTest(valuesOf(s, meets).engagement)
  const met = attackWorth(s, { ...attack, counterCharged: true }, units, defenders, targets)
  return chance * met + (1 - chance) * plain
}

/** What a shot promises against all units of a hex. */
export function shotWorth(s: GloryState, unit: UnitId, mate: UnitId, hex: HexId): number {
  const net = fireModifier(s, unit, mate, hex, 'fire')
  const tolls = tollsOf(fieldOf(s).tables)
  const weather = weatherOnCohesion(s)
  let worth = 0
  for (const target of stackIn(s, hex)) {
    const { condition } = s.units[target]
    worth +=
      unitWorth(s, target) *
      tolls.ofShot(net, condition, cardOf(s, target).faces[condition].cohesion - weather)
  }
  return worth
}
