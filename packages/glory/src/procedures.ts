import type { AnyProcedure } from '@gunbai/kernel'
import type { GloryAction } from './action.ts'
import { advance } from './rules/combat/advance.ts'
import { charge } from './rules/combat/charge.ts'
import { suffer } from './rules/combat/effects.ts'
import { fight } from './rules/combat/fight.ts'
import { fireSegment, shot } from './rules/combat/fire.ts'
import { pursue } from './rules/combat/pursuit.ts'
import { refusal } from './rules/combat/refusal.ts'
import { refusalAdvance } from './rules/combat/refusal-advance.ts'
import { shockSegment } from './rules/combat/shock.ts'
import { commanderProcedures } from './rules/movement/commander.ts'
import { fallBack } from './rules/movement/fall-back.ts'
import { march } from './rules/movement/march.ts'
import { movementProcedures } from './rules/movement/movement.ts'
import { routMovement } from './rules/movement/rout.ts'
import { activation } from './rules/turn/activation.ts'
import { phaseA } from './rules/turn/orders.ts'
import { rallySegment } from './rules/turn/rally.ts'
import { turn } from './rules/turn/turn.ts'
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
  const { name, described } = procedures[frame.proc]
  return `${name} / ${Object.keys(described ?? {})[frame.step]}`
}
