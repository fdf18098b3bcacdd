import type { Action } from '@gunbai/kernel'
import type { Offered, WhyNot } from '@gunbai/kernel/host'
import type { SamuraiView } from '@gunbai/samurai/screen'
import { createContext, use, useEffect, useRef } from 'react'
import { type Play, usePlay } from '../../table/play.tsx'
import type { InHand } from '../board/use-lit.ts'
import { askedOf } from './asked.ts'
import { type Battle, sentTo, unitAt } from './battle.ts'
import type { Foresight } from './foresight.ts'
import { handleOf, isUndraft, litCard, litPlan } from './lit-plan.ts'
import {
  added,
  battling,
  bonus,
  commanding,
  type Draft,
  inserted,
  isChosenFirst,
  isOfPiece,
  isPlanned,
  isStrike,
  moving,
  parted,
  phaseEnds,
  withoutMove,
  withoutOrder,
} from './plan.ts'
import { type Handle, hexHandle, hexOf } from './pointing.ts'
import { useCommit } from './use-commit.ts'
import { useForesight } from './use-foresight.ts'
import { usePointing } from './use-pointing.ts'
import { battleOf, useBattle } from './view.ts'

/** What the viewer means to do, as the board shows it before anything of it is given. */
export interface Plan {
  /** The name of what the viewer is asked; empty where nothing is. */
  readonly asked: string
  /** The battle as the draft would leave it. */
  readonly battle: Battle
  readonly draft: Draft
  readonly inHand: InHand<Handle>
  readonly drags: ReadonlySet<Handle>
  /** What the rules say of the draft, as far as that is known; null where nothing is planned. */
  readonly known: Foresight | null
  /** Gives the draft, or with this answer more; null as long as the rules have not been asked. */
  readonly commit: (() => void) | null
  commitWith(action: Action, after: number): void
  /** Gives these answers as a plan: windows between them are stepped over. */
  giveAll(actions: readonly Action[]): void
  /** Gives the first answer, and the rest when it is asked for, whatever was shown meanwhile. */
  insist(actions: readonly Action[]): void
  /** What a card of the hand could do beside the draft. */
  offersOf(handle: Handle): readonly Offered[]
  /** Gives an answer that was pointed at, or drafts it. */
  answer(action: Action): void
  /** Whether that gives it to the rules. */
  commits(action: Action): boolean
  lift(handle: Handle): void
  /** What is taken up is put down there, having come over a hex on which it could stop; false where that means nothing. */
  drop(hex: number, over: number | null): boolean
  whyNot(action: Action): Promise<WhyNot | null>
}

const PlanOnTable = createContext<Plan | null>(null)
export const PlanContext = PlanOnTable.Provider

/** The plan on the table. */
export function usePlanned(): Plan {
  const plan = use(PlanOnTable)
  if (plan === null) throw new Error('a plan is drawn inside <PlanContext>')
  return plan
}

