/**
 * An answer to a question: flat, plain data, with a `kind` and whatever names the choice (`{ kind: 'move', unit: 7, hex: 44 }`).
 * Never an index into a list: a record must mean the same when the list is made differently.
 */
export interface Action {
  readonly kind: string
}

/** Whether something from outside has the form of an answer. Whether it is a legal one is another question. */
export function isAction(value: unknown): value is Action {
  return typeof value === 'object' && value !== null && typeof (value as Action).kind === 'string'
}

/** Whether two answers are the same choice: equal in every field. */
export function sameAction(a: Action, b: Action): boolean {
  if (a.kind !== b.kind) return false
  const left = a as unknown as Record<string, unknown>
  const right = b as unknown as Record<string, unknown>
  let fields = 0
  for (const field in left) {
    if (left[field] !== right[field]) return false
    fields++
  }
  for (const _ in right) fields--
  return fields === 0
}

/** The answer in the list that is the same choice as this one: what an untrusted answer is replaced by. */
export function findAction<A extends Action>(list: readonly A[], action: Action): A | undefined {
  for (const offered of list) if (sameAction(offered, action)) return offered
  return undefined
}
