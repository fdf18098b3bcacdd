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
import type { Battle, DrawnSide, Mode } from '../setups/battle.ts'
import { halves, TWO_POINTS } from './half-points.ts'

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

type SideTable = Int32Array | Int16Array | Int8Array | Uint8Array

/** What is drawn, as the tables below are worked out from it. */
interface Survey extends Pick<Ground, 'map' | 'around' | 'terrain' | 'levels' | 'ways' | 'sides'> {
  readonly tables: Tables
}

export function layGround(battle: Battle, tables: Tables): Ground {
  const map = createHexMap({ rows: battle.rows, cols: battle.cols, shifted: 'odd' })
  const terrain = battle.terrain.map(
    (letter) => tables.terrain.find((each) => each.letter === letter) as Terrain,
  )
  const levels = Int8Array.from(battle.levels)
  const around = Int16Array.from({ length: sidesOf(map) }, (_, side) =>
    neighbour(map, Math.floor(side / 6) as HexId, directionOf(side)),
  )
  const ways = waysOf(battle, map)
  const sides = hexsides(battle, map, around, levels, tables)
  const survey = { map, around, terrain, levels, ways, sides, tables }
  const movement = movementOn(survey)
  return {
    map,
    around,
    terrain,
    levels,
    ways,
    sides,
    facingSide: bySide(survey, Int32Array, NA, (side, to) => hexsideOf(to, opposite(directionOf(side)))),
    ...movement,
    ...combatOn(survey, movement.full),
    ...byHex(terrain),
    sight: new Uint8Array(map.size * map.size),
  }
}

/** By side, 1 for a path and 2 for a road. */
function waysOf(battle: Battle, map: HexMap): Uint8Array {
  const ways = new Uint8Array(sidesOf(map))
  for (const { kind, hexes } of battle.ways) {
    const rate = kind === 'road' ? 2 : 1
    for (let i = 1; i < hexes.length; i++) {
      const there = directionTo(map, hexes[i - 1], hexes[i]) as Direction
      for (const side of [hexsideOf(hexes[i - 1], there), hexsideOf(hexes[i], opposite(there))])
        ways[side] = Math.max(ways[side], rate)
    }
  }
  return ways
}

/** A table by side; `beyond` is what it holds where the map ends. */
function bySide<T extends SideTable>(
  { map, around }: Survey,
  Kind: new (length: number) => T,
  beyond: number,
  value: (side: SideIndex, to: HexId) => number | boolean,
): T {
  const table = new Kind(sidesOf(map))
  for (let side = 0; side < table.length; side++)
    table[side] = around[side] < 0 ? beyond : Number(value(side, around[side] as HexId))
  return table
}

const byMode = <T>(make: (mode: Mode) => T): T[] => ([0, 1, 2, 3] as const).map(make)
const armOf = (mode: Mode) => (mode === 0 ? 'infantry' : 'cavalry')

/** What it costs and does to go from hex to hex. */
function movementOn(survey: Survey) {
  const { terrain, ways, sides, tables } = survey
  const full = byMode((mode) =>
    bySide(survey, Int16Array, NA, (side, to) => fullCost(terrain[to], sides[side], ways[side], mode)),
  )
  const cheap = byMode((mode) =>
    bySide(survey, Int16Array, NA, (side, to) =>
      ways[side] === 0 ? full[mode][side] : wayCost(terrain[to], sides[side], ways[side], mode, tables),
    ),
  )
  return {
    full,
    cheap,
    disorders: byMode((mode) =>
      bySide(survey, Uint8Array, 0, (side, to) => mode <= 1 && doesDisorder(terrain[to], sides[side], mode)),
    ),
    fallsBack: byMode((mode) =>
      bySide(survey, Int8Array, NA, (side) => fallingBack(full[mode][side], sides[side])),
    ),
    routs: byMode((mode) =>
      bySide(survey, Int16Array, NA, (side, to) => {
        const easy = sides[side].filter((each) => each.name !== 'ford' && each.name !== 'bridge')
        return ways[side] > 0 ? cheap[mode][side] : fullCost(terrain[to], easy, 0, mode)
      }),
    ),
    steep: bySide(survey, Uint8Array, 0, (side) =>
      sides[side].some((each) => each.name === 'steep up' || each.name === 'steep down'),
    ),
  }
}

function doesDisorder(terrain: Terrain, sides: readonly Hexside[], mode: Mode): boolean {
  const arm = armOf(mode)
  return terrain.disorders.includes(arm) || sides.some((each) => each.disorders.includes(arm))
}

