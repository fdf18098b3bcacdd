import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type * as Bots from '@gunbai/bots'
import { coreTime } from '@gunbai/bots'
import type * as Kernel from '@gunbai/kernel'
import type { GameState } from '@gunbai/kernel'
import type * as Rulebooks from '@gunbai/rulebooks'
import { round } from './measure.ts'

/**
 * How fast the rules and the search of this tree are beside those of another: `node bench/beside.ts ../other`. Both run in one
 * process, in short turns, by the core's own time, since a machine's mood changes more from minute to minute than a tree does.
 * In each turn both do the same work at the same positions, since these differ more than the trees do; the share is of the sums.
 */

/** The tree that this file is in. */
const here = fileURLToPath(new URL('..', import.meta.url))

const setups = ['mini duel', 'samurai gmt-01', 'shogun standard-4', 'glory two-crossings', 'glory kronau']
const kinds = ['random', 'playout', 'looks'] as const
const turnMilliseconds = 60
const warmUpMilliseconds = 3000

type Kind = (typeof kinds)[number]

/** Does some work and says how many answers were given, or looks taken. */
type Work = () => number

async function workOf(tree: string, name: string, kind: Kind): Promise<Work> {
  const from = async (path: string) =>
    import(pathToFileURL(resolve(tree, `packages/${path}/src/index.ts`)).href)
  const kernel = (await from('kernel')) as typeof Kernel
  const bots = (await from('bots')) as typeof Bots
  const { findRulebook } = (await from('rulebooks')) as typeof Rulebooks
  const [id, setupId] = name.split(' ') as [string, string]
  const rulebook = await findRulebook(id).load()
  const setup = kernel.chooseSetup(rulebook, setupId)
  let game = 0
  let state: GameState | null = null
  let players: Bots.Bot[] = []
  const next = (): { state: GameState; seat: number } => {
    if (state === null || state.result !== null) {
      state = rulebook.begin(setup, `beside ${game}`)
      players = state.asked.map((_, seat) =>
        bots.makeBot(kind === 'looks' ? 'playout' : kind, `${game} ${seat}`),
      )
      game++
    }
    return { state, seat: kernel.firstSeat(state.awaiting) }
  }
  const play = (): void => {
    const { state, seat } = next()
    const answers = rulebook.answers(state, seat)
    rulebook.play(state, seat, (players[seat] as Bots.Bot).choose(rulebook, state, seat, answers))
  }
  if (kind !== 'looks') {
    return () => {
      for (let i = 0; i < 100; i++) play()
      return 100
    }
  }
  const chance = kernel.streamOf(1)
  return () => {
    for (let i = 0; i < 37; i++) play() // to another question
    const { state, seat } = next()
    const race = new bots.Race(
      new bots.LookAhead(rulebook, state, seat, chance),
      rulebook.answers(state, seat),
    )
    for (let i = 0; i < 20; i++) race.iterate()
    return 20
  }
}

/** How long that work takes a core, done so often, and how many units it was. */
function timed(work: Work, often: number): { readonly units: number; readonly milliseconds: number } {
  const start = coreTime()
  let units = 0
  for (let i = 0; i < often; i++) units += work()
  return { units, milliseconds: coreTime() - start }
}

async function compare(other: string, name: string, kind: Kind, seconds: number): Promise<void> {
  const trees = [other, here] as const
  // to warm up, and to see how much work a turn is
  const warm = await workOf(other, name, kind)
  const units = round(warm, warmUpMilliseconds)
  round(await workOf(here, name, kind), warmUpMilliseconds)
  const often = Math.max(1, Math.round((units * turnMilliseconds) / 1000 / warm()))
  const works = [await workOf(trees[0], name, kind), await workOf(trees[1], name, kind)] as const
  const times: [number, number] = [0, 0]
  let done = 0
  let turn = 0
  while (times[0] + times[1] < seconds * 1000) {
    for (const side of turn++ % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const { units, milliseconds } = timed(works[side], often)
      times[side] += milliseconds
      if (side === 0) done += units
    }
  }
  const [before, now] = times
  const each = (milliseconds: number) => `${Math.round((done * 1000) / milliseconds).toLocaleString('en')}/s`
  console.log(
    `${name} ${kind}: ${each(before)} there, ${each(now)} here: ${((100 * before) / now).toFixed(1)} %`,
  )
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
})
const [other] = positionals
if (other === undefined) {
  console.error('Say where the other tree is: node bench/beside.ts ../other [--only "shogun random"]')
  process.exit(2)
}
const wanted = setups
  .flatMap((name) => kinds.map((kind) => ({ name, kind })))
  .filter(({ name, kind }) => values.only.split(' ').every((word) => `${name} ${kind}`.includes(word)))
const [first] = wanted
if (first !== undefined && wanted.length === 1) {
  await compare(other, first.name, first.kind, Number(values.seconds))
} else {
  // each in a process of its own: what one case compiles would slow the next
  for (const { name, kind } of wanted) {
    const args = [process.argv[1] as string, other, '--seconds', values.seconds, '--only', `${name} ${kind}`]
    spawnSync(process.execPath, args, { stdio: 'inherit' })
  }
}
