import {
  type Action,
  findAction,
  firstSeat,
  type GameState,
  type HearLuck,
  includes,
  type Posture,
  type Rulebook,
  type Seat,
  type Stream,
  type Tell,
} from '@gunbai/kernel'
import { bestOf } from '../greedy.ts'
import { LuckTaken } from './luck-taken.ts'

export type AnyPosture = Posture<GameState, Action>

/** How a look ahead is played on. */
export interface Manner {
  /** By the rulebook's quick policy, or as greedy plays: slower, and nearer to how good players go on. */
  readonly policy: 'quick' | 'greedy'
  /** By so many answers a turn at most, even in one that goes on and on. */
  readonly length: number
  /** Over so many turns; as the rulebook asks where it is left out. */
  readonly foresight?: number
  /** Whether what luck was worth is taken off, where the rulebook tells of it. */
  readonly isEven?: boolean
}

/** Of one turn of the seat and what the others do until its next one. */
export const usualManner: Manner = { policy: 'greedy', length: 150 }

/**
 * How far, and through which worlds, a search looks from one question: imagined worlds that fit what the seat knows,
 * played on for all seats to the beginning of the seat's next turn, and judged there; where the rulebook wants more
 * foresight also at the beginnings of later ones, and the mean counts.
 */
export class LookAhead {
  readonly rulebook: Rulebook
  readonly seat: Seat
  readonly chance: Stream
  /** Itself imagined, so that nothing hidden is kept and the game may go on meanwhile. */
  private readonly here: GameState
  private readonly lastTurn: number
  private readonly manner: Manner
  /** The luck of the look under way, where it is taken off. */
  readonly luck: LuckTaken | null = null
  private readonly hearLuck: HearLuck | null = null
  /** Who hears what happens on the way. */
  tell: Tell | null = null

  constructor(
    rulebook: Rulebook,
    state: GameState,
    seat: Seat,
    chance: Stream,
    manner: Manner = usualManner,
  ) {
    this.rulebook = rulebook
    this.seat = seat
    this.chance = chance
    this.manner = manner
    this.here = rulebook.imagine(state, seat, chance)
    this.lastTurn = this.turnIn(state)
    const { luck } = rulebook.knowledge
    if (!manner.isEven || luck === undefined) return
    this.luck = new LuckTaken(luck)
    this.hearLuck = this.luck.listener(seat)
  }

  imagine(chance: Stream = this.chance): GameState {
    const world = this.rulebook.imagine(this.here, this.seat, chance)
    if (this.luck !== null) {
      this.luck.begin()
      world.hearLuck = this.hearLuck
    }
    return world
  }

  /**
   * Plays on, the seat its first turn in that posture and later ones as it begins turns, and judges where that leads, from 0
   * (lost) to 1 (won). Changes the world.
   */
  playOn(world: GameState, chance: Stream = this.chance, posture?: AnyPosture): number {
    const { knowledge } = this.rulebook
    const foresight = this.manner.foresight ?? knowledge.foresight ?? 1
    let worth = 0
    let judged = 0
    for (let goesOn = true; goesOn && judged < foresight; judged++) {
      const own = judged === 0 ? (posture ?? knowledge) : (knowledge.postures?.[0] ?? knowledge)
      goesOn = this.playTurn(world, this.lastTurn + judged, own, chance)
      const won = this.judge(world)
      worth += won
      this.luck?.judged(won)
    }
    return worth / judged - (this.luck?.worth() ?? 0)
  }

  /**
   * Gives answers that the seat means to give in a row; what others are asked meanwhile they answer. Where one of them is no
   * longer possible the rest is left. Changes the world.
   */
  giveAll(world: GameState, actions: readonly Action[], chance: Stream): void {
    const { rulebook } = this
    for (const action of actions) {
      for (let asked = 0; asked < this.manner.length && !includes(world.awaiting, this.seat); asked++) {
        if (world.result !== null) return
        this.playOne(world, rulebook.knowledge, chance)
      }
      if (!includes(world.awaiting, this.seat)) return
      const meant = findAction(rulebook.answers(world, this.seat), action)
      if (meant === undefined) return
      rulebook.play(world, this.seat, meant, this.tell)
    }
  }

  /** Plays the game to its end, the first turn in that posture, and says what came of it: 1 won, 0 lost. Changes the world. */
  playOut(world: GameState, chance: Stream, posture: AnyPosture, mostAnswers: number): number {
    for (let answers = 0; answers < mostAnswers && world.result === null; answers++) {
      const own = this.turnIn(world) === this.lastTurn ? posture : this.rulebook.knowledge
      this.playOne(world, own, chance)
    }
    return this.judge(world)
  }

  /** Plays on until the seat has come beyond that turn. False if that takes too long. */
  private playTurn(world: GameState, turn: number, own: AnyPosture, chance: Stream): boolean {
    for (let answers = 0; answers < this.manner.length; answers++) {
      if (world.result !== null || this.turnIn(world) > turn) return true
      this.playOne(world, own, chance)
    }
    return false
  }

  /** The answer of whoever is asked first; the seat's own in that posture. */
  private playOne(world: GameState, own: AnyPosture, chance: Stream): void {
    const { rulebook } = this
    const seat = firstSeat(world.awaiting)
    const list = rulebook.answers(world, seat)
    const posture = seat === this.seat ? own : rulebook.knowledge
    rulebook.play(world, seat, this.answerOf(world, seat, list, posture, chance), this.tell)
  }

  private answerOf(
    world: GameState,
    seat: Seat,
    list: readonly Action[],
    posture: AnyPosture,
    chance: Stream,
  ): Action {
    if (list.length === 1) return list[0] as Action
    return this.manner.policy === 'quick'
      ? this.rulebook.knowledge.playout(world, seat, list, chance)
      : bestOf(list, posture.appraise(world, seat, list), chance)
  }

  private judge(world: GameState): number {
    const { result } = world
    if (result === null) return this.rulebook.knowledge.evaluate(world, this.seat)
    if (result.winners.length === 0) return 0.5
    return result.winners.includes(this.seat) ? 1 : 0
  }

  private turnIn(state: GameState): number {
    return this.rulebook.knowledge.turns?.(state, this.seat) ?? 0
  }
}
