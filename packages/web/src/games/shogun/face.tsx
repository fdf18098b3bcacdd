import type { ShogunAction, ShogunEvent, ShogunView } from '@gunbai/shogun/screen'
import type { GameFace, Told } from '../face.ts'
import { anyStage } from '../stage.ts'
import { lineOf } from './art/clan-line.ts'
import { Dice } from './art/die.tsx'
import { BarChoices } from './bar-choices.tsx'
import { Board } from './board.tsx'
import { clanName } from './description.ts'
import { Fight } from './fight.tsx'
import { needsNoButton } from './pointing.ts'
import { Preview } from './preview.tsx'
import { Reckoning } from './reckoning-table.tsx'
import { Score } from './score.tsx'
import { Sides } from './sides.tsx'
import { throwIn } from './throws.ts'
import { ArmyStrip } from './tray/army-strip.tsx'
import { Tray } from './tray/tray.tsx'
import { clansOf } from './view.ts'

/** The dice of an entry of the log. */
function Glyphs({ entry }: { entry: Told<ShogunEvent> }) {
  const rolled = throwIn(entry)
  return rolled === null ? null : <Dice dice={rolled.dice} hits={rolled.hits} size={28} />
}

export const shogunFace: GameFace<ShogunView, ShogunAction, ShogunEvent> = {
  Board,
  Sides,
  Score,
  Hand: null,
  Tray,
  sheetBeside: true,
  Beneath: ArmyStrip,
  Choices: BarChoices,
  Fight,
  Preview,
  Glyphs,
  Reckoning,
  keys: [{ key: 'z', message: 'shogun.key.stepBack' }],
  isPointed: needsNoButton,
  seatName: (view, seat, { say, language }) =>
    new Intl.ListFormat(language).format(clansOf(view, seat).map((clan) => say(clanName(clan)))),
  sideMark: (view, seat) => ({ colour: lineOf(clansOf(view, seat)[0] ?? 0), line: 'solid' }),
  sounds: {
    planned: 'card',
    sword: 'card',
    marched: 'step',
    sent: 'step',
    built: 'drum',
    battle: 'clash',
    rolled: 'dice',
    struck: 'dice',
    fell: 'clash',
    conquered: 'drum',
    eliminated: 'horn',
  },
  stage: async () => anyStage((await import('./stage/stage.tsx')).shogunStage),
}
