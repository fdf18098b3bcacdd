import type { Action, Journey } from '@gunbai/kernel'

/** A hex within reach of a march, with every way to end there. */
export interface Stop {
  readonly hex: number
  /** What the cheapest way costs, in movement points. */
  readonly cost: number
  readonly forced: boolean
  /** The rule by which the march must stop there. */
  readonly stops: string | null
  readonly byFacing: ReadonlyMap<number, Journey>
  /** The way there where no facing can be chosen yet. */
  readonly unfaced: Journey | null
  /** The way off the map, from an edge hex of the battle. */
  readonly exit: Journey | null
}

export type Reach = ReadonlyMap<number, Stop>

type Step = { readonly kind: string; readonly forced?: boolean; readonly unit?: number }
const stepsOf = ({ answers }: Journey): readonly Step[] => answers as readonly Step[]

/** Those who go along. */
export const joining = (journey: Journey): number[] =>
  stepsOf(journey).flatMap(({ kind, unit }) => (kind === 'join' && unit !== undefined ? [unit] : []))

export const isForced = (journey: Journey): boolean => stepsOf(journey).some(({ forced }) => forced === true)

/** The hexes to which these journeys lead, of a unit alone or with others. */
export function reachOf(journeys: readonly Journey[], together: boolean): Reach {
  const reach = new Map<number, Stop>()
  for (const [hex, ways] of Map.groupBy(
    journeys.filter((each) => joining(each).length > 0 === together),
    ({ place }) => place,
  )) {
    const [first] = ways
    if (first === undefined) continue
    const cheapest = ways.reduce((best, each) => (each.cost < best.cost ? each : best), first)
    const unfaced = ways.filter(({ facing }) => facing === null)
    const leaves = (each: Journey) => each.answers.at(-1)?.kind === 'exit'
    reach.set(hex, {
      hex,
      cost: cheapest.cost,
      forced: isForced(cheapest),
      stops: cheapest.stops?.rule ?? null,
      byFacing: new Map(ways.flatMap((each) => (each.facing === null ? [] : [[each.facing, each]]))),
      unfaced: unfaced.find((each) => !leaves(each)) ?? null,
      exit: unfaced.find(leaves) ?? null,
    })
  }
  return reach
}

/** Some journey that ends there: all take the same way, but for how the unit then faces. */
export function wayTo(stop: Stop, facing: number | null): Journey | null {
  const chosen = facing === null ? undefined : stop.byFacing.get(facing)
  return chosen ?? [...stop.byFacing.values()][0] ?? stop.unfaced ?? stop.exit
}

/**
 * A hex beside an enemy commander, where the way ends because he may withdraw: the march is halted there when he has, facing
 * as it may then.
 */
export function haltedAt(stop: Stop, facings: readonly number[]): Stop {
  const { unfaced } = stop
  if (unfaced === null) return stop
  const faced = facings.map((facing): [number, Journey] => [
    facing,
    { ...unfaced, facing, answers: [...unfaced.answers, { kind: 'halt', facing } as Action] },
  ])
  return { ...stop, byFacing: new Map(faced) }
}

/** The rule by which a march stops beside an enemy commander. */
export const besideCommander = 'JG-2.5.2-a'

/** The facing next to one, that way round, of those that can be chosen. */
export function turned({ byFacing }: Stop, facing: number | null, by: 1 | -1): number | null {
  for (let i = 1; i <= 6; i++) {
    const next = ((facing ?? 0) + by * i + 36) % 6
    if (byFacing.has(next)) return next
  }
  return facing
}

/** Movement points as they are printed. */
export function pointsIn(cost: number): string {
  return Number.isInteger(cost) ? String(cost) : `${Math.floor(cost) || ''}½`
}
