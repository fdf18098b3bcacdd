import type { Action, Rulebook, Seat, Snapshot } from '@gunbai/kernel'
import { type Advice, adviseInPortions } from './advice.ts'
import type { Bot } from './bot.ts'
import { makeBot } from './roster.ts'
import { chooseInPortions, type StopSign } from './thought.ts'

/** Two ends that talk by messages: a Web Worker and its page, or a worker thread and its parent. */
export interface Channel {
  send(message: unknown): void
  receive(listener: (message: unknown) => void): void
}

/** What a bot is asked, as plain data. The state has everything in it: it goes nowhere but to where bots think. */
export interface Brief {
  /** Names the game. A bot stays with its game and seat, and keeps its budget turn by turn. */
  readonly game: string
  readonly rulebook: string
  /** Of the rulebook: the one that the game began with. */
  readonly version: number
  readonly state: Snapshot
  readonly seat: Seat
  readonly bot: string
  /** Never the game's own seed, which would tell the dice. */
  readonly seed: string
}

type ToDesk =
  | { readonly kind: 'choose' | 'advise'; readonly id: number; readonly brief: Brief }
  | { readonly kind: 'stop'; readonly id: number }

type FromDesk =
  | { readonly kind: 'done'; readonly id: number; readonly found: Action | readonly Advice[] }
  | { readonly kind: 'failed'; readonly id: number; readonly problem: string }

/** So many bots are remembered at one desk; of more, those that were asked longest ago are forgotten. */
const mostBots = 16

/** Where the desk has its rulebooks from. */
export type Library = (rulebook: string, version: number) => Promise<Rulebook>

/** Where bots think, inside the worker. It hears "stop" while they do, and then answers with the best so far. */
export function openDesk(channel: Channel, load: Library): void {
  const bots = new Map<string, Bot>()
  const stops = new Map<number, { aborted: boolean }>()

  channel.receive((message) => {
    const asked = message as ToDesk
    if (asked.kind === 'stop') {
      const stop = stops.get(asked.id)
      if (stop !== undefined) stop.aborted = true
      return
    }
    const { id, brief } = asked
    const stop = { aborted: false }
    stops.set(id, stop)
    const thinking = asked.kind === 'choose' ? choose(brief, stop) : advise(brief, stop)
    thinking
      .then(
        (found): FromDesk => ({ kind: 'done', id, found }),
        (problem): FromDesk => ({ kind: 'failed', id, problem: String(problem) }),
      )
      .then((answer) => {
        stops.delete(id)
        channel.send(answer)
      })
  })

  async function choose(brief: Brief, stop: StopSign): Promise<Action> {
    const { rulebook, state, seat } = await openedAt(brief)
    return chooseInPortions(botFor(brief), rulebook, state, seat, rulebook.answers(state, seat), stop)
  }

  async function advise(brief: Brief, stop: StopSign): Promise<readonly Advice[]> {
    const { rulebook, state, seat } = await openedAt(brief)
    return adviseInPortions(rulebook, state, seat, { seed: brief.seed }, stop)
  }

  async function openedAt({ rulebook: id, version, state, seat }: Brief) {
    const rulebook = await load(id, version)
    return { rulebook, state: rulebook.load(state), seat }
  }

  function botFor({ game, seat, bot, seed }: Brief): Bot {
    const key = `${seat} ${bot} ${game}`
    const known = bots.get(key) ?? makeBot(bot, seed)
    bots.delete(key)
    bots.set(key, known)
    for (const oldest of bots.keys()) {
      if (bots.size <= mostBots) break
      bots.delete(oldest)
    }
    return known
  }
}

/** The other end: asks, and may stop what it asked. */
export class Desk {
  private readonly channel: Channel
  private readonly waiting = new Map<number, (answer: FromDesk) => void>()
  private asked = 0

  constructor(channel: Channel) {
    this.channel = channel
    channel.receive((message) => {
      const answer = message as FromDesk
      this.waiting.get(answer.id)?.(answer)
      this.waiting.delete(answer.id)
    })
  }

  /** Lets the bot of the brief choose. `stop` makes it answer at once. */
  think(brief: Brief): Errand<Action> {
    return this.ask('choose', brief)
  }

  /** Asks for hints on the brief's question, whichever bot it names. */
  advise(brief: Brief): Errand<readonly Advice[]> {
    return this.ask('advise', brief)
  }

  private ask<T extends Action | readonly Advice[]>(kind: 'choose' | 'advise', brief: Brief): Errand<T> {
    const id = this.asked++
    const answer = new Promise<T>((resolve, reject) => {
      this.waiting.set(id, (came) => {
        if (came.kind === 'done') resolve(came.found as T)
        else reject(new Error(came.problem))
      })
    })
    this.channel.send({ kind, id, brief } satisfies ToDesk)
    return { answer, stop: () => this.channel.send({ kind: 'stop', id } satisfies ToDesk) }
  }
}

/** Something asked at the desk: what will be answered, and how not to wait for it any longer. */
export interface Errand<T> {
  readonly answer: Promise<T>
  stop(): void
}
