import { type CardEffects, commandCards, noEffects } from '../../data/command-cards.ts'
import { BY_CARD, type SamuraiState, type Unit } from '../../state.ts'

/** What the Command card on the table does. */

export const cardEffects = ({ turn }: SamuraiState): CardEffects =>
  turn.face >= 0 ? commandCards[turn.face] : noEffects

/** What it does to a unit: nothing to one that it did not order. */
export const effectsOn = (s: SamuraiState, unit: Unit): CardEffects =>
  unit.ordered === BY_CARD ? cardEffects(s) : noEffects
