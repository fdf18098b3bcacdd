import { type HexId, turn } from '@gunbai/hexes'
import { always, nobody, only, procedure } from '@gunbai/kernel'
import { barredBy, done, type Forbidding, type GloryAction, type Of } from '../../action.ts'
import type { Members } from '../../position/members.ts'
import { cardOf, seatOf, stackIn } from '../../position/piece.ts'
import { mayShare } from '../../position/stacking.ts'
import type { GloryState, UnitId } from '../../state.ts'
import {
  addAdvances,
  advanceInto,
  cannotAdvanceInto,
  company,
  foremost,
  hexesLeft,
  isWithinACorner,
} from './advance.ts'
import { hasBefore, strikesAt } from './combats.ts'
import { relocate, turnTo } from './effects.ts'
import { currentFight } from './fight-under-way.ts'

/** The advance after a refusal. Sections 8.7.1, 8.8.1. */

/** JG-8.8.1-l, JG-8.7.1-f: the attackers may step into a hex that was given up, their guns with them. */
export const refusalAdvance = procedure<GloryState, { vacated: Members }, GloryAction>(
  'advance after refusal',
).steps({
  who: {
    who: (s, f) =>
      followers(s, f.vacated).length > 0 ? only(seatOf(s, currentFight(s).attackers[0])) : nobody,
    choices: [
      always(done),
      {
        kind: 'advance',
        candidates: (s, f, _, list) => addAdvances(s, hexesLeft(s, f.vacated), list),
        bars: [
          barredBy((s, action, f) => cannotFollow(s, f.vacated, action)),
          { rule: 'JG-8.7.1-d', stops: (s, { unit, facing }) => !isWithinACorner(s, unit, facing) },
        ],
        offer: (s, f, _, list) => {
          for (const each of followers(s, f.vacated)) list.push(each)
        },
      },
    ],
    window: { class: 'advance', declines: done },
    answer: (s, _, __, action) => {
      if (action.kind !== 'advance') return
      const guns = action.guns ? gunsBeside(s, action.unit) : []
      const units = company(s, action.unit)
      const { facing } = s.units[action.unit]
      advanceInto(s, units, action.hex, 'advance')
      for (const unit of guns) relocate(s, unit, action.hex, 'advance')
      // JG-8.7.1-d: all turn by the same corner, guns that pointed elsewhere from where they pointed
      const by = action.facing - facing
      for (const unit of units) turnTo(s, unit, action.facing)
      for (const unit of guns) turnTo(s, unit, turn(s.units[unit].facing, by))
      // they are out of the fight, whomever they face now
      const now = currentFight(s)
      now.attackers = now.attackers.filter((unit) => !units.includes(unit))
    },
  },
})

function gunsBeside(s: GloryState, unit: UnitId): UnitId[] {
  return stackIn(s, s.units[unit].hex).filter((each) => cardOf(s, each).arm === 'art')
}

/** those who struck at a hex that was given up and have nobody left in front of them. */
function striking(s: GloryState, hexes: readonly HexId[]): UnitId[] {
  const { attackers, targets } = currentFight(s)
  const held = targets.filter((hex) => s.tops[hex] >= 0)
  return attackers.filter(
    (unit) => hexes.some((hex) => hasBefore(s, unit, hex)) && !held.some((hex) => strikesAt(s, unit, hex)),
  )
}

function cannotFollow(s: GloryState, vacated: Members, { unit, hex, guns }: Of<'advance'>): Forbidding {
  const ready = striking(s, hexesLeft(s, vacated))
  if (!ready.includes(unit)) return 'R-36'
  if (!foremost(s, ready).includes(unit)) return 'JG-8.7.1-a'
  if (!hasBefore(s, unit, hex)) return 'JG-8.7.1-a'
  const batteries = guns ? gunsBeside(s, unit) : []
  if (guns && batteries.length === 0) return 'JG-8.8.1-l'
  const units = [...company(s, unit), ...batteries]
  return cannotAdvanceInto(s, units, hex) ?? (units.length > 1 && !mayShare(s, units) ? 'JG-5.1.2-e' : null)
}

/**
 * Who may follow, as in any advance: the best of those who struck at the hex (JG-8.7.1-a, R-34), if nobody is left in
 * front of it.
 */
function followers(s: GloryState, vacated: Members): GloryAction[] {
  const list: GloryAction[] = []
  const hexes = hexesLeft(s, vacated)
  for (const unit of foremost(s, striking(s, hexes))) {
    for (const hex of hexes.filter((each) => hasBefore(s, unit, each))) {
      const batteries = gunsBeside(s, unit)
      for (const guns of batteries.length > 0 ? [false, true] : [false]) {
        const units = guns ? [...company(s, unit), ...batteries] : company(s, unit)
        if (cannotAdvanceInto(s, units, hex) !== null || (units.length > 1 && !mayShare(s, units))) continue
        for (const by of [0, 1, -1])
          list.push({ kind: 'advance', unit, hex, facing: turn(s.units[unit].facing, by), guns })
      }
    }
  }
  return list
}
