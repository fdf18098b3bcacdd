import type { HexId, Section } from './position/board.ts'
import type { LeaderId, UnitId } from './state.ts'

/** Every answer that a player can give. Cards, units and leaders are small numbers, hexes are hexes of the board. */
export type SamuraiAction =
  | { readonly kind: 'pass' }
  // playing a card
  | { readonly kind: 'playCommand'; readonly card: number }
  | PlayDragon
  // orders
  | { readonly kind: 'order'; readonly unit: UnitId }
  | { readonly kind: 'orderLeader'; readonly leader: LeaderId }
  | { readonly kind: 'endOrders' }
  | { readonly kind: 'heal'; readonly unit: UnitId }
  // movement
  | { readonly kind: 'move'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly kind: 'moveLeader'; readonly leader: LeaderId; readonly hex: HexId }
  | { readonly kind: 'leave'; readonly leader: LeaderId; readonly hex?: HexId } // by which hex, where it matters
  | { readonly kind: 'endMovement' }
  // battle
  | { readonly kind: 'shoot'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly kind: 'attack'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly kind: 'endBattle' }
  | { readonly kind: 'joinCharge'; readonly unit: UnitId }
  | { readonly kind: 'firstStrike'; readonly card: number; readonly unit: UnitId }
  | { readonly kind: 'inspire'; readonly unit: UnitId }
  | { readonly kind: 'ignoreFlags'; readonly flags: number }
  | { readonly kind: 'retreat'; readonly hex: HexId }
  | { readonly kind: 'seppuku' }
  | { readonly kind: 'gainGround'; readonly unit: UnitId }
  | { readonly kind: 'battleBack'; readonly unit: UnitId }
  // losses
  | { readonly kind: 'loseBlock'; readonly unit: UnitId }
  | { readonly kind: 'fallBack'; readonly unit: UnitId }
  | { readonly kind: 'changeSides' }
  // end of turn
  | { readonly kind: 'discardCommand'; readonly card: number }
  | { readonly kind: 'drawDragon' }
  | { readonly kind: 'takeHonor' }
  | { readonly kind: 'discardDragon'; readonly card: number }
  // between the battles of a campaign
  | { readonly kind: 'weaken'; readonly unit: UnitId }
  | { readonly kind: 'pushBack'; readonly unit: UnitId; readonly hex: HexId }

/** A Dragon card with whatever it is aimed at. */
export interface PlayDragon {
  readonly kind: 'playDragon'
  readonly card: number
  readonly unit?: UnitId
  readonly leader?: LeaderId
  /** Ninja Thief, Wise Counselor: the card that is taken from the discards. */
  readonly take?: number
  /** Tactical Wisdom: which section is replaced by which. */
  readonly from?: Section
  readonly to?: Section
}

const ownCardKinds: readonly SamuraiAction['kind'][] = [
  'playCommand',
  'playDragon',
  'firstStrike',
  'discardCommand',
  'discardDragon',
]

/** Whether an answer lays a card of one's own hand open. */
export const showsCard = ({ kind }: SamuraiAction): boolean => ownCardKinds.includes(kind)

export const pass: SamuraiAction = { kind: 'pass' }
export const endOrders: SamuraiAction = { kind: 'endOrders' }
export const endMovement: SamuraiAction = { kind: 'endMovement' }
export const endBattle: SamuraiAction = { kind: 'endBattle' }
export const seppuku: SamuraiAction = { kind: 'seppuku' }
