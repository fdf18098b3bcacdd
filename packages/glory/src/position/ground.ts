import {
  createHexMap,
  DIRECTIONS,
  type Direction,
  directionTo,
  type HexId,
  type HexMap,
  neighbour,
  opposite,
} from '@gunbai/hexes'
import type { Hexside, HexsideName } from '../data/hexside.ts'
import type { Tables } from '../data/tables.ts'
import type { Terrain } from '../data/terrain.ts'
import type { Battle, Mode } from '../setups/battle.ts'

/** Where something cannot go. */
export const NA = -1

/** A side of a hex, as an index into the tables below. */
export type SideIndex = number

/** The side by which one leaves a hex in a direction. */
export const hexsideOf = (hex: number, direction: number): SideIndex => hex * 6 + direction
export const directionOf = (side: SideIndex): Direction => (side % 6) as Direction
const sidesOf = (map: HexMap): number => map.size * 6

/** The hex beside another in a direction; less than 0 where the map ends. */
export function hexBeyond({ around }: Ground, hex: number, direction: number): HexId {
  return around[hexsideOf(hex, direction)] as HexId
}

/** The side by which one goes from a hex to one beside it. */
export function hexsideTo({ around }: Ground, from: HexId, to: HexId): SideIndex {
  let side = hexsideOf(from, 0)
  while (around[side] !== to) side++
  return side
}

/**
 * The ground of a battle, worked out once from its drawing and the tables. Costs are in half movement points. Tables by
 * side say what it means to leave the hex in that direction.
 */
export interface Ground {
  readonly map: HexMap
  readonly around: Int16Array // side -> neighbour or -1
  readonly facingSide: Int32Array // side -> the same side as one sees it from beyond, or -1
  readonly terrain: readonly Terrain[] // by hex
  readonly levels: Int8Array // by hex
  readonly ways: Uint8Array // side -> 0 none, 1 path, 2 road
  readonly sides: readonly (readonly Hexside[])[] // side -> what is crossed
  readonly cheap: readonly Int16Array[] // mode -> side -> cost at the way's rate, or the full one where there is no way
  readonly full: readonly Int16Array[] // mode -> side -> cost at the full rate
  readonly zones: readonly Uint8Array[] // mode -> side -> whether a zone of control reaches across
  readonly attacks: readonly Uint8Array[] // mode -> side -> whether a shock may go across
  readonly charges: Uint8Array // side -> whether a charge may go across and into the hex beyond
  readonly chargeFrom: Uint8Array // hex -> whether a charge may start or pass here
  readonly disorders: readonly Uint8Array[] // mode -> side -> whether crossing without a way disorders
  readonly fallsBack: readonly Int8Array[] // mode -> side -> levels it costs in recoil and retreat, or NA
  readonly routs: readonly Int16Array[] // mode -> side -> cost in rout movement, or NA
  readonly steep: Uint8Array // side -> 1 where rout movement takes a level
  readonly shock: Int8Array // side -> modifier of a shock across it, the hex not counted
  readonly fire: Int8Array // side -> modifier of fire across it, the hex not counted
  readonly sixFronts: Uint8Array // by hex
  readonly refuge: Uint8Array // by hex
  readonly squares: Uint8Array // by hex
  readonly sight: Uint8Array // from * size + to -> what the ground does to the line, filled when first asked
}

