import type { GloryEvent, GloryView } from '@gunbai/glory/screen'
import type { Stage } from '../../stage.ts'
import { beats } from './beats.ts'
import { label } from './label.ts'
import { Over } from './over.tsx'
import { seatOf, tell } from './tell.ts'

/** How an activation is told beat by beat. */
export const gloryStage: Stage<GloryView, GloryEvent> = { beats, turn: 'drawn', seatOf, tell, label, Over }
