import type { Action, Answered, Seat, Snapshot } from '@gunbai/kernel'
import type { Advice } from './advice.ts'
import type { Verdict } from './puzzle/judging.ts'

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

export type ToDesk = (Asked & { readonly id: number }) | { readonly kind: 'stop'; readonly id: number }

/** What may be found at the desk. */
export type Found = Action | readonly Advice[] | Verdict

export type FromDesk =
  | { readonly kind: 'done'; readonly id: number; readonly found: Found }
  | { readonly kind: 'failed'; readonly id: number; readonly problem: string }

/** The end that asks, and may stop what it asked. What thinks at the other end is not fetched with it: see desk-room.ts. */
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
