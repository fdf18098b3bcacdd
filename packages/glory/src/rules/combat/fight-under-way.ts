import type { HexId } from '@gunbai/hexes'
import { procedure, type Seat } from '@gunbai/kernel'
import type { GloryAction } from '../../action.ts'
import { otherSeat, seatOf } from '../../position/piece.ts'
import type { Fight, GloryState, UnitId } from '../../state.ts'

/** The fight under way: beginning one, and asking who fights in it. Its steps stand in fight.ts. */

export function beginFight(
  s: GloryState,
  attackers: readonly UnitId[],
  targets: readonly HexId[],
  pursuit: number,
  bonus: boolean,
): void {
  s.fights.push({
    attackers: attackers.slice(),
    targets: targets.slice(),
    defenders: [],
    places: [],
    origins: [],
    posts: [],
    flights: [],
    charge: false,
    pursuit,
    bonus,
    modifier: 0,
    row: -1,
  })
}

export function currentFight(s: GloryState): Fight {
  return s.fights[s.fights.length - 1]
}

export interface Fighting {
  choice: number // how far the targets have been asked whether they refuse
}

export const fight = procedure<GloryState, Fighting, GloryAction>('fight')

export function attackingSeat(s: GloryState): Seat {
  const now = currentFight(s)
  return seatOf(s, now.attackers[0])
}

export function defendingSeat(s: GloryState): Seat {
  return otherSeat(attackingSeat(s))
}
