import {
  choiceToggled,
  type GloryAction,
  naturalFacing,
  ordersMoved,
  ordersToggled,
} from '@gunbai/glory/screen'
import type { HexId } from '@gunbai/hexes'
import type { Action } from '@gunbai/kernel'
import type { Offered } from '@gunbai/kernel/host'
import { useMemo } from 'react'
import type { InHand } from '../../board/use-lit.ts'
import { centreOf, cornerAt, layoutOf } from '../geometry.ts'
import { blows, type Handle, handleOf } from '../pointing.ts'
import { usePointing } from '../use-pointing.ts'
import { useField, useGame, useView } from '../use-view.ts'
import type { GloryView } from '../view.ts'
import type { DraftedTable } from './drafted-table.ts'
import { type LastMarch, lastMarchOf } from './last-march.ts'
import { choiceTargets, groupTargets, type Meaning, targetsOf, withRetreats } from './meanings.ts'
import { type Part, partsOf } from './parts.ts'
import { type Retreats, useRetreats } from './use-retreats.ts'
import { type Taking, useTaking } from './use-taking.ts'
import type { TakenUp } from './who.ts'

export interface Plan {
  readonly table: DraftedTable
  readonly taken: TakenUp | null
  readonly last: LastMarch | null
  /** A charge that waits to be committed. */
  readonly blow: Offered | null
  readonly inHand: InHand<Handle>
  readonly drags: ReadonlySet<Handle>
  /** What choosing on the map does. */
  draft(action: Action): void
  lift(handle: Handle): void
  /** Puts down what was dragged, at a point of the drawing; whether that was something to do. */
  drop(handle: Handle, at: { readonly x: number; readonly y: number }): boolean
  /** The same onto an enemy, whom it is to attack, from a hex over which it was dragged; whether that was something to do. */
  attack(hex: number, over: number | null): boolean
  /** Shows a blow before it is given. */
  strike(blow: Offered): void
  /** One thing less: the blow, who was taken up, then what was drafted last. */
  back(): void
}

/** What can be dragged from where it is lit: pieces, and the order of a group. */
const dragged: ReadonlySet<string> = new Set(['take', 'toggle'])

type Order = Extract<GloryAction, { kind: 'order' }>

type Choice = Extract<GloryAction, { kind: 'choose' }>
const isChoice = ({ answers }: Part): boolean => answers.at(-1)?.kind === 'choose'

const ordersIn = ({ parts }: DraftedTable): Order[] => parts.flatMap(({ answers }) => answers) as Order[]

/** What the viewer has in mind on the map. */
export function usePlan(table: DraftedTable): Plan {
  const { scene, held: origin, hold } = useGame()
  const view = useView()
  const field = useField()
  const pointing = usePointing()
  const taking = useTaking(table)
  const { held, taken, letGo } = taking
  const retreats = useRetreats()
  const last = useMemo(
    () => (taken === null ? lastMarchOf(table, view, field) : null),
    [taken, table, view, field],
  )
  const targets = useMemo(() => {
    if (table.isOrders) return groupTargets(view, field, scene.viewer)
    // who is taken up attacks by himself, or marches up first
    const mayAssault = table.isOpen && (origin === null || taken !== null)
    const lit = withRetreats(targetsOf(pointing, scene.answers, taken, view, field, mayAssault), retreats)
    return table.isChoice && taken === null ? choiceTargets(lit, table.now.answers) : lit
  }, [retreats, table, pointing, scene.answers, scene.viewer, taken, view, field, origin])
  const blow = held?.blow ?? null
  function back(): void {
    const last = table.parts.at(-1)
    if (held?.blow != null) taking.strike(null)
    else if (held !== null) letGo()
    else if (last !== undefined) table.remove(last)
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

/** Dragging: who can be dragged, taking him up, and putting him down. */
function useHands(
  table: DraftedTable,
  taking: Taking,
  pointing: InHand<Handle>,
  targets: InHand<Handle>['targets'],
): Pick<Plan, 'drags' | 'lift' | 'drop' | 'attack'> {
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
    const moved = ordersMoved(table.now.view, ordersIn(table), groupAt(Number(origin)), groupAt(to))
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
    attack: (hex, over) => !table.isOrders && taking.goToAttack(hex, over),
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
  return (given) => {
    const action = given as GloryAction | Meaning
    if (action.kind === 'take') taking.take(action.hex)
    else if (action.kind === 'toggle') {
      const { group } = action as Meaning & { readonly group: number }
      table.setParts(partsOf(ordersToggled(table.now.view, ordersIn(table), group)))
    } else if (action.kind === 'pick') {
      const { hex } = action
      const chosen = table.parts.filter(isChoice)
      const given = chosen.flatMap(({ answers }) => answers) as Choice[]
      const toggled = choiceToggled(table.now.view, given, { kind: 'choose', hex: hex as HexId })
      table.setParts([...partsOf(toggled), ...table.parts.filter((each) => !isChoice(each))])
    } else if (action.kind === 'retreat') chooseAll(retreats.get(action.hex) ?? [])
    else if (action.kind === 'journey') taking.goTo({ hex: action.hex, corner: null })
    else if (action.kind === 'assault' && taking.taken !== null) taking.goToAttack(action.hex, null)
    else if (action.kind === 'assault') {
      taking.letGo()
      table.aimAt(action.hex)
    } else if ((action.kind === 'attack' || action.kind === 'fire') && table.isOpen) {
      taking.letGo()
      table.add([action])
    } else if (blows.has(action.kind)) {
      taking.strike(scene.answers.find((each) => each.action === given) ?? null)
    } else choose(given)
  }
}
