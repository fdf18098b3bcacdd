import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { below, streamOf } from '@gunbai/kernel'
import type { Terminal } from '../terminal.ts'
import type { Clerk, Positions } from './replies.ts'
import type { Forms } from './requests.ts'

/** Answers every line of the input with a line, until the input ends. */
export async function answerLines(clerk: Clerk, { input, output }: Terminal): Promise<void> {
  for await (const line of linesOf(input)) {
    if (line.trim() === '') continue
    if (!output.write(`${clerk.reply(line)}\n`)) await once(output, 'drain')
  }
}

/** The lines of a stream. */
export async function* linesOf(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  stream.setEncoding('utf8')
  let parts: string[] = []
  for await (const chunk of stream as AsyncIterable<string>) {
    const lines = chunk.split('\n')
    parts.push(lines[0] as string)
    if (lines.length === 1) continue
    yield parts.join('')
    for (let i = 1; i < lines.length - 1; i++) yield lines[i] as string
    parts = [lines.at(-1) as string]
  }
  const rest = parts.join('')
  if (rest !== '') yield rest
}

export interface PipeOrder extends Forms {
  readonly rulebook: string
  readonly setup: string
  readonly options: readonly string[]
  readonly steps: number
  readonly games: number
  readonly seed: string
}

export interface PipeFigures {
  steps: number
  games: number
  finished: number
  seconds: number
  stepsPerSecond: number
  /** By the time that a core spent on both ends of the pipe, whatever else the machine did; null where that is not told. */
  stepsPerCoreSecond: number | null
  megabytesPerSecond: number
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/**
 * Plays at random over a real pipe: another process is the environment, this one asks, reads every reply whole and
 * chooses. The first tenth of the steps is not timed.
 */
export async function playOverPipe(order: PipeOrder): Promise<PipeFigures> {
  const options = order.options.flatMap((each) => ['--option', each])
  const child = spawn(process.execPath, [main, 'environment', order.rulebook, order.setup, ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const replies = linesOf(child.stdout)
  let bytes = 0
  const ask = async (request: object): Promise<Positions> => {
    child.stdin.write(`${JSON.stringify(request)}\n`)
    const { value } = await replies.next()
    if (value === undefined) throw new Error('the environment has ended')
    bytes += value.length
    return JSON.parse(value)
  }
  const { games, seed, observe, answers } = order
  const chance = streamOf(1)
  let positions = await ask({ do: 'begin', count: games, seed, renew: true, observe, answers })
  const play = async (most: number) => {
    let steps = 0
    let finished = 0
    while (steps < most) {
      for (const over of positions.over) if (over) finished++
      steps += games
      const places = positions.counts.map((count) => (count === 0 ? 0 : below(chance, count)))
      positions = await ask({ do: 'step', games: positions.games, places })
    }
    return { steps: steps - finished, finished }
  }
  await play(order.steps / 10)
  bytes = 0
  const start = performance.now()
  const spentBefore = coreSeconds(child.pid)
  const { steps, finished } = await play(order.steps)
  const seconds = (performance.now() - start) / 1000
  const spentAfter = coreSeconds(child.pid)
  const spent = spentBefore === null || spentAfter === null ? null : spentAfter - spentBefore
  child.stdin.end()
  await once(child, 'close')
  return {
    steps,
    games,
    finished,
    seconds: Math.round(seconds * 1000) / 1000,
    stepsPerSecond: Math.round(steps / seconds),
    stepsPerCoreSecond: spent === null ? null : Math.round(steps / spent),
    megabytesPerSecond: Math.round(bytes / seconds / 10_000) / 100,
  }
}

/** What this process and that one have spent of a core, where the system tells it (Linux, in ticks of a hundredth). */
function coreSeconds(other: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${other}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const { user, system } = process.cpuUsage()
    return (Number(fields[11]) + Number(fields[12])) / 100 + (user + system) / 1_000_000
  } catch {
    return null
  }
}
