import { FORTUNE } from '../../data/die.ts'
import { by } from '../../event.ts'
import { BOTTOM, other, TOP } from '../../position/board.ts'
import { battlefield } from '../../position/ground.ts'
import { rollDice } from '../combat/dice.ts'
import { enter, type NoFacts, procedure } from './sequence.ts'
import { beginTurn, newTurnFacts, turn } from './turn.ts'

/** One battle, turn after turn, until somebody has won it (SB-TURN-01). */
export const battle = procedure<NoFacts>('battle').steps({
  // SB-SETUP-07, SB-EX-20: more fortune faces take the first turn; ties are rolled again
  first: (s) => {
    const { first, firstDice, id } = battlefield(s)
    let seat = first
    while (seat < 0) {
      const top = rollDice(s, TOP, 'first turn', firstDice)[FORTUNE]
      const bottom = rollDice(s, BOTTOM, 'first turn', firstDice)[FORTUNE]
      if (top !== bottom) seat = top > bottom ? TOP : BOTTOM
    }
    s.tell?.({ kind: 'battle', scenario: id, ...by(s, seat) })
    beginTurn(s, seat)
  },
  play: (s) => {
    enter(s, turn, newTurnFacts())
  },
  next: (s) => {
    beginTurn(s, other(s.turn.seat))
    return 'play'
  },
})
