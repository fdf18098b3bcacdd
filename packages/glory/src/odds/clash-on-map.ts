import { DIRECTIONS, type HexId } from '@gunbai/hexes'
import { fieldOf } from '../position/field.ts'
import { hexBeyond, hexsideOf } from '../position/ground.ts'
import { allOf, has, type Members, membersWhere } from '../position/members.ts'
import { cardOf, directionBetween, isFront, isGood, isOrdered, stackIn, topOf } from '../position/piece.ts'
import { strikesAt } from '../rules/combat/combats.ts'
import { weatherOnCohesion } from '../rules/combat/effects.ts'
import { fireModifier } from '../rules/combat/fire-modifier.ts'
import { attackOf } from '../rules/combat/shock-modifier.ts'
import { mayTrySquare } from '../rules/movement/squares.ts'
import {
  ANSWER_SPENT,
  CHARGING,
  COUNTERED,
  type Fight,
  type GloryState,
  HELD,
  hasDone,
  REPLIED,
  type UnitId,
} from '../state.ts'
import type { Clash, ClashOdds, Reaction, Trooper } from './clash.ts'
import { clashOdds } from './clash-odds.ts'
import type { Circumstances, Duellist } from './duel.ts'

/** A shock or charge as it stands on the map, made ready for the reckoning. */

export interface Stage {
  /** Whether squares may still be formed against it: before the charge has come home. */
  readonly squares: boolean
  /** Whether those without orders still have to test. */
  readonly engagement: boolean
  readonly pursuit: number
}

/** The exact odds of these units striking at those hexes from where they stand; null where nobody defends. */
export function oddsOnMap(
  s: GloryState,
  attackers: readonly UnitId[],
  targets: readonly HexId[],
  stage: Stage,
): ClashOdds | null {
  const defenders = targets.flatMap((hex) => stackIn(s, hex)).filter((unit) => cardOf(s, unit).arm !== 'art')
  if (defenders.length === 0 || attackers.length === 0) return null
  return clashOdds(clashOf(s, attackers, targets, defenders, stage))
}

function clashOf(
  s: GloryState,
  attackers: readonly UnitId[],
  targets: readonly HexId[],
  defenders: readonly UnitId[],
  stage: Stage,
): Clash {
  const { battle, tables } = fieldOf(s)
  const origins = [...new Set(attackers.map((unit) => s.units[unit].hex))]
  const mates = origins
    .flatMap((hex) => stackIn(s, hex))
    .filter((unit) => cardOf(s, unit).arm !== 'art' && !attackers.includes(unit))
  const all = [...attackers, ...mates]
  const charging = (unit: UnitId) => hasDone(s.units[unit], CHARGING)
  return {
    tables,
    attackers: all.map((unit) =>
      trooper(s, unit, origins.indexOf(s.units[unit].hex), charging(unit), attackers.includes(unit)),
    ),
    defenders: defenders.map((unit) => trooper(s, unit, targets.indexOf(s.units[unit].hex), false, true)),
    before: all.map((unit) =>
      membersWhere(targets, (hex) => attackers.includes(unit) && strikesAt(s, unit, hex)),
    ),
    faced: all.map((unit) => membersWhere(targets, (hex) => looksAt(s, hex, s.units[unit].hex))),
    reactions: reactionsOf(s, attackers, targets),
    engagement: origins.map((hex) => engagementOf(s, attackers, hex, stage)),
    squares: targets.map((hex) =>
      stackIn(s, hex).some((unit) => s.units[unit].square)
        ? 'formed'
        : stage.squares && mayTrySquare(s, hex)
          ? 'try'
          : 'no',
    ),
    recall: false,
    squaresInPursuit: true,
    barred: membersWhere(defenders, (unit) => hasDone(s.units[unit], ANSWER_SPENT)),
    counterCharge: true,
    pursuit: battle.weather[s.turn] === 'clear',
    nth: stage.pursuit,
    weather: weatherOnCohesion(s),
    mediumIsLight: s.mediumIsLight,
    around: circumstances(s, all, defenders, targets, stage.pursuit),
  }
}

