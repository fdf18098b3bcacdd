import { type GloryAction, type GloryEvent, type GloryView, screenField } from '@gunbai/glory/screen'
import type { GameFace, Told } from '../face.ts'
import { armyLook } from './armies.ts'
import { Die } from './art/die.tsx'
import { Board } from './board.tsx'
import { Cup } from './cup.tsx'
import { sayArmy } from './description.ts'
import { diceIn } from './dice.ts'
import { Fight } from './fight.tsx'
import { toolKeys } from './map-tools.tsx'
import { needsNoButton } from './pointing.ts'
import { Preview } from './preview.tsx'
import { Reckoning } from './reckoning.tsx'
import { Sides } from './sides.tsx'

/** The dice of an entry of the log. */
function Glyphs({ entry }: { entry: Told<GloryEvent> }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
  return diceIn(entry).map((value, seat) => <Die key={seat} value={value} size={22} />)
}

/** How much of the time of a throw each kind of event deserves. */
const weights: Partial<Readonly<Record<GloryEvent['kind'], number>>> = {
  initiative: 1,
  drawn: 0.9,
  fired: 1,
  shock: 1,
  overrun: 0.8,
  tested: 0.6,
  testedInitiative: 0.7,
  charged: 0.6,
  condition: 0.4,
  announced: 0.4,
  moved: 0.3,
  rode: 0.3,
  turn: 0.7,
}

export const gloryFace: GameFace<GloryView, GloryAction, GloryEvent> = {
  Board,
  Sides,
  Hand: Cup,
  handName: 'glory.cup.title',
  Fight,
  Preview,
  Glyphs,
  Reckoning,
  keys: [
    ...Object.entries(toolKeys).map(([key, tool]) => ({ key, message: `glory.tool.${tool}.hint` })),
    { key: 'Q E', message: 'glory.plan.key.turn' },
    { key: 'Enter', message: 'glory.plan.key.commit' },
  ],
  isPointed: needsNoButton,
  seatName: (view, seat, { say }) => sayArmy(say, screenField(view), seat),
  sideMark: (view, seat) => armyLook(screenField(view), seat),
  weightOf: (news) => Math.max(0, ...news.map(({ event }) => weights[event.kind] ?? 0)),
}
