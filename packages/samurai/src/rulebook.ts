import { type Rulebook, rulebook } from '@gunbai/kernel'
import type { SamuraiAction } from './action.ts'
import { turncoat } from './cards/woe.ts'
import { copy } from './copy.ts'
import type { SamuraiEvent } from './event.ts'
import { imagine } from './imagine.ts'
import { knowledge } from './knowledge.ts'
import { odds } from './odds/odds.ts'
import { phrasing } from './phrasing.ts'
import { battle } from './rules/battle.ts'
import { campaign, carryOver } from './rules/campaign.ts'
import { closeCombat } from './rules/close-combat.ts'
import { endOfTurn } from './rules/end-of-turn.ts'
import { lackOfHonor } from './rules/lack-of-honor.ts'
import { leaderRetreat } from './rules/leader-retreat.ts'
import { losses } from './rules/losses.ts'
import { forcedRetreats } from './rules/red-dragon.ts'
import { retreat } from './rules/retreat.ts'
import { strike } from './rules/strike.ts'
import { turn } from './rules/turn.ts'
import { scrutiny } from './scrutiny.ts'
import { deal, setups } from './setup.ts'
import { sketch } from './sketch.ts'
import type { SamuraiState } from './state.ts'
import { type SamuraiView, view } from './view.ts'

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
})
