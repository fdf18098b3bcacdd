import {
  type Asking,
  type Bar,
  type ChoiceOf,
  call,
  type Flat,
  procedure as kernelProcedure,
  type OpenWindow,
  type Procedure,
} from '@gunbai/kernel'
import { pass, type SamuraiAction } from '../../action.ts'
import type { LeaderId, SamuraiState, UnitId } from '../../state.ts'
import type { WindowId } from '../../windows.ts'

export type SamuraiProcedure<F> = Procedure<SamuraiState, F, SamuraiAction>
export type SamuraiAsking<F, N extends string = never> = Asking<SamuraiState, F, SamuraiAction, N>

export type SamuraiChoice<F, K extends SamuraiAction['kind']> = ChoiceOf<SamuraiState, F, SamuraiAction, K>

/** Bars that look at the unit, or at the leader, of whatever answer it is. */
export type UnitBar = Bar<SamuraiState, unknown, { readonly kind: string; readonly unit: UnitId }>
export type LeaderBar = Bar<SamuraiState, unknown, { readonly kind: string; readonly leader: LeaderId }>

/** A step that only gives a chance to interrupt, which is declined by passing. */
export const chance = (id: WindowId): OpenWindow<SamuraiAction> => ({ class: id, declines: pass })

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
