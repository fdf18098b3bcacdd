import type { HexId } from '@gunbai/hexes'
import type { Odds, Seat } from '@gunbai/kernel'
import type { GloryAction } from '../action.ts'
import type { FireOf } from '../event.ts'
import { fieldOf } from '../field.ts'
import { cardOf, stackIn, topTroop, valuesOf } from '../piece.ts'
import { initiativeModifier } from '../rules/activation.ts'
import { weatherOnCohesion } from '../rules/effects.ts'
import { fireModifier, partnerOf } from '../rules/fire.ts'
import { attackOf, modifiersOf, totalOf } from '../rules/shock-modifier.ts'
import { mayTrySquare } from '../rules/squares.ts'
import {
  CHARGING,
  type Condition,
  ELIMINATED,
  type Fight,
  type GloryState,
  GOOD,
  ROUTED,
  type UnitId,
} from '../state.ts'
import { fireRow } from '../tables/fire.ts'
import { shockRowAt } from '../tables/shock.ts'
import { afterEffects, type Branch, chanceOfTest, effectsOfFire } from './chance.ts'
import { chargeOdds } from './charge-chain.ts'
import type { Duellist } from './duel.ts'

/** The exact odds of whatever answer throws dice, on free ground beyond the hexes that fight. */
export function oddsOf(s: GloryState, _: Seat, action: GloryAction): Odds | null {
  switch (action.kind) {
    case 'fire':
      return shot(
        s,
        action.unit,
        action.both ? partnerOf(s, action.unit) : -1,
        action.hex,
        'fire',
        stackIn(s, action.hex),
      )
    case 'react':
      return shot(s, action.unit, -1, s.units[action.target].hex, 'reaction', [action.target])
    case 'resolve': {
      const combat = s.combats.find((each) => each.targets[0] === action.hex)
      return combat === undefined ? null : shock(s, combat.attackers, combat.targets, 0)
    }
    case 'charge':
      return charge(s, action.unit, action.hex)
    case 'test':
      return passing(chanceOfTest(s.active?.initiative ?? 0, -initiativeModifier(s, action.group)))
    case 'rally': {
      const night = fieldOf(s).battle.weather[s.turn] === 'night'
      const modifier = s.units[action.unit].condition === ROUTED ? (night ? -3 : 1) : 0
      return passing(chanceOfTest(valuesOf(s, action.unit).cohesion, modifier))
    }
    case 'form': {
      let least = 99
      for (const unit of stackIn(s, action.hex))
        if (cardOf(s, unit).arm === 'inf') least = Math.min(least, valuesOf(s, unit).cohesion)
      return passing(chanceOfTest(least))
    }
    default:
      return null
  }
}

function passing(chance: number): Odds {
  return { counts: [], chances: [{ name: { id: 'odds.passes' }, chance }] }
}

/** How a unit may fare under the effects of a row. */
function branchesOf(s: GloryState, unit: UnitId, effects: readonly string[]): Branch[] {
  const { faces } = cardOf(s, unit)
  const weather = weatherOnCohesion(s)
  return afterEffects(effects, s.units[unit].condition, (of) => faces[of].cohesion - weather)
}

/** The chance that some, or all, of these units meet a condition under the effects of a row. */
function chanceFor(
  s: GloryState,
  units: readonly UnitId[],
  effects: readonly string[],
  which: (branch: Branch, unit: UnitId) => boolean,
  all: boolean,
): number {
  let product = 1
  for (const unit of units) {
    let chance = 0
    for (const branch of branchesOf(s, unit, effects)) if (which(branch, unit)) chance += branch.chance
    product *= all ? chance : 1 - chance
  }
  return all ? product : 1 - product
}

function shot(
  s: GloryState,
  unit: UnitId,
  mate: UnitId,
  hex: HexId,
  purpose: FireOf,
  targets: readonly UnitId[],
): Odds {
  const added = fireModifier(s, unit, mate, hex, purpose)
  const { fire } = fieldOf(s).tables
  let worse = 0
  let routed = 0
  for (let die = 0; die < 10; die++) {
    const effects = effectsOfFire(fireRow(fire, die + added))
    worse +=
      chanceFor(s, targets, effects, (branch, each) => branch.condition > s.units[each].condition, false) / 10
    routed += chanceFor(s, targets, effects, (branch) => branch.condition >= ROUTED, false) / 10
  }
  return {
    counts: [],
    chances: [
      { name: { id: 'odds.targetWorse' }, chance: worse },
      { name: { id: 'odds.targetRouted' }, chance: routed },
    ],
  }
}

