import { type Rulebook, rulebook } from '@gunbai/kernel'
import type { ShogunAction } from './action.ts'
import { copy } from './copy.ts'
import type { ShogunEvent } from './event.ts'
import { gestures } from './gestures.ts'
import { imagine } from './imagine.ts'
import { knowledge } from './knowledge/knowledge.ts'
import { noted } from './knowledge/noted.ts'
import { odds } from './odds/odds-of-answers.ts'
import { phrasing } from './phrasing.ts'
import { procedures } from './procedures.ts'
import { armyJourneys } from './rules/movement/journeys.ts'
import { scrutiny } from './scrutiny.ts'
import { deal } from './setups/deal.ts'
import { setups } from './setups/options.ts'
import { ownSetups, ownStart } from './setups/own-start.ts'
import { sketch } from './sketch.ts'
import type { ShogunState } from './state.ts'
import { type ShogunView, view } from './view.ts'
import { windows } from './windows.ts'

export const shogun: Rulebook<ShogunState, ShogunAction, ShogunEvent, ShogunView> = rulebook({
  id: 'shogun',
  version: 2,
  setups,
  ownSetups: ownSetups(setups),
  ownTexts: { battle: ownStart },
  procedures,
  opening: { turn: 0, splitter: 0 },
  deal,
  copy,
  view,
  imagine,
  sketch,
  odds,
  journeys: (state, seat, army) => armyJourneys(shogun, state, seat, army),
  phrasing,
  scrutiny,
  knowledge,
  noted,
  windows,
  gestures: (plan, before, { seat, ...by } = { seat: 0, earlier: [], before: [] }) => {
    const seenIn = (s: ShogunState) => ({ view: view(s, seat), answers: shogun.answers(s, seat) })
    const seenBefore = (place: number) => view(by.before[place], seat)
    return gestures(plan, before.map(seenIn), { seat, earlier: by.earlier, seenBefore })
  },
})
