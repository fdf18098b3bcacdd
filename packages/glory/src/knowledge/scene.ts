import { type Corner, DIRECTIONS, type HexId } from '@gunbai/hexes'
import type { Seat } from '@gunbai/kernel'
import { type Field, fieldOf } from '../position/field.ts'
import { hexBeyond } from '../position/ground.ts'
import { isGun, looksInto, occupant, stackIn } from '../position/piece.ts'
import { canSee } from '../position/sight.ts'
import { finalPoints } from '../rules/turn/victory.ts'
import type { Mode } from '../setups/battle.ts'
import { type GloryState, GOOD, ROUTED, type UnitId } from '../state.ts'
import { type Objective, objectivesOf } from './objectives.ts'
import { type Opposing, opposing } from './opposing.ts'
import { type Temper, usual } from './temper.ts'
import { type Tolls, tollsOf } from './toll.ts'
import { type Marches, marchesOn } from './ways.ts'

/** The field as one side sees it at one question. What is asked again and again is worked out once. */
export class Scene {
  readonly s: GloryState
  readonly seat: Seat
  readonly temper: Temper
  readonly field: Field
  readonly marches: Marches
  readonly tolls: Tolls
  readonly objectives: readonly Objective[]
  private readonly opposing: Opposing
  /** Own units on the map. */
  private readonly friends: UnitId[] = []
  private readonly fires: number[] = []
  private readonly friendsAround: number[] = []
  private bare: HexId[] | null = null
  private urgency = -1
  /** Of the party that was asked about last: by hex, what it is worth whatever the facing; by objective, what keeping it is. */
  private party: readonly UnitId[] | null = null
  private sites: number[] = []
  private keeping: number[] | null = null
  private strikers: readonly UnitId[] | null = null
  /** By place from which and at which is struck. */
  private readonly blows = new Map<number, number>()

  constructor(s: GloryState, seat: Seat, temper: Temper = usual) {
    this.s = s
    this.seat = seat
    this.temper = temper
    this.field = fieldOf(s)
    this.marches = marchesOn(this.field)
    this.tolls = tollsOf(this.field.tables)
    this.objectives = objectivesOf(this.field)
    this.opposing = opposing(s, this.field, seat)
    const { cards } = this.field
    for (let unit = 0; unit < cards.length; unit++)
      if (cards[unit].seat === seat && s.units[unit].hex >= 0) this.friends.push(unit)
  }

  /** Enemy units on the map. */
  get enemies(): readonly UnitId[] {
    return this.opposing.units
  }

  /** Hexes where own batteries stand without troops, and enemies are not far. */
  get bareGuns(): readonly HexId[] {
    if (this.bare !== null) return this.bare
    const bare: HexId[] = []
    for (const unit of this.friends) {
      const { hex } = this.s.units[unit]
      if (this.field.cards[unit].arm !== 'art' || bare.includes(hex)) continue
      if (this.nearest(hex) <= 7 && !this.isManned(hex, [])) bare.push(hex)
    }
    this.bare = bare
    return bare
  }

  /** How far the nearest enemy is, as the crow flies. */
  nearest(hex: HexId): number {
    return this.opposing.nearest(hex)
  }

  /** How far it is to march at the nearest enemy who fights, in movement points. */
  marchFrom(hex: HexId, mode: Mode): number {
    return this.opposing.marchFrom(hex, mode)
  }

  /** The part of a steady unit's worth that the guns that look into a hex may take with a round of shots. */
  fireInto(hex: HexId): number {
    const found = this.fires[hex]
    if (found !== undefined) return found
    const { s, field } = this
    const { distances, size } = field.ground.map
    const table = field.tables.fireModifiers
    let sum = 0
    for (const unit of this.opposing.guns) {
      const from = s.units[unit].hex
      const range = distances[from * size + hex]
      const { maximum, effective, faces } = field.cards[unit]
      if (range > maximum || !canSee(s, from, hex)) continue
      const near = range === 1 ? table.adjacent : range <= effective ? table.effective : table.beyond
      const net = faces[0].strength + near + field.ground.terrain[hex].fire
      sum += this.tolls.ofShot(net, GOOD, 6)
    }
    this.fires[hex] = sum
    return sum
  }

  /** How much this side must come to grips, from 0.3 when it leads by far to 1 when it is behind. */
  urge(): number {
    if (this.urgency < 0) {
      const points = finalPoints(this.s)
      const lead = points[this.seat] - points[1 - this.seat]
      this.urgency = Math.max(0.3, Math.min(1, 0.8 - lead / 20))
    }
    return this.urgency
  }

