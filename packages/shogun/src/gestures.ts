import type { Seat } from '@gunbai/kernel'
import type { ActionOf, ShogunAction } from './action.ts'
import { proposedLosses } from './rules/combat/casualty-sheet.ts'
import { mostRonin } from './rules/combat/most-ronin.ts'
import { proposedLevy, whereEnemiesTouch } from './rules/turn/levy-proposal.ts'
import { spreadEvenly } from './rules/turn/muster.ts'
import { placing } from './rules/turn/placement.ts'
import { firstPlan, planLike } from './rules/turn/plan-sheet.ts'
import { type Asked, isDrafted, warGestures } from './rules/turn/war-gestures.ts'
import { bins, type Clan, type Levy, type Plan } from './state.ts'
import type { ShogunView } from './view.ts'

/** Whose plan it is, what that seat has answered before it, and what it saw before each of those. */
interface By {
  readonly seat: Seat
  readonly earlier: readonly ShogunAction[]
  seenBefore(place: number): ShogunView | undefined
}

const nobody: By = { seat: 0, earlier: [], seenBefore: () => undefined }

/**
 * How a person gives the answers of a plan at the table. A sheet that proposes something is committed by one press; what
 * differs from the proposal is a stepper or a drag each. The whole set-up is one such sheet, a levy, a plan, the dead of a
 * battle; what is moved and declared in a war turn is drawn up on the map and committed at once.
 */
export function gestures(
  plan: readonly ShogunAction[],
  seen: readonly Asked[] = [],
  by: By = nobody,
): string[] {
  const put = plan.filter((action) => action.kind === 'put')
  const clans = [...new Set(plan.flatMap((action) => (action.kind === 'enlist' ? [action.clan] : [])))]
  return [
    ...placing(plan, seen, by.earlier),
    ...planning(put, plan, seen, by.earlier),
    ...clans.flatMap((clan) => levying(clan, plan, seen)),
    ...losing(plan, seen, by.seat),
    ...warGestures(plan, seen, by.earlier),
    ...plan.flatMap((action, i) => single(action, i, seen[i], by)),
  ]
}

/** What is one gesture by itself, unless it was said before. */
function single(action: ShogunAction, i: number, asked: Asked | undefined, by: By): string[] {
  const tap = [`${i} ${action.kind}`]
  if (isDrafted(action) || inSheets.has(action.kind)) return []
  // each battle is drawn with the ronin that it turns up: the most, unless another number is pressed
  if (action.kind === 'reveal' && asked !== undefined) {
    return isSameAnswer(action, mostRonin(asked.view, asked.answers)) ? [] : tap
  }
  // who fights to the end says so once
  const last = by.earlier.findLastIndex(({ kind }) => kind === 'goOn')
  const foughtOn = last >= 0 && isSameBattle(asked?.view, by.seenBefore(last))
  if (action.kind === 'goOn') return foughtOn ? [] : tap
  return action.kind === 'breakOff' && foughtOn ? [...tap, 'not to the end'] : tap
}

/** What a sheet of its own counts. */
const inSheets: ReadonlySet<string> = new Set([
  'put',
  'enlist',
  'station',
  'enough',
  'lose',
  'reinforce',
  'place',
])

