import { type Action, type Answered, type Seat, sameAction } from '@gunbai/kernel'
import type { LearnersAnswer } from '../engine/partner.ts'

/** What a line of play lets a seat answer next, of what is legal; null where the turn has left its way. */
export function nextOnTheWay(
  line: readonly Answered[],
  seat: Seat,
  given: readonly LearnersAnswer[],
  legal: readonly Action[],
): Action | null {
  const own = line.flatMap((each) => (each.seat === seat ? [each.action] : []))
  let at = 0
  for (const { action } of given) {
    // what was the only answer is not among those that somebody was asked for
    while (at < own.length && !sameAction(own[at] as Action, action)) at++
    if (at === own.length) return null
    at++
  }
  for (const action of own.slice(at)) {
    const found = legal.find((each) => sameAction(each, action))
    if (found !== undefined) return found
  }
  return null
}
