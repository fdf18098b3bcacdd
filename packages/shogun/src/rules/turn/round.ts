import { again, call, procedure } from '@gunbai/kernel'
import type { ShogunAction } from '../../action.ts'
import { clanOf } from '../../position/army.ts'
import { none, provinceCount } from '../../position/map.ts'
import { regulars } from '../../position/troop.ts'
import type { ShogunState } from '../../state.ts'
import { build } from './build.ts'
import { eliminate, eliminateWithoutHeir, isOut, loseDaimyo } from './elimination.ts'
import { hireRonin } from './hire-ronin.ts'
import { levy } from './levy.ts'
import { ninjaWindow, sellNinja } from './ninja.ts'
import { plan } from './plan.ts'
import { swords } from './swords.ts'
import { checkEndOfRound } from './victory.ts'
import { warTurn } from './war-turn.ts'

/** SG-RND-01: nine actions, then the successors of slain daimyo. */
export const round = procedure<ShogunState, { turn: number }, ShogunAction>('round').steps({
  plan: (s) => {
    s.tell?.({ kind: 'roundBegan', round: s.round })
    call(s, plan, {})
  },
  swords: (s) => call(s, swords, { bid: 0 }),
  build: (s) => call(s, build, { turn: 0 }),
  levy: (s) => call(s, levy, {}),
  ronin: (s) => call(s, hireRonin, {}),
  ninja: (s) => {
    s.stage = 'ninja'
    sellNinja(s)
    ninjaWindow(s)
  },
  // SG-RND-03: in sword order, whoever is still alive
  war: (s, f) => {
    s.stage = 'war'
    if (f.turn === s.order.length) return
    const clan = s.order[f.turn++]
    if (s.clans[clan].alive) call(s, warTurn, { clan, latest: none })
    return again
  },
  'after war': (s) => ninjaWindow(s),
  dismiss: (s) => {
    s.stage = 'end of round'
    dismissRonin(s)
    ninjaWindow(s)
  },
  income: (s) => {
    s.clans.forEach((each, clan) => {
      if (!each.alive) return
      each.koku = incomeOf(each.provinces)
      s.tell?.({ kind: 'income', clan, koku: each.koku })
    })
    ninjaWindow(s)
  },
  victory: (s) => checkEndOfRound(s),
  succession: (s) => succession(s),
})

/** SG-INC-01, SG-INC-02 */
export function incomeOf(provinces: number): number {
  return Math.max(3, Math.floor(provinces / 3))
}

/** SG-DIS-01, SG-DIS-03: all ronin go; where hidden ones lay is not said. */
function dismissRonin(s: ShogunState): void {
  let ronin = 0
  for (let province = 0; province < provinceCount; province++) {
    ronin += s.forces[province].ronin + s.hidden[province]
    s.forces[province].ronin = 0
    s.hidden[province] = 0
    s.bare[province] = false
  }
  for (const army of s.armies) {
    ronin += army.ronin
    army.ronin = 0
    army.rested.ronin = 0
  }
  s.ronin += ronin
  if (ronin > 0) s.tell?.({ kind: 'dismissed', ronin })
}

/** SG-NIN-25, SG-EXP-10: a new daimyo for every leaderless army that has outlived the round. */
function succession(s: ShogunState): void {
  s.armies.forEach((army, id) => {
    if (army.leader !== 'slain') return
    const by = army.slainBy
    if (regulars(army) === 0) {
      loseDaimyo(s, id) // SG-RUL-38, option endOfRound
      const clan = clanOf(id)
      if (isOut(s, clan) && s.clans[by].alive) eliminate(s, clan, by)
      else if (isOut(s, clan)) eliminateWithoutHeir(s, [clan])
      return
    }
    army.leader = 'living'
    army.hole = 0
    army.slainBy = none
    s.tell?.({ kind: 'succeeded', army: id })
  })
}