export function usePlan(): Plan {
  const play = usePlay()
  const { scene, draft, hold, held } = play
  const given = useBattle()
  const plain = usePointing()
  const { name: asked } = askedOf(scene)
  const isDrafting = isPlanned(asked) && (asked !== commanding || draft.length > 0)
  const parts = parted(isPlanned(asked) ? draft : [], asked)
  const { fresh, latest } = useForesight()
  const view = latest?.view ?? null
  const battle =
    view === null ? sentTo(given, parts.moves as Parameters<typeof sentTo>[1]) : battleOf(view as SamuraiView)
  const { commit, commitAll, insist } = useCommit(fresh)

  useMending(play, fresh)
  const proposed = useProposedStrikes(play, asked, fresh)

  const offers = latest === null ? [] : besides(latest)
  const lit =
    isDrafting && latest !== null
      ? litDraft(held as Handle | null, offers, { battle, draft: parts, known: latest })
      : null
  const inHand = lit === null ? plain : { ...plain, ...lit, take: hold, letGo: () => hold(null) }
  const drafts = answering(play, asked, given, offers)
  const answer = (action: Action): void => {
    const isNext = commit !== null && isSame(parts.strikes.find(isStrike), action)
    const isUnseen = proposed.current.unseen === JSON.stringify(action)
    proposed.current.unseen = ''
    // a strike that was chosen, is drafted next, and is chosen again, is meant
    if (isNext && !isUnseen) commit()
    else if (!isNext) drafts(action)
  }

  return {
    asked,
    battle,
    draft: parts,
    inHand,
    drags: isDrafting ? ownHexes(inHand, battle, scene.viewer) : inHand.origins,
    known: latest,
    commit,
    commitWith: (action, after) => commitAll(inserted(draft, action, after)),
    giveAll: commitAll,
    insist,
    offersOf: (handle) => offers.filter(({ action }) => cardOf(action) === handle),
    answer,
    commits: (action) => !isUndraft(action) && !isPlanned(asked) && !isChosenFirst(action),
    lift(handle) {
      // with a leader goes his unit; to order him away from it he is chosen
      const orders = isDrafting
        ? (inHand.targets.get(handle) ?? []).filter(({ action }) => isOrder(action))
        : []
      const order = orders.find(({ action }) => action.kind === 'order') ?? orders[0]
      if (order !== undefined) answer(order.action)
      else hold(handle)
    },
    drop: (hex, over) => isDrafting && marched(play, inHand, battle, asked, hex, over),
    whyNot: async (action) =>
      isDrafting && draft.length > 0
        ? ((await play.foresee(added(draft, action, asked), { through: phaseEnds })).halted?.why ?? null)
        : play.whyNot(action),
  }
}

/** What hung on something that is no longer drafted is not possible any more. */
function useMending({ draft, setDraft }: Play, fresh: Foresight | null): void {
  const wrong = fresh?.wrong ?? null
  useEffect(() => {
    if (wrong !== null) setDraft(draft.filter((each) => !isSame(each, wrong)))
  }, [wrong, draft, setDraft])
}

/** What is lit while a turn is drafted: for a card that is in the hand, or for the pieces. */
function litDraft(held: Handle | null, offers: readonly Offered[], drafting: Parameters<typeof litPlan>[1]) {
  const aimed = offers.filter(({ action }) => cardOf(action) === held)
  return held !== null && aimed.length > 0 ? litCard(held, aimed, drafting.battle) : litPlan(held, drafting)
}

const isSame = (one: Action | undefined, other: Action): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const isOrder = ({ kind }: Action): boolean => kind === 'order' || kind === 'orderLeader'
const isMove = ({ action: { kind } }: Offered): boolean => kind === 'move' || kind === 'moveLeader'

/** A unit that was dragged over a hex to an enemy goes there and attacks. False where it was not so. */
function marched(
  { scene, draft, setDraft, hold }: Play,
  { targets }: InHand<Handle>,
  battle: Battle,
  asked: string,
  hex: number,
  over: number | null,
): boolean {
  const move = over === null ? undefined : targets.get(hexHandle(over))?.find(isMove)?.action
  const enemy = unitAt(battle, hex)
  const { unit } = (move ?? {}) as { readonly unit?: number }
  if (move === undefined || unit === undefined || targets.has(hexHandle(hex))) return false
  if (enemy === undefined || enemy.seat === scene.viewer) return false
  const attack = { kind: 'attack', unit, hex } as Action
  setDraft(added(added(draft, move, asked), attack, asked))
  hold(null)
  return true
}

/**
 * The only strike that there is stands drafted, to be given or not; so does the shot of a unit that was sent to where it can
 * strike nobody else. What was taken out again is not proposed a second time.
 */
