import { nobody, only, procedure } from '@gunbai/kernel'
import type { ShogunAction } from '../action.ts'
import { armyAt, armyHolds, boxesFor, isLed, strengthOf } from '../army.ts'
import { neighbours, none, type Province, provinceCount } from '../map/map.ts'
import { forceLimit, type Regular, regularKinds } from '../pieces.ts'
import { conquer } from '../province.ts'
import { reveal, roomForHidden, sharesToArmy } from '../ronin.ts'
import { type Clan, type ShogunState, seatOf } from '../state.ts'
import { regulars } from '../troop.ts'
import { arrivalAt, arrivedAt } from './arrivals.ts'

/** A unit of a force that would like to move, with the ronin of that force as they would be. */
interface Mover {
  readonly clan: Clan
  readonly from: Province
  readonly ronin: number // with the force
  readonly bound: number // of those, how many have already moved
  readonly hidden: number // still hidden there
}

/** The sendings that reveal nothing, made once. */
const plainSendings: readonly Readonly<Record<Regular, ShogunAction>>[] = neighbours.map((_, from) => ({
  archer: { kind: 'send', from, unit: 'archer', reveal: none },
  swordsman: { kind: 'send', from, unit: 'swordsman', reveal: none },
  gunner: { kind: 'send', from, unit: 'gunner', reveal: none },
  spearman: { kind: 'send', from, unit: 'spearman', reveal: none },
}))

/** SG-DP-80: every unit that has not moved and can go somewhere. */
export function offerForceMoves(s: ShogunState, clan: Clan, list: ShogunAction[]): void {
  list.push({ kind: 'end phase' })
  for (let from = 0; from < provinceCount; from++) {
    if (s.owner[from] !== clan) continue
    const force = s.forces[from]
    const count = regulars(force)
    if (count === 0 || (count === 1 && !armyHolds(s, from))) continue // SG-GAR-01, SG-WAR-D-07
    const arrived = arrivedAt(s, from)
    const mover = { clan, from, ronin: force.ronin, bound: arrived.ronin, hidden: s.hidden[from] }
    for (const unit of regularKinds) {
      if (force[unit] <= arrived[unit]) continue
      if (canGo(s, mover, unit)) list.push(plainSendings[from][unit])
      if (s.hidden[from] > 0) offerRevealing(s, mover, unit, list)
    }
  }
}

/** SG-RON-13: the hidden ronin turned up before the move, so many of them for the army there. */
function offerRevealing(s: ShogunState, mover: Mover, unit: Regular, list: ShogunAction[]): void {
  const { least, most } = sharesToArmy(s, mover.from, mover.hidden)
  for (let toArmy = least; toArmy <= most; toArmy++) {
    const ronin = mover.ronin + mover.hidden - toArmy
    if (ronin > mover.ronin && canGo(s, { ...mover, ronin, hidden: 0 }, unit)) {
      list.push({ kind: 'send', from: mover.from, unit, reveal: toArmy })
    }
  }
}

/** SG-WAR-D-12, SG-TRK-33: the fewest ronin that must go along so that those who stay are within their limit. */
function fewestAlong(s: ShogunState, { from, ronin }: Mover): number {
  return Math.max(0, ronin - Math.max(0, regulars(s.forces[from]) - 2))
}

/** SG-RUL-90: ronin that stay hidden keep their room at every single move. */
function leavesRoom(s: ShogunState, { from, hidden }: Mover, along: number): boolean {
  if (hidden === 0) return true
  const loss = regulars(s.forces[from]) > 1 ? 1 : 0
  return hidden <= roomForHidden(s, from) - loss + along
}

/** SG-RON-20: what the ronin that lie hidden there leave of their room; as much as one likes where none lie. */
function spareAt(s: ShogunState, to: Province): number {
  return s.hidden[to] === 0 ? Number.MAX_SAFE_INTEGER : roomForHidden(s, to) - s.hidden[to]
}

