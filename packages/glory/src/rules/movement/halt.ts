import { type Corner, DIRECTIONS, type HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { barredBy, type Forbidding, type GloryAction, type GloryChoice, haltFacing } from '../../action.ts'
import { fieldOf } from '../../position/field.ts'
import { ONE_POINT, TWO_POINTS } from '../../position/half-points.ts'
import { findIn, firstBut, hasOthers, isGun, isInfantry } from '../../position/piece.ts'
import { type GloryState, hasDone, TURNED, type UnitId } from '../../state.ts'
import { mayMarch } from './allowance.ts'
import { mayEndIn } from './end-of-march.ts'
import type { March } from './march.ts'
import { addSteps } from './step.ts'
import { endRule, stopRule } from './step-bars.ts'

/** How a march ends: halting with a facing, parting from the others, leaving the map. Sections 4.1.3, 6.1, 6.2.2. */

/** The ways in which the party may stop here: one for each facing that is allowed. */
export const halts: GloryChoice<March> = {
  kind: 'halt',
  candidates: (_, f, __, list) => {
    if (!f.entering) for (const facing of DIRECTIONS) list.push(haltFacing(facing))
  },
  bars: [barredBy((s, { facing }, f, seat) => cannotHalt(s, f, seat, facing))],
  offer: (s, f, seat, list) => {
    if (f.entering) return
    if (f.hexes > 0) addHaltsOnTheWay(s, f, seat, list)
    else addTurns(s, f, list)
  },
}

function cannotHalt(s: GloryState, f: March, seat: Seat, facing: Corner): Forbidding {
  const { hex, facing: held } = s.units[s.party[0]]
  if (f.hexes === 0) return cannotTurnTo(s, f, facing)
  if (!mayStop(s, f)) {
    if (facing === held && isCaught(s, f, seat)) return null
    return f.left < f.owed ? 'JG-4.3.1-b' : endRule(s, f, hex)
  }
  const fixed = fixedFacing(s, hex)
  return fixed >= 0 && fixed !== facing ? 'JG-6.1.1-b' : null
}

function addHaltsOnTheWay(s: GloryState, f: March, seat: Seat, list: GloryAction[]): void {
  const { hex, facing } = s.units[s.party[0]]
  if (!mayStop(s, f)) {
    if (list.length === 0 && isCaught(s, f, seat)) list.push(haltFacing(facing))
    return
  }
  const fixed = fixedFacing(s, hex)
  if (fixed >= 0) list.push(haltFacing(fixed as Corner))
  else for (const corner of DIRECTIONS) list.push(haltFacing(corner))
}

/** JG-4.3.1-b, JG-5.1.2-e: whether the party may end where it has come to. */
function mayStop(s: GloryState, f: March): boolean {
  return f.left >= f.owed && mayEndIn(s, f, s.units[s.party[0]].hex)
}

/** disordered on the way and unable to go on, it stops where it may not stay, and is pushed out homeward. */
function isCaught(s: GloryState, f: March, seat: Seat): boolean {
  if (f.forced && s.party.length > 1) return false
  const steps: GloryAction[] = []
  addSteps(s, f, seat, steps)
  return steps.length === 0 && cannotExit(s, f, seat) !== null
}

/** Turning in place. */
function cannotTurnTo(s: GloryState, f: March, facing: Corner): Forbidding {
  const { hex, facing: held, square } = s.units[s.party[0]]
  if (facing === held) return null
  // JG-4.2-h, JG-6.1.2-b; R-63: one that cannot open the square stays in it or leaves the hex
  if (square) return mayOpenSquare(s, hex) ? null : 'R-63'
  if (leavesMates(s, hex)) return 'JG-6.1.1-b'
  return f.zoned && s.party.some((unit) => !mayTurnInZone(s, unit, facing)) ? 'JG-6.2.2-e' : null
}

function addTurns(s: GloryState, f: March, list: GloryAction[]): void {
  const { hex, facing, square } = s.units[s.party[0]]
  if (square && mayOpenSquare(s, hex)) {
    for (const corner of DIRECTIONS) list.push(haltFacing(corner))
    return
  }
  list.push(haltFacing(facing))
  if (square || leavesMates(s, hex)) return
  for (const corner of DIRECTIONS) {
    if (corner === facing) continue
    if (!f.zoned || s.party.every((unit) => mayTurnInZone(s, unit, corner))) list.push(haltFacing(corner))
  }
}

/** JG-6.2.2-e, R-26: one corner in an activation for each who stays in an enemy zone, guns as well as their infantry. */
function mayTurnInZone(s: GloryState, unit: UnitId, corner: Corner): boolean {
  const { facing } = s.units[unit]
  const round = (corner - facing + 6) % 6
  return round === 0 || ((round === 1 || round === 5) && !hasDone(s.units[unit], TURNED))
}

/** whether the infantry of a square may give it up in place: all of it acts and can pay. */
export function mayOpenSquare(s: GloryState, hex: HexId): boolean {
  return findIn(s, hex, isBoundToSquare) < 0
}

const isBoundToSquare = (s: GloryState, unit: UnitId): boolean => isInfantry(s, unit) && !mayMarch(s, unit)

/** JG-6.1.1-b, c: the facing that others of the same kind in the hex impose; -1 for none. */
function fixedFacing(s: GloryState, hex: HexId, of: UnitId = s.party[0]): number {
  const mate = firstBut(s, hex, isGun(s, of), s.party)
  return mate < 0 ? -1 : s.units[mate].facing
}

/** JG-6.1.1-b, c: whether somebody of the party's kinds stays behind, so that the party cannot turn in place. */
function leavesMates(s: GloryState, hex: HexId): boolean {
  return s.party.some((unit) => firstBut(s, hex, isGun(s, unit), s.party) >= 0)
}

/** JG-4.1.3-g: in a forced march a stack may part on the way. */
export const parts: GloryChoice<March> = {
  kind: 'part',
  candidates: (s, f, _, list) => {
    if (f.hexes === 0 || s.party.length < 2) return
    for (const unit of s.party) for (const facing of DIRECTIONS) list.push({ kind: 'part', unit, facing })
  },
  bars: [
    { rule: 'JG-4.1.3-g', stops: (_, __, f) => !f.forced },
    {
      rule: 'JG-6.1.1-b',
      stops: (s, { unit, facing }) => {
        const fixed = fixedFacing(s, s.units[unit].hex, unit)
        return fixed >= 0 && fixed !== facing
      },
    },
  ],
  offer: (s, f, _, list) => {
    if (!f.forced || f.hexes === 0 || s.party.length < 2) return
    for (const unit of s.party) {
      const fixed = fixedFacing(s, s.units[unit].hex, unit)
      for (const facing of DIRECTIONS)
        if (fixed < 0 || fixed === facing) list.push({ kind: 'part', unit, facing })
    }
  },
}

/** from a scenario's exit hex, for one point more. */
export const exits: GloryChoice<March> = {
  kind: 'exit',
  candidates: (s, f, seat, list) => {
    if (!f.entering && fieldOf(s).battle.exits[seat].length > 0) list.push({ kind: 'exit' })
  },
  bars: [barredBy((s, _, f, seat) => cannotExit(s, f, seat))],
  offer: (s, f, seat, list) => {
    if (!f.entering && cannotExit(s, f, seat) === null) list.push({ kind: 'exit' })
  },
}

function cannotExit(s: GloryState, f: March, seat: Seat): Forbidding {
  const { hex } = s.units[s.party[0]]
  if (!fieldOf(s).battle.exits[seat].includes(hex)) return 'JG-4.4.1-h'
  if (f.stop) return stopRule(s, f, seat)
  // JG-6.2.2-f, JG-4.4.3-a: it leaves a zone, or friends whom it passes, like any other step
  const held = f.hexes === 0 ? f.zoned : hasOthers(s, hex, s.party)
  return f.left < (held ? TWO_POINTS : ONE_POINT) ? 'JG-4.4.1-f' : null
}
