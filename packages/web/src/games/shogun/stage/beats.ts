import type { ShogunEvent } from '@gunbai/shogun/screen'
import type { Stage } from '../../stage.ts'

/** By kind of event, the beat in which it is shown. Own marches and men were seen when they were drafted. */
export const beats: Stage<unknown, ShogunEvent>['beats'] = {
  planned: { beat: 'plans', length: 1.5, together: true },
  sword: { beat: 'swords', length: 1, together: true },
  built: { beat: 'men', length: 0.7, together: true },
  enlisted: { beat: 'men', length: 0.7, together: true },
  posted: { beat: 'men', length: 0.7, together: true },
  ninjaWon: { beat: 'ninja', length: 1 },
  struck: { beat: 'ninja', length: 1.5 },
  revenge: { beat: 'ninja', length: 1.5 },
  slain: { beat: 'ninja', length: 1 },
  warTurn: { beat: 'turn', length: 0.6, own: 0 },
  marched: { beat: 'march', length: 0.7, own: 0 },
  declared: { beat: 'declared', length: 0.8, own: 0, together: true },
  battle: { beat: 'faces', length: 1 },
  // both sides of a kind roll in one beat
  rolled: { beat: 'dice', length: 1, together: true, by: 'unit' },
  fell: { beat: 'losses', length: 1, together: true },
  brokeOff: { beat: 'off', length: 1 },
  emptied: { beat: 'land', length: 0.8, together: true },
  conquered: { beat: 'land', length: 0.8, own: 0, together: true },
  daimyoLost: { beat: 'losses', length: 1.2, together: true },
  eliminated: { beat: 'out', length: 2 },
  sent: { beat: 'sent', length: 0.7, own: 0, together: true },
  income: { beat: 'income', length: 0.8, together: true },
}
