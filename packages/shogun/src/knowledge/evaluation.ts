import type { Seat } from '@gunbai/kernel'
import { armiesPerClan } from '../pieces.ts'
import { type Clan, type ShogunState, seatOf } from '../state.ts'
import { regulars } from '../troop.ts'
import { toWin } from '../victory.ts'

/** The strength of a clan: land above all, then daimyo, then men. */
function standing(s: ShogunState, clan: Clan): number {
  const { alive, provinces } = s.clans[clan]
  if (!alive) return 0
  let men = 0
  let daimyo = 0
  for (let id = clan * armiesPerClan; id < (clan + 1) * armiesPerClan; id++) {
    const army = s.armies[id]
    men += regulars(army)
    if (army.leader === 'living') daimyo += 1 + army.hole / 12
    else if (army.leader === 'slain') daimyo += 0.5
  }
  for (let province = 0; province < s.owner.length; province++) {
    if (s.owner[province] === clan) men += regulars(s.forces[province])
  }
  const nearVictory = provinces > toWin - 8 ? (provinces - toWin + 8) * 1.5 : 0
  return provinces + nearVictory + daimyo * 3 + men * 0.35
}

/** How the game stands for a seat: its part of all strength, the strong counted more. */
export function evaluate(s: ShogunState, seat: Seat): number {
  if (s.result !== null) {
    if (s.result.winners.length === 0) return 1 / s.seats
    return s.result.winners.includes(seat) ? 1 : 0
  }
  let own = 0
  let all = 0
  for (let each = 0; each < s.seats; each++) {
    let strength = 0
    for (let clan = 0; clan < s.clans.length; clan++)
      if (seatOf(s, clan) === each) strength += standing(s, clan)
    const weight = strength * strength
    all += weight
    if (each === seat) own = weight
  }
  return all === 0 ? 0 : own / all
}
