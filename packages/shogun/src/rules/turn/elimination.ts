import { always, call, only, procedure } from '@gunbai/kernel'
import type { ShogunAction } from '../../action.ts'
import { armiesPerClan, regularKinds } from '../../data/pieces.ts'
import { armyAt, firstArmyOf } from '../../position/army.ts'
import { none, type Province, provinceCount } from '../../position/map.ts'
import { empty } from '../../position/province.ts'
import { clearTroop } from '../../position/troop.ts'
import { type ArmyId, areEnemies, type Clan, type ShogunState, seatOf } from '../../state.ts'
import { addTakingsIn, takingBars } from '../movement/march-law.ts'
import { takeIn } from '../movement/take-in.ts'
import { checkSurvivors, checkVictory } from './victory.ts'

/** SG-LOS-02, SG-LOS-03: the daimyo and his markers leave play. His units are already gone. */
export function loseDaimyo(s: ShogunState, id: ArmyId): void {
  const army = s.armies[id]
  army.leader = 'lost'
  army.place = none
  army.hole = 0
  army.slainBy = none
  s.declared = s.declared.filter((each) => each.army !== id) // SG-RUL-101
  s.tell?.({ kind: 'daimyoLost', army: id })
}

/** SG-ELM-01, SG-RUL-39: alive, and every daimyo lost. */
export function isOut(s: ShogunState, clan: Clan): boolean {
  if (!s.clans[clan].alive) return false
  const first = firstArmyOf(clan)
  for (let id = first; id < first + armiesPerClan; id++) if (s.armies[id].leader !== 'lost') return false
  return true
}

/** SG-ELM-02: the clan is out, and whoever brought that about owns its units and provinces. */
export function eliminate(s: ShogunState, loser: Clan, heir: Clan): void {
  leave(s, loser, heir)
  const gone = s.clans[loser]
  const gains = s.clans[heir]
  for (let province = 0; province < provinceCount; province++) {
    if (s.owner[province] !== loser) continue
    s.owner[province] = heir
    gone.provinces--
    gains.provinces++
    if (!s.options.inheritRonin) dropRonin(s, province) // SG-RUL-44
  }
  for (const kind of regularKinds) {
    gains.stock[kind] += gone.stock[kind]
    gone.stock[kind] = 0
  }
  gains.colours += gone.colours
  gone.colours = 0
  checkVictory(s, heir) // SG-ELM-09
  checkSurvivors(s)
  if (s.result === null) call(s, recovery, { heir, army: none })
}

/** SG-ELM-15, SG-RUL-43: both are out and nobody inherits; their provinces are empty. */
export function eliminateWithoutHeir(s: ShogunState, clans: readonly Clan[]): void {
  for (const clan of clans) {
    leave(s, clan, none)
    for (let province = 0; province < provinceCount; province++) {
      if (s.owner[province] !== clan) continue
      empty(s, province)
      clearTroop(s.forces[province])
    }
    for (const kind of regularKinds) s.clans[clan].stock[kind] = 0
    s.clans[clan].colours = 0
  }
  checkSurvivors(s)
}

/** SG-ELM-13: the ninja goes back to the supply, koku and plan lapse. */
function leave(s: ShogunState, loser: Clan, by: Clan): void {
  const clan = s.clans[loser]
  clan.alive = false
  clan.koku = 0
  clan.sword = 0
  if (s.ninja === loser) s.ninja = none
  s.truces = s.truces.filter(({ a, b }) => a !== loser && b !== loser)
  s.eliminated.push({ clan: loser, round: s.round, by })
  s.tell?.({ kind: 'eliminated', clan: loser, by })
}

function dropRonin(s: ShogunState, province: number): void {
  s.ronin += s.forces[province].ronin + s.hidden[province]
  if (s.hidden[province] > 0) s.revealed++
  s.forces[province].ronin = 0
  s.hidden[province] = 0
}

interface Recovery {
  heir: Clan
  army: ArmyId // the recovered one that takes in units now
}

/** SG-ELM-03 to SG-ELM-06: daimyo lost before come back, each on a province without an army. */
export const recovery = procedure<ShogunState, Recovery, ShogunAction>('recovery').steps({
  next: (s, f) => (canRecover(s, f.heir) ? 'place' : 'recovered'),
  place: {
    who: (s, f) => only(seatOf(s, f.heir)),
    openList: true,
    choices: [
      {
        kind: 'place',
        candidates: (s, { heir }, _, list) => {
          const army = lostArmy(s, heir)
          for (let province = 0; province < provinceCount; province++) {
            list.push({ kind: 'place', army, province })
          }
        },
        bars: [
          { rule: 'SG-ELM-05', stops: (s, { province }, { heir }) => s.owner[province] !== heir },
          { rule: 'SG-SET-21', stops: (s, { province }) => armyAt(s, province) !== none },
        ],
      },
    ],
    answer: (s, f, _, action) => {
      if (action.kind !== 'place') return
      const army = s.armies[action.army]
      army.leader = 'living'
      army.place = action.province
      army.steps = 0
      army.guest = false
      army.stripped = false
      clearTroop(army.rested)
      f.army = action.army
      s.tell?.({ kind: 'placed', army: action.army, province: action.province })
    },
    about: (_, { heir }) => ({ clan: heir }),
  },
  'take in': {
    who: (s, f) => only(seatOf(s, f.heir)),
    skipForced: true,
    choices: [
      always({ kind: 'settled' }),
      {
        kind: 'takeIn',
        candidates: (s, f, _, list) => addTakingsIn(s, f.army, list),
        bars: [
          { rule: 'SG-RUL-98', stops: (s, { army }) => isAttacking(s, s.armies[army].place) },
          ...takingBars,
        ],
      },
    ],
    answer: (s, _, __, action) => {
      if (action.kind !== 'takeIn') return 'next'
      takeIn(s, action)
      return 'take in'
    },
    about: (_, { heir, army }) => ({ clan: heir, army }),
  },
  recovered: () => {},
})

/** SG-RUL-98: whether the force of that province is fighting an attack of its own, which no inheritance has made void. */
function isAttacking(s: ShogunState, province: Province): boolean {
  if (s.battle?.outcome !== 'going on' || s.battle.army !== none || s.battle.from !== province) return false
  return s.owner[s.battle.to] !== none && areEnemies(s, s.turn, s.owner[s.battle.to])
}

/** SG-RUL-86: without a province free of armies he stays lost. */
function canRecover(s: ShogunState, heir: Clan): boolean {
  if (lostArmy(s, heir) === none || !s.clans[heir].alive) return false
  for (let province = 0; province < provinceCount; province++) {
    if (s.owner[province] === heir && armyAt(s, province) === none) return true
  }
  return false
}

function lostArmy(s: ShogunState, clan: Clan): ArmyId {
  const first = firstArmyOf(clan)
  for (let id = first; id < first + armiesPerClan; id++) if (s.armies[id].leader === 'lost') return id
  return none
}
