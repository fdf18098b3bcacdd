import type { Action } from '@gunbai/kernel'
import type { SamuraiAction } from '@gunbai/samurai/screen'

/** A draft as it would be given: every order before the first move (SB-ORD-03). */
export interface Draft {
  readonly orders: readonly Action[]
  readonly moves: readonly Action[]
}

export const endOrders: Action = { kind: 'endOrders' } satisfies SamuraiAction

const isOrder = ({ kind }: Action): boolean => kind === 'order' || kind === 'orderLeader'
const isMove = ({ kind }: Action): boolean => kind === 'move' || kind === 'moveLeader'

export const parted = (draft: readonly Action[]): Draft => ({
  orders: draft.filter(isOrder),
  moves: draft.filter(isMove),
})

/** The piece that an answer names. */
export function pieceOf(action: Action): { readonly unit?: number; readonly leader?: number } {
  const { unit, leader } = action as Action & { readonly unit?: number; readonly leader?: number }
  return unit === undefined ? { leader: leader ?? -1 } : { unit }
}

const isOf = (action: Action, piece: Action): boolean => {
  const [one, other] = [pieceOf(action), pieceOf(piece)]
  return one.unit === other.unit && one.leader === other.leader
}

/** The draft with one answer more; a piece moves once, and to where it was sent last. */
export const added = (draft: readonly Action[], action: Action): readonly Action[] => [
  ...draft.filter((each) => !(isMove(action) && isMove(each) && isOf(each, action))),
  action,
]

/** The draft without the order of a piece, and without what hung on it: no move is known to be possible any more. */
export const withoutOrder = (draft: readonly Action[], order: Action): readonly Action[] =>
  draft.filter((each) => isOrder(each) && !isOf(each, order))

/** The draft one step before. */
export const stepBack = (draft: readonly Action[]): readonly Action[] => draft.slice(0, -1)

/** What a hand does with an answer that it points at: the table is told at once, or it is only drafted. */
export function isDrafted({ kind }: Action, asked: string): boolean {
  switch (kind) {
    case 'order':
    case 'orderLeader':
    case 'attack':
    case 'shoot':
    case 'playCommand':
    case 'playDragon':
    case 'discardCommand':
    case 'discardDragon':
    case 'drawDragon':
    case 'takeHonor':
      return true
    case 'move':
    case 'moveLeader':
      return asked === ordering
    default:
      return false
  }
}

/** The name of the question in which orders are given. */
export const ordering = 'turn / order'

/** Whether several questions of the end of a turn are on one sheet. */
export const isEndOfTurn = (asked: string): boolean =>
  asked === 'end of turn / keep' || asked === 'end of turn / choose' || asked === 'end of turn / sell'