function useProposedStrikes({ scene, draft, setDraft }: Play, asked: string, fresh: Foresight | null) {
  const proposed = useRef({ question: -1, keys: new Set<string>(), unseen: '' })
  const { id: question } = askedOf(scene)
  useEffect(() => {
    if (proposed.current.question !== question) proposed.current = { question, keys: new Set(), unseen: '' }
    const strikes = (fresh?.strikes ?? []).map(({ action }) => action).filter(isStrike)
    const sent = parted(draft, asked).moves.filter(({ kind }) => kind === 'move')
    const isLast = asked === battling || asked === bonus
    const isOnly = (strike: Action) => {
      const own = strikes.filter((each) => isOfPiece(each, strike))
      const isSent = sent.some((each) => isOfPiece(each, strike))
      return (isLast && strikes.length === 1) || (own.length === 1 && isSent && strike.kind === 'shoot')
    }
    const wanted = strikes.find(
      (strike) =>
        !proposed.current.keys.has(JSON.stringify([strike, sent])) &&
        !draft.some((each) => isStrike(each) && isOfPiece(each, strike)) &&
        isOnly(strike),
    )
    if (wanted === undefined) return
    proposed.current.keys.add(JSON.stringify([wanted, sent]))
    proposed.current.unseen = JSON.stringify(wanted)
    setDraft(added(draft, wanted, asked))
  }, [fresh, draft, setDraft, asked, question])
  return proposed
}

/** What lies beside the draft: cards that could be played at questions that it steps over. */
interface Beside extends Offered {
  /** So many answers of the draft come before; null at the end of the moves. */
  readonly after: number | null
}

function besides({ steppedOver, moves }: Foresight): readonly Beside[] {
  return [
    ...steppedOver.flatMap(({ answers, after }) => answers.map((each) => ({ ...each, after }))),
    ...moves.map((each) => ({ ...each, after: null })),
  ].filter(({ action }) => action.kind === 'playDragon')
}

const cardOf = (action: Action): Handle => `dragon ${(action as Action & { card: number }).card}`

/** Gives an answer that was pointed at, or drafts it. */
function answering(
  { draft, setDraft, hold, choose, point }: Play,
  asked: string,
  given: Battle,
  offers: readonly Beside[],
): (action: Action) => void {
  const beside = (action: Action) =>
    offers.find((each) => JSON.stringify(each.action) === JSON.stringify(action))
  return (action) => {
    const offered = beside(action)
    if (offered !== undefined) {
      const { cards, orders, moves } = parted(draft, asked)
      setDraft(inserted(draft, action, offered.after ?? cards.length + orders.length + moves.length))
      hold(null)
    } else if (action.kind === 'undraft') {
      setDraft(withoutOrder(draft, action, asked))
      hold(null)
    } else if (action.kind === 'unmove') {
      setDraft(withoutMove(draft, action, asked))
      hold(asked === moving ? null : handleOf(given, action))
    } else if (action.kind === 'unaim') {
      setDraft(
        draft.filter(
          (each) =>
            !isStrike(each) || (each as { unit?: number }).unit !== (action as { unit?: number }).unit,
        ),
      )
    } else if (!isPlanned(asked)) {
      if (isChosenFirst(action)) setDraft([action])
      else choose(action)
    } else {
      setDraft(added(draft, action, asked))
      hold(holdsAfter(given, action))
      if (isStrike(action)) point(action)
    }
  }
}

/** What stays in the hand: a piece that was ordered or sent somewhere may do more. */
function holdsAfter(given: Battle, action: Action): Handle | null {
  if (isOrder(action)) return handleOf(given, action)
  const { kind, hex } = action as Action & { hex?: number }
  return kind === 'move' && hex !== undefined ? hexHandle(hex) : null
}

/** The hexes from which something of the viewer can be dragged. */
function ownHexes(inHand: InHand<Handle>, battle: Battle, viewer: number | null): ReadonlySet<Handle> {
  const own = [...inHand.origins, ...inHand.targets.keys()].filter((handle) => {
    const hex = hexOf(handle)
    return hex !== null && unitAt(battle, hex)?.seat === viewer
  })
  return new Set(own)
}
