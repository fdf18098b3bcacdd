/**
 * A reporter of Vitest that notes the test files whose process died by a signal, as JSON in the file that `GUNBAI_FALLEN`
 * names. That is no test that failed: Node itself fell, which it does about once in thousands of files.
 */
import { writeFileSync } from 'node:fs'

interface Trouble {
  message?: string
  cause?: unknown
}

export interface Fallen {
  /** Files whose process was ended by a signal. */
  readonly files: readonly string[]
  /** Other errors outside of tests. */
  readonly others: number
}

export default class FallenReporter {
  onTestRunEnd(_modules: readonly unknown[], errors: readonly Trouble[]): void {
    const target = process.env.GUNBAI_FALLEN
    if (target !== undefined) writeFileSync(target, JSON.stringify(fallenOf(errors)))
  }
}

export function fallenOf(errors: readonly Trouble[]): Fallen {
  const files = errors.map((error) => fallenFile(error)).filter((file) => file !== undefined)
  return { files, others: errors.length - files.length }
}

/** Vitest says it in words alone, in the error that caused the one it reports. */
function fallenFile({ message = '', cause }: Trouble): string | undefined {
  const words = `${message} ${(cause as Trouble | undefined)?.message ?? ''}`
  return /exited unexpectedly with signal SIG(?:SEGV|ABRT|BUS|ILL|TRAP) .*while running test file (\S+)$/.exec(
    words,
  )?.[1]
}
