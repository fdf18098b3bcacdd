import type { Action } from '@gunbai/kernel'
import type { Foreseen, Offered } from '@gunbai/kernel/host'
import { marchAnswers, type ShogunAction, type WayStop } from '@gunbai/shogun/screen'
import { useEffect } from 'react'
import { usePlay } from '../../table/play.tsx'
import { draftNow, useDraft, useQuestion } from './draft.ts'
import { useGive } from './prepared.ts'
import { offered } from './tray/offered.ts'
import { type ShogunView, useScene, useView } from './view.ts'

/** An army that is to march: where it goes, whom it leaves at each stop, and how things stand before it goes. */
export interface March {
  readonly kind: 'march'
  readonly army: number
  readonly place: number
  readonly stops: readonly WayStop[]
  readonly before: ShogunView
}

/** Men who are to join armies where these would stand. */
export interface Joins {
  readonly kind: 'joins'
  readonly answers: readonly ShogunAction[]
}

export type Deed = March | Joins

/** How things stand, or would stand after what is drafted. */
export interface Stand {
  readonly view: ShogunView
  readonly answers: readonly Offered[]
}

/**
 * What armies are to do in a phase, in this order, before battles are declared or men of forces go: drawn up on the map, committed
 * with what follows.
 */
export interface WarDraft {
  readonly deeds: readonly Deed[]
  change(deeds: readonly Deed[]): void
  /** After the deeds. */
  readonly now: Stand
  /** When the phase is ended with them: battles can be declared, or men of forces sent. Null where that cannot be foreseen. */
  readonly later: Stand | null
  /** Whether the phase could be ended with them. */
  readonly mayEnd: boolean
  /** Carries out the deeds, and whatever follows them. */
  commit(...more: readonly ShogunAction[]): void
}

const nothing: readonly Deed[] = []
export const endPhase: ShogunAction = { kind: 'endPhase' }

export const answersOf = (deeds: readonly Deed[]): ShogunAction[] =>
  deeds.flatMap((deed) =>
    deed.kind === 'joins' ? deed.answers : marchAnswers(deed.before, deed.army, deed.stops),
  )

/** The draft of the armies' deeds; null where armies do not move. */
export function useWarDraft(): WarDraft | null {
  const { answers } = useScene()
  const view = useView()
  const give = useGive()
  const [deeds, change] = useDraft('deeds', nothing)
  const known = useKnown()
  if (!isMoving(answers)) return null
  const own = answersOf(deeds)
  const after = standIn(known(own))
  const now = deeds.length === 0 || after === null ? { view, answers } : after
  return {
    deeds,
    change,
    now,
    later: standIn(known([...own, endPhase])),
    mayEnd: offered(now.answers, 'endPhase').length > 0,
    commit: (...more) => give([...own, ...more]),
  }
}

/** Whether armies move in A or D; after a battle an army only steps into what it has cleared. */
export function isMoving(answers: readonly Offered[]): boolean {
  const has = (kind: ShogunAction['kind']) => answers.some(({ action }) => action.kind === kind)
  return (has('march') || has('takeIn')) && !has('stay')
}

/** What a war turn goes on with; a question of another kind is none that a draft could be for. */
const goesOn: ReadonlySet<string> = new Set(['march', 'takeIn', 'declare', 'send', 'endPhase'])

function standIn(foreseen: Foreseen | undefined): Stand | null {
  if (foreseen === undefined || foreseen.halted !== null) return null
  const { answers, view } = foreseen
  return answers.every(({ action }) => goesOn.has(action.kind)) ? { answers, view: view as ShogunView } : null
}

type Known = Readonly<Record<string, Foreseen>>

const noneKnown: Known = {}

/** How things would stand after answers, as far as that was asked. */
function useKnown(): (answers: readonly Action[]) => Foreseen | undefined {
  const question = useQuestion()
  const [known] = useDraft('foreseen', noneKnown, { steps: false })
  return (answers) => known[`${question} ${JSON.stringify(answers)}`]
}

/** Asks how things would stand after what is drafted; deeds that have become impossible are struck. Once, where the map is. */
export function useForesight(): void {
  const { foresee } = usePlay()
  const { answers } = useScene()
  const question = useQuestion()
  const [deeds, change] = useDraft('deeds', nothing)
  const [, keep] = useDraft('foreseen', noneKnown, { steps: false })
  const known = useKnown()
  const own = answersOf(deeds)
  const wanted = isMoving(answers) ? [own, [...own, endPhase]].filter((each) => each.length > 0) : []
  const missing = wanted.filter((each) => known(each) === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once for each draft of a question
  useEffect(() => {
    for (const each of missing) {
      foresee(each, { unhindered: true }).then(
        (foreseen) => {
          const found = draftNow('foreseen') as Known | undefined
          keep({ ...found, [`${question} ${JSON.stringify(each)}`]: foreseen })
        },
        () => {},
      )
    }
  }, [question, JSON.stringify(missing)])
  const { taken = own.length } = known(own) ?? {}
  useEffect(() => {
    if (taken < own.length) change(possibleOf(deeds, taken))
  })
}

/** The first deeds, as many as so many answers carry out. */
function possibleOf(deeds: readonly Deed[], taken: number): readonly Deed[] {
  let left = taken
  const halted = deeds.findIndex((deed) => {
    left -= answersOf([deed]).length
    return left < 0
  })
  return deeds.slice(0, halted)
}
