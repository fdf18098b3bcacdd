import { again, procedure, type Seat } from '@gunbai/kernel'
import type { ShogunAction, ShogunChoice, ShogunChoices } from '../../action.ts'
import { perKoku } from '../../data/pieces.ts'
import { provinceCount } from '../../position/map.ts'
import { roomForHidden, tellStacks } from '../../position/ronin.ts'
import { type Clan, type ShogunState, seatsWhere } from '../../state.ts'
import { awaitClans, ready, unreadyClan } from './pace.ts'

/** SG-RON-06, SG-RON-07: each province once, as many as its troops allow. */
const posts: ShogunChoice<unknown, 'post'> = {
  kind: 'post',
  candidates: (s, _, seat, list) => {
    const clan = unreadyClan(s, seat)
    for (let province = 0; province < provinceCount; province++) {
      for (let ronin = 1; ronin <= s.clans[clan].unposted; ronin++) {
        list.push({ kind: 'post', clan, province, ronin })
      }
    }
  },
  bars: [
    { rule: 'SG-RON-04', stops: (s, { clan, province }) => s.owner[province] !== clan },
    { rule: 'SG-RON-06', stops: (s, { province }) => s.hidden[province] > 0 },
    { rule: 'SG-RON-07', stops: (s, { province, ronin }) => ronin > roomForHidden(s, province) },
  ],
  offer: (s, _, seat, list) => {
    const clan = unreadyClan(s, seat)
    const { unposted } = s.clans[clan]
    for (let province = 0; province < provinceCount; province++) {
      if (s.owner[province] !== clan || s.hidden[province] > 0) continue
      const most = Math.min(unposted, roomForHidden(s, province))
      for (let ronin = 1; ronin <= most; ronin++) list.push({ kind: 'post', clan, province, ronin })
    }
  },
}

/** Fewer than were hired, if he likes. */
const enough: ShogunChoice<unknown, 'enough'> = {
  kind: 'enough',
  candidates: (s, _, seat, list) => void list.push({ kind: 'enough', clan: unreadyClan(s, seat) }),
  bars: [],
}

export const posting: ShogunChoices<unknown> = [posts, enough]

/** Action 5: ronin hired in sword order while they last, and laid in secret on the backs of province cards. */
export const hireRonin = procedure<ShogunState, object, ShogunAction>('hire ronin').steps({
  // SG-RON-01, SG-RON-02, SG-RUL-34
  hire: (s) => {
    s.stage = 'ronin'
    s.bare.fill(false)
    for (const clan of s.order) {
      const paid = s.clans[clan].plan.ronin
      if (paid === 0) continue
      const ronin = Math.min(paid * perKoku.ronin, s.ronin)
      s.ronin -= ronin
      s.clans[clan].unposted = ronin
      s.tell?.({ kind: 'hired', clan, ronin })
    }
    awaitClans(s, (clan) => s.clans[clan].unposted > 0)
  },
  // SG-RON-03, SG-RON-04
  post: {
    who: (s) => seatsWhere(s, (clan) => !clan.ready),
    together: 'own pace',
    choices: posting,
    answer: (s, _, seat, action) => post(s, seat, action),
  },
  // SG-RON-08, SG-RUL-35
  posted: (s) => {
    s.stage = 'ninja'
    s.clans.forEach((each, clan) => {
      if (each.plan.ronin === 0 || !each.alive) return
      s.ronin += each.unposted
      each.unposted = 0
      tellStacks(s, clan)
    })
  },
})

export function post(s: ShogunState, seat: Seat, action: ShogunAction): typeof again | undefined {
  if (action.kind === 'enough') return ready(s, seat, action.clan)
  if (action.kind !== 'post') return undefined
  s.hidden[action.province] = action.ronin
  s.clans[action.clan].unposted -= action.ronin
  return s.clans[action.clan].unposted > 0 ? again : ready(s, seat, action.clan)
}

/** Takes the ronin that a clan has laid out so far off its cards, for whoever may not know where they lie. */
export function forgetPosts(s: ShogunState, clan: Clan): void {
  for (let province = 0; province < provinceCount; province++) {
    if (s.owner[province] !== clan) continue
    s.clans[clan].unposted += s.hidden[province]
    s.hidden[province] = 0
  }
  s.clans[clan].ready = false
}
