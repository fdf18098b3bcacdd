import { type Corner, DIRECTIONS, type Direction, type HexId, opposite } from '@gunbai/hexes'
import { asIf } from '../odds/as-if.ts'
import { chanceOfTest } from '../odds/chance.ts'
import { hexBeyond, hexsideOf } from '../position/ground.ts'
import { inPoints } from '../position/half-points.ts'
import {
  cardOf,
  isActive,
  isGood,
  isGun,
  isIdle,
  isOrdered,
  lets,
  looksInto,
  occupant,
  stackIn,
  valuesOf,
} from '../position/piece.ts'
import { canSee } from '../position/sight.ts'
import { mayStrikeAcross } from '../rules/combat/combats.ts'
import {
  CHARGING,
  DISORDERED,
  FOUGHT,
  type GloryState,
  HELD,
  hasDone,
  STRUCK,
  type UnitId,
} from '../state.ts'
import { blowWorth, unitWorth } from './blow.ts'
import { dangerIn } from './danger.ts'
import { exitWorth } from './objectives.ts'
import type { Scene } from './scene.ts'
import { UNREACHED } from './ways.ts'

/** What each point of strength by which one is outnumbered costs. */
const outnumbered = 0.12

/** How well units stand in a hex: near what they want, at the distance that suits them, under cover, in company. */

/** The same, with the best facing there where it matters. */
export function bestStand(scene: Scene, party: readonly UnitId[], hex: HexId): number {
  const site = scene.siteOf(party, hex, siteWorth)
  if (cardOf(scene.s, party[0]).arm === 'art' || scene.nearest(hex) > 1) return site
  let best = Number.NEGATIVE_INFINITY
  for (const facing of DIRECTIONS) best = Math.max(best, contactWorth(scene, party, hex, facing))
  return site + best
}

export function stand(scene: Scene, party: readonly UnitId[], hex: HexId, facing: Corner): number {
  const site = scene.siteOf(party, hex, siteWorth) + scene.outlook(hex, facing)
  if (cardOf(scene.s, party[0]).arm === 'art' || scene.nearest(hex) > 1) return site
  return site + contactWorth(scene, party, hex, facing)
}

/** Whatever does not depend on the facing. */
function siteWorth(scene: Scene, party: readonly UnitId[], hex: HexId): number {
  const { s, field } = scene
  const [unit] = party
  const { arm, mode } = cardOf(s, unit)
  const near = scene.nearest(hex)
  let worth = 0
  for (const each of party) worth += unitWorth(s, each)
  const cover = near <= 7 ? -0.05 * field.ground.terrain[hex].fire : 0
  const fire = -0.4 * scene.temper.fire * scene.fireInto(hex) * worth
  const company = (scene.hasCompany(party, hex) ? 0 : -0.3) - (near <= 3 ? forlornIn(scene, party, hex) : 0)
  const away = awayWorth(scene, unit, hex)
  if (away !== 0) return away + cover + fire + company + (near <= 1 ? -0.8 : 0)
  if (arm === 'art') return gunSite(scene, party, hex) + cover + fire + company
  if (s.units[unit].condition >= DISORDERED) return 0.35 * Math.min(near, 4) + cover + 1.5 * fire + company
  const reach = Math.min(30, scene.marchFrom(hex, mode))
  const wanted = arm === 'cav' ? 3 : 1.5
  const approach = -0.09 * scene.temper.approach * scene.urge() * Math.max(0, reach - wanted)
  return goalWorth(scene, party, hex) + guardWorth(scene, party, hex) + approach + cover + fire + company
}

/** Far from one's own and among the enemy. */
function forlornIn(scene: Scene, party: readonly UnitId[], hex: HexId): number {
  const { s } = scene
  let own = scene.strengthAround(hex, party)
  for (const unit of party) if (cardOf(s, unit).arm !== 'art') own += valuesOf(s, unit).strength
  return outnumbered * Math.max(0, scene.enemiesAround(hex) - 1.5 * own)
}

/** Batteries are not left alone. */
function guardWorth(scene: Scene, party: readonly UnitId[], hex: HexId): number {
  const { distances, size } = scene.field.ground.map
  let worth = 0
  for (const guns of scene.bareGuns) {
    if (distances[guns * size + hex] <= 1 && !isScreened(scene, party, guns))
      worth = hex === guns ? 1 : Math.max(worth, 0.8)
  }
  return worth
}

/** The objectives: to take those of the enemy, to keep one's own. */
function goalWorth(scene: Scene, party: readonly UnitId[], hex: HexId): number {
  const { s, seat } = scene
  const { mode } = cardOf(s, party[0])
  let take = 0
  let keep = 0
  const keeping = scene.keepingFor(party)
  for (let i = 0; i < scene.objectives.length; i++) {
    const objective = scene.objectives[i]
    const far = inPoints(scene.marches.to(objective.hex, mode)[hex])
    if (s.holders[objective.at] !== seat)
      take = Math.max(take, objective.worth * (far === 0 ? 1 : 0.5 / (1 + far / 4)))
    else keep = Math.max(keep, keeping[i] * (far === 0 ? 1 : 0.35 / (1 + far / 3)))
  }
  return scene.temper.take * take + scene.temper.keep * keep
}

/** The way off the map, where it counts: whoever is told to come away does not dally. */
function awayWorth(scene: Scene, unit: UnitId, hex: HexId): number {
  const { s, seat, field } = scene
  const worth = exitWorth(s, seat, unit)
  if (worth === 0) return 0
  const { mode } = cardOf(s, unit)
  let far = UNREACHED
  for (const exit of field.battle.exits[seat]) far = Math.min(far, scene.marches.to(exit, mode)[hex])
  return -0.075 * worth * (far + 0.2)
}

