import { type Advice, type Brief, Desk, type Errand, type TurnToJudge, type Verdict } from '@gunbai/bots'
import type { Action } from '@gunbai/kernel'
import { TableError } from '../table/problem.ts'

/** The name by which the worker's script knows that it is there for the bots. */
export const opponentRoom = 'opponent'

/** What the engine wants of those who think. */
export interface Thinkers {
  choose(brief: Brief): Promise<Action>
  advise(brief: Brief): Promise<readonly Advice[]>
  /** How well a turn was played that began where the brief says. */
  judge(brief: Brief, turn: TurnToJudge): Promise<Verdict>
  /** Whoever is thinking answers now, with the best found so far. */
  hurry(): void
  /** All thinking ends, unanswered. */
  stop(): void
}

/**
 * Bots in a worker of their own, so that the rules answer the page at once while a bot broods. The worker is begun when
 * it is first needed and ended with the game.
 */
export class Thinking implements Thinkers {
  private room: { worker: Worker; desk: Desk; dead: Promise<never>; die(why: string): void } | null = null
  private readonly asked = new Set<Errand<unknown>>()

  choose(brief: Brief): Promise<Action> {
    return this.ask((desk) => desk.think(brief))
  }

  advise(brief: Brief): Promise<readonly Advice[]> {
    return this.ask((desk) => desk.advise(brief))
  }

  judge(brief: Brief, turn: TurnToJudge): Promise<Verdict> {
    return this.ask((desk) => desk.judge(brief, turn))
  }

  hurry(): void {
    for (const each of this.asked) each.stop()
  }

  stop(): void {
    this.room?.die('stopped')
  }

  private async ask<T>(what: (desk: Desk) => Errand<T>): Promise<T> {
    const { desk, dead } = this.enter()
    const asked = what(desk)
    this.asked.add(asked)
    try {
      return await Promise.race([asked.answer, dead])
    } finally {
      this.asked.delete(asked)
    }
  }

  private enter() {
    if (this.room !== null) return this.room
    const worker = new Worker(self.location.href, { type: 'module', name: opponentRoom })
    const { promise: dead, reject } = Promise.withResolvers<never>()
    dead.catch(() => {})
    const desk = new Desk({
      send: (message) => worker.postMessage(message),
      receive: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
    })
    const die = (why: string) => {
      worker.terminate()
      this.room = null
      reject(new TableError('opponent', why))
    }
    worker.onerror = (event) => {
      event.preventDefault()
      die(event.message)
    }
    this.room = { worker, desk, dead, die }
    return this.room
  }
}
