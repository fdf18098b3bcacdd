import { BadInput, shown } from './bad-input.ts'
import type { SequenceOfPlay } from './sequence.ts'
import type { Frame, GameState } from './state.ts'

/**
 * A state as it is written down: steps by their names, because inserting a step shifts the numbers. A cache of the
 * record, dropped when the rulebook's version changes.
 */
export type Snapshot = Readonly<Record<string, unknown>> & { readonly stack: readonly NamedFrame[] }

interface NamedFrame extends Omit<Frame, 'proc' | 'step'> {
  readonly at: string
}

/** The names of the steps of a sequence of play. */
type Steps = Pick<SequenceOfPlay<GameState, never>, 'nameOf' | 'placeOf'>

export function saveState(sequence: Steps, state: GameState): Snapshot {
  const { tell: _, stack, ...rest } = state
  return {
    ...rest,
    stack: stack.map((frame) => ({ at: sequence.nameOf(frame), facts: frame.facts, sealed: frame.sealed })),
  }
}

/** The state that was saved. It shares nothing with the snapshot only if the snapshot was parsed from text. */
export function loadState<S extends GameState>(sequence: Steps, snapshot: Snapshot): S {
  const stack = snapshot.stack.map(({ at, facts, sealed }) => {
    const place = sequence.placeOf(at)
    if (place === null) {
      throw new BadInput(
        `The saved game stands at ${shown(at)}, a step that this version of the rulebook does not have. ` +
          `Replay its record instead.`,
      )
    }
    return { ...place, facts, sealed }
  })
  return { ...snapshot, stack, tell: null } as unknown as S
}
