import type { ShogunAction, ShogunEvent, ShogunView } from '@gunbai/shogun/screen'
import type { GameFace, Told } from '../face.ts'
import { Dice } from './art/die.tsx'
import { Board } from './board.tsx'
import { clanName } from './description.ts'
import { Fight } from './fight.tsx'
import { needsNoButton } from './pointing.ts'
import { Preview } from './preview.tsx'
import { Reckoning } from './reckoning-table.tsx'
import { Sides } from './sides.tsx'
import { throwIn } from './throws.ts'
import { Tray } from './tray/tray.tsx'
import { clansOf } from './view.ts'

/** The dice of an entry of the log. */
function Glyphs({ entry }: { entry: Told<ShogunEvent> }) {
  const rolled = throwIn(entry)
  return rolled === null ? null : <Dice dice={rolled.dice} hits={rolled.hits} size={28} />
}

/** How much of the time of a throw each kind of event deserves. */
const weights: Partial<Readonly<Record<ShogunEvent['kind'], number>>> = {
  rolled: 1,
  planned: 1,
  struck: 1,
  battle: 0.7,
  fell: 0.6,
  conquered: 0.6,
  declared: 0.3,
  marched: 0.4,
  sent: 0.2,
  built: 0.5,
  reinforced: 0.15,
  placed: 0.2,
  warTurn: 0.4,
}

export const shogunFace: GameFace<ShogunView, ShogunAction, ShogunEvent> = {
  Board,
  Sides,
  Hand: Tray,
  Fight,
  Preview,
  Glyphs,
  Reckoning,
  keys: [{ key: 'z', message: 'shogun.key.stepBack' }],
  isPointed: needsNoButton,
  seatName: (view, seat, { say, language }) =>
    new Intl.ListFormat(language).format(clansOf(view, seat).map((clan) => say(clanName(clan)))),
  sideMark: () => null,
  weightOf: (news) => Math.max(0, ...news.map(({ event }) => weights[event.kind] ?? 0)),
}
