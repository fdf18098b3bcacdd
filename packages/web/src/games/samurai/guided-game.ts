import type { GuidedGame } from '../../lesson/guided-game.ts'

/** First Samurai Skirmish, played through with somebody who explains. */
export const firstSkirmish: GuidedGame = {
  setup: 'gmt-01',
  seats: 2,
  seed: 'first skirmish',
  opponent: 'beginner',
  steps: [
    { id: 'welcome' },
    { id: 'command', question: 'turn / command' },
    { id: 'order', question: 'turn / order' },
    { id: 'move', question: 'turn / move' },
    { id: 'shoot', answer: 'shoot' },
    { id: 'attack', answer: 'attack' },
    { id: 'dice', event: 'rolled' },
    { id: 'lost', event: 'lost' },
    { id: 'battleBack', event: 'foughtBack' },
    { id: 'ground', question: 'close combat / ground' },
    { id: 'retreat', event: 'retreated' },
    { id: 'honor', event: 'honor' },
    { id: 'inspire', question: 'strike / inspire' },
    { id: 'dragon', answer: 'playDragon' },
    { id: 'endOfTurn', question: 'end of turn / choose' },
    { id: 'flags', event: 'flags' },
  ],
}
