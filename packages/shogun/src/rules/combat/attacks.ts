import { always, call, done, nobody, only, procedure } from '@gunbai/kernel'
import type { ActionOf, ShogunAction, ShogunChoices } from '../../action.ts'
import { experienceTrack } from '../../data/pieces.ts'
import { isLed, levelOf } from '../../position/army.ts'
import { isBySea, neighbours, none, type Province, provinceCount } from '../../position/map.ts'
import { regulars } from '../../position/troop.ts'
import {
  type ArmyId,
  areEnemies,
  type Battle,
  type Clan,
  type Declaration,
  type ShogunState,
  seatOf,
} from '../../state.ts'
import { march } from '../movement/army-moves.ts'
import { movingIn } from '../movement/march-law.ts'
import { ninjaWindow } from '../turn/ninja.ts'
import { breakTruce } from '../turn/plan.ts'
import { battle } from './battle.ts'
import { noCasualties } from './casualties.ts'
import { isTargetOf, targetBars } from './declare.ts'

/** SG-WAR-C-08, SG-WAR-C-07: a declaration that can do nothing any more is dropped without asking. */
export function dropIdleDeclarations(s: ShogunState): void {
  for (let i = s.declared.length - 1; i >= 0; i--) {
    const { from, army, to } = s.declared[i]
    const why = idleBecause(s, s.turn, from, army, to)
    if (why === null) continue
    s.declared.splice(i, 1)
    if (why !== 'gone') s.tell?.({ kind: 'notFought', from, army, to, why })
  }
}

function isIdle(s: ShogunState, { from, army, to }: Declaration): boolean {
  return idleBecause(s, s.turn, from, army, to) !== null
}

function idleBecause(
  s: ShogunState,
  clan: Clan,
  from: Province,
  army: ArmyId,
  to: Province,
): 'empty' | 'own' | 'leaderless' | 'gone' | null {
  if (army === none) {
    if (s.owner[from] !== clan || regulars(s.forces[from]) === 0) return 'gone'
  } else {
    if (isLeaderless(s, army)) return 'leaderless' // SG-NIN-19
    if (s.armies[army].leader === 'lost') return 'gone'
    if (levelOf(s.armies[army]) > 1) return null // SG-VET-12: it counts as its first attack
  }
  if (s.owner[to] === none) return 'empty'
  return areEnemies(s, clan, s.owner[to]) ? null : 'own'
}

export interface Attacks {
  clan: Clan
  from: Province // of a force; an army attacks from where it stands
  army: ArmyId // none for a force
  to: Province
  left: number // attacks
  won: number // battles
  cleared: Province // just now, and so free to be entered; none
}

const stay: ShogunAction = { kind: 'stay' }

/** SG-VET-02, SG-VET-13: another province next to it, or the attack of a force in between (SG-RUL-24), or the end. */
const nextAttacks: ShogunChoices<Attacks> = [
  always({ kind: 'endAttacks' }),
  {
    kind: 'attack',
    candidates: (_, __, ___, list) => {
      for (let to = 0; to < provinceCount; to++) list.push({ kind: 'attack', to })
    },
    bars: [
      ...targetBars.map(({ rule, stops }) => ({
        rule,
        stops: (s: ShogunState, { to }: ActionOf<'attack'>, f: Attacks) =>
          stops(s, f.clan, placeOf(s, f), to),
      })),
      { rule: 'SG-VET-06', stops: (s, { to }) => s.brokenOff.includes(to) },
    ],
    offer: (s, f, _, list) => {
      for (const to of neighbours[placeOf(s, f)]) {
        if (isTargetOf(s, f.clan, to) && !s.brokenOff.includes(to)) list.push({ kind: 'attack', to })
      }
    },
  },
  {
    kind: 'fight',
    candidates: (s, _, __, list) => {
      if (!s.options.interleaveForces) return
      for (const { from, army } of s.declared) if (army === none) list.push({ kind: 'fight', from, army })
    },
    bars: [
      {
        rule: 'SG-WAR-C-08',
        stops: (s, { from, army }) =>
          s.declared.some((each) => each.army === army && each.from === from && isIdle(s, each)),
      },
    ],
  },
]

