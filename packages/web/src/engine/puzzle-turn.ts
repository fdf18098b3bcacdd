import { type TurnPlayed, turnPlayed, type Verdict } from '@gunbai/bots'
import { type Answered, type GameState, type Seat, stateAfter } from '@gunbai/kernel'
import type { Host } from '@gunbai/kernel/host'
import type { GameInfo } from '../table/game.ts'
import { briefOf } from './deputies.ts'
import type { Thinkers } from './thinking.ts'

/** The one turn that a puzzle is about. */
export class PuzzleTurn {
  private readonly info: GameInfo
  private readonly host: Host
  private readonly seat: Seat
  private readonly thinkers: Thinkers
  /** How things stand before it. */
  private readonly start: GameState
  private readonly before: number

  constructor(info: GameInfo, host: Host, seat: Seat, thinkers: Thinkers) {
    this.info = info
    this.host = host
    this.seat = seat
    this.thinkers = thinkers
    this.before = info.script?.before ?? 0
    this.start = stateAfter(host.rulebook, host.match.record, this.before)
  }

  isOver(): boolean {
    return this.played().isOver
  }

  /** How well it was played, beside the plan that a turn which solves it begins with. */
  judge(solution: readonly Answered[]): Promise<Verdict> {
    const { host, info, seat } = this
    const best = turnPlayed(host.rulebook, this.start, seat, solution).stretches[0]?.answers ?? []
    const brief = briefOf(info, host, seat, host.rulebook.save(this.start))
    const given = host.given(this.before).slice(0, this.played().length)
    return this.thinkers.judge(brief, { given, best })
  }

  private played(): TurnPlayed {
    return turnPlayed(this.host.rulebook, this.start, this.seat, this.host.given(this.before))
  }
}
