import { distance, type HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { GloryAction, Of } from './action.ts'
import { facingToAttack } from './knowledge/natural-facing.ts'
import { attacksOn, plainShot, proposedShots } from './knowledge/proposed-attacks.ts'
import { choiceToggled, proposedChoice } from './knowledge/proposed-choice.ts'
import { ordersMoved, proposedOrders } from './knowledge/proposed-orders.ts'
import { fieldOf } from './position/field.ts'
import type { GloryView } from './view.ts'

/** What a seat saw when it was asked, and could answer. */
interface Asked {
  readonly view: GloryView
  readonly answers: readonly GloryAction[]
}

/**
 * How a person gives the answers of a plan at the table. An activation is one draft: whatever is dragged or pointed at says
 * by itself which segments are left before it, and one press sends all of it and ends the activation. A stack is dragged to
 * where it is to come, however many hexes that are, and put down at the corner that it is to face; who is to go alone is
 * named. An enemy who is pointed at is attacked by all who have him before them, and whoever is to stay out of it is
 * struck off. Orders are proposed, and only those that differ are given or taken away.
 */
export function gestures(
  plan: readonly GloryAction[],
  seen: readonly Asked[],
  seat: Seat,
  before: Given | null = null,
): string[] {
  if (endsWithShot(plan, seen, before)) return []
  return [
    ...ordering(plan, seen, seat),
    ...choosing(plan, seen),
    ...firing(plan, seen),
    ...attacking(plan, seen),
    ...plan.flatMap((_, i) => single(plan, i, seen)),
  ]
}

/** An answer that was given before the plan, and what the seat saw then. */
interface Given {
  readonly action: GloryAction
  readonly view: GloryView
}

/** One button fires and ends the activation, whatever comes of the shot. */
function endsWithShot(plan: readonly GloryAction[], seen: readonly Asked[], before: Given | null): boolean {
  if (before?.action.kind !== 'fire' || plan.some(({ kind }) => kind !== 'done')) return false
  const isSame = ({ view, answers }: Asked) =>
    view.turn === before.view.turn &&
    view.aside.length === before.view.aside.length &&
    !answers.some(({ kind }) => kind === 'rally')
  return seen.every(isSame)
}

/** What a button of its own sends at once, with all that was drafted before it. */
const sentAtOnce: ReadonlySet<GloryAction['kind']> = new Set(['charge', 'raise', 'square'])

/** The press that sends an answer. */
function sendOf(plan: readonly GloryAction[], i: number, seen: readonly Asked[]): string {
  const at = plan.findIndex(({ kind }, j) => j >= i && (sentAtOnce.has(kind) || goesOn(plan, j + 1, seen)))
  return at < 0 ? 'send' : `send ${at}`
}

/** Whether a march goes on from where an enemy commander withdrew before it, instead of halting there. */
function goesOn(plan: readonly GloryAction[], i: number, seen: readonly Asked[]): boolean {
  const [before, now] = [seen[i - 1], seen[i]]
  if (plan[i]?.kind !== 'step' || before === undefined || now === undefined) return false
  const { commanders } = fieldOf(now.view).battle
  const own = now.view.active?.seat
  return commanders.some(
    ({ seat }, i) => seat !== own && now.view.commanders[i].hex !== before.view.commanders[i].hex,
  )
}

/** What is one gesture by itself, or belongs to the drag before it. */
function single(plan: readonly GloryAction[], i: number, seen: readonly Asked[]): string[] {
  const action = plan[i]
  const asked = seen[i]
  const send = sendOf(plan, i, seen)
  switch (action.kind) {
    case 'order':
    case 'choose':
    case 'attack':
      return []
    case 'done':
      if (asked?.answers.some(({ kind }) => kind === 'rally')) return [`end ${i}`]
      return [send]
    case 'march':
    case 'enter':
      return [`drag ${i}`, ...(goesAlone(plan, i, asked) ? [`alone ${i}`] : []), send]
    case 'ride':
      return isHidden(action, asked) ? [`take ${i}`, `pick ${i}`, `point ${i}`, send] : [`drag ${i}`, send]
    case 'step':
      if (goesOn(plan, i, seen)) return [`go on ${i}`, `drag on ${i}`, send]
      return isDragged(plan, i) ? [] : [`drag on ${dragBefore(plan, i)}`, send]
    case 'join':
    case 'halt':
      return isDragged(plan, i) ? [] : [`drag on ${dragBefore(plan, i)}`, send]
    // where a marker allows no more than a turn
    case 'face':
      return isDragged(plan, i) ? [] : [`face ${i}`]
    // where it is to end is pointed at, however many hexes off
    case 'fallBack':
      return [`fall back ${firstOf(plan, i, asked)}`]
    case 'raise':
    case 'square':
    case 'charge':
      return [`point ${i}`, send]
    case 'fire':
      return isPlainShot(action, asked) ? [send] : [`alone ${i}`, send]
    default:
      return [`${i} ${action.kind}`]
  }
}

const sets = ({ kind }: GloryAction): boolean => kind === 'march' || kind === 'enter' || kind === 'ride'
const goes = ({ kind }: GloryAction): boolean =>
  kind === 'step' || kind === 'join' || kind === 'halt' || kind === 'face'

/** Where the drag began that an answer belongs to; -1 where it began before the plan. */
function dragBefore(plan: readonly GloryAction[], i: number): number {
  let at = i
  while (at > 0 && goes(plan[at]) && !sets(plan[at])) at--
  return sets(plan[at]) ? at : -1
}

const isDragged = (plan: readonly GloryAction[], i: number): boolean => dragBefore(plan, i) >= 0

/** Where the way of a unit that falls back began, hex by hex. */
function firstOf(plan: readonly GloryAction[], i: number, asked: Asked | undefined): number {
  let at = i
  if (asked === undefined) return at
  const { map } = fieldOf(asked.view).ground
  for (; at > 0; at--) {
    const [before, now] = [plan[at - 1], plan[at]]
    if (before.kind !== 'fallBack' || now.kind !== 'fallBack' || distance(map, before.hex, now.hex) !== 1)
      break
  }
  return at
}

/** Whether somebody stays behind who could have gone along: whoever may march is dragged with his stack. */
function goesAlone(plan: readonly GloryAction[], i: number, asked: Asked | undefined): boolean {
  const { kind, unit } = plan[i] as Of<'march'>
  if (kind !== 'march' || asked === undefined) return false
  const { units } = asked.view
  const mates = asked.answers.filter(
    (each) =>
      each.kind === 'march' && !each.forced && each.unit !== unit && units[each.unit].hex === units[unit].hex,
  )
  return mates.length > 0 && plan[i + 1]?.kind !== 'join'
}

/** A commander in a hex from which somebody may march is picked before he is dragged. */
function isHidden({ commander }: Of<'ride'>, asked: Asked | undefined): boolean {
  if (asked === undefined) return false
  const { units, commanders } = asked.view
  return asked.answers.some(
    ({ kind, ...rest }) =>
      kind === 'march' && units[(rest as { unit: number }).unit].hex === commanders[commander].hex,
  )
}

/** Whether it is the way of a shot that is proposed; another stands beside it. */
function isPlainShot(shot: Of<'fire'>, asked: Asked | undefined): boolean {
  if (asked === undefined) return true
  const alike = asked.answers.filter(
    (each): each is Of<'fire'> => each.kind === 'fire' && each.unit === shot.unit && each.hex === shot.hex,
  )
  const { both, facing } = plainShot(asked.view, alike) ?? shot
  return both === shot.both && facing === shot.facing
}

/** Where a marker lets some act, the largest stacks are proposed; another is pointed at, and so is one that is to stay out. */
function choosing(plan: readonly GloryAction[], seen: readonly Asked[]): string[] {
  const asked = seen.find(({ answers }) => answers.some(({ kind }) => kind === 'choose'))
  if (asked === undefined) return []
  const { view, answers } = asked
  let drafted = proposedChoice(view, answers)
  let changes = 0
  const wanted = plan.filter((action) => action.kind === 'choose')
  const isIn = (list: readonly Of<'choose'>[], hex: number) => list.some((each) => each.hex === hex)
  for (const each of wanted) {
    if (isIn(drafted, each.hex)) continue
    drafted = choiceToggled(view, drafted, each)
    changes++
  }
  changes += drafted.filter(({ hex }) => !isIn(wanted, hex)).length
  return Array.from({ length: changes }, (_, i) => `choose ${i}`)
}

/**
 * The shots of batteries that have one target alone stand in the draft when it is begun, unless something must be thought of
 * before; who does not want one takes it out. Other shots are pointed at.
 */
function firing(plan: readonly GloryAction[], seen: readonly Asked[]): string[] {
  const first = seen.findIndex(({ answers }) => answers.some(({ kind }) => kind === 'fire'))
  const made = plan.filter((action) => action.kind === 'fire')
  const isLater = seen
    .slice(0, first)
    .some(({ answers }) => answers.some(({ kind }) => thoughtOfBefore.has(kind)))
  const proposed = first < 0 || isLater ? [] : proposedShots(seen[first].view, seen[first].answers)
  const isIn = (list: readonly Of<'fire'>[]) => (a: Of<'fire'>) =>
    list.some((b) => a.unit === b.unit && a.hex === b.hex)
  return [
    ...proposed.filter((each) => !isIn(made)(each)).map(({ unit }) => `not ${unit}`),
    ...made.filter((each) => !isIn(proposed)(each)).map(({ unit }) => `point at by ${unit}`),
  ]
}

const thoughtOfBefore: ReadonlySet<GloryAction['kind']> = new Set(['choose', 'test'])

/** Orders are proposed; one is dragged from a group to another, or a group is pointed at to have one or none. */
function ordering(plan: readonly GloryAction[], seen: readonly Asked[], seat: Seat): string[] {
  const wanted = plan.flatMap((action) => (action.kind === 'order' ? [action.group] : []))
  const view = seen[plan.findIndex(({ kind }) => kind === 'order')]?.view
  if (view === undefined) return wanted.map((_, i) => `order ${i}`)
  let drafted = proposedOrders(view, seat)
  let changes = 0
  for (const { group } of drafted.toReversed()) {
    if (wanted.includes(group)) continue
    const missing = wanted.filter((each) => !drafted.some((order) => order.group === each))
    const moved = missing
      .map((each) => ordersMoved(view, drafted, group, each))
      .find((orders) => orders !== null)
    drafted = moved ?? drafted.filter((each) => each.group !== group)
    changes++
  }
  changes += wanted.filter((each) => !drafted.some(({ group }) => group === each)).length
  return [...Array.from({ length: changes }, (_, i) => `order ${i}`), 'send orders']
}

/** Whether a march may have been dragged over the hex where it ends to an enemy whom it attacks from there. */
function isDraggedAt(
  plan: readonly GloryAction[],
  i: number,
  seen: readonly Asked[],
  target: HexId,
): boolean {
  const march = plan[i]
  if (march.kind !== 'march') return false
  const { unit } = march
  const at = plan.findIndex(({ kind }, j) => j > i && kind === 'halt')
  const halt = plan[at]
  if (halt?.kind !== 'halt' || dragBefore(plan, at) !== i) return false
  const { view, answers } = seen[at]
  const { hex } = view.units[unit]
  const isMade = plan.some((each) => each.kind === 'attack' && each.from === hex && each.hex === target)
  const facings = answers.flatMap((each) => (each.kind === 'halt' ? [each.facing] : []))
  return isMade && facingToAttack(view, unit, hex, target, facings) === halt.facing
}

/**
 * An enemy hex that is pointed at is attacked by all who have it before them, and with it whatever else they must attack;
 * those who are not to are struck off, one by one.
 */
function attacking(plan: readonly GloryAction[], seen: readonly Asked[]): string[] {
  const made = plan.filter((action) => action.kind === 'attack')
  if (made.length === 0) return []
  const asked = seen[plan.findIndex(({ kind }) => kind === 'attack')]
  const open = made.filter(({ hex }, i) => made.findIndex((each) => each.hex === hex) === i)
  const drafted: Of<'attack'>[] = []
  let pointed = 0
  const drags = new Set<number>()
  for (const { hex } of open) {
    if (drafted.some((each) => each.hex === hex)) continue
    const drag = plan.findIndex((_, i) => !drags.has(i) && isDraggedAt(plan, i, seen, hex))
    if (drag < 0) pointed++
    else drags.add(drag)
    drafted.push(...attacksOn(asked.view, asked.answers, hex, drafted))
  }
  const isIn = (list: readonly Of<'attack'>[]) => (a: Of<'attack'>) =>
    list.some((b) => a.from === b.from && a.hex === b.hex)
  const differ = [
    ...drafted.filter((each) => !isIn(made)(each)),
    ...made.filter((each) => !isIn(drafted)(each)),
  ]
  return [
    ...Array.from({ length: pointed }, (_, i) => `target ${i}`),
    ...differ.map(({ from, hex }) => `attacker ${from} ${hex}`),
    'send',
  ]
}
