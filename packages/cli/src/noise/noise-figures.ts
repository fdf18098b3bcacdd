import type { LuckKind } from '@gunbai/kernel'
import type { Pair } from './noise.ts'

/** How much two answers differ from sweep to sweep, and how much less where what luck was worth is taken off. */
export interface Noise {
  readonly pairs: number
  readonly sweeps: number
  /** The standard deviation of a lead, in points of 100. */
  readonly plain: number
  readonly even: number
  /** The part of the variance that is left. */
  readonly left: number
}

export interface NoiseFigures extends Noise {
  /** By what is answered. */
  readonly kinds: Readonly<Record<string, Noise>>
  /** What each kind of luck would best be worth in half of the pairs, and what is left in the other half then. */
  readonly fitted: readonly { readonly name: string; readonly worth: number }[]
  readonly leftWhenFitted: number
}

/** One sweep, by how much it differs from the mean of its pair. */
interface Deviation {
  readonly lead: number
  readonly leverage: readonly number[]
}

export function noiseFigures(pairs: readonly Pair[], luck: readonly LuckKind[]): NoiseFigures {
  const worths = luck.map(({ worth }) => worth)
  const names = [...new Set(pairs.map(({ kind }) => kind))]
  const halves = [0, 1].map((half) => pairs.filter((_, i) => i % 2 === half).flatMap(deviationsOf))
  const [first = [], second = []] = halves
  const left = (fitted: readonly number[], on: readonly Deviation[]) =>
    sumOf(on, (each) => (each.lead - within(fitted, each)) ** 2) / sumOf(on, ({ lead }) => lead ** 2)
  const all = [...first, ...second]
  return {
    ...noiseOf(pairs, worths),
    kinds: Object.fromEntries(
      names.map((name) => [
        name,
        noiseOf(
          pairs.filter(({ kind }) => kind === name),
          worths,
        ),
      ]),
    ),
    fitted: bestWorths(all, luck.length).map((worth, kind) => ({ name: luck[kind]?.name ?? '', worth })),
    leftWhenFitted:
      (left(bestWorths(first, luck.length), second) + left(bestWorths(second, luck.length), first)) / 2,
  }
}

function noiseOf(pairs: readonly Pair[], worths: readonly number[]): Noise {
  const all = pairs.flatMap(deviationsOf)
  const freedom = Math.max(1, all.length - pairs.length)
  const plain = sumOf(all, ({ lead }) => lead ** 2) / freedom
  const even = sumOf(all, (each) => (each.lead - within(worths, each)) ** 2) / freedom
  return {
    pairs: pairs.length,
    sweeps: all.length,
    plain: 100 * Math.sqrt(plain),
    even: 100 * Math.sqrt(even),
    left: plain === 0 ? 1 : even / plain,
  }
}

function deviationsOf({ sweeps }: Pair): Deviation[] {
  const lead = sumOf(sweeps, (each) => each.lead) / sweeps.length
  const means = (sweeps[0]?.leverage ?? []).map(
    (_, kind) => sumOf(sweeps, ({ leverage }) => leverage[kind] as number) / sweeps.length,
  )
  return sweeps.map((each) => ({
    lead: each.lead - lead,
    leverage: each.leverage.map((own, kind) => own - (means[kind] as number)),
  }))
}

const within = (worths: readonly number[], { leverage }: Deviation): number =>
  worths.reduce((sum, worth, kind) => sum + worth * (leverage[kind] as number), 0)

/** The least squares: what each kind is worth so that least is left. */
function bestWorths(list: readonly Deviation[], kinds: number): number[] {
  const rows = Array.from({ length: kinds }, (_, row) => [
    ...Array.from({ length: kinds }, (__, column) =>
      sumOf(list, ({ leverage }) => (leverage[row] as number) * (leverage[column] as number)),
    ),
    sumOf(list, ({ lead, leverage }) => lead * (leverage[row] as number)),
  ])
  for (const [place, row] of rows.entries()) {
    const pivot = row[place] as number
    if (pivot === 0) continue
    for (const [other, each] of rows.entries()) {
      if (other === place) continue
      const share = (each[place] as number) / pivot
      for (let column = place; column <= kinds; column++)
        each[column] = (each[column] as number) - share * (row[column] as number)
    }
  }
  return rows.map((row, place) => (row[place] === 0 ? 0 : (row[kinds] as number) / (row[place] as number)))
}

function sumOf<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((sum, each) => sum + of(each), 0)
}
