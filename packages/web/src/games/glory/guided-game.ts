import type { GuidedGame } from '../../lesson/guided-game.ts'

/** Two Crossings, played through with somebody who explains. */
export const firstCrossing: GuidedGame = {
  setup: 'two-crossings',
  seats: 2,
  seed: 'first crossing',
  opponent: 'beginner',
  steps: [
    { id: 'welcome' },
    { id: 'orders', question: 'phase A / orders' },
    { id: 'opener', question: 'turn / opener' },
    { id: 'initiative', question: 'activation / initiative' },
    { id: 'fire', question: 'fire segment / fire' },
    { id: 'move', question: 'movement segment / move' },
    { id: 'charge', answer: 'charge' },
    { id: 'announce', question: 'shock segment / announce' },
    { id: 'drawn', event: 'drawn' },
    { id: 'shock', event: 'shock' },
    { id: 'tested', event: 'tested' },
    { id: 'square', event: 'square' },
    { id: 'rally', question: 'rally segment / rally' },
    { id: 'routs', event: 'condition' },
    { id: 'score', event: 'score' },
  ],
}
