import { again, nobody, only, procedure, type Seat } from '@gunbai/kernel'
import type { ShogunAction, ShogunBar, ShogunChoice } from '../../action.ts'
import { buildCost } from '../../data/pieces.ts'
import { none, type Province, provinceCount } from '../../position/map.ts'
import { type Clan, type ShogunState, seatOf, seatsWhere } from '../../state.ts'
import { awaitClans, ready, unreadyClan } from './pace.ts'

interface Build {
  turn: number // in sword order, where the supply is short
}

const siteBars: readonly ShogunBar<unknown, 'build'>[] = [
  { rule: 'SG-BLD-04', stops: (s, { clan, province }) => province !== none && s.owner[province] !== clan },
  { rule: 'SG-BLD-07', stops: (s, { province }) => s.castle[province] === 2 },
  {
    rule: 'SG-BLD-08',
    stops: (s, { province }) => province !== none && (s.castle[province] === 0 ? s.castles : s.bases) === 0,
  },
]

/** SG-BLD-04, SG-BLD-05: a castle where nothing stands, a base under a castle; or nothing at all. */
const sitesOf = <F>(clanOf: (s: ShogunState, facts: F, seat: Seat) => Clan): ShogunChoice<F, 'build'> => ({
  kind: 'build',
  candidates: (s, f, seat, list) => {
    const clan = clanOf(s, f, seat)
    for (let province = 0; province < provinceCount; province++) list.push({ kind: 'build', clan, province })
    list.push({ kind: 'build', clan, province: none })
  },
  bars: siteBars,
  offer: (s, f, seat, list) => {
    const clan = clanOf(s, f, seat)
    for (let province = 0; province < provinceCount; province++) {
      if (canBuildAt(s, clan, province)) list.push({ kind: 'build', clan, province })
    }
    list.push({ kind: 'build', clan, province: none })
  },
})

export const sites = sitesOf((s, _, seat) => unreadyClan(s, seat))

/** Action 3: castles, and bases that make castles fortresses. */
export const build = procedure<ShogunState, Build, ShogunAction>('build').steps({
  // SG-BLD-08, SG-RUL-33: all at once where castles and bases suffice for all, else in sword order
  begin: (s) => {
    s.stage = 'build'
    const builders = s.clans.filter((_, clan) => builds(s, clan)).length
    const enough = s.castles >= builders && s.bases >= builders
    for (const clan of s.clans) clan.site = none
    awaitClans(s, (clan) => enough && builds(s, clan) && canBuild(s, clan))
    return enough ? 'build at once' : 'build in turn'
  },
  'build at once': {
    who: (s) => seatsWhere(s, (clan) => !clan.ready),
    together: 'own pace',
    choices: [sites],
    answer: (s, _, seat, action) => takeSite(s, seat, action),
  },
  raise: (s) => {
    for (let clan = 0; clan < s.clans.length; clan++) if (builds(s, clan)) raise(s, clan, s.clans[clan].site)
    return 'built'
  },
  'build in turn': {
    who: (s, f) => {
      while (f.turn < s.order.length && !builds(s, s.order[f.turn])) f.turn++
      return f.turn < s.order.length ? only(seatOf(s, s.order[f.turn])) : nobody
    },
    skipForced: true,
    choices: [sitesOf((s, f) => s.order[f.turn])],
    answer: (s, f, _, action) => {
      if (action.kind !== 'build') return
      raise(s, s.order[f.turn], action.province)
      f.turn++
      return again
    },
    about: (s, f) => ({ clan: s.order[f.turn] ?? none }),
  },
  built: () => {},
})

/** SG-BLD-01 */
function builds(s: ShogunState, clan: Clan): boolean {
  return s.clans[clan].alive && s.clans[clan].plan.buildings === buildCost
}

function canBuildAt(s: ShogunState, clan: Clan, province: Province): boolean {
  if (s.owner[province] !== clan) return false
  return s.castle[province] === 0 ? s.castles > 0 : s.castle[province] === 1 && s.bases > 0
}

function canBuild(s: ShogunState, clan: Clan): boolean {
  for (let province = 0; province < provinceCount; province++) {
    if (canBuildAt(s, clan, province)) return true
  }
  return false
}

function takeSite(s: ShogunState, seat: Seat, action: ShogunAction): typeof again | undefined {
  if (action.kind !== 'build') return undefined
  s.clans[action.clan].site = action.province
  return ready(s, seat, action.clan)
}

/** SG-BLD-09: who builds nothing has lost his koku all the same. */
function raise(s: ShogunState, clan: Clan, province: Province): void {
  if (province === none) {
    s.tell?.({ kind: 'notBuilt', clan })
    return
  }
  const fortress = s.castle[province] === 1
  if (fortress) s.bases--
  else s.castles--
  s.castle[province]++
  s.tell?.({ kind: 'built', clan, province, fortress })
}

/** Forgets where a clan means to build, for whoever may not know it. */
export function forgetSite(s: ShogunState, clan: Clan): void {
  s.clans[clan].site = none
  s.clans[clan].ready = false
}
