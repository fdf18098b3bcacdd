import type { ActionOf, ShogunChoice, ShogunChoices } from '../../action.ts'
import { forceLimit, regularKinds } from '../../data/pieces.ts'
import { armyAt, armyHolds, boxesFor, isLed } from '../../position/army.ts'
import { areAdjacent, neighbours, none, type Province, provinceCount } from '../../position/map.ts'
import { heedingHidden, sharesToArmy } from '../../position/ronin.ts'
import { regulars } from '../../position/troop.ts'
import type { Clan, ShogunState } from '../../state.ts'
import { arrivedAt } from './arrivals.ts'
import {
  hasRoomInArmy,
  hasRoomInForce,
  isOpen,
  isPlain,
  offerForceMoves,
  offerGoings,
  offerPlainGoings,
  type Sending,
  unmovedKinds,
} from './force-moves.ts'
import { canGo, goingsOf, planOf } from './force-plan.ts'

interface Sender {
  readonly clan: Clan
  readonly latest: Province // from which the unit before was sent; none
}

const sendings: ShogunChoice<Sender, 'send'> = {
  kind: 'send',
  candidates: (s, { clan }, _, list) => {
    for (let from = 0; from < provinceCount; from++) {
      if (s.owner[from] !== clan) continue
      for (const unit of regularKinds) {
        if (s.forces[from][unit] === 0) continue
        // SG-RON-13: the hidden ronin stay so, or are turned up, so many of them for the army there
        for (let reveal = none; reveal < s.hidden[from]; reveal++) {
          list.push({ kind: 'send', from, unit, reveal })
        }
      }
    }
  },
  bars: [
    {
      rule: 'SG-RUL-99',
      stops: (s, { from, reveal }, { clan, latest }) =>
        (from !== latest || reveal !== none) && mustMend(s, { clan, latest }),
    },
    { rule: 'SG-WAR-D-06', stops: (s, { from, unit }) => s.forces[from][unit] <= arrivedAt(s, from)[unit] },
    { rule: 'SG-GAR-01', stops: (s, { from }) => regulars(s.forces[from]) === 1 && !armyHolds(s, from) },
    {
      rule: 'SG-RON-11',
      stops: (s, { from, reveal }) => {
        const { least, most } = sharesToArmy(s, from, s.hidden[from])
        return reveal !== none && (reveal < least || reveal > most)
      },
    },
    {
      rule: 'SG-WAR-D-12',
      stops: (s, sending, f) => !canSend(s, f, sending),
    },
  ],
  offer: () => {}, // with the end of the phase
}

/** SG-RUL-99: whether a unit must still go from where the latest one went. */
function mustMend(s: ShogunState, { clan, latest }: Sender): boolean {
  if (latest === none || !isOpen(s, clan, latest)) return false
  return unmovedKinds(s, latest).some((unit) => canGo(planOf(s, clan, latest, none), unit))
}

function canSend(s: ShogunState, f: Sender, { from, unit, reveal }: ActionOf<'send'>): boolean {
  const { clan, latest } = f
  if (isPlain(s, from) && !(from === latest && mustMend(s, f))) {
    return neighbours[from].some((to) => hasRoomInForce(s, clan, to) || hasRoomInArmy(s, clan, to, unit))
  }
  return canGo(planOf(s, clan, from, reveal), unit)
}

/** SG-DP-80, SG-RUL-99 */
export const forceMoves: ShogunChoices<Sender> = [
  {
    kind: 'endPhase',
    candidates: (_, __, ___, list) => void list.push({ kind: 'endPhase' }),
    bars: [{ rule: 'SG-RUL-99', stops: (s, _, f) => mustMend(s, f) }],
    offer: (s, { clan, latest }, _, list) => offerForceMoves(s, clan, latest, list),
  },
  sendings,
]

/** Where a unit goes that has been chosen to move. */
export const goings: ShogunChoice<Sending, 'to'> = {
  kind: 'to',
  candidates: (s, { clan, from }, _, list) => {
    const { carried } = planOf(s, clan, from, none)
    for (let province = 0; province < provinceCount; province++) {
      if (province === from) continue
      for (let ronin = 0; ronin <= carried; ronin++) {
        list.push({ kind: 'to', province, army: false, ronin })
        if (ownArmyAt(s, clan, province) !== none) list.push({ kind: 'to', province, army: true, ronin })
      }
    }
  },
  bars: [
    {
      rule: 'SG-WAR-D-02',
      stops: (s, { province }, { clan, from }) =>
        !areAdjacent(from, province) || (s.owner[province] !== clan && s.owner[province] !== none),
    },
    {
      rule: 'SG-WAR-D-09',
      stops: (s, { province, army }) => !army && regulars(s.forces[province]) >= forceLimit,
    },
    {
      rule: 'SG-RUL-67',
      stops: (s, { province, army }, { clan }) =>
        army && s.options.joinLeaderless === 'never' && !isLed(s.armies[ownArmyAt(s, clan, province)]),
    },
    {
      rule: 'SG-WAR-D-08',
      stops: (s, { province, army }, { clan, unit }) =>
        army && boxesFor(s.armies[ownArmyAt(s, clan, province)], unit) === 0,
    },
    {
      rule: 'SG-WAR-D-12',
      stops: (s, { province, army, ronin }, { clan, from, unit, alone }) =>
        !alone &&
        !goingsOf(planOf(s, clan, from, none), unit).some(
          (each) => each.to === province && each.army === army && each.ronin === ronin,
        ),
    },
  ],
  offer: (s, f, _, list) => {
    if (f.alone) offerPlainGoings(s, f, list)
    else heedingHidden(s, list, () => offerGoings(s, f, list))
  },
}

function ownArmyAt(s: ShogunState, clan: Clan, province: Province): number {
  return s.owner[province] === clan ? armyAt(s, province) : none
}
