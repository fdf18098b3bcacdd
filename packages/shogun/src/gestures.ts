import type { ActionOf, ShogunAction } from './action.ts'
import { likelyAttacks } from './odds/likely-attacks.ts'
import { none } from './position/map.ts'
import { proposedLosses } from './rules/combat/casualty-sheet.ts'
import { bringingUp, occupyingEmpty } from './rules/movement/send-presets.ts'
import { isPlainForce, isSame, type Send, sendsAfter } from './rules/movement/send-sheet.ts'
import { proposedLevy, whereEnemiesTouch } from './rules/turn/levy-proposal.ts'
import { spreadEvenly } from './rules/turn/muster.ts'
import { planLike } from './rules/turn/plan-sheet.ts'
import { bins, type Clan, type Levy, type Plan } from './state.ts'
import type { ShogunView } from './view.ts'

/** What a seat saw when it was asked, and could answer. */
interface Asked {
  readonly view: ShogunView
  readonly answers: readonly ShogunAction[]
}

/**
 * How a person gives the answers of a plan at the table. A sheet that proposes something is committed by one press; what
 * differs from the proposal is a stepper or a drag each. An army is dragged to where it is to come, however many provinces
 * that are, with the smallest garrisons proposed; marches that were drafted are committed together, with the end of the phase
 * if it ends. Battles are arrows, drawn one by one or all the likely ones at once; men of forces are set by one stepper for each
 * kind and way, or by a button for what most men are sent for.
 */
export function gestures(
  plan: readonly ShogunAction[],
  seen: readonly Asked[] = [],
  earlier: readonly ShogunAction[] = [],
): string[] {
  const put = plan.filter((action) => action.kind === 'put')
  const clans = [...new Set(plan.flatMap((action) => (action.kind === 'enlist' ? [action.clan] : [])))]
  return [
    ...planning(put, plan, seen, earlier),
    ...clans.flatMap((clan) => levying(clan, plan, seen)),
    ...losing(plan, seen),
    ...declaring(plan, seen),
    ...sending(plan, seen),
    ...plan.flatMap((action, i) => single(action, i, plan)),
  ]
}

/** What is one gesture by itself, or belongs to the march before it. */
function single(action: ShogunAction, i: number, plan: readonly ShogunAction[]): string[] {
  const before = plan[i - 1]
  const after = plan[i + 1]
  switch (action.kind) {
    case 'put':
    case 'enlist':
    case 'station':
    case 'enough':
    case 'lose':
    case 'declare':
    case 'send':
    case 'to':
      return []
    // all men who stand there join with one press
    case 'takeIn':
      return before?.kind === 'takeIn' && before.army === action.army ? [] : [`join ${i}`]
    case 'march': {
      const commit = endsMarches(after) ? [`march ${i}`] : []
      return isSameMarch(i, plan) ? commit : [`army ${action.army} ${i}`, ...commit]
    }
    case 'leave':
      return isProposed(i, plan) ? [] : [`leave ${action.unit} ${marchBefore(i, plan)}`]
    case 'go':
      return marchBefore(i, plan) < 0 || endsMarches(after) ? [`march ${i}`] : []
    default:
      return [`${i} ${action.kind}`]
  }
}

/** Whether the drafted marches are committed here; the end of the phase commits them by itself. */
function endsMarches(after: ShogunAction | undefined): boolean {
  return after === undefined || !['march', 'leave', 'go', 'endPhase'].includes(after.kind)
}

/** Whether the same army was dragged there by the march before, of which this is a further step. */
function isSameMarch(i: number, plan: readonly ShogunAction[]): boolean {
  const { army } = plan[i] as ActionOf<'march'>
  const last = plan.slice(0, i).findLast(({ kind }) => kind !== 'leave' && kind !== 'go')
  return last?.kind === 'march' && last.army === army
}

function marchBefore(i: number, plan: readonly ShogunAction[]): number {
  return plan.slice(0, i).findLastIndex(({ kind }) => kind === 'march')
}

/** One spearman stays where nobody else would: that is what the sheet proposes. */
function isProposed(i: number, plan: readonly ShogunAction[]): boolean {
  const march = marchBefore(i, plan)
  const left = plan.slice(march + 1).findIndex(({ kind }) => kind !== 'leave')
  const { unit } = plan[i] as ActionOf<'leave'>
  return march >= 0 && left <= 1 && unit === 'spearman'
}

const nothing: Plan = { swords: 0, buildings: 0, levies: 0, ronin: 0, ninja: 0 }

/** From the second round on the plan of the last is proposed. */
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
    const changed = bins.filter((bin) => own[bin] !== last[bin])
    return [...changed.map((bin) => `bin ${clan} ${bin}`), `seal ${clan}`]
  })
}

