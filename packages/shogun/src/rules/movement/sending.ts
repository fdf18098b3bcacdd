import { call, nobody, only, procedure } from '@gunbai/kernel'
import type { ActionOf, ShogunAction } from '../../action.ts'
import { armyAt } from '../../position/army.ts'
import { none, type Province } from '../../position/map.ts'
import { conquer } from '../../position/province.ts'
import { reveal } from '../../position/ronin.ts'
import { type Clan, type ShogunState, seatOf } from '../../state.ts'
import { arrivalAt } from './arrivals.ts'
import { goings } from './force-law.ts'
import { isOpen, isPlain, type Sending } from './force-moves.ts'

/** Where a unit goes that has been chosen to move. */
export const sending = procedure<ShogunState, Sending, ShogunAction>('send').steps({
  to: {
    who: (s, f) => (s.clans[f.clan].alive ? only(seatOf(s, f.clan)) : nobody),
    choices: [goings],
    answer: (s, f, _, action) => {
      if (action.kind === 'to') arrive(s, f, action)
    },
    about: (_, { from, unit }) => ({ from, unit }),
  },
})

/** Turns up the ronin if they come along. `latest` is the province from which the unit before was sent. */
export function beginSending(s: ShogunState, clan: Clan, latest: Province, action: ActionOf<'send'>): void {
  const { from, unit } = action
  if (action.reveal !== none) reveal(s, from, action.reveal)
  const alone = isPlain(s, from) && (latest !== from || !isOpen(s, clan, from))
  call(s, sending, { clan, from, unit, alone })
}

function arrive(s: ShogunState, f: Sending, action: ActionOf<'to'>): void {
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
