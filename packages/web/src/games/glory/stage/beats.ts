import type { GloryEvent } from '@gunbai/glory/screen'
import type { Stage } from '../../stage.ts'

/** By kind of event, the beat in which it is shown. Own marches were seen when they were drafted. */
export const beats: Stage<unknown, GloryEvent>['beats'] = {
  turn: { beat: 'turn', length: 1, together: true },
  initiative: { beat: 'initiative', length: 1.5 },
  drawn: { beat: 'drawn', length: 0.8, own: 0.5 },
  leftOver: { beat: 'drawn', length: 0.8, together: true },
  testedInitiative: { beat: 'test', length: 1.4 },
  moved: { beat: 'move', length: 0.5, own: 0, together: true, by: 'how' },
  rode: { beat: 'ride', length: 0.5, own: 0, together: true },
  exited: { beat: 'move', length: 0.6, together: true },
  charged: { beat: 'charge', length: 1 },
  recalled: { beat: 'charge', length: 0.8 },
  // the shot and its die
  fired: { beat: 'fire', length: 2 },
  announced: { beat: 'announced', length: 0.8, own: 0 },
  // the blow and its die
  shock: { beat: 'shock', length: 2 },
  overrun: { beat: 'shock', length: 1.2 },
  counterAttacked: { beat: 'charge', length: 1 },
  brokeThrough: { beat: 'charge', length: 0.8 },
  refused: { beat: 'charge', length: 0.8 },
  tested: { beat: 'test', length: 1.6 },
  square: { beat: 'square', length: 1, own: 0.6, together: true },
  condition: { beat: 'state', length: 1.2, together: true },
  commanderLost: { beat: 'state', length: 1.5, together: true },
  demoralised: { beat: 'state', length: 1.5, together: true },
}
