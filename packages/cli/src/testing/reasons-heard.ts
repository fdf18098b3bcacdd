import { below, chooseSetup, firstSeat, pick, type Rulebook, streamFrom } from '@gunbai/kernel'

/**
 * Plays random games of every setup, with random options, and listens which rules the bars name: by question, kind of
 * answer and rule, at how many positions.
 */
export function reasonsHeard(rulebook: Rulebook, answers: number, oneIn: number): Map<string, number> {
  const chance = streamFrom(rulebook.id, 'reasons')
  const heard = new Map<string, number>()
  let given = 0
  for (const [i, { id, options }] of rulebook.setups.entries()) {
    const share = (answers * (i + 1)) / rulebook.setups.length
    while (given < share) {
      const chosen = Object.fromEntries(options.map(({ name, values }) => [name, pick(chance, values)]))
      const state = rulebook.begin(chooseSetup(rulebook, id, chosen), `reasons ${given}`)
      for (; state.result === null && given < share; given++) {
        const seat = firstSeat(state.awaiting)
        if (below(chance, oneIn) === 0) {
          const name = rulebook.questions(state).find((each) => each.seat === seat)?.name
          const here = new Set<string>()
          for (const { action, reason } of rulebook.candidates(state, seat))
            if (reason !== null) here.add(`${name} / ${action.kind}: ${reason.rule}`)
          for (const each of here) heard.set(each, (heard.get(each) ?? 0) + 1)
        }
        rulebook.play(state, seat, pick(chance, rulebook.answers(state, seat)))
      }
    }
  }
  return heard
}
