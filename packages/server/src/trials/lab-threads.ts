import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { LabPool } from '@gunbai/bots/lab'
import { type CountedGame, type Lot, maxAnswers, type TrialOrder } from './trial-order.ts'

/** One game may take so long, in milliseconds; whoever needs longer is no battle that bots can try out. */
const longestGame = 120_000
/** So long a game waits at most for bots of people to have thought. */
const courtesy = 2_000

/** A game that cannot be played, whoever tries. */
export class Unplayable extends Error {}

interface Thread {
  readonly worker: Worker
  readonly pools: Map<string, LabPool>
  readonly dead: Promise<never>
}

/** Threads of this node in which bots play trials: so many, begun when there is something to play. */
export class LabThreads {
  private readonly most: number
  private readonly isBusy: () => boolean
  private readonly idle: Thread[] = []
  private readonly all = new Set<Thread>()
  private isClosed = false

  /** `isBusy` says whether bots think for people: then the next game waits a little. */
  constructor(most: number, isBusy: () => boolean) {
    this.most = most
    this.isBusy = isBusy
  }

  /** Plays the games of a lot one after the other. Throws Unplayable where the rules fail or it takes for ever. */
  async play(order: TrialOrder, lot: Lot): Promise<CountedGame[]> {
    const line = order.lines[lot.line]
    if (line === undefined) throw new Unplayable('there is no such line')
    const played: CountedGame[] = []
    for (let i = 0; i < lot.games; i++) {
      await this.letOthersThink()
      if (this.isClosed) throw new Error('this node is ending')
      const thread = this.idle.pop() ?? this.open()
      const { game, winners, because, turns } = await this.playOne(thread, order, line, lot.from + i)
      this.idle.push(thread)
      played.push({ game, winners, because, turns })
    }
    return played
  }

  async close(): Promise<void> {
    this.isClosed = true
    await Promise.all([...this.all].map(({ worker }) => worker.terminate()))
  }

  private async letOthersThink(): Promise<void> {
    for (let waited = 0; this.isBusy() && waited < courtesy; waited += 50) await pause(50)
  }

  private async playOne(
    thread: Thread,
    { rulebook, seed }: TrialOrder,
    line: TrialOrder['lines'][number],
    game: number,
  ) {
    const pool = thread.pools.get(rulebook) ?? poolOn(thread.worker, rulebook)
    thread.pools.set(rulebook, pool)
    const timer = new AbortController()
    const tooLong = pause(longestGame, undefined, { signal: timer.signal }).then(() => {
      throw new Unplayable(`a game took longer than ${longestGame / 1000} seconds`)
    })
    tooLong.catch(() => {})
    const playing = pool.play({ ...line, seed, maxAnswers }, game, 1).catch((problem) => {
      throw new Unplayable(problem instanceof Error ? problem.message : String(problem))
    })
    try {
      const [played] = await Promise.race([playing, tooLong, thread.dead])
      if (played === undefined) throw new Error('a game that was asked for is played')
      return played
    } catch (error) {
      // whatever it still does, it does for nobody
      await thread.worker.terminate()
      throw error
    } finally {
      timer.abort()
    }
  }

  private open(): Thread {
    if (this.all.size >= this.most) throw new Error('no more lots are begun than there are threads')
    const worker = new Worker(new URL('./lab-thread.ts', import.meta.url))
    const dead = new Promise<never>((_, reject) => {
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('a thread of the lab has ended')))
    })
    const thread = { worker, pools: new Map(), dead }
    dead.catch(() => {
      this.all.delete(thread)
      const place = this.idle.indexOf(thread)
      if (place >= 0) this.idle.splice(place, 1)
    })
    this.all.add(thread)
    return thread
  }
}

const poolOn = (worker: Worker, rulebook: string): LabPool =>
  new LabPool(rulebook, [
    {
      send: (message) => worker.postMessage(message),
      receive: (listener) => worker.on('message', listener),
    },
  ])
