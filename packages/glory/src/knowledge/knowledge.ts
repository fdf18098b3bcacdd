import type { Knowledge } from '@gunbai/kernel'
import type { GloryAction } from '../action.ts'
import { markerSeat } from '../rules/turn/cup.ts'
import { finalPoints } from '../rules/turn/victory.ts'
import type { GloryState } from '../state.ts'
import { appraise } from './appraisal.ts'
import { chanceToWin, tallyOf } from './evaluation.ts'
import { feats } from './feats.ts'
import { quickAnswer } from './rules-of-thumb.ts'
import { otherTempers } from './temper.ts'

export const knowledge: Knowledge<GloryState, GloryAction> = {
  evaluate: chanceToWin,
  playout: quickAnswer,
  appraise: (s, seat, answers) => appraise(s, seat, answers),
  postures: otherTempers.map((temper) => ({
    appraise: (s, seat, answers) => appraise(s, seat, answers, temper),
  })),
  foresight: 2,
  // Who does not see that a unit might march lets it stand all turn
  lapses: 0.55,
  // Disorder and routs look worse than they are: many rally within a few activations
  outlook: 3,
  // On the march one goes where one set out for
  stakes: (s) => (s.party.length > 0 ? 0 : 1),
  // One's own activations: what the other side does in between is looked at and thought about with them
  turns: (s, seat) => s.turn * 16 + s.aside.filter((marker) => markerSeat(s, marker) === seat).length,
  aspects: [
    { name: 'aspect.points', measure: (s, seat) => finalPoints(s)[seat] },
    { name: 'aspect.strength', measure: (s, seat) => tallyOf(s, seat).might },
    { name: 'aspect.morale', measure: (s, seat) => -tallyOf(s, seat).broken - tallyOf(s, seat).frail },
  ],
  feats,
}
