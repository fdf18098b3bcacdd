import type { ShogunAction, ShogunChoices } from '../../action.ts'
import { forceLimit, isSamurai, regularKinds, type Unit } from '../../data/pieces.ts'
import { clanOf, companionOf } from '../../position/army.ts'
import { none, type Province } from '../../position/map.ts'
import { heedingHidden, limitOfArmy, limitOfForce } from '../../position/ronin.ts'
import { regulars } from '../../position/troop.ts'
import type { Army, ArmyId, ShogunState, Troop } from '../../state.ts'
import { nobodyLeft } from './army-deeds.ts'
import type { Men } from './army-sketch.ts'
import { canPlainlyPart, canShareOut, partsPlainly } from './plain-march.ts'
import { againstSettling, canDepart, isSettled } from './settling.ts'

/** An army that leaves a province. */
export interface StepOfArmy {
  army: ArmyId
  to: Province
  garrison: number // 1 while units may be left behind
}

/** SG-GAR-02, SG-RUL-85: unit by unit, each part within its ronin limit in the end. */
export const garrison: ShogunChoices<StepOfArmy> = [
  {
    kind: 'go',
    candidates: (_, __, ___, list) => void list.push({ kind: 'go' }),
    bars: [
      { rule: 'SG-GAR-02', stops: (s, _, { army }) => regulars(forceWith(s, army)) === 0 },
      { rule: 'SG-LIM-10', stops: (s, _, { army }) => !isShared(s.armies[army], forceWith(s, army)) },
      {
        rule: (s, _, { army, to }) => againstSettling(s, () => settlesNow(s, army, to)),
        stops: (s, _, { army, to }) => !settlesNow(s, army, to),
      },
    ],
    offer: (s, f, _, list) => heedingHidden(s, list, () => offerGarrison(s, f, list)),
  },
  {
    kind: 'leave',
    candidates: (s, { army }, _, list) => {
      for (const unit of [...regularKinds, 'ronin'] as const) {
        if (s.armies[army][unit] > 0) list.push({ kind: 'leave', unit })
      }
    },
    bars: [
      {
        rule: 'SG-LIM-03',
        stops: (s, { unit }, { army }) => unit !== 'ronin' && regulars(forceWith(s, army)) >= forceLimit,
      },
      {
        rule: 'SG-LIM-10', // men first, then the ronin that they carry
        stops: (s, { unit }, { army }) => {
          const force = forceWith(s, army)
          return unit === 'ronin' && force.ronin >= limitOfForce(force)
        },
      },
      {
        rule: (s, { unit }, { army, to }) =>
          isSettled(s, clanOf(army))
            ? 'SG-LIM-10'
            : againstSettling(s, () => canLeaveBehind(s, army, to, unit)),
        stops: (s, { unit }, { army, to }) => !canLeaveBehind(s, army, to, unit),
      },
    ],
    offer: () => {}, // with going
  },
]

function forceWith(s: ShogunState, army: ArmyId): Troop {
  return s.forces[s.armies[army].place]
}

function offerGarrison(s: ShogunState, { army: id, to }: StepOfArmy, list: ShogunAction[]): void {
  const army = s.armies[id]
  const force = s.forces[army.place]
  const hidden = s.hidden[army.place]
  const plain = isPlain(s, id, to)
  if (regulars(force) > 0 && isShared(army, force)) {
    const hasRoom = plain && hidden <= limitOfForce(force) - force.ronin
    if (hasRoom || settlesNow(s, id, to)) list.push({ kind: 'go' })
  }
  const canLeave = (unit: Unit) => {
    const [men, ronin] = unit === 'ronin' ? [0, 1] : [1, 0]
    return (plain && canShareOut(army, force, men, ronin, hidden)) || canLeaveBehind(s, id, to, unit)
  }
  if (regulars(force) < forceLimit) {
    for (const unit of regularKinds) if (army[unit] > 0 && canLeave(unit)) list.push({ kind: 'leave', unit })
  }
  // men first, then the ronin that they carry
  if (army.ronin > 0 && force.ronin < limitOfForce(force) && canLeave('ronin')) {
    list.push({ kind: 'leave', unit: 'ronin' })
  }
}

/** Whether nothing but what it leaves behind could be amiss after the march. */
function isPlain(s: ShogunState, id: ArmyId, to: Province): boolean {
  if (!isSettled(s, clanOf(id))) return partsPlainly(s, id, to)
  return companionOf(s, id, to) === none || canPlainlyPart(s, id, to) === true
}

function isShared(army: Army, force: Troop): boolean {
  return force.ronin <= limitOfForce(force) && army.ronin <= limitOfArmy(army)
}

function settlesNow(s: ShogunState, id: ArmyId, to: Province): boolean {
  return canDepart(s, { army: id, to, share: 0, owes: false, least: nobodyLeft })
}

function canLeaveBehind(s: ShogunState, id: ArmyId, to: Province, unit: Unit): boolean {
  return canDepart(s, { army: id, to, share: 0, owes: true, least: { ...nobodyLeft, [classOf(unit)]: 1 } })
}

function classOf(unit: Unit): keyof Men {
  if (unit === 'ronin') return 'ronin'
  return isSamurai(unit) ? 'samurai' : 'ashigaru'
}