function trooper(s: GloryState, unit: UnitId, hex: number, charging: boolean, strikes: boolean): Trooper {
  return { ...duellist(s, unit), hex, charging, strikes }
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
    condition,
  }
}

/** JG-9.4-a: whether the horse on top of a hex has another hex before it, and has not tried to counter-charge yet. */
function looksAt(s: GloryState, hex: HexId, from: HexId): boolean {
  const field = fieldOf(s)
  const top = stackIn(s, hex).find((unit) => cardOf(s, unit).arm !== 'art')
  const direction = directionBetween(s, hex, from)
  if (top === undefined || direction < 0 || hasDone(s.units[top], COUNTERED | ANSWER_SPENT)) return false
  return isFront(field, s.units[top], direction)
}

/** JG-7.1-f, g, JG-5.1.3-h: the batteries that may fire at those who come, and at whom. */
function reactionsOf(s: GloryState, attackers: readonly UnitId[], targets: readonly HexId[]): Reaction[] {
  const field = fieldOf(s)
  const list: Reaction[] = []
  targets.forEach((hex, i) => {
    for (const unit of stackIn(s, hex)) {
      if (cardOf(s, unit).arm !== 'art' || !isGood(s, unit) || hasDone(s.units[unit], REPLIED)) continue
      const aims: { at: number; net: number }[] = []
      for (const direction of DIRECTIONS) {
        if (!isFront(field, s.units[unit], direction)) continue
        if (field.ground.sides[hexsideOf(hex, direction)].some((side) => side.blocksSight === 'yes')) continue // JG-7.4.4-a
        const from = hexBeyond(field.ground, hex, direction)
        const there = attackers.filter((each) => s.units[each].hex === from)
        if (there.length === 0) continue
        const at = attackers.indexOf(topOf(s, there, from as HexId))
        aims.push({ at, net: fireModifier(s, unit, -1, from as HexId, 'reaction') })
      }
      if (aims.length > 0) list.push({ hex: i, aims })
    }
  })
  return list
}

/** JG-8.3.2-a, JG-9.1-d: what the top unit of a hex must roll, or null. */
function engagementOf(s: GloryState, attackers: readonly UnitId[], hex: HexId, stage: Stage): number | null {
  if (!stage.engagement || stage.pursuit > 0) return null
  const here = attackers.filter((unit) => s.units[unit].hex === hex)
  const tester = topOf(s, here, hex)
  if (isOrdered(s, tester)) return null
  // A charge that has come home has tested already (JG-2.4.2-f)
  if (hasDone(s.units[tester], CHARGING) && !stage.squares) return null
  return hasDone(s.units[tester], HELD) ? -1 : cardOf(s, tester).faces[s.units[tester].condition].engagement
}

/** Rear, terrain and six fronts, from the rules' own reading of the map, for whoever is still in it. */
function circumstances(
  s: GloryState,
  attackers: readonly UnitId[],
  defenders: readonly UnitId[],
  targets: readonly HexId[],
  pursuit: number,
): Clash['around'] {
  const known = new Map<number, Circumstances>()
  const read = (inIt: Members, against: Members): Circumstances => {
    const hexes = targets.filter((hex) =>
      defenders.some((unit, i) => has(against, i) && s.units[unit].hex === hex),
    )
    const fight: Fight = {
      attackers: attackers.filter((_, i) => has(inIt, i)), targets: hexes, defenders: [], places: [], origins: [], posts: [],
      flights: [], charge: false, pursuit, bonus: false, modifier: 0, row: -1,
    } // biome-ignore format: fields
    const { rear, terrain, sixFronts, apart } = attackOf(s, fight)
    return { rear, terrain, sixFronts, apart: apart === true }
  }
  const everybody = allOf(attackers)
  const everyTarget = allOf(defenders)
  const key = (inIt: Members, against: Members) => inIt * (everyTarget + 1) + against
  for (let inIt = 1; inIt <= everybody; inIt++)
    for (let against = 1; against <= everyTarget; against++)
      known.set(key(inIt, against), read(inIt, against))
  return (inIt, against) => known.get(key(inIt, against)) ?? {}
}
