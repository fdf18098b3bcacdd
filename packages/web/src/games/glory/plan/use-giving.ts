import { type GloryAction, type GloryEvent, type GloryView, isUnchanged } from '@gunbai/glory/screen'
import type { Action } from '@gunbai/kernel'
import type { Leg } from '@gunbai/kernel/host'
import { useCallback, useEffect } from 'react'
import type { Play } from '../../../table/play.tsx'
import { useRest } from '../../../table/use-rest.ts'
import { answersOf, type Part, partsAfter, resumed, type Segment } from './parts.ts'

type Game = Play<GloryView, GloryAction, GloryEvent>

/** What is left to be given of a draft. */
export interface Left {
  /** The activation to which it belongs. */
  readonly of: string
  /** When it was begun, and all of it: it is there again if that is taken back. */
  readonly from: number
  readonly whole: readonly Part[]
  /** How things stand if what was given came to nothing but what was meant; null where nothing is left. */
  readonly reckoned: GloryView | null
  readonly rest: readonly Part[]
  /** What ends the activation after all of it. */
  readonly tail: readonly Action[]
  /** Whether the activation is to be ended when all of it was given, whatever was shown meanwhile. */
  readonly ends: boolean
}

/** An activation, by what was drawn before it. */
export const activationOf = ({ turn, aside, active }: GloryView): string =>
  JSON.stringify([turn, aside, active?.seat ?? null])

/** A draft, as far as it can be given at once: after that the enemy is asked, or dice fall. */
export function partedBy(actions: readonly Action[], legs: readonly Leg[]): readonly [Action[], Action[]] {
  const [first, ...others] = legs.filter(({ answers }) => answers.length > 0)
  const at = first === undefined || others.length === 0 ? actions.length : first.drafted
  return [actions.slice(0, at), actions.slice(at)]
}

/** What becomes of the rest of a draft now that its seat is asked again. */
export type Going =
  | { readonly kind: 'over' }
  /** It is given. */
  | { readonly kind: 'on'; readonly parts: readonly Part[]; readonly tail: readonly Action[] }
  /** It stays drafted: it was taken back, or something has changed. */
  | { readonly kind: 'stays'; readonly parts: readonly Part[]; readonly why: 'takenBack' | 'changed' }

export function goingOn(
  left: Left,
  { moment, view }: { readonly moment: number; readonly view: GloryView },
  list: readonly Segment[],
  ending: readonly Action[] | null,
): Going {
  if (activationOf(view) !== left.of || moment < left.from) return { kind: 'over' }
  if (moment === left.from) return { kind: 'stays', parts: left.whole, why: 'takenBack' }
  if (left.reckoned === null) {
    return left.ends && ending !== null ? { kind: 'on', parts: [], tail: ending } : { kind: 'over' }
  }
  const isAsReckoned = isUnchanged(left.reckoned, view)
  // all of it was given, and only the end of the activation is left
  if (left.rest.length === 0) {
    return isAsReckoned && ending !== null ? { kind: 'on', parts: [], tail: ending } : { kind: 'over' }
  }
  const parts = resumed(list, left.rest)
  if (parts !== null && isAsReckoned) return { kind: 'on', parts, tail: left.tail }
  return { kind: 'stays', parts: parts ?? left.rest, why: 'changed' }
}

interface Known {
  /** The segments that are left as things stand; else what can be answered. */
  readonly segments: readonly Segment[]
  /** Whether this is a question of an activation that is planned as a whole. */
  readonly isOpen: boolean
  /** Whether nothing is asked, or not known yet what could be done. */
  readonly isPending: boolean
  /** What ends the activation as things stand. */
  readonly ending: readonly Action[] | null
  stay(parts: readonly Part[], why: 'takenBack' | 'changed'): void
  /** What is drafted to begin with, where nothing was left. */
  begin(): void
}

/**
 * Gives drafts. Where the enemy was asked meanwhile, or dice fell, and nothing has come of it that stands against the draft, the
 * rest is given too; where something has, it stays drafted. After a last shot the activation is ended, if that was said with it.
 */
export function useGiving(game: Game, { segments, isOpen, isPending, ending, stay, begin }: Known) {
  const { scene } = game
  const left = useRest<Left>(scene, 'draft')
  const question = scene.questions.find(({ seat }) => seat === scene.viewer)?.id ?? -1

  const give = useCallback(
    async (parts: readonly Part[], tail: readonly Action[] = [], ends = false): Promise<void> => {
      const actions = [...answersOf(parts), ...tail]
      const unhindered = { unhindered: true }
      const { legs } = actions.length > 1 ? await game.foresee(actions, unhindered) : { legs: [] }
      const [now, rest] = partedBy(actions, legs)
      const { moment: from, view } = game.scene
      const reckoned = rest.length === 0 ? null : ((await game.foresee(now, unhindered)).view as GloryView)
      const isLeft = ends || rest.length > 0
      left.current = isLeft
        ? {
            of: activationOf(view),
            from,
            whole: parts,
            reckoned,
            rest: partsAfter(parts, now.length),
            tail,
            ends,
          }
        : null
      game.chooseAll(now)
    },
    [game, left],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, when it is known what could be done there
  useEffect(() => {
    if (isPending) return
    const before = left.current
    const going: Going = before === null ? { kind: 'over' } : goingOn(before, scene, segments, ending)
    // what is asked in between is answered first
    if (!isOpen && going.kind !== 'on') return
    left.current = null
    if (going.kind === 'on')
      void give(going.parts, going.tail, before?.ends === true && going.parts.length > 0)
    else if (going.kind === 'stays') stay(going.parts, going.why)
    else begin()
  }, [question, isPending])

  return give
}