function latestPlan(clan: Clan, earlier: readonly ShogunAction[], koku: number): Plan {
  const puts = earlier.filter((each) => each.kind === 'put' && each.clan === clan) as ActionOf<'put'>[]
  const first = puts.findLastIndex(({ bin }) => bin === 'swords')
  if (first < 0) return nothing
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
function losing(plan: readonly ShogunAction[], seen: readonly Asked[]): string[] {
  const first = plan.findIndex(({ kind }) => kind === 'lose')
  if (first < 0) return []
  const losses = plan.filter((action) => action.kind === 'lose')
  const view = seen[first]?.view
  const seat = view?.battle?.picked == null ? none : seatThatLoses(view)
  const proposed = view === undefined ? null : (proposedLosses(view, seat)?.answers ?? null)
  const count = (list: readonly ActionOf<'lose'>[], { unit, army }: ActionOf<'lose'>) =>
    list.filter((each) => each.unit === unit && each.army === army).length
  // only what he gives up more of is pressed: the sheet gives back another by itself
  const more = losses.filter((each) => count(losses, each) > count(proposed ?? [], each))
  return [...more.map(({ unit, army }) => `lose ${unit} ${army}`), 'lose']
}

/** Of his own side alone a seat sees who was picked. */
function seatThatLoses(view: ShogunView): number {
  const { battle, clans, turn, provinces } = view
  if (battle === null) return none
  const attacks = proposedLosses(view, clans[turn].seat)
  const defender = provinces[battle.to].owner
  return attacks !== null ? clans[turn].seat : defender === none ? none : clans[defender].seat
}

/** Each an arrow; or all that are likely at once, and those struck or drawn that differ. */
function declaring(plan: readonly ShogunAction[], seen: readonly Asked[]): string[] {
  const made = plan.filter((action) => action.kind === 'declare')
  const asked = seen[plan.findIndex(({ kind }) => kind === 'declare')]
  if (made.length === 0 || asked === undefined) return made.map((_, i) => `arrow ${i}`)
  const likely = likelyAttacks(asked.view, asked.answers)
  const isOf = (a: ActionOf<'declare'>, b: ActionOf<'declare'>) => a.from === b.from && a.army === b.army
  const drawn = made.filter((a) => !likely.some((b) => isOf(a, b) && a.to === b.to)).length
  const struck = likely.filter((a) => !made.some((b) => isOf(a, b))).length
  return Array.from({ length: Math.min(made.length, 1 + drawn + struck) }, (_, i) => `arrow ${i}`)
}

/** One stepper for each kind and way; or what empty provinces and the front want at once, and what differs. */
function sending(plan: readonly ShogunAction[], seen: readonly Asked[]): string[] {
  const first = plan.findIndex(({ kind }) => kind === 'send')
  const view = seen[first]?.view
  if (view === undefined) return plan.filter(({ kind }) => kind === 'send').map((_, i) => `way ${i}`)
  const { sends, tied } = sendsOf(plan, view)
  const occupied = occupyingEmpty(view, view.turn, [])
  const presets: readonly { presses: number; sends: readonly Send[] }[] = [
    { presses: 0, sends: [] },
    { presses: 1, sends: occupied },
    { presses: 1, sends: bringingUp(view, view.turn, []) },
    { presses: 2, sends: bringingUp(view, view.turn, occupied) },
  ]
  const taps = Math.min(...presets.map((each) => each.presses + changedWays(sends, each.sends)))
  return Array.from({ length: taps + tied }, (_, i) => `way ${i}`)
}

function changedWays(made: readonly Send[], proposed: readonly Send[]): number {
  const ways = new Map([...made, ...proposed].map((each) => [JSON.stringify(each), each]))
  const count = (list: readonly Send[], send: Send) => list.filter((each) => isSame(each, send)).length
  return [...ways.values()].filter((way) => count(made, way) !== count(proposed, way)).length
}

/** The men who are sent; those tied by ronin go one by one. Where one could go only to one place, nobody was asked for it. */
function sendsOf(plan: readonly ShogunAction[], view: ShogunView): { sends: Send[]; tied: number } {
  const sends: Send[] = []
  let tied = 0
  for (const [i, action] of plan.entries()) {
    if (action.kind !== 'send') continue
    const { from, unit } = action
    if (!isPlainForce(view, from)) {
      tied++
      continue
    }
    const to = plan[i + 1]
    const open = sendsAfter(view, view.turn, sends).filter((each) => each.from === from && each.unit === unit)
    const meant =
      to?.kind === 'to' ? open.find((each) => each.to === to.province && each.army === to.army) : open[0]
    if (meant === undefined) tied++
    else sends.push({ from: meant.from, to: meant.to, unit: meant.unit, army: meant.army })
  }
  return { sends, tied }
}
