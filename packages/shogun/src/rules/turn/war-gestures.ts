import type { ActionOf, ShogunAction } from '../../action.ts'
import { regularKinds, type Unit } from '../../data/pieces.ts'
import { likelyAttacks } from '../../odds/likely-attacks.ts'
import type { ShogunView } from '../../view.ts'
import { type MoveIn, movingIn } from '../movement/move-in.ts'
import { bringingUp, occupyingEmpty } from '../movement/send-presets.ts'
import { isPlainForce, isSame, type Send, sendsAfter } from '../movement/send-sheet.ts'

/** What a seat saw when it was asked, and could answer. */
export interface Asked {
  readonly view: ShogunView
  readonly answers: readonly ShogunAction[]
}

/** An answer of a war turn, with what was seen before it. */
interface Deed {
  readonly action: ShogunAction
  readonly asked: Asked | undefined
}

const warKinds: ReadonlySet<string> = new Set([
  'takeIn',
  'march',
  'leave',
  'go',
  'declare',
  'send',
  'to',
  'endPhase',
])

/** Whether a draft of the war turn holds it: such answers are counted here. */
export const isDrafted = ({ kind }: ShogunAction): boolean => warKinds.has(kind)

/**
 * The gestures of a war turn. Marches, men who join, and then battles, or men of forces, are one draft each: an army is dragged to
 * where it is to come, all men join who stand there, battles are arrows; one press commits all of it.
 */
export function warGestures(
  plan: readonly ShogunAction[],
  seen: readonly Asked[],
  earlier: readonly ShogunAction[],
): string[] {
  const attacked = attackedIn([...earlier, ...plan])
  return draftsOf(plan, seen).flatMap((draft, i) =>
    gesturesOf(draft, attacked).map((name) => `${name} of ${i}`),
  )
}

/** What each army has declared battle on since the round was planned. */
function attackedIn(answers: readonly ShogunAction[]): MoveIn[] {
  const since = answers.slice(answers.findLastIndex(({ kind }) => kind === 'put') + 1)
  const last = new Map(
    since.flatMap((each) => (each.kind === 'declare' && each.army >= 0 ? [[each.army, each]] : [])),
  )
  return [...last.values()].map(({ army, to }) => ({ army, to }))
}

/** What is drawn up together: of phases A and B, or of D. What is done between battles is done by itself. */
function draftsOf(plan: readonly ShogunAction[], seen: readonly Asked[]): Deed[][] {
  const drafts: Deed[][] = []
  let last: string | null = null
  for (const [i, action] of plan.entries()) {
    const part = isDrafted(action) ? partOf(seen[i]) : null
    if (part !== null) {
      if (part === last) drafts.at(-1)?.push({ action, asked: seen[i] })
      else drafts.push([{ action, asked: seen[i] }])
    }
    last = part
  }
  return drafts
}

function partOf(asked: Asked | undefined): string {
  const phase = asked?.view.phase ?? 'A'
  return phase === 'B' ? 'A' : phase
}

function gesturesOf(draft: readonly Deed[], attacked: readonly MoveIn[]): string[] {
  const { begun, rest } = stepBegun(draft)
  if (rest.length === 0) return begun
  // into what was just cleared an army goes by a button, the smallest garrison proposed
  if (rest[0].asked?.view.phase === 'C') return [...begun, ...leaving(rest), 'move in']
  const { gestures, tied } = sending(rest)
  return [
    ...begun,
    ...joining(rest),
    ...marching(rest, attacked),
    ...declaring(rest),
    ...gestures,
    ...commits(rest, tied),
  ]
}

/** An army that took hidden ronin along has shown them: whom it leaves is asked for by itself, and the smallest garrison is proposed. */
function stepBegun(draft: readonly Deed[]): { readonly begun: string[]; readonly rest: readonly Deed[] } {
  const isGarrison = ({ kind }: ShogunAction) => kind === 'leave' || kind === 'go'
  const end = draft.findIndex(({ action }) => !isGarrison(action))
  const count = end < 0 ? draft.length : end
  const garrison = draft.slice(0, count)
  return { begun: count === 0 ? [] : [...leaving(garrison), 'garrison'], rest: draft.slice(count) }
}

