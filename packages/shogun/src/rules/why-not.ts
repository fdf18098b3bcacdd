import type { Action, Reason } from '@gunbai/kernel'
import { buildCost, forceLimit, type Regular, regularKinds } from '../data/pieces.ts'
import { armyAt, boxesFor, clanOf, ledArmies, levelOf } from '../position/army.ts'
import { areAdjacent, none, provinceCount } from '../position/map.ts'
import { regulars } from '../position/troop.ts'
import { areEnemies, type Clan, type ShogunState } from '../state.ts'
import { arrivedAt } from './movement/arrivals.ts'

/** An answer from outside: its fields may be missing or name things that do not exist. */
type Stranger = Partial<Record<string, unknown>> & Action

function isProvince(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < provinceCount
}

function isArmyOf(s: ShogunState, clan: Clan, value: unknown): value is number {
  return (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    s.armies[value] !== undefined &&
    clanOf(value) === clan
  )
}

function isRegular(value: unknown): value is Regular {
  return regularKinds.includes(value as Regular)
}

const rule = (id: string): Reason => ({ rule: id })

export function whyNotReinforce(s: ShogunState, clan: Clan, action: Action): Reason | null {
  const { kind, province } = action as Stranger
  if (kind !== 'reinforce' || !isProvince(province) || s.owner[province] !== clan) return null
  return rule('SG-SET-17')
}

export function whyNotPut(action: Action): Reason | null {
  const { kind, bin, koku } = action as Stranger
  if (kind !== 'put' || typeof koku !== 'number') return null
  return bin === 'buildings' && koku !== buildCost ? rule('SG-PLAN-04') : rule('SG-PLAN-02')
}

export function whyNotBuild(s: ShogunState, action: Action): Reason | null {
  const { kind, province } = action as Stranger
  if (kind !== 'build' || !isProvince(province)) return null
  return s.owner[province] < 0 || s.castle[province] === 2 || s.castles > 0 ? rule('SG-BLD-04') : null
}

export function whyNotLevy(s: ShogunState, clan: Clan, action: Action): Reason | null {
  const { kind, unit, province, army } = action as Stranger
  const { levies, stock, drafted } = s.clans[clan]
  if (kind === 'enlist' && isRegular(unit)) {
    const taken = levies.filter((each) => each.unit === unit).length
    return rule(stock[unit] <= taken ? 'SG-LVY-04' : 'SG-LVY-03')
  }
  if (kind !== 'station' || !isProvince(province) || drafted === null) return null
  if (s.owner[province] !== clan || levies.some((each) => each.province === province))
    return rule('SG-LVY-05')
  if (army !== true) return regulars(s.forces[province]) >= forceLimit ? rule('SG-LVY-09') : null
  const id = armyAt(s, province)
  return id !== none && boxesFor(s.armies[id], drafted) === 0 ? rule('SG-LVY-08') : null
}

export function whyNotMove(s: ShogunState, clan: Clan, action: Action): Reason | null {
  const { kind, army: id, to } = action as Stranger
  if (kind === 'end phase') return rule('SG-WAR-A-08')
  if (kind !== 'march' || !isArmyOf(s, clan, id) || !isProvince(to)) return null
  const army = s.armies[id]
  if (army.leader !== 'living') return rule('SG-NIN-18')
  if (!areAdjacent(army.place, to)) return null
  if (army.steps >= levelOf(army)) return rule('SG-WAR-A-04')
  if (s.owner[to] !== clan && !(s.phase === 'D' && s.owner[to] === none)) return rule('SG-WAR-A-03')
  return regulars(army) === 0 && regulars(s.forces[army.place]) === 0
    ? rule('SG-GAR-03')
    : rule('SG-WAR-A-08')
}

export function whyNotDeclare(s: ShogunState, clan: Clan, action: Action): Reason | null {
  const { kind, from, army, to } = action as Stranger
  if (kind !== 'declare' || !isProvince(from) || !isProvince(to) || s.owner[from] !== clan) return null
  if (army !== none && !isArmyOf(s, clan, army)) return null
  if (army !== none && !ledArmies(s, clan).includes(army as number)) return rule('SG-NIN-18')
  if (s.declared.some((each) => each.army === army && (army !== none || each.from === from))) {
    return rule('SG-WAR-B-04')
  }
  const owner = s.owner[to]
  if (!areAdjacent(from, to) || owner === clan || owner === none) return rule('SG-WAR-B-02')
  if (!areEnemies(s, clan, owner)) return rule('SG-2P-05')
  return s.round === 1 && armyAt(s, to) !== none ? rule('SG-RND-08') : null
}

export function whyNotAttack(s: ShogunState, action: Action): Reason | null {
  const { kind, to } = action as Stranger
  if (kind !== 'attack' || !isProvince(to)) return null
  return rule(s.brokenOff.includes(to) ? 'SG-VET-06' : 'SG-WAR-B-02')
}

export function whyNotLose(action: Action): Reason | null {
  const { kind, unit } = action as Stranger
  if (kind !== 'lose') return null
  return rule(unit === 'daimyo' ? 'SG-CAS-04' : 'SG-CAS-06')
}

export function whyNotSend(s: ShogunState, clan: Clan, action: Action): Reason | null {
  const { kind, from, unit } = action as Stranger
  if (kind !== 'send' || !isProvince(from) || !isRegular(unit) || s.owner[from] !== clan) return null
  const force = s.forces[from]
  if (force[unit] === 0) return null
  if (force[unit] <= arrivedAt(s, from)[unit]) return rule('SG-WAR-D-06')
  return regulars(force) === 1 ? rule('SG-GAR-01') : null
}
