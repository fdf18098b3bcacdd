import { type Scene, warTurnOf } from './scene.ts'

/** Pink and Grey face each other in Grey's war turn, and Pink holds the ninja. */
export const facing: Scene = {
  forces: { pink: 'hida 2p', grey: 'kai 2p' },
  armies: { pink: ['hida: 1a', 'mino: 1a'], grey: ['kai: 3p', 'suruga level 3: 1a 1s', 'lost'] },
  ninja: 'pink',
  at: warTurnOf('grey'),
}
