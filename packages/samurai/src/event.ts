import { hexName } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { board, type HexId, NOWHERE } from './board.ts'
import { unitKinds } from './data/unit-kinds.ts'
import { scenarioOf } from './scenario/library.ts'
import type { Leader, SamuraiState, Unit } from './state.ts'

/** A unit as a listener can draw and name it without the state. */
export interface UnitTold {
  readonly unit: number
  readonly seat: Seat
  readonly unitKind: string
  readonly hex: HexId
  readonly blocks: number
}

export interface LeaderTold {
  readonly leader: number
  readonly seat: Seat
  readonly leaderKind: string
  readonly name: string
  readonly hex: HexId
}

export const rollPurposes = [
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
  | { readonly kind: 'battle'; readonly scenario: string; readonly first: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly number: number }
  | {
      readonly kind: 'command'
      readonly seat: Seat
      readonly card: number
      readonly face: string
      readonly as: string
    }
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly card: number; readonly face: string }
  | {
      readonly kind: 'dragon'
      readonly seat: Seat
      readonly card: number
      readonly title: string
      readonly cost: number
    }
  | ({ readonly kind: 'ordered' } & UnitTold)
  | ({ readonly kind: 'orderedLeader' } & LeaderTold)
  | ({ readonly kind: 'moved'; readonly path: readonly HexId[]; readonly leader: number } & UnitTold)
  | ({ readonly kind: 'leaderMoved'; readonly path: readonly HexId[] } & LeaderTold)
  | ({ readonly kind: 'left' } & LeaderTold)
  | ({ readonly kind: 'insulted' } & LeaderTold)
  | ({ readonly kind: 'shot'; readonly at: HexId } & UnitTold)
  | ({ readonly kind: 'attacked'; readonly at: HexId; readonly bonus: number } & UnitTold)
  | ({ readonly kind: 'joinedCharge' } & UnitTold)
  | ({ readonly kind: 'firstStruck'; readonly card: number } & UnitTold)
  | ({ readonly kind: 'foughtBack' } & UnitTold)
  | ({ readonly kind: 'inspired' } & UnitTold)
  | {
      readonly kind: 'rolled'
      readonly seat: Seat
      readonly purpose: RollPurpose
      readonly faces: readonly number[]
    }
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
  | {
      readonly kind: 'duel'
      readonly seat: Seat
      readonly swords: number
      readonly theirs: number
    }
  | { readonly kind: 'honor'; readonly seat: Seat; readonly change: number; readonly because: HonorReason }
  | {
      readonly kind: 'flags'
      readonly seat: Seat
      readonly change: number
      readonly total: number
      readonly because: FlagReason
    }
  | { readonly kind: 'tentTaken'; readonly seat: Seat; readonly hex: HexId }
  | { readonly kind: 'drewCommand'; readonly seat: Seat; readonly card: number | null }
  | { readonly kind: 'tookCommand'; readonly seat: Seat; readonly card: number; readonly face: string }
  | { readonly kind: 'discardedCommand'; readonly seat: Seat; readonly card: number; readonly face: string }
  | { readonly kind: 'drewDragon'; readonly seat: Seat; readonly card: number | null }
  | { readonly kind: 'tookDragon'; readonly seat: Seat; readonly card: number; readonly title: string }
  | { readonly kind: 'discardedDragon'; readonly seat: Seat; readonly card: number; readonly title: string }
  | { readonly kind: 'reshuffled' }
  | { readonly kind: 'surrendered'; readonly seat: Seat }
  | { readonly kind: 'won'; readonly seat: Seat; readonly because: string }

export function told(unit: Unit, hex: HexId = unit.hex): UnitTold {
  return { unit: unit.id, seat: unit.seat, unitKind: unitKinds[unit.kind].code, hex, blocks: unit.blocks }
}

export function leaderTold(s: SamuraiState, leader: Leader, hex: HexId = leader.hex): LeaderTold {
  const { name } = scenarioOf(s.scenario).leaders[leader.id]
  return { leader: leader.id, seat: leader.seat, leaderKind: leader.kind, name, hex }
}

/** What people call that hex; empty for one that has left the field. */
export const nameOfHex = (hex: HexId): string => (hex === NOWHERE ? '' : hexName(board, hex))
