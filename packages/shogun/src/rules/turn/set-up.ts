import { again, call, everybody, nobody, only, procedure, type Seat, shuffle } from '@gunbai/kernel'
import type { ActionOf, ShogunAction, ShogunChoice } from '../../action.ts'
import { armiesPerClan } from '../../data/pieces.ts'
import { armyAt, firstArmyOf } from '../../position/army.ts'
import { none, provinceCount } from '../../position/map.ts'
import { type Clan, clansOf, type ShogunState, seatOf } from '../../state.ts'
import { perClan } from './division.ts'
import { reinforcements } from './placement.ts'
import { round } from './round.ts'

const each = 2 // spearmen in one reinforcement, SG-SET-16
const most = 3 // spearmen in one province during set-up, SG-SET-17

interface SetUp {
  turn: number // of the clan whose pass it is, counted through all passes
  splitter: Seat // who divides his cards next, where it is done openly
}

/** SG-2P-03: the next card, to either clan: when one of them has all its cards, the division is over. */
export const cards: ShogunChoice<unknown, 'give'> = {
  kind: 'give',
  candidates: (s, _, seat, list: ActionOf<'give'>[]) => {
    const province = nextCard(s, seat)
    for (const clan of clansOf(s, seat)) list.push({ kind: 'give', province, clan })
  },
  bars: [],
}

/** The whole game: set-up, then rounds without end. */
export const setUp = procedure<ShogunState, SetUp, ShogunAction>('set-up').steps({
  // SG-SET-07 to SG-SET-11, SG-2P-03
  deal: (s, f) => {
    // players have set it up themselves
    if (s.stage === 'set-up') return 'rounds'
    const cards = shuffle(
      s.shuffles,
      Array.from({ length: provinceCount }, (_, i) => i),
    )
    if (s.seats === 2) {
      cards.forEach((province, i) => {
        s.owner[province] = i < provinceCount / 2 ? 0 : 2
      })
      f.splitter = s.options.cardSplit === 'open' ? (cards[0] as number) % 2 : 0
      for (const clan of s.clans) clan.ready = false
      return undefined
    }
    const share = Math.floor(provinceCount / s.clans.length)
    cards.forEach((province, i) => {
      const clan = Math.floor(i / share)
      s.owner[province] = clan < s.clans.length ? clan : none
    })
    return undefined
  },
  // SG-RUL-63: both at once and in secret, card by card
  split: {
    who: (s) => (s.seats === 2 && s.options.cardSplit === 'secret' ? everybody(2) : nobody),
    together: 'own pace',
    choices: [cards],
    answer: (s, _, seat, action) => takeCard(s, seat, action),
  },
  // SG-RUL-63, option open: one after the other
  'split openly': {
    who: (s, f) =>
      s.seats === 2 && s.options.cardSplit === 'open' && undivided(s, f.splitter) !== none
        ? only(f.splitter)
        : nobody,
    choices: [cards],
    answer: (s, f, seat, action) => {
      if (takeCard(s, seat, action) !== again) f.splitter = 1 - f.splitter
      return again
    },
  },
  // SG-SET-12, SG-SET-14
  spearmen: (s) => {
    s.stage = 'set-up'
    for (let province = 0; province < provinceCount; province++) {
      const clan = s.owner[province]
      if (clan === none) continue
      s.forces[province].spearman = 1
      s.clans[clan].stock.spearman--
      s.clans[clan].provinces++
    }
    s.clans.forEach((_, clan) => {
      const provinces = s.owner.flatMap((owner, province) => (owner === clan ? [province] : []))
      s.tell?.({ kind: 'dealt', clan, provinces })
    })
    const left = s.owner.flatMap((owner, province) => (owner === none ? [province] : []))
    if (left.length > 0) s.tell?.({ kind: 'leftOver', provinces: left })
    s.order = shuffle(
      s.shuffles,
      s.clans.map((_, clan) => clan),
    )
    s.revealed++
    s.order.forEach((clan, i) => {
      s.clans[clan].sword = i + 1
      s.clans[clan].koku = Math.floor(s.clans[clan].provinces / 3) // SG-SET-15
      s.tell?.({ kind: 'sword', clan, sword: i + 1, by: 'draw' })
    })
  },
  // SG-SET-16, SG-SET-17, SG-SET-19
  reinforce: {
    who: (s, f) => only(seatOf(s, clanInTurn(s, f))),
    openList: true,
    choices: [
      {
        kind: 'reinforce',
        candidates: (_, __, ___, list) => {
          for (let province = 0; province < provinceCount; province++) {
            list.push({ kind: 'reinforce', province })
          }
        },
        bars: [
          { rule: 'SG-SET-16', stops: (s, { province }, f) => s.owner[province] !== clanInTurn(s, f) },
          { rule: 'SG-SET-17', stops: (s, { province }) => s.forces[province].spearman + each > most },
        ],
        offer: (s, f, _, list) => {
          const clan = clanInTurn(s, f)
          for (let province = 0; province < provinceCount; province++) {
            if (s.owner[province] === clan && s.forces[province].spearman + each <= most) {
              list.push({ kind: 'reinforce', province })
            }
          }
        },
      },
    ],
    answer: (s, f, _, action) => {
      if (action.kind !== 'reinforce') return
      const clan = clanInTurn(s, f)
      s.forces[action.province].spearman += each
      s.clans[clan].stock.spearman -= each
      s.tell?.({ kind: 'reinforced', clan, province: action.province })
      f.turn++
      if (f.turn < reinforcements * s.order.length) return again
      f.turn = 0
      return 'place armies'
    },
    about: (s, f) => ({ clan: clanInTurn(s, f), pass: Math.floor(f.turn / s.order.length) + 1 }),
  },
  // SG-SET-21, SG-SET-22
  'place armies': {
    who: (s, f) => only(seatOf(s, clanInTurn(s, f))),
    openList: true,
    choices: [
      {
        kind: 'place',
        candidates: (s, f, _, list) => {
          const first = firstArmyOf(clanInTurn(s, f))
          for (let army = first; army < first + armiesPerClan; army++) {
            if (s.armies[army].place !== none) continue
            for (let province = 0; province < provinceCount; province++) {
              list.push({ kind: 'place', army, province })
            }
          }
        },
        bars: [
          { rule: 'SG-SET-22', stops: (s, { province }, f) => s.owner[province] !== clanInTurn(s, f) },
          { rule: 'SG-SET-21', stops: (s, { province }) => armyAt(s, province) !== none },
        ],
        offer: (s, f, _, list) => {
          const clan = clanInTurn(s, f)
          const first = firstArmyOf(clan)
          for (let army = first; army < first + armiesPerClan; army++) {
            if (s.armies[army].place !== none) continue
            for (let province = 0; province < provinceCount; province++) {
              if (s.owner[province] !== clan || armyAt(s, province) !== none) continue
              list.push({ kind: 'place', army, province })
            }
          }
        },
      },
    ],
    answer: (s, f, _, action) => {
      if (action.kind !== 'place') return
      s.armies[action.army].place = action.province
      s.tell?.({ kind: 'placed', army: action.army, province: action.province })
      f.turn++
      return f.turn < armiesPerClan * s.order.length ? again : 'swords back'
    },
    about: (s, f) => ({ clan: clanInTurn(s, f), pass: Math.floor(f.turn / s.order.length) + 1 }),
  },
  // SG-SET-23
  'swords back': (s) => {
    s.order = []
    for (const clan of s.clans) clan.sword = 0
  },
  rounds: (s) => {
    s.round++
    call(s, round, { turn: 0 })
    return 'rounds'
  },
})

