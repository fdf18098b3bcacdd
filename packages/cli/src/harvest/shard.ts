import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { makeBot } from '@gunbai/bots'
import { type Action, chooseSetup, firstSeat, type Rulebook, type Seat } from '@gunbai/kernel'

/** What is to be harvested. The same order gives the same games, but for bots that think by the clock. */
export interface HarvestOrder {
  readonly rulebook: string
  readonly version: number
  /** Game n is of setup n modulo these. */
  readonly setups: readonly string[]
  /** Who plays: seat s of game n is played by bot (n + s) modulo these. */
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  /** Games in a shard. */
  readonly shard: number
  readonly maxAnswers: number
}

/** What a shard holds. It is written last: a shard without it is not whole. */
export interface ShardNote {
  readonly shard: number
  readonly file: string
  readonly sha256: string
  readonly bytes: number
  readonly games: number
  readonly answers: number
  /** Games that were left after `maxAnswers`. */
  readonly unfinished: number
  /** By setup and winning seat, or "draw", how many games. */
  readonly results: Readonly<Record<string, number>>
  readonly causes: Readonly<Record<string, number>>
}

export const shardCount = ({ games, shard }: HarvestOrder): number => Math.ceil(games / shard)

const nameOf = (shard: number): string => `shard-${String(shard).padStart(5, '0')}`
const noteFile = (folder: string, shard: number): string => join(folder, `${nameOf(shard)}.json`)

/** The note of a shard that is whole; null where there is none. */
export function noteOf(folder: string, shard: number): ShardNote | null {
  const file = noteFile(folder, shard)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Plays the games of a shard and writes them: a record a line, compressed. Nothing half is left under its name. */
export function harvestShard(
  rulebook: Rulebook,
  order: HarvestOrder,
  shard: number,
  folder: string,
): ShardNote {
  const lines: string[] = []
  const results: Record<string, number> = {}
  const causes: Record<string, number> = {}
  let answers = 0
  let unfinished = 0
  const first = shard * order.shard
  for (let game = first; game < Math.min(order.games, first + order.shard); game++) {
    const played = playGame(rulebook, order, game)
    lines.push(JSON.stringify(played))
    answers += played.answers.length
    if (played.result === null) unfinished++
    else {
      const { winners, because } = played.result
      const won = winners.length === 0 ? 'draw' : `seat ${winners.join(' and ')}`
      count(results, `${played.setup.id}: ${won}`)
      count(causes, because)
    }
  }
  const packed = gzipSync(`${lines.join('\n')}\n`)
  const file = `${nameOf(shard)}.jsonl.gz`
  writeWhole(join(folder, file), packed)
  const sha256 = createHash('sha256').update(packed).digest('hex')
  const counts = { games: lines.length, answers, unfinished, results, causes }
  const note: ShardNote = { shard, file, sha256, bytes: packed.length, ...counts }
  writeWhole(noteFile(folder, shard), `${JSON.stringify(note, null, 2)}\n`)
  return note
}

function writeWhole(path: string, content: string | Buffer): void {
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}

function count(counts: Record<string, number>, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1
}

/** A game as a record that `gunbai replay` reads, with who played it and how it ended. */
function playGame(rulebook: Rulebook, order: HarvestOrder, game: number) {
  const setup = chooseSetup(rulebook, order.setups[game % order.setups.length] as string)
  const seats = rulebook.setups.find(({ id }) => id === setup.id)?.seats ?? 0
  const seed = `${order.seed} ${game}`
  const ids = Array.from(
    { length: seats },
    (_, seat) => order.bots[(game + seat) % order.bots.length] as string,
  )
  const bots = ids.map((id, seat) => makeBot(id, `${seed} ${seat}`))
  const state = rulebook.begin(setup, seed)
  const answers: [Seat, Action][] = []
  while (state.result === null && answers.length < order.maxAnswers) {
    const seat = firstSeat(state.awaiting)
    const action = bots[seat]?.choose(rulebook, state, seat, rulebook.answers(state, seat)) as Action
    rulebook.play(state, seat, action)
    answers.push([seat, action])
  }
  return {
    gunbai: 1,
    rulebook: rulebook.id,
    version: rulebook.version,
    setup,
    seed,
    answers,
    checks: [[answers.length, rulebook.hash(state)]],
    bots: ids,
    result: state.result,
  }
}
