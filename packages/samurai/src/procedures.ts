import type { AnyProcedure } from '@gunbai/kernel'
import type { SamuraiAction } from './action.ts'
import { forcedRetreats } from './rules/cards/red-dragon.ts'
import { turncoat } from './rules/cards/woe.ts'
import { closeCombat } from './rules/combat/close-combat.ts'
import { leaderRetreat } from './rules/combat/leader-retreat.ts'
import { retreat } from './rules/combat/retreat.ts'
import { strike } from './rules/combat/strike.ts'
import { lackOfHonor } from './rules/honor/lack-of-honor.ts'
import { losses } from './rules/honor/losses.ts'
import { battle } from './rules/turn/battle.ts'
import { campaign, carryOver } from './rules/turn/campaign.ts'
import { endOfTurn } from './rules/turn/end-of-turn.ts'
import { turn } from './rules/turn/turn.ts'
import type { SamuraiState } from './state.ts'

/** Every procedure; play begins with the first. */
export const procedures: readonly AnyProcedure<SamuraiState, SamuraiAction>[] = [
  campaign,
  battle,
  turn,
  strike,
  closeCombat,
  retreat,
  leaderRetreat,
  lackOfHonor,
  losses,
  forcedRetreats,
  turncoat,
  endOfTurn,
  carryOver,
]
