import type { ActionOf, ShogunChoice } from '../../action.ts'
import { forceLimit, regularKinds } from '../../data/pieces.ts'
import { companionOf, ledArmies } from '../../position/army.ts'
import { neighbours, none } from '../../position/map.ts'
import { sharesToArmy } from '../../position/ronin.ts'
import { regulars } from '../../position/troop.ts'
import type { ArmyId, Clan, ShogunState } from '../../state.ts'
import { roninDetached, settlesAfter } from './detaching.ts'
import { againstSettling } from './settling.ts'

/** SG-RUL-19, option armyDetachInD */
export const detachments: ShogunChoice<{ readonly clan: Clan }, 'detach'> = {
  kind: 'detach',
  candidates: (s, { clan }, _, list) => {
    if (s.phase !== 'D' || !s.options.armyDetachInD) return
    for (const army of ledArmies(s, clan)) addDetachments(s, army, list)
  },
  bars: [
    {
      rule: 'SG-RUL-19',
      stops: (s, { army, to }) => {
        const begun = s.detached.find((each) => each.army === army)
        return begun === undefined ? s.owner[to] !== none : to !== begun.to
      },
    },
    { rule: 'SG-WAR-D-09', stops: (s, { to }) => regulars(s.forces[to]) >= forceLimit },
    {
      rule: 'SG-RON-11',
      stops: (s, { army, reveal }) => {
        const { place } = s.armies[army]
        const { least, most } = sharesToArmy(s, place, s.hidden[place])
        return reveal !== none && (reveal < least || reveal > most)
      },
    },
    {
      rule: 'SG-LIM-10',
      stops: (s, { army, to, reveal, ronin }) => {
        const { least, most } = roninDetached(s, army, to, reveal)
        return ronin < least || ronin > most
      },
    },
    {
      rule: (s, action) => againstSettling(s, () => settlesAfter(s, action)),
      stops: (s, action) => !settlesAfter(s, action),
    },
  ],
  offer: () => {}, // with the end of the phase
}

function addDetachments(s: ShogunState, army: ArmyId, list: ActionOf<'detach'>[]): void {
  const { place } = s.armies[army]
  const hidden = companionOf(s, army, place) === none ? s.hidden[place] : 0
  for (const to of neighbours[place]) {
    for (let reveal = none; reveal <= hidden; reveal++) {
      if (reveal === 0) continue // of those turned up some come along
      const carried = s.armies[army].ronin + Math.max(0, reveal)
      for (const unit of regularKinds) {
        for (let ronin = 0; s.armies[army][unit] > 0 && ronin <= carried; ronin++) {
          list.push({ kind: 'detach', army, to, unit, ronin, reveal })
        }
      }
    }
  }
}
