import type { LogEntry } from '@gunbai/kernel/host'
import type { GameFace } from '../face.ts'
import { DiceLine } from './art/die.tsx'
import { Board } from './board.tsx'
import { Fight, isRoll, type Rolled } from './fight.tsx'
import { Hand } from './hand.tsx'
import { needsNoButton } from './pointing.ts'
import { Preview } from './preview.tsx'
import { Reckoning } from './reckoning.tsx'
import { Sides } from './sides.tsx'
import { viewOf } from './view.ts'

/** The dice of an entry of the log. */
function Glyphs({ entry }: { entry: LogEntry }) {
  return isRoll(entry) ? <DiceLine faces={(entry.event as unknown as Rolled).faces} /> : null
}

/** How much of the time of a throw each kind of event deserves. */
const weights: Readonly<Record<string, number>> = {
  rolled: 1,
  dragon: 0.9,
  command: 0.9,
  moved: 0.4,
  leaderMoved: 0.4,
  retreated: 0.5,
  attacked: 0.4,
  shot: 0.4,
  ordered: 0.2,
}

export const samuraiFace: GameFace = {
  Board,
  Sides,
  Hand,
  Fight,
  Preview,
  Glyphs,
  Reckoning,
  isPointed: needsNoButton,
  seatName: (view, seat, { say, has }) => {
    const name = viewOf(view).armies[seat] ?? ''
    // some armies are named by words, most after a house
    return has(`army.${name}`) ? say({ id: `army.${name}` }) : name
  },
  sideMark: (_, seat) =>
    seat === 0 ? { colour: 'var(--red)', line: 'solid' } : { colour: 'var(--blue)', line: 'double' },
  weightOf: (news) => Math.max(0, ...news.map(({ event }) => weights[event.kind] ?? 0)),
}
