import { attacksOn, type GloryAction, naturalFacing, ordersMoved, ordersToggled } from '@gunbai/glory/screen'
import type { Corner, HexId } from '@gunbai/hexes'
import type { Action, Journey } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { useEffect, useMemo, useState } from 'react'
import type { InHand } from '../../board/use-lit.ts'
import { centreOf, cornerAt, layoutOf } from '../geometry.ts'
import { blows, type Handle, handleOf } from '../pointing.ts'
import { usePointing } from '../use-pointing.ts'
import { useField, useGame, useView } from '../use-view.ts'
import type { Field, GloryView } from '../view.ts'
import { type DraftedTable, partsOf } from './drafted-table.ts'
import { type LastMarch, lastMarchOf } from './last-march.ts'
import { groupTargets, type Meaning, onlyShot, targetsOf, withRetreats } from './meanings.ts'
import { besideCommander, haltedAt, joining, reachOf, type Stop, wayTo } from './reach.ts'
import { type Retreats, useRetreats } from './use-retreats.ts'
import { commanderOf, musterAt, type TakenUp, type Who } from './who.ts'

export interface Plan {
  readonly table: DraftedTable
  readonly taken: TakenUp | null
  readonly last: LastMarch | null
  /** A shot or a charge that waits to be committed. */
  readonly blow: Offered | null
  readonly inHand: InHand<Handle>
  readonly drags: ReadonlySet<Handle>
  /** What choosing on the map does. */
  draft(action: Action): void
  lift(handle: Handle): void
  /** Puts down what was dragged, at a point of the drawing; whether that was something to do. */
  drop(handle: Handle, at: { readonly x: number; readonly y: number }): boolean
  /** Shows a blow before it is given. */
  strike(blow: Offered): void
  /** One thing less: the blow, who was taken up, then what was drafted last. */
  back(): void
}

/** What can be dragged from where it is lit: pieces, and the order of a group. */
const dragged: ReadonlySet<string> = new Set(['take', 'toggle'])

type Order = Extract<GloryAction, { kind: 'order' }>

const ordersIn = ({ parts }: DraftedTable): Order[] => parts.flatMap(({ answers }) => answers) as Order[]

interface Held {
  readonly about: string
  readonly hex: number
  readonly who: Who | null
  readonly blow: Offered | null
  /** Where it was put down before its reach was known. */
  readonly goal: { readonly hex: number; readonly corner: number | null } | null
}

/** What the viewer has in mind on the map. */
export function usePlan(table: DraftedTable): Plan {
  const { scene, held: origin, hold } = useGame()
  const view = useView()
  const field = useField()
  const pointing = usePointing()
  // whoever was taken up attacks by himself
  const mayAssault = table.isOpen && origin === null
  const taking = useTaking(table)
  const { held, taken, letGo } = taking
  const retreats = useRetreats()
  const last = useMemo(
    () => (taken === null ? lastMarchOf(table, view, field) : null),
    [taken, table, view, field],
  )
  const targets = useMemo(
    () =>
      table.isOrders
        ? groupTargets(view, field, scene.viewer)
        : withRetreats(targetsOf(pointing, scene.answers, taken, view, field, mayAssault), retreats),
    [retreats, table.isOrders, pointing, scene.answers, scene.viewer, taken, view, field, mayAssault],
  )
  const proposed = useProposedShot(table, held === null)
  const blow = held?.blow ?? proposed.shot
  function back(): void {
    if (held?.blow != null) taking.strike(null)
    else if (proposed.shot !== null) proposed.decline()
    else if (held !== null) letGo()
    else table.setParts(table.parts.slice(0, -1))
  }

  return {
    table,
    taken,
    last,
    blow,
    ...useHands(table, taking, pointing, targets),
    inHand:
      taken === null
        ? {
            ...pointing,
            targets,
            // the only one who could be meant is taken up by choosing him
            letGo: () => hold(origin === null ? pointing.taken : null),
          }
        : { ...pointing, targets, origins: new Set<Handle>(), taken: handleOf(taken.hex), letGo: back },
    draft: useDrafting(table, taking, retreats),
    strike: taking.strike,
    back,
  }
}

/** The only shot that there is stands ready with its odds, to be fired or not. */
function useProposedShot(table: DraftedTable, isFree: boolean) {
  const { scene } = useGame()
  const view = useView()
  const about = `${scene.viewer} ${scene.moment}`
  const [declined, decline] = useState('')
  const asked = scene.questions.find(({ seat }) => seat === scene.viewer)?.name ?? ''
  const mayFire = firing.has(asked) && table.parts.length === 0 && scene.game.lesson === null
  const shot = useMemo(
    () => (mayFire && isFree && declined !== about ? onlyShot(scene.answers, view) : null),
    [mayFire, isFree, declined, about, scene.answers, view],
  )
  return { shot, decline: () => decline(about) }
}

/** Where a shot is proposed. */
const firing: ReadonlySet<string> = new Set(['activation / stacks', 'fire segment / fire'])

