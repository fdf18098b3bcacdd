import { expose } from 'comlink'
import { Games } from '../store/games.ts'
import { Engine } from './engine.ts'
import { labRoom } from './lab-room.ts'
import { reviewRoom } from './review-room.ts'
import { opponentRoom, Thinking } from './thinking.ts'

// One script for all workers, so that the rules are fetched once: where bots think, where a game is reviewed, and where it is
// kept. Bots are fetched by those who think: the first move does not wait for them.
if (self.name === reviewRoom) {
  addEventListener(
    'message',
    ({ data }) => void import('./reviewer.ts').then(({ reviewHere }) => reviewHere(data)),
    { once: true },
  )
} else if (self.name === opponentRoom || self.name === labRoom) {
  const early: unknown[] = []
  const keep = ({ data }: MessageEvent) => early.push(data)
  addEventListener('message', keep)
  const opening =
    self.name === labRoom
      ? import('./lab-here.ts').then(({ openLabHere }) => openLabHere)
      : import('./opponent.ts').then(({ openOpponents }) => openOpponents)
  opening.then((open) => {
    removeEventListener('message', keep)
    open(early)
  })
} else {
  expose(new Engine(new Games(), new Thinking()))
}
