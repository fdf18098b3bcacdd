import type { HearLuck, LuckKind } from '@gunbai/kernel'
import { flagsToIgnore, MOST_IGNORED } from '../rules/combat/morale.ts'
import { flagsIn, hitsIn, honorIn, worthOf } from '../rules/combat/results.ts'
import type { Strike } from '../rules/combat/strike-facts.ts'
import type { SamuraiState } from '../state.ts'
import { rollsOf } from './rolls.ts'

/** What a strike brings, and what one more of it than expected is worth: fitted to 300 questions of 60 greedy games. */
export const luck = [
  { name: 'blocks', worth: 0.21 },
  { name: 'units', worth: 0.32 },
  { name: 'driven', worth: 0.24 },
  { name: 'honor', worth: 0.045 },
  { name: 'leaders', worth: 0.4 },
] as const satisfies readonly LuckKind[]

const [BLOCKS, UNITS, DRIVEN, HONOR, LEADERS] = [0, 1, 2, 3, 4]

/**
 * By how much more than expected a roll has brought: the first one, before any die is rolled again and any card answers, so
 * that nothing of it hangs on what was rolled.
 */
export function tellLuck(s: SamuraiState, f: Strike, hear: HearLuck): void {
  const worth = { ...worthOf(s, f), swordsAgain: false }
  const rolls = rollsOf(worth, f.dice)
  const hits = hitsIn(worth, f)
  hear(HONOR, f.seat, honorIn(worth, f) - rolls.meanHonor)
  if (f.at < 0) {
    if (!f.armoured) hear(LEADERS, f.seat, (hits > 0 ? 1 : 0) - rolls.atLeast[1])
    return
  }
  const { blocks } = s.units[f.at]
  const mayIgnore = flagsToIgnore(s, f)
  const ignored = Math.min(mayIgnore, MOST_IGNORED)
  const isDriven = hits < blocks && flagsIn(worth, f) > ignored
  if (f.armoured) return
  hear(BLOCKS, f.seat, Math.min(hits, blocks) - rolls.meanLoss[blocks])
  hear(UNITS, f.seat, (hits >= blocks ? 1 : 0) - rolls.atLeast[blocks])
  if (mayIgnore > MOST_IGNORED) return
  hear(DRIVEN, f.seat, (isDriven ? 1 : 0) - (rolls.driven[blocks][ignored] ?? 0))
}
