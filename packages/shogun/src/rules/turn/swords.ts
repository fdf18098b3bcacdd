import { type again, call, nobody, only, procedure, type Seat, shuffle } from '@gunbai/kernel'
import type { ActionOf, ShogunAction, ShogunBar } from '../../action.ts'
import type { SwordBy } from '../../event.ts'
import { type Clan, type ShogunState, seatOf, seatsWhere } from '../../state.ts'
import { awaitClans, ready, unreadyClan } from './pace.ts'

const taken: ShogunBar<unknown, 'wish'> = {
  rule: 'SG-SWD-02',
  stops: (s, { sword }) => s.clans.some((clan) => clan.sword === sword),
}

interface Swords {
  bid: number // of those who choose now
}

/** Action 2: swords by bid, wish and lot; their numbers are the order of the war turns. */
export const swords = procedure<ShogunState, Swords, ShogunAction>('swords').steps({
  begin: (s, f) => {
    s.stage = 'swords'
    for (const clan of s.clans) clan.sword = 0
    f.bid = Number.MAX_SAFE_INTEGER
  },
  // SG-SWD-02: the highest bid that has not yet chosen
  level: (s, f) => {
    let highest = 0
    for (const { alive, plan } of s.clans) {
      if (alive && plan.swords < f.bid && plan.swords > highest) highest = plan.swords
    }
    if (highest === 0) return 'draw'
    f.bid = highest
    for (const clan of s.clans) clan.wish = 0
    awaitClans(s, (clan) => s.clans[clan].alive && s.clans[clan].plan.swords === highest)
    return 'wish'
  },
  // SG-SWD-03, SG-SWD-06, SG-DP-20
  wish: {
    who: (s) => (swordsLeft(s).length === 1 ? nobody : seatsWhere(s, (clan) => !clan.ready)),
    together: 'own pace',
    choices: [
      {
        kind: 'wish',
        candidates: (s, _, seat, list) => addWishes(s, unreadyClan(s, seat), list),
        bars: [taken],
        offer: (s, _, seat, list) => {
          const clan = unreadyClan(s, seat)
          for (const sword of swordsLeft(s)) list.push({ kind: 'wish', clan, sword })
        },
      },
    ],
    answer: (s, _, seat, action) => takeWish(s, seat, action),
    about: (_, f) => ({ bid: f.bid }),
  },
  // SG-SWD-04, SG-SWD-05, SG-RUL-31
  grant: (s, f) => {
    const group = s.clans.flatMap((each, clan) => (each.alive && each.plan.swords === f.bid ? [clan] : []))
    if (group.length === 1 && s.clans[group[0]].wish === 0)
      s.clans[group[0]].wish = swordsLeft(s)[0] as number
    const wishes = group.map((clan) => s.clans[clan].wish)
    const clashes = (wish: number) => wishes.filter((other) => other === wish).length > 1
    for (const clan of group) if (!clashes(s.clans[clan].wish)) give(s, clan, s.clans[clan].wish, 'bid')
    const contested = group.filter((clan) => s.clans[clan].sword === 0)
    if (contested.length > 0) s.revealed++
    const losers: Clan[] = []
    for (const clan of shuffle(s.shuffles, contested)) {
      if (swordsLeft(s).includes(s.clans[clan].wish)) give(s, clan, s.clans[clan].wish, 'lot')
      else losers.push(clan)
    }
    for (const clan of losers.reverse()) call(s, secondWish, { clan }) // the last called is asked first
    return 'level'
  },
  // SG-SWD-07, SG-RUL-84
  draw: (s) => {
    const left = shuffle(s.shuffles, swordsLeft(s))
    s.clans.forEach((each, clan) => {
      if (each.alive && each.sword === 0) give(s, clan, left.pop() as number, 'draw')
    })
    s.revealed++
    s.order = s.clans
      .map((_, clan) => clan)
      .filter((clan) => s.clans[clan].alive)
      .sort((a, b) => s.clans[a].sword - s.clans[b].sword)
  },
})

/** SG-SWD-05: who lost the lot for the sword he wished for chooses among those left. */
export const secondWish = procedure<ShogunState, { clan: Clan }, ShogunAction>('second wish').steps({
  wish: {
    who: (s, f) => only(seatOf(s, f.clan)),
    skipForced: true,
    choices: [{ kind: 'wish', candidates: (s, f, _, list) => addWishes(s, f.clan, list), bars: [taken] }],
    answer: (s, f, _, action) => {
      if (action.kind === 'wish') give(s, f.clan, action.sword, 'lot')
    },
    about: (_, f) => ({ clan: f.clan }),
  },
})

/** SG-SWD-10, SG-RUL-32: swords 1 to n for the n clans left, those not yet taken. */
export function swordsLeft(s: ShogunState): number[] {
  const list: number[] = []
  for (let sword = 1; sword <= swordsInUse(s); sword++) {
    if (!s.clans.some((clan) => clan.sword === sword)) list.push(sword)
  }
  return list
}

function swordsInUse(s: ShogunState): number {
  return s.clans.filter(({ alive }) => alive).length
}

function give(s: ShogunState, clan: Clan, sword: number, by: SwordBy): void {
  s.clans[clan].sword = sword
  s.tell?.({ kind: 'sword', clan, sword, by })
}

function addWishes(s: ShogunState, clan: Clan, list: ActionOf<'wish'>[]): void {
  for (let sword = 1; sword <= swordsInUse(s); sword++) list.push({ kind: 'wish', clan, sword })
}

function takeWish(s: ShogunState, seat: Seat, action: ShogunAction): typeof again | undefined {
  if (action.kind !== 'wish') return undefined
  s.clans[action.clan].wish = action.sword
  return ready(s, seat, action.clan)
}

/** Forgets a clan's wish, for whoever may not know it. */
export function forgetWish(s: ShogunState, clan: Clan): void {
  s.clans[clan].wish = 0
  s.clans[clan].ready = false
}
