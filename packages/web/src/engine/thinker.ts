import { openDesk } from '@gunbai/bots'
import { findRulebook } from '@gunbai/rulebooks'

// Where bots think: a worker of its own.
openDesk(
  {
    send: (message) => postMessage(message),
    receive: (listener) => addEventListener('message', ({ data }) => listener(data)),
  },
  (rulebook) => findRulebook(rulebook).load(),
)
