import { chanceToRollMore } from '../odds/contest.ts'
import { tollOf } from '../odds/toll.ts'
import { around, other } from '../position/board.ts'
import { enemyAt } from '../position/pieces.ts'
import type { CloseCombat } from '../rules/combat/close-combat-facts.ts'
import { duelDice, duellists } from '../rules/combat/duel.ts'
import { gainers } from '../rules/combat/gaining-ground.ts'
import { flagsToIgnore } from '../rules/combat/morale.ts'
import { flagsIn, hitsIn, honorIn, undone, worthOf } from '../rules/combat/results.ts'
import type { Strike } from '../rules/combat/strike-facts.ts'
import { kindOf, leaderWith, type SamuraiState } from '../state.ts'
import { bestAttackFrom } from './places.ts'
import { destroyedWorth, drivenWorth, tollWorth } from './strikes.ts'
import { honorWorth } from './weights.ts'

// What Dragon cards bring in the middle of a combat, by what lies on the table.

const sceneOf = <T>(s: SamuraiState): T => s.stack[s.stack.length - 1].facts as T

/** What a fallen leader costs in a duel, where no flag is given for him (SB-DC-DUEL-06). */
const DUELLIST = 2

export function duelWorth(s: SamuraiState, seat: number): number {
  const f = sceneOf<CloseCombat>(s)
  const pair = duellists(s, f)
  if (pair === null) return 0
  const [own, rival] = pair[0].seat === seat ? pair : [pair[1], pair[0]]
  const ownDice = duelDice(s, f, own, rival, seat)
  const rivalDice = duelDice(s, f, rival, own, seat)
  const won = chanceToRollMore(ownDice, rivalDice) - chanceToRollMore(rivalDice, ownDice)
  return DUELLIST * won + honorWorth(s, seat, ownDice / 6) - honorWorth(s, other(seat), rivalDice / 6)
}

/** SB-DC-LEGEND-01: a bonus combat that the unit would not have, or one more of them. */
export function legendaryWorth(s: SamuraiState): number {
  const f = sceneOf<CloseCombat>(s)
  const bonus = gainers(s, f).map((unit) => {
    const entitled = kindOf(unit).arm === 'cavalry' || leaderWith(s, unit) !== undefined
    return bestAttackFrom(s, unit, f.hex) * (entitled && f.bonus === 0 ? 0.4 : 1)
  })
  return Math.max(0, ...bonus)
}

/** SB-DC-TIMID-01: honor for the enemy to lose, and perhaps a bonus combat. */
export function timidWorth(s: SamuraiState): number {
  const f = sceneOf<CloseCombat>(s)
  const unit = s.units[f.gains]
  const entitled = f.legendary || kindOf(unit).arm === 'cavalry' || leaderWith(s, unit) !== undefined
  const prey = around(f.hex).some((hex) => enemyAt(s, f.seat, hex))
  return 0.2 + honorWorth(s, f.seat, 2) + (entitled && prey ? 0.8 : 0)
}

/** What a roll that lies on the table brings to whoever rolled it. */
function rolledWorth(s: SamuraiState, f: Strike): number {
  const worth = worthOf(s, f)
  const hits = hitsIn(worth, f)
  let sum = honorWorth(s, f.seat, honorIn(worth, f))
  if (f.at < 0) return sum + (hits > 0 ? 4 : 0)
  const target = s.units[f.at]
  sum += Math.min(hits, target.blocks)
  if (hits >= target.blocks) return sum + destroyedWorth(s, target)
  return flagsIn(worth, f) > flagsToIgnore(s, f) ? sum + drivenWorth(s, target) : sum
}

/** SB-DC-KISHI-01: what the dice would bring on average, against what they brought. */
export const rerollWorth = (s: SamuraiState): number => {
  const f = sceneOf<Strike>(s)
  return tollWorth(s, f, tollOf(s, f)) - rolledWorth(s, f)
}

/** SB-DC-BRAVELEADER-01: a retreat that need not be. */
export function braveWorth(s: SamuraiState): number {
  const f = sceneOf<Strike>(s)
  const target = s.units[f.at]
  const worth = worthOf(s, f)
  if (hitsIn(worth, f) >= target.blocks) return 0
  const flags = flagsIn(worth, f) - flagsToIgnore(s, f)
  return flags > 0 ? drivenWorth(s, target) + honorWorth(s, target.seat, flags) : 0
}

/** SB-DC-ARMOUR-01: hits that do nothing. */
export function armourWorth(s: SamuraiState): number {
  const f = sceneOf<Strike>(s)
  const target = s.units[f.at]
  const hits = hitsIn(worthOf(s, f), f)
  return (
    Math.min(hits, target.blocks) + (hits >= target.blocks ? destroyedWorth(s, target) : 0) + undone(s, f)
  )
}
