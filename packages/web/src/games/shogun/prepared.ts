import type { Action } from '@gunbai/kernel'
import { mostRonin, type ShogunAction } from '@gunbai/shogun/screen'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { keepRest, keptRest } from '../../table/kept-drafts.ts'
import { usePlay } from '../../table/play.tsx'
import { useGame, useScene } from './view.ts'

/** What its owner has said before he was asked; given when the question comes. */
interface Prepared {
  /** The question at which it was said last: it is meant for those after it. */
  readonly since: number | null
  /** The rest of what was committed, where somebody was asked meanwhile; and how much had been told when it was. */
  readonly rest: { readonly answers: readonly Action[]; readonly told: number } | null
  /** Battles for which no ronin are turned up, by the province that they are fought from and the army. */
  readonly hidden: readonly string[]
  /** Whether hidden ronin were spoken of when battles were declared in this war turn. */
  readonly ronin: string | null
  /** The battle that is fought to its end. */
  readonly toTheEnd: string | null
  /** By clan, what is left to be placed in the set-up. */
  readonly placements: Readonly<Record<number, readonly Placed[]>>
}

/** A province to reinforce, or one in which an army begins. */
export interface Placed {
  readonly kind: 'reinforce' | 'place'
  readonly province: number
}

const nothing: Prepared = { since: null, rest: null, hidden: [], ronin: null, toTheEnd: null, placements: {} }

const name = 'prepared'

/** By game and seat: nobody else's business. The page keeps it over a reload. */
let all: ReadonlyMap<string, Prepared> = new Map()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What the viewer has prepared, and how to change it. */
export function usePrepared(): readonly [Prepared, (change: Partial<Prepared>) => void] {
  const { game, viewer } = useScene()
  const since = useQuestionId()
  const of = `${game.id} ${viewer}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to a seat of a game
  const before = useMemo(() => (keptRest({ game, viewer }, name) as Prepared | null) ?? nothing, [of])
  const prepared = useSyncExternalStore(subscribe, () => all.get(of) ?? before)
  const change = (next: Partial<Prepared>) => {
    const changed = { ...(all.get(of) ?? before), since, ...next }
    all = new Map(all).set(of, changed)
    keepRest({ game, viewer }, name, changed)
    for (const listener of listeners) listener()
  }
  return [prepared, change]
}

function useQuestionId(): number | null {
  const { questions, viewer } = useScene()
  return questions.find(({ seat }) => seat === viewer)?.id ?? null
}

/** Gives several answers as one. Where somebody else is asked meanwhile and nothing comes of it, the rest goes on by itself. */
export function useGive(): (answers: readonly Action[]) => void {
  const { chooseAll } = usePlay()
  const { log } = useGame()
  const [, change] = usePrepared()
  return (answers) => {
    change({ rest: { answers, told: log.length } })
    chooseAll(answers)
  }
}

/** The turn in which something was said. */
export const turnOf = ({ round, turn }: { readonly round: number; readonly turn: number }): string =>
  `${round} ${turn}`

/** Gives what was prepared for the question that the viewer is asked. Once, where the map is. */
export function usePreparedAnswers(): void {
  const { chooseAll } = usePlay()
  const [prepared, change] = usePrepared()
  const found = usePreparedFor(prepared)
  const question = useQuestionId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (found === null || question === null) return
    change(found.leaves)
    chooseAll(found.answers)
  }, [question, found === null])
}

interface Found {
  readonly answers: readonly Action[]
  /** What is left prepared then. */
  readonly leaves: Partial<Prepared>
}

function usePreparedFor({ since, rest, hidden, ronin, toTheEnd, placements }: Prepared): Found | null {
  const { notDone } = usePlay()
  const { log } = useGame()
  const { answers: offers, view } = useScene()
  const answers = offers.map(({ action }) => action as ShogunAction)
  if (useQuestionId() === since || answers.length === 0) return null
  const has = (kind: ShogunAction['kind']) => answers.find((each) => each.kind === kind)
  if (rest !== null && notDone?.because === 'others asked' && notDone.wanted === rest.answers.length) {
    const struck = log.slice(rest.told).some(({ event }) => event.kind === 'struck')
    const left = rest.answers.slice(notDone.taken)
    const goesOn = !struck && left.length > 0 && answers.some(({ kind }) => kind === left[0]?.kind)
    if (goesOn) return { answers: left, leaves: { rest: { answers: left, told: log.length } } }
  }
  if (view.battle !== null) {
    const battle = battleOf(view.round, view.battle)
    const goOn = has('goOn')
    if (goOn !== undefined && toTheEnd === battle) return { answers: [goOn], leaves: {} }
    const keep = has('keepHidden')
    const { from, army } = view.battle
    if (keep !== undefined && ronin === turnOf(view)) {
      const most = mostRonin(view, answers)
      const chosen = hidden.includes(`${from} ${army}`) ? keep : most
      if (chosen !== null) return { answers: [chosen], leaves: {} }
    }
  }
  return placementFor(answers, placements)
}

/** A battle of a round, by who fights it. */
export const battleOf = (
  round: number,
  { from, to, army }: { readonly from: number; readonly to: number; readonly army: number },
): string => `${round} ${from} ${to} ${army}`

function placementFor(answers: readonly ShogunAction[], placements: Prepared['placements']): Found | null {
  for (const [clan, placed] of Object.entries(placements)) {
    const [next, ...left] = placed
    if (next === undefined) continue
    const meant = answers.find((each) => each.kind === next.kind && each.province === next.province)
    if (meant !== undefined)
      return { answers: [meant], leaves: { placements: { ...placements, [clan]: left } } }
  }
  return null
}