/** Where zones reach, attacks and charges may go, and what covers against them. */
function combatOn(survey: Survey, full: readonly Int16Array[]) {
  const { terrain, ways, sides } = survey
  const isCrossed = (side: SideIndex, mode: Mode) => crossing(sides[side], ways[side], mode) !== NA
  return {
    zones: byMode((mode) =>
      bySide(
        survey,
        Uint8Array,
        0,
        (side, to) => isCrossed(side, mode) && sides[side].every((each) => each.zone) && terrain[to].zoneIn,
      ),
    ),
    attacks: byMode((mode) =>
      bySide(
        survey,
        Uint8Array,
        0,
        (side) =>
          isCrossed(side, mode) && full[mode][side] !== NA && sides[side].every((each) => each.attack),
      ),
    ),
    charges: bySide(
      survey,
      Uint8Array,
      0,
      (side, to) => terrain[to].charge && sides[side].every((each) => each.charge),
    ),
    shock: bySide(survey, Int8Array, NA, (side) => sides[side].reduce((sum, each) => sum + each.shock, 0)),
    fire: bySide(survey, Int8Array, NA, (side) => sides[side].reduce((sum, each) => sum + each.fire, 0)),
  }
}

function byHex(terrain: readonly Terrain[]) {
  const where = (holds: (each: Terrain) => boolean) => Uint8Array.from(terrain, (each) => Number(holds(each)))
  return {
    chargeFrom: where((each) => each.charge),
    sixFronts: where((each) => each.sixFronts),
    refuge: where((each) => each.refuge),
    squares: where((each) => each.square),
  }
}

/** Which drawn features and slopes lie on each side, as one sees them who leaves the hex there. */
function hexsides(
  battle: Battle,
  map: HexMap,
  around: Int16Array,
  levels: Int8Array,
  tables: Tables,
): Hexside[][] {
  const drawn = new Map<string, DrawnSide>()
  for (const side of battle.sides) {
    drawn.set(`${side.a}/${side.b}`, side)
    drawn.set(`${side.b}/${side.a}`, side)
  }
  const all: Hexside[][] = []
  for (const from of map.hexes) {
    for (const direction of DIRECTIONS) {
      const to = around[hexsideOf(from, direction)]
      const names = to < 0 ? [] : namesOf(drawn.get(`${from}/${to}`), to, levels[to] - levels[from])
      all.push(names.map((name) => tables.hexside.find((each) => each.name === name) as Hexside))
    }
  }
  return all
}

/** What one crosses who goes to a hex that lies so much higher: a slope, and what is drawn on the side. */
function namesOf(feature: DrawnSide | undefined, to: number, rise: number): HexsideName[] {
  const names: HexsideName[] = []
  const steep = feature?.kind === 'steep' || Math.abs(rise) > 1
  if (rise > 0) names.push(steep ? 'steep up' : 'slope up')
  else if (rise < 0) names.push(steep ? 'steep down' : 'slope down')
  switch (feature?.kind) {
    case 'crest':
      names.push(rise > 0 ? 'crest up' : 'crest down')
      break
    case 'redoubt':
    case 'fortification':
      names.push(feature.a === to ? `${feature.kind} in` : `${feature.kind} out`)
      break
    case 'stream':
    case 'river':
    case 'ford':
    case 'bridge':
      names.push(feature.kind)
      break
  }
  return names
}

/** What the hexsides add, in half points; NA where they cannot be crossed. */
function crossing(sides: readonly Hexside[], way: number, mode: Mode): number {
  let sum = 0
  for (const { costs } of sides) {
    const cost = costs[mode]
    if (cost === 'NA') return NA
    if (cost === 'NA*') {
      if (way === 0) return NA
      sum += TWO_POINTS // JG-4.3.1-c, R-18
    } else if (cost === 'gate') {
      if (way === 0) return NA
    } else sum += halves(cost)
  }
  return sum
}

function fullCost(terrain: Terrain, sides: readonly Hexside[], way: number, mode: Mode): number {
  const across = crossing(sides, way, mode)
  if (across === NA) return NA
  const cost = terrain.costs[mode]
  if (cost !== null) return halves(cost) + across
  // JG-4.3.2-a: the way opens it; taking post there costs what it costs infantry
  if (way === 0 || terrain.byRoad?.[mode] === null) return NA
  return halves(terrain.costs[0] as number) + across
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
  return halves(rate) + (starred ? TWO_POINTS : 0)
}

function fallingBack(full: number, sides: readonly Hexside[]): number {
  if (full === NA || sides.some((each) => each.fallingBack === 'barred')) return NA
  return sides.some((each) => each.fallingBack === 'level') ? 1 : 0
}
