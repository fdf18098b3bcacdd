import type { HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { GloryAction, Of } from '../action.ts'
import { asIf } from '../odds/as-if.ts'
import { chanceOfTest } from '../odds/chance.ts'
import { cardOf, isGood, isGun, seatOf, stackIn, valuesOf } from '../position/piece.ts'
import { chargedHexes, enemiesBefore } from '../rules/combat/combats.ts'
import { currentFight } from '../rules/combat/fight-under-way.ts'
import { partnerOf } from '../rules/combat/fire.ts'
import { initiativeModifier } from '../rules/turn/activation.ts'
import { formationOf } from '../rules/turn/cup.ts'
import { CHARGING, type GloryState, GOOD, hasDone, ROUTED, type UnitId } from '../state.ts'
import { blowWorth, chargeWorth, shotWorth, unitWorth } from './blow.ts'
import { commanderPlace, wantsToRide } from './commanders.ts'
import { setOut } from './intent.ts'
import { bestCharge, bestMarch, marchWorths } from './marches.ts'
import { exitWorth } from './objectives.ts'
import { Scene } from './scene.ts'
import { stand } from './stand.ts'
import { type Temper, usual } from './temper.ts'

/** What each answer is worth to a seat: the knowledge of a player who thinks one answer ahead, with exact odds. */
export function appraise(
  s: GloryState,
  seat: Seat,
  answers: readonly GloryAction[],
  temper: Temper = usual,
): number[] {
  const scene = new Scene(s, seat, temper)
  if (answers.some(({ kind }) => kind === 'halt' || kind === 'step') && s.party.length > 0)
    return marchWorths(scene, answers)
  const marching = firstToMarch(scene, answers)
  return answers.map((action) => {
    if (action.kind === 'march') return action === marching.action ? 0.3 + Math.min(1, marching.gain) : -0.1
    return worthOf(scene, action)
  })
}

/** The march that is worth making now: of the units nearest to the enemy first, so that they make way for others. */
function firstToMarch(
  scene: Scene,
  answers: readonly GloryAction[],
): { action: GloryAction | null; gain: number } {
  const { s } = scene
  const marches = answers.filter((each) => each.kind === 'march')
  marches.sort(
    (a, b) => scene.nearest(s.units[a.unit].hex) - scene.nearest(s.units[b.unit].hex) || a.unit - b.unit,
  )
  for (const action of marches) {
    const { gain, goal } = bestMarch(scene, action.unit, action.forced)
    if (gain <= scene.temper.march) continue
    setOut(s, action.unit, goal)
    return { action, gain }
  }
  return { action: null, gain: 0 }
}

/** What each kind of answer is worth. */
const worths: { readonly [K in GloryAction['kind']]: (scene: Scene, action: Of<K>) => number } = {
  done: () => 0,
  // Before the turn's activations
  order: (scene, { group }) => 1 + weight(scene, (unit) => scene.s.units[unit].group === group) / 10,
  put: () => 0.5,
  drop: () => -1,
  open: (scene, { marker }) =>
    0.5 + weight(scene, (unit) => cardOf(scene.s, unit).formation === formationOf(scene.s, marker)) / 20,
  choose: ({ s }, { hex }) => 1 + stackIn(s, hex).reduce((sum, unit) => sum + valuesOf(s, unit).strength, 0),
  test: ({ s }, { group }) => chanceOfTest(s.active?.initiative ?? 0, -initiativeModifier(s, group)) - 0.55,
  raise: () => -0.1,
  // Fire
  fire: ({ s }, { unit, hex, both }) =>
    shotWorth(s, unit, both ? partnerOf(s, unit) : -1, hex) * (both ? 0.55 : 1) + 0.01,
  reply: (_, { both }) => (both ? 1.1 : 1),
  react: ({ s }, { target }) => 1 + unitWorth(s, target) / 10,
  // Movement
  march: () => 0,
  step: (scene, { hex }) => commanderPlace(scene, hex),
  enter: (_, { forced }) => (forced ? 2 : 1.9),
  join: (scene, { unit }) => chargeTogether(scene, unit),
  halt: () => -9,
  part: () => -9,
  exit: ({ s, seat }) => 5 + (s.party.length > 0 ? exitWorth(s, seat, s.party[0]) : 0),
  square: (scene, { hex }) => squareWorth(scene, hex),
  ride: (scene, { commander }) => (wantsToRide(scene, commander) ? 0.2 : -0.1),
  withdraw: (scene, { hex }) => scene.nearest(hex),
  charge: (scene, { unit, hex }) => {
    const worth = bestCharge(scene, unit, hex)
    return worth > scene.temper.charge ? 0.5 + worth : worth - 0.1
  },
  strike: ({ s }, { hex, facing }) => chargeWorth(s, s.party.length > 0 ? s.party : [0], hex, facing),
  back: (scene, { hex, facing }) => scene.outlook(hex, facing) + scene.nearest(hex) / 10,
  // Answers to an attack
  form: ({ s }, { hex }) => 0.5 + chanceOfTest(leastCohesion(s, hex)) - 0.4,
  recall: (scene) => -chargingWorth(scene, scene.seat),
  counterCharge: () => 0.5,
  refuse: (scene, { hex, hexes }) => refusalWorth(scene, hex, hexes),
  // Shock
  attack: (scene, action) => announceWorth(scene, action),
  resolve: ({ s }, { hex }) => {
    const combat = s.combats.find((each) => each.targets[0] === hex)
    return combat === undefined ? 0 : blowWorth(s, combat.attackers, combat.targets)
  },
  break: ({ s }, { unit }) => {
    const { hex, facing } = s.units[unit]
    const breakers = fitToStrike(s, hex)
    return blowWorth(s, breakers, enemiesBefore(s, breakers, hex, facing))
  },
  counterAttack: ({ s }, { unit, from, hex }) => {
    const units = fitToStrike(s, s.units[unit].hex)
    return asIf(s, units, from, s.units[unit].facing, 0, () => blowWorth(s, units, [hex])) - 0.05
  },
  pursue: (scene, { unit, after, stack }) => pursuitWorth(scene, unit, after, stack),
  advance: (scene, { unit, hex, facing }) => 1 + stand(scene, [unit], hex, facing),
  // Falling back
  fallBack: (scene, { hex }) => shelter(scene, hex),
  flee: (scene, { hex }) => shelter(scene, hex),
  rout: () => 0,
  rest: () => 0.5,
  wheel: (scene, { facing }) => pursuitFacing(scene, facing),
  face: (scene, { facing }) => facedHere(scene, facing),
  // Rally and the end of a turn
  rally: ({ s }, { unit }) => 1 + unitWorth(s, unit) / 10,
  playOn: (scene) => (scene.urge() > 0.8 ? 0.1 : -0.1),
}

function worthOf<K extends GloryAction['kind']>(scene: Scene, action: Of<K>): number {
  return worths[action.kind as K](scene, action)
}

/** Infantry and cavalry of a hex in good order. */
function fitToStrike(s: GloryState, hex: HexId): UnitId[] {
  return stackIn(s, hex).filter((unit) => !isGun(s, unit) && isGood(s, unit))
}

/** How good a hex is to fall back to. */
function shelter(scene: Scene, hex: HexId): number {
  const { s, field } = scene
  return scene.nearest(hex) / 10 - (s.tops[hex] >= 0 ? 0.3 : 0) + (field.ground.refuge[hex] === 1 ? 0.3 : 0)
}

/** Strength of the units that fit, more of it near the enemy. */
function weight(scene: Scene, fits: (unit: UnitId) => boolean): number {
  const { s } = scene
  let sum = 0
  for (let unit = 0; unit < s.units.length; unit++) {
    const { hex, condition } = s.units[unit]
    if (hex < 0 || condition !== GOOD || seatOf(s, unit) !== scene.seat || !fits(unit)) continue
    sum += valuesOf(s, unit).strength * (scene.nearest(hex) <= 6 ? 2 : 1)
  }
  return sum
}

function leastCohesion(s: GloryState, hex: HexId): number {
  let least = 9
  for (const unit of stackIn(s, hex))
    if (cardOf(s, unit).arm === 'inf') least = Math.min(least, valuesOf(s, unit).cohesion)
  return least
}

/** Whether a mate makes a charge better. Only in a charge, and only cavalry, is anybody asked here. */
function chargeTogether(scene: Scene, unit: UnitId): number {
  const { s } = scene
  const target = (s.stack[s.stack.length - 1].facts as { target?: HexId }).target
  if (target === undefined) return cardOf(s, unit).arm === cardOf(s, s.party[0]).arm ? 1 : -1
  const alone = bestCharge(scene, s.party[0], target, s.party)
  return bestCharge(scene, s.party[0], target, [...s.party, unit]) - alone
}

/** Squares are for infantry that horse can reach and foot and guns cannot. */
function squareWorth(scene: Scene, hex: HexId): number {
  const { s, field } = scene
  const { distances, size } = field.ground.map
  if (field.battle.weather[s.turn] !== 'clear' || scene.fireInto(hex) > 0.05) return -1
  let horse = 0
  for (const enemy of scene.enemies) {
    const { hex: there, condition } = s.units[enemy]
    const far = distances[there * size + hex]
    if (condition >= ROUTED || far > 4) continue
    if (cardOf(s, enemy).arm !== 'cav') return -1
    if (condition === GOOD && far > 1) horse++
  }
  return horse >= 2 && leastCohesion(s, hex) <= 6 ? 0.25 : -1
}

/** What the charge under way still promises to those who make it. */
function chargingWorth(scene: Scene, seat: Seat): number {
  const { s } = scene
  const { unit } = s.stack[s.stack.length - 1].facts as { unit?: UnitId }
  if (unit === undefined || seatOf(s, unit) !== seat) return 0
  const { hex, facing } = s.units[unit]
  const chargers = stackIn(s, hex).filter((each) => hasDone(s.units[each], CHARGING))
  return chargers.length === 0 ? 0 : chargeWorth(s, chargers, hex, facing)
}

/** An attack announced binds to every enemy in front: what it promises with those who attack there already. */
function announceWorth(scene: Scene, action: Extract<GloryAction, { kind: 'attack' }>): number {
  const { s } = scene
  const units = stackIn(s, action.from).filter(
    (unit) => cardOf(s, unit).arm !== 'art' && isGood(s, unit) && !s.units[unit].square,
  )
  if (units.length === 0) return -1
  return asIf(s, units, action.from, action.facing, 0, () => {
    const targets = enemiesBefore(s, units, action.from, action.facing)
    if (!targets.includes(action.hex)) targets.push(action.hex)
    const others = s.combats.filter((each) => each.targets.some((hex) => targets.includes(hex)))
    const attackers = [...new Set([...others.flatMap((each) => each.attackers), ...units])]
    const all = [...new Set([...targets, ...others.flatMap((each) => each.targets)])]
    const before = others.reduce((sum, each) => sum + blowWorth(s, each.attackers, each.targets), 0)
    return blowWorth(s, attackers, all) - before - scene.temper.attack
  })
}

/** Slip away from what one would probably lose to. */
function refusalWorth(scene: Scene, hex: HexId, hexes: number): number {
  const now = currentFight(scene.s)
  return (
    blowWorth(scene.s, now.attackers, now.targets) - 0.5 + (hexes === 2 ? 0.1 : 0) + scene.nearest(hex) / 50
  )
}

/** Whom to run after, and whether to charge once more. */
function pursuitWorth(scene: Scene, unit: UnitId, after: UnitId, stack: boolean): number {
  const { s } = scene
  const targets = s.units[unit].hex >= 0 ? chargedHexes(s, unit) : []
  if (targets.length === 0) return 0.3 + unitWorth(s, after) / 10 + (stack ? 0.05 : 0)
  return asIf(s, [unit], s.units[unit].hex, s.units[unit].facing, CHARGING, () =>
    blowWorth(s, [unit], targets, s.units[unit].pursuits + 1),
  )
}

function pursuitFacing(scene: Scene, facing: Extract<GloryAction, { kind: 'wheel' }>['facing']): number {
  const { s } = scene
  const { first } = s.stack[s.stack.length - 1].facts as { first?: UnitId }
  if (first === undefined) return 0
  const { hex } = s.units[first]
  return asIf(s, [first], hex, facing, CHARGING, () => {
    const targets = chargedHexes(s, first)
    return targets.length === 0 ? 0 : blowWorth(s, [first], targets, s.units[first].pursuits + 1)
  })
}

function facedHere(scene: Scene, facing: Extract<GloryAction, { kind: 'face' }>['facing']): number {
  const { s } = scene
  const { unit } = s.stack[s.stack.length - 1].facts as { unit?: UnitId }
  if (unit === undefined || s.units[unit].hex < 0) return 0
  return scene.outlook(s.units[unit].hex, facing)
}
