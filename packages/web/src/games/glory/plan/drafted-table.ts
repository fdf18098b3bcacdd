import { type GloryAction, type GloryEvent, type GloryView, proposedOrders } from '@gunbai/glory/screen'
import type { Action, Journey, Odds } from '@gunbai/kernel'
import type { Foreseen, Offered } from '@gunbai/kernel/host'
import { useEffect, useMemo, useState } from 'react'
import type { Play } from '../../../table/play.tsx'
import { useGame } from '../use-view.ts'
import type { Stop } from './reach.ts'
import { useGiving } from './use-giving.ts'

type Game = Play<GloryView, GloryAction, GloryEvent>

/** One thing that is planned: a march, a ride, a square, an attack. Nothing of it is sent before all of it is. */
export interface Part {
  /** What it comes to, with whatever ends the segments before it. */
  readonly answers: readonly Action[]
  /** Where a piece goes: how, from where, and every way to end there. */
  readonly way: { readonly journey: Journey; readonly from: number; readonly stop: Stop } | null
}

/** The question in which orders are given to groups: they are drafted too, and proposed. */
const ordering = 'phase A / orders'

/** The segments of an activation from its first question to the attacks: one plan may go through all of them. */
const segments: ReadonlySet<string | null> = new Set([
  ordering,
  'activation / initiative',
  'activation / stacks',
  'charge / recall',
  'fire segment / fire',
  'movement segment / move',
  'shock segment / announce',
])

/** What may be drafted for a segment that has not come yet. */
const later: ReadonlySet<string> = new Set(['fire', 'march', 'enter', 'ride', 'square', 'charge', 'attack'])

const done: Action = { kind: 'done' }

/** A draft goes on over what the enemy may be asked: it is given as far as that, and the rest when he has answered. */
const unhindered = { unhindered: true }
const isDone = ({ action }: Offered): boolean => action.kind === 'done'

/** A segment of the activation as it would be after the draft, and what ends those before it. */
interface Segment {
  readonly lead: readonly Action[]
  readonly foreseen: Foreseen
}

export interface DraftedTable {
  /** The game as the draft would leave it: what is chosen there comes after the draft. */
  readonly game: Game
  /** As it stands now, without the draft. */
  readonly now: GloryView
  /** Whether this is an activation that is planned as a whole. */
  readonly isOpen: boolean
  /** Whether orders are drafted, to groups. */
  readonly isOrders: boolean
  /** Whether it is known what may be added to the draft. */
  readonly isReady: boolean
  readonly parts: readonly Part[]
  /** Adds something, with whatever must be ended before it. */
  add(answers: readonly Action[], way?: Part['way']): void
  setParts(parts: readonly Part[]): void
  /** Sends what was drafted, and goes on. */
  readonly send: (() => void) | null
  /** Sends it, and ends every segment up to the fights; null where something must be done first. */
  readonly end: (() => void) | null
  /** Sends it with a shot, and ends the activation whatever comes of that. */
  endWith(shot: Action): void
  /** What an answer would promise after others that are drafted. */
  oddsAfter(before: readonly Action[], action: Action): Promise<Odds | null>
  /** Where a piece could go after them. */
  journeysAfter(before: readonly Action[], piece: number): Promise<readonly Journey[]>
}

const nothing: readonly Part[] = []

/** Answers that are each a part of the draft by themselves. */
export const partsOf = (answers: readonly Action[]): Part[] =>
  answers.map((action) => ({ answers: [action], way: null }))

