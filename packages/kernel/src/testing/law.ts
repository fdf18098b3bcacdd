import type { Action } from '../action.ts'
import type { Rulebook } from '../rulebook.ts'
import type { Seat } from '../seat.ts'
import type { GameState } from '../state.ts'

/**
 * Throws where the answers that a step offers are not those that no bar of it stops. The tables that tests play at look here
 * at every question, so that offers that are found quickly and bars that say why not cannot come apart.
 */
export function checkLaw<S extends GameState, A extends Action>(
  rulebook: Pick<Rulebook<S, A>, 'answers' | 'candidates'>,
  state: S,
  seat: Seat,
): void {
  const offered = new Set(rulebook.answers(state, seat).map(inWords))
  for (const { action, reason } of rulebook.candidates(state, seat)) {
    const words = inWords(action)
    if (offered.delete(words) === (reason === null)) continue
    throw new Error(
      reason === null
        ? `${words} is stopped by nothing, yet not offered`
        : `${words} is stopped by ${reason.rule}, yet offered`,
    )
  }
  for (const stray of offered) throw new Error(`${stray} is offered, and nothing that one could point at`)
}

const inWords = (action: Action) => JSON.stringify(Object.entries(action).sort())