function clanInTurn(s: ShogunState, f: SetUp): Clan {
  return s.order[f.turn % s.order.length]
}

function undivided(s: ShogunState, seat: Seat): number {
  const [first, second] = clansOf(s, seat) as [Clan, Clan]
  return s.clans[second].ready || s.clans[first].ready ? none : nextCard(s, seat)
}

/** The lowest card not yet given to either clan. While cards are divided, `bare` marks those that were. */
function nextCard(s: ShogunState, seat: Seat): number {
  for (let province = 0; province < provinceCount; province++) {
    if (!s.bare[province] && s.owner[province] === seat * 2) return province
  }
  return none
}

function givenTo(s: ShogunState, clan: Clan): number {
  let count = 0
  for (let province = 0; province < provinceCount; province++) {
    if (s.bare[province] && s.owner[province] === clan) count++
  }
  return count
}

export function takeCard(s: ShogunState, seat: Seat, action: ShogunAction): typeof again | undefined {
  if (action.kind !== 'give') return undefined
  s.owner[action.province] = action.clan
  s.bare[action.province] = true
  const [first, second] = clansOf(s, seat) as [Clan, Clan]
  if (givenTo(s, first) < perClan && givenTo(s, second) < perClan) return again
  const rest = givenTo(s, first) < perClan ? first : second
  for (let province = 0; province < provinceCount; province++) {
    if (s.bare[province] || s.owner[province] !== first) continue
    s.owner[province] = rest
    s.bare[province] = true
  }
  s.clans[first].ready = true
  s.clans[second].ready = true
  return undefined
}

/** Takes a seat's cards back into one heap, for whoever may not know how it divides them. */
export function forgetSplit(s: ShogunState, seat: Seat): void {
  const [first, second] = clansOf(s, seat) as [Clan, Clan]
  for (let province = 0; province < provinceCount; province++) {
    if (s.owner[province] !== first && s.owner[province] !== second) continue
    s.owner[province] = first
    s.bare[province] = false
  }
  s.clans[first].ready = false
  s.clans[second].ready = false
}
