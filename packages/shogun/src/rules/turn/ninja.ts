import { always, call, only, procedure, rollDie } from '@gunbai/kernel'
import type { ShogunAction } from '../../action.ts'
import { armiesPerClan, revengeSucceedsAt, sides, strikeSucceedsAt } from '../../data/pieces.ts'
import { clanOf, firstArmyOf } from '../../position/army.ts'
import { none } from '../../position/map.ts'
import { empty, forceAt } from '../../position/province.ts'
import { clearTroop, regulars } from '../../position/troop.ts'
import { type ArmyId, areEnemies, type Clan, type ShogunState, seatOf } from '../../state.ts'
import { eliminate, isOut, loseDaimyo } from './elimination.ts'
import { breakTruce, noPlan } from './plan.ts'

const pass: ShogunAction = { kind: 'pass' }
const forgoRevenge: ShogunAction = { kind: 'forgoRevenge' }

/** Action 6: the highest bid alone gets the ninja; all koku of the round are spent. */
export function sellNinja(s: ShogunState): void {
  let highest = 0
  let winner = none
  for (let clan = 0; clan < s.clans.length; clan++) {
    const bid = s.clans[clan].plan.ninja
    if (bid > highest) {
      highest = bid
      winner = clan
    } else if (bid === highest) winner = none // SG-NIN-02
  }
  for (const clan of s.clans) {
    clan.koku = 0
    clan.plan = noPlan()
    clan.binsFilled = 0
  }
  s.ninja = winner
  s.ninjaRound = s.round
  if (winner !== none) s.tell?.({ kind: 'ninjaWon', clan: winner, koku: highest })
  else s.tell?.({ kind: 'ninjaUnsold' })
}

/** SG-NIN-10, SG-NIN-08, SG-RND-07: held since this round's auction, and this is not the first round. */
export function mayStrike(s: ShogunState): boolean {
  return s.ninja !== none && s.ninjaRound === s.round && s.round > 1 && hasTarget(s)
}

function hasTarget(s: ShogunState): boolean {
  for (let army = 0; army < s.armies.length; army++) if (isTarget(s, army)) return true
  return false
}

/** SG-NIN-11, SG-2P-12 */
function isTarget(s: ShogunState, army: ArmyId): boolean {
  return s.armies[army].leader === 'living' && areEnemies(s, clanOf(army), s.ninja)
}

/** SG-RUL-36: a moment in which the holder of the ninja may strike. He is asked at every one (SG-RUL-88). */
export function ninjaWindow(s: ShogunState): void {
  if (mayStrike(s)) call(s, moment, {})
}

export const moment = procedure<ShogunState, object, ShogunAction>('ninja').steps({
  strike: {
    who: (s) => only(seatOf(s, s.ninja)),
    choices: [
      always(pass),
      {
        kind: 'strike',
        candidates: (s, _, __, list) => {
          for (let army = 0; army < s.armies.length; army++) {
            if (s.armies[army].leader !== 'lost') list.push({ kind: 'strike', army })
          }
        },
        bars: [
          {
            rule: 'SG-NIN-11',
            stops: (s, { army }) => s.armies[army].leader !== 'living' || clanOf(army) === s.ninja,
          },
          { rule: 'SG-2P-12', stops: (s, { army }) => !areEnemies(s, clanOf(army), s.ninja) },
        ],
        offer: (s, _, __, list) => {
          for (let army = 0; army < s.armies.length; army++) {
            if (isTarget(s, army)) list.push({ kind: 'strike', army })
          }
        },
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind !== 'strike') return
      const clan = s.ninja
      s.ninja = none // SG-NIN-13
      breakTruce(s, clan, clanOf(action.army))
      call(s, strike, { clan, army: action.army })
    },
    window: { class: 'ninja', declines: pass },
    about: (s) => ({ clan: s.ninja }),
  },
})

interface Strike {
  clan: Clan // who sent the ninja
  army: ArmyId // whose daimyo he is after
}

export const strike = procedure<ShogunState, Strike, ShogunAction>('strike').steps({
  // SG-NIN-12
  roll: (s, { clan, army }) => {
    const die = rollDie(s, sides) + 1
    const dead = die <= strikeSucceedsAt
    s.tell?.({ kind: 'struck', clan, army, die, dead })
    if (!dead) return
    slay(s, army, clan)
    return 'over'
  },
  // SG-NIN-14, SG-NIN-16, SG-RUL-81
  revenge: {
    who: (s, f) => only(seatOf(s, clanOf(f.army))),
    choices: [always({ kind: 'takeRevenge' }), always(forgoRevenge)],
    answer: (s, { clan, army }, _, action) => {
      if (action.kind !== 'takeRevenge') return 'over'
      const die = rollDie(s, sides) + 1
      const taken = die >= revengeSucceedsAt && canBeSlain(s, clan)
      s.tell?.({ kind: 'revenge', clan: clanOf(army), on: clan, die, taken })
      return taken ? 'slay' : 'over'
    },
    window: { class: 'revenge', declines: forgoRevenge },
    about: (_, { clan, army }) => ({ clan, army }),
  },
  // SG-NIN-15
  slay: {
    who: (s, f) => only(seatOf(s, clanOf(f.army))),
    skipForced: true,
    choices: [
      {
        kind: 'slay',
        candidates: (s, { clan }, _, list) => {
          const first = firstArmyOf(clan)
          for (let army = first; army < first + armiesPerClan; army++) {
            if (s.armies[army].leader !== 'lost') list.push({ kind: 'slay', army })
          }
        },
        bars: [{ rule: 'SG-NIN-15', stops: (s, { army }) => s.armies[army].leader !== 'living' }],
      },
    ],
    answer: (s, f, _, action) => {
      if (action.kind === 'slay') slay(s, action.army, clanOf(f.army))
    },
    about: (_, { clan }) => ({ clan }),
  },
  over: () => {},
})

function canBeSlain(s: ShogunState, clan: Clan): boolean {
  const first = firstArmyOf(clan)
  for (let army = first; army < first + armiesPerClan; army++) {
    if (s.armies[army].leader === 'living') return true
  }
  return false
}

/** SG-NIN-17, SG-NIN-18: the daimyo is dead and his army leaderless. */
function slay(s: ShogunState, id: ArmyId, by: Clan): void {
  const army = s.armies[id]
  army.leader = 'slain'
  army.slainBy = by
  s.tell?.({ kind: 'slain', army: id, by })
  if (regulars(army) > 0) return
  // SG-NIN-24, SG-RUL-38
  const { place } = army
  s.ronin += army.ronin
  clearTroop(army)
  const held = forceAt(s, place) !== null
  if (!held) {
    army.place = none
    empty(s, place)
  }
  if (s.options.loneDaimyo === 'endOfRound') return
  loseDaimyo(s, id)
  if (isOut(s, clanOf(id))) eliminate(s, clanOf(id), by)
}