/**
 * One press for all; another where battles were not drawn, but could have been; and one for what goes before men who are sent
 * with ronin, each by himself.
 */
function commits(draft: readonly Deed[], tied: number): string[] {
  const declared = draft.some(({ action }) => action.kind === 'declare')
  const endsPeacefully =
    !declared && draft.some(({ action, asked }) => action.kind === 'endPhase' && asked?.view.phase === 'B')
  const others = draft.some(({ asked }) => asked?.view.phase !== 'B')
  return [
    ...(others || declared ? ['commit'] : []),
    ...(endsPeacefully ? ['no battles'] : []),
    ...(tied > 0 && draft.length > 2 * tied ? ['commit before the tied'] : []),
  ]
}

/** All men join who stand there: with all armies before they march, and with all again where they have come to; else army by army. */
function joining(draft: readonly Deed[]): string[] {
  const first = draft.findIndex(({ action }) => action.kind === 'march')
  const place = first < 0 ? draft.length : first
  return [...joiningIn(draft, 0, place, 'before'), ...joiningIn(draft, place, draft.length, 'after')]
}

function joiningIn(draft: readonly Deed[], from: number, to: number, when: string): string[] {
  const part = draft.slice(from, to)
  const joined = part.flatMap(({ action }) => (action.kind === 'takeIn' ? [action] : []))
  if (joined.length === 0) return []
  const last = from + part.findLastIndex(({ action }) => action.kind === 'takeIn')
  const more = draft[last + 1]?.asked?.answers.some(({ kind }) => kind === 'takeIn') ?? false
  const armies = new Set(joined.map(({ army }) => army))
  return more ? [...armies].map((army) => `join ${army} ${when}`) : [`join ${when}`]
}

/** An army is dragged once, however many provinces that are; one spearman stays where nobody else would. */
function marching(draft: readonly Deed[], attacked: readonly MoveIn[]): string[] {
  const marches = draft.flatMap(({ action }, i) => (action.kind === 'march' ? [{ ...action, i }] : []))
  const view = draft.find(({ action }) => action.kind === 'march')?.asked?.view
  const proposed = view?.phase === 'D' ? movingIn(view, view.turn, attacked) : []
  const runs = marches.filter(({ army, i }) => !isSameMarch(draft, army, i))
  const isProposed = ({ army, to }: ActionOf<'march'>) =>
    runs.filter((each) => each.army === army).length === 1 &&
    marches.filter((each) => each.army === army).length === 1 &&
    proposed.some((each) => each.army === army && each.to === to)
  const asProposed = runs.filter(isProposed)
  const unwanted = proposed.filter(({ army }) => !asProposed.some((each) => each.army === army))
  const byPress = 1 + unwanted.filter(({ army }) => !runs.some((each) => each.army === army)).length
  const drags = runs.map(({ army, i }) => `army ${army} ${i}`)
  const drawn = runs.filter((each) => !isProposed(each)).map(({ army, i }) => `army ${army} ${i}`)
  const pressed = [...Array.from({ length: byPress }, (_, i) => `move in ${i}`), ...drawn]
  return [...(pressed.length < drags.length ? pressed : drags), ...leaving(draft)]
}

/** Whether the same army was dragged there by the march before, of which this is a further step. */
function isSameMarch(draft: readonly Deed[], army: number, i: number): boolean {
  const last = draft.slice(0, i).findLast(({ action: { kind } }) => kind !== 'leave' && kind !== 'go')?.action
  return last?.kind === 'march' && last.army === army
}

/** One man stays, of the kind that is missed least: that is proposed. Each kind of which others stay is a stepper. */
function leaving(draft: readonly Deed[]): string[] {
  return draft.flatMap(({ action, asked }, i) => {
    if (action.kind !== 'leave') return []
    const march = draft.slice(0, i).findLastIndex((each) => each.action.kind !== 'leave')
    const left = draft.slice(march + 1).findIndex((each) => each.action.kind !== 'leave')
    const offered = asked?.answers.flatMap((each) => (each.kind === 'leave' ? [each.unit] : [])) ?? []
    const least = cheapestFirst.find((unit) => offered.includes(unit)) ?? 'spearman'
    const alone = left === 1 || (left < 0 && draft.length - march === 2)
    return alone && action.unit === least ? [] : [`leave ${action.unit} ${march}`]
  })
}

