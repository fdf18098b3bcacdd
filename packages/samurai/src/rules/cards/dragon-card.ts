import type { Seat } from '@gunbai/kernel'
import type { PlayDragon, SamuraiAction } from '../../action.ts'
import type { SamuraiState } from '../../state.ts'
import type { CloseCombat } from '../combat/close-combat-facts.ts'
import type { Strike } from '../combat/strike-facts.ts'
import type { EndOfTurn, TurnFacts } from '../turn/turn-facts.ts'

/** The moments at which a Dragon card may be played (section 32.3), each with what is going on then. */
export interface Scenes {
  'with command': TurnFacts
  'after their command': TurnFacts
  movement: TurnFacts
  'leader moved': TurnFacts
  declared: CloseCombat
  'before roll': Strike
  'before their roll': Strike
  'after roll': Strike
  'after their roll': Strike
  success: CloseCombat
  'gaining ground': CloseCombat
  'end of turn': EndOfTurn
}
export type Window = keyof Scenes

/** A Dragon card: when it may be played, on what, and what it does. */
export interface DragonCard<W extends Window = Window> {
  readonly title: string
  /** How many copies each edition has. */
  readonly gmt: number
  readonly zvezda: number
  readonly window: W
  /** Whether it would do anything now. Reads public facts only: whether a seat is asked depends on it. */
  can?(s: SamuraiState, scene: Scenes[W], seat: Seat): boolean
  /** Adds an answer for each thing that it may be aimed at; left out where it is aimed at nothing. */
  targets?(s: SamuraiState, scene: Scenes[W], seat: Seat, card: number, list: SamuraiAction[]): void
  play(s: SamuraiState, scene: Scenes[W], seat: Seat, action: PlayDragon): void
}

export function dragon<W extends Window>(literal: DragonCard<W>): DragonCard {
  return literal as unknown as DragonCard
}
