import type { Action, GameState, Stream } from '@gunbai/kernel'
import type { AnyPosture, LookAhead } from './look-ahead.ts'

/** A plan: what a seat answers one after the other, and the posture in which it then plays its turn on. */
export interface Line {
  readonly actions: readonly Action[]
  readonly posture?: AnyPosture
}

/** Carries out the answers of a line, as far as the world lets them be given. The first is legal, and not looked up. */
export function playLine(look: LookAhead, world: GameState, { actions }: Line, chance: Stream): void {
  const [first, ...rest] = actions
  if (first === undefined) return
  look.rulebook.play(world, look.seat, first)
  if (rest.length > 0) look.giveAll(world, rest, chance)
}
