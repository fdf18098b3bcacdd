import { type Action, type Answered, type Order, type Rulebook, type Seat, sameAction } from '@gunbai/kernel'
import type { Host } from '@gunbai/kernel/host'
import type { GameSpec } from '../table/game.ts'
import { fits, type Pattern } from '../table/pattern.ts'

/** An answer that a learner gave, and the moment after it. */
export interface LearnersAnswer {
  readonly action: Action
  readonly moment: number
}

/** What a partner in a lesson answers: the most wanted of what is legal; else he lets things be. */
export function partnersAnswer(
  answers: readonly Action[],
  replies: readonly Pattern[],
  declines: Action | null,
): Action | null {
  for (const reply of replies) {
    const found = answers.find((answer) => fits(reply, answer))
    if (found !== undefined) return found
  }
  return declines ?? answers[0] ?? null
}

/** Of the answers since a lesson began those that its learner was asked for; none in any other game. */
export function learnersAnswers({ script }: GameSpec, host: Host, learner: Seat | null): LearnersAnswer[] {
  if (script === undefined) return []
  return host
    .given(script.before)
    .flatMap(({ seat, action, unasked }, place) =>
      seat === learner && unasked === undefined ? [{ action, moment: script.before + place + 1 }] : [],
    )
}

/** What the line of a puzzle has next; null where its turn has gone another way, or to the end. */
export function nextInLine({ script }: GameSpec, host: Host): Answered | null {
  const line = script?.line
  if (script === undefined || line === undefined) return null
  const given = host.given(script.before)
  const isKept = given.every(({ seat, action }, place) => {
    const once = line[place]
    return once?.seat === seat && sameAction(once.action, action)
  })
  return (isKept && line[given.length]) || null
}

/** A learner is asked whatever there is to choose: nothing is decided for him that a lesson may be about. */
export function learnersOrders({ windows }: Rulebook): readonly Order[] {
  const classes = windows?.classes ?? []
  return classes.map(({ id }) => ({ window: id, subject: null, stance: 'ask when able', during: 'game' }))
}
