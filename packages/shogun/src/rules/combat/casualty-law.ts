import type { ActionOf, ShogunChoice } from '../../action.ts'
import { regularKinds } from '../../data/pieces.ts'
import { none } from '../../position/map.ts'
import { regulars } from '../../position/troop.ts'
import type { Battle, ShogunState, Troop } from '../../state.ts'
import { armyOn, daimyoOn, forceOn, offerCasualties, type Side, sideOf } from './casualties.ts'

type Losing = ActionOf<'lose'>

/** SG-CAS-04, SG-CAS-06, SG-CAS-07, SG-CAS-12: who may be picked next. */
export const losses: ShogunChoice<unknown, 'lose'> = {
  kind: 'lose',
  candidates: (s, _, seat, list) => {
    const side = sideOf(s, seat)
    for (const { troop, dead, army } of troopsOn(s, side)) {
      for (const unit of [...regularKinds, 'ronin'] as const) {
        if (troop[unit] > dead[unit]) list.push({ kind: 'lose', unit, army })
      }
    }
    if (daimyoOn(s, side) > (s.battle as Battle)[side].daimyo) {
      list.push({ kind: 'lose', unit: 'daimyo', army: true })
    }
  },
  bars: [
    {
      rule: 'SG-CAS-04',
      stops: (s, { unit }, _, seat) =>
        unit === 'daimyo' && troopsOn(s, sideOf(s, seat)).some((each) => menOf(each) + roninOf(each) > 0),
    },
    {
      rule: 'SG-CAS-12',
      stops: (s, { unit, army }, _, seat) => {
        const over = troopsOn(s, sideOf(s, seat)).find((each) => roninOf(each) > limitOf(each))
        return over !== undefined && (unit !== 'ronin' || army !== over.army)
      },
    },
    {
      rule: 'SG-CAS-06',
      stops: (s, losing, _, seat) => {
        if (losing.unit === 'ronin' || losing.unit === 'daimyo') return false
        const of = troopsOn(s, sideOf(s, seat)).find(({ army }) => army === losing.army) as Standing
        return roninOf(of) > 0 && roninOf(of) >= limitOf(of)
      },
    },
  ],
  offer: (s, _, seat, list) => offerCasualties(s, sideOf(s, seat), list),
}

/** A troop in the battle, and those of it that are already picked. */
interface Standing {
  readonly troop: Troop
  readonly dead: Troop
  readonly army: Losing['army']
  readonly daimyo: number
}

function troopsOn(s: ShogunState, side: Side): Standing[] {
  const dead = (s.battle as Battle)[side]
  const id = armyOn(s, side)
  const force = forceOn(s, side)
  const list: Standing[] = []
  if (id !== none) list.push({ troop: s.armies[id], dead: dead.army, army: true, daimyo: daimyoOn(s, side) })
  if (force !== null) list.push({ troop: force, dead: dead.force, army: false, daimyo: 0 })
  return list
}

const menOf = ({ troop, dead }: Standing): number => regulars(troop) - regulars(dead)
const roninOf = ({ troop, dead }: Standing): number => troop.ronin - dead.ronin
const limitOf = (of: Standing): number => Math.max(0, menOf(of) + of.daimyo - 1)