/** Dragging: who can be dragged, taking him up, and putting him down. */
function useHands(
  table: DraftedTable,
  taking: Taking,
  pointing: InHand<Handle>,
  targets: InHand<Handle>['targets'],
): Pick<Plan, 'drags' | 'lift' | 'drop'> {
  const { scene, held: origin, hold, choose } = useGame()
  const view = useView()
  const field = useField()
  const kindAt = (handle: Handle) => targets.get(handle)?.[0]?.action.kind ?? ''
  const drags = useMemo(
    () =>
      new Set([
        ...[...targets].flatMap(([handle, [first]]) =>
          dragged.has(first?.action.kind ?? '') ? [handle] : [],
        ),
        ...(scene.answers.some(({ action }) => action.kind === 'advance') ? pointing.origins : []),
      ]),
    [targets, scene.answers, pointing],
  )

  /** An order is dragged from its group to another. */
  function moveOrder(to: number): boolean {
    const groupAt = (hex: number) => view.units[view.tops[hex] ?? -1]?.group ?? -1
    const moved = ordersMoved(table.now, ordersIn(table), groupAt(Number(origin)), groupAt(to))
    hold(null)
    if (moved !== null) table.setParts(partsOf(moved))
    return true
  }

  return {
    drags,
    lift: (handle) => (kindAt(handle) === 'take' ? taking.take(Number(handle)) : hold(handle)),
    drop: (handle, at) => {
      const hex = Number(handle)
      const corner = cornerAt(centreOf(layoutOf(field), hex), at)
      if (table.isOrders) return moveOrder(hex)
      const advance = advanceTo(targets.get(handle) ?? [], view, corner)
      if (advance !== null) choose(advance)
      return advance !== null || taking.putDown({ hex, corner })
    },
  }
}

/** The advance into a hex, of those that differ in their facing alone: towards that corner, or the enemy. */
function advanceTo(offered: readonly Offered[], view: GloryView, corner: number | null): Action | null {
  const ways = offered.flatMap(({ action }) => {
    const each = action as GloryAction
    return each.kind === 'advance' ? [each] : []
  })
  const [first] = ways
  if (first === undefined || ways.length < offered.length) return null
  if (ways.some(({ unit, guns }) => unit !== first.unit || guns !== first.guns)) return null
  const facings = ways.map(({ facing }) => facing)
  const facing = corner ?? naturalFacing(view, first.unit, first.hex, facings)
  return ways.find((each) => each.facing === facing) ?? null
}

/** What choosing an answer on the map does: it is drafted, shown with its odds, or given. */
function useDrafting(table: DraftedTable, taking: Taking, retreats: Retreats): (given: Action) => void {
  const { scene, choose, chooseAll } = useGame()
  const view = useView()
  return (given) => {
    const action = given as GloryAction | Meaning
    if (action.kind === 'take') taking.take(action.hex)
    else if (action.kind === 'toggle') {
      const { group } = action as Meaning & { readonly group: number }
      table.setParts(partsOf(ordersToggled(table.now, ordersIn(table), group)))
    } else if (action.kind === 'retreat') chooseAll(retreats.get(action.hex) ?? [])
    else if (action.kind === 'journey') taking.goTo({ hex: action.hex, corner: null })
    else if (action.kind === 'assault') {
      taking.letGo()
      const offered = scene.answers.map((each) => each.action)
      table.add(attacksOn(view, offered, action.hex as HexId))
    } else if (action.kind === 'attack' && table.isOpen) {
      taking.letGo()
      table.add([action])
    } else if (blows.has(action.kind)) {
      taking.strike(scene.answers.find((each) => each.action === given) ?? null)
    } else choose(given)
  }
}

/** Taking pieces up and putting them down. */
interface Taking {
  readonly held: Held | null
  readonly taken: TakenUp | null
  take(hex: number): void
  letGo(): void
  /** Shows what a blow promises, before it is given; null for none. */
  strike(blow: Offered | null): void
  /** Drafts the march of who was taken up to a hex. */
  goTo(goal: NonNullable<Held['goal']>): void
  /** The same, even before its reach is known; whether that was something to do. */
  putDown(goal: NonNullable<Held['goal']>): boolean
}

function useTaking(table: DraftedTable): Taking {
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

  function goTo({ hex, corner }: NonNullable<Held['goal']>): void {
    const reached = taken?.reach?.get(hex)
    if (taken === null || taken.who === null || reached === undefined) return
    const { who, hex: from } = taken
    const draft = (stop: Stop) => {
      const journey = wayTo(stop, corner ?? facingAt(view, who, stop))
      if (journey !== null) table.add(journey.answers, { journey, from, stop })
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

/** How whoever comes to a hex would face, of the facings that can be chosen there. */
function facingAt(view: GloryView, { piece }: Who, { hex, byFacing }: Stop): number | null {
  if (commanderOf(view, piece) >= 0 || byFacing.size === 0) return null
  return naturalFacing(view, piece, hex as HexId, [...byFacing.keys()] as Corner[])
}
