import type { Rulebook } from '@gunbai/kernel'
import type { Channel } from '../desk.ts'
import { type LabGame, type LabOrder, playLabGame } from './lab-game.ts'

/** Games that are asked of a worker at once: few, so that it can be stopped and shows how far it is. */
const portion = 4

interface ToLab {
  readonly id: number
  readonly rulebook: string
  readonly order: LabOrder
  readonly from: number
  readonly games: number
}

type FromLab =
  | { readonly id: number; readonly played: readonly LabGame[] }
  | { readonly id: number; readonly problem: string }

/** Where games are played, inside a worker. */
export function openLab(channel: Channel, load: (rulebook: string) => Promise<Rulebook>): void {
  channel.receive(async (message) => {
    const { id, rulebook, order, from, games } = message as ToLab
    try {
      const rules = await load(rulebook)
      const played = Array.from({ length: games }, (_, i) => playLabGame(rules, order, from + i))
      channel.send({ id, played } satisfies FromLab)
    } catch (problem) {
      channel.send({
        id,
        problem: problem instanceof Error ? problem.message : String(problem),
      } satisfies FromLab)
    }
  })
}

interface Portion extends ToLab {
  done(answer: FromLab): void
}

/** Has several workers play, each a few games at a time. Which of them plays a game changes nothing about it. */
export class LabPool {
  private readonly idle: Channel[] = []
  private readonly waiting: Portion[] = []
  private readonly asked = new Map<number, { readonly portion: Portion; readonly worker: Channel }>()
  private readonly rulebook: string
  private ids = 0
  private isOver = false

  constructor(rulebook: string, workers: readonly Channel[]) {
    this.rulebook = rulebook
    for (const worker of workers) {
      this.idle.push(worker)
      worker.receive((message) => this.take(message as FromLab))
    }
  }

  /** Plays the games of these numbers; each portion is told as it comes. Never answers once it was stopped. */
  async play(
    order: LabOrder,
    from: number,
    games: number,
    onPlayed: (game: LabGame) => void = () => {},
  ): Promise<LabGame[]> {
    const starts = Array.from({ length: Math.ceil(games / portion) }, (_, i) => from + i * portion)
    const portions = starts.map(
      (start) =>
        new Promise<readonly LabGame[]>((resolve, reject) => {
          const count = Math.min(portion, from + games - start)
          const done = (answer: FromLab) => {
            if ('problem' in answer) return reject(new Error(answer.problem))
            for (const game of answer.played) onPlayed(game)
            resolve(answer.played)
          }
          this.waiting.push({
            id: ++this.ids,
            rulebook: this.rulebook,
            order,
            from: start,
            games: count,
            done,
          })
        }),
    )
    this.hand()
    return (await Promise.all(portions)).flat()
  }

  /** Nothing more is asked, and nothing answered. */
  stop(): void {
    this.isOver = true
    this.waiting.length = 0
  }

  private hand(): void {
    while (this.idle.length > 0 && this.waiting.length > 0) {
      const worker = this.idle.pop() as Channel
      const next = this.waiting.shift() as Portion
      this.asked.set(next.id, { portion: next, worker })
      const { done: _, ...message } = next
      worker.send(message)
    }
  }

  private take(answer: FromLab): void {
    const known = this.asked.get(answer.id)
    if (known === undefined || this.isOver) return
    this.asked.delete(answer.id)
    this.idle.push(known.worker)
    known.portion.done(answer)
    this.hand()
  }
}