/** The odds of a combat as it stands, before any answer of the other side. */
export function shock(
  s: GloryState,
  attackers: readonly UnitId[],
  targets: readonly HexId[],
  pursuit: number,
): Odds | null {
  const { tables } = fieldOf(s)
  const troops = targets.flatMap((hex) => stackIn(s, hex)).filter((unit) => cardOf(s, unit).arm !== 'art')
  if (troops.length === 0) return { counts: [], chances: [{ name: { id: 'odds.defenderGone' }, chance: 1 }] }
  const fight: Fight = {
    attackers: attackers.slice(), targets: targets.slice(), defenders: [], places: [], origins: [], posts: [], flights: [],
    charge: attackers.some((unit) => (s.units[unit].did & CHARGING) !== 0), pursuit, bonus: false, modifier: 0, row: -1,
  } // biome-ignore format: fields
  const modifier = totalOf(modifiersOf(tables, attackOf(s, fight)))
  const worse = (branch: Branch, unit: UnitId) => branch.condition > s.units[unit].condition
  const chances = {
    attackerLeaves: 0,
    defenderLeaves: 0,
    attackerWorse: 0,
    defenderWorse: 0,
    defenderRouted: 0,
    defenderGone: 0,
    breakthrough: 0,
    counterAttack: 0,
  }
  for (let die = 0; die < 10; die++) {
    const row = tables.shock[shockRowAt(tables.shock, die + modifier)]
    chances.attackerLeaves += chanceFor(s, attackers, row.attacker, (branch) => branch.left, false) / 10
    chances.defenderLeaves +=
      chanceFor(s, troops, row.defender, (branch) => branch.left || branch.condition === ELIMINATED, true) /
      10
    chances.attackerWorse += chanceFor(s, attackers, row.attacker, worse, false) / 10
    chances.defenderWorse += chanceFor(s, troops, row.defender, worse, false) / 10
    chances.defenderRouted +=
      chanceFor(s, troops, row.defender, (branch) => branch.condition >= ROUTED, false) / 10
    chances.defenderGone +=
      chanceFor(s, troops, row.defender, (branch) => branch.condition === ELIMINATED, true) / 10
    if (row.also.includes('BT')) chances.breakthrough += 0.1
    if (row.also.includes('CA')) chances.counterAttack += 0.1
  }
  return {
    counts: [],
    chances: Object.entries(chances).map(([name, chance]) => ({ name: { id: `odds.${name}` }, chance })),
  }
}

/** A charge with all that follows, where one unit charges one; the other side is taken to try whatever helps it. */
function charge(s: GloryState, unit: UnitId, hex: HexId): Odds | null {
  const target = topTroop(s, hex)
  if (target < 0 || stackIn(s, hex).length > 1 || stackIn(s, s.units[unit].hex).length > 1) return null
  const squares = s.units[target].square ? 'formed' : mayTrySquare(s, hex) ? 'try' : 'never'
  const odds = chargeOdds(fieldOf(s).tables, duellist(s, unit), duellist(s, target), {
    squares,
    counterCharge: true,
  })
  const worse = (list: readonly number[], from: number) =>
    list.slice(from + 1).reduce((sum, each) => sum + each, 0)
  return {
    counts: [],
    chances: [
      { name: { id: 'odds.attackerLeaves' }, chance: odds.thrownBack },
      { name: { id: 'odds.defenderLeaves' }, chance: odds.defenderLeaves },
      { name: { id: 'odds.attackerWorse' }, chance: worse(odds.attacker, GOOD) },
      { name: { id: 'odds.defenderWorse' }, chance: worse(odds.defender, s.units[target].condition) },
      { name: { id: 'odds.defenderRouted' }, chance: odds.defender[ROUTED] + odds.defender[ELIMINATED] },
      { name: { id: 'odds.defenderGone' }, chance: odds.defender[ELIMINATED] },
    ],
  }
}

function duellist(s: GloryState, unit: UnitId): Duellist {
  const { faces, arm, class: kind } = cardOf(s, unit)
  const { condition } = s.units[unit]
  return {
    arm: arm === 'cav' ? 'cav' : 'inf',
    class: kind,
    front: { strength: faces[0].strength, cohesion: faces[0].cohesion },
    back: { strength: faces[1].strength, cohesion: faces[1].cohesion },
    engagement: faces[condition].engagement,
    condition: condition as Condition,
  }
}
