import {
  type Action,
  below,
  chooseSetup,
  firstSeat,
  type GameState,
  type Rulebook,
  type Seat,
  streamOf,
} from '@gunbai/kernel'
import { perSecond } from './measure.ts'

export interface Figures {
  readonly rulebook: string
  readonly setup: string
  readonly answersPerSecond: number
  readonly gamesPerSecond: number
  readonly copiesPerSecond: number
  readonly viewsPerSecond: number
  readonly stateBytes: number
  /** Null where the rulebook gives no odds or none came up. */
  readonly oddsPerSecond: number | null
}

/** A game that has not ended by then is left. */
const longestGame = 200_000

/** What one rulebook does on one core in this process. */
export function figuresOf(rulebook: Rulebook, setupId: string): Figures {
  const setup = chooseSetup(rulebook, setupId)
  const middle = positionIn(rulebook, setupId)
  const chance = streamOf(1)
  let seed = 0
  return {
    rulebook: rulebook.id,
    setup: setupId,
    answersPerSecond: perSecond(() => {
      const state = rulebook.begin(setup, `bench ${seed++}`)
      let answers = 0
      while (state.result === null && answers < longestGame) {
        const seat = firstSeat(state.awaiting)
        const list = rulebook.answers(state, seat)
        rulebook.play(state, seat, list[below(chance, list.length)] as (typeof list)[number])
        answers++
      }
      return answers
    }),
    gamesPerSecond: perSecond(() => {
      const state = rulebook.begin(setup, `bench ${seed++}`)
      for (let answers = 0; state.result === null && answers < longestGame; answers++) {
        const seat = firstSeat(state.awaiting)
        const list = rulebook.answers(state, seat)
        rulebook.play(state, seat, rulebook.knowledge.playout(state, seat, list, chance))
      }
      return 1
    }),
    copiesPerSecond: perSecond(() => many(() => rulebook.copy(middle))),
    viewsPerSecond: perSecond(() => many(() => rulebook.view(middle, 0))),
    oddsPerSecond: oddsRate(rulebook, setupId),
    stateBytes: JSON.stringify(rulebook.save(middle)).length,
  }
}

/** The odds of every answer that has any, over the first positions of a game in which some do. */
function oddsRate(rulebook: Rulebook, setupId: string): number | null {
  const asked: { state: GameState; seat: Seat; action: Action }[] = []
  const chance = streamOf(11)
  const state = rulebook.begin(chooseSetup(rulebook, setupId), 'odds')
  for (let answers = 0; state.result === null && answers < longestGame && asked.length < 200; answers++) {
    const seat = firstSeat(state.awaiting)
    const list = rulebook.answers(state, seat)
    for (const action of list) {
      if (rulebook.odds?.(state, seat, action)) asked.push({ state: rulebook.copy(state), seat, action })
    }
    rulebook.play(state, seat, rulebook.knowledge.playout(state, seat, list, chance))
  }
  if (asked.length === 0) return null
  return perSecond(() => {
    for (const { state, seat, action } of asked) kept = rulebook.odds?.(state, seat, action)
    return asked.length
  })
}

/** A position from the middle of a game between playout policies. */
function positionIn(rulebook: Rulebook, setupId: string): GameState {
  const chance = streamOf(7)
  const state = rulebook.begin(chooseSetup(rulebook, setupId), 'middle')
  let last = rulebook.copy(state)
  for (let answers = 0; state.result === null && answers < 100; answers++) {
    last = rulebook.copy(state)
    const seat = firstSeat(state.awaiting)
    rulebook.play(state, seat, rulebook.knowledge.playout(state, seat, rulebook.answers(state, seat), chance))
  }
  return state.result === null ? state : last
}

let kept: unknown

/** A hundred times, with the outcome kept so that the work cannot be left out. */
function many(work: () => unknown): number {
  for (let i = 0; i < 100; i++) kept = work()
  return kept === null ? 0 : 100
}