/** How many ronin may come along into the force there; less than none if not even the unit may. */
function mostIntoForce(s: ShogunState, mover: Mover, to: Province): number {
  const force = s.forces[to]
  if (regulars(force) >= forceLimit) return none // SG-WAR-D-09
  const founding = regulars(force) === 0 ? 0 : 1
  return Math.min(mover.ronin - mover.bound, regulars(force) - force.ronin, spareAt(s, to) + founding)
}

/** SG-WAR-D-08, SG-RUL-67: the same for the army there. */
function mostIntoArmy(s: ShogunState, mover: Mover, to: Province, unit: Regular): number {
  const id = s.owner[to] === mover.clan ? armyAt(s, to) : none
  if (id === none || boxesFor(s.armies[id], unit) === 0) return none
  const army = s.armies[id]
  if (!isLed(army) && s.options.joinLeaderless === 'never') return none
  return Math.min(mover.ronin - mover.bound, strengthOf(army) - army.ronin, spareAt(s, to) + 1)
}

function canGo(s: ShogunState, mover: Mover, unit: Regular): boolean {
  const least = fewestAlong(s, mover)
  for (const to of neighbours[mover.from]) {
    if (s.owner[to] !== mover.clan && s.owner[to] !== none) continue
    const most = Math.max(mostIntoForce(s, mover, to), mostIntoArmy(s, mover, to, unit))
    if (most >= least && leavesRoom(s, mover, most)) return true
  }
  return false
}

interface Sending {
  clan: Clan
  from: Province
  unit: Regular
}

/** Where a unit goes that has been chosen to move. */
export const sending = procedure<ShogunState, Sending, ShogunAction>('send').steps({
  to: {
    who: (s, f) => (s.clans[f.clan].alive ? only(seatOf(s, f.clan)) : nobody),
    answers: (s, f, _, list) => {
      const { from, clan, unit } = f
      const ronin = s.forces[from].ronin
      const mover = { clan, from, ronin, bound: arrivedAt(s, from).ronin, hidden: s.hidden[from] }
      const least = fewestAlong(s, mover)
      for (const to of neighbours[from]) {
        if (s.owner[to] !== clan && s.owner[to] !== none) continue
        const intoForce = mostIntoForce(s, mover, to)
        for (let along = least; along <= intoForce; along++) {
          if (leavesRoom(s, mover, along)) list.push({ kind: 'to', province: to, army: false, ronin: along })
        }
        const intoArmy = mostIntoArmy(s, mover, to, unit)
        for (let along = least; along <= intoArmy; along++) {
          if (leavesRoom(s, mover, along)) list.push({ kind: 'to', province: to, army: true, ronin: along })
        }
      }
    },
    answer: (s, f, _, action) => {
      if (action.kind === 'to') arrive(s, f, action)
    },
    about: (_, { from, unit }) => ({ from, unit }),
  },
})

/** Turns up the ronin if they come along. */
export function beginSending(s: ShogunState, action: Extract<ShogunAction, { kind: 'send' }>): void {
  if (action.reveal !== none) reveal(s, action.from, action.reveal)
}

function arrive(s: ShogunState, f: Sending, action: Extract<ShogunAction, { kind: 'to' }>): void {
  const { from, unit, clan } = f
  const { province: to, army, ronin } = action
  const id = army ? armyAt(s, to) : none
  s.forces[from][unit]--
  s.forces[from].ronin -= ronin
  if (army) {
    s.armies[id][unit]++ // SG-WAR-D-18
    s.armies[id].ronin += ronin
  } else {
    s.forces[to][unit]++
    s.forces[to].ronin += ronin
    const arrival = arrivalAt(s, to)
    arrival[unit]++
    arrival.ronin += ronin
  }
  s.tell?.({ kind: 'sent', clan, from, to, unit, ronin, army: id })
  if (s.owner[to] === none) conquer(s, clan, to)
}
