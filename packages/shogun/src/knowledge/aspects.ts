import type { Aspect, Seat } from '@gunbai/kernel'
import { clanOf } from '../position/army.ts'
import { regulars } from '../position/troop.ts'
import { provincesOf } from '../rules/turn/victory.ts'
import { type Clan, type ShogunState, seatOf } from '../state.ts'
import { marksOf } from './standing.ts'

/** What a seat has more than the others on average. */
function beyondOthers(s: ShogunState, seat: Seat, count: (player: Seat) => number): number {
  let others = 0
  for (let player = 0; player < s.seats; player++) if (player !== seat) others += count(player)
  return count(seat) - others / (s.seats - 1)
}

export const aspects: readonly Aspect<ShogunState>[] = [
  {
    name: 'aspect.provinces',
    measure: (s, seat) => beyondOthers(s, seat, (player) => provincesOf(s, player)),
  },
  { name: 'aspect.units', measure: (s, seat) => beyondOthers(s, seat, (player) => unitsOf(s, player)) },
  { name: 'aspect.daimyo', measure: (s, seat) => beyondOthers(s, seat, (player) => daimyoOf(s, player)) },
  { name: 'aspect.safeDaimyo', measure: safeDaimyoOf },
]

function unitsOf(s: ShogunState, player: Seat): number {
  const isHis = (clan: Clan) => clan >= 0 && seatOf(s, clan) === player
  let units = 0
  for (let province = 0; province < s.owner.length; province++) {
    if (isHis(s.owner[province])) units += regulars(s.forces[province])
  }
  for (let id = 0; id < s.armies.length; id++) if (isHis(clanOf(id))) units += regulars(s.armies[id])
  return units
}

function daimyoOf(s: ShogunState, player: Seat): number {
  let daimyo = 0
  for (let id = 0; id < s.armies.length; id++) {
    if (seatOf(s, clanOf(id)) === player && s.armies[id].leader === 'living') daimyo++
  }
  return daimyo
}

/** The seat's own daimyo, each counted by the chance that nobody who stands next to him kills him. */
function safeDaimyoOf(s: ShogunState, seat: Seat): number {
  let safe = 0
  marksOf(s).forEach(({ daimyo, hunted }, clan) => {
    if (seatOf(s, clan) === seat) safe += daimyo - hunted
  })
  return safe
}
