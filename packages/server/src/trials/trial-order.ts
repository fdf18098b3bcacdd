import { createHash } from 'node:crypto'
import { makeBot } from '@gunbai/bots'
import { type LabFigures, type LabGame, LabTally } from '@gunbai/bots/lab'
import { BadInput, chooseSetup, type Rulebook, type Setup, setupInfo, shown } from '@gunbai/kernel'

/** Games of one setup with these bots, by seat. */
export interface TrialLine {
  readonly setup: Setup
  readonly bots: readonly string[]
}

/** What is to be played: so many games of each line. A play-test has one line; a ladder one for each pairing. */
export interface TrialOrder {
  readonly rulebook: string
  readonly lines: readonly TrialLine[]
  readonly games: number
  readonly seed: string
}

/** A few games of one line, small enough to be played by somebody else instead. */
export interface Lot {
  readonly line: number
  readonly from: number
  readonly games: number
}

/** What is kept of a game. */
export type CountedGame = Pick<LabGame, 'game' | 'winners' | 'because' | 'turns'>

/** What a line came to. */
export type LineFigures = Pick<
  LabFigures,
  'games' | 'unfinished' | 'wins' | 'interval' | 'turns' | 'causes'
> & {
  readonly bots: readonly string[]
}

export const trialBounds = { games: 10_000, lines: 200, lots: 5_000 } as const
/** Games of a lot. */
const together = 10
/** A game that takes more answers is left unfinished. */
export const maxAnswers = 20_000

const lotsOfLine = ({ games }: TrialOrder): number => Math.ceil(games / together)

export const lotsIn = (order: TrialOrder): number => order.lines.length * lotsOfLine(order)

/** Which games a lot is: the same whoever plays it. */
export function lotOf(order: TrialOrder, number: number): Lot {
  const line = Math.floor(number / lotsOfLine(order))
  const from = (number % lotsOfLine(order)) * together
  return { line, from, games: Math.min(together, order.games - from) }
}

/** Two orders of the same hash come to the same. */
export const hashOfOrder = (order: TrialOrder, rules: number): string =>
  createHash('sha256')
    .update(JSON.stringify([order.rulebook, rules, order.lines, order.games, order.seed]))
    .digest('hex')

/**
 * The order with every setup read by its rulebook. Bots that think by the clock are refused: what they play hangs on the machine,
 * and a lot must come to the same wherever it is played. Throws BadInput.
 */
export function checkedOrder(rulebook: Rulebook, order: TrialOrder): TrialOrder {
  if (!Number.isInteger(order.games) || order.games < 1 || order.games > trialBounds.games) {
    throw new BadInput(`A trial has 1 to ${trialBounds.games} games; got ${shown(order.games)}.`)
  }
  if (order.lines.length < 1 || order.lines.length > trialBounds.lines) {
    throw new BadInput(`A trial has 1 to ${trialBounds.lines} pairings; got ${order.lines.length}.`)
  }
  if (lotsIn(order) > trialBounds.lots) {
    throw new BadInput(
      `That would be ${lotsIn(order)} lots of games; ${trialBounds.lots} are the most. Order fewer.`,
    )
  }
  const lines = order.lines.map(({ setup, bots }) => {
    const chosen = chooseSetup(rulebook, setup.id, setup.options)
    const seats = setupInfo(rulebook, chosen.id)?.seats ?? 0
    if (bots.length !== seats)
      throw new BadInput(`${chosen.id} has ${seats} seats; you named ${bots.length} bots.`)
    bots.forEach(refuseClock)
    return { setup: chosen, bots: [...bots] }
  })
  return { rulebook: order.rulebook, lines, games: order.games, seed: order.seed }
}

function refuseClock(bot: string): void {
  makeBot(bot, 0)
  if (!/^strong(?!:\d+$)/.test(bot)) return
  throw new BadInput(
    `The bot ${shown(bot)} thinks by the clock, and would play otherwise on each machine. Give it iterations: strong:500.`,
  )
}

/** What the games of a trial came to, line by line. */
export function figuresOf(
  order: TrialOrder,
  seats: number,
  played: readonly { readonly lot: number; readonly games: readonly CountedGame[] }[],
): LineFigures[] {
  const tallies = order.lines.map(() => new LabTally(seats))
  for (const { lot, games } of played) {
    const tally = tallies[lotOf(order, lot).line]
    for (const game of games) tally?.add({ ...game, fights: {}, moved: [], fought: [], cards: {} })
  }
  return tallies.map((tally, line) => {
    const { games, unfinished, wins, interval, turns, causes } = tally.figures()
    return { games, unfinished, wins, interval, turns, causes, bots: order.lines[line]?.bots ?? [] }
  })
}
