import { chooseSetup, setupInfo } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { TrialOrder } from '@gunbai/server'
import { playedOnSite } from '../lab/on-site.ts'
import { columns, print, printJson, type Terminal } from '../terminal.ts'
import { type Meeting, ratings } from './elo.ts'
import type { LadderOrder } from './pairing.ts'

/** Who meets whom: the first of the pair in every seat, the other in all the others. */
interface Line {
  readonly pair: readonly [number, number]
  /** In which seat the pair's first bot sits. */
  readonly seat: number
}

/** Bots that play each other on the nodes of a site, from every seat, and their ratings. */
export async function ladderOnSite(terminal: Terminal, order: LadderOrder, json?: true): Promise<void> {
  const { lines, trial } = await trialOf(order)
  const { figures } = await playedOnSite(terminal, trial, json)
  const meetings: Meeting[] = lines.map(({ pair, seat }, at) => ({
    pair,
    games: figures[at]?.games ?? 0,
    points: figures[at]?.wins[seat] ?? 0,
  }))
  const rated = ratings(order.bots.length, meetings).map((rating, bot) => ({
    bot: order.bots[bot],
    ...rating,
  }))
  if (json) return printJson(terminal, { bots: rated, meetings })
  const rows = [...rated]
    .sort((one, other) => other.elo - one.elo)
    .map(({ bot, elo, plusMinus }) => [bot ?? '', elo.toFixed(0), `± ${plusMinus.toFixed(0)}`])
  print(terminal, columns([['bot', 'Elo', '95 %'], ...rows]))
}

async function trialOf({ rulebook: id, setups, bots, games, seed }: LadderOrder) {
  const rulebook = await findRulebook(id).load()
  const lines: (Line & TrialOrder['lines'][number])[] = []
  for (const name of setups) {
    const setup = chooseSetup(rulebook, name)
    const seats = setupInfo(rulebook, name)?.seats ?? 0
    for (let one = 0; one < bots.length; one++) {
      for (let other = one + 1; other < bots.length; other++) {
        for (let seat = 0; seat < seats; seat++) {
          const seated = Array.from({ length: seats }, (_, at) => bots[at === seat ? one : other] as string)
          lines.push({ pair: [one, other], seat, setup, bots: seated })
        }
      }
    }
  }
  const pairs = (bots.length * (bots.length - 1)) / 2
  const each = Math.max(1, Math.ceil((games * pairs) / lines.length))
  return {
    lines,
    trial: {
      rulebook: id,
      lines: lines.map(({ setup, bots: seated }) => ({ setup, bots: seated })),
      games: each,
      seed,
    },
  }
}
