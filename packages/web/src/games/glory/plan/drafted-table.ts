import {
  type GloryAction,
  type GloryEvent,
  type GloryView,
  proposedChoice,
  proposedOrders,
  proposedShots,
} from '@gunbai/glory/screen'
import type { Action, Journey, Odds } from '@gunbai/kernel'
import type { Foreseen } from '@gunbai/kernel/host'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { keepDraft, keptDraft } from '../../../table/kept-drafts.ts'
import type { Play } from '../../../table/play.tsx'
import { useGame } from '../use-view.ts'
import {
  answersOf,
  firstBeyond,
  isAim,
  isShot,
  leadTo,
  type Part,
  partsOf,
  type Segment,
  withoutPart,
  withPart,
} from './parts.ts'
import { answersIn, choosing, type Found, ordering, segments, unhindered, useSegments } from './segments.ts'
import { useGiving } from './use-giving.ts'

type Game = Play<GloryView, GloryAction, GloryEvent>

/** What has become of a draft without its owner: it waits because something has changed, or some of it cannot be any more. */
export type Word = 'waits' | 'dropped'

export interface DraftedTable {
  /** The game as the draft would leave it: what is chosen there comes after the draft. */
  readonly game: Game
  /** As it stands now, without the draft. */
  readonly now: Game['scene']
  /** Whether this is an activation that is planned as a whole. */
  readonly isOpen: boolean
  /** Whether orders are drafted, to groups. */
  readonly isOrders: boolean
  /** Whether stacks are chosen that may act. */
  readonly isChoice: boolean
  /** Whether it is known what may be added to the draft. */
  readonly isReady: boolean
  readonly parts: readonly Part[]
  readonly word: Word | null
  /** Adds something, with whatever must be ended before it; with an enemy hex that is attacked afterwards. */
  add(answers: readonly Action[], way?: Part['way'], aim?: number): void
  /** Has an enemy hex attacked by all who then have it before them. */
  aimAt(hex: number): void
  setParts(parts: readonly Part[]): void
  remove(part: Part): void
  /** Sends what was drafted, and goes on. */
  readonly send: (() => void) | null
  /** Sends it, and ends every segment up to the fights, after a last shot whatever comes of it; null where something must be done first. */
  readonly end: (() => void) | null
  /** What an answer would promise after others that are drafted, and what else could be answered there. */
  foreseeAfter(before: readonly Action[], action: Action): Promise<Weighed>
  /** Where a piece could go after them. */
  journeysAfter(before: readonly Action[], piece: number): Promise<readonly Journey[]>
}

export interface Weighed {
  readonly odds: Odds | null
  readonly answers: Foreseen['answers']
}

const nothing: readonly Part[] = []

/** Where the shots of batteries that have one target are proposed. */
const firing: ReadonlySet<string | null> = new Set(['activation / stacks', 'fire segment / fire'])

interface Kept {
  readonly about: string
  readonly parts: readonly Part[]
  readonly word: Word | null
}

/** What was drafted for a question, now or before the page was laid anew, and what is to be said of it; null where nothing was. */
function useKept({ scene }: Game, about: string) {
  const [kept, keep] = useState<Kept | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to the question
  const before = useMemo(() => keptDraft(scene, 'parts') as Kept | undefined, [about])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to the question
  const set = useCallback(
    (parts: readonly Part[], word: Word | null = null) => {
      keepDraft(scene, 'parts', { about, parts, word: null })
      keep({ about, parts, word })
    },
    [about],
  )
  const found = [kept, before].find((each) => each?.about === about)
  return { kept: found ?? null, set }
}

/** What is asked, if it is something that is planned as a whole. */
function useAsked({ scene }: Game) {
  const asked = scene.questions.find(({ seat }) => seat === scene.viewer)?.name ?? null
  // a lesson teaches to give orders one by one
  const isTaught = scene.game.lesson !== null
  const isOpen = segments.has(asked) && (asked !== ordering || !isTaught)
  return { asked, isTaught, isOpen, isAsked: isOpen && scene.answers.length > 0 }
}

