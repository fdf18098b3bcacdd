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

/** The snapshot of a state. It shares nothing with the state. */
export function saveState(sequence: Steps, state: GameState): Snapshot {
  return copied(namedState(sequence, state))
}

/** The state with its steps by name, for reading only: it shares everything else with the state. */
export function namedState(sequence: Steps, state: GameState): Snapshot {
  const { tell: _, hearLuck: __, stack, ...rest } = state
  return {
    ...rest,
    stack: stack.map((frame) => ({ at: sequence.nameOf(frame), facts: frame.facts, sealed: frame.sealed })),
  }
}

/** The state that was saved. It shares nothing with the snapshot. Throws BadInput. */
export function loadState<S extends GameState>(sequence: Steps, snapshot: Snapshot): S {
  const saved = snapshot !== null && typeof snapshot === 'object' ? copied(snapshot) : null
  if (!Array.isArray(saved?.stack)) {
    throw new BadInput(`This is no saved game: it has no "stack" of procedures. Got ${shown(snapshot)}.`)
  }
  const stack = saved.stack.map(({ at, facts, sealed }) => {
    const place = typeof at === 'string' ? sequence.placeOf(at) : null
    if (place === null) {
      throw new BadInput(
        `The saved game stands at ${shown(at)}, a step that this version of the rulebook does not have. ` +
          `Replay its record instead.`,
      )
    }
    return { ...place, facts, sealed }
  })
  return { ...saved, stack, tell: null } as unknown as S
}

function copied(snapshot: Snapshot): Snapshot {
  return JSON.parse(JSON.stringify(snapshot))
}
