import type { Action, Journey, Odds } from '@gunbai/kernel'
import type { Foreseen, WhyNot, Wondering } from '@gunbai/kernel/host'
import { Inquiries } from './inquiries.ts'
import type { Done, SiteLine } from './site-line.ts'

/** What a seat may ask of a match on the server without changing anything. */
export abstract class RemoteWhispers {
  protected readonly id: string
  protected readonly line: SiteLine
  private readonly inquiries = new Inquiries<Done>()

  constructor(match: string, line: SiteLine) {
    this.id = match
    this.line = line
  }

  /** The number of the position that is on the table. */
  protected abstract heardUpTo(): number | undefined

  async odds(action: Action): Promise<Odds | null> {
    const { odds } = await this.ask('odds', action)
    return (odds ?? null) as Odds | null
  }

  async whyNot(action: Action): Promise<WhyNot | null> {
    const { why } = await this.ask('why', action)
    return (why ?? null) as WhyNot | null
  }

  async journeys(piece: number): Promise<readonly Journey[]> {
    const { journeys = [] } = await this.inquiries.ask(this.heardUpTo(), `journeys ${piece}`, () =>
      this.line.ask({ type: 'journeys', match: this.id, piece }),
    )
    return journeys
  }

  async foresee(actions: readonly Action[], wondering: Wondering = {}): Promise<Foreseen> {
    const { foreseen } = await this.inquiries.ask(
      this.heardUpTo(),
      `foresee ${JSON.stringify([actions, wondering])}`,
      () =>
        this.line.ask({
          type: 'foresee',
          match: this.id,
          actions: actions as never,
          ...(wondering as object),
        }),
    )
    return foreseen as Foreseen
  }

  private ask(type: 'odds' | 'why', action: Action) {
    return this.inquiries.ask(this.heardUpTo(), `${type} ${JSON.stringify(action)}`, () =>
      this.line.ask({ type, match: this.id, action: action as never }),
    )
  }
}
