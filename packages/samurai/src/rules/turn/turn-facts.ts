import type { HexId } from '../../position/board.ts'
import type { LeaderId, UnitId } from '../../state.ts'

/** A turn's own facts: the piece that moved last, until nobody can undo its move any more. */
export interface TurnFacts {
  unit: UnitId // NO_UNIT where a leader moved alone
  leader: LeaderId // who went along or moved, or NO_LEADER
  from: HexId
  to: HexId // NOWHERE for a leader who is leaving the field
}

export interface EndOfTurn {
  drawn: number // Command cards drawn of which one must go
}