/** The table as the viewer's draft of an activation would leave it. */
export function useDraftedTable(): DraftedTable {
  const game = useGame()
  const { scene } = game
  const asked = scene.questions.find(({ seat }) => seat === scene.viewer)?.name ?? null
  // a lesson teaches to give orders one by one
  const isOpen = segments.has(asked) && (asked !== ordering || scene.game.lesson === null)
  const about = `${scene.viewer} ${scene.moment}`
  const [kept, keep] = useState({ about, parts: nothing })
  const { view, viewer } = scene
  const proposed = useMemo(
    () => (isOpen && asked === ordering && viewer !== null ? partsOf(proposedOrders(view, viewer)) : nothing),
    [isOpen, asked, view, viewer],
  )
  const isKept = kept.about === about && kept.parts !== nothing
  const parts = !isOpen || scene.answers.length === 0 ? nothing : isKept ? kept.parts : proposed
  const draft = useMemo(() => parts.flatMap(({ answers }) => answers), [parts])
  const found = useSegments(game, isOpen && scene.answers.length > 0, about, draft)

  const last = found.segments?.at(-1)
  const mayEnd = isOpen && last?.foreseen.answers.some(isDone) === true
  const ending = useMemo(
    () => (mayEnd && last !== undefined ? [...draft, ...last.lead, done] : null),
    [mayEnd, last, draft],
  )
  const give = useGiving(game, ending, isOpen && found.taken === null)

  // what hung on something that was taken out of the draft goes with it
  const { taken } = found
  // the table is laid anew whenever the mouse moves: what may be answered stays the same list
  const answers = useMemo(() => answersIn(found.segments ?? []), [found.segments])
  useEffect(() => {
    if (taken === null || taken >= draft.length) return
    let length = 0
    const fit = parts.filter(({ answers }) => {
      length += answers.length
      return length <= taken
    })
    keep({ about, parts: fit })
  }, [taken, draft, parts, about])

  return useMemo(() => {
    const drafted = found.segments === null ? null : asDrafted(game, give, draft, found.segments, answers)
    return {
      game: drafted ?? (draft.length === 0 ? game : waiting(game, found.latest)),
      now: game.scene.view,
      isOpen,
      isOrders: isOpen && asked === ordering,
      isReady: found.taken !== null,
      parts,
      add: (answers, way = null) => {
        const lead = leadTo(found.segments ?? [], answers[0])
        keep({ about, parts: [...parts, { answers: [...lead, ...answers], way }] })
      },
      setParts: (changed) => keep({ about, parts: changed.slice() }),
      send: draft.length > 0 && asked !== ordering ? () => void give(draft) : null,
      end: ending === null ? null : () => void give(ending),
      endWith: (shot) => void give([...draft, ...leadTo(found.segments ?? [], shot), shot], true),
      oddsAfter: async (before, action) =>
        (await game.foresee(before, { odds: [action], ...unhindered })).odds[0] ?? null,
      journeysAfter: async (before, piece) => (await game.foresee(before, { piece, ...unhindered })).journeys,
    }
  }, [game, give, draft, found, answers, isOpen, asked, parts, about, ending])
}

interface Found {
  /** The segments that are left after the draft; null until they are known, and where the draft ends in a surprise. */
  readonly segments: readonly Segment[] | null
  /** So many answers of the draft would be taken; null until that is known. */
  readonly taken: number | null
  /** How things would stand, as far as known. */
  readonly latest: Foreseen | null
}

const unknown: Found = { segments: null, taken: null, latest: null }

function useSegments(game: Game, isOpen: boolean, about: string, draft: readonly Action[]): Found {
  const [known, setKnown] = useState<{ about: string; key: string; found: Found } | null>(null)
  const key = `${about} ${JSON.stringify(draft)}`
  const { foresee } = game
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each draft of a question
  useEffect(() => {
    if (!isOpen) return
    let late = false
    segmentsAfter(foresee, draft).then(
      (found) => !late && setKnown({ about, key, found }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [key, isOpen])
  return useMemo(() => {
    if (known === null || known.about !== about || !isOpen) return unknown
    return known.key === key ? known.found : { ...unknown, latest: known.found.latest }
  }, [known, about, key, isOpen])
}

async function segmentsAfter(foresee: Game['foresee'], draft: readonly Action[]): Promise<Found> {
  const list: Segment[] = []
  let lead: readonly Action[] = []
  let first: Foreseen | null = null
  for (;;) {
    const foreseen = await foresee([...draft, ...lead], unhindered)
    first ??= foreseen
    if (foreseen.halted !== null || (list.length > 0 && !segments.has(foreseen.question))) break
    list.push({ lead, foreseen })
    if (!foreseen.answers.some(isDone) || !segments.has(foreseen.question)) break
    lead = [...lead, done]
  }
  return { segments: list.length === 0 ? null : list, taken: first.taken, latest: first }
}

const named = (action: Action): string => JSON.stringify(action)

/** What must be ended before an answer can be given; nothing for what can be given at once. */
function leadTo(list: readonly Segment[], action: Action | undefined): readonly Action[] {
  if (action === undefined) return []
  const name = named(action)
  const found = list.find(({ foreseen }) => foreseen.answers.some((each) => named(each.action) === name))
  return found?.lead ?? []
}

/** What may be answered after the draft, now or when the segments before are ended. */
function answersIn([first, ...others]: readonly Segment[]): Game['scene']['answers'] {
  return [
    ...(first?.foreseen.answers ?? []),
    ...others.flatMap((each) => each.foreseen.answers.filter(({ action }) => later.has(action.kind))),
  ] as Game['scene']['answers']
}

/** The game after the draft; what belongs to a later segment is among the answers, and ends those before it. */
function asDrafted(
  game: Game,
  give: (actions: readonly Action[]) => Promise<void>,
  draft: readonly Action[],
  list: readonly Segment[],
  answers: Game['scene']['answers'],
): Game {
  const [first] = list
  if (first === undefined) return game
  const { foreseen } = first
  const { scene } = game
  const questions = scene.questions.map((each) =>
    each.seat === scene.viewer && foreseen.asked !== null ? { ...foreseen.asked, id: each.id ?? null } : each,
  )
  const after = (action: Action | undefined) => [...draft, ...leadTo(list, action)]
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
    choose: (action) => void give([...after(action), action]),
    chooseAll: (actions) => void give([...after(actions[0]), ...actions]),
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
