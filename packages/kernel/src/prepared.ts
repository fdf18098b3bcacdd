import type { Action } from './action.ts'
import { addLegal, type Judged, judgedCandidates, whyNotAmong } from './choice.ts'
import { type AnyProcedure, type Asking, again, type Doing, done, type Step } from './procedure.ts'
import type { Seat } from './seat.ts'

/** A procedure with its steps in arrays, as the loop wants them. */
export interface Prepared<S, A extends Action> {
  readonly name: string
  readonly stepNames: readonly string[]
  readonly doing: readonly (Doing<S, object, string> | null)[]
  readonly asking: readonly (Lawful<S, A> | null)[]
}

/** A step that asks, with its law made ready: the list of legal answers, and the reason against any other. */
export interface Lawful<S, A extends Action> extends Asking<S, object, A, string> {
  answers(state: S, facts: object, seat: Seat, list: A[]): void
  candidates(state: S, facts: object, seat: Seat): Judged<A>[]
}

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
    asking: steps.map((step, i) =>
      typeof step === 'function' ? null : lawful(`${made.name} / ${stepNames[i]}`, step),
    ),
  }
}

function lawful<S, A extends Action>(name: string, step: Asking<S, object, A, string>): Lawful<S, A> {
  const { choices, answers } = step
  if (choices !== undefined) {
    return {
      ...step,
      answers: (state, facts, seat, list) => addLegal(choices, state, facts, seat, list),
      candidates: (state, facts, seat) => judgedCandidates(choices, state, facts, seat),
      whyNot: (state, facts, seat, action) => whyNotAmong(choices, state, facts, seat, action),
    }
  }
  if (answers === undefined) throw new Error(`"${name}" asks, but has no choices`)
  return {
    ...step,
    answers,
    candidates: (state, facts, seat) => {
      const list: A[] = []
      answers(state, facts, seat, list)
      return list.map((action) => ({ action, reason: null }))
    },
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
