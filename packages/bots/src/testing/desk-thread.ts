/** A desk in a worker thread, with the miniature game on its shelf. */
import { parentPort } from 'node:worker_threads'
import { mini } from '@gunbai/mini'
import { openDesk } from '../desk-room.ts'

openDesk(
  {
    send: (message) => parentPort?.postMessage(message),
    receive: (listener) => parentPort?.on('message', listener),
  },
  async (rulebook) => {
    if (rulebook !== mini.id) throw new Error(`no rulebook ${rulebook} here`)
    return mini
  },
)
