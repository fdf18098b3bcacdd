import { again, procedure, type Seat } from '@gunbai/kernel'
import type { ShogunAction, ShogunChoice, ShogunChoices } from '../../action.ts'
import { forceLimit, perKoku, type Regular, regularKinds } from '../../data/pieces.ts'
import { armyAt, boxesFor } from '../../position/army.ts'
import { none, type Province, provinceCount } from '../../position/map.ts'
import { regulars } from '../../position/troop.ts'
import { type Clan, type Levy, type ShogunState, seatsWhere } from '../../state.ts'
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
      stops: (s, { clan, province }) => !takesLevy(s, clan, s.clans[clan].levies, province),
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
    const { drafted, levies } = s.clans[clan]
    for (let province = 0; drafted !== null && province < provinceCount; province++) {
      if (!takesLevy(s, clan, levies, province)) continue
      if (hasRoomInForce(s, province)) list.push({ kind: 'station', clan, province, army: false })
      if (hasRoomInArmy(s, province, drafted)) list.push({ kind: 'station', clan, province, army: true })
    }
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

/** SG-LVY-03: what so many units cost, half-used koku counted whole. */
export function priceOf(levies: readonly { readonly unit: Regular }[]): number {
  let archers = 0
  let pairs = 0
  let spearmen = 0
  for (const { unit } of levies) {
    if (unit === 'archer') archers++
    else if (unit === 'spearman') spearmen++
    else pairs++
  }
  return archers + Math.ceil(pairs / perKoku.gunner) + Math.ceil(spearmen / perKoku.spearman)
}

/** SG-LVY-04 */
function isInStock(s: ShogunState, clan: Clan, unit: Regular): boolean {
  const { stock, levies } = s.clans[clan]
  let drafted = 0
  for (const each of levies) if (each.unit === unit) drafted++
  return stock[unit] > drafted
}

/** SG-LVY-03 */
function isPaidFor(s: ShogunState, clan: Clan, unit: Regular): boolean {
  const { levies, plan } = s.clans[clan]
  return priceOf([...levies, { unit }]) <= plan.levies
}

/** SG-LVY-05, SG-LVY-12: one new unit in an owned province. */
function takesLevy(s: ShogunState, clan: Clan, levies: readonly Levy[], province: Province): boolean {
  if (s.owner[province] !== clan) return false
  for (const each of levies) if (each.province === province) return false
  return true
}

/** SG-LVY-09 */
function hasRoomInForce(s: ShogunState, province: Province): boolean {
  return regulars(s.forces[province]) < forceLimit
}

/** SG-LVY-08 */
function hasRoomInArmy(s: ShogunState, province: Province, unit: Regular): boolean {
  const id = armyAt(s, province)
  return id !== none && boxesFor(s.armies[id], unit) > 0
}

function canStation(s: ShogunState, clan: Clan, unit: Regular): boolean {
  const { levies } = s.clans[clan]
  for (let province = 0; province < provinceCount; province++) {
    if (!takesLevy(s, clan, levies, province)) continue
    if (hasRoomInForce(s, province) || hasRoomInArmy(s, province, unit)) return true
  }
  return false
}

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
