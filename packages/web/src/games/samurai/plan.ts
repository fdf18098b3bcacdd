import type { Action } from '@gunbai/kernel'
import type { SamuraiAction } from '@gunbai/samurai/screen'

/** The phases of a turn that a plan goes through, by the names of their questions. */
export const commanding = 'turn / command'
export const ordering = 'turn / order'
export const moving = 'turn / move'
export const battling = 'turn / battle'
/** A further close combat of the unit that has just won one. */
export const bonus = 'close combat / bonus'

const planned: readonly string[] = [commanding, ordering, moving, battling, bonus]

/** Whether what is asked is answered by a plan: card, orders, moves and strikes drafted as one. */
export const isPlanned = (asked: string): boolean => planned.includes(asked)

/** What ends a phase between two answers of a plan. */
export const phaseEnds: readonly Action[] = [
  { kind: 'endOrders' },
  { kind: 'endMovement' },
] satisfies SamuraiAction[]

/** A draft by its phases, in the order in which it would be given (SB-TURN-02, SB-ORD-03). */
export interface Draft {
  /** The Command card, and Dragon cards beside it. */
  readonly cards: readonly Action[]
  readonly orders: readonly Action[]
  /** Moves, and what is played among them. */
  readonly moves: readonly Action[]
  /** Strikes, each with what is played or given with it. */
  readonly strikes: readonly Action[]
}

type Phase = keyof Draft

const phases: readonly Phase[] = ['cards', 'orders', 'moves', 'strikes']

/** The phase in which an answer begins; null where it belongs to whatever comes before it. */
function phaseOf({ kind }: Action): Phase | null {
  switch (kind) {
    case 'playCommand':
      return 'cards'
    case 'order':
    case 'orderLeader':
      return 'orders'
    case 'move':
    case 'moveLeader':
    case 'leave':
      return 'moves'
    case 'attack':
    case 'shoot':
      return 'strikes'
    default:
      return null
  }
}

export const isStrike = (action: Action): boolean => phaseOf(action) === 'strikes'

/** The phases of a draft. What is drafted while pieces move or strike begins in that phase. */
export function parted(draft: readonly Action[], asked: string): Draft {
  const parts: Record<Phase, Action[]> = { cards: [], orders: [], moves: [], strikes: [] }
  let at: Phase = asked === moving ? 'moves' : asked === battling || asked === bonus ? 'strikes' : 'cards'
  for (const action of draft) {
    at = phaseOf(action) ?? at
    parts[at].push(action)
  }
  return parts
}

const joined = (parts: Draft): readonly Action[] => phases.flatMap((phase) => parts[phase])

/** The piece that an answer names. */
export function pieceOf(action: Action): { readonly unit?: number; readonly leader?: number } {
  const { unit, leader } = action as Action & { readonly unit?: number; readonly leader?: number }
  return unit === undefined ? { leader: leader ?? -1 } : { unit }
}

/** Whether both answers name the same piece. */
export function isOfPiece(action: Action, piece: Action): boolean {
  const [one, other] = [pieceOf(action), pieceOf(piece)]
  return one.unit === other.unit && one.leader === other.leader
}

/**
 * The draft with one answer more. A piece moves once, to where it was sent last, and strikes from there; ordered twice, as by a
 * finger that is quicker than the lights, it is ordered once.
 */
export function added(draft: readonly Action[], action: Action, asked: string): readonly Action[] {
  const phase = phaseOf(action)
  if (phase === null) return [...draft, action]
  if (phase === 'cards') return [action]
  const parts = parted(draft, asked)
  if (phase === 'orders' && parts.orders.some((each) => JSON.stringify(each) === JSON.stringify(action)))
    return draft
  const kept = {
    ...parts,
    moves: phase === 'moves' ? without(parts.moves, action) : parts.moves,
    strikes: phase === 'orders' ? parts.strikes : withoutStrike(parts.strikes, action),
  }
  return joined({ ...kept, [phase]: [...kept[phase], action] })
}

/** The draft with an answer at the place where it would be asked for. */
export const inserted = (draft: readonly Action[], action: Action, after: number): readonly Action[] => [
  ...draft.slice(0, after),
  action,
  ...draft.slice(after),
]

/** The draft without the order of a piece, and without what hung on it. */
export function withoutOrder(draft: readonly Action[], order: Action, asked: string): readonly Action[] {
  const { cards, orders, moves, strikes } = parted(draft, asked)
  return joined({
    cards,
    orders: without(orders, order),
    moves: without(moves, order),
    strikes: withoutStrike(strikes, order),
  })
}

/** The draft without the move of a piece, and without the strike that it was to make from there. */
export function withoutMove(draft: readonly Action[], move: Action, asked: string): readonly Action[] {
  const parts = parted(draft, asked)
  return joined({
    ...parts,
    moves: without(parts.moves, move),
    strikes: withoutStrike(parts.strikes, move),
  })
}

const without = (list: readonly Action[], piece: Action): Action[] =>
  list.filter((each) => phaseOf(each) === null || !isOfPiece(each, piece))

/** A strike goes with what was to be played or given with it. */
function withoutStrike(strikes: readonly Action[], piece: Action): Action[] {
  let isGone = false
  return strikes.filter((each) => {
    if (isStrike(each)) isGone = isOfPiece(each, piece)
    return !isGone
  })
}

/** The draft one step before. */
export const stepBack = (draft: readonly Action[]): readonly Action[] => draft.slice(0, -1)

/** What only a button gives, once it was chosen: a card, which others see. */
export function isChosenFirst({ kind }: Action): boolean {
  return ['playCommand', 'playDragon', 'discardCommand', 'discardDragon'].includes(kind)
}

/** Whether several questions of the end of a turn are on one sheet. */
export const isEndOfTurn = (asked: string): boolean =>
  asked === 'end of turn / keep' || asked === 'end of turn / choose' || asked === 'end of turn / sell'
