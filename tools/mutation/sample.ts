import { createHash } from 'node:crypto'
import type { Mutant } from './mutant.ts'

/**
 * A mutant for each line that has any, in an order that hangs on the seed: the first so many are a sample spread by
 * lines. A line's rank comes from its file and its words, so that an edit elsewhere leaves the sample as it was.
 */
export function ranked(mutants: readonly Mutant[], textOf: (path: string) => string, seed: string): Mutant[] {
  const ranks = [...byLine(mutants, textOf)].map(([line, on]) => {
    const rank = hash(`${seed} ${line}`)
    return { rank, mutant: on[Number.parseInt(rank.slice(0, 8), 16) % on.length] as Mutant }
  })
  ranks.sort((one, other) => (one.rank < other.rank ? -1 : 1))
  return ranks.map(({ mutant }) => mutant)
}

/** How many lines have something to mutate. */
export function linesWith(mutants: readonly Mutant[]): number {
  return new Set(mutants.map(({ path, line }) => `${path}:${line}`)).size
}

/**
 * Shares of so many mutants, by lines. A small package is judged by a tenth of them all the same, but by no more than one
 * for every fourth of its lines.
 */
export function shares(lines: readonly number[], mutants: number): number[] {
  const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0)
  const least = lines.map((each) => (lines.length > 1 ? Math.min(mutants / 10, each / 4) : 0))
  const isSmall = lines.map((each, i) => (mutants * each) / sum(lines) < (least[i] as number))
  const left = mutants - sum(least.filter((_, i) => isSmall[i]))
  const others = sum(lines.filter((_, i) => !isSmall[i]))
  return lines.map((each, i) =>
    Math.min(each, Math.round(isSmall[i] ? (least[i] as number) : (left * each) / others)),
  )
}

/** The mutants on each line. The key is the line's file and words, and its count among its likes. */
function byLine(mutants: readonly Mutant[], textOf: (path: string) => string): Map<string, Mutant[]> {
  const lines = new Map<string, Mutant[]>()
  const keys = new Map<string, string[]>()
  for (const mutant of mutants) {
    const file = keys.get(mutant.path) ?? lineKeys(mutant.path, textOf(mutant.path))
    keys.set(mutant.path, file)
    const key = file[mutant.line - 1] as string
    const on = lines.get(key)
    if (on === undefined) lines.set(key, [mutant])
    else on.push(mutant)
  }
  return lines
}

function lineKeys(path: string, text: string): string[] {
  const seen = new Map<string, number>()
  return text.split('\n').map((line) => {
    const words = line.trim()
    const count = (seen.get(words) ?? 0) + 1
    seen.set(words, count)
    return `${path} ${words} ${count}`
  })
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
