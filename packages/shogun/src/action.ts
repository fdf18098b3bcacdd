import type { Bar, Choice, ChoiceOf } from '@gunbai/kernel'
import type { Fighter, Regular, Unit } from './data/pieces.ts'
import type { Province } from './position/map.ts'
import type { ArmyId, Bin, Clan, ShogunState } from './state.ts'

/** Every answer that a player can give. Large choices are several of these, one after the other. */
// biome-ignore format: one answer a line
export type ShogunAction =
  // set-up
  | { readonly kind: 'give'; readonly province: Province; readonly clan: Clan }
  | { readonly kind: 'reinforce'; readonly province: Province }
  | { readonly kind: 'place'; readonly army: ArmyId; readonly province: Province }
  // A1
  | { readonly kind: 'planWithTheRest' }
  | { readonly kind: 'waitToSpy' }
  | { readonly kind: 'offerTruce'; readonly clan: Clan; readonly to: Clan }
  | { readonly kind: 'put'; readonly clan: Clan; readonly bin: Bin; readonly koku: number }
  | { readonly kind: 'spy'; readonly on: Clan }
  // A2 to A5
  | { readonly kind: 'wish'; readonly clan: Clan; readonly sword: number }
  | { readonly kind: 'build'; readonly clan: Clan; readonly province: Province }
  | { readonly kind: 'enlist'; readonly clan: Clan; readonly unit: Regular }
  | { readonly kind: 'station'; readonly clan: Clan; readonly province: Province; readonly army: boolean }
  | { readonly kind: 'post'; readonly clan: Clan; readonly province: Province; readonly ronin: number }
  | { readonly kind: 'enough'; readonly clan: Clan }
  // the ninja
  | { readonly kind: 'pass' }
  | { readonly kind: 'strike'; readonly army: ArmyId }
  | { readonly kind: 'takeRevenge' }
  | { readonly kind: 'forgoRevenge' }
  | { readonly kind: 'slay'; readonly army: ArmyId }
  // A7, armies; `ronin` turned up and taken along, or taken in with the unit; `reveal` as of forces
  | { readonly kind: 'march'; readonly army: ArmyId; readonly to: Province; readonly ronin: number }
  | { readonly kind: 'takeIn'; readonly army: ArmyId; readonly unit: Regular; readonly ronin: number }
  | { readonly kind: 'leave'; readonly unit: Unit }
  | { readonly kind: 'go' }
  | { readonly kind: 'detach'; readonly army: ArmyId; readonly to: Province; readonly unit: Regular; readonly ronin: number; readonly reveal: number }
  | { readonly kind: 'endPhase' }
  // A7, battles; `army` is none for the province force
  | { readonly kind: 'declare'; readonly from: Province; readonly army: ArmyId; readonly to: Province }
  | { readonly kind: 'fight'; readonly from: Province; readonly army: ArmyId }
  | { readonly kind: 'keepHidden' }
  | { readonly kind: 'reveal'; readonly toArmy: number }
  | { readonly kind: 'lose'; readonly unit: Fighter; readonly army: boolean }
  | { readonly kind: 'breakOff' }
  | { readonly kind: 'goOn' }
  | { readonly kind: 'stay' }
  | { readonly kind: 'attack'; readonly to: Province }
  | { readonly kind: 'endAttacks' }
  // A7, forces; `reveal` is how many hidden ronin are turned up for the army there, none to keep them hidden
  | { readonly kind: 'send'; readonly from: Province; readonly unit: Regular; readonly reveal: number }
  | { readonly kind: 'to'; readonly province: Province; readonly army: boolean; readonly ronin: number }
  // elimination
  | { readonly kind: 'settled' }

/** The answers of one kind. */
export type ActionOf<K extends ShogunAction['kind']> = Extract<ShogunAction, { readonly kind: K }>

/** The law about one kind of answer at a step with these facts. */
export type ShogunChoice<F, K extends ShogunAction['kind']> = ChoiceOf<ShogunState, F, ShogunAction, K>

/** The law of a step: all kinds of answers there. */
export type ShogunChoices<F> = readonly Choice<ShogunState, F, ShogunAction>[]

/** A rule that may stand against answers of that kind. */
export type ShogunBar<F, K extends ShogunAction['kind']> = Bar<ShogunState, F, ActionOf<K>>
