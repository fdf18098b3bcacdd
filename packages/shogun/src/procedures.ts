import type { AnyProcedure } from '@gunbai/kernel'
import type { ShogunAction } from './action.ts'
import { stepOfArmy } from './rules/army-moves.ts'
import { attacks } from './rules/attacks.ts'
import { battle } from './rules/battle.ts'
import { build } from './rules/build.ts'
import { recovery } from './rules/elimination.ts'
import { sending } from './rules/force-moves.ts'
import { hireRonin } from './rules/hire-ronin.ts'
import { levy } from './rules/levy.ts'
import { moment, strike } from './rules/ninja.ts'
import { plan } from './rules/plan.ts'
import { round } from './rules/round.ts'
import { setUp } from './rules/set-up.ts'
import { secondWish, swords } from './rules/swords.ts'
import { warTurn } from './rules/war-turn.ts'
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
