import { again, always, nobody, only, procedure, type Seat } from '@gunbai/kernel'
import type { ShogunAction, ShogunChoice, ShogunChoices } from '../../action.ts'
import { buildCost } from '../../data/pieces.ts'
import { none } from '../../position/map.ts'
import {
  areEnemies,
  type Bin,
  bins,
  type Clan,
  type Plan,
  type ShogunState,
  seatOf,
  seatsWhere,
} from '../../state.ts'
import { awaitClans, ready, unreadyClan } from './pace.ts'

export function noPlan(): Plan {
  return { swords: 0, buildings: 0, levies: 0, ronin: 0, ninja: 0 }
}

const planWithTheRest: ShogunAction = { kind: 'planWithTheRest' }

/** SG-PLAN-02 to SG-PLAN-05: bin by bin; what is left when the fourth is filled goes into the last. */
const puttingKoku: ShogunChoice<unknown, 'put'> = {
  kind: 'put',
  candidates: (s, _, seat, list) => {
    const clan = unreadyClan(s, seat)
    const bin = bins[s.clans[clan].binsFilled] as Bin
    for (let koku = 0; koku <= s.clans[clan].koku; koku++) list.push({ kind: 'put', clan, bin, koku })
  },
  bars: [
    {
      rule: 'SG-PLAN-04',
      stops: (_, { bin, koku }) => bin === 'buildings' && koku !== 0 && koku !== buildCost,
    },
    { rule: 'SG-PLAN-02', stops: (s, { clan, koku }) => koku > left(s, clan) },
  ],
  offer: (s, _, seat, list) => {
    const clan = unreadyClan(s, seat)
    const bin = bins[s.clans[clan].binsFilled] as Bin
    const most = left(s, clan)
    const step = bin === 'buildings' ? buildCost : 1
    for (let koku = 0; koku <= Math.min(most, bin === 'buildings' ? buildCost : most); koku += step) {
      list.push({ kind: 'put', clan, bin, koku })
    }
  },
}

/** SG-RUL-91 */
const offeringTruces: ShogunChoice<unknown, 'offerTruce'> = {
  kind: 'offerTruce',
  candidates: (s, _, seat, list) => {
    if (!s.options.truces) return
    const clan = unreadyClan(s, seat)
    for (let to = 0; to < s.clans.length; to++) {
      if (to !== clan && s.clans[to].alive) list.push({ kind: 'offerTruce', clan, to })
    }
  },
  bars: [
    {
      rule: 'SG-RUL-91',
      stops: (s, { clan, to }) => s.clans[clan].binsFilled > 0 || (s.clans[clan].offers & (1 << to)) !== 0,
    },
  ],
  offer: (s, _, seat, list) => {
    if (!s.options.truces) return
    const clan = unreadyClan(s, seat)
    const { binsFilled, offers } = s.clans[clan]
    for (let to = 0; binsFilled === 0 && to < s.clans.length; to++) {
      const isOffered = (offers & (1 << to)) !== 0
      if (to !== clan && s.clans[to].alive && !isOffered) list.push({ kind: 'offerTruce', clan, to })
    }
  },
}

export const planning: ShogunChoices<unknown> = [puttingKoku, offeringTruces]

