import { type Corner, DIRECTIONS, type Direction, type HexId, opposite } from '@gunbai/hexes'
import { ratioRow } from '../data/ratio.ts'
import { hexBeyond, hexsideOf } from '../position/ground.ts'
import {
  cardOf,
  hasSixFronts,
  isFront,
  isGun,
  looksInto,
  occupant,
  otherSeat,
  stackIn,
  topTroop,
  valuesOf,
} from '../position/piece.ts'
import { GOOD, ROUTED, type UnitId } from '../state.ts'
import { unitWorth } from './blow.ts'
import type { Scene } from './scene.ts'

/** What the enemies around may do to those who stand in a hex, if their turn comes first. */

/** Those who would fight, added up. */
interface Force {
  strength: number
  cohesion: number // the highest
  worth: number
  horse: number // strength on horseback
}

const nobody = (): Force => ({ strength: 0, cohesion: 0, worth: 0, horse: 0 })

function add({ s }: Scene, force: Force, unit: UnitId): void {
  const { strength, cohesion } = valuesOf(s, unit)
  force.strength += strength
  force.cohesion = Math.max(force.cohesion, cohesion)
  force.worth += unitWorth(s, unit)
  if (cardOf(s, unit).arm === 'cav') force.horse += strength
}

/** The enemy in good order who could strike at a hex from that direction; -1 for none. */
function striker({ s, seat, field }: Scene, hex: HexId, direction: Direction): UnitId {
  const { ground } = field
  const from = hexBeyond(ground, hex, direction)
  if (from < 0 || occupant(s, from) !== otherSeat(seat)) return -1
  const enemy = topTroop(s, from)
  if (enemy < 0 || s.units[enemy].condition !== GOOD) return -1
  const back = opposite(direction)
  if (!isFront(field, s.units[enemy], back)) return -1
  return ground.attacks[cardOf(s, enemy).mode][hexsideOf(from, back)] === 1 ? enemy : -1
}

export function dangerIn(scene: Scene, party: readonly UnitId[], hex: HexId, facing: Corner): number {
  const { s, field } = scene
  const { ground } = field
  const square = s.units[party[0]].square && s.units[party[0]].hex === hex
  const theirs = nobody()
  let terrain = -99
  let rear = false
  for (const direction of DIRECTIONS) {
    const enemy = striker(scene, hex, direction)
    if (enemy < 0) continue
    const from = s.units[enemy].hex
    for (const unit of stackIn(s, from)) if (!isGun(s, unit)) add(scene, theirs, unit)
    const across = ground.shock[hexsideOf(from, opposite(direction))] + ground.terrain[from].shockFrom
    terrain = Math.max(terrain, across)
    if (square || looksInto(facing, direction)) continue
    if (!hasSixFronts(field, { ...s.units[party[0]], hex, square })) rear = true
  }
  if (theirs.strength === 0) return 0
  const own = holding(scene, party, hex)
  const { tables } = field
  const { rear: onRear, cavalryShock } = tables.shockModifiers
  const modifier =
    ratioRow(tables.ratio, theirs.strength, Math.max(1, own.strength)).modifier +
    theirs.cohesion -
    own.cohesion +
    terrain +
    ground.terrain[hex].shock +
    (rear ? onRear : 0) +
    (theirs.horse * 2 >= theirs.strength ? cavalryShock : 0)
  const { attacker, defender } = scene.tolls.exchange(modifier)
  const danger = defender.loss * own.worth + defender.leaves * 0.4 - attacker.loss * theirs.worth
  return scene.temper.danger * (0.45 * Math.max(0, danger) + (rear ? 0.2 : 0))
}

/** The party, and whoever holds the hex with it. */
function holding(scene: Scene, party: readonly UnitId[], hex: HexId): Force {
  const { s, seat } = scene
  const own = nobody()
  const count = (unit: UnitId) => {
    if (!isGun(s, unit) && s.units[unit].condition < ROUTED) add(scene, own, unit)
  }
  for (const unit of party) count(unit)
  if (occupant(s, hex) === seat) for (const unit of stackIn(s, hex)) if (!party.includes(unit)) count(unit)
  return own
}
