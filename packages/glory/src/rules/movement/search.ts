import { type Direction, type HexId, opposite } from '@gunbai/hexes'
import { type Ground, hexsideOf, NA, type SideIndex } from '../../position/ground.ts'
import type { HalfPoints } from '../../position/half-points.ts'

/**
 * The search of movement: where a march or a charge can come to, hex by hex, and by which ways. What a step takes and what
 * ends it are the mover's to say. Who pursues, routs, recoils or refuses chooses among no ways: see architecture.md.
 */

/**
 * What a step takes, in one number, since a search asks for a great many: half points, the half points owed for stopping
 * there, and whether it must stop there.
 */
export type Toll = number
export const tollOf = (cost: HalfPoints, owed: HalfPoints, stop: boolean): Toll =>
  cost | (owed << 12) | (stop ? 1 << 24 : 0)
export const costIn = (toll: Toll): HalfPoints => toll & 4095
export const owedIn = (toll: Toll): HalfPoints => (toll >> 12) & 4095
export const stopsIn = (toll: Toll): boolean => (toll & (1 << 24)) !== 0
const DIRECTION = 25 // the bit from which on a way has the direction of its last step

export interface Mover {
  readonly ground: Ground
  /** By side, what a step costs it at the least, or NA. */
  readonly least: Int16Array
  /** What a step takes, or NA where it may not be taken; the first of all sets out from the start. */
  toll(from: HexId, side: SideIndex, isFirst: boolean): Toll
  /** Whether the search is over with this hex, come to by that step with so much left: who wants no more than that. */
  isEnough?(hex: HexId, toll: Toll, left: HalfPoints): boolean
}

/**
 * Which hex is followed next: the one found first, or the cheapest, the latest of several. It decides between ways that
 * cost the same, and so what a record of old replays to.
 */
export type Order = 'as found' | 'cheapest first'

/** Sheets of a ground with nothing on them. Most searches are short, and a new sheet would cost more than they do. */
const blanks = new WeakMap<Ground, number[][]>()

function blanksOf(ground: Ground): number[][] {
  let sheets = blanks.get(ground)
  if (sheets === undefined) {
    sheets = []
    blanks.set(ground, sheets)
  }
  return sheets
}

/**
 * What a search found: the best way to each hex. Of ways that cost the same the first found counts.
 *
 * A way is written down in one number too: its toll, which is what all its steps cost and what the last one owes, and the
 * direction of the last step.
 */
export class Ways {
  readonly start: HexId
  /** The hexes that can be come to, in the order in which they were found, without the start. */
  readonly reached: HexId[] = []
  /** Whether the search was over before it had followed every way. */
  isCutShort = false
  private readonly mover: Mover
  private readonly points: HalfPoints
  private readonly order: Order
  private readonly ways: number[] // by hex, or NA
  private readonly waiting: HexId[][] = [] // hexes to be followed, by what was spent where the cheapest is first

  constructor(mover: Mover, start: HexId, points: HalfPoints, order: Order) {
    this.mover = mover
    this.start = start
    this.points = points
    this.order = order
    this.ways = blanksOf(mover.ground).pop() ?? new Array(mover.ground.map.size).fill(NA)
    this.ways[start] = 0
    if (order === 'as found') this.followAsFound()
    else this.followCheapest()
  }

  private followAsFound(): void {
    const row = [this.start]
    this.waiting.push(row)
    for (let at = 0; at < row.length && !this.isCutShort; at++) this.follow(row[at])
  }

  private followCheapest(): void {
    const { waiting, points } = this
    waiting[0] = [this.start]
    for (let spent = 0; spent <= points && !this.isCutShort; spent++) {
      // A step may cost nothing, so that the row can grow while it is worked off
      for (let row = waiting[spent]; row !== undefined && row.length > 0; ) {
        const hex = row.pop() as HexId
        if (costIn(this.ways[hex]) === spent) this.follow(hex)
      }
    }
  }

  /** Looks at the six steps out of a hex. */
  private follow(from: HexId): void {
    const { mover, ways, points, start } = this
    const { least } = mover
    const { around } = mover.ground
    if (stopsIn(ways[from])) return
    const spent = costIn(ways[from])
    const first = hexsideOf(from, 0)
    for (let side = first; side < first + 6; side++) {
      const to = around[side] as HexId
      if (to < 0 || least[side] === NA) continue
      const known = ways[to] === NA ? points + 1 : costIn(ways[to])
      // Most sides lead back, or too far: what the step costs at the least says so already
      if (spent + least[side] >= known) continue
      const toll = mover.toll(from, side, from === start)
      if (toll === NA || spent + costIn(toll) >= known) continue
      this.find(to, toll + spent, side - first)
      if (this.isCutShort) return
    }
  }

  private find(hex: HexId, toll: Toll, direction: number): void {
    const spent = costIn(toll)
    if (this.ways[hex] === NA) this.reached.push(hex)
    this.ways[hex] = toll | (direction << DIRECTION)
    if (this.mover.isEnough?.(hex, toll, this.points - spent)) this.isCutShort = true
    const row = this.order === 'as found' ? 0 : spent
    if (this.waiting[row] === undefined) this.waiting[row] = [hex]
    else this.waiting[row].push(hex)
  }

  /** For whoever has read what was found and asks no more: the sheet is wiped and serves another search. */
  discard(): void {
    for (const hex of this.reached) this.ways[hex] = NA
    this.ways[this.start] = NA
    blanksOf(this.mover.ground).push(this.ways)
  }

  /** What the way to a hex takes, or NA where there is none: all its steps cost, what the last one owes. */
  tollTo(hex: HexId): Toll {
    return this.ways[hex]
  }

  /** The sides that the way to a hex crosses, the last one first; none at the start. */
  sidesBackFrom(hex: HexId): SideIndex[] {
    const { around } = this.mover.ground
    const sides: SideIndex[] = []
    for (let at = hex; at !== this.start; ) {
      const direction = this.ways[at] >> DIRECTION
      at = around[hexsideOf(at, opposite(direction as Direction))] as HexId
      sides.push(hexsideOf(at, direction))
    }
    return sides
  }

  /** The way from the start to a hex that can be come to, both included. */
  pathTo(hex: HexId): HexId[] {
    const { around } = this.mover.ground
    const hexes = this.sidesBackFrom(hex).map((side) => around[side] as HexId)
    return [...hexes, this.start].reverse()
  }
}
