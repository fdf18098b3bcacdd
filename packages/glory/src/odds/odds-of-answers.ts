import type { Corner, HexId } from '@gunbai/hexes'
import type { Odds, Seat } from '@gunbai/kernel'
import type { GloryAction } from '../action.ts'
import { fireRow } from '../data/fire.ts'
import type { FireOf } from '../event.ts'
import { fieldOf } from '../position/field.ts'
import { cardOf, isGood, stackIn, topOf, topTroop, valuesOf } from '../position/piece.ts'
import { searchCharge } from '../rules/combat/charge-move.ts'
import { chargedHexes, enemiesBefore } from '../rules/combat/combats.ts'
import { weatherOnCohesion } from '../rules/combat/effects.ts'
import { currentFight } from '../rules/combat/fight-under-way.ts'
import { partnerOf, replyPartner, replyTarget } from '../rules/combat/fire.ts'
import { fireModifiers } from '../rules/combat/fire-modifier.ts'
import { initiativeModifier } from '../rules/turn/activation.ts'
import { CHARGING, type GloryState, hasDone, ROUTED, type UnitId } from '../state.ts'
import { asIf } from './as-if.ts'
import { afterEffects, type Branch, chanceOfTest, effectsOfFire } from './chance.ts'
import type { ClashOdds } from './clash.ts'
import { oddsOnMap, type Stage } from './clash-on-map.ts'
import { fireSum, shockSums } from './sums.ts'

/** The exact odds of whatever answer throws dice, on free ground beyond the hexes that fight. */
export function oddsOf(s: GloryState, _: Seat, action: GloryAction): Odds | null {
  switch (action.kind) {
    case 'fire': {
      const mate = action.both ? partnerOf(s, action.unit) : -1
      return shot(s, action.unit, mate, action.hex, 'fire', stackIn(s, action.hex))
    }
    case 'reply': {
      const first = s.stack[s.stack.length - 1].facts as unknown as { unit: UnitId; mate: UnitId }
      const at = replyTarget(s, first)
      const mate = action.both ? replyPartner(s, action.unit, at) : -1
      return shot(s, action.unit, mate, s.units[at].hex, 'counter-battery', [at])
    }
    case 'react':
      return shot(s, action.unit, -1, s.units[action.target].hex, 'reaction', [action.target])
    case 'attack':
      return announced(s, action.from, action.hex, action.facing)
    case 'resolve': {
      const combat = s.combats.find((each) => each.targets[0] === action.hex)
      return combat === undefined ? null : struck(s, combat.attackers, combat.targets, 0)
    }
    case 'break': {
      const units = strikersIn(s, s.units[action.unit].hex)
      const { hex, facing } = s.units[action.unit]
      return bonus(s, units, enemiesBefore(s, units, hex, facing))
    }
    case 'counterAttack': {
      const units = strikersIn(s, s.units[action.unit].hex)
      return asIf(s, units, action.from, s.units[action.unit].facing, 0, () => bonus(s, units, [action.hex]))
    }
    case 'charge':
      return declared(s, action.unit, action.hex)
    case 'strike':
      return charged(s, s.party, action.hex, action.facing)
    case 'pursue':
      return pursued(s, action.unit, action.stack)
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
    case 'recall': {
      const { unit } = s.stack[s.stack.length - 1].facts as unknown as { unit: UnitId }
      const { hex } = s.units[unit]
      const chargers = stackIn(s, hex).filter((each) => hasDone(s.units[each], CHARGING))
      return passing(chanceOfTest(valuesOf(s, topOf(s, chargers, hex)).engagement))
    }
    case 'counterCharge':
      return passing(counterCharging(s, action.hex))
    default:
      return null
  }
}

function passing(chance: number): Odds {
  return { counts: [], chances: [{ name: { id: 'odds.passes' }, chance }] }
}

/** JG-9.4-b, R-60 */
function counterCharging(s: GloryState, hex: HexId): number {
  const top = topTroop(s, hex)
  const heavy = currentFight(s).attackers.some(
    (unit) => cardOf(s, unit).class === 'heavy' && hasDone(s.units[unit], CHARGING),
  )
  const { class: kind } = cardOf(s, top)
  const light = kind === 'light' || (s.mediumIsLight && kind === 'medium')
  return chanceOfTest(valuesOf(s, top).engagement, heavy && light ? 2 : 0)
}

/** The chance that some of these units meet a condition under the effects of a row. */
function chanceOfSome(
  s: GloryState,
  units: readonly UnitId[],
  effects: readonly string[],
  which: (branch: Branch, unit: UnitId) => boolean,
): number {
  const weather = weatherOnCohesion(s)
  let none = 1
  for (const unit of units) {
    const { faces } = cardOf(s, unit)
    let chance = 0
    for (const branch of afterEffects(effects, s.units[unit].condition, (of) => faces[of].cohesion - weather))
      if (which(branch, unit)) chance += branch.chance
    none *= 1 - chance
  }
  return 1 - none
}

