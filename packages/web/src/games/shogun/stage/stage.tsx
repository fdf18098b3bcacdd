import type { ShogunEvent, ShogunView } from '@gunbai/shogun/screen'
import type { Stage } from '../../stage.ts'
import { beats } from './beats.ts'
import { label } from './label.ts'
import { Over } from './over.tsx'
import { seatOf, tell } from './tell.ts'

/** How a war turn is told beat by beat. */
export const shogunStage: Stage<ShogunView, ShogunEvent> = {
  beats,
  turn: 'warTurn',
  seatOf,
  tell,
  label,
  Over,
}
