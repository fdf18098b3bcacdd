import { copyStack, copyStream } from '@gunbai/kernel'
import type { Fight, GloryState, Unit } from './state.ts'

export function copyState(s: GloryState): GloryState {
  return {
    ...s,
    stack: copyStack(s.stack),
    asked: s.asked.slice(),
    dice: copyStream(s.dice),
    shuffles: copyStream(s.shuffles),
    tell: null,
    units: s.units.map(copyUnit),
    tops: s.tops.slice(),
    commanders: s.commanders.map(({ hex, flipped }) => ({ hex, flipped })),
    formations: s.formations.map(({ demoralised, waited }) => ({ demoralised, waited })),
    groups: s.groups.map((group) => ({ ...group })),
    cup: s.cup.slice(),
    aside: s.aside.slice(),
    spent: s.spent.slice(),
    active: s.active === null ? null : { ...s.active },
    party: s.party.slice(),
    combats: s.combats.map(({ attackers, targets }) => ({
      attackers: attackers.slice(),
      targets: targets.slice(),
    })),
    fights: s.fights.map(copyFight),
    trampled: s.trampled.slice(),
    holders: s.holders.slice(),
    points: s.points.slice(),
  }
}

function copyUnit(u: Unit): Unit {
  return {
    hex: u.hex,
    below: u.below,
    facing: u.facing,
    condition: u.condition,
    square: u.square,
    group: u.group,
    standing: u.standing,
    did: u.did,
    pursuits: u.pursuits,
  }
}

function copyFight(f: Fight): Fight {
  return {
    ...f,
    attackers: f.attackers.slice(),
    targets: f.targets.slice(),
    defenders: f.defenders.slice(),
    places: f.places.slice(),
    origins: f.origins.slice(),
    posts: f.posts.slice(),
    flights: f.flights.map(({ unit, path }) => ({ unit, path: path.slice() })),
  }
}
