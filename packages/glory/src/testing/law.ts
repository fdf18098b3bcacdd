import type { Seat } from '@gunbai/kernel'
import type { GloryAction } from '../action.ts'
import type { GloryState } from '../state.ts'
import type { Table } from './table.ts'

/**
 * Throws where the answers that a step offers are not those that no bar of it stops. Every test that plays at a table looks
 * here at every question, so that offers that are found quickly and bars that say why not cannot come apart.
 */
export function checkLaw(rulebook: Table['rulebook'], s: GloryState, seat: Seat): void {
  const offered = new Set(rulebook.answers(s, seat).map(inWords))
  for (const { action, reason } of rulebook.candidates(s, seat)) {
    const words = inWords(action)
    if (offered.delete(words) !== (reason === null))
      throw new Error(
        `${words} is ${reason === null ? 'barred by nothing, yet not' : `${reason.rule}, yet`} offered`,
      )
  }
  for (const stray of offered) throw new Error(`${stray} is offered, and nothing that one could point at`)
}

const inWords = (action: GloryAction) => JSON.stringify(Object.entries(action).sort())