const cheapestFirst: readonly Unit[] = [...regularKinds].reverse()

/** Each an arrow; or all that are likely at once, and those struck or drawn that differ. */
function declaring(draft: readonly Deed[]): string[] {
  const made = draft.flatMap(({ action }) => (action.kind === 'declare' ? [action] : []))
  const asked = draft.find(({ action }) => action.kind === 'declare')?.asked
  if (made.length === 0 || asked === undefined) return made.map((_, i) => `arrow ${i}`)
  const likely = likelyAttacks(asked.view, asked.answers)
  const isOf = (a: ActionOf<'declare'>, b: ActionOf<'declare'>) => a.from === b.from && a.army === b.army
  const drawn = made.filter((a) => !likely.some((b) => isOf(a, b) && a.to === b.to)).length
  const struck = likely.filter((a) => !made.some((b) => isOf(a, b))).length
  return Array.from({ length: Math.min(made.length, 1 + drawn + struck) }, (_, i) => `arrow ${i}`)
}

/** A man for every empty province is proposed; those for the front are one press; what differs is a stepper for each kind and way. */
function sending(draft: readonly Deed[]): { readonly gestures: string[]; readonly tied: number } {
  // whoever sends nobody was asked all the same, and strikes what was proposed
  const first = draft.findIndex(({ asked }) => asked?.answers.some(({ kind }) => kind === 'send'))
  const view = draft[first]?.asked?.view
  if (view === undefined) return { gestures: [], tied: 0 }
  const { sends, tied } = sendsOf(draft.slice(first), view)
  const occupied = occupyingEmpty(view, view.turn, [])
  const presets: readonly { presses: number; sends: readonly Send[] }[] = [
    { presses: 0, sends: occupied },
    { presses: 1, sends: bringingUp(view, view.turn, occupied) },
    { presses: 1, sends: [] },
    { presses: 2, sends: bringingUp(view, view.turn, []) },
  ]
  const taps = Math.min(...presets.map((each) => each.presses + changedWays(sends, each.sends)))
  return { gestures: Array.from({ length: taps + tied }, (_, i) => `way ${i}`), tied }
}

/** A man more or fewer on a way is a stepper; a man of a force who goes elsewhere than proposed is dragged there. */
function changedWays(made: readonly Send[], proposed: readonly Send[]): number {
  const extra = without(made, proposed)
  const missing = without(proposed, made)
  const stepped = (sends: readonly Send[]) => new Set(sends.map((each) => JSON.stringify(each))).size
  let dragged = 0
  for (const { from, unit } of extra.slice()) {
    const other = missing.findIndex((each) => each.from === from && each.unit === unit)
    if (other < 0) continue
    missing.splice(other, 1)
    extra.splice(
      extra.findIndex((each) => each.from === from && each.unit === unit),
      1,
    )
    dragged++
  }
  return dragged + stepped(extra) + stepped(missing)
}

/** Those that are more than in the other list. */
function without(sends: readonly Send[], others: readonly Send[]): Send[] {
  const left = [...others]
  return sends.filter((each) => {
    const at = left.findIndex((other) => isSame(each, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** The men who are sent; those tied by ronin go one by one. Where one could go only to one place, nobody was asked for it. */
function sendsOf(draft: readonly Deed[], view: ShogunView): { sends: Send[]; tied: number } {
  const sends: Send[] = []
  let tied = 0
  for (const [i, { action }] of draft.entries()) {
    if (action.kind !== 'send') continue
    const { from, unit } = action
    const to = draft[i + 1]?.action
    if (!isPlainForce(view, from)) {
      tied++
      continue
    }
    const open = sendsAfter(view, view.turn, sends).filter((each) => each.from === from && each.unit === unit)
    const meant =
      to?.kind === 'to' ? open.find((each) => each.to === to.province && each.army === to.army) : open[0]
    if (meant === undefined) tied++
    else sends.push({ from: meant.from, to: meant.to, unit: meant.unit, army: meant.army })
  }
  return { sends, tied }
}
