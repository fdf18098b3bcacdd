import type { GloryAction, GloryEvent, GloryView } from '@gunbai/glory/screen'
import type { Action } from '@gunbai/kernel'
import type { Leg } from '@gunbai/kernel/host'
import { useCallback, useEffect, useRef } from 'react'
import type { Play } from '../../../table/play.tsx'
import type { Told } from '../../face.ts'

type Game = Play<GloryView, GloryAction, GloryEvent>

/** What is left to be given of a draft. */
export interface Left {
  /** The activation to which it belongs. */
  readonly of: string
  /** When it was begun, and when the part that was given is through. */
  readonly from: number
  readonly through: number
  readonly rest: readonly Action[]
  /** Whether the activation is to be ended when all of it was given, whatever was shown meanwhile. */
  readonly ends: boolean
}

/** An activation, by what was drawn before it. */
export const activationOf = ({ turn, aside, active }: GloryView): string =>
  JSON.stringify([turn, aside, active?.seat ?? null])

/** A draft, as far as it can be given at once, and the rest: between them the enemy is asked. */
export function partedBy(actions: readonly Action[], legs: readonly Leg[]): readonly [Action[], Action[]] {
  const [first, ...others] = legs.filter(({ answers }) => answers.length > 0)
  const at = first === undefined || others.length === 0 ? actions.length : first.drafted
  return [actions.slice(0, at), actions.slice(at)]
}

/** Whether nothing has happened since but that a commander withdrew, which the draft reckoned with. */
export const isQuiet = (log: readonly Told<GloryEvent>[], since: number): boolean =>
  log.every(({ moment, event }) => moment <= since || event.kind === 'rode')

/** What of a draft is given now that its seat is asked again; null where it is over, or something stands against it. */
export function goingOn(
  left: Left,
  { scene, log }: Pick<Game, 'scene' | 'log'>,
  ending: readonly Action[] | null,
): readonly Action[] | null {
  if (scene.moment <= left.from || activationOf(scene.view) !== left.of) return null
  if (left.rest.length === 0) return left.ends ? ending : null
  const next = JSON.stringify(left.rest[0])
  const isOffered = scene.answers.some(({ action }) => JSON.stringify(action) === next)
  return isOffered && isQuiet(log, left.through) ? left.rest : null
}

/**
 * Gives drafts. Where the enemy is asked meanwhile and does nothing that stands against it the rest is given too; after a shot
 * the activation is ended, if that was said with it.
 */
export function useGiving(game: Game, ending: readonly Action[] | null, isPending: boolean) {
  const left = useRef<Left | null>(null)
  const { scene } = game
  const question = scene.questions.find(({ seat }) => seat === scene.viewer)?.id ?? -1

  const give = useCallback(
    async (actions: readonly Action[], ends = false): Promise<void> => {
      const { legs } = actions.length > 1 ? await game.foresee(actions, { unhindered: true }) : { legs: [] }
      const [now, rest] = partedBy(actions, legs)
      const { moment: from, view } = game.scene
      const isLeft = ends || rest.length > 0
      left.current = isLeft ? { of: activationOf(view), from, through: from + now.length, rest, ends } : null
      game.chooseAll(now)
    },
    [game],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, when it is known how it could be ended
  useEffect(() => {
    const before = left.current
    if (before === null || scene.answers.length === 0) return
    if (before.rest.length === 0 && isPending) return
    left.current = null
    const next = goingOn(before, game, ending)
    if (next !== null) void give(next, before.ends && before.rest.length > 0)
  }, [question, scene.answers.length > 0, isPending])

  return give
}
