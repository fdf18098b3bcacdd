import type { Seat } from '@gunbai/kernel'
import type { SamuraiAction } from './action.ts'
import type { HexId } from './position/board.ts'
import type { SamuraiState, UnitId } from './state.ts'

/** An answer, how things stood before it, and what else could have been answered. */
export interface Asked {
  readonly action: SamuraiAction
  readonly state: Pick<SamuraiState, 'units' | 'leaders' | 'table' | 'turn' | 'revealed'>
  readonly answers: readonly SamuraiAction[]
  /** Whether it was only a chance to interrupt. */
  readonly isWindow: boolean
}

/**
 * How a person gives the answers of a plan at the table. Card, orders, moves and strikes are one draft: a unit that is dragged
 * is ordered by that, and attacks whom the drag ends at; one press commits it all. What dice leave of a draft is committed by
 * one press each. Cards that could be played at windows on the way are lit beside the draft: not to choose them is to decline.
 */
export function gestures(plan: readonly Asked[], earlier: readonly Asked[], seat: Seat): string[] {
  const turn = plan[0]?.state.turn.seat === seat ? sinceCommand(earlier) : []
  const begun = continued(turn, plan)
  const draft: Drafting = { whole: [...begun, ...plan], turn: [...turn, ...plan], seat }
  const names = (asked: readonly Asked[]) =>
    asked.flatMap((each) => gesturesOf(each, draft.whole.indexOf(each), draft))
  const before = new Set(names(begun))
  const drafted = names(plan).filter((name) => !before.has(name))
  return plan.some(isOfDraft) && !begun.some(isOfDraft) ? [...drafted, 'commit'] : drafted
}

interface Drafting {
  /** The draft to which the plan belongs. */
  readonly whole: readonly Asked[]
  /** What was answered since the Command card. */
  readonly turn: readonly Asked[]
  readonly seat: Seat
}

function sinceCommand(earlier: readonly Asked[]): readonly Asked[] {
  const from = earlier.findLastIndex(({ action }) => action.kind === 'playCommand')
  return from < 0 ? [] : earlier.slice(from)
}

/** The answers just before that belong to the same draft: the enemy was asked meanwhile, did nothing, and it went on. */
function continued(turn: readonly Asked[], [first]: readonly Asked[]): readonly Asked[] {
  const isSame = ({ state }: Asked) =>
    state.revealed === first?.state.revealed && state.table.length === first.state.table.length
  return turn.slice(turn.findLastIndex((each) => !isSame(each)) + 1)
}

const draftedKinds: readonly SamuraiAction['kind'][] = [
  'playCommand',
  'order',
  'orderLeader',
  'endOrders',
  'move',
  'moveLeader',
  'leave',
  'endMovement',
  'attack',
  'shoot',
]

/** What a draft goes on to the battle for. */
const goesOn: readonly SamuraiAction['kind'][] = ['move', 'moveLeader', 'leave', 'attack', 'shoot']

const isOfDraft = ({ action }: Asked): boolean => draftedKinds.includes(action.kind)

function gesturesOf(asked: Asked, i: number, draft: Drafting): string[] {
  const { action } = asked
  const before = draft.whole.slice(0, i)
  switch (action.kind) {
    case 'order':
      return isAmbiguous(asked, action.unit, draft)
        ? [`unit ${action.unit}`, `which ${action.unit}`]
        : [`unit ${action.unit}`]
    case 'move':
      return [`unit ${action.unit}`]
    case 'orderLeader':
    case 'moveLeader':
    case 'leave':
      return [`leader ${action.leader}`]
    case 'endOrders':
      return [] // with the commit
    case 'endMovement':
      // with the commit of moves and strikes; who only gave orders says so
      return draft.whole.some(({ action: { kind } }) => goesOn.includes(kind)) ? [] : [`end ${i}`]
    case 'endBattle':
      return [`end ${i}`, ...unwantedShots(asked, draft)]
    case 'playCommand':
      return [`card ${action.card}`]
    case 'attack':
    case 'shoot':
      if (before.length === 0 && strikesIn(asked).length === 1) return []
      return isAimed(asked, action, draft) ? [] : [`aim ${i}`]
    case 'inspire':
      // a button of its own commits the strike inspired
      return isWithStrike(before) ? [] : [`inspire ${i}`]
    case 'gainGround':
      // one button advances and attacks
      return draft.whole[i + 1]?.action.kind === 'attack' ? [] : [`ground ${i}`]
    case 'playDragon': {
      const several = asked.answers.filter((each) => each.kind === 'playDragon' && each.card === action.card)
      const target = several.length > 1 ? [`target ${i}`] : []
      return [`dragon ${action.card}`, ...target, ...(before.some(isOfDraft) ? [] : [`play ${i}`])]
    }
    case 'pass': {
      const isOnSheet =
        before.at(-1)?.action.kind === 'takeHonor' || draft.turn.at(-2)?.action.kind === 'drawDragon'
      return asked.isWindow && (isOnSheet || before.some(isOfDraft)) ? [] : [`pass ${i}`]
    }
    default:
      return [`${action.kind} ${i}`]
  }
}

