import type { HexId } from '@gunbai/hexes'
import { below, pick, type Seat, type Stream } from '@gunbai/kernel'
import type { GloryAction } from '../action.ts'
import { type Field, fieldOf } from '../position/field.ts'
import { cardOf, stackIn } from '../position/piece.ts'
import { mayCharge } from '../rules/combat/charge-move.ts'
import { DISORDERED, type GloryState, GOOD, type UnitId } from '../state.ts'
import { blowWorth } from './blow.ts'
import { objectivesOf } from './objectives.ts'
import { marchesOn, UNREACHED } from './ways.ts'

/** A quick answer by rules of thumb, with a little chance in it: for playing games out by the thousand. */

/** What is done whenever it can be. */
const always: ReadonlySet<string> = new Set([
  'fire', 'reply', 'react', 'strike', 'form', 'counterCharge', 'resolve', 'rally', 'order', 'open', 'enter', 'advance', 'rest', 'exit', 'choose',
]) // biome-ignore format: a list

/** One answer in so many is any. */
const whim = 12

export function quickAnswer(
  s: GloryState,
  seat: Seat,
  answers: readonly GloryAction[],
  chance: Stream,
): GloryAction {
  const any = pick(chance, answers)
  if (answers.length === 1 || always.has(any.kind) || below(chance, whim) === 0) return any
  const start = below(chance, answers.length)
  let first: GloryAction | null = null
  for (let i = 0; i < answers.length; i++) {
    const action = answers[(start + i) % answers.length]
    if (always.has(action.kind)) return action
    if (first === null && isWorthTrying(s, action)) first = action
  }
  if (s.party.length > 0) return onTheMarch(s, seat, answers) ?? any
  return first ?? answers.find(({ kind }) => kind === 'done') ?? any
}

function isWorthTrying(s: GloryState, action: GloryAction): boolean {
  switch (action.kind) {
    case 'attack': {
      const units = stackIn(s, action.from).filter((unit) => isFit(s, unit))
      return blowWorth(s, units, [action.hex]) > 0
    }
    case 'break':
    case 'pursue':
    case 'counterAttack':
      return true
    case 'charge': {
      const target = s.units[s.tops[action.hex]]
      return !target.square && (target.condition !== GOOD || mayCharge(s, action.unit))
    }
    case 'march':
      return !action.forced && isFit(s, action.unit)
    default:
      return false
  }
}

function isFit(s: GloryState, unit: UnitId): boolean {
  return cardOf(s, unit).arm !== 'art' && s.units[unit].condition < DISORDERED && !s.units[unit].square
}

/** On toward what the enemy holds, or else the enemy; a halt where nothing nearer can be reached. */
function onTheMarch(s: GloryState, seat: Seat, answers: readonly GloryAction[]): GloryAction | null {
  const field = fieldOf(s)
  const [unit] = s.party
  const here = distanceTo(s, field, seat, unit, s.units[unit].hex)
  let best: GloryAction | null = null
  let least = here
  for (const action of answers) {
    if (action.kind === 'step') {
      const far = distanceTo(s, field, seat, unit, action.hex)
      if (far < least) {
        least = far
        best = action
      }
    } else if (action.kind === 'halt' && best === null) best = action
  }
  return best
}

/** How far it is to the nearest objective that the other side holds, or to the nearest of its units. */
function distanceTo(s: GloryState, field: Field, seat: Seat, unit: UnitId, hex: HexId): number {
  const { mode } = field.cards[unit]
  let least = UNREACHED
  if (hex < 0) return least
  const marches = marchesOn(field)
  for (const { hex: goal, at } of objectivesOf(field))
    if (s.holders[at] !== seat) least = Math.min(least, marches.to(goal, mode)[hex])
  if (least < UNREACHED) return least
  for (let enemy = 0; enemy < s.units.length; enemy++) {
    const there = s.units[enemy].hex
    if (there >= 0 && field.cards[enemy].seat !== seat) least = Math.min(least, marches.to(there, mode)[hex])
  }
  return least
}
