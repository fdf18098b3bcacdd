import { type Direction, directionTo, type HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { barredBy, type Forbidding, type GloryBar, type GloryChoice, stepTo } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { hexsideOf, NA } from '../../position/ground.ts'
import { cardOf, enemyDistance, isNextToEnemy, occupant, otherSeat, topTroop } from '../../position/piece.ts'
import { mayStandIn } from '../../position/stacking.ts'
import { inEnemyFrontZone, inEnemyZone, sharesEnemyZone } from '../../position/zones.ts'
import { DISORDERED, type GloryState } from '../../state.ts'
import { leadsAway } from './end-of-march.ts'
import { isGuarded } from './entry.ts'
import type { March } from './march.ts'
import { addSteps, isTooDear, leadsNowhere } from './step.ts'

/** The law of a step: every rule that may stand against it, in the order in which a player should hear of them. */

const here = (s: GloryState): HexId => s.units[s.party[0]].hex
const toward = (s: GloryState, to: HexId): Direction | null => directionTo(fieldOf(s).ground.map, here(s), to)
const hasFriends = (s: GloryState, seat: Seat, hex: HexId): boolean => occupant(s, hex) === seat

const stepBars: readonly GloryBar<'step', March>[] = [
  { rule: 'JG-4.4.1-a', stops: (s, { hex }) => toward(s, hex) === null },
  { rule: 'JG-5.1.2-a', stops: (s, { hex }, _, seat) => occupant(s, hex) === otherSeat(seat) },
  { rule: (s, _, f, seat) => stopRule(s, f, seat), stops: (_, __, f) => f.stop },
  {
    rule: 'JG-4.4.3-d',
    stops: (s, { hex }, _, seat) => hasFriends(s, seat, hex) && s.units[s.tops[hex]].square,
  },
  { rule: 'JG-4.1.3-f', stops: (s, { hex }, f, seat) => f.forced && hasFriends(s, seat, hex) },
  { rule: 'JG-4.3.2-a', stops: (s, { hex }) => isImpassable(s, hex) },
  { rule: 'JG-5.2.3-a', stops: (s, { hex }, _, seat) => isGuarded(s, seat, hex) },
  { rule: 'JG-4.1.3-c', stops: (s, { hex }, f, seat) => f.forced && enemyDistance(s, seat, hex) < 5 },
  {
    rule: 'JG-6.2.2-g',
    stops: (s, { hex }, f, seat) => leavesZone(f) && inEnemyFrontZone(s, seat, hex),
  },
  {
    rule: 'JG-6.2.2-h',
    stops: (s, { hex }, f, seat) => leavesZone(f) && sharesEnemyZone(s, seat, here(s), hex),
  },
  {
    rule: 'JG-12.1-c',
    stops: (s, { hex }, _, seat) =>
      fieldOf(s).battle.weather[s.turn] === 'night' &&
      isNextToEnemy(s, seat, hex) &&
      s.party.some((unit) => s.units[unit].condition === DISORDERED),
  },
  {
    rule: 'JG-11.2-c',
    stops: (s, { hex }, _, seat) =>
      s.party.some((unit) => s.formations[cardOf(s, unit).formation].demoralised) &&
      inEnemyZone(s, seat, hex),
  },
  {
    rule: 'JG-6.2.2-d',
    stops: (s, { hex }, _, seat) =>
      s.party.every((unit) => cardOf(s, unit).arm === 'art') &&
      topTroop(s, hex) < 0 &&
      inEnemyZone(s, seat, hex),
  },
  { rule: 'JG-4.4.1-f', stops: (s, { hex }, f, seat) => isTooDear(s, f, seat, hex) },
  {
    rule: (s, { hex }, f) => endRule(s, f, hex),
    stops: (s, { hex }, f, seat) => leadsNowhere(s, f, seat, hex),
  },
]

const leavesZone = (f: March): boolean => f.hexes === 0 && f.zoned

function isImpassable(s: GloryState, to: HexId): boolean {
  const { cheap } = fieldOf(s).ground
  const side = hexsideOf(here(s), toward(s, to) as Direction)
  return s.party.some((unit) => cheap[cardOf(s, unit).mode][side] === NA)
}

/** Why a march must stop where it is. */
export function stopRule(s: GloryState, f: March, seat: Seat): string {
  if (inEnemyZone(s, seat, here(s))) return 'JG-6.2.2-a'
  const disordered = s.party.some((unit) => s.units[unit].condition === DISORDERED)
  return f.forced && disordered ? 'JG-4.1.3-b' : 'JG-5.2.1-e'
}

/** Why the party cannot end in a hex. */
export function endRule(s: GloryState, f: March, hex: HexId): string {
  if (s.tops[hex] >= 0 && !mayStandIn(s, s.party, hex)) return 'JG-5.1.2-e'
  return leadsAway(s, f, hex) ? 'JG-4.3.1-b' : 'JG-2.1.2-b'
}

function cannotStep(s: GloryState, f: March, seat: Seat, hex: HexId): Forbidding {
  const action = stepTo(hex)
  const bar = stepBars.find((each) => each.stops(s, action, f, seat))
  if (bar === undefined) return null
  return typeof bar.rule === 'string' ? bar.rule : bar.rule(s, action, f, seat)
}

/** A step of a march; one that is still off the map can only enter. */
export const marchSteps: GloryChoice<March> = {
  kind: 'step',
  candidates: (s, f, _, list) => {
    if (f.entering) list.push(stepTo(f.start))
    else for (const hex of fieldOf(s).ground.map.hexes) if (hex !== here(s)) list.push(stepTo(hex))
  },
  bars: [barredBy((s, { hex }, f, seat) => (f.entering ? null : cannotStep(s, f, seat, hex)))],
  offer: (s, f, seat, list) => {
    if (f.entering) list.push(stepTo(f.start))
    else addSteps(s, f, seat, list)
  },
}
