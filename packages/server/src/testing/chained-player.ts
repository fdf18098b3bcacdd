import { randomBytes } from 'node:crypto'
import { chainOf, pick, type Stream } from '@gunbai/kernel'
import type { MatchWish } from '../matches/chair.ts'
import type { Page } from './test-client.ts'
import { TestClient, type TestSocket } from './test-client.ts'

/** Somebody who adds to the dice of a match. */
export class ChainedPlayer {
  readonly client: TestClient
  readonly chain = chainOf(randomBytes(32).toString('hex'), 500)
  /** By number, what was vowed before the own link was sent. */
  readonly vows = new Map<number, string>()
  socket: TestSocket | null = null

  private constructor(client: TestClient) {
    this.client = client
  }

  static async guest(url: string): Promise<ChainedPlayer> {
    const client = new TestClient(url)
    await client.guest()
    return new ChainedPlayer(client)
  }

  get end(): string {
    return this.chain[0] as string
  }

  make(wish: Partial<MatchWish> = {}): Promise<Page> {
    const clock = { kind: 'live', minutes: 10, increment: 5 } as const
    return this.client.make({ clock, dice: 'of all', chain: this.end, ...wish })
  }

  join(match: string): Promise<Page> {
    return this.client.join(match, { chain: this.end })
  }

  async watch(match: string): Promise<TestSocket> {
    this.socket ??= await this.client.socket()
    await this.socket.must({ type: 'watch', match })
    return this.socket
  }

  /** Sends a link; gives the code of the refusal, or null. */
  async link(match: string, number: number, link = this.chain[number] as string): Promise<string | null> {
    this.socket ??= await this.client.socket()
    const reply = await this.socket.ask({ type: 'link', match, number, link })
    return reply.type === 'refused' ? reply.problem.code : null
  }

  /** Adds what is owed now, if anything. */
  async addOwed(match: string): Promise<void> {
    const cast = this.socket?.positions.get(match)?.cast ?? null
    if (cast === null || this.vows.has(cast.number)) return
    this.vows.set(cast.number, cast.vow)
    await this.link(match, cast.number)
  }

  /** Where it stands when the player has something to answer, or it is over. Adds to the dice meanwhile. */
  private async whenAsked(match: string, answered: number) {
    for (;;) {
      const position = await (this.socket as TestSocket).when(() => {
        const now = this.socket?.positions.get(match)
        if (now === undefined) return null
        const id = now.questions.find((each) => each.id !== null)?.id ?? null
        const owes = now.cast !== null && !this.vows.has(now.cast.number)
        return now.outcome !== null || owes || (id !== null && id !== answered) ? now : null
      })
      if (position.cast === null || position.outcome !== null) return position
      await this.addOwed(match)
    }
  }

  /** Plays at random until it is over, adding to the dice whenever that is asked. */
  async play(match: string, chance: Stream): Promise<void> {
    let answered = -1
    for (;;) {
      const position = await this.whenAsked(match, answered)
      if (position.outcome !== null) return
      const question = position.questions.find((each) => each.id !== null)?.id as number
      answered = question
      const { action } = pick(chance, position.answers)
      await this.socket?.ask({ type: 'answer', match, question, action: action as never })
    }
  }
}
