import { told } from '../../event.ts'
import { NOWHERE, sectionsOf } from '../../position/board.ts'
import { isAlive, kindOf, type SamuraiState, type Unit } from '../../state.ts'

export const isWeakened = (unit: Unit): boolean => isAlive(unit) && unit.blocks < kindOf(unit).blocks

/** SB-DC-PHYSICIAN-01: one block, or all that were lost if the command tent is in the same section. */
export function blocksHealed(s: SamuraiState, unit: Unit): number {
  const tent = s.tents[unit.seat]
  const near = tent !== NOWHERE && (sectionsOf(unit.seat, tent) & sectionsOf(unit.seat, unit.hex)) !== 0
  return near ? kindOf(unit).blocks - unit.blocks : 1
}

export function heal(s: SamuraiState, unit: Unit): void {
  const gained = blocksHealed(s, unit)
  unit.blocks += gained
  s.tell?.({ kind: 'healed', gained, ...told(s, unit) })
}
