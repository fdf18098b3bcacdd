import { hexName } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { unitKinds } from './data/unit-kinds.ts'
import { board, type HexId, NOWHERE } from './position/board.ts'
import { scenarioOf } from './setups/library.ts'
import type { Leader, SamuraiState, Unit } from './state.ts'

/** Whose doing an event is, with the army's name. */
export interface SideTold {
  readonly seat: Seat
  readonly army: string
}

/** A unit as a listener can draw and name it without the state. */
export interface UnitTold extends SideTold {
  readonly unit: number
  readonly unitKind: string
  readonly hex: HexId
  readonly blocks: number
}

export interface LeaderTold extends SideTold {
  readonly leader: number
  readonly leaderKind: string
  readonly name: string
  readonly hex: HexId
}

const rollPurposes = [
  'first turn',
  'shogun',
  'ranged',
  'attack',
  'first strike',
  'battle back',
  'swords again',
  'fire by rank',
  'kishijoten',
  'leader check',
  'lack of honor',
  'duel',
  'turncoat',
  'ninja assassin',
  'blue dragon',
  'red dragon',
  'rice famine',
  'tea ceremony',
  'carry over',
] as const
export type RollPurpose = (typeof rollPurposes)[number]

export type HonorReason =
  | 'fortune'
  | 'inspire'
  | 'retreat'
  | 'leaving'
  | 'seppuku'
  | 'turn'
  | 'discard'
  | 'card'
  | 'carry over'

export type FlagReason = 'unit' | 'leader' | 'tent' | 'scenario' | 'position' | 'position lost'

export type SamuraiEvent =
  | ({ readonly kind: 'battle'; readonly scenario: string } & SideTold)
  | ({ readonly kind: 'turn'; readonly number: number } & SideTold)
  // cards
  | ({
      readonly kind: 'command'
      readonly card: number
      readonly face: string
      readonly as: string
    } & SideTold)
  | ({ readonly kind: 'replaced'; readonly card: number; readonly face: string } & SideTold)
  | ({
      readonly kind: 'dragon'
      readonly card: number
      readonly title: string
      readonly cost: number
      readonly hex: HexId
    } & SideTold)
  | ({ readonly kind: 'drewCommand'; readonly card: number | null } & SideTold)
  | ({ readonly kind: 'tookCommand'; readonly card: number; readonly face: string } & SideTold)
  | ({ readonly kind: 'discardedCommand'; readonly card: number; readonly face: string } & SideTold)
  | ({ readonly kind: 'drewDragon'; readonly card: number | null; readonly title: string | null } & SideTold)
  | ({ readonly kind: 'tookDragon'; readonly card: number; readonly title: string } & SideTold)
  | ({ readonly kind: 'discardedDragon'; readonly card: number; readonly title: string } & SideTold)
  | { readonly kind: 'reshuffled' }
  // orders and movement
  | ({ readonly kind: 'ordered' } & UnitTold)
  | ({ readonly kind: 'orderedLeader' } & LeaderTold)
  | ({ readonly kind: 'moved'; readonly path: readonly HexId[]; readonly leader: number } & UnitTold)
  | ({ readonly kind: 'leaderMoved'; readonly path: readonly HexId[] } & LeaderTold)
  | ({ readonly kind: 'left' } & LeaderTold)
  | ({ readonly kind: 'insulted' } & LeaderTold)
  // battle
  | ({ readonly kind: 'shot'; readonly at: HexId } & UnitTold)
  | ({ readonly kind: 'attacked'; readonly at: HexId; readonly bonus: number } & UnitTold)
  | ({ readonly kind: 'joinedCharge' } & UnitTold)
  | ({ readonly kind: 'firstStruck'; readonly card: number } & UnitTold)
  | ({ readonly kind: 'foughtBack' } & UnitTold)
  | ({ readonly kind: 'inspired' } & UnitTold)
  | ({ readonly kind: 'rolled'; readonly purpose: RollPurpose; readonly faces: readonly number[] } & SideTold)
  /** What a strike came to: its hits, and by face how many of the dice counted for anything. */
  | ({ readonly kind: 'struck'; readonly hits: number; readonly counts: readonly number[] } & SideTold)
  | ({ readonly kind: 'lost'; readonly lost: number; readonly because: string } & UnitTold)
  | ({ readonly kind: 'healed'; readonly gained: number } & UnitTold)
  | ({ readonly kind: 'destroyed' } & UnitTold)
  | ({ readonly kind: 'removed' } & UnitTold)
  | ({ readonly kind: 'checked'; readonly fell: boolean } & LeaderTold)
  | ({ readonly kind: 'leaderFell' } & LeaderTold)
  | ({ readonly kind: 'seppuku' } & LeaderTold)
  | ({ readonly kind: 'ignored'; readonly flags: number } & UnitTold)
  | ({ readonly kind: 'retreated'; readonly path: readonly HexId[] } & UnitTold)
  | ({ readonly kind: 'leaderRetreated'; readonly path: readonly HexId[] } & LeaderTold)
  | ({ readonly kind: 'gainedGround'; readonly from: HexId } & UnitTold)
  | ({ readonly kind: 'changedSides' } & UnitTold)
  | ({ readonly kind: 'duel'; readonly swords: number; readonly theirs: number } & SideTold)
  // honor and flags
  | ({ readonly kind: 'honor'; readonly change: number; readonly because: HonorReason } & SideTold)
  | ({
      readonly kind: 'flags'
      readonly change: number
      readonly total: number
      readonly because: FlagReason
    } & SideTold)
  | ({ readonly kind: 'tentTaken'; readonly hex: HexId } & SideTold)
  | ({ readonly kind: 'surrendered' } & SideTold)
  | ({ readonly kind: 'won'; readonly because: string } & SideTold)

export const by = (s: SamuraiState, seat: Seat): SideTold => ({
  seat,
  army: scenarioOf(s.scenario).armies[seat].name,
})

export function told(s: SamuraiState, { id, seat, kind, hex, blocks }: Unit): UnitTold {
  return { ...by(s, seat), unit: id, unitKind: unitKinds[kind].code, hex, blocks }
}

export function leaderTold(s: SamuraiState, leader: Leader): LeaderTold {
  const { name } = scenarioOf(s.scenario).leaders[leader.id]
  return { ...by(s, leader.seat), leader: leader.id, leaderKind: leader.kind, name, hex: leader.hex }
}

/** What people call that hex; empty for one that has left the field. */
export const nameOfHex = (hex: HexId): string => (hex === NOWHERE ? '' : hexName(board, hex))