export function layGround(battle: Battle, tables: Tables): Ground {
  const map = createHexMap({ rows: battle.rows, cols: battle.cols, shifted: 'odd' })
  const { size } = map
  const terrain = battle.terrain.map(
    (letter) => tables.terrain.find((each) => each.letter === letter) as Terrain,
  )
  const levels = Int8Array.from(battle.levels)
  const around = Int16Array.from({ length: sidesOf(map) }, (_, side) =>
    neighbour(map, Math.floor(side / 6) as HexId, directionOf(side)),
  )
  const ways = new Uint8Array(sidesOf(map))
  for (const { kind, hexes } of battle.ways) {
    for (let i = 1; i < hexes.length; i++) {
      const there = directionTo(map, hexes[i - 1], hexes[i]) as Direction
      const rate = kind === 'road' ? 2 : 1
      for (const side of [hexsideOf(hexes[i - 1], there), hexsideOf(hexes[i], opposite(there))])
        ways[side] = Math.max(ways[side], rate)
    }
  }
  const sides = hexsides(battle, map, around, levels, tables)
  const bySide = <T extends Int32Array | Int16Array | Int8Array | Uint8Array>(
    into: T,
    value: (side: SideIndex, from: HexId, to: HexId) => number,
  ): T => {
    for (const from of map.hexes) {
      for (const direction of DIRECTIONS) {
        const side = hexsideOf(from, direction)
        if (around[side] >= 0) into[side] = value(side, from, around[side] as HexId)
        else into[side] = NA
      }
    }
    return into
  }
  const byMode = <T>(make: (mode: Mode) => T): T[] => ([0, 1, 2, 3] as const).map(make)
  const yes = (flag: boolean): number => (flag ? 1 : 0)
  const arm = (mode: Mode) => (mode === 0 ? 'infantry' : 'cavalry')

  const full = byMode((mode) =>
    bySide(new Int16Array(sidesOf(map)), (side, _, to) =>
      fullCost(terrain[to], sides[side], ways[side], mode),
    ),
  )
  const cheap = byMode((mode) =>
    bySide(new Int16Array(sidesOf(map)), (side, _, to) =>
      ways[side] === 0 ? full[mode][side] : wayCost(terrain[to], sides[side], ways[side], mode, tables),
    ),
  )
  const zeroed = (mode: Mode, keep: (side: SideIndex, to: HexId) => boolean): Uint8Array =>
    bySide(new Uint8Array(sidesOf(map)), (side, _, to) =>
      yes(crossing(sides[side], ways[side], mode) !== NA && keep(side, to)),
    )

  const ground: Ground = {
    map,
    around,
    facingSide: bySide(new Int32Array(sidesOf(map)), (side, _, to) =>
      hexsideOf(to, opposite(directionOf(side))),
    ),
    terrain,
    levels,
    ways,
    sides,
    cheap,
    full,
    zones: byMode((mode) =>
      zeroed(mode, (side, to) => sides[side].every((each) => each.zone) && terrain[to].zoneIn),
    ),
    attacks: byMode((mode) =>
      zeroed(mode, (side) => full[mode][side] !== NA && sides[side].every((each) => each.attack)),
    ),
    charges: bySide(new Uint8Array(sidesOf(map)), (side, _, to) =>
      yes(terrain[to].charge && sides[side].every((each) => each.charge)),
    ),
    chargeFrom: Uint8Array.from(terrain, (each) => yes(each.charge)),
    disorders: byMode((mode) =>
      mode > 1
        ? new Uint8Array(sidesOf(map))
        : bySide(new Uint8Array(sidesOf(map)), (side, _, to) =>
            yes(
              terrain[to].disorders.includes(arm(mode)) ||
                sides[side].some((each) => each.disorders.includes(arm(mode))),
            ),
          ),
    ),
    fallsBack: byMode((mode) =>
      bySide(new Int8Array(sidesOf(map)), (side) => fallingBack(full[mode][side], sides[side])),
    ),
    routs: byMode((mode) =>
      bySide(new Int16Array(sidesOf(map)), (side, _, to) => {
        const easy = sides[side].filter((each) => each.name !== 'ford' && each.name !== 'bridge')
        return ways[side] > 0 ? cheap[mode][side] : fullCost(terrain[to], easy, 0, mode)
      }),
    ),
    steep: bySide(new Uint8Array(sidesOf(map)), (side) =>
      yes(sides[side].some((each) => each.name === 'steep up' || each.name === 'steep down')),
    ),
    shock: bySide(new Int8Array(sidesOf(map)), (side) =>
      sides[side].reduce((sum, each) => sum + each.shock, 0),
    ),
    fire: bySide(new Int8Array(sidesOf(map)), (side) =>
      sides[side].reduce((sum, each) => sum + each.fire, 0),
    ),
    sixFronts: Uint8Array.from(terrain, (each) => yes(each.sixFronts)),
    refuge: Uint8Array.from(terrain, (each) => yes(each.refuge)),
    squares: Uint8Array.from(terrain, (each) => yes(each.square)),
    sight: new Uint8Array(size * size),
  }
  for (const table of [
    ...ground.zones,
    ...ground.attacks,
    ground.charges,
    ...ground.disorders,
    ground.steep,
  ]) {
    for (let side = 0; side < sidesOf(map); side++) if (around[side] < 0) table[side] = 0
  }
  return ground
}

