import type { Offered } from '@gunbai/kernel/host'
import type { ShogunAction } from '@gunbai/shogun/screen'

export type Kind = ShogunAction['kind']

/** The offered answers of one kind, with their fields. */
export function offered<K extends Kind>(answers: readonly Offered[], kind: K) {
  return answers.flatMap(({ action, phrase }) =>
    action.kind === kind ? [{ action: action as Extract<ShogunAction, { kind: K }>, phrase }] : [],
  )
}
