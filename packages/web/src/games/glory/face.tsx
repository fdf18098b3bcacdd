import { type GloryAction, type GloryEvent, type GloryView, screenField } from '@gunbai/glory/screen'
import type { GameFace, Told } from '../face.ts'
import { anyStage } from '../stage.ts'
import { armyLook } from './armies.ts'
import { Die } from './art/die.tsx'
import { BarChoices } from './bar-choices.tsx'
import { Board } from './board.tsx'
import { Cup } from './cup.tsx'
import { sayArmy } from './description.ts'
import { diceIn } from './dice.ts'
import { Fight } from './fight.tsx'
import { toolKeys } from './map-tools.tsx'
import { needsNoButton } from './pointing.ts'
import { Preview } from './preview.tsx'
import { Reckoning } from './reckoning.tsx'
import { Score } from './score.tsx'
import { Sides } from './sides.tsx'

/** The dice of an entry of the log. */
function Glyphs({ entry }: { entry: Told<GloryEvent> }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
  return diceIn(entry).map((value, seat) => <Die key={seat} value={value} size={22} />)
}

export const gloryFace: GameFace<GloryView, GloryAction, GloryEvent> = {
  Board,
  Sides,
  Score,
  Hand: null,
  Tray: Cup,
  plansBeside: 'whole',
  Choices: BarChoices,
  Fight,
  Preview,
  Glyphs,
  Reckoning,
  course: (log) =>
    log.flatMap(({ event }, at) => (event.kind === 'score' ? [{ at, scores: event.points }] : [])),
  keys: [
    ...Object.entries(toolKeys).map(([key, tool]) => ({ key, message: `glory.tool.${tool}.hint` })),
    { key: 'Q E', message: 'glory.plan.key.turn' },
    { key: 'Enter', message: 'glory.plan.key.commit' },
  ],
  isPointed: needsNoButton,
  seatName: (view, seat, { say }) => sayArmy(say, screenField(view), seat),
  sideMark: (view, seat) => armyLook(screenField(view), seat),
  sounds: {
    drawn: 'card',
    moved: 'step',
    rode: 'step',
    fired: 'shot',
    tested: 'dice',
    testedInitiative: 'dice',
    charged: 'drum',
    shock: 'clash',
    overrun: 'clash',
    counterAttacked: 'clash',
    demoralised: 'horn',
  },
  stage: async () => anyStage((await import('./stage/stage.tsx')).gloryStage),
}
