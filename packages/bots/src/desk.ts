import type { Action, Answered, Rulebook, Seat, Snapshot } from '@gunbai/kernel'
import { type Advice, adviseInPortions } from './advice.ts'
import type { Bot } from './bot.ts'
import { Judging, type Verdict } from './puzzle/judging.ts'
import { makeBot } from './roster.ts'
import { chooseInPortions, inPortions, type StopSign } from './thought.ts'

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

/** A turn to be judged: what was answered since it began, and the plan that is known to be best. */
export interface TurnToJudge {
  readonly given: readonly Answered[]
  readonly best: readonly Action[]
}

/** What is asked at the desk, before it has its number. */
type Asked =
  | { readonly kind: 'choose' | 'advise'; readonly brief: Brief }
  | { readonly kind: 'judge'; readonly brief: Brief; readonly turn: TurnToJudge }

type ToDesk = (Asked & { readonly id: number }) | { readonly kind: 'stop'; readonly id: number }

/** What may be found at the desk. */
type Found = Action | readonly Advice[] | Verdict

type FromDesk =
  | { readonly kind: 'done'; readonly id: number; readonly found: Found }
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
    found(asked, brief, stop)
      .then(
        (found): FromDesk => ({ kind: 'done', id, found }),
        (problem): FromDesk => ({ kind: 'failed', id, problem: String(problem) }),
      )
      .then((answer) => {
        stops.delete(id)
        channel.send(answer)
      })
  })

  function found(asked: Exclude<ToDesk, { kind: 'stop' }>, brief: Brief, stop: StopSign): Promise<Found> {
    if (asked.kind === 'judge') return judge(brief, asked.turn, stop)
    return asked.kind === 'choose' ? choose(brief, stop) : advise(brief, stop)
  }

  async function choose(brief: Brief, stop: StopSign): Promise<Action> {
    const { rulebook, state, seat } = await openedAt(brief)
    return chooseInPortions(botFor(brief), rulebook, state, seat, rulebook.answers(state, seat), stop)
  }

  async function advise(brief: Brief, stop: StopSign): Promise<readonly Advice[]> {
    const { rulebook, state, seat } = await openedAt(brief)
    return adviseInPortions(rulebook, state, seat, { seed: brief.seed }, stop)
  }

  async function judge(brief: Brief, { given, best }: TurnToJudge, stop: StopSign): Promise<Verdict> {
    const { rulebook, state, seat } = await openedAt(brief)
    const judging = new Judging(rulebook, state, seat, given, best)
    await inPortions(judging, stop)
    return judging.verdict()
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
    return this.ask({ kind: 'choose', brief })
  }

  /** Asks for hints on the brief's question, whichever bot it names. */
  advise(brief: Brief): Errand<readonly Advice[]> {
    return this.ask({ kind: 'advise', brief })
  }

  /** How well a turn was played that began where the brief says. */
  judge(brief: Brief, turn: TurnToJudge): Errand<Verdict> {
    return this.ask({ kind: 'judge', brief, turn })
  }

  private ask<T extends Found>(asked: Asked): Errand<T> {
    const id = this.asked++
    const answer = new Promise<T>((resolve, reject) => {
      this.waiting.set(id, (came) => {
        if (came.kind === 'done') resolve(came.found as T)
        else reject(new Error(came.problem))
      })
    })
    this.channel.send({ ...asked, id } satisfies ToDesk)
    return { answer, stop: () => this.channel.send({ kind: 'stop', id } satisfies ToDesk) }
  }
}

/** Something asked at the desk: what will be answered, and how not to wait for it any longer. */
export interface Errand<T> {
  readonly answer: Promise<T>
  stop(): void
}
