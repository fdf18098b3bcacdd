import { again, procedure, type Seat } from '@gunbai/kernel'
import type { ShogunAction, ShogunChoice, ShogunChoices } from '../../action.ts'
import { type Regular, regularKinds } from '../../data/pieces.ts'
import { armyAt } from '../../position/army.ts'
import { none, provinceCount } from '../../position/map.ts'
import { type Clan, type ShogunState, seatsWhere } from '../../state.ts'
import {
  addStations,
  canStation,
  hasRoomInArmy,
  hasRoomInForce,
  isInStock,
  isPaidFor,
  takesLevy,
} from './muster.ts'
import { awaitClans, ready, unreadyClan } from './pace.ts'

/** A unit is chosen first, then its province. */
const enlisting: ShogunChoice<unknown, 'enlist'> = {
  kind: 'enlist',
  candidates: (s, _, seat, list) => {
    const clan = unreadyClan(s, seat)
    if (s.clans[clan].drafted !== null) return
    for (const unit of regularKinds) list.push({ kind: 'enlist', clan, unit })
  },
  bars: [
    { rule: 'SG-LVY-04', stops: (s, { clan, unit }) => !isInStock(s, clan, unit) },
    { rule: 'SG-LVY-03', stops: (s, { clan, unit }) => !isPaidFor(s, clan, unit) },
    { rule: 'SG-LVY-06', stops: (s, { clan, unit }) => !canStation(s, clan, unit) },
  ],
}

/** SG-LVY-11 */
const enough: ShogunChoice<unknown, 'enough'> = {
  kind: 'enough',
  candidates: (s, _, seat, list) => {
    const clan = unreadyClan(s, seat)
    if (s.clans[clan].drafted === null) list.push({ kind: 'enough', clan })
  },
  bars: [],
}

const stationing: ShogunChoice<unknown, 'station'> = {
  kind: 'station',
  candidates: (s, _, seat, list) => {
    const clan = unreadyClan(s, seat)
    if (s.clans[clan].drafted === null) return
    for (let province = 0; province < provinceCount; province++) {
      list.push({ kind: 'station', clan, province, army: false })
      if (armyAt(s, province) !== none) list.push({ kind: 'station', clan, province, army: true })
    }
  },
  bars: [
    { rule: 'SG-LVY-12', stops: (s, { clan, province }) => s.owner[province] !== clan },
    {
      rule: 'SG-LVY-05',
      stops: (s, { clan, province }) => !takesLevy(s, clan, province),
    },
    { rule: 'SG-LVY-09', stops: (s, { province, army }) => !army && !hasRoomInForce(s, province) },
    {
      rule: 'SG-LVY-08',
      stops: (s, { clan, province, army }) =>
        army && !hasRoomInArmy(s, province, s.clans[clan].drafted as Regular),
    },
  ],
  offer: (s, _, seat, list) => {
    const clan = unreadyClan(s, seat)
    const { drafted } = s.clans[clan]
    if (drafted === null) return
    addStations(
      s,
      clan,
      drafted,
      (province, army) => void list.push({ kind: 'station', clan, province, army }),
    )
  },
}

export const levying: ShogunChoices<unknown> = [enlisting, enough, stationing]

/** Action 4: new units, bought and stationed in secret, one at a time, and shown together (SG-RUL-58). */
export const levy = procedure<ShogunState, object, ShogunAction>('levy').steps({
  begin: (s) => {
    s.stage = 'levy'
    awaitClans(s, (clan) => s.clans[clan].alive && s.clans[clan].plan.levies > 0)
  },
  enlist: {
    who: (s) => seatsWhere(s, (clan) => !clan.ready),
    together: 'own pace',
    choices: levying,
    answer: (s, _, seat, action) => enlist(s, seat, action),
  },
  // SG-LVY-10
  show: (s) => {
    s.clans.forEach((each, clan) => {
      for (const { unit, province, army } of each.levies) {
        const id = army ? armyAt(s, province) : none
        const troop = army ? s.armies[id] : s.forces[province]
        troop[unit]++
        each.stock[unit]--
        s.tell?.({ kind: 'enlisted', clan, unit, province, army: id })
      }
      each.levies = []
    })
  },
})

export function enlist(s: ShogunState, seat: Seat, action: ShogunAction): typeof again | undefined {
  switch (action.kind) {
    case 'enlist':
      s.clans[action.clan].drafted = action.unit
      return again
    case 'station': {
      const clan = s.clans[action.clan]
      clan.levies.push({ unit: clan.drafted as Regular, province: action.province, army: action.army })
      clan.drafted = null
      return again
    }
    case 'enough':
      return ready(s, seat, action.clan)
    default:
      return undefined
  }
}

/** Forgets what a clan has enlisted so far, for whoever may not know it. */
export function forgetLevies(s: ShogunState, clan: Clan): void {
  s.clans[clan].levies = []
  s.clans[clan].drafted = null
  s.clans[clan].ready = false
}
