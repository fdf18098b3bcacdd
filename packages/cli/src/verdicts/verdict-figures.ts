import { shareInterval } from '@gunbai/bots/lab'
import { losses } from '@gunbai/bots/review'
import type { Checked, VerdictGame } from './verdict-game.ts'

export interface VerdictFigures {
  readonly games: number
  /** How often what was called so. */
  readonly called: Readonly<Record<string, number>>
  /** Of those called blunders, how many lose as much as a blunder in the second judgement. */
  readonly confirmed: Share
  /** Of those called good, how many lose as much as a blunder there. */
  readonly missed: Share
}

export interface Share {
  readonly of: number
  readonly count: number
  readonly share: number
  /** Wilson's interval of 95 %. */
  readonly interval: readonly [number, number]
}

const isBlunder = ({ lossAgain }: Checked) => lossAgain >= losses.blunder

export function verdictFigures(games: readonly VerdictGame[]): VerdictFigures {
  const called: Record<string, number> = {}
  for (const game of games) {
    for (const [verdict, times] of Object.entries(game.called))
      called[verdict] = (called[verdict] ?? 0) + times
  }
  const checked = games.flatMap((game) => game.checked)
  const shareOf = (verdict: string): Share => {
    const own = checked.filter((each) => each.verdict === verdict)
    const count = own.filter(isBlunder).length
    return {
      of: own.length,
      count,
      share: count / Math.max(1, own.length),
      interval: shareInterval(count, own.length),
    }
  }
  return { games: games.length, called, confirmed: shareOf('blunder'), missed: shareOf('good') }
}
