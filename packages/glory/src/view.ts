import type { HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { fieldOf, type OnField } from './position/field.ts'
import { combinedOf, markerSeat } from './rules/turn/cup.ts'
import { finalPoints } from './rules/turn/victory.ts'
import type { Activation, Combat, Commander, Formation, GloryState, Group, Unit } from './state.ts'

/** What a seat, or a spectator, may know: all but the other side's face-down orders and its combined markers. */
export interface GloryView extends OnField {
  readonly turn: number
  readonly units: readonly Readonly<Unit>[]
  readonly tops: readonly number[]
  readonly commanders: readonly Readonly<Commander>[]
  readonly formations: readonly Readonly<Formation>[]
  /** `order` is null where the viewer may not know it. */
  readonly groups: readonly (Omit<Readonly<Group>, 'order'> & { readonly order: number | null })[]
  /** Markers in the cup that the viewer may know of. */
  readonly cup: readonly number[]
  readonly aside: readonly number[]
  readonly initiative: Seat
  readonly opener: number
  readonly active: Readonly<Activation> | null
  readonly party: readonly number[]
  readonly combats: readonly Readonly<Combat>[]
  readonly targets: readonly HexId[]
  readonly holders: readonly number[]
  readonly points: readonly number[]
}

export function view(s: GloryState, seat: Seat | null): GloryView {
  const { battle } = fieldOf(s)
  return {
    field: s.field,
    ...(s.tables === undefined ? {} : { tables: s.tables }),
    ...(s.battle === undefined ? {} : { battle: s.battle }),
    turn: s.turn,
    units: s.units.map((unit) => ({ ...unit })),
    tops: s.tops.slice(),
    commanders: s.commanders.map((each) => ({ ...each })),
    formations: s.formations.map((each) => ({ ...each })),
    groups: s.groups.map((group) => {
      const known = group.shown || battle.formations[group.formation].seat === seat
      return { ...group, order: known ? group.order : null }
    }),
    cup: s.cup.filter((marker) => isKnownInCup(s, marker, seat)),
    aside: s.aside.slice(),
    initiative: s.initiative,
    opener: s.opener,
    active: s.active === null ? null : { ...s.active },
    party: s.party.slice(),
    combats: s.combats.map(({ attackers, targets }) => ({
      attackers: attackers.slice(),
      targets: targets.slice(),
    })),
    targets: s.fights.at(-1)?.targets.slice() ?? [],
    holders: s.holders.slice(),
    points: finalPoints(s),
  }
}

/** D1: whether an optional combined marker went into the cup is its owner's secret until it is drawn. */
export function isKnownInCup(s: GloryState, marker: number, seat: Seat | null): boolean {
  const combined = combinedOf(s, marker)
  return combined < 0 || fieldOf(s).battle.combined[combined].compulsory || markerSeat(s, marker) === seat
}
