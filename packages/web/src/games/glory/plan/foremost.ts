import type { Odds } from '@gunbai/kernel'

/** What is asked of each: that the defender gives way, that the target suffers, that the test is passed. */
const foremost = ['odds.defenderLeaves', 'odds.targetWorse', 'odds.passes', 'odds.defenderGone']

export const foremostIn = (odds: Odds | null): Odds['chances'][number] | null =>
  foremost.flatMap((id) => odds?.chances.find(({ name }) => name.id === id) ?? [])[0] ?? null

export const chanceIn = (odds: Odds | null): number | null => foremostIn(odds)?.chance ?? null
