import type { Action } from '@gunbai/kernel'
import type { Offered, WhyNot } from '@gunbai/kernel/host'
import type { SamuraiView } from '@gunbai/samurai/screen'
import { createContext, use, useEffect } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { InHand } from '../board/use-lit.ts'
import { askedOf } from './asked.ts'
import { type Battle, unitAt } from './battle.ts'
import { added, endOrders, isDrafted, ordering, parted, pieceOf, withoutOrder } from './plan.ts'
import { type Handle, hexHandle, hexOf } from './pointing.ts'
import { useForeseen } from './use-foreseen.ts'
import { usePointing } from './use-pointing.ts'
import { battleOf, useBattle } from './view.ts'

/** What the viewer means to do, as the board shows it before anything of it is given. */
export interface Plan {
  /** The name of what the viewer is asked; empty where nothing is. */
  readonly asked: string
  /** The battle as the draft would leave it. */
  readonly battle: Battle
  readonly inHand: InHand<Handle>
  readonly drags: ReadonlySet<Handle>
  readonly orders: readonly Action[]
  readonly moves: readonly Action[]
  /** The answers that the draft of orders comes to; null as long as the rules have not been asked. */
  readonly batch: readonly Action[] | null
  /** Gives an answer that was pointed at, or drafts it. */
  answer(action: Action): void
  /** Whether that gives it to the rules. */
  commits(action: Action): boolean
  lift(handle: Handle): void
  whyNot(action: Action): Promise<WhyNot | null>
}

const PlanOnBoard = createContext<Plan | null>(null)
export const PlanContext = PlanOnBoard.Provider

/** The plan on the board. */
export function usePlanned(): Plan {
  const plan = use(PlanOnBoard)
  if (plan === null) throw new Error('a plan is drawn inside <PlanContext>')
  return plan
}

/** What a hand can do to a draft; no answer of the game. */
const undrafts = ['undraft', 'unmove'] as const

export function usePlan(): Plan {
  const play = usePlay()
  const { scene, draft, setDraft, hold, held, choose, point } = play
  const given = useBattle()
  const plain = usePointing()
  const { name: asked } = askedOf(scene)
  const { orders, moves } = parted(asked === ordering ? draft : [])
  const ordered = useForeseen(orders)
  const ends = ordered.fresh?.question === ordering ? [endOrders] : []
  const batch = orders.length === 0 || ordered.fresh === null ? null : [...orders, ...ends, ...moves]
  const sent = useForeseen(batch ?? [])
  const latest = sent.latest ?? ordered.latest
  const battle = latest === null || latest.view === null ? given : battleOf(latest.view as SamuraiView)

  // an order without which another is impossible was taken out of the draft
  const known = ordered.fresh
  useEffect(() => {
    if (known !== null && known.taken < orders.length) setDraft(orders.slice(0, known.taken))
  }, [known, orders, setDraft])

  const inHand =
    asked === ordering
      ? lightOrders(held as Handle | null, hold, {
          given,
          battle,
          orders,
          moves,
          mayOrder: orders.length === 0 ? scene.answers : (ordered.fresh?.answers ?? []),
          mayMove: sent.fresh?.answers ?? [],
        })
      : plain

  function answer(action: Action): void {
    if (action.kind === 'undraft') {
      setDraft(withoutOrder(draft, action))
      hold(null)
    } else if (action.kind === 'unmove') {
      setDraft(draft.filter((each) => !moves.includes(each) || pieceOf(each).unit !== pieceOf(action).unit))
      const unit = given.units.find(({ id }) => id === pieceOf(action).unit)
      hold(unit === undefined ? null : hexHandle(unit.hex))
    } else if (!isDrafted(action, asked) || (asked !== ordering && isAlone(draft, action))) {
      choose(action)
    } else if (asked === ordering) {
      setDraft(added(draft, action))
      hold(action.kind === 'order' || action.kind === 'orderLeader' ? handleOf(given, action) : null)
    } else {
      setDraft([action])
      point(action)
    }
  }

  return {
    asked,
    battle,
    inHand,
    drags: asked === ordering ? ownHexes(inHand, battle, scene.viewer) : inHand.origins,
    orders,
    moves,
    batch: sent.fresh === null ? null : batch,
    answer,
    commits: (action) => !undrafts.some((kind) => kind === action.kind) && !isDrafted(action, asked),
    lift(handle) {
      const [only, ...others] = inHand.targets.get(handle) ?? []
      if (asked === ordering && only !== undefined && others.length === 0 && only.action.kind !== 'undraft') {
        answer(only.action)
      } else hold(handle)
    },
    whyNot: async (action) =>
      asked === ordering && orders.length > 0
        ? ((await play.foresee([...orders, action])).halted?.why ?? null)
        : play.whyNot(action),
  }
}

