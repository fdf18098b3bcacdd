import type { GuidedGame } from '../../lesson/guided-game.ts'

/** A war of three clans, played through with somebody who explains. */
export const firstWar: GuidedGame = {
  setup: 'standard-3',
  seats: 3,
  seed: 'first war',
  opponent: 'beginner',
  steps: [
    { id: 'welcome' },
    { id: 'reinforce', question: 'set-up / reinforce' },
    { id: 'armies', question: 'set-up / place armies' },
    { id: 'plan', question: 'plan / plan' },
    { id: 'sword', question: 'swords / wish' },
    { id: 'build', answer: 'build' },
    { id: 'levy', question: 'levy / enlist' },
    { id: 'ronin', question: 'hire ronin / post' },
    { id: 'ninja', question: 'ninja / strike' },
    { id: 'moveArmies', question: 'war turn / move armies' },
    { id: 'declare', question: 'war turn / declare' },
    { id: 'fight', question: 'war turn / fight' },
    { id: 'rolled', event: 'rolled' },
    { id: 'fell', event: 'fell' },
    { id: 'breakOff', question: 'battle / break off' },
    { id: 'conquered', event: 'conquered' },
    { id: 'moveAgain', question: 'war turn / move armies in D' },
    { id: 'forces', question: 'war turn / move forces' },
    { id: 'experience', event: 'experience' },
    { id: 'income', event: 'income' },
  ],
}
