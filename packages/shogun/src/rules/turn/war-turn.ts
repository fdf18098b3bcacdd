import { again, nobody, only, procedure } from '@gunbai/kernel'
import type { ShogunAction } from '../../action.ts'
import { ledArmies } from '../../position/army.ts'
import { none, type Province, provinceCount } from '../../position/map.ts'
import { type Clan, type ShogunState, seatOf } from '../../state.ts'
import { beginAttacks, dropIdleDeclarations } from '../combat/attacks.ts'
import { canDeclare, declare, declaring } from '../combat/declare.ts'
import { march, restArmies } from '../movement/army-moves.ts'
import { detach } from '../movement/detaching.ts'
import { forceMoves } from '../movement/force-law.ts'
import { armyMoves } from '../movement/march-law.ts'
import { beginSending } from '../movement/sending.ts'
import { isCrowded, returnStranded } from '../movement/settling.ts'
import { takeIn } from '../movement/take-in.ts'
import { mayStrike, ninjaWindow } from './ninja.ts'

export interface WarTurn {
  clan: Clan
  latest: Province // from which a unit of a force was sent last in D; none
}

/** One clan's war turn: phases A to D (SG-WAR-01). */
export const warTurn = procedure<ShogunState, WarTurn, ShogunAction>('war turn').steps({
  begin: (s, { clan }) => {
    s.turn = clan
    s.phase = 'A'
    s.tell?.({ kind: 'warTurn', clan })
    ninjaWindow(s)
  },
  'before A': (s, { clan }) => restArmies(s, clan),
  // SG-WAR-A, SG-DP-70
  'move armies': {
    who: (s, f) => (hasArmies(s, f) ? only(seatOf(s, f.clan)) : nobody),
    otherwise: 'after A',
    choices: armyMoves,
    answer: (s, _, __, action) => {
      if (action.kind === 'takeIn') takeIn(s, action)
      if (action.kind === 'march') {
        march(s, action)
        return 'after a move in A'
      }
      return action.kind === 'endPhase' ? 'after A' : again
    },
    about: (_, f) => ({ clan: f.clan }),
  },
  'after a move in A': (s, f) => {
    if (isCrowded(s, f.clan) || !mayStrike(s)) return 'move armies' // SG-RUL-92
    ninjaWindow(s)
    return 'after the ninja in A'
  },
  'after the ninja in A': (s, f) => {
    if (s.ninja === none) returnStranded(s, f.clan) // he has struck
    return 'move armies'
  },
  'after A': (s, { clan }) => {
    s.phase = 'B'
    for (const id of ledArmies(s, clan)) {
      s.armies[id].guest = false
      s.armies[id].stripped = false
    }
    s.declared = []
    ninjaWindow(s)
  },
  // SG-WAR-B, SG-DP-71
  declare: {
    who: (s, f) => (canDeclare(s, f.clan) ? only(seatOf(s, f.clan)) : nobody),
    openList: true,
    choices: declaring,
    answer: (s, f, _, action) => {
      if (action.kind !== 'declare') return
      declare(s, f.clan, action)
      return again
    },
    about: (_, f) => ({ clan: f.clan }),
  },
  'after B': (s) => {
    s.phase = 'C'
    ninjaWindow(s)
  },
  // SG-WAR-C-01, SG-DP-72
  idle: (s) => dropIdleDeclarations(s),
  fight: {
    who: (s, f) => (s.clans[f.clan].alive && s.declared.length > 0 ? only(seatOf(s, f.clan)) : nobody),
    skipForced: true,
    choices: [
      {
        kind: 'fight',
        candidates: (s, _, __, list) => {
          for (const { from, army } of s.declared) list.push({ kind: 'fight', from, army })
        },
        bars: [],
      },
    ],
    answer: (s, f, _, action) => {
      if (action.kind !== 'fight') return
      beginAttacks(s, f.clan, action.from, action.army)
      return 'idle'
    },
    window: { class: 'battles', declines: null },
    about: (_, f) => ({ clan: f.clan }),
  },
  'after C': (s, { clan }) => {
    s.phase = 'D'
    for (let province = 0; province < provinceCount; province++) s.extrasLost[province] = 0 // SG-FRT-06
    s.declared = []
    s.arrivals = []
    s.detached = []
    s.brokenOff = []
    restArmies(s, clan)
    ninjaWindow(s)
  },
  // SG-WAR-D-01, SG-DP-79
  'move armies in D': {
    who: (s, f) => (hasArmies(s, f) ? only(seatOf(s, f.clan)) : nobody),
    otherwise: 'move forces',
    choices: armyMoves,
    answer: (s, _, __, action) => {
      if (action.kind === 'takeIn') takeIn(s, action)
      if (action.kind === 'detach') detach(s, action)
      if (action.kind === 'march') {
        march(s, action)
        return 'after a move in D'
      }
      return action.kind === 'endPhase' ? 'move forces' : again
    },
    about: (_, f) => ({ clan: f.clan }),
  },
  'after a move in D': (s, f) => {
    if (isCrowded(s, f.clan) || !mayStrike(s)) return 'move armies in D' // SG-RUL-92
    ninjaWindow(s)
    return 'after the ninja in D'
  },
  'after the ninja in D': (s, f) => {
    if (s.ninja === none) returnStranded(s, f.clan) // he has struck
    return 'move armies in D'
  },
  // SG-DP-80
  'move forces': {
    who: (s, f) => (s.clans[f.clan].alive ? only(seatOf(s, f.clan)) : nobody),
    choices: forceMoves,
    answer: (s, f, _, action) => {
      if (action.kind !== 'send') return
      beginSending(s, f.clan, f.latest, action)
      f.latest = action.from
      return again
    },
    about: (_, f) => ({ clan: f.clan }),
  },
  // SG-WAR-D-16
  'after D': (s) => {
    s.arrivals = []
    s.detached = []
    s.phase = null
    s.turn = none
    ninjaWindow(s)
  },
})

/** SG-NIN-18, SG-ELM-14: alive, with an army that may move. */
function hasArmies(s: ShogunState, { clan }: WarTurn): boolean {
  return s.clans[clan].alive && ledArmies(s, clan).length > 0
}
