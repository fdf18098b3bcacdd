import { setTimeout as wait } from 'node:timers/promises'
import { BadInput } from '@gunbai/kernel'
import { Keeper, settingsFrom, type TrialInfo, type TrialOrder } from '@gunbai/server'
import { botsBySeat } from '../bots-by-seat.ts'
import type { Game } from '../game.ts'
import { progress } from '../progress.ts'
import { columns, print, printJson, type Terminal } from '../terminal.ts'

/** How often it is looked how far the nodes are, in milliseconds. */
const often = 500

/**
 * Orders games of the site that this machine keeps, and waits until its nodes have played them. Whoever gives up waiting loses nothing:
 * they play on, and the same order again tells how far they are.
 */
export async function playedOnSite(terminal: Terminal, order: TrialOrder, json?: true): Promise<TrialInfo> {
  const keeper = await Keeper.open(settingsFrom(process.env).storage)
  try {
    let trial = await keeper.order(order)
    const bar = progress(terminal, 'games', trial.games, json)
    while (trial.status === 'running') {
      bar.at(trial.played)
      await wait(often)
      trial = await keeper.trial(trial.id)
    }
    bar.at(trial.played)
    bar.end()
    if (trial.status === 'failed') throw new BadInput(`The nodes could not play it: ${trial.problem}.`)
    return trial
  } finally {
    await keeper.close()
  }
}

interface Wish {
  readonly games: number
  readonly seed: string
  readonly bots: readonly string[]
  readonly json?: true
}

/** A battle tried out by the nodes of a site. */
export async function labOnSite(
  terminal: Terminal,
  game: Game,
  { games, seed, bots, json }: Wish,
): Promise<void> {
  const line = { setup: game.setup, bots: botsBySeat(bots, game.seats) }
  const order = { rulebook: game.rulebook.id, lines: [line], games, seed }
  const { figures } = await playedOnSite(terminal, order, json)
  const [found] = figures
  if (found === undefined) throw new Error('a trial of one line has one')
  if (json) return printJson(terminal, found)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const rows = found.wins.map((won, seat) => {
    const [low = 0, high = 1] = found.interval[seat] ?? []
    return [`seat ${seat} wins`, percent(won / found.games), `${percent(low)} to ${percent(high)}`]
  })
  print(terminal, columns([['games', String(found.games), ''], ...rows]))
}
