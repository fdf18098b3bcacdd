import { type Action, type Rulebook, sameAction } from '@gunbai/kernel'
import { type Turn, type TurnBegun, turnBy } from './lines.ts'

/** Of two plans, so large a part of the longer's answers must be in both, in whatever order, or they are clearly different. */
const sameIdea = 0.5
/** So many other ways to begin are tried besides those that bots found, and who goes on after each. */
const otherBeginnings = 6
const searcher = 'strong:60'

/** Whether two plans do clearly different things. What only stops sooner does not. */
export function isDifferent(one: readonly Action[], other: readonly Action[]): boolean {
  const rest = [...other]
  let both = 0
  for (const action of one) {
    const place = rest.findIndex((each) => sameAction(each, action))
    if (place < 0) continue
    rest.splice(place, 1)
    both++
  }
  if (both === Math.min(one.length, other.length)) return false
  return both < Math.max(one.length, other.length) * sameIdea
}

/** Turns that begin as none of the known ones does: the ways that the rulebook ranks first, and the first of each kind. */
export function turnsBesides(
  rulebook: Rulebook,
  turn: TurnBegun,
  known: readonly Turn[],
  id: string,
): Turn[] {
  const { state, seat } = turn
  const answers = rulebook.answers(state, seat)
  const worths = rulebook.knowledge.appraise(state, seat, answers)
  const ranked = answers
    .map((answer, place) => ({ answer, worth: worths[place] ?? 0 }))
    .filter(({ answer }) => !known.some(({ plan }) => plan[0] !== undefined && sameAction(plan[0], answer)))
    .sort((a, b) => b.worth - a.worth)
    .map(({ answer }) => answer)
  const firstOfKind = ranked.filter(
    (answer, place) => ranked.findIndex(({ kind }) => kind === answer.kind) === place,
  )
  const tried = [...new Set([...ranked.slice(0, otherBeginnings), ...firstOfKind])]
  return tried.map((answer, i) => turnBy(rulebook, turn, searcher, `${id} besides ${i}`, answer))
}

/** Each plan once: the first turn that begins with it. */
export function withoutTwins(turns: readonly Turn[]): Turn[] {
  const isSame = (one: readonly Action[], other: readonly Action[]): boolean =>
    one.length === other.length && one.every((action, i) => sameAction(action, other[i] as Action))
  return turns.filter((turn, place) => turns.findIndex(({ plan }) => isSame(plan, turn.plan)) === place)
}