  /** What a facing looks at: enemies before one, and none behind. */
  outlook(hex: HexId, facing: Corner): number {
    if (hex < 0) return 0
    const { s, seat, field } = this
    const { ground } = field
    let worth = 0
    for (const direction of DIRECTIONS) {
      const beyond = hexBeyond(ground, hex, direction)
      if (beyond < 0 || occupant(s, beyond) !== 1 - seat) continue
      worth += looksInto(facing, direction) ? 0.15 : -0.15
    }
    if (worth !== 0) return worth
    const here = ground.map.cubes[hex]
    const [x, y] = ways[facing]
    let ahead = 0
    for (const unit of this.enemies) {
      const to = ground.map.cubes[s.units[unit].hex]
      const dx = to.q - here.q + (to.r - here.r) / 2
      const dy = to.r - here.r
      const far = Math.abs(dx) + Math.abs(dy)
      if (far < 12) ahead += (dx * x + dy * y) / (far * far + 1)
    }
    return Math.max(-0.1, Math.min(0.1, ahead / 10))
  }

  /** Enemy strength in good order within three hexes. */
  enemiesAround(hex: HexId): number {
    return this.opposing.strengthAround(hex)
  }

  /** Strength in good order within three hexes of one's own side, but for these. */
  strengthAround(hex: HexId, but: readonly UnitId[]): number {
    const { s, field } = this
    const { cards, ground } = field
    const { distances, size } = ground.map
    let sum = this.friendsAround[hex]
    if (sum === undefined) {
      sum = 0
      for (const unit of this.friends) {
        const { hex: there, condition } = s.units[unit]
        if (condition !== GOOD || cards[unit].arm === 'art') continue
        if (distances[hex * size + there] <= 3) sum += cards[unit].faces[0].strength
      }
      this.friendsAround[hex] = sum
    }
    for (const unit of but) {
      const { hex: there, condition } = s.units[unit]
      if (there >= 0 && condition === GOOD && distances[hex * size + there] <= 3)
        sum -= cards[unit].faces[0].strength
    }
    return sum
  }

  /** What a hex is worth to a party whatever its facing, as `judge` says, who is asked once. */
  siteOf(
    party: readonly UnitId[],
    hex: HexId,
    judge: (scene: Scene, party: readonly UnitId[], hex: HexId) => number,
  ): number {
    this.ask(party)
    this.sites[hex] ??= judge(this, party, hex)
    return this.sites[hex]
  }

  /** By objective of one's own side, what it is worth that a party should keep it. */
  keepingFor(party: readonly UnitId[]): readonly number[] {
    this.ask(party)
    this.keeping ??= this.objectives.map(({ hex, worth }) => {
      const threat = this.nearest(hex)
      const danger = threat <= 3 ? 0.55 : threat <= 6 ? 0.35 : 0.1
      return worth * danger * (this.isManned(hex, party) ? 0.25 : 1)
    })
    return this.keeping
  }

  /** Those of a party who may strike, as `find` says, who is asked once. */
  strikersOf(
    party: readonly UnitId[],
    find: (scene: Scene, party: readonly UnitId[]) => readonly UnitId[],
  ): readonly UnitId[] {
    this.ask(party)
    this.strikers ??= find(this, party)
    return this.strikers
  }

  /** What a blow of the party that was asked about last promises, from one hex at another; worked out once. */
  blowAt(from: HexId, target: HexId, judge: () => number): number {
    const at = from * this.field.ground.map.size + target
    let worth = this.blows.get(at)
    if (worth === undefined) {
      worth = judge()
      this.blows.set(at, worth)
    }
    return worth
  }

  private ask(party: readonly UnitId[]): void {
    if (party === this.party) return
    this.party = party
    this.sites = []
    this.keeping = null
    this.strikers = null
    this.blows.clear()
  }

  /** Whether a friend of the same formation, but for these, stands within two hexes. */
  hasCompany(party: readonly UnitId[], hex: HexId): boolean {
    const { s, field } = this
    const { cards, ground } = field
    const { distances, size } = ground.map
    const { formation } = cards[party[0]]
    for (const unit of this.friends) {
      if (cards[unit].formation !== formation || party.includes(unit)) continue
      const { hex: there, condition } = s.units[unit]
      if (condition < ROUTED && distances[hex * size + there] <= 2) return true
    }
    return false
  }

  /** Whether own infantry or cavalry, but for these, stands in a hex and is not in rout. */
  isManned(hex: HexId, but: readonly UnitId[]): boolean {
    const { s, seat } = this
    if (occupant(s, hex) !== seat) return false
    for (const unit of stackIn(s, hex)) {
      if (!isGun(s, unit) && s.units[unit].condition < ROUTED && !but.includes(unit)) return true
    }
    return false
  }
}

/** Where each corner points, in columns east and rows south. */
const ways: readonly (readonly [number, number])[] = [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]] // biome-ignore format: corners