/** The table as the viewer's draft of an activation would leave it. */
export function useDraftedTable(): DraftedTable {
  const game = useGame()
  const { scene } = game
  const { asked, isTaught, isOpen, isAsked } = useAsked(game)
  const about = `${scene.viewer} ${scene.moment}`
  const { kept, set } = useKept(game, about)
  const proposed = useProposed(game, isOpen ? asked : null)
  const drafted = isAsked ? (kept?.parts ?? proposed) : nothing
  const draft = useMemo(() => answersOf(drafted.filter((each) => !isAim(each))), [drafted])
  const aims = useMemo(() => drafted.flatMap(({ aim }) => aim ?? []), [drafted])
  const found = useSegments(game, isAsked, about, draft, aims)
  const parts = useMemo(() => asFound(drafted, found), [drafted, found])
  // shots are proposed when it is known which there are, unless the rest of a draft is to be given
  const mayPropose = isAsked && firing.has(asked) && !isTaught && kept === null
  const give = useGiving(game, {
    segments: isOpen ? (found.segments ?? []) : [{ lead: [], foreseen: scene }],
    isOpen,
    isPending: scene.answers.length === 0 || (isOpen && found.taken === null),
    ending: drafted.length === 0 ? found.tail : null,
    stay: (left, why) => set(left, why === 'changed' ? 'waits' : null),
    begin: () => mayPropose && set(shotsIn(found.segments ?? [])),
  })
  useDropping(drafted, draft.length, found, set)
  // the table is laid anew whenever the mouse moves: what may be answered stays the same list
  const answers = useMemo(() => answersIn(found.segments ?? []), [found.segments])

  return useMemo(() => {
    const after =
      found.segments === null ? null : asDrafted(game, give, parts, draft, found.segments, answers)
    const isSure = aims.length === 0 || found.segments !== null
    const last = parts.at(-1)
    const endsWithShot = last !== undefined && isShot(last)
    return {
      game: after ?? (draft.length === 0 ? game : waiting(game, found.latest)),
      now: game.scene,
      isOpen,
      isOrders: isOpen && asked === ordering,
      isChoice: isOpen && asked === choosing,
      isReady: found.taken !== null && !mayPropose,
      parts,
      word: kept?.word ?? null,
      add: (given, way = null, aim) => {
        const lead = leadTo(found.segments ?? [], given[0]) ?? []
        const more = withPart(drafted, { answers: [...lead, ...given], way })
        set(aim === undefined ? more : withPart(more, { answers: [], way: null, aim }))
      },
      aimAt: (aim) => set(withPart(drafted, { answers: [], way: null, aim })),
      setParts: (changed) => set(changed.slice()),
      remove: (part) => set(withoutPart(parts, parts.indexOf(part))),
      send: parts.length > 0 && isSure && asked !== ordering ? () => void give(parts) : null,
      end: endsWithShot
        ? () => void give(parts, [], true)
        : found.tail === null
          ? null
          : () => void give(parts, found.tail ?? []),
      foreseeAfter: async (before, action) => {
        const { odds, answers: others } = await game.foresee(before, { odds: [action], ...unhindered })
        return { odds: odds[0] ?? null, answers: others }
      },
      journeysAfter: async (before, piece) => (await game.foresee(before, { piece, ...unhindered })).journeys,
    }
  }, [game, give, draft, drafted, aims, found, answers, isOpen, asked, parts, set, kept, mayPropose])
}

/** What is proposed where orders are given, or stacks chosen. */
function useProposed({ scene: { view, viewer, answers } }: Game, asked: string | null): readonly Part[] {
  return useMemo(() => {
    if (viewer === null) return nothing
    if (asked === ordering) return partsOf(proposedOrders(view, viewer))
    const offered = answers.map(({ action }) => action)
    return asked === choosing ? partsOf(proposedChoice(view, offered)) : nothing
  }, [asked, view, viewer, answers])
}

