import { type Bot, makeBot, turnFrame, turnPlayed } from '@gunbai/bots'
import {
  type Action,
  type Answered,
  type Frame,
  firstSeat,
  type GameState,
  type Rulebook,
  type Seat,
  type Setup,
} from '@gunbai/kernel'

/** How a game stood when a seat came to its first choice of a turn, and what had been answered until then. */
export interface TurnBegun {
  readonly state: GameState
  readonly seat: Seat
  readonly before: readonly Answered[]
}

/** Plays a game by greedy bots and stops at every turn's first choice. */
export function* turnsOf(rulebook: Rulebook, setup: Setup, seed: string): Generator<TurnBegun> {
  const state = rulebook.begin(setup, seed)
  const players = state.asked.map((_, seat) => makeBot('greedy', `${seed} ${seat}`))
  const before: Answered[] = []
  let seen: Frame | undefined
  while (state.result === null) {
    const seat = firstSeat(state.awaiting)
    const answers = rulebook.answers(state, seat)
    const frame = turnFrame(rulebook, state)
    if (frame !== undefined && frame !== seen && answers.length > 1 && rulebook.openWindow(state) === null) {
      seen = frame
      yield { state: rulebook.copy(state), seat, before: before.slice() }
    }
    const action = choose(players[seat] as Bot, rulebook, state, seat, answers)
    rulebook.play(state, seat, action)
    before.push({ seat, action })
  }
}

/** A turn as somebody played it, and the plan that it begins with. */
export interface Turn {
  readonly given: readonly Answered[]
  readonly plan: readonly Action[]
}

/** One turn from there, that seat played by a bot, the others by greedy ones. Where a first answer is given it begins with that. */
export function turnBy(
  rulebook: Rulebook,
  { state: start, seat }: TurnBegun,
  bot: string,
  seed: string,
  first?: Action,
): Turn {
  const state = rulebook.copy(start)
  const turn = turnFrame(rulebook, state) as Frame
  const players = state.asked.map((_, each) => makeBot(each === seat ? bot : 'greedy', `${seed} ${each}`))
  const given: Answered[] = []
  if (first !== undefined) {
    rulebook.play(state, seat, first)
    given.push({ seat, action: first })
  }
  while (state.result === null && state.stack.includes(turn)) {
    const by = firstSeat(state.awaiting)
    const action = choose(players[by] as Bot, rulebook, state, by, rulebook.answers(state, by))
    rulebook.play(state, by, action)
    given.push({ seat: by, action })
  }
  return turnOf(rulebook, { state: start, seat }, given)
}

export function turnOf(
  rulebook: Rulebook,
  { state, seat }: Pick<TurnBegun, 'state' | 'seat'>,
  given: readonly Answered[],
): Turn {
  return { given, plan: turnPlayed(rulebook, state, seat, given).stretches[0]?.answers ?? [] }
}

function choose(
  bot: Bot,
  rulebook: Rulebook,
  state: GameState,
  seat: Seat,
  answers: readonly Action[],
): Action {
  return answers.length === 1 ? (answers[0] as Action) : bot.choose(rulebook, state, seat, answers)
}
