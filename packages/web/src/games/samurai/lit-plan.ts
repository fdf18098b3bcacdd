import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import type { Lit } from '../board/pointing.ts'
import type { Battle } from './battle.ts'
import type { Foresight } from './foresight.ts'
import { type Draft, isOfPiece, isStrike, pieceOf } from './plan.ts'
import { type Handle, hexHandle } from './pointing.ts'

/** What a hand can do to a draft; no answers of the game. */
const undrafts = ['undraft', 'unmove', 'unaim'] as const

export const isUndraft = ({ kind }: Action): boolean => (undrafts as readonly string[]).includes(kind)

/** Where the piece stands that an answer names. */
export function handleOf(battle: Battle, action: Action): Handle {
  const { unit, leader } = pieceOf(action)
  const found =
    unit === undefined
      ? battle.leaders.find(({ id }) => id === leader)
      : battle.units.find(({ id }) => id === unit)
  return hexHandle(found?.hex ?? -1)
}

const hexIn = (action: Action): number => (action as Action & { hex?: number }).hex ?? -1

interface Drafting {
  /** As the draft would leave it. */
  readonly battle: Battle
  readonly draft: Draft
  readonly known: Foresight
}

/**
 * What is lit on the board while a turn is drafted: the pieces that may be ordered too, those that are, to be taken up again,
 * and for the one that is taken up where it could go and whom it could strike.
 */
export function litPlan(held: Handle | null, drafting: Drafting): Lit<Offered, Handle> {
  const { battle, draft, known } = drafting
  const { orders, moves, strikes } = known
  const targets = new Map<Handle, Offered[]>()
  const light = (handle: Handle, offered: Offered) =>
    targets.set(handle, [...(targets.get(handle) ?? []), offered])
  const origins = new Set<Handle>()
  for (const { action } of [...moves, ...strikes]) {
    if (pieceOf(action).leader !== -1 && action.kind !== 'playDragon') origins.add(handleOf(battle, action))
  }
  for (const action of [...draft.orders, ...draft.moves]) origins.add(handleOf(battle, action))
  for (const offered of orders) {
    const { kind } = offered.action
    if (kind === 'order' || kind === 'orderLeader') light(handleOf(battle, offered.action), offered)
  }
  const only = held === null && targets.size === 0 && origins.size === 1 ? [...origins][0] : null
  const taken = held !== null && origins.has(held) ? held : (only ?? null)
  if (taken !== null) lightPiece(taken, drafting, light)
  else if (held === null) lightStrikes(drafting, origins, targets, light)
  return { origins, targets, taken }
}

/** What a card that is taken up could be aimed at. */
export function litCard(card: Handle, offers: readonly Offered[], battle: Battle): Lit<Offered, Handle> {
  const aimed = offers.filter(({ action }) => pieceOf(action).leader !== -1)
  return {
    origins: new Set([card]),
    targets: Map.groupBy(aimed, ({ action }) => handleOf(battle, action)),
    taken: card,
  }
}

/** What the piece that is taken up could do, and what of its draft could be taken back. */
function lightPiece(
  taken: Handle,
  { battle, draft, known }: Drafting,
  light: (handle: Handle, offered: Offered) => void,
): void {
  const isThere = (action: Action) => handleOf(battle, action) === taken
  for (const offered of [...known.moves, ...known.strikes]) {
    const { action } = offered
    if (!isThere(action) || action.kind === 'playDragon' || action.kind === 'leave') continue
    light(hexHandle(hexIn(action)), offered)
  }
  for (const offered of known.moves)
    if (offered.action.kind === 'leave' && isThere(offered.action)) light(taken, offered)
  const last = [...draft.orders, ...draft.moves, ...draft.strikes].filter(
    (each) => each.kind !== 'playDragon' && each.kind !== 'inspire' && isThere(each),
  )
  const latest = last.at(-1)
  if (latest === undefined) return
  const [undraft, unmove, unaim] = undrafts
  const kind = isStrike(latest) ? unaim : draft.moves.includes(latest) ? unmove : undraft
  light(taken, { action: { ...latest, kind }, phrase: { id: `samurai.plan.${kind}` } })
}

/** Where only one unit could strike, its target can be chosen at once; the strike that comes next, chosen again, is given. */
function lightStrikes(
  { known, draft }: Drafting,
  origins: ReadonlySet<Handle>,
  targets: ReadonlyMap<Handle, readonly Offered[]>,
  light: (handle: Handle, offered: Offered) => void,
): void {
  const next = draft.strikes.find(isStrike)
  const isNext = (action: Action) => JSON.stringify(action) === JSON.stringify(next)
  const open = known.strikes.filter(
    ({ action }) =>
      isNext(action) || (isStrike(action) && !draft.strikes.some((each) => isOfPiece(each, action))),
  )
  for (const [handle, several] of Map.groupBy(open, ({ action }) => hexHandle(hexIn(action)))) {
    const meant = several.find(({ action }) => isNext(action))
    const [first] = several
    if (first === undefined || origins.has(handle) || targets.has(handle)) continue
    if (meant !== undefined) light(handle, meant)
    else if (several.every(({ action }) => isOfPiece(action, first.action)))
      for (const each of several) light(handle, each)
  }
}
