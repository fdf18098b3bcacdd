/** What a run of Vitest comes to. */
import type { Fallen } from './fallen.ts'

export interface Count {
  passed: number
  failed: number
}

/** As far as it is read here, the report that Vitest writes as JSON. */
export interface Report {
  readonly success: boolean
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/**
 * Counts a run, without the files under which Node fell: those are to be run again, if nothing else is wrong with the run.
 * `good` is what the exit code says, which alone is not enough: whatever ends the process last may have set it.
 */
export function countRun(
  good: boolean,
  report: Report,
  fallen: Fallen,
): { count: Count; fallen: readonly string[] } {
  const files = report.testResults.filter(({ name }) => !fallen.files.includes(name))
  const count = { passed: 0, failed: 0 }
  for (const { status, assertionResults } of files) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length
    count.passed += assertionResults.filter((test) => test.status === 'passed').length
    count.failed += status === 'failed' ? Math.max(failed, 1) : failed
  }
  const explained = fallen.files.length > 0 && fallen.others === 0
  if (!(good && report.success) && !explained) count.failed = Math.max(count.failed, 1)
  return { count, fallen: fallen.files }
}