/** What is drafted alone and chosen again is meant. */
const isAlone = (draft: readonly Action[], action: Action): boolean =>
  JSON.stringify(draft) === JSON.stringify([action])

function handleOf(battle: Battle, action: Action): Handle {
  const { unit, leader } = pieceOf(action)
  const found =
    unit === undefined
      ? battle.leaders.find(({ id }) => id === leader)
      : battle.units.find(({ id }) => id === unit)
  return hexHandle(found?.hex ?? -1)
}

/** The hexes from which something of the viewer can be dragged. */
function ownHexes(inHand: InHand<Handle>, battle: Battle, viewer: number | null): ReadonlySet<Handle> {
  const own = [...inHand.origins, ...inHand.targets.keys()].filter((handle) => {
    const hex = hexOf(handle)
    return hex !== null && unitAt(battle, hex)?.seat === viewer
  })
  return new Set(own)
}

interface Orders {
  readonly given: Battle
  readonly battle: Battle
  readonly orders: readonly Action[]
  readonly moves: readonly Action[]
  readonly mayOrder: readonly Offered[]
  readonly mayMove: readonly Offered[]
}

/**
 * What is lit while orders are drafted: the pieces that may be ordered too, those that are, to be taken up again, and for
 * the one that is taken up the hexes to which it could move.
 */
function lightOrders(
  held: Handle | null,
  hold: (handle: Handle | null) => void,
  all: Orders,
): InHand<Handle> {
  const { battle, orders, moves, mayOrder, mayMove } = all
  const targets = new Map<Handle, Offered[]>()
  const light = (handle: Handle, offered: Offered) =>
    targets.set(handle, [...(targets.get(handle) ?? []), offered])
  for (const offered of mayOrder) {
    const { kind } = offered.action
    if (kind === 'order' || kind === 'orderLeader') light(handleOf(battle, offered.action), offered)
  }
  const origins = new Set<Handle>()
  let taken: Handle | null = null
  for (const order of orders) {
    const handle = handleOf(battle, order)
    const [undraft, unmove] = undrafts
    const isMoved = moves.some((move) => pieceOf(move).unit !== undefined && samePiece(move, order))
    if (isMoved) {
      light(handle, { action: { ...order, kind: unmove }, phrase: { id: 'samurai.plan.unmove' } })
      continue
    }
    origins.add(handle)
    if (handle !== held) continue
    taken = handle
    light(handle, { action: { ...order, kind: undraft }, phrase: { id: 'samurai.plan.undraft' } })
    for (const offered of mayMove) {
      const { kind, hex = -1 } = offered.action as Action & { hex?: number }
      const isMove = kind === 'move' || kind === 'moveLeader'
      if (isMove && handleOf(battle, offered.action) === handle) light(hexHandle(hex), offered)
    }
  }
  return { origins, targets, taken, take: hold, letGo: () => hold(null) }
}

function samePiece(one: Action, other: Action): boolean {
  return pieceOf(one).unit === pieceOf(other).unit && pieceOf(one).leader === pieceOf(other).leader
}
