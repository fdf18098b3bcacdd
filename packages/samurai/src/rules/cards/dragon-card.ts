import type { Seat } from '@gunbai/kernel'
import type { PlayDragon } from '../../action.ts'
import type { Play } from '../../knowledge/play.ts'
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

/** What a card is aimed at, as its answer says it. */
export type Aim = Pick<PlayDragon, 'unit' | 'leader' | 'take' | 'from' | 'to'>

export interface Aims<W extends Window = Window> {
  /** Everything of the kind that it is aimed at; null where it is aimed at nothing here. */
  at(s: SamuraiState, scene: Scenes[W], seat: Seat): readonly Aim[] | null
  /** Whether it may be aimed at this one; any of them where it is left out. */
  fits?(s: SamuraiState, scene: Scenes[W], aim: Aim, seat: Seat): boolean
}

/** A Dragon card, whole: when it may be played, at what price, on what, what it does, and what that is worth. */
export interface DragonCard<W extends Window = Window> {
  /** Also the end of its message ids: `dragon.<title>`, and `dragon.<title>.text` for what it does. */
  readonly title: string
  /** The rule that says what it does; where what it needs is not there, this is the reason. */
  readonly rule: string
  /** How many copies each edition has. */
  readonly gmt: number
  readonly zvezda: number
  /** In honor, 0 to 5 (SB-DRG-01). The printed costs are lost (O-03): ours are set by self-play (docs/dragon-costs.md). */
  readonly cost: number
  readonly window: W
  /** Whether it would do anything now. Reads public facts only: whether a seat is asked depends on it. */
  can?(s: SamuraiState, scene: Scenes[W], seat: Seat): boolean
  /** Left out where it is aimed at nothing. */
  readonly aims?: Aims<W>
  play(s: SamuraiState, scene: Scenes[W], seat: Seat, action: PlayDragon): void
  /** What it brings to a bot that plays it now, in blocks; one that changes a strike is judged by the odds. */
  readonly worth: ((play: Play) => number) | 'by odds'
}

export function dragon<W extends Window>(literal: DragonCard<W>): DragonCard {
  return literal as unknown as DragonCard
}
