import { facingToAttack, type GloryAction, naturalFacing } from '@gunbai/glory/screen'
import type { Corner, HexId } from '@gunbai/hexes'
import type { Journey } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { useEffect, useMemo, useState } from 'react'
import { handleOf } from '../pointing.ts'
import { useField, useGame, useView } from '../use-view.ts'
import type { Field, GloryView } from '../view.ts'
import type { DraftedTable } from './drafted-table.ts'
import { besideCommander, haltedAt, joining, reachOf, type Stop, wayTo } from './reach.ts'
import { commanderOf, musterAt, stopBefore, type TakenUp, type Who } from './who.ts'

interface Held {
  readonly about: string
  readonly hex: number
  readonly who: Who | null
  readonly blow: Offered | null
  /** Where it was put down before its reach was known. */
  readonly goal: Goal | null
}

/** Where a march is to end: towards a corner, or before an enemy whom it attacks. */
interface Goal {
  readonly hex: number
  readonly corner: number | null
  readonly aim?: number
}

/** Taking pieces up and putting them down. */
export interface Taking {
  readonly held: Held | null
  readonly taken: TakenUp | null
  take(hex: number): void
  letGo(): void
  /** Shows what a blow promises, before it is given; null for none. */
  strike(blow: Offered | null): void
  /** Drafts the march of who was taken up to a hex. */
  goTo(goal: Goal): void
  /** The same, even before its reach is known; whether that was something to do. */
  putDown(goal: Goal): boolean
  /** Drafts its march up to an enemy and the attack on him, from that hex if it can; whether it can from any. */
  goToAttack(hex: number, over: number | null): boolean
}

export function useTaking(table: DraftedTable): Taking {
  const { scene, choose, hold, foresee } = useGame()
  const view = useView()
  const field = useField()
  const [kept, keep] = useState<Held | null>(null)
  const about = `${scene.viewer} ${scene.moment} ${table.parts.length}`
  const held = kept?.about === about && scene.answers.length > 0 ? kept : null
  const taken = useTakenUp(held, view, field, keep)
  const none = { about, hex: -1, who: null, blow: null, goal: null }

  function letGo(): void {
    keep(null)
    hold(null)
  }

  function goTo({ hex, corner, aim }: Goal): void {
    const reached = taken?.reach?.get(hex)
    if (taken === null || taken.who === null || reached === undefined) return
    const { who, hex: from } = taken
    const draft = (stop: Stop) => {
      const journey = wayTo(stop, corner ?? facingAt(view, who, stop, aim))
      if (journey !== null) table.add(journey.answers, { journey, from, stop }, aim)
    }
    letGo()
    const { unfaced, byFacing, stops } = reached
    if (unfaced === null || byFacing.size > 0 || stops !== besideCommander) draft(reached)
    else void foresee(unfaced.answers).then((then) => draft(haltedAt(reached, facingsIn(then.answers))))
  }

  const goal = held?.goal ?? null
  const reach = taken?.reach ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the reach has come after it was put down
  useEffect(() => {
    if (goal !== null && reach !== null) goTo(goal)
  }, [goal, reach])

  // older versions know no journeys: there it sets out, and goes step by step
  const isBlind = reach?.size === 0 && taken?.steps.length === 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that sets out
  useEffect(() => {
    if (isBlind && taken?.steps[0] !== undefined) choose(taken.steps[0].action)
  }, [isBlind, taken?.hex])

  return {
    held,
    taken,
    take: (hex) => {
      keep({ ...none, hex })
      hold(handleOf(hex))
    },
    letGo,
    strike: (blow) => keep({ ...(held ?? none), blow }),
    goTo,
    putDown: (to) => {
      const top = field.cards[view.tops[to.hex] ?? -1]
      if (top !== undefined && top.seat !== scene.viewer) return false
      if (held !== null && reach === null && taken?.who != null) keep({ ...held, goal: to })
      else if (reach?.has(to.hex) && (to.hex !== taken?.hex || to.corner !== null)) goTo(to)
      else return to.hex === taken?.hex
      return true
    },
    goToAttack: (aim, over) => {
      const stop = taken === null ? undefined : stopBefore(view, taken, aim, over)
      if (stop !== undefined) goTo({ hex: stop.hex, corner: null, aim })
      return stop !== undefined
    },
  }
}

/** What was taken up, with its reach when that has come. */
function useTakenUp(
  held: Held | null,
  view: GloryView,
  field: Field,
  keep: (held: Held) => void,
): TakenUp | null {
  const { scene } = useGame()
  const muster = useMemo(
    () => (held === null || held.hex < 0 ? null : musterAt(scene.answers, view, field, held.hex)),
    [held, scene.answers, view, field],
  )
  const who = held?.who ?? muster?.whos[0] ?? null
  const journeys = useJourneys(who?.piece ?? null)
  const reach = useMemo(
    () =>
      journeys === null || who === null ? null : reachOf(journeys, who.together && hasCompany(journeys)),
    [journeys, who],
  )
  return useMemo(
    () =>
      held === null || muster === null
        ? null
        : { ...muster, hex: held.hex, who, reach, choose: (chosen: Who) => keep({ ...held, who: chosen }) },
    [held, muster, who, reach, keep],
  )
}

const hasCompany = (journeys: readonly Journey[]): boolean =>
  journeys.some((each) => joining(each).length > 0)

/** The journeys of a piece, when they have come. */
function useJourneys(piece: number | null): readonly Journey[] | null {
  const { scene, journeys } = useGame()
  const [found, setFound] = useState<{ of: object; piece: number; list: readonly Journey[] } | null>(null)
  const { answers } = scene
  // biome-ignore lint/correctness/useExhaustiveDependencies: journeys belong to a piece and what it may do now
  useEffect(() => {
    if (piece === null) return
    let late = false
    journeys(piece).then(
      (list) => !late && setFound({ of: answers, piece, list }),
      () => {},
    )
    return () => {
      late = true
    }
  }, [answers, piece])
  return found !== null && found.of === answers && found.piece === piece ? found.list : null
}

/** How a march may face when it halts. */
const facingsIn = (answers: readonly Offered[]): number[] =>
  answers.flatMap(({ action }) => {
    const each = action as GloryAction
    return each.kind === 'halt' ? [each.facing] : []
  })

/** How whoever comes to a hex would face, of the facings that can be chosen there: before an enemy whom it is to attack. */
function facingAt(view: GloryView, { piece }: Who, { hex, byFacing }: Stop, aim?: number): number | null {
  if (commanderOf(view, piece) >= 0 || byFacing.size === 0) return null
  const facings = [...byFacing.keys()] as Corner[]
  return aim === undefined
    ? naturalFacing(view, piece, hex as HexId, facings)
    : facingToAttack(view, piece, hex as HexId, aim as HexId, facings)
}
