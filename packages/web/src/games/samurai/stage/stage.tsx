import type { SamuraiEvent, SamuraiView } from '@gunbai/samurai/screen'
import type { Stage } from '../../stage.ts'
import { beats } from './beats.ts'
import { label } from './label.ts'
import { Over } from './over.tsx'
import { tell } from './tell.ts'

/** How a battle is told beat by beat. */
export const samuraiStage: Stage<SamuraiView, SamuraiEvent> = { beats, turn: 'turn', tell, label, Over }
