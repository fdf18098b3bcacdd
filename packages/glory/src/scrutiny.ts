import type { Scrutiny } from '@gunbai/kernel'
import type { GloryEvent } from './event.ts'
import type { GloryState } from './state.ts'

export const scrutiny: Scrutiny<GloryState, GloryEvent> = {
  violations: () => [],
  secrets: () => [],
  mentions: () => [],
  inventory: [],
  uses: () => [],
}
