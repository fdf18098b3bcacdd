import { FORTUNE } from '../../data/die.ts'
import { FACE, hasTent } from '../../knowledge/dragon-worths.ts'
import { timidWorth } from '../../knowledge/dragons-in-combat.ts'
import { honorWorth } from '../../knowledge/weights.ts'
import { NOWHERE } from '../../position/board.ts'
import { leaderWith, NOT_ORDERED } from '../../state.ts'
import { rollDice } from '../combat/dice.ts'
import { gainHonor, loseHonor } from '../honor/honor.ts'
import { lackAfterCard } from '../honor/lack-of-honor.ts'
import { commandCount } from '../turn/cards-in-hand.ts'
import { type DragonCard, dragon } from './dragon-card.ts'

/** Cards that gain honor or cost it. */
export const honorCards: readonly DragonCard[] = [
  // SB-DC-TEA-01
  dragon({
    title: 'tea-ceremony',
    rule: 'SB-DC-TEA-01',
    gmt: 1,
    zvezda: 1,
    cost: 0,
    window: 'with command',
    play: (s, _, seat) => {
      const faces = rollDice(s, seat, 'tea ceremony', commandCount(s))[FORTUNE]
      gainHonor(s, seat, faces * (s.tents[seat] === NOWHERE ? 2 : 3), 'card')
    },
    worth: ({ s, seat }) =>
      honorWorth(s, seat, (s.hands[seat].length + 1) * FACE * (hasTent(s, seat) ? 3 : 2)),
  }),
  // SB-DC-HEAD-01, SB-DC-HEAD-02
  dragon({
    title: 'head-collector',
    rule: 'SB-DC-HEAD-01',
    gmt: 1,
    zvezda: 1,
    cost: 0,
    window: 'before roll',
    can: (s, strike) => {
      const unit = s.units[strike.by]
      return (
        strike.way !== 'ranged' &&
        strike.at >= 0 &&
        unit.ordered !== NOT_ORDERED &&
        leaderWith(s, unit) !== undefined
      )
    },
    play: (_, strike) => {
      strike.collects = true
    },
    worth: 'by odds',
  }),
  // SB-DC-TIMID-01
  dragon({
    title: 'timid-success',
    rule: 'SB-DC-TIMID-01',
    gmt: 1,
    zvezda: 1,
    cost: 2,
    window: 'gaining ground',
    play: (s, combat) => {
      combat.timid = true
      lackAfterCard(s, combat.seat, loseHonor(s, combat.seat, 2, 'card'))
    },
    worth: ({ s }) => timidWorth(s),
  }),
]
