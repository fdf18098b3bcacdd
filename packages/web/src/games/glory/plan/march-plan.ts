import { type GloryAction, type GloryEvent, type GloryView, strikableFrom } from '@gunbai/glory/screen'
import type { Corner, HexId } from '@gunbai/hexes'
import type { Action, Journey } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import type { Play } from '../../../table/play.tsx'
import { type Field, hexOfUnit } from '../view.ts'
import { sameForOthers } from './brigade.ts'
import { joining, type Reach, type Stop, turned, wayTo } from './reach.ts'

/** A march that is being planned: nothing of it is sent before it is committed. */
export interface MarchDraft {
  /** The answer by which it sets out. */
  readonly setOut: GloryAction
  readonly unit: number
  readonly together: boolean
  readonly goal: number | null
  readonly facing: number | null
  /** Others who are to do the same; null until that was asked for. */
  readonly others: readonly Journey[] | null
}

export const nowhere = { goal: null, facing: null, others: null }

export interface MarchPlan extends MarchDraft {
  readonly from: number
  /** Null until the rules have said. */
  readonly reach: Reach | null
  /** Whether its stack could go with it. */
  readonly hasCompany: boolean
  readonly stop: Stop | null
  /** The one that would be committed. */
  readonly journey: Journey | null
  /** The answers by which the same is done step by step. */
  readonly steps: readonly Offered[]
  goTogether(together: boolean): void
  face(facing: number): void
  turn(by: 1 | -1): void
  /** Enemy hexes that it would have before it. */
  before(facing: number): readonly number[]
  /** Others of its formation who may march now, and asking which of them can do the same. */
  readonly brigade: readonly number[]
  inviteOthers(): void
  commit(journey: Journey): void
}

/** What is known of a march that is being planned. */
interface Known {
  readonly draft: MarchDraft
  readonly journeys: readonly Journey[] | null
  readonly reach: Reach | null
}

export function marchPlanOf(
  game: Play<GloryView, GloryAction, GloryEvent>,
  view: GloryView,
  field: Field,
  { draft: plan, journeys, reach }: Known,
  change: (march: MarchDraft) => void,
): MarchPlan {
  const stop = plan.goal === null ? null : (reach?.get(plan.goal) ?? null)
  const journey = stop === null ? null : wayTo(stop, plan.facing)
  const brigade = mates(game.scene.answers, field, plan.unit)
  return {
    ...plan,
    from: hexOfUnit(view, field, plan.unit),
    reach,
    hasCompany: journeys?.some((each) => joining(each).length > 0) ?? false,
    stop,
    journey,
    steps: game.scene.answers.filter(({ action }) => setsOut(action) && action.unit === plan.unit),
    goTogether: (together) => change({ ...plan, together, ...nowhere }),
    face: (facing) => change({ ...plan, facing, others: null }),
    turn: (by) => stop !== null && change({ ...plan, facing: turned(stop, plan.facing, by), others: null }),
    before: (facing) => (plan.goal === null ? [] : foesBefore(view, plan, plan.goal, facing)),
    brigade,
    inviteOthers: () => {
      if (journey === null) return
      void sameForOthers(view, field, journey, brigade, game).then(
        (others) => change({ ...plan, others }),
        () => {},
      )
    },
    commit: ({ answers }) =>
      game.chooseAll([answers, ...(plan.others ?? []).map((each) => each.answers)].flat()),
  }
}

export const setsOut = (action: Action): action is Extract<GloryAction, { kind: 'march' | 'enter' }> =>
  action.kind === 'march' || action.kind === 'enter'

export function foesBefore(
  view: GloryView,
  { unit }: MarchDraft,
  hex: number,
  facing: number,
): readonly number[] {
  return strikableFrom(view, unit, hex as HexId, facing as Corner)
}

/** Others of a unit's formation who may march now. */
function mates(answers: readonly { readonly action: GloryAction }[], field: Field, unit: number): number[] {
  const formation = field.cards[unit]?.formation
  return answers.flatMap(({ action }) =>
    action.kind === 'march' &&
    !action.forced &&
    action.unit !== unit &&
    field.cards[action.unit]?.formation === formation
      ? [action.unit]
      : [],
  )
}