/** The attacks of one troop in phase C, one block that nothing interrupts (SG-WAR-C-04). */
export const attacks = procedure<ShogunState, Attacks, ShogunAction>('attacks').steps({
  'before battle': (s) => ninjaWindow(s),
  // SG-VET-01, SG-RUL-25
  attack: (s, f) => {
    const from = placeOf(s, f)
    const { army, to } = f
    if (!canGoOn(s, f)) {
      if (isLeaderless(s, army)) s.tell?.({ kind: 'notFought', from, army, to, why: 'leaderless' }) // SG-NIN-19
      return 'experience'
    }
    f.left--
    f.cleared = none
    if (s.owner[to] !== none && !areEnemies(s, f.clan, s.owner[to])) {
      s.tell?.({ kind: 'notFought', from, army, to, why: 'own' })
      return 'next attack'
    }
    if (s.owner[to] === none) {
      s.tell?.({ kind: 'notFought', from, army, to, why: 'empty' })
      f.cleared = to // SG-VET-05
      return 'move in'
    }
    const enemy = s.owner[to]
    breakTruce(s, f.clan, enemy)
    s.battle = {
      from,
      to,
      army,
      sea: isBySea(from, to),
      sequence: 0,
      hired: 0,
      attackers: noCasualties(),
      defenders: noCasualties(),
      outcome: 'going on',
    }
    s.tell?.({ kind: 'battle', clan: f.clan, from, army, to, enemy, sea: s.battle.sea })
    call(s, battle, {})
    return 'after battle'
  },
  // SG-EXP-03, SG-VET-06
  'after battle': (s, f) => {
    const { outcome } = s.battle as Battle
    s.battle = null
    if (outcome === 'won') {
      f.won = 1
      f.cleared = f.to
    } else if (outcome === 'broken off' && f.army !== none && !s.options.reattackAfterBreakOff) {
      s.brokenOff.push(f.to) // SG-RUL-27; a force between two attacks of an army bars nothing to it
    } else if (outcome === 'lost' || outcome === 'both lost') endBlock(f)
    ninjaWindow(s)
  },
  // SG-VET-03, SG-VET-07, SG-DP-77
  'move in': {
    who: (s, f) => (mayMoveIn(s, f) ? only(seatOf(s, f.clan)) : nobody),
    choices: [always(stay), movingIn],
    answer: (s, _, __, action) => {
      if (action.kind === 'march') march(s, action)
    },
    window: { class: 'move-in', declines: stay },
    about: (_, f) => ({ army: f.army, province: f.cleared }),
  },
  // SG-VET-02, SG-VET-13, SG-DP-78
  'next attack': {
    who: (s, f) => (f.left > 0 && canGoOn(s, f) ? only(seatOf(s, f.clan)) : nobody),
    openList: true,
    choices: nextAttacks,
    answer: (s, f, _, action) => {
      if (action.kind === 'attack') {
        f.to = action.to
        return 'before battle'
      }
      if (action.kind === 'fight') {
        beginAttacks(s, f.clan, action.from, none)
        return 'after a force'
      }
      return 'experience'
    },
    about: (_, f) => ({ army: f.army, left: f.left }),
  },
  // SG-EXP-05, SG-EXP-08, SG-RUL-57
  experience: (s, f) => {
    if (f.army === none || f.won === 0 || !isLed(s.armies[f.army])) return done
    const army = s.armies[f.army]
    if (army.hole === experienceTrack.length - 1) return done
    army.hole++
    s.tell?.({ kind: 'experience', army: f.army, hole: army.hole, level: levelOf(army) })
    return done
  },
  // SG-RUL-24: only a daimyo who was lost and came back is at level 1 with attacks left
  'after a force': (s, f) => {
    if (levelOf(s.armies[f.army]) === 1) endBlock(f)
    return 'next attack'
  },
})

/** Begins the attacks of a troop with the one that it declared. */
export function beginAttacks(s: ShogunState, clan: Clan, from: Province, army: ArmyId): void {
  const place = s.declared.findIndex((each) => each.army === army && (army !== none || each.from === from))
  const { to } = s.declared[place]
  s.declared.splice(place, 1)
  const left = army === none ? 1 : levelOf(s.armies[army]) // SG-WAR-05, SG-EXP-09
  if (army !== none) s.brokenOff.length = 0
  call(s, attacks, { clan, from, army, to, left, won: 0, cleared: none })
}

/** SG-NIN-18: the troop still stands and may attack. */
function canGoOn(s: ShogunState, f: Attacks): boolean {
  if (!s.clans[f.clan].alive) return false
  if (f.army !== none) return isLed(s.armies[f.army])
  return s.owner[f.from] === f.clan && regulars(s.forces[f.from]) > 0
}

/** SG-RUL-101: the daimyo is lost; should he come back at once, he has no part in what he began. */
function endBlock(f: Attacks): void {
  f.left = 0
  f.won = 0
}

function isLeaderless(s: ShogunState, army: ArmyId): boolean {
  return army !== none && s.armies[army].leader === 'slain'
}

function placeOf(s: ShogunState, f: Attacks): Province {
  return f.army === none ? f.from : s.armies[f.army].place
}

function mayMoveIn(s: ShogunState, f: Attacks): boolean {
  return f.army !== none && f.left > 0 && f.cleared !== none && s.owner[f.cleared] === none && canGoOn(s, f)
}
