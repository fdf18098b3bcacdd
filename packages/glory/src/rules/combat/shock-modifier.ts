import type { HexId } from '@gunbai/hexes'
import { ratioRow } from '../../data/ratio.ts'
import type { Tables } from '../../data/tables.ts'
import { type Field, fieldOf } from '../../position/field.ts'
import { hexsideOf } from '../../position/ground.ts'
import {
  cardOf,
  directionBetween,
  hasSixFronts,
  isFront,
  looksInto,
  stackIn,
  valuesOf,
} from '../../position/piece.ts'
import type { Class } from '../../setups/battle.ts'
import {
  CHARGING,
  COUNTERED,
  type Fight,
  type GloryState,
  hasDone,
  ROUTED,
  type UnitId,
} from '../../state.ts'

/** One of those who fight, as the modifiers see it. */
export interface Fighter {
  readonly arm: 'inf' | 'cav' | 'art'
  readonly class: Class
  readonly strength: number
  readonly cohesion: number
  readonly charging: boolean
}

/** Everything that modifies the die of a shock or charge (section 8.6, table 3.5), free of any map. */
export interface Attack {
  readonly attackers: readonly Fighter[]
  /** Infantry and cavalry of the hexes attacked; artillery never counts (JG-8.9-a). */
  readonly defenders: readonly Fighter[]
  readonly square: boolean // somebody attacked is in square
  readonly open?: boolean // and somebody is not: R-94
  readonly routed: boolean // all of them
  readonly rear: boolean
  readonly counterCharged: boolean
  readonly terrain: number // hex and hexside together
  readonly sixFronts: boolean // an attacker stands in a six-front hex
  readonly apart?: boolean // foot and chargers strike at no hex together: R-99
  readonly pursuit: number // which pursuit charge this is, 0 for none
}

export interface Modifiers {
  readonly ratio: number
  readonly cohesion: number
  readonly terrain: number
  readonly charge: number
  readonly square: number
  readonly cavalryShock: number
  readonly combinedArms: number
  readonly rear: number
  readonly routed: number
  readonly sixFronts: number
  readonly pursuit: number
}

/** JG-8.5-a, JG-9.2-b: the modifiers one by one. */
export function modifiersOf(tables: Tables, attack: Attack): Modifiers {
  const table = tables.shockModifiers
  const strength = (list: readonly Fighter[]) => list.reduce((sum, each) => sum + each.strength, 0)
  const best = (list: readonly Fighter[]) => list.reduce((most, each) => Math.max(most, each.cohesion), 0)
  const chargers = attack.attackers.filter((each) => each.charging)
  const charged = chargers.length > 0
  const walkingHorse = strength(attack.attackers.filter((each) => each.arm === 'cav' && !each.charging))
  const cavalryShock = walkingHorse > 0 && walkingHorse * 2 >= strength(attack.attackers)
  return {
    ratio: ratioRow(tables.ratio, strength(attack.attackers), Math.max(1, strength(attack.defenders)))
      .modifier,
    cohesion: best(attack.attackers) - best(attack.defenders),
    terrain: attack.terrain,
    charge:
      charged && !attack.square && !attack.counterCharged
        ? chargeBonus(tables, chargers, attack.defenders)
        : 0,
    square: attack.square
      ? charged
        ? table.chargeSquare
        : cavalryShock
          ? table.cavalryOnSquare
          : attack.open
            ? 0
            : table.footOnSquare
      : 0,
    cavalryShock: cavalryShock && !(charged && attack.square) ? table.cavalryShock : 0,
    combinedArms:
      charged && !attack.square && !attack.apart && attack.attackers.some((each) => each.arm === 'inf')
        ? table.combinedArms
        : 0,
    rear: attack.rear ? table.rear : 0,
    routed: attack.routed ? table.routed : 0,
    sixFronts: attack.sixFronts ? table.sixFronts : 0,
    pursuit: attack.pursuit > 1 ? table.pursuit * (attack.pursuit - 1) : 0, // JG-9.5.2-k
  }
}

function chargeBonus(tables: Tables, chargers: readonly Fighter[], defenders: readonly Fighter[]): number {
  const table = tables.shockModifiers
  const heavy = chargers.some((each) => each.class === 'heavy')
  if (defenders.some((each) => each.arm === 'cav')) return heavy ? table.chargeHorseHeavy : table.chargeHorse
  return heavy ? table.chargeFootHeavy : table.chargeFoot
}