/** Which drawn features and slopes lie on each side, as one sees them who leaves the hex there. */
function hexsides(
  battle: Battle,
  map: HexMap,
  around: Int16Array,
  levels: Int8Array,
  tables: Tables,
): Hexside[][] {
  const named = (name: HexsideName) => tables.hexside.find((each) => each.name === name) as Hexside
  const drawn = new Map<string, (typeof battle.sides)[number]>()
  for (const side of battle.sides) {
    drawn.set(`${side.a}/${side.b}`, side)
    drawn.set(`${side.b}/${side.a}`, side)
  }
  const all: Hexside[][] = []
  for (const from of map.hexes) {
    for (const direction of DIRECTIONS) {
      const list: Hexside[] = []
      all.push(list)
      const to = around[hexsideOf(from, direction)]
      if (to < 0) continue
      const feature = drawn.get(`${from}/${to}`)
      const rise = levels[to] - levels[from]
      const steep = feature?.kind === 'steep' || Math.abs(rise) > 1
      if (rise > 0) list.push(named(steep ? 'steep up' : 'slope up'))
      else if (rise < 0) list.push(named(steep ? 'steep down' : 'slope down'))
      switch (feature?.kind) {
        case 'crest':
          list.push(named(rise > 0 ? 'crest up' : 'crest down'))
          break
        case 'redoubt':
          list.push(named(feature.a === to ? 'redoubt in' : 'redoubt out'))
          break
        case 'fortification':
          list.push(named(feature.a === to ? 'fortification in' : 'fortification out'))
          break
        case 'stream':
        case 'river':
        case 'ford':
        case 'bridge':
          list.push(named(feature.kind))
          break
      }
    }
  }
  return all
}

/** What the hexsides add, in half points; NA where they cannot be crossed. */
function crossing(sides: readonly Hexside[], way: number, mode: Mode): number {
  let sum = 0
  for (const { costs } of sides) {
    const cost = costs[mode]
    if (cost === 'NA') return NA
    if (cost === 'NA*') {
      if (way === 0) return NA
      sum += 4 // JG-4.3.1-c, R-18
    } else if (cost === 'gate') {
      if (way === 0) return NA
    } else sum += cost * 2
  }
  return sum
}

function fullCost(terrain: Terrain, sides: readonly Hexside[], way: number, mode: Mode): number {
  const across = crossing(sides, way, mode)
  if (across === NA) return NA
  const cost = terrain.costs[mode]
  if (cost !== null) return cost * 2 + across
  // JG-4.3.2-a: the way opens it; taking post there costs what it costs infantry
  if (way === 0 || terrain.byRoad?.[mode] === null) return NA
  return (terrain.costs[0] as number) * 2 + across
}

function wayCost(
  terrain: Terrain,
  sides: readonly Hexside[],
  way: number,
  mode: Mode,
  tables: Tables,
): number {
  if (crossing(sides, way, mode) === NA) return NA
  const special = terrain.byRoad?.[mode]
  if (special === null) return NA
  const rate = way === 2 ? (special ?? tables.ways.road) : Math.max(special ?? 0, tables.ways.path)
  const starred = sides.some(({ costs }) => costs[mode] === 'NA*')
  return rate * 2 + (starred ? 4 : 0)
}

function fallingBack(full: number, sides: readonly Hexside[]): number {
  if (full === NA || sides.some((each) => each.fallingBack === 'barred')) return NA
  return sides.some((each) => each.fallingBack === 'level') ? 1 : 0
}
