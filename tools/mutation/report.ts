import { shownMutant } from './mutant.ts'
import type { Chosen, Tried } from './mutation.ts'

interface Row {
  readonly package: string
  readonly lines: number
  readonly mutants: number
  readonly killed: number
  readonly timedOut: number
  readonly survived: number
  readonly percent: number
  readonly atLeast: number
}

/** What a run found: a row for each package, and whom the tests let live. */
export function rowsOf(chosen: readonly Chosen[], tried: readonly Tried[]): Row[] {
  return chosen.map(({ scope, lines }) => {
    const own = tried.filter((each) => each.scope === scope)
    const count = (fate: Tried['fate']) => own.filter((each) => each.fate === fate).length
    const survived = count('survived')
    return {
      package: scope.name,
      lines,
      mutants: own.length,
      killed: count('killed'),
      timedOut: count('timed out'),
      survived,
      percent: own.length === 0 ? 100 : (100 * (own.length - survived)) / own.length,
      atLeast: scope.atLeast,
    }
  })
}

export function isGood(rows: readonly Row[]): boolean {
  return rows.every(({ percent, atLeast }) => percent >= atLeast)
}

export function tableOf(rows: readonly Row[]): string {
  const head = ['package', 'lines', 'mutants', 'killed', 'timed out', 'survived', 'noticed', 'wanted']
  const cells = rows.map((row) => [
    row.package,
    ...[row.lines, row.mutants, row.killed, row.timedOut, row.survived].map(String),
    `${row.percent.toFixed(1)} %`,
    `${row.atLeast} %`,
  ])
  const widths = head.map((word, i) =>
    Math.max(word.length, ...cells.map((line) => (line[i] as string).length)),
  )
  const line = (words: readonly string[]) =>
    words
      .map((word, i) => (i === 0 ? word.padEnd(widths[i] as number) : word.padStart(widths[i] as number)))
      .join('  ')
  return [head, ...cells].map(line).join('\n')
}

export function survivorsOf(tried: readonly Tried[]): string[] {
  return tried.filter(({ fate }) => fate === 'survived').map(({ mutant }) => shownMutant(mutant))
}

/** Everything, for a program to read. */
export function asJson(
  seed: string,
  rows: readonly Row[],
  tried: readonly Tried[],
  leftOut: readonly string[],
): string {
  const mutants = tried.map(({ scope, mutant: { path, line, was, becomes }, fate, by }) => ({
    package: scope.name,
    path,
    line,
    was,
    becomes,
    fate,
    by,
  }))
  return JSON.stringify({ seed, packages: rows, leftOut, mutants }, null, 2)
}
