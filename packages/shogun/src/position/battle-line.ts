import type { Fighter } from '../data/pieces.ts'
import type { ArmyId, ShogunState, Troop } from '../state.ts'
import { armyAt } from './army.ts'
import { none, type Province } from './map.ts'
import { extrasAt } from './province.ts'

/** One side of a battle, its troops added up: fighters by kind, and the extras of a castle or fortress apart. */
export interface BattleLine extends Readonly<Record<Fighter, number>> {
  readonly castleSpearmen: number
  readonly fortressRonin: number
}

export const noLine: BattleLine = {
  daimyo: 0,
  archer: 0,
  swordsman: 0,
  gunner: 0,
  spearman: 0,
  ronin: 0,
  castleSpearmen: 0,
  fortressRonin: 0,
}

export function plus(line: BattleLine, troop: Troop): BattleLine {
  return {
    ...line,
    archer: line.archer + troop.archer,
    swordsman: line.swordsman + troop.swordsman,
    gunner: line.gunner + troop.gunner,
    spearman: line.spearman + troop.spearman,
    ronin: line.ronin + troop.ronin,
  }
}

/** The troop that attacks: an army by itself, or the force of a province. */
export function attackingLine(s: ShogunState, army: ArmyId, from: Province): BattleLine {
  if (army === none) return plus(noLine, s.forces[from])
  return plus({ ...noLine, daimyo: s.armies[army].leader === 'living' ? 1 : 0 }, s.armies[army])
}

/** SG-WAR-C-03: everything that is seen to stand in a province, and its extras; what lies hidden is not counted. */
export function defendingLine(s: ShogunState, province: Province): BattleLine {
  const extras = extrasAt(s, province)
  const line = plus(
    {
      ...noLine,
      castleSpearmen: s.castle[province] === 1 ? extras : 0,
      fortressRonin: s.castle[province] === 2 ? extras : 0,
    },
    s.forces[province],
  )
  const id = armyAt(s, province)
  if (id === none) return line
  return plus({ ...line, daimyo: s.armies[id].leader === 'living' ? 1 : 0 }, s.armies[id])
}

/** Everything on that side that can be hit. */
export function fightersIn(line: BattleLine): number {
  const { daimyo, archer, swordsman, gunner, spearman, ronin, castleSpearmen, fortressRonin } = line
  return daimyo + archer + swordsman + gunner + spearman + ronin + castleSpearmen + fortressRonin
}
