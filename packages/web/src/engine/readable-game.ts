import type { Action, Journey, Odds, OrderSheet } from '@gunbai/kernel'
import type { Eyes, Foreseen, Host, LogEntry, WhyNot, Wondering } from '@gunbai/kernel/host'
import type { Moment } from '../table/table.ts'
import type { Device } from './device.ts'

/** What can be asked of a game at a local table without changing it: only what the seat now looking may know. */
export class ReadableGame {
  protected readonly host: Host
  protected readonly device: Device

  private readonly isBranch: boolean

  constructor(host: Host, device: Device, isBranch: boolean) {
    this.host = host
    this.device = device
    this.isBranch = isBranch
  }

  odds(action: Action): Odds | null {
    const { viewer } = this.device
    return viewer === null ? null : this.host.odds(viewer, action)
  }

  whyNot(action: Action): WhyNot | null {
    const { viewer } = this.device
    return viewer === null ? null : this.host.whyNot(viewer, action)
  }

  /** Where a piece of the viewer can go within one plan. */
  journeys(piece: number): readonly Journey[] {
    const { viewer } = this.device
    return viewer === null ? [] : this.host.journeys(viewer, piece)
  }

  /** How things would stand after a draft of the viewer's answers. Throws where nobody looks who could answer. */
  foresee(actions: readonly Action[], wondering?: Wondering): Foreseen {
    const { viewer } = this.device
    if (viewer === null) throw new Error('a draft is the business of a seat')
    return this.host.foresee(viewer, actions, wondering)
  }

  /** What the viewer can order and has ordered; null where there is nothing to order. */
  orderSheet(): OrderSheet | null {
    const { viewer } = this.device
    return viewer === null ? null : this.host.orderSheet(viewer)
  }

  sketch(view: unknown): string {
    return this.host.rulebook.sketch(view)
  }

  at(moment: number, eyes: Eyes): Moment {
    this.allow(eyes)
    return { moment, ...this.host.at(moment, eyes) }
  }

  heard(eyes: Eyes): LogEntry[] {
    this.allow(eyes)
    return this.host.heard(eyes)
  }

  /** The odds of answers that were given, by their numbers counted from 1. When the game is over. */
  oddsOf(numbers: readonly number[]): (Odds | null)[] {
    this.allow('all')
    return this.host.oddsOf(numbers)
  }

  /** When the game is over. A branch is nobody's secret: what it was begun from was over, or imagined. */
  async record(): Promise<string> {
    if (!this.isBranch) this.allow('all')
    const { printRecord } = await import('./records.ts')
    return printRecord(this.host.match.record)
  }

  /** While the game goes on nobody sees through other eyes than the viewer's. */
  private allow(eyes: Eyes): void {
    if (this.host.match.state.result === null && eyes !== this.device.viewer) {
      throw new Error('other eyes, and the record, only when the game is over')
    }
  }
}