/** The shots of batteries that have one target alone. */
function shotsIn(list: readonly Segment[]): Part[] {
  const segment = list.find(({ foreseen }) => foreseen.answers.some(({ action }) => action.kind === 'fire'))
  if (segment === undefined) return []
  const { view, answers } = segment.foreseen
  const shots = proposedShots(
    view as GloryView,
    answers.map(({ action }) => action as GloryAction),
  )
  return shots.map((shot, i) => ({ answers: i === 0 ? [...segment.lead, shot] : [shot], way: null }))
}

/** The parts with the attacks that aims come to, as far as that is known. */
function asFound(drafted: readonly Part[], { aimed, segments: list }: Found): readonly Part[] {
  if (!drafted.some(isAim)) return drafted
  const others = drafted.filter((each) => !isAim(each))
  return [...others, ...(list === null ? drafted.filter(isAim) : aimed)]
}

/** What hung on something that is no longer so goes with it. */
function useDropping(
  drafted: readonly Part[],
  length: number,
  { taken, segments: list, aimed }: Found,
  set: (parts: readonly Part[], word: Word) => void,
): void {
  useEffect(() => {
    if (taken === null) return
    const aims = drafted.filter(isAim)
    const others = drafted.filter((each) => !isAim(each))
    if (taken < length) set([...withoutPart(others, firstBeyond(others, taken)), ...aims], 'dropped')
    else if (list !== null && aimed.length < aims.length) set([...others, ...aimed], 'dropped')
  }, [drafted, length, taken, list, aimed, set])
}

/** The game after the draft; what belongs to a later segment is among the answers, and ends those before it. */
function asDrafted(
  game: Game,
  give: (parts: readonly Part[]) => Promise<void>,
  parts: readonly Part[],
  draft: readonly Action[],
  list: readonly Segment[],
  answers: Game['scene']['answers'],
): Game {
  const [first] = list
  if (first === undefined) return game
  const { foreseen } = first
  const { scene } = game
  const questions = scene.questions.map((each) =>
    each.seat === scene.viewer && foreseen.asked != null ? { ...foreseen.asked, id: each.id ?? null } : each,
  )
  const lead = (action: Action | undefined) => leadTo(list, action) ?? []
  const after = (action: Action | undefined) => [...draft, ...lead(action)]
  const giveWith = (actions: readonly Action[]) =>
    void give([
      ...parts.filter((each) => !isAim(each)),
      { answers: [...lead(actions[0]), ...actions], way: null },
    ])
  return {
    ...game,
    scene: { ...scene, view: foreseen.view as GloryView, answers, questions },
    journeys: async (piece) => {
      const setsOut = answers.find(({ action }) => pieceOf(action, foreseen.view as GloryView) === piece)
      const before = after(setsOut?.action)
      return before.length === 0
        ? game.journeys(piece)
        : (await game.foresee(before, { piece, ...unhindered })).journeys
    },
    odds: async (action) => {
      const before = after(action)
      if (before.length === 0) return game.odds(action)
      return (await game.foresee(before, { odds: [action], ...unhindered })).odds[0] ?? null
    },
    whyNot: async (action) =>
      draft.length === 0
        ? game.whyNot(action)
        : ((await game.foresee([...draft, action], unhindered)).halted?.why ?? null),
    choose: (action) => giveWith([action]),
    chooseAll: giveWith,
    foresee: (actions, wondering) =>
      game.foresee([...after(actions[0]), ...actions], { ...unhindered, ...wondering }),
  }
}

/** The piece that sets out by an answer; commanders come after the units. */
function pieceOf(action: GloryAction, { units }: GloryView): number | null {
  if (action.kind === 'march' || action.kind === 'enter') return action.unit
  return action.kind === 'ride' ? units.length + action.commander : null
}

const none: Game['scene']['answers'] = []

/** The game while it is not known what may be added to the draft, or nothing may: as it was last foreseen. */
function waiting(game: Game, latest: Foreseen | null): Game {
  const view = (latest?.view ?? game.scene.view) as GloryView
  return { ...game, scene: { ...game.scene, view, answers: none } }
}
