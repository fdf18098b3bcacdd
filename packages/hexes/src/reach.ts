import type { HexId } from './hex.ts'
import { type HexMap, neighbours } from './hex-map.ts'

/** The cost of a step that may not be taken. */
export const FORBIDDEN = -1

/** What `costTo` says of a hex that the move cannot come to. */
export const UNREACHED = -1

/** What a rulebook says about one move. Read afresh at each search, so one object may serve many. */
export interface MoveRules {
  /**
   * What the step between two neighbours costs: a whole number from 0, or FORBIDDEN. Half points are the caller's to
   * double. What is due for going on from a hex, not for ending there, belongs in the cost of the step out of it.
   */
  cost(from: HexId, to: HexId): number
  /** Whether entering this hex ends the move. Not asked of the hex where the move starts. */
  stops?(hex: HexId): boolean
  /** Whether the move may cross this hex but not end in it. */
  passesOnly?(hex: HexId): boolean
}

/**
 * Where a move can go, by what it costs. Make one for each map and search again and again: a search allocates
 * next to nothing, and its answers stand until the next.
 *
 * Among equally cheap ways the one found first counts; it depends on nothing but the map and the rules.
 */
export class Reach {
  readonly #map: HexMap
  readonly #costs: Int32Array
  readonly #cameFrom: Int16Array
  readonly #mayEnd: Uint8Array
  readonly #destinations: HexId[] = []

  // Hexes waiting at each cost, as linked lists: costs are small whole numbers, so no heap is needed. A hex waits once
  // for each time it was found cheaper, at most once for each of its neighbours, and the start once.
  #firstWaiting: Int32Array
  readonly #waitingHex: Int16Array
  readonly #nextWaiting: Int32Array
  #waiting = 0

  constructor(map: HexMap) {
    this.#map = map
    this.#costs = new Int32Array(map.size).fill(UNREACHED)
    this.#cameFrom = new Int16Array(map.size)
    this.#mayEnd = new Uint8Array(map.size)
    this.#firstWaiting = new Int32Array(32)
    this.#waitingHex = new Int16Array(map.size * 6 + 1)
    this.#nextWaiting = new Int32Array(map.size * 6 + 1)
  }

  /** Finds every hex that the allowance can pay for, and forgets the search before. */
  search(start: HexId, allowance: number, rules: MoveRules): void {
    this.#forget(allowance)
    this.#costs[start] = 0
    this.#cameFrom[start] = start
    this.#wait(start, 0)

    for (let spent = 0; spent <= allowance; spent++) {
      // A step may cost nothing, so this list can grow while it is worked off.
      while (this.#firstWaiting[spent] !== NOBODY) {
        const entry = this.#firstWaiting[spent]
        this.#firstWaiting[spent] = this.#nextWaiting[entry]
        const hex = this.#waitingHex[entry] as HexId
        const foundCheaperMeanwhile = this.#costs[hex] !== spent
        if (!foundCheaperMeanwhile) this.#settle(hex, start, spent, allowance, rules)
      }
    }
  }

  /** Where the move may end, cheapest first, without the hex where it starts. Filled anew by each search. */
  get destinations(): readonly HexId[] {
    return this.#destinations
  }

  /** Whether the move may end there. */
  mayEndIn(hex: HexId): boolean {
    return this.#mayEnd[hex] === 1
  }

  /** The least cost of coming to that hex, be it to end or to cross; 0 for the start, or UNREACHED. */
  costTo(hex: HexId): number {
    return this.#costs[hex]
  }

  /** The hex before that one on the cheapest way; null for the start and for hexes not reached. */
  stepBefore(hex: HexId): HexId | null {
    const before = this.#cameFrom[hex] as HexId
    return this.#costs[hex] === UNREACHED || before === hex ? null : before
  }

  /** The cheapest way from the start to that hex, both included; empty if it was not reached. */
  pathTo(hex: HexId): HexId[] {
    if (this.#costs[hex] === UNREACHED) return []
    const path = [hex]
    for (let before = this.stepBefore(hex); before !== null; before = this.stepBefore(before))
      path.push(before)
    return path.reverse()
  }

  #settle(hex: HexId, start: HexId, spent: number, allowance: number, rules: MoveRules): void {
    if (hex !== start) {
      if (!rules.passesOnly?.(hex)) {
        this.#mayEnd[hex] = 1
        this.#destinations.push(hex)
      }
      if (rules.stops?.(hex)) return
    }
    const around = neighbours(this.#map, hex)
    for (let i = 0; i < around.length; i++) {
      const next = around[i]
      const known = this.#costs[next]
      if (known !== UNREACHED && known <= spent) continue
      const cost = rules.cost(hex, next)
      if (cost === FORBIDDEN) continue
      if (cost < 0 || !Number.isInteger(cost)) {
        throw new RangeError(`a step costs ${cost}: give a whole number from 0, or FORBIDDEN`)
      }
      const total = spent + cost
      if (total > allowance || (known !== UNREACHED && known <= total)) continue
      this.#costs[next] = total
      this.#cameFrom[next] = hex
      this.#wait(next, total)
    }
  }

  #wait(hex: HexId, cost: number): void {
    const entry = this.#waiting++
    this.#waitingHex[entry] = hex
    this.#nextWaiting[entry] = this.#firstWaiting[cost]
    this.#firstWaiting[cost] = entry
  }

  #forget(allowance: number): void {
    if (this.#firstWaiting.length <= allowance) this.#firstWaiting = new Int32Array(allowance + 1)
    this.#firstWaiting.fill(NOBODY)
    this.#waiting = 0
    this.#costs.fill(UNREACHED)
    this.#mayEnd.fill(0)
    this.#destinations.length = 0
  }
}

const NOBODY = -1
