import type { Corner, HexId } from '@gunbai/hexes'
import { call, done as finished, only, procedure } from '@gunbai/kernel'
import { barredBy, type Forbidding, type GloryAction, type GloryChoice } from '../../action.ts'
import { inPoints } from '../../position/half-points.ts'
import { cardOf, isAlone, seatOf, stackIn } from '../../position/piece.ts'
import { mayShare } from '../../position/stacking.ts'
import { inEnemyZone } from '../../position/zones.ts'
import { EXITED, type GloryState, LEFT_SQUARE, MARCHED, note, TURNED, type UnitId } from '../../state.ts'
import { breakSquare, matchFacing, remove, turnTo, worsen } from '../combat/effects.ts'
import { allowance, cannotForce, cannotMarch } from './allowance.ts'
import { allowanceOnEntry, cannotEnterWith, enterMap, isDue } from './entry.ts'
import { fallBack, HOMEWARD, startFallBack } from './flight.ts'
import { exits, halts, mayOpenSquare, parts } from './halt.ts'
import { takeStep } from './step.ts'
import { marchSteps } from './step-bars.ts'

/** Marches, hex by hex: sections 4.1, 4.3, 4.4, 5.2, 6.2.2. The units that move as one are `state.party`. */

export interface March {
  forced: boolean
  left: number // half movement points
  hexes: number // hexes gone
  owed: number // half points due for stopping here: the rest of the full rate
  rough: boolean // whether stopping here at the full rate disorders
  start: HexId
  zoned: boolean // began in an enemy zone of control
  entering: boolean // still off the map
  entered: boolean // came onto the map in this march
  stop: boolean // must halt here
}

export function startMarch(s: GloryState, unit: UnitId, forced: boolean): March {
  s.party = [unit]
  const { hex } = s.units[unit]
  return {
    forced,
    left: allowance(s, unit, forced),
    hexes: 0,
    owed: 0,
    rough: false,
    start: hex,
    zoned: inEnemyZone(s, seatOf(s, unit), hex),
    entering: false,
    entered: false,
    stop: false,
  }
}

/** JG-4.4.1-c, R-19: others of the hex who may go along before the first step. */
const joins: GloryChoice<March> = {
  kind: 'join',
  candidates: (s, f, _, list) => {
    if (f.hexes > 0) return
    for (const unit of f.entering ? dueWith(s, f) : stackIn(s, f.start))
      if (!s.party.includes(unit)) list.push({ kind: 'join', unit })
  },
  bars: [barredBy((s, { unit }, f) => cannotJoin(s, f, unit))],
  offer: (s, f, _, list) => {
    if (f.hexes > 0) return
    if (!f.entering && isAlone(s, s.party[0])) return
    for (const unit of f.entering ? dueWith(s, f) : stackIn(s, f.start))
      if (!s.party.includes(unit) && cannotJoin(s, f, unit) === null) list.push({ kind: 'join', unit })
  },
}

/** Those due at the same hex who come after the first of the party: in another order it would be the same party. */
function dueWith(s: GloryState, f: March): UnitId[] {
  const list: UnitId[] = []
  for (let unit = s.party[0] + 1; unit < s.units.length; unit++) if (isDue(s, unit, f.start)) list.push(unit)
  return list
}

function cannotJoin(s: GloryState, f: March, unit: UnitId): Forbidding {
  if (f.entering) return cannotEnterWith(s, f, unit)
  return cannotMarch(s, unit) ?? (f.forced ? cannotForce(s, unit) : null)
}

export const march = procedure<GloryState, March, GloryAction>('march').steps({
  step: {
    who: (s) => only(s.active?.seat ?? 0),
    choices: [joins, marchSteps, halts, parts, exits],
    answer: (s, f, seat, action) => {
      switch (action.kind) {
        case 'join':
          join(s, f, action.unit)
          return 'step'
        case 'step':
          if (f.entering) enterMap(s, f)
          else takeStep(s, f, seat, action.hex)
          return s.party.length > 0 ? 'step' : undefined
        case 'part':
          note(s.units[action.unit], MARCHED)
          turnTo(s, action.unit, action.facing)
          s.party = s.party.filter((unit) => unit !== action.unit)
          return 'step'
        case 'exit':
          for (const unit of s.party) {
            s.tell?.({ kind: 'exited', field: s.field, unit })
            remove(s, unit, EXITED)
          }
          s.party = []
          return finished
        case 'halt':
          halt(s, f, action.facing)
          return finished
      }
      return undefined
    },
    about: (s, f) => ({ unit: s.party[0], left: inPoints(f.left) }),
  },
})

function join(s: GloryState, f: March, unit: UnitId): void {
  s.party.push(unit)
  f.left = Math.min(f.left, f.entering ? allowanceOnEntry(s, unit, f.forced) : allowance(s, unit, f.forced))
}

function halt(s: GloryState, f: March, facing: Corner): void {
  const party = s.party
  const stays = f.hexes === 0 && s.units[party[0]].facing === facing
  if (f.hexes === 0 && s.units[party[0]].square && mayOpenSquare(s, f.start)) {
    // the whole hex gives the square up, and turns together
    for (const unit of stackIn(s, f.start)) {
      note(s.units[unit], LEFT_SQUARE | TURNED)
      turnTo(s, unit, facing)
    }
    breakSquare(s, f.start)
  }
  for (const unit of party) {
    note(s.units[unit], MARCHED)
    if (!stays && turnTo(s, unit, facing) && f.hexes === 0) note(s.units[unit], TURNED)
    if (f.hexes > 0) matchFacing(s, unit)
  }
  s.party = []
  if (f.hexes > 0 && !mayShare(s, stackIn(s, s.units[party[0]].hex))) {
    for (const unit of party) call(s, fallBack, startFallBack(s, unit, 1, HOMEWARD))
  }
  if (f.owed > 0 && f.rough) for (const unit of party) if (isOnFoot(s, unit)) worsen(s, unit, 1, HOMEWARD)
}

function isOnFoot(s: GloryState, unit: UnitId): boolean {
  return cardOf(s, unit).arm !== 'art' && s.units[unit].hex >= 0
}
