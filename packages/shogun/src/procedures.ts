import type { AnyProcedure } from '@gunbai/kernel'
import type { ShogunAction } from './action.ts'
import { attacks } from './rules/combat/attacks.ts'
import { battle } from './rules/combat/battle.ts'
import { stepOfArmy } from './rules/movement/army-moves.ts'
import { sending } from './rules/movement/sending.ts'
import { build } from './rules/turn/build.ts'
import { recovery } from './rules/turn/elimination.ts'
import { hireRonin } from './rules/turn/hire-ronin.ts'
import { levy } from './rules/turn/levy.ts'
import { moment, strike } from './rules/turn/ninja.ts'
import { plan } from './rules/turn/plan.ts'
import { round } from './rules/turn/round.ts'
import { setUp } from './rules/turn/set-up.ts'
import { secondWish, swords } from './rules/turn/swords.ts'
import { warTurn } from './rules/turn/war-turn.ts'
import type { ShogunState } from './state.ts'

/** Every procedure, in the order of play. */
export const procedures: readonly AnyProcedure<ShogunState, ShogunAction>[] = [
  setUp,
  round,
  plan,
  swords,
  secondWish,
  build,
  levy,
  hireRonin,
  moment,
  strike,
  warTurn,
  stepOfArmy,
  attacks,
  battle,
  sending,
  recovery,
]
