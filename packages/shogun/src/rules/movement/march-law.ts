import type { ActionOf, ShogunBar, ShogunChoice, ShogunChoices } from '../../action.ts'
import { armiesPerClan, regularKinds } from '../../data/pieces.ts'
import { boxesFor, companionOf, firstArmyOf, isLed, levelOf } from '../../position/army.ts'
import { areAdjacent, none, type Province, provinceCount } from '../../position/map.ts'
import { sharesToArmy } from '../../position/ronin.ts'
import { regulars } from '../../position/troop.ts'
import type { ArmyId, Clan, ShogunState } from '../../state.ts'
import { nobodyLeft } from './army-deeds.ts'
import { mayEnter, offerArmyMoves, offerMoveIn, settlesAfterTakingIn } from './army-moves.ts'
import { detachments } from './detach-law.ts'
import { owesGarrison } from './plain-march.ts'
import { againstSettling, canDepart, isCrowded, isSettled } from './settling.ts'
import { roninTakenIn } from './take-in.ts'

interface OfClan {
  readonly clan: Clan
}

/** The armies of a clan on the map, a slain daimyo's too. */
export function armiesOf(s: ShogunState, clan: Clan): ArmyId[] {
  const first = firstArmyOf(clan)
  const all = Array.from({ length: armiesPerClan }, (_, i) => first + i)
  return all.filter((id) => s.armies[id].place !== none)
}

/** SG-NIN-18, SG-WAR-A-17 */
export const leaderless = {
  rule: 'SG-NIN-18',
  stops: (s: ShogunState, { army }: { readonly army: ArmyId }) => !isLed(s.armies[army]),
}

/** Every way to step from where an army stands to that province: the ronin hidden there come along, so many of them, or not. */
function addMarches(s: ShogunState, army: ArmyId, to: Province, list: ActionOf<'march'>[]): void {
  for (let ronin = 0; ronin <= s.hidden[s.armies[army].place]; ronin++) {
    list.push({ kind: 'march', army, to, ronin })
  }
}

function settlesAfterLeaving(s: ShogunState, { army, to, ronin }: ActionOf<'march'>): boolean {
  const owes = owesGarrison(s, s.armies[army])
  return canDepart(s, { army, to, share: ronin, owes, least: nobodyLeft })
}

/** Rules against leaving a province, wherever the army goes. */
const leaving: readonly ShogunBar<unknown, 'march'>[] = [
  {
    rule: 'SG-RUL-97',
    stops: (s, { army, ronin }) => ronin > 0 && companionOf(s, army, s.armies[army].place) !== none,
  },
  {
    rule: 'SG-RON-11',
    stops: (s, { army, ronin }) => {
      const { place } = s.armies[army]
      const { least, most } = sharesToArmy(s, place, s.hidden[place])
      return ronin > 0 && (ronin < least || ronin > most)
    },
  },
  {
    rule: 'SG-GAR-03',
    stops: (s, { army }) => owesGarrison(s, s.armies[army]) && regulars(s.armies[army]) === 0,
  },
  {
    rule: 'SG-LIM-10',
    stops: (s, { army: id, ronin }) => {
      const army = s.armies[id]
      return owesGarrison(s, army) && army.ronin + ronin > regulars(army) - 1
    },
  },
  {
    rule: (s, action) =>
      s.phase === 'C' ? 'SG-RON-20' : againstSettling(s, () => settlesAfterLeaving(s, action)),
    stops: (s, action) => !settlesAfterLeaving(s, action),
  },
]

const marches: ShogunChoice<OfClan, 'march'> = {
  kind: 'march',
  candidates: (s, { clan }, _, list) => {
    for (const army of armiesOf(s, clan)) {
      for (let to = 0; to < provinceCount; to++) {
        if (to !== s.armies[army].place) addMarches(s, army, to, list)
      }
    }
  },
  bars: [
    leaderless,
    { rule: 'SG-WAR-A-02', stops: (s, { army, to }) => !areAdjacent(s.armies[army].place, to) },
    { rule: 'SG-WAR-A-04', stops: (s, { army }) => s.armies[army].steps >= levelOf(s.armies[army]) },
    {
      rule: (s) => (s.phase === 'D' ? 'SG-WAR-D-02' : 'SG-WAR-A-03'),
      stops: (s, { to }, { clan }) => !mayEnter(s, clan, to),
    },
    {
      rule: 'SG-RUL-21',
      stops: (s, { army }, { clan }) => !s.options.armySwap && !s.armies[army].guest && isCrowded(s, clan),
    },
    ...leaving,
  ],
  offer: () => {}, // with the end of the phase
}

/** SG-VET-03, SG-VET-09: an army goes into the province that it has just cleared. */
export const movingIn: ShogunChoice<{ readonly army: ArmyId; readonly cleared: Province }, 'march'> = {
  kind: 'march',
  candidates: (s, { army, cleared }, _, list) => addMarches(s, army, cleared, list),
  bars: leaving,
  offer: (s, { army, cleared }, _, list) => offerMoveIn(s, army, cleared, list),
}

/** Each kind of the force where an army stands, with so many of the force's ronin. */
export function addTakingsIn(s: ShogunState, army: ArmyId, list: ActionOf<'takeIn'>[]): void {
  const force = s.forces[s.armies[army].place]
  for (const unit of regularKinds) {
    for (let ronin = 0; force[unit] > 0 && ronin <= force.ronin; ronin++) {
      list.push({ kind: 'takeIn', army, unit, ronin })
    }
  }
}

/** SG-WAR-A-11, SG-WAR-A-19 */
export const takingBars: readonly ShogunBar<unknown, 'takeIn'>[] = [
  { rule: 'SG-WAR-A-11', stops: (s, { army, unit }) => boxesFor(s.armies[army], unit) === 0 },
  {
    rule: 'SG-LIM-10',
    stops: (s, { army, ronin }) => {
      const { least, most } = roninTakenIn(s, army)
      return ronin < least || ronin > most
    },
  },
]

const takingsIn: ShogunChoice<OfClan, 'takeIn'> = {
  kind: 'takeIn',
  candidates: (s, { clan }, _, list) => {
    for (const army of armiesOf(s, clan)) addTakingsIn(s, army, list)
  },
  bars: [
    leaderless,
    { rule: 'SG-RUL-11', stops: (s, { army }) => !s.options.pickUpInPlace && s.armies[army].steps === 0 },
    ...takingBars,
    {
      rule: (s, action) => againstSettling(s, () => settlesAfterTakingIn(s, action)),
      stops: (s, action) => !settlesAfterTakingIn(s, action),
    },
  ],
  offer: () => {}, // with the end of the phase
}

/** SG-DP-70, SG-DP-79. All are offered with the end of the phase: army by army, as a player thinks of them. */
export const armyMoves: ShogunChoices<OfClan> = [
  {
    kind: 'endPhase',
    candidates: (_, __, ___, list) => void list.push({ kind: 'endPhase' }),
    bars: [
      {
        rule: (s, _, { clan }) => againstSettling(s, () => isSettled(s, clan)),
        stops: (s, _, { clan }) => !isSettled(s, clan),
      },
    ],
    offer: (s, { clan }, _, list) => offerArmyMoves(s, clan, list),
  },
  marches,
  takingsIn,
  detachments,
]
