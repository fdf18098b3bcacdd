import { firstSeat, type GameEvent, type Rulebook, type Seat, type Setup } from '@gunbai/kernel'
import { makeBot } from '../roster.ts'

/** Games to be played by bots to learn something of a battle. */
export interface LabOrder {
  readonly setup: Setup
  /** Where all chance comes from. Two battles that are played with the same seed have the same cards and dice to come. */
  readonly seed: string
  /** By seat. */
  readonly bots: readonly string[]
  /** A game that takes more answers is left unfinished. */
  readonly maxAnswers: number
}

/** What one game showed, as plain data. */
export interface LabGame {
  readonly game: number
  /** Null where it was left unfinished. */
  readonly winners: readonly Seat[] | null
  /** The message that says why it ended. */
  readonly because: string
  /** Turns of whoever had most of them. */
  readonly turns: number
  /** By place, how many fights. */
  readonly fights: Readonly<Record<number, number>>
  /** Pieces that moved, and that fought. */
  readonly moved: readonly number[]
  readonly fought: readonly number[]
  /** By title, how often it was played. */
  readonly cards: Readonly<Record<string, number>>
}

/** Plays the game of that number: the same one whoever plays it, and whichever were played before. */
export function playLabGame(rulebook: Rulebook, order: LabOrder, game: number): LabGame {
  const fights: Record<number, number> = {}
  const cards: Record<string, number> = {}
  const moved = new Set<number>()
  const fought = new Set<number>()
  const tell = (event: GameEvent) => {
    const noted = rulebook.noted?.(event)
    if (noted == null) return
    if (noted.fight !== undefined) fights[noted.fight] = (fights[noted.fight] ?? 0) + 1
    if (noted.card !== undefined) cards[noted.card] = (cards[noted.card] ?? 0) + 1
    if (noted.moved !== undefined) moved.add(noted.moved)
    if (noted.fought !== undefined) fought.add(noted.fought)
  }
  const seed = `${order.seed} ${game}`
  const state = rulebook.begin(order.setup, seed, tell)
  const players = state.asked.map((_, seat) => makeBot(order.bots[seat] ?? 'greedy', `${seed} ${seat}`))
  for (let answers = 0; state.result === null && answers < order.maxAnswers; answers++) {
    const seat = firstSeat(state.awaiting)
    const offered = rulebook.answers(state, seat)
    const bot = players[seat] as (typeof players)[number]
    rulebook.play(state, seat, bot.choose(rulebook, state, seat, offered), tell)
  }
  return {
    game,
    winners: state.result?.winners ?? null,
    because: state.result?.because ?? '',
    turns: Math.max(...players.map((_, seat) => rulebook.knowledge.turns?.(state, seat) ?? 0)),
    fights,
    moved: [...moved],
    fought: [...fought],
    cards,
  }
}

/** What a game is worth to a seat: 1 won, 0 lost, a half where it was shared or left. */
export function scoreOf({ winners }: Pick<LabGame, 'winners'>, seat: Seat): number {
  if (winners === null || winners.length === 0) return 0.5
  return winners.includes(seat) ? 1 / winners.length : 0
}
