import { type Channel, Desk, openDesk } from '@gunbai/bots'
import { findRulebook } from '@gunbai/rulebooks'
import type { Thinkers } from '../engine/thinking.ts'

/** Where bots think, on this side of the door: with the rulebooks that they would have behind it. */
export function thinkers(): Thinkers {
  const ends: ((message: unknown) => void)[] = []
  const end = (mine: number): Channel => ({
    send: (message) => queueMicrotask(() => ends[1 - mine]?.(structuredClone(message))),
    receive: (listener) => {
      ends[mine] = listener
    },
  })
  openDesk(end(0), (id, version) => findRulebook(id).load(version))
  const desk = new Desk(end(1))
  return {
    choose: (brief) => desk.think(brief).answer,
    advise: (brief) => desk.advise(brief).answer,
    judge: (brief, turn) => desk.judge(brief, turn).answer,
    hurry: () => {},
    stop: () => {},
  }
}
