import { type Asking, call, type Flat, procedure as kernelProcedure, type Procedure } from '@gunbai/kernel'
import type { SamuraiAction } from '../../action.ts'
import type { SamuraiState } from '../../state.ts'

export type SamuraiProcedure<F> = Procedure<SamuraiState, F, SamuraiAction>
export type SamuraiAsking<F, N extends string = never> = Asking<SamuraiState, F, SamuraiAction, N>

export const procedure = <F extends Flat<F>>(name: string) =>
  kernelProcedure<SamuraiState, F, SamuraiAction>(name)

/** A procedure that needs to know nothing. */
export type NoFacts = Record<never, never>

/** Whether the battle has been won: SB-VIC-06 ends it at once, so whatever else a step had in mind is left undone. */
export const isOver = (s: SamuraiState): boolean => s.result !== null || s.ended

/** Begins a procedure inside the one that runs now, unless the battle was won a moment ago. */
export function enter<F extends Flat<F>>(s: SamuraiState, callee: SamuraiProcedure<F>, facts: F): void {
  if (!isOver(s)) call(s, callee, facts)
}
