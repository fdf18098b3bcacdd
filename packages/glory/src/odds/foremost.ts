import type { Odds } from '@gunbai/kernel'

/** What is asked of each first: that the defender gives way, that the target suffers, that the test is passed. */
const foremost = ['odds.defenderLeaves', 'odds.targetWorse', 'odds.passes', 'odds.defenderGone']

/** The chance of what one wants of a shot, a blow or a test; null where nothing of the kind is known. */
export function foremostChance(odds: Odds | null): number | null {
  for (const id of foremost) {
    const found = odds?.chances.find(({ name }) => name.id === id)
    if (found !== undefined) return found.chance
  }
  return null
}

/** Which of these has the best chance, the first of equals; -1 where none has any. */
export function bestOf(all: readonly (Odds | null)[]): number {
  let best = -1
  let most = -1
  all.forEach((odds, i) => {
    const chance = foremostChance(odds)
    if (chance === null || chance <= most) return
    best = i
    most = chance
  })
  return best
}