/** Action 1: everybody divides his koku in secret; a kept ninja may look at one plan first. */
export const plan = procedure<ShogunState, object, ShogunAction>('plan').steps({
  begin: (s) => {
    s.stage = 'plan'
    s.spied = none
    s.waiting = false
    for (const clan of s.clans) {
      clan.plan = noPlan()
      clan.binsFilled = 0
      clan.offers = 0
    }
  },
  // SG-DP-11: waiting is seen by all
  'spy or plan': {
    who: (s) => (s.ninja === none ? nobody : only(seatOf(s, s.ninja))),
    choices: [always(planWithTheRest), always({ kind: 'waitToSpy' })],
    answer: (s, _, __, action) => {
      s.waiting = action.kind === 'waitToSpy'
      if (s.waiting) s.tell?.({ kind: 'waited', clan: s.ninja })
    },
    window: { class: 'spy', declines: planWithTheRest },
    about: (s) => ({ clan: s.ninja }),
  },
  planners: (s) => {
    awaitClans(s, (clan) => plans(s, clan) && !(s.waiting && clan === s.ninja))
  },
  // SG-PLAN-01, SG-PLAN-06
  plan: {
    who: (s) => seatsWhere(s, (clan) => !clan.ready),
    together: 'own pace',
    choices: planning,
    answer: (s, _, seat, action) => putKoku(s, seat, action),
  },
  // SG-NIN-31, SG-RUL-87: when all the others have fixed their plans
  spy: {
    who: (s) => (s.waiting ? only(seatOf(s, s.ninja)) : nobody),
    choices: [
      {
        kind: 'spy',
        candidates: (s, _, __, list) => {
          for (let on = 0; on < s.clans.length; on++) if (s.clans[on].alive) list.push({ kind: 'spy', on })
          list.push({ kind: 'spy', on: none })
        },
        bars: [{ rule: 'SG-NIN-30', stops: (s, { on }) => on !== none && !areEnemies(s, on, s.ninja) }],
      },
    ],
    answer: (s, _, seat, action) => {
      if (action.kind !== 'spy' || action.on === none) return
      const clan = s.ninja
      const { on } = action
      s.spied = on
      s.revealed++
      s.tell?.({ kind: 'spied', clan, on, plan: null }, only(seat), {
        kind: 'spied',
        clan,
        on,
        plan: { ...s.clans[on].plan },
      })
    },
    about: (s) => ({ clan: s.ninja }),
  },
  'spy plans': (s) => {
    awaitClans(s, (clan) => s.waiting && clan === s.ninja && plans(s, clan))
  },
  // SG-NIN-33
  'plan of the spy': {
    who: (s) => seatsWhere(s, (clan) => !clan.ready),
    together: 'own pace',
    choices: planning,
    answer: (s, _, seat, action) => putKoku(s, seat, action),
  },
  // SG-PLAN-08, SG-NIN-34
  show: (s) => {
    s.stage = 'swords'
    s.revealed++
    if (s.ninja !== none) s.tell?.({ kind: 'ninjaReturned', clan: s.ninja })
    s.ninja = none
    s.waiting = false
    s.clans.forEach((each, clan) => {
      if (each.alive) s.tell?.({ kind: 'planned', clan, plan: { ...each.plan } })
    })
    makeTruces(s)
  },
})

/** A clan without koku has nothing to plan; everybody sees that. */
function plans(s: ShogunState, clan: Clan): boolean {
  return s.clans[clan].alive && s.clans[clan].koku > 0
}

/** What the bins filled so far have left; whatever is left in the end goes to the ninja. */
function left(s: ShogunState, clan: Clan): number {
  const { koku, plan: p } = s.clans[clan]
  return koku - p.swords - p.buildings - p.levies - p.ronin
}

export function putKoku(s: ShogunState, seat: Seat, action: ShogunAction): typeof again | undefined {
  if (action.kind === 'offerTruce') {
    s.clans[action.clan].offers |= 1 << action.to
    return again
  }
  if (action.kind !== 'put') return undefined
  const clan = s.clans[action.clan]
  clan.plan[action.bin] = action.koku
  clan.binsFilled++
  const rest = left(s, action.clan)
  if (rest > 0 && clan.binsFilled < bins.length - 1) return again
  clan.plan.ninja = rest
  clan.binsFilled = bins.length
  return ready(s, seat, action.clan)
}

/** SG-RUL-91: a truce for this round is recorded where both have offered it. It binds nobody. */
function makeTruces(s: ShogunState): void {
  s.truces = []
  for (let a = 0; a < s.clans.length; a++) {
    for (let b = a + 1; b < s.clans.length; b++) {
      if ((s.clans[a].offers & (1 << b)) === 0 || (s.clans[b].offers & (1 << a)) === 0) continue
      s.truces.push({ a, b, round: s.round })
      s.tell?.({ kind: 'truceMade', a, b })
    }
  }
  for (const clan of s.clans) clan.offers = 0
}

/** SG-RUL-91: an attack or a ninja sent against the other party ends the truce, and the log remembers. */
export function breakTruce(s: ShogunState, by: Clan, against: Clan): void {
  const place = s.truces.findIndex(({ a, b }) => (a === by && b === against) || (a === against && b === by))
  if (place < 0) return
  s.truces.splice(place, 1)
  s.tell?.({ kind: 'truceBroken', by, with: against })
}

/** Forgets what a clan has put down so far, for whoever may not know it. */
export function forgetPlan(s: ShogunState, clan: Clan): void {
  s.clans[clan].plan = noPlan()
  s.clans[clan].binsFilled = 0
  s.clans[clan].offers = 0
  s.clans[clan].ready = false
}
