import type { ShogunAction } from '../../action.ts'
import { type Regular, regularKinds } from '../../data/pieces.ts'
import { armyAt, armyHolds } from '../../position/army.ts'
import { neighbours, none, type Province } from '../../position/map.ts'
import { copyTroop, regulars } from '../../position/troop.ts'
import type { Clan, Troop } from '../../state.ts'
import type { ShogunView } from '../../view.ts'
import { type Ground, hasRoomInArmy, hasRoomInForce } from './force-moves.ts'

/** A man of a force who goes to a neighbour: on the map there, or into the army. */
export interface Send {
  readonly from: Province
  readonly to: Province
  readonly unit: Regular
  readonly army: boolean
}

interface Drafted extends Ground {
  readonly owner: Clan[]
  readonly forces: Troop[]
  readonly armies: (ShogunView['armies'][number] & Troop)[]
  readonly moved: Troop[]
}

/** Whether the men of that force may each go alone: no ronin are with them, seen or hidden (SG-RUL-99). */
export function isPlainForce(view: ShogunView, from: Province): boolean {
  const { force, hidden } = view.provinces[from]
  return force.ronin === 0 && hidden === 0
}

/** What one more man could do after these. */
export function sendsAfter(view: ShogunView, clan: Clan, sends: readonly Send[]): Send[] {
  const g = groundAfter(view, clan, sends)
  return view.provinces.flatMap((_, from) =>
    g.owner[from] === clan && isPlainForce(view, from) ? sendsFrom(g, clan, from) : [],
  )
}

function sendsFrom(g: Drafted, clan: Clan, from: Province): Send[] {
  const men = regulars(g.forces[from])
  if (men === 0 || (men === 1 && !armyHolds(g, from))) return [] // SG-GAR-01
  const list: Send[] = []
  for (const unit of regularKinds) {
    if (g.forces[from][unit] <= g.moved[from][unit]) continue // SG-WAR-D-06
    for (const to of neighbours[from]) {
      if (hasRoomInForce(g, clan, to)) list.push({ from, to, unit, army: false })
      if (hasRoomInArmy(g, clan, to, unit)) list.push({ from, to, unit, army: true })
    }
  }
  return list
}

/** Those of a plan that can still be carried out, one after the other, when some have been struck from it. */
export function stillLegal(view: ShogunView, clan: Clan, sends: readonly Send[]): Send[] {
  const kept: Send[] = []
  for (const send of sends) {
    const legal = sendsAfter(view, clan, kept).some((each) => isSame(each, send))
    if (legal) kept.push(send)
  }
  return kept
}

export const isSame = (a: Send, b: Send): boolean =>
  a.from === b.from && a.to === b.to && a.unit === b.unit && a.army === b.army

export function answersOfSends(sends: readonly Send[]): ShogunAction[] {
  return sends.flatMap(({ from, to, unit, army }): ShogunAction[] => [
    { kind: 'send', from, unit, reveal: none },
    { kind: 'to', province: to, army, ronin: 0 },
  ])
}

/** The ground as it would be. Into leaderless armies nobody is planned: whether he may go there hangs on an option (SG-RUL-67). */
function groundAfter(view: ShogunView, clan: Clan, sends: readonly Send[]): Drafted {
  const g: Drafted = {
    owner: view.provinces.map(({ owner }) => owner),
    forces: view.provinces.map(({ force }) => copyTroop(force)),
    armies: view.armies.map((army) => ({ ...army })),
    moved: view.provinces.map(({ moved }) => copyTroop(moved)),
    options: { joinLeaderless: 'never' },
  }
  for (const { from, to, unit, army } of sends) {
    g.forces[from][unit]--
    const into = army ? g.armies[armyAt(g, to)] : g.forces[to]
    into[unit]++
    if (!army) g.moved[to][unit]++
    g.owner[to] = clan
  }
  return g
}