const isSameAnswer = (a: ShogunAction, b: ShogunAction | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

function isSameBattle(now: ShogunView | undefined, then: ShogunView | undefined): boolean {
  if (!now?.battle || !then?.battle || now.round !== then.round || now.turn !== then.turn) return false
  const { from, to, army, sequence } = now.battle
  const { battle } = then
  return battle.from === from && battle.to === to && battle.army === army && battle.sequence < sequence
}

const nothing: Plan = { swords: 0, buildings: 0, levies: 0, ronin: 0, ninja: 0 }

/** A plan is proposed, from the second round on that of the last; new units stand in for what another bin gets or gives. */
function planning(
  put: readonly ActionOf<'put'>[],
  plan: readonly ShogunAction[],
  seen: readonly Asked[],
  earlier: readonly ShogunAction[],
): string[] {
  return [...Map.groupBy(put, ({ clan }) => clan)].flatMap(([clan, puts]) => {
    const koku = seen[plan.indexOf(puts[0])]?.view.clans[clan].koku ?? 0
    const last = latestPlan(clan, earlier, koku)
    const own = planOf(puts, koku)
    const changed = bins.filter((bin) => bin !== 'levies' && own[bin] !== last[bin])
    return [...changed.map((bin) => `bin ${clan} ${bin}`), `seal ${clan}`]
  })
}

function latestPlan(clan: Clan, earlier: readonly ShogunAction[], koku: number): Plan {
  const puts = earlier.filter((each) => each.kind === 'put' && each.clan === clan) as ActionOf<'put'>[]
  const first = puts.findLastIndex(({ bin }) => bin === 'swords')
  if (first < 0) return firstPlan(koku)
  const last = puts.slice(first)
  const spent = last.reduce((sum, each) => sum + each.koku, 0)
  return planLike(planOf(last, spent), koku)
}

/** SG-PLAN-02: what is left is for the ninja. */
function planOf(puts: readonly ActionOf<'put'>[], koku: number): Plan {
  const plan = { ...nothing }
  for (const { bin, koku: placed } of puts) plan[bin] = placed
  const spent = puts.reduce((sum, each) => sum + each.koku, 0)
  return { ...plan, ninja: Math.max(0, koku - spent) }
}

/** Most men are proposed where enemies touch; another spread is one press, another place a drag. */
function levying(clan: Clan, plan: readonly ShogunAction[], seen: readonly Asked[]): string[] {
  const made = leviesOf(clan, plan)
  const first = plan.findIndex((each) => each.kind === 'enlist' && each.clan === clan)
  const view = seen[first]?.view
  if (view === undefined) return [...made.map((_, i) => `levy ${clan} ${i}`), `enlist ${clan}`]
  const proposed = proposedLevy(view, clan)
  const units = made.map(({ unit }) => unit)
  const kinds = ['archer', 'swordsman', 'gunner', 'spearman'] as const
  const count = (levies: readonly Levy[], kind: string) => levies.filter(({ unit }) => unit === kind).length
  const steppers = kinds.filter((kind) => count(made, kind) !== count(proposed, kind))
  const spreads = [
    ...(steppers.length === 0 ? [{ presses: 0, levies: proposed }] : []),
    { presses: 1, levies: whereEnemiesTouch(view, clan, [], units) },
    { presses: 1, levies: spreadEvenly(view, clan, [], units) },
  ]
  const moved = spreads.map(({ presses, levies }) => presses + missing(made, levies))
  const taps = steppers.length + Math.min(...moved)
  return [...Array.from({ length: taps }, (_, i) => `levy ${clan} ${i}`), `enlist ${clan}`]
}

function leviesOf(clan: Clan, plan: readonly ShogunAction[]): Levy[] {
  return plan.flatMap((action, i) => {
    const before = plan[i - 1]
    if (action.kind !== 'station' || action.clan !== clan || before?.kind !== 'enlist') return []
    return [{ unit: before.unit, province: action.province, army: action.army }]
  })
}

const missing = (made: readonly Levy[], proposed: readonly Levy[]): number =>
  made.filter(
    ({ unit, province, army }) =>
      !proposed.some((each) => each.unit === unit && each.province === province && each.army === army),
  ).length

/** A set is proposed; each kind of which he gives up another number is a stepper. */
function losing(plan: readonly ShogunAction[], seen: readonly Asked[], seat: Seat): string[] {
  const first = plan.findIndex(({ kind }) => kind === 'lose')
  if (first < 0) return []
  const losses = plan.filter((action) => action.kind === 'lose')
  const view = seen[first]?.view
  const proposed = view === undefined ? null : (proposedLosses(view, seat)?.answers ?? null)
  const count = (list: readonly ActionOf<'lose'>[], { unit, army }: ActionOf<'lose'>) =>
    list.filter((each) => each.unit === unit && each.army === army).length
  // only what he gives up more of is pressed: the sheet gives back another by itself
  const more = losses.filter((each) => count(losses, each) > count(proposed ?? [], each))
  return [...more.map(({ unit, army }) => `lose ${unit} ${army}`), 'lose']
}
