import type { Phrase, Rulebook } from '@gunbai/kernel'
import type { Comparison, Outcomes } from './search/comparison.ts'

/** By so much more often the game must be won at once for that to be the reason. */
const clearlyWon = 0.03
/** A difference counts when it is larger than chance would make it: so many standard errors. */
const sure = 2

/** A smaller gain nobody would feel: it is no reason, whatever it adds. */
const felt = 0.1

/** Two chances so near to each other are called alike: the looks ahead do not tell them apart. */
const alike = 0.03

/** For each answer compared one reason, which never says another thing than the chance beside it. */
export function reasonsOf(rulebook: Rulebook, answers: number, comparison: Comparison): Phrase[] {
  const outcomes = comparison.outcomes()
  const best = Math.max(...outcomes.map(({ worth }) => worth))
  return outcomes.map((own, i) => {
    if (answers === 1) return { id: 'advice.only' }
    const rest = outcomes.filter((_, other) => other !== i)
    const others = meanOf(rest)
    if (own.wins - others.wins > clearlyWon) {
      return { id: 'advice.wins', values: { share: own.wins } }
    }
    if (best - own.worth > alike) return { id: 'advice.behind', values: { less: best - own.worth } }
    const gain = largestGain(rulebook, own, others, comparison)
    if (gain !== null) return gain
    const next = Math.max(...rest.map(({ worth }) => worth))
    return own.worth - next > alike
      ? { id: 'advice.ahead', values: { more: own.worth - next } }
      : { id: 'advice.even' }
  })
}

/** The gain that adds most to the chance of winning, of those that chance alone would not make. */
function largestGain(
  rulebook: Rulebook,
  own: Outcomes,
  others: Outcomes,
  comparison: Comparison,
): Phrase | null {
  const noise = sure / Math.sqrt(Math.max(1, comparison.worlds / 2))
  let largest = 0
  let reason: Phrase | null = null
  for (const [i, { name }] of (rulebook.knowledge.aspects ?? []).entries()) {
    const gain = (own.aspects[i] as number) - (others.aspects[i] as number)
    const adds = gain * comparison.weight(i)
    if (gain < felt || gain <= noise * comparison.spread(i) || adds <= largest) continue
    largest = adds
    reason = { id: 'advice.gains', values: { gain: rounded(gain), aspect: { id: name } } }
  }
  return reason
}

function meanOf(outcomes: readonly Outcomes[]): Outcomes {
  const mean = (of: (each: Outcomes) => number) =>
    outcomes.reduce((sum, each) => sum + of(each), 0) / outcomes.length
  const aspects = outcomes[0]?.aspects ?? []
  return {
    worth: mean((each) => each.worth),
    wins: mean((each) => each.wins),
    aspects: aspects.map((_, i) => mean((each) => each.aspects[i] as number)),
  }
}

/** To a tenth: more would be pretence. */
function rounded(gain: number): number {
  return Number(gain.toFixed(1))
}
