import { openDesk } from '@gunbai/bots'
import { findRulebook } from '@gunbai/rulebooks'
import { expose } from 'comlink'
import { Games } from '../store/games.ts'
import { Engine } from './engine.ts'
import { opponentRoom, Thinking } from './thinking.ts'

// One script for both workers, so that the rules are fetched once: where bots think, and where the game is kept.
if (self.name === opponentRoom) {
  openDesk(
    {
      send: (message) => postMessage(message),
      receive: (listener) => addEventListener('message', ({ data }) => listener(data)),
    },
    (rulebook) => findRulebook(rulebook).load(),
  )
} else {
  expose(new Engine(new Games(), new Thinking()))
}
