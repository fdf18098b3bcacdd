import { duelWorth, legendaryWorth } from '../../knowledge/dragons-in-combat.ts'
import { AMBUSHED, ATTACKER_FIRST, DEFENDER_FIRST } from '../combat/close-combat-facts.ts'
import { canStrike, strikeTargets } from '../combat/close-combat-law.ts'
import { duel, mayDuel } from '../combat/duel.ts'
import { type DragonCard, dragon } from './dragon-card.ts'

/** Cards that change a whole close combat. */
export const combatCards: readonly DragonCard[] = [
  // SB-DC-AMBUSH-01 to 03; R-70: the attacker may answer a First Strike with it
  dragon({
    title: 'ambush',
    rule: 'SB-DC-AMBUSH-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'declared',
    can: (s, combat, seat) =>
      !combat.back &&
      canStrike(s, combat) &&
      combat.order === (seat === combat.seat ? DEFENDER_FIRST : ATTACKER_FIRST) &&
      !(seat === combat.seat && combat.extra > 0), // an Ambush is not answered by another
    aims: {
      at: (s, combat, seat) =>
        seat === combat.seat ? null : strikeTargets(s, combat).map((unit) => ({ unit })),
    },
    play: (_, combat, seat, { unit }) => {
      combat.order = seat === combat.seat ? AMBUSHED : DEFENDER_FIRST
      combat.extra = 1
      if (unit !== undefined) combat.struck = unit
    },
    worth: 'by odds',
  }),
  // SB-DC-DUEL-01 to 10
  dragon({
    title: 'personal-challenge',
    rule: 'SB-DC-DUEL-01',
    gmt: 2,
    zvezda: 3,
    cost: 2,
    window: 'declared',
    can: mayDuel,
    play: duel,
    worth: ({ s, seat }) => duelWorth(s, seat),
  }),
  // SB-DC-LEGEND-01 to 04
  dragon({
    title: 'legendary-combat',
    rule: 'SB-DC-LEGEND-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'success',
    can: (_, combat) => !combat.legendary,
    play: (_, combat) => {
      combat.legendary = true
    },
    worth: ({ s }) => legendaryWorth(s),
  }),
]
