import type { Action, Odds } from '@gunbai/kernel'
import type { Foreseen, Leg, Offered, SteppedOver, Wondering } from '@gunbai/kernel/host'
import { battling, bonus, commanding, moving, ordering, parted, phaseEnds } from './plan.ts'

/** What the rules say of a draft: what may be added to it, and how it would be given. */
export interface Foresight {
  /** Who may still be ordered, and how many the card orders; 0 where it names no number. */
  readonly orders: readonly Offered[]
  readonly mostOrders: number
  /** Who may still move, and where. */
  readonly moves: readonly Offered[]
  /** What could be struck after the moves. */
  readonly strikes: readonly Offered[]
  /** Of the first strike that is drafted. */
  readonly odds: Odds | null
  /** The view after the moves; null where it cannot be foreseen. */
  readonly view: unknown
  readonly legs: readonly Leg[]
  readonly steppedOver: readonly SteppedOver[]
  /** Whether nobody can strike then, so that the turn is over. */
  readonly endsTurn: boolean
  /** The first answer of the draft that is not possible; null where all are. */
  readonly wrong: Action | null
}

type Foresee = (actions: readonly Action[], wondering?: Wondering) => Promise<Foreseen>

/** Asks the rules about a draft. */
export async function foresight(
  foresee: Foresee,
  asked: string,
  draft: readonly Action[],
): Promise<Foresight> {
  const { cards, orders, moves, strikes } = parted(draft, asked)
  const sent = [...cards, ...orders, ...moves]
  const isOrdering = asked === ordering || (asked === commanding && cards.length > 0)
  const to = asked === bonus ? bonus : battling
  const [ordered, moved, fought, given] = await Promise.all([
    isOrdering ? foresee([...cards, ...orders], { through: [] }) : null,
    isOrdering || asked === moving ? foresee(sent, { through: phaseEnds, to: moving }) : null,
    foresee(sent, { through: phaseEnds, to, odds: strikes.slice(0, 1) }),
    foresee(draft, goingOn(draft, asked)),
  ])
  const { legs, steppedOver, halted } = given
  const isBattle = fought.question === to
  return {
    orders: ordered?.question === ordering ? ordered.answers : [],
    mostOrders: Number(ordered?.asked?.about.most ?? 0),
    moves: moved?.question === moving ? moved.answers : [],
    strikes: isBattle ? fought.answers : [],
    odds: fought.odds[0] ?? null,
    view: fought.view ?? moved?.view ?? null,
    legs: legs.filter(({ answers }) => answers.length > 0),
    steppedOver: strikes.length > 0 || ordered === null ? steppedOver : ordered.steppedOver,
    endsTurn: strikes.length === 0 && halted !== null && halted.because !== 'illegal',
    wrong: wrongIn(fought, sent) ?? (isBattle ? wrongStrike(strikes, fought.answers) : (strikes[0] ?? null)),
  }
}

/**
 * A draft with moves goes on to the battle, and one with a strike steps over one's own windows to its dice. A card or orders
 * alone wait: for orders, or for moves.
 */
export function goingOn(draft: readonly Action[], asked: string): Wondering {
  const { orders, moves, strikes } = parted(draft, asked)
  if (strikes.length > 0) return { through: phaseEnds }
  if (moves.length > 0 || asked === moving) return { through: phaseEnds, to: battling }
  return orders.length > 0 ? { through: [] } : {}
}

function wrongIn({ taken, halted }: Foreseen, sent: readonly Action[]): Action | null {
  return halted?.because === 'illegal' ? (sent[taken] ?? null) : null
}

/** What is played with a strike is known to be possible only when it comes to that strike. */
function wrongStrike(strikes: readonly Action[], possible: readonly Offered[]): Action | null {
  const may = new Set(possible.map(({ action }) => JSON.stringify(action)))
  const isWrong = (each: Action) =>
    (each.kind === 'attack' || each.kind === 'shoot') && !may.has(JSON.stringify(each))
  return strikes.find(isWrong) ?? null
}
