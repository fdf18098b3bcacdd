import type { SamuraiEvent } from '@gunbai/samurai/screen'
import type { Stage } from '../../stage.ts'

/** By kind of event, the beat in which it is shown. Own orders and moves were seen when they were drafted. */
export const beats: Stage<unknown, SamuraiEvent>['beats'] = {
  command: { beat: 'card', length: 2.6, own: 0 },
  dragon: { beat: 'card', length: 2.6, own: 0 },
  ordered: { beat: 'orders', length: 0.8, own: 0 },
  orderedLeader: { beat: 'orders', length: 0.8, own: 0 },
  moved: { beat: 'move', length: 1, own: 0 },
  leaderMoved: { beat: 'move', length: 1, own: 0 },
  left: { beat: 'move', length: 1, own: 0 },
  shot: { beat: 'strike', length: 0.7, own: 0.5 },
  attacked: { beat: 'strike', length: 0.7, own: 0.5 },
  firstStruck: { beat: 'strike', length: 1 },
  foughtBack: { beat: 'strike', length: 0.7 },
  rolled: { beat: 'dice', length: 2 },
  duel: { beat: 'dice', length: 1 },
  lost: { beat: 'hits', length: 1, together: true },
  healed: { beat: 'hits', length: 1, together: true },
  destroyed: { beat: 'hits', length: 1, together: true },
  removed: { beat: 'hits', length: 1, together: true },
  leaderFell: { beat: 'hits', length: 1.5, together: true },
  seppuku: { beat: 'hits', length: 1.5, together: true },
  changedSides: { beat: 'hits', length: 1.5, together: true },
  ignored: { beat: 'flags', length: 1, together: true },
  retreated: { beat: 'retreat', length: 1.2 },
  leaderRetreated: { beat: 'retreat', length: 1.2 },
  gainedGround: { beat: 'retreat', length: 0.8, own: 0.4 },
  honor: { beat: 'honor', length: 0.8, together: true },
  tentTaken: { beat: 'hits', length: 1.5, together: true },
}
