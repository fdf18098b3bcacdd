import { firstSeat, type Rulebook, rulebook } from '@gunbai/kernel'
import { type SamuraiAction, showsCard } from './action.ts'
import { copy } from './copy.ts'
import type { SamuraiEvent } from './event.ts'
import { type Asked, gestures } from './gestures.ts'
import { imagine, redraw } from './imagine.ts'
import { knowledge } from './knowledge/knowledge.ts'
import { noted } from './knowledge/noted.ts'
import { odds } from './odds/odds.ts'
import { phrasing } from './phrasing.ts'
import { procedures } from './procedures.ts'
import { dragonCards } from './rules/cards/dragon-cards.ts'
import { handOutDragons } from './rules/cards/dragon-deck.ts'
import { scrutiny } from './scrutiny.ts'
import { deal, setups } from './setups/deal.ts'
import { fetchScenarios } from './setups/library.ts'
import { ownBattle, ownSetup } from './setups/own-battle.ts'
import { sketch } from './sketch.ts'
import type { SamuraiState } from './state.ts'
import { type SamuraiView, view } from './view.ts'
import { windows } from './windows.ts'

handOutDragons(dragonCards)

/** Commands & Colors: Samurai Battles. The rules with their ids are in docs/rules/samurai.md. */
export const samurai: Rulebook<SamuraiState, SamuraiAction, SamuraiEvent, SamuraiView> = rulebook({
  id: 'samurai',
  version: 2,
  setups,
  ownSetups: [ownSetup],
  ownTexts: { battle: ownBattle },
  procedures,
  opening: {},
  fetchSetups: fetchScenarios,
  deal,
  copy,
  imagine,
  redraw,
  view,
  sketch,
  odds,
  phrasing,
  scrutiny,
  knowledge,
  shows: showsCard,
  noted,
  windows,
  gestures: (plan, before, by) => {
    const asked = (action: SamuraiAction, state: SamuraiState): Asked => ({
      action,
      state,
      answers: samurai.answers(state, firstSeat(state.awaiting)),
      isWindow: samurai.openWindow(state) !== null,
    })
    // only the turn that is played matters
    const from = Math.max(0, by?.earlier.findLastIndex(({ kind }) => kind === 'playCommand') ?? 0)
    const earlier = by?.earlier.slice(from).map((action, i) => asked(action, by.before[from + i])) ?? []
    return gestures(
      plan.map((action, i) => asked(action, before[i])),
      earlier,
      by?.seat ?? 0,
    )
  },
})
