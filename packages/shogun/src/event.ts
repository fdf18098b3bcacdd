import type { Fighter, Regular, Unit } from './data/pieces.ts'
import type { Province } from './position/map.ts'
import type { ArmyId, Clan, Plan, Troop } from './state.ts'

export type SwordBy = 'bid' | 'lot' | 'draw'

/** A stack of hidden ronin; others hear only its size. */
export interface Stack {
  readonly province: Province | null
  readonly ronin: number
}

/** Everything that happens. Clans, armies and provinces by number. */
// biome-ignore format: one event a line
export type ShogunEvent =
  | { readonly kind: 'dealt'; readonly clan: Clan; readonly provinces: readonly Province[] }
  | { readonly kind: 'leftOver'; readonly provinces: readonly Province[] }
  | { readonly kind: 'reinforced'; readonly clan: Clan; readonly province: Province }
  | { readonly kind: 'placed'; readonly army: ArmyId; readonly province: Province }
  | { readonly kind: 'roundBegan'; readonly round: number }
  | { readonly kind: 'waited'; readonly clan: Clan }
  | { readonly kind: 'spied'; readonly clan: Clan; readonly on: Clan; readonly plan: Plan | null }
  | { readonly kind: 'planned'; readonly clan: Clan; readonly plan: Plan }
  | { readonly kind: 'ninjaReturned'; readonly clan: Clan }
  | { readonly kind: 'truceMade'; readonly a: Clan; readonly b: Clan }
  | { readonly kind: 'truceBroken'; readonly by: Clan; readonly with: Clan }
  | { readonly kind: 'sword'; readonly clan: Clan; readonly sword: number; readonly by: SwordBy }
  | { readonly kind: 'built'; readonly clan: Clan; readonly province: Province; readonly fortress: boolean }
  | { readonly kind: 'notBuilt'; readonly clan: Clan }
  | { readonly kind: 'enlisted'; readonly clan: Clan; readonly unit: Regular; readonly province: Province; readonly army: ArmyId }
  | { readonly kind: 'hired'; readonly clan: Clan; readonly ronin: number }
  | { readonly kind: 'posted'; readonly clan: Clan; readonly stacks: readonly Stack[] }
  | { readonly kind: 'ninjaWon'; readonly clan: Clan; readonly koku: number }
  | { readonly kind: 'ninjaUnsold' }
  | { readonly kind: 'struck'; readonly clan: Clan; readonly army: ArmyId; readonly die: number; readonly dead: boolean }
  | { readonly kind: 'revenge'; readonly clan: Clan; readonly on: Clan; readonly die: number; readonly taken: boolean }
  | { readonly kind: 'slain'; readonly army: ArmyId; readonly by: Clan }
  | { readonly kind: 'warTurn'; readonly clan: Clan }
  | { readonly kind: 'marched'; readonly army: ArmyId; readonly from: Province; readonly to: Province }
  | { readonly kind: 'tookIn'; readonly army: ArmyId; readonly unit: Regular; readonly ronin: number; readonly province: Province }
  | { readonly kind: 'left'; readonly army: ArmyId; readonly unit: Unit; readonly province: Province }
  | { readonly kind: 'revealed'; readonly clan: Clan; readonly province: Province; readonly toArmy: number; readonly toForce: number }
  | { readonly kind: 'roninLost'; readonly clan: Clan; readonly province: Province; readonly ronin: number }
  | { readonly kind: 'declared'; readonly clan: Clan; readonly from: Province; readonly army: ArmyId; readonly to: Province }
  | { readonly kind: 'notFought'; readonly from: Province; readonly army: ArmyId; readonly to: Province; readonly why: 'empty' | 'own' | 'leaderless' }
  | { readonly kind: 'battle'; readonly clan: Clan; readonly from: Province; readonly army: ArmyId; readonly to: Province; readonly enemy: Clan; readonly sea: boolean }
  | { readonly kind: 'rolled'; readonly clan: Clan; readonly attacks: boolean; readonly unit: Fighter; readonly dice: readonly number[]; readonly hits: number }
  | { readonly kind: 'fell'; readonly clan: Clan; readonly attacks: boolean; readonly dead: Troop; readonly daimyo: number; readonly extras: number }
  | { readonly kind: 'brokeOff'; readonly clan: Clan; readonly to: Province; readonly leaderless: boolean }
  | { readonly kind: 'emptied'; readonly clan: Clan; readonly province: Province }
  | { readonly kind: 'conquered'; readonly clan: Clan; readonly province: Province }
  | { readonly kind: 'experience'; readonly army: ArmyId; readonly hole: number; readonly level: number }
  | { readonly kind: 'sent'; readonly clan: Clan; readonly from: Province; readonly to: Province; readonly unit: Regular; readonly ronin: number; readonly army: ArmyId }
  | { readonly kind: 'detached'; readonly army: ArmyId; readonly to: Province; readonly unit: Regular; readonly ronin: number }
  | { readonly kind: 'daimyoLost'; readonly army: ArmyId }
  | { readonly kind: 'eliminated'; readonly clan: Clan; readonly by: Clan }
  | { readonly kind: 'dismissed'; readonly ronin: number }
  | { readonly kind: 'income'; readonly clan: Clan; readonly koku: number }
  | { readonly kind: 'succeeded'; readonly army: ArmyId }
