import { distance } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import type { GloryAction, Of } from './action.ts'
import { attacksOn, plainShot } from './knowledge/proposed-attacks.ts'
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
const sentAtOnce: ReadonlySet<GloryAction['kind']> = new Set(['fire', 'charge', 'raise', 'square'])

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

/** The only shot that there is stands ready, unless a test of initiative is still to be thought of. */
function isProposed(i: number, seen: readonly Asked[]): boolean {
  const shots = seen[i]?.answers.filter((each) => each.kind === 'fire') ?? []
  const isTesting = seen.slice(0, i).some(({ answers }) => answers.some(({ kind }) => kind === 'test'))
  return !isTesting && new Set(shots.map(({ unit, hex }) => `${unit} ${hex}`)).size === 1
}

/** Who neither fires nor does anything else puts the shot aside that stands ready. */
const isUnwanted = (plan: readonly GloryAction[], i: number, seen: readonly Asked[]): boolean =>
  isProposed(i, seen) && plan.every(({ kind }) => kind === 'done')

/** What is one gesture by itself, or belongs to the drag before it. */
function single(plan: readonly GloryAction[], i: number, seen: readonly Asked[]): string[] {
  const action = plan[i]
  const asked = seen[i]
  const send = sendOf(plan, i, seen)
  switch (action.kind) {
    case 'order':
    case 'attack':
      return []
    case 'done':
      if (asked?.answers.some(({ kind }) => kind === 'rally')) return [`end ${i}`]
      return isUnwanted(plan, i, seen) ? [`not ${i}`, send] : [send]
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
      return [
        ...(isProposed(i, seen) ? [] : [`point ${i}`]),
        ...(isPlainShot(action, asked) ? [] : [`alone ${i}`]),
        send,
      ]
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
  for (const { hex } of open) {
    if (drafted.some((each) => each.hex === hex)) continue
    pointed++
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
