import type { Action } from './action.ts'
import {
  addingLegal,
  type Choice,
  type Judged,
  judgedCandidates,
  type Reason,
  whyNotAmong,
} from './choice.ts'
import type { OpenWindow } from './orders.ts'
import { type AnyProcedure, type Asking, again, type Doing, done, type Step } from './procedure.ts'
import type { Seat } from './seat.ts'

/** A procedure with its steps in arrays, as the loop wants them. */
export interface Prepared<S, A extends Action> {
  readonly name: string
  readonly stepNames: readonly string[]
  readonly doing: readonly (Doing<S, object, string> | null)[]
  readonly asking: readonly (Lawful<S, A> | null)[]
}

/**
 * A step that asks, with its law made ready. All of them have the same fields in the same order, whatever their authors
 * left out: then the loop, which runs millions of steps a second, finds every field at the same place.
 */
export interface Lawful<S, A extends Action> {
  readonly who: Ask<S, A>['who']
  readonly answer: Ask<S, A>['answer']
  readonly together: 'sealed' | 'own pace' | null
  readonly skipForced: boolean
  readonly openList: boolean
  readonly otherwise: string | undefined
  readonly window: OpenWindow<A> | null
  readonly about: NonNullable<Ask<S, A>['about']> | null
  readonly choices: readonly Choice<S, object, A>[]
  readonly answers: (state: S, facts: object, seat: Seat, list: A[]) => void
  readonly candidates: (state: S, facts: object, seat: Seat) => Judged<A>[]
  readonly whyNot: (state: S, facts: object, seat: Seat, action: Action) => Reason | null
}

type Ask<S, A extends Action> = Asking<S, object, A, string>

export function prepare<S, A extends Action>(made: AnyProcedure<S, A>): Prepared<S, A> {
  if (made.described === null) {
    throw new Error(`the procedure "${made.name}" has no steps: list it from the file that describes them`)
  }
  const steps = Object.values(made.described)
  const stepNames = Object.keys(made.described)
  for (const [i, stepName] of stepNames.entries()) checkStep(`${made.name} / ${stepName}`, stepName, steps[i])
  return {
    name: made.name,
    stepNames,
    doing: steps.map((step) => (typeof step === 'function' ? step : null)),
    asking: steps.map((step) => (typeof step === 'function' ? null : lawful(step))),
  }
}

function lawful<S, A extends Action>(step: Ask<S, A>): Lawful<S, A> {
  const {
    who,
    answer,
    together,
    skipForced = false,
    openList = false,
    otherwise,
    window,
    about,
    choices,
  } = step
  return {
    who,
    answer,
    together: together ?? null,
    skipForced,
    openList: openList || skipForced,
    otherwise,
    window: window ?? null,
    about: about ?? null,
    choices,
    answers: addingLegal(choices),
    candidates: (state, facts, seat) => judgedCandidates(choices, state, facts, seat),
    whyNot: (state, facts, seat, action) => whyNotAmong(choices, state, facts, seat, action),
  }
}

/** Words that mean something else where a step's name could stand; and numbers, which objects put into an order of their own. */
function checkStep<S, A extends Action>(
  name: string,
  stepName: string,
  step: Step<S, never, A, string>,
): void {
  if ([again, done, 'end'].includes(stepName) || /^\d+$|\/ /.test(stepName)) {
    throw new Error(`"${name}" cannot be a step's name`)
  }
  if (typeof step !== 'function' && step.skipForced && step.together === 'own pace') {
    throw new Error(`"${name}" is answered at own pace: nothing is forced there`)
  }
}
