import type { SamuraiAction, SamuraiEvent, SamuraiView } from '@gunbai/samurai/screen'
import { lazy } from 'react'
import type { GameFace, Told } from '../face.ts'
import { anyStage } from '../stage.ts'
import { DiceLine } from './art/die.tsx'
import { Board } from './board.tsx'
import { Fight } from './fight.tsx'
import { Hand } from './hand.tsx'
import { planKeys } from './plan-bar.tsx'
import { needsNoButton } from './pointing.ts'
import { Preview } from './preview.tsx'
import { Sides } from './sides.tsx'

/** Fetched at the end. */
const Reckoning = lazy(() => import('./reckoning.tsx'))

/** The dice of an entry of the log. */
function Glyphs({ entry: { event } }: { entry: Told<SamuraiEvent> }) {
  return event.kind === 'rolled' ? <DiceLine faces={event.faces} /> : null
}

export const samuraiFace: GameFace<SamuraiView, SamuraiAction, SamuraiEvent> = {
  Board,
  Sides,
  Hand,
  Fight,
  Preview,
  Glyphs,
  Reckoning,
  keys: planKeys,
  isPointed: needsNoButton,
  seatName: (view, seat, { say, has }) => {
    const name = view.armies[seat] ?? ''
    // some armies are named by words, most after a house
    return has(`army.${name}`) ? say({ id: `army.${name}` }) : name
  },
  sideMark: (_, seat) =>
    seat === 0 ? { colour: 'var(--red)', line: 'solid' } : { colour: 'var(--blue)', line: 'double' },
  stage: async () => anyStage((await import('./stage/stage.tsx')).samuraiStage),
}
