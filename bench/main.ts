/**
 * `gunbai bench [--peers] [--json]`: what each rulebook does in a second on one core, and with --peers how that compares
 * with others in the same run. Times differ from machine to machine, ratios less.
 */
import { shelf } from '@gunbai/rulebooks'
import { installPeers } from './install-peers.ts'
import { perSecond, perSecondAsync } from './measure.ts'
import { type Figures, figuresOf } from './rulebook-figures.ts'
import { type SearchFigures, searchFiguresOf } from './search-figures.ts'

/** The setup by which each rulebook is measured; another rulebook is measured by its first. */
const measuredSetups: Readonly<Record<string, string>> = {
  samurai: 'gmt-01',
  shogun: 'standard-4',
  glory: 'two-crossings',
}

interface PeerFigures {
  readonly peer: string
  readonly what: string
  readonly perSecond: number
  /** How many times as much our own nearest figure is. */
  readonly ratio: number
}

const json = process.argv.includes('--json')
const figures: Figures[] = []
const searches: SearchFigures[] = []
for (const shelved of shelf) {
  const rulebook = await shelved.load()
  const setup = measuredSetups[rulebook.id] ?? rulebook.setups[0]?.id
  if (setup === undefined) continue
  say(`measuring ${rulebook.id} ...`)
  figures.push(figuresOf(rulebook, setup))
  searches.push(searchFiguresOf(rulebook, setup))
}
const peers = process.argv.includes('--peers') ? await peerFigures(figures) : []
if (json) console.log(JSON.stringify({ figures, searches, peers }, null, 2))
else {
  printTable(
    ['rulebook', 'answers/s', 'games/s', 'copy', 'view', 'odds', 'state'],
    figures.map((f) => [
      `${f.rulebook} ${f.setup}`,
      whole(f.answersPerSecond),
      whole(f.gamesPerSecond),
      microseconds(f.copiesPerSecond),
      microseconds(f.viewsPerSecond),
      f.oddsPerSecond === null ? '' : microseconds(f.oddsPerSecond),
      `${(f.stateBytes / 1024).toFixed(1)} kB`,
    ]),
  )
  console.log()
  printTable(
    ['search', '15 answers', 'to the next turn', '1,000 decisions', 'stops in'],
    searches.map((f) => [
      `${f.rulebook} ${f.setup}`,
      `${whole(f.shortIterationsPerSecond)}/s`,
      `${whole(f.turnIterationsPerSecond)}/s`,
      `${f.grownMegabytes.toFixed(1)} MB more`,
      `${f.stoppedMilliseconds.toFixed(1)} ms`,
    ]),
  )
  if (peers.length > 0) {
    console.log()
    printTable(
      ['peer', 'what', 'a second', 'ours is'],
      peers.map((p) => [p.peer, p.what, whole(p.perSecond), `${whole(p.ratio)} times`]),
    )
  }
}

/** The peers' own figures beside our miniature game's, which is the nearest thing in size. */
async function peerFigures(ours: readonly Figures[]): Promise<PeerFigures[]> {
  installPeers()
  const mini = ours.find((each) => each.rulebook === 'mini')
  const answers = mini?.answersPerSecond ?? 0
  const boardgame = await import('./peers/boardgame-io.mjs')
  const chess = await import('./peers/chess-js.mjs')
  let seed = 0
  say('measuring the peers ...')
  const moves = perSecond(() => boardgame.randomGame(`bench ${seed++}`, Math.random))
  const plies = perSecond(() => chess.randomGame(Math.random))
  const iterations = await perSecondAsync(() => boardgame.search(50))
  const ownIterations = searches.find((each) => each.rulebook === 'mini')?.shortIterationsPerSecond ?? 0
  return [
    { peer: 'boardgame.io 0.50.2', what: 'moves of the same duel', perSecond: moves, ratio: answers / moves },
    {
      peer: 'boardgame.io 0.50.2 MCTSBot',
      what: 'iterations over the same duel, 15 moves each',
      perSecond: iterations,
      ratio: ownIterations / iterations,
    },
    { peer: 'chess.js 1.4.0', what: 'plies of random chess', perSecond: plies, ratio: answers / plies },
  ]
}

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  console.log(line(head))
  console.log(line(head.map((_, column) => (column === 0 ? '---' : '---:'))))
  for (const row of rows) console.log(line(row))
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

function microseconds(rate: number): string {
  return `${(1_000_000 / rate).toFixed(2)} µs`
}

function say(words: string): void {
  process.stderr.write(`${words}\n`)
}
