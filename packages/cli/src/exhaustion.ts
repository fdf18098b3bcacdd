import { makeBot, quickBotIds } from '@gunbai/bots'
import { chooseSetup, firstSeat, type GameEvent, pick, type Rulebook, streamFrom } from '@gunbai/kernel'

export interface ExhaustionOrder {
  readonly rulebook: Rulebook
  readonly seed: string
  readonly maxGames: number
  readonly maxSeconds: number
  /** A game is left after so many answers. */
  readonly maxAnswers: number
}

export interface Exhaustion {
  games: number
  answers: number
  /** How many things there are to use: everything of the inventory and every step of every procedure. */
  things: number
  used: number
  /** What never was. */
  unusedThings: string[]
  unusedSteps: string[]
  /** What was used, and is not in the inventory: one of the two is spelt wrongly, or something was forgotten. */
  unlistedThings: string[]
}

/**
 * Plays every setup in turn, with other options and other bots each time, until everything was used once or the games
 * or the time are up.
 */
export function exhaust(order: ExhaustionOrder, progressed: (used: number) => void = () => {}): Exhaustion {
  const { rulebook, seed, maxGames, maxAnswers } = order
  const { sequence, scrutiny, setups } = rulebook
  const chance = streamFrom(seed, 'exhaust')
  const inventory = new Set(scrutiny.inventory)
  const things = new Set(inventory)
  const unlisted = new Set<string>()
  const steps = new Set(sequence.stepNames())
  const total = things.size + steps.size
  const deadline = performance.now() + order.maxSeconds * 1000
  let games = 0
  let answers = 0

  sequence.watch = (procedure, step) => steps.delete(`${procedure} / ${step}`)
  try {
    while (things.size + steps.size > 0 && games < maxGames && performance.now() < deadline) {
      const info = setups[games % setups.length] as (typeof setups)[number]
      const options = Object.fromEntries(info.options.map(({ name, values }) => [name, pick(chance, values)]))
      // a bot for the whole table: each kind reaches what the others do not
      const id = quickBotIds[Math.floor(games / setups.length) % quickBotIds.length] as string
      const gameSeed = `${seed} ${games}`
      const bot = makeBot(id, gameSeed)
      const early: GameEvent[] = []
      const state = rulebook.begin(chooseSetup(rulebook, info.id, options), gameSeed, (event) =>
        early.push(event),
      )
      const use = (event: GameEvent, _insiders?: number, fuller?: GameEvent) => {
        for (const thing of scrutiny.uses(fuller ?? event, state)) {
          things.delete(thing)
          if (!inventory.has(thing)) unlisted.add(thing)
        }
      }
      for (const event of early) use(event)
      for (let i = 0; i < maxAnswers && state.result === null; i++) {
        const seat = firstSeat(state.awaiting)
        const action = bot.choose(rulebook, state, seat, rulebook.answers(state, seat))
        rulebook.play(state, seat, action, use)
        answers++
      }
      games++
      progressed(total - things.size - steps.size)
    }
  } finally {
    sequence.watch = null
  }
  return {
    games,
    answers,
    things: total,
    used: total - things.size - steps.size,
    unusedThings: [...things],
    unusedSteps: [...steps],
    unlistedThings: [...unlisted],
  }
}
