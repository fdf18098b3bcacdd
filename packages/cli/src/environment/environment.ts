import { type Bot, makeBot } from '@gunbai/bots'
import {
  type Action,
  BadInput,
  type Figures,
  firstSeat,
  type GameState,
  type Rulebook,
  type Seat,
  type Setup,
  shown,
  streamFrom,
} from '@gunbai/kernel'

/** Who answers for a seat: whoever is at the other end (null), or a bot of the house. */
export type Player = string | null

/** A game that is played here. */
export interface EnvironmentGame {
  state: GameState
  readonly seed: string
  /** By seat. */
  readonly players: readonly Player[]
  /** Answers given so far, by everybody. */
  answers: number
  readonly bots: Map<string, Bot>
  /** What the seat that is asked may answer; made when it is first needed. */
  list: readonly Action[] | null
}

export interface Opening {
  readonly seed: string
  readonly players: readonly Player[]
}

/**
 * Many games of one setup at once, for programs that learn. A game is known by its number. Whoever is asked is the lowest
 * seat that has to answer; what it may know is what the rulebook lets it see, and what it may imagine is drawn anew.
 */
export class Environment {
  readonly rulebook: Rulebook
  readonly setup: Setup
  readonly seats: number
  readonly figures: Figures<unknown, Action> | null
  readonly games = new Map<number, EnvironmentGame>()
  /** A game with more answers is cut short, as a draw. */
  readonly longest: number
  private latest = 0

  constructor(of: {
    rulebook: Rulebook
    setup: Setup
    seats: number
    figures: Figures<unknown, Action> | null
    longest: number
  }) {
    this.rulebook = of.rulebook
    this.setup = of.setup
    this.seats = of.seats
    this.figures = of.figures
    this.longest = of.longest
  }

  /** Begins a game and gives its number. */
  begin({ seed, players }: Opening): number {
    return this.add(this.rulebook.begin(this.setup, seed), seed, players)
  }

  /** A game that this seat could not tell from that one: whatever it cannot know is drawn anew from the seed. */
  imagine(number: number, seat: Seat, seed: string): number {
    const { state, players } = this.game(number)
    this.checkSeat(seat)
    return this.add(this.rulebook.imagine(state, seat, streamFrom(seed, 'imagine')), seed, players)
  }

  /** Gives the answer at that place of the list of whoever is asked. */
  step(number: number, place: number): void {
    const game = this.game(number)
    this.play(game, this.checkPlace(number, place))
    this.letBotsPlay(game)
  }

  /** The answer at that place of the list. Throws BadInput. */
  checkPlace(number: number, place: number): Action {
    const game = this.game(number)
    if (this.isOver(game)) throw new BadInput(`Game ${number} is over.`)
    const answers = this.answers(game)
    const action = answers[place]
    if (action !== undefined) return action
    throw new BadInput(`Game ${number} has answers 0 to ${answers.length - 1} here; got ${shown(place)}.`)
  }

  /** The place in the list of what a bot would answer here. */
  advise(number: number, bot: string): number {
    const game = this.game(number)
    return this.answers(game).indexOf(this.chosenBy(game, bot))
  }

  /** How the game stands for a seat, 0 to 1, by the rulebook's own judgment of a world that the seat could imagine. */
  evaluate(number: number, seat: Seat): number {
    const { state, seed, answers } = this.game(number)
    this.checkSeat(seat)
    const world = this.rulebook.imagine(state, seat, streamFrom(`${seed} ${answers}`, 'evaluate'))
    return this.rulebook.knowledge.evaluate(world, seat)
  }

  forget(number: number): void {
    this.game(number)
    this.games.delete(number)
  }

  game(number: number): EnvironmentGame {
    const found = this.games.get(number)
    if (found === undefined) throw new BadInput(`There is no game ${shown(number)}.`)
    return found
  }

  isOver({ state, answers }: EnvironmentGame): boolean {
    return state.result !== null || answers >= this.longest
  }

  /** The seat that is asked; -1 when the game is over. */
  asked(game: EnvironmentGame): Seat {
    return this.isOver(game) ? -1 : firstSeat(game.state.awaiting)
  }

  answers(game: EnvironmentGame): readonly Action[] {
    game.list ??= this.isOver(game) ? [] : this.rulebook.answers(game.state, firstSeat(game.state.awaiting))
    return game.list
  }

  checkSeat(seat: Seat): void {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats) {
      throw new BadInput(`This setup has seats 0 to ${this.seats - 1}; got ${shown(seat)}.`)
    }
  }

  private add(state: GameState, seed: string, players: readonly Player[]): number {
    const game = { state, seed, players, answers: 0, bots: new Map(), list: null }
    this.letBotsPlay(game)
    const number = this.latest++
    this.games.set(number, game)
    return number
  }

  private play(game: EnvironmentGame, action: Action): void {
    this.rulebook.play(game.state, firstSeat(game.state.awaiting), action)
    game.answers++
    game.list = null
  }

  /** Until somebody at the other end is asked, or the game is over. */
  private letBotsPlay(game: EnvironmentGame): void {
    while (!this.isOver(game)) {
      const bot = game.players[firstSeat(game.state.awaiting)] ?? null
      if (bot === null) return
      this.play(game, this.chosenBy(game, bot))
    }
  }

  private chosenBy(game: EnvironmentGame, id: string): Action {
    if (this.isOver(game)) throw new BadInput('The game is over: nobody is asked.')
    const seat = firstSeat(game.state.awaiting)
    const key = `${id} ${seat}`
    let bot = game.bots.get(key)
    if (bot === undefined) {
      bot = makeBot(id, `${game.seed} ${seat}`)
      game.bots.set(key, bot)
    }
    return bot.choose(this.rulebook, game.state, seat, this.answers(game))
  }
}

/**
 * By seat, what a game was worth: nothing until it is over, and nothing to anybody for a draw. Winners share what the others
 * lose, 1 for a single winner and -1 for each loser of two, so that it always adds up to nothing.
 */
export function rewardsOf(state: GameState, seats: number): number[] {
  const winners = state.result?.winners ?? []
  if (winners.length === 0 || winners.length === seats) return Array.from({ length: seats }, () => 0)
  const lost = -1 / (seats - 1)
  const won = (seats - winners.length) / (winners.length * (seats - 1))
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? won : lost))
}