export function totalOf(modifiers: Modifiers): number {
  let sum = 0
  for (const value of Object.values(modifiers)) sum += value
  return sum
}

/** Those who strike, at which hexes, and how often they have pursued: all of a fight that its sum hangs on. */
export interface Blow {
  readonly attackers: readonly UnitId[]
  readonly targets: readonly HexId[]
  readonly pursuit: number
}

/** The attack of a fight on the map. */
export function attackOf(s: GloryState, fight: Blow): Attack {
  const field = fieldOf(s)
  const fighter = (unit: UnitId): Fighter => {
    const { strength, cohesion } = valuesOf(s, unit)
    const { arm, class: kind } = cardOf(s, unit)
    return { arm, class: kind, strength, cohesion, charging: hasDone(s.units[unit], CHARGING) }
  }
  const defenders: UnitId[] = []
  for (const hex of fight.targets) {
    for (const unit of stackIn(s, hex)) if (cardOf(s, unit).arm !== 'art') defenders.push(unit)
  }
  return {
    attackers: fight.attackers.map(fighter),
    defenders: defenders.map(fighter),
    square: defenders.some((unit) => s.units[unit].square),
    open: defenders.some((unit) => !s.units[unit].square),
    routed: defenders.length > 0 && defenders.every((unit) => s.units[unit].condition === ROUTED),
    rear: strikesRear(s, field, fight),
    counterCharged: defenders.some((unit) => hasDone(s.units[unit], COUNTERED)),
    terrain: terrainModifier(s, fight),
    sixFronts: fight.attackers.some((unit) => hasSixFronts(field, s.units[unit])),
    apart: !fight.targets.some((hex) => arms(s, fight, hex)),
    pursuit: fight.pursuit,
  }
}

/** whether foot and horse that charged strike at that hex together. */
function arms(s: GloryState, fight: Blow, hex: HexId): boolean {
  const here = fight.attackers.filter((unit) => strikes(s, fight, unit, hex))
  return (
    here.some((unit) => cardOf(s, unit).arm === 'inf') &&
    here.some((unit) => hasDone(s.units[unit], CHARGING))
  )
}

/** Whether an attacker strikes at that hex: of several it strikes at those in front of it, beside however many it stands. */
function strikes(s: GloryState, fight: Blow, attacker: UnitId, target: HexId): boolean {
  const { hex, facing } = s.units[attacker]
  const direction = directionBetween(s, hex, target)
  return direction >= 0 && (fight.targets.length === 1 || looksInto(facing, direction))
}

/** JG-6.1.2-d: whether some attacker comes at some defender through one of its rear hexes. A routed unit has no rear. */
function strikesRear(s: GloryState, field: Field, fight: Blow): boolean {
  for (const target of fight.targets) {
    for (const attacker of fight.attackers) {
      if (!strikes(s, fight, attacker, target)) continue
      const direction = directionBetween(s, target, s.units[attacker].hex)
      for (const unit of stackIn(s, target)) {
        const piece = s.units[unit]
        if (cardOf(s, unit).arm !== 'art' && piece.condition < ROUTED && !isFront(field, piece, direction))
          return true
      }
    }
  }
  return false
}

/** JG-8.4.2, JG-8.4.3, R-58: the hex that is best for the defender, then the hexside, his choice unless that hex is clear. */
function terrainModifier(s: GloryState, fight: Blow): number {
  const { ground } = fieldOf(s)
  let least = 99
  for (const target of fight.targets) {
    const open = ground.terrain[target].name === 'clear'
    let across: number | null = null
    for (const attacker of fight.attackers) {
      const { hex } = s.units[attacker]
      if (!strikes(s, fight, attacker, target)) continue
      const direction = directionBetween(s, hex, target)
      const here = ground.shock[hexsideOf(hex, direction)] + ground.terrain[hex].shockFrom
      across = across === null ? here : open ? Math.max(across, here) : Math.min(across, here)
    }
    least = Math.min(least, ground.terrain[target].shock + (across ?? 0))
  }
  return least === 99 ? 0 : least
}

/** The hexes from which a fight is fought. */
export function originsOf(s: GloryState, fight: Fight): HexId[] {
  const list: HexId[] = []
  for (const unit of fight.attackers) if (!list.includes(s.units[unit].hex)) list.push(s.units[unit].hex)
  return list
}
