/** How far somebody has come in a lesson of this browser: the number of the task at hand, or that it is done. */
export type Learnt = number | 'done'

const key = 'gunbai.learnt'

export function learnt(): Readonly<Record<string, Learnt>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Learnt>) : {}
  } catch {
    return {}
  }
}

/** Keeps how far the learner of a lesson is. What was done once stays done. */
export function keepLearnt(lesson: string, now: Learnt): void {
  const before = learnt()
  if (before[lesson] === 'done' || before[lesson] === now) return
  try {
    localStorage.setItem(key, JSON.stringify({ ...before, [lesson]: now }))
  } catch {
    // a browser that keeps nothing lets the lesson begin again next time
  }
}
