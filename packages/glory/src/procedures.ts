import type { AnyProcedure } from '@gunbai/kernel'
import type { GloryAction } from './action.ts'
import { activation } from './rules/activation.ts'
import { advance } from './rules/advance.ts'
import { charge } from './rules/charge.ts'
import { commanderProcedures } from './rules/commander.ts'
import { suffer } from './rules/effects.ts'
import { fallBack } from './rules/fall-back.ts'
import { fight } from './rules/fight.ts'
import { fireSegment, shot } from './rules/fire.ts'
import { march } from './rules/march.ts'
import { movementProcedures } from './rules/movement.ts'
import { phaseA } from './rules/orders.ts'
import { pursue } from './rules/pursuit.ts'
import { rallySegment } from './rules/rally.ts'
import { refusal, refusalAdvance } from './rules/refusal.ts'
import { routMovement } from './rules/rout.ts'
import { shockSegment } from './rules/shock.ts'
import { turn } from './rules/turn.ts'
import type { GloryState } from './state.ts'

/** Every procedure, in the order of the turn; play begins with the first. */
export const procedures: readonly AnyProcedure<GloryState, GloryAction>[] = [
  turn,
  phaseA,
  activation,
  fireSegment,
  shot,
  ...movementProcedures,
  march,
  ...commanderProcedures,
  charge,
  shockSegment,
  fight,
  refusal.procedure,
  refusalAdvance,
  advance,
  pursue,
  suffer,
  fallBack,
  routMovement,
  rallySegment,
]

/** The name of the step at which the game stands, as questions are named. */
export function stepName(s: GloryState): string {
  const frame = s.stack[s.stack.length - 1]
  if (frame === undefined) return ''
  const { name, steps } = procedures[frame.proc]
  return `${name} / ${Object.keys(steps)[frame.step]}`
}