function shot(
  s: GloryState,
  unit: UnitId,
  mate: UnitId,
  hex: HexId,
  purpose: FireOf,
  targets: readonly UnitId[],
): Odds {
  const sum = fireSum(fireModifiers(s, unit, mate, hex, purpose))
  const added = sum.rows.reduce((all, { value }) => all + value, 0)
  const { fire } = fieldOf(s).tables
  let worse = 0
  let routed = 0
  for (let die = 0; die < 10; die++) {
    const effects = effectsOfFire(fireRow(fire, die + added))
    worse +=
      chanceOfSome(s, targets, effects, (branch, each) => branch.condition > s.units[each].condition) / 10
    routed += chanceOfSome(s, targets, effects, (branch) => branch.condition >= ROUTED) / 10
  }
  return {
    counts: [],
    chances: [
      { name: { id: 'odds.targetWorse' }, chance: worse },
      { name: { id: 'odds.targetRouted' }, chance: routed },
    ],
    sums: [sum],
  }
}

/** Guns without cover are taken, whatever falls. */
const taken: Odds = { counts: [], chances: [{ name: { id: 'odds.defenderGone' }, chance: 1 }] }

/** What comes of these striking there, as the state has them stand. */
function clash(s: GloryState, attackers: readonly UnitId[], targets: readonly HexId[], stage: Stage): Odds {
  const odds = oddsOnMap(s, attackers, targets, stage)
  return odds === null ? taken : inWords(odds, shockSums(s, attackers, targets, stage.pursuit, odds))
}

function inWords(odds: ClashOdds, sums: NonNullable<Odds['sums']>): Odds {
  const always = {
    attackerLeaves: odds.thrownBack,
    defenderLeaves: odds.defenderLeaves,
    attackerWorse: odds.attackerWorse,
    defenderWorse: odds.defenderWorse,
    defenderRouted: odds.defenderRouted,
    defenderGone: odds.defenderGone,
    breakthrough: odds.breakthrough,
    counterAttack: odds.counterAttack,
  }
  const sometimes = { square: odds.square, counterCharge: odds.counterCharge, stopped: odds.stopped }
  const chances = Object.entries({
    ...always,
    ...Object.fromEntries(Object.entries(sometimes).filter(([, chance]) => chance > 0)),
  })
  return {
    counts: [],
    chances: chances.map(([name, chance]) => ({ name: { id: `odds.${name}` }, chance })),
    sums,
  }
}

/** A combat of the shock segment. */
function struck(
  s: GloryState,
  attackers: readonly UnitId[],
  targets: readonly HexId[],
  pursuit: number,
): Odds {
  return clash(s, attackers, targets, { squares: false, engagement: true, pursuit })
}

/** A second shock, for which nobody tests (JG-8.7.2). */
function bonus(s: GloryState, attackers: readonly UnitId[], targets: readonly HexId[]): Odds {
  return clash(s, attackers, targets, { squares: false, engagement: false, pursuit: 0 })
}

function strikersIn(s: GloryState, hex: HexId): UnitId[] {
  return stackIn(s, hex).filter(
    (unit) => cardOf(s, unit).arm !== 'art' && isGood(s, unit) && !s.units[unit].square,
  )
}

/** the combat that an attack would join or begin, with those that were announced at the same hex. */
function announced(s: GloryState, from: HexId, hex: HexId, facing: Corner): Odds {
  const units = strikersIn(s, from)
  const own = s.combats
    .filter((each) => s.units[each.attackers[0]].hex === from)
    .flatMap((each) => each.targets)
  const targets = [...new Set([...own, hex])]
  const others = s.combats.filter((each) => each.targets.some((target) => targets.includes(target)))
  const attackers = [...new Set([...others.flatMap((each) => each.attackers), ...units])]
  const all = [...new Set([...others.flatMap((each) => each.targets), ...targets])]
  return asIf(s, units, from, facing, 0, () => struck(s, attackers, all, 0))
}

/** A charge from where it would strike: with what infantry, horse and guns there may do against it. */
function charged(s: GloryState, units: readonly UnitId[], hex: HexId, facing: Corner): Odds {
  const stage = { squares: true, engagement: false, pursuit: 0 }
  return asIf(s, units, hex, facing, CHARGING, () => clash(s, units, chargedHexes(s, units[0]), stage))
}

/** A charge declared by one unit, from the hex and facing that promise most; without orders it must pass its test first. */
function declared(s: GloryState, unit: UnitId, target: HexId): Odds | null {
  const kept = s.party
  s.party = [unit]
  const ways = searchCharge(s, unit).strikes(target)
  s.party = kept
  const stage = { squares: true, engagement: true, pursuit: 0 }
  let best: Odds | null = null
  let most = -1
  for (const { hex, facing } of ways) {
    const targets = () => chargedHexes(s, unit)
    const odds = asIf(s, [unit], hex, facing, CHARGING, () => oddsOnMap(s, [unit], targets(), stage))
    if (odds === null) return taken
    if (odds.defenderLeaves <= most) continue
    most = odds.defenderLeaves
    const sums = asIf(s, [unit], hex, facing, CHARGING, () => shockSums(s, [unit], targets(), 0, odds))
    best = inWords(odds, sums)
  }
  return best
}

/** One more charge of a pursuit; null where it is only asked who runs after whom. */
function pursued(s: GloryState, unit: UnitId, stack: boolean): Odds | null {
  if ((s.stack[s.stack.length - 1].facts as { quarry?: UnitId }).quarry === undefined) return null
  const { hex, facing, pursuits } = s.units[unit]
  const units = stack ? strikersIn(s, hex).filter((each) => cardOf(s, each).arm === 'cav') : [unit]
  return asIf(s, units, hex, facing, CHARGING, () => {
    const targets = chargedHexes(s, unit)
    if (targets.length === 0) return null
    return clash(s, units, targets, { squares: true, engagement: false, pursuit: pursuits + 1 })
  })
}
