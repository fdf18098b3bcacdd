import { firstSeat, type GameState, type Rulebook, type Seat, type Stream } from '@gunbai/kernel'

/** A look ahead is played on by so many answers at most, even in a turn that goes on and on. */
const usualLength = 150

/**
 * How far, and through which worlds, a search looks from one question: imagined worlds that fit what the seat knows,
 * played on by the rulebook's own policy to the beginning of the seat's next turn, and judged there.
 */
export class LookAhead {
  readonly rulebook: Rulebook
  readonly seat: Seat
  readonly chance: Stream
  /** Itself imagined, so that nothing hidden is kept and the game may go on meanwhile. */
  private readonly here: GameState
  private readonly lastTurn: number
  private readonly length: number

  constructor(
    rulebook: Rulebook,
    state: GameState,
    seat: Seat,
    chance: Stream,
    length: number = usualLength,
  ) {
    this.length = length
    this.rulebook = rulebook
    this.seat = seat
    this.chance = chance
    this.here = rulebook.imagine(state, seat, chance)
    this.lastTurn = this.turnIn(state)
  }

  imagine(chance: Stream = this.chance): GameState {
    return this.rulebook.imagine(this.here, this.seat, chance)
  }

  /** Whether this world has come to where it is judged. */
  isOver(world: GameState): boolean {
    return world.result !== null || this.turnIn(world) > this.lastTurn
  }

  /** Plays on by the policy and judges where that leads, from 0 (lost) to 1 (won). Changes the world. */
  playOn(world: GameState, chance: Stream = this.chance): number {
    const { rulebook } = this
    for (let answers = 0; answers < this.length && !this.isOver(world); answers++) {
      const seat = firstSeat(world.awaiting)
      const list = rulebook.answers(world, seat)
      const action = list.length === 1 ? list[0] : rulebook.knowledge.playout(world, seat, list, chance)
      rulebook.play(world, seat, action as (typeof list)[number])
    }
    return this.judge(world)
  }

  judge(world: GameState): number {
    const { result } = world
    if (result === null) return this.rulebook.knowledge.evaluate(world, this.seat)
    if (result.winners.length === 0) return 0.5
    return result.winners.includes(this.seat) ? 1 : 0
  }

  private turnIn(state: GameState): number {
    return this.rulebook.knowledge.turns?.(state, this.seat) ?? 0
  }
}