/** A battery wants something to shoot at and somebody before it. */
function gunSite(scene: Scene, party: readonly UnitId[], hex: HexId): number {
  const { s, field } = scene
  const { cards, ground, tables } = field
  const { distances, size } = ground.map
  const table = tables.fireModifiers
  const near = scene.nearest(hex)
  let worth = 0
  for (const gun of party) {
    const { maximum, effective, faces } = cards[gun]
    let best = 0
    for (const enemy of scene.enemies) {
      const there = s.units[enemy].hex
      const range = distances[hex * size + there]
      if (range > maximum || s.tops[there] !== enemy || !canSee(s, hex, there)) continue
      const within = range === 1 ? table.adjacent : range <= effective ? table.effective : table.beyond
      const net = faces[0].strength + within + ground.terrain[there].fire
      best = Math.max(
        best,
        scene.tolls.ofShot(net, s.units[enemy].condition, valuesOf(s, enemy).cohesion) * unitWorth(s, enemy),
      )
    }
    worth += 1.6 * best - 0.05 * Math.max(0, near - effective)
  }
  const covered = scene.isManned(hex, party)
  if (near <= 1) worth -= covered ? 0.4 : 3
  else if (near <= 3 && !covered && !isScreened(scene, party, hex)) worth -= near === 2 ? 1.4 : 0.7
  return covered ? worth + 0.2 : worth
}

/** Whether own troops stand beside a hex and nearer to the enemy, or as near. */
function isScreened(scene: Scene, party: readonly UnitId[], hex: HexId): boolean {
  for (const direction of DIRECTIONS) {
    const beside = hexBeyond(scene.field.ground, hex, direction)
    if (beside >= 0 && scene.isManned(beside, party) && scene.nearest(beside) <= scene.nearest(hex))
      return true
  }
  return false
}

/** Next to the enemy: the blow that can be struck from there now, and the one that may come. */
function contactWorth(scene: Scene, party: readonly UnitId[], hex: HexId, facing: Corner): number {
  return strikeWorth(scene, party, hex, facing) - dangerIn(scene, party, hex, facing)
}

function strikeWorth(scene: Scene, party: readonly UnitId[], hex: HexId, facing: Corner): number {
  const strikers = scene.strikersOf(party, strikersIn)
  if (strikers.length === 0) return 0
  const targets = targetsBefore(scene, strikers, hex, facing)
  if (targets.length === 0) return 0
  if (targets.length > 1) return promiseOf(scene, party, hex, facing, targets)
  // At one hex alone it is struck in the same way whichever of the two corners is turned to it
  return scene.blowAt(hex, targets[0], () => promiseOf(scene, party, hex, facing, targets))
}

/** Those of a party who may still strike in the activation under way. */
function strikersIn({ s, seat }: Scene, party: readonly UnitId[]): readonly UnitId[] {
  const { active } = s
  if (active === null || active.seat !== seat || !lets(s, 'shock')) return []
  return party.filter(
    (unit) =>
      isGood(s, unit) && isActive(s, unit) && !isIdle(s, unit) && !hasDone(s.units[unit], FOUGHT | HELD),
  )
}

/** The enemy hexes before a facing that these could strike at. */
function targetsBefore(scene: Scene, strikers: readonly UnitId[], hex: HexId, facing: Corner): HexId[] {
  const { s, seat, field } = scene
  const targets: HexId[] = []
  for (const direction of DIRECTIONS) {
    if (!looksInto(facing, direction)) continue
    const beyond = hexBeyond(field.ground, hex, direction)
    if (beyond < 0 || occupant(s, beyond) !== 1 - seat) continue
    if (!hasDone(s.units[s.tops[beyond]], STRUCK) && mayStrikeAcross(s, strikers, hexsideOf(hex, direction)))
      targets.push(beyond)
  }
  return targets
}

/** What a blow from there promises, beyond what others promise who strike there already. */
function promiseOf(
  scene: Scene,
  party: readonly UnitId[],
  hex: HexId,
  facing: Corner,
  targets: readonly HexId[],
): number {
  const { s } = scene
  const strikers = scene.strikersOf(party, strikersIn)
  return asIf(s, party, hex, facing, 0, () => {
    const helpers = helpersAt(scene, party, targets)
    const together = blowWorth(s, [...strikers, ...helpers], targets)
    const gain = helpers.length === 0 ? together : together - Math.max(0, blowWorth(s, helpers, targets))
    const chance = isOrdered(s, strikers[0]) ? 1 : chanceOfTest(valuesOf(s, strikers[0]).engagement)
    return scene.temper.strike * Math.max(0, gain) * chance
  })
}

/** Others of the activation who already have one of these hexes before them, and nothing else. */
function helpersAt(scene: Scene, party: readonly UnitId[], targets: readonly HexId[]): UnitId[] {
  const { s, seat, field } = scene
  const list: UnitId[] = []
  for (const target of targets) {
    for (const direction of DIRECTIONS) {
      const from = hexBeyond(field.ground, target, direction)
      if (from < 0 || occupant(s, from) !== seat) continue
      for (const unit of stackIn(s, from)) {
        if (party.includes(unit) || list.includes(unit)) continue
        if (helpsAcross(s, unit, from, opposite(direction))) list.push(unit)
      }
    }
  }
  return list
}

function helpsAcross(s: GloryState, unit: UnitId, from: HexId, direction: Direction): boolean {
  const piece = s.units[unit]
  if (isGun(s, unit) || !isGood(s, unit) || piece.square || !isActive(s, unit) || isIdle(s, unit))
    return false
  if (!looksInto(piece.facing, direction)) return false
  return hasDone(piece, CHARGING) || mayStrikeAcross(s, [unit], hexsideOf(from, direction))
}
