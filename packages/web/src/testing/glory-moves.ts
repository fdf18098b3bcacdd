import { fieldOf, type GloryState, glory } from '@gunbai/glory'
import { isUnchanged, proposedShots } from '@gunbai/glory/screen'
import { directionTo, type HexId } from '@gunbai/hexes'
import type { Action, Journey } from '@gunbai/kernel'

/** A charge whose hex means nothing else, with a sum for the square and one without. */
export function sureCharge(s: GloryState, answers: readonly Action[]): { unit: number; hex: number } | null {
  const charges = answers.filter(({ kind }) => kind === 'charge') as (Action & {
    unit: number
    hex: number
  })[]
  const found = charges.find(
    (each) =>
      charges.filter(({ hex }) => hex === each.hex).length === 1 &&
      (glory.odds?.(s, 0, each as never)?.sums?.length ?? 0) > 1,
  )
  return found ?? null
}

/** A step of a unit that stands alone, into an empty hex, which another of its formation can take the same way. */
export function sameStep(s: GloryState, answers: readonly Action[]): Journey | null {
  const { map } = fieldOf(s).ground
  const marches = answers.filter(({ kind }) => kind === 'march') as (Action & {
    unit: number
    forced: boolean
  })[]
  if (answers.some(({ kind }) => kind === 'square')) return null
  const lone = marches.flatMap(({ unit: each, forced }) => {
    const piece = s.units[each]
    return piece !== undefined && !forced && piece.below < 0 && s.tops[piece.hex] === each ? [each] : []
  })
  const stepsOf = (each: number) =>
    (glory.journeys?.(s, 0, each) ?? []).filter(
      ({ path, place, facing, answers: given }) =>
        path.length === 0 &&
        s.tops[place] === -1 &&
        facing === s.units[each]?.facing &&
        given.some(({ kind }) => kind === 'step'),
    )
  const way = (each: number, { place }: Journey) =>
    directionTo(map, s.units[each]?.hex as HexId, place as HexId)
  for (const one of lone)
    for (const other of lone) {
      if (one === other || fieldOf(s).cards[one]?.formation !== fieldOf(s).cards[other]?.formation) continue
      const found = stepsOf(one).find((mine) =>
        stepsOf(other).some(
          (theirs) =>
            way(other, theirs) === way(one, mine) &&
            theirs.place !== mine.place &&
            theirs.facing === mine.facing &&
            theirs.cost <= 2,
        ),
      )
      if (found !== undefined) return found
    }
  return null
}

/** The way of a unit with those of its hex. */
export function stackMarch(s: GloryState, answers: readonly Action[]): { top: number; way: Journey } | null {
  for (const { kind, unit: top } of answers as (Action & { unit: number })[]) {
    if (kind !== 'march' || s.tops[s.units[top]?.hex ?? -1] !== top) continue
    const way = (glory.journeys?.(s, 0, top) ?? []).find(
      ({ answers: given, path }) => path.length > 0 && given.some((each) => each.kind === 'join'),
    )
    if (way !== undefined) return { top, way }
  }
  return null
}

/** Whether two shots or more are proposed, of which the first will change nothing, and nobody replies to it. */
export function severalShots(s: GloryState, answers: readonly Action[]): boolean {
  const question = (then: GloryState) => glory.questions(then).find(({ seat }) => seat === 0)?.name
  if (question(s) !== 'fire segment / fire') return false
  const view = glory.view(s, 0)
  const [first, second] = proposedShots(view, answers as Parameters<typeof proposedShots>[1])
  if (first === undefined || second === undefined) return false
  const then = glory.copy(s)
  glory.play(then, 0, first)
  return question(then) === 'fire segment / fire' && isUnchanged(view, glory.view(then, 0))
}