/** A tap on a unit with a leader who could be ordered away from it asks which is meant; a drag means the unit. */
function isAmbiguous({ answers, state }: Asked, unit: UnitId, { turn }: Drafting): boolean {
  const { hex } = state.units[unit]
  const acts = turn.some(
    ({ action }) =>
      (action.kind === 'move' || action.kind === 'attack' || action.kind === 'shoot') && action.unit === unit,
  )
  return (
    !acts && answers.some((each) => each.kind === 'orderLeader' && state.leaders[each.leader].hex === hex)
  )
}

/** Whether a strike comes last, but for cards and what was declined. */
function isWithStrike(before: readonly Asked[]): boolean {
  const last = before.findLast(({ action: { kind } }) => kind !== 'pass' && kind !== 'playDragon')
  return last?.action.kind === 'attack' || last?.action.kind === 'shoot'
}

const strikesIn = ({ answers }: Asked) => answers.filter(({ kind }) => kind === 'attack' || kind === 'shoot')

/** Shots that were drafted with a move, and taken out again. */
function unwantedShots({ answers }: Asked, { turn }: Drafting): string[] {
  const sent = turn.flatMap(({ action }) => (action.kind === 'move' ? [action.unit] : []))
  return sent.filter((unit) => isOnlyShot(unit, answers)).map((unit) => `not ${unit}`)
}

/** A unit that was sent to where it can strike only one, from afar, has that shot drafted with its move. */
function isOnlyShot(unit: UnitId, answers: readonly SamuraiAction[]): boolean {
  const own = answers.filter(
    (each) => (each.kind === 'attack' || each.kind === 'shoot') && each.unit === unit,
  )
  return own.length === 1 && own[0]?.kind === 'shoot'
}

/** Whether a unit that has just won fights on. */
const isBonus = ({ answers }: Pick<Asked, 'answers'>): boolean =>
  !answers.some(({ kind }) => kind === 'endBattle')

/**
 * Whether the drag that ordered a unit also named its strike: from where it stood, or over the hex to which it goes at somebody
 * next to that. The enemy must have stood there then. Where a unit fights on, an only enemy is proposed.
 */
function isAimed(
  { answers, state }: Asked,
  action: SamuraiAction & { readonly kind: 'attack' | 'shoot' },
  { turn, whole, seat }: Drafting,
): boolean {
  if (isBonus({ answers })) {
    const at = whole.findIndex((each) => each.action === action)
    return (
      whole[at - 1]?.action.kind === 'gainGround' ||
      answers.filter(({ kind }) => kind === 'attack').length === 1
    )
  }
  const isOf = (kind: 'order' | 'move') => (each: Asked) =>
    each.action.kind === kind && each.action.unit === action.unit
  const ordered = turn.find(isOf('order'))
  if (ordered === undefined) return false
  if (turn.some(isOf('move')) && action.kind === 'shoot') return isOnlyShot(action.unit, answers)
  return enemyAt(ordered, action.hex, seat) === enemyAt({ state }, action.hex, seat)
}

const enemyAt = ({ state }: Pick<Asked, 'state'>, hex: HexId, seat: Seat): number =>
  state.units.findIndex((unit) => unit.hex === hex && unit.seat !== seat && unit.blocks > 0)
