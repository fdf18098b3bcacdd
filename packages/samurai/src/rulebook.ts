import { type Rulebook, rulebook } from '@gunbai/kernel'
import type { SamuraiAction } from './action.ts'
import { copy } from './copy.ts'
import type { SamuraiEvent } from './event.ts'
import { imagine } from './imagine.ts'
import { knowledge } from './knowledge/knowledge.ts'
import { odds } from './odds/odds.ts'
import { phrasing } from './phrasing.ts'
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
import { scrutiny } from './scrutiny.ts'
import { deal, setups } from './setups/deal.ts'
import { sketch } from './sketch.ts'
import type { SamuraiState } from './state.ts'
import { type SamuraiView, view } from './view.ts'
import { windows } from './windows.ts'

/** Commands & Colors: Samurai Battles. The rules with their ids are in docs/rules/samurai.md. */
export const samurai: Rulebook<SamuraiState, SamuraiAction, SamuraiEvent, SamuraiView> = rulebook({
  id: 'samurai',
  version: 2,
  setups,
  procedures: [
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
  ],
  opening: {},
  deal,
  copy,
  imagine,
  view,
  sketch,
  odds,
  phrasing,
  scrutiny,
  knowledge,
  windows,
})
