import { chooseSetup, includes, type OptionValue, type Seat, type Stream, seatsIn } from '@gunbai/kernel'
import { checkLaw } from '@gunbai/kernel/law'
import type { ShogunAction } from '../action.ts'
import {
  armiesPerClan,
  colours,
  experienceTrack,
  perColour,
  regularKinds,
  roninCount,
} from '../data/pieces.ts'
import type { ShogunEvent } from '../event.ts'
import { firstArmyOf } from '../position/army.ts'
import { none, provinceCount, provinceOf } from '../position/map.ts'
import { clearTroop, noTroop } from '../position/troop.ts'
import { shogun } from '../rulebook.ts'
import type { ArmyId, Clan, ShogunState, Troop } from '../state.ts'

/** Whose dice come as they are written. Not for states that are saved or copied. */
export function tape(dice: number[]): Stream {
  return {
    get a() {
      const die = dice.shift()
      if (die === undefined) throw new Error('the tape of dice is at its end')
      return die - 1
    },
    set a(_) {},
    get b() {
      return 0
    },
    set b(_) {},
    get c() {
      return 0
    },
    set c(_) {},
    get d() {
      return 0
    },
    set d(_) {},
  }
}

/** '2a 1s 3g 4p 2r' */
export function troopOf(text: string): Troop {
  const troop = noTroop()
  const kinds = { a: 'archer', s: 'swordsman', g: 'gunner', p: 'spearman', r: 'ronin' } as const
  for (const [, count, letter] of text.matchAll(/(\d+)([asgpr])\b/g)) {
    troop[kinds[letter as keyof typeof kinds]] = Number(count)
  }
  return troop
}

type Colour = (typeof colours)[number]

export interface Scene {
  readonly seats?: number
  readonly options?: Record<string, OptionValue>
  readonly round?: number
  /** Province forces by colour: { pink: 'hida 3p, mino 1a 2p' }. An army's province need not be named. */
  readonly forces?: Partial<Record<Colour, string>>
  /** Armies by colour: { pink: ['hida level 3: 1a 1s 2g', 'mino: slain 3p', 'lost'] }; 'D' alone is an empty list. */
  readonly armies?: Partial<Record<Colour, readonly string[]>>
  readonly castles?: Record<string, 1 | 2>
  readonly hidden?: Record<string, number>
  readonly koku?: Partial<Record<Colour, number>>
  readonly ninja?: Colour
  /** Where play stands, outermost first: a step by its name, with its facts. */
  readonly at: readonly (readonly [string, object])[]
  readonly change?: (s: ShogunState) => void
}

export const clanNamed = (colour: Colour): Clan => colours.indexOf(colour)
export const at = provinceOf

/** The war turn of a clan, from its beginning. */
export function warTurnOf(colour: Colour, step = 'begin'): Scene['at'] {
  return [
    ['set-up / rounds', { turn: 0, splitter: 0 }],
    ['round / after war', { turn: 9 }],
    [`war turn / ${step}`, { clan: clanNamed(colour), latest: none }],
  ]
}

/** An action of the round, from its beginning. */
export function actionOf(step: string): Scene['at'] {
  return [
    ['set-up / rounds', { turn: 0, splitter: 0 }],
    [`round / ${step}`, { turn: 0 }],
  ]
}

function emptyTable(order: Scene): ShogunState {
  const seats = order.seats ?? 4
  const s = shogun.begin(chooseSetup(shogun, `standard-${seats}`, order.options ?? {}), 'scene')
  s.round = order.round ?? 2
  s.stage = 'war'
  s.order = s.clans.map((_, clan) => clan)
  s.awaiting = 0
  for (let province = 0; province < provinceCount; province++) {
    s.owner[province] = none
    s.bare[province] = false
    clearTroop(s.forces[province])
  }
  for (const army of s.armies) {
    clearTroop(army)
    army.leader = 'lost'
    army.place = none
  }
  s.clans.forEach((clan, i) => {
    Object.assign(clan, { provinces: 0, koku: 0, sword: i + 1, ready: true })
  })
  return s
}

function setArmy(s: ShogunState, id: ArmyId, clan: Clan, text: string): void {
  if (text === 'lost') return
  const [head, units = ''] = text.split(':')
  const [place = '', , level] = head.split(' ')
  const army = s.armies[id]
  Object.assign(army, troopOf(units))
  army.place = provinceOf(place)
  army.leader = units.includes('slain') ? 'slain' : 'living'
  if (army.leader === 'slain') army.slainBy = (clan + 1) % s.clans.length
  army.hole = level === undefined ? 0 : experienceTrack.indexOf(Number(level))
  s.owner[army.place] = clan
}

/** Clans that the scene does not name live on in a corner, so that nobody is out. */
const corners = ['dewa', 'mutsu', 'oki', 'tsushima', 'sado']

function populate(s: ShogunState, order: Scene): void {
  s.clans.forEach((_, clan) => {
    const colour = colours[clan]
    const armies = order.armies?.[colour] ?? [`${corners[clan]}: 1a`]
    armies.forEach((text, i) => {
      setArmy(s, firstArmyOf(clan) + i, clan, text)
    })
    for (const part of (order.forces?.[colour] ?? '').split(',')) {
      const [province = '', ...units] = part.trim().split(' ')
      if (province === '') continue
      Object.assign(s.forces[provinceOf(province)], troopOf(units.join(' ')))
      s.owner[provinceOf(province)] = clan
    }
    s.clans[clan].koku = order.koku?.[colour] ?? 0
  })
}

/** Stock and supply are whatever is not in play. */
function countUp(s: ShogunState): void {
  s.ronin = roninCount
  for (let province = 0; province < provinceCount; province++) {
    s.ronin -= s.forces[province].ronin + s.hidden[province]
    if (s.owner[province] !== none) s.clans[s.owner[province]].provinces++
  }
  for (const army of s.armies) s.ronin -= army.ronin
  s.clans.forEach(({ stock }, clan) => {
    for (const kind of regularKinds) {
      stock[kind] = perColour[kind]
      for (let p = 0; p < provinceCount; p++) if (s.owner[p] === clan) stock[kind] -= s.forces[p][kind]
      for (let n = 0; n < armiesPerClan; n++) stock[kind] -= s.armies[firstArmyOf(clan) + n][kind]
    }
  })
}

/** A position set up by hand, and play that goes on from it. */
export class TestTable {
  readonly state: ShogunState
  readonly told: ShogunEvent[] = []
  private isImagined = false

  constructor(order: Scene) {
    const s = emptyTable(order)
    populate(s, order)
    for (const [province, level] of Object.entries(order.castles ?? {})) {
      s.castle[provinceOf(province)] = level
      s.castles--
      if (level === 2) s.bases--
    }
    for (const [province, ronin] of Object.entries(order.hidden ?? {})) s.hidden[provinceOf(province)] = ronin
    countUp(s)
    if (order.ninja !== undefined) {
      s.ninja = clanNamed(order.ninja)
      s.ninjaRound = s.round
    }
    const [step = '', facts] = order.at.at(-1) ?? []
    if (step.startsWith('war turn /')) {
      s.turn = (facts as { clan: Clan }).clan
      s.phase = 'A'
    }
    order.change?.(s)
    const stack = order.at.map(([step, facts]) => ({ at: step, facts, sealed: null }))
    this.state = shogun.load({ ...shogun.save(s), stack } as Parameters<typeof shogun.load>[0])
    this.run()
  }

  private run(): void {
    this.state.tell = (event) => this.told.push(event)
    shogun.sequence.run(this.state)
    this.state.tell = null
    this.checkOffers()
  }

  private checkOffers(): void {
    if (this.isImagined) return
    for (const seat of this.asked) checkLaw(shogun, this.state, seat)
  }

  /** Goes on in a world that another player imagines: where no answer would be left, the law is eased there. */
  imagine(change: (s: ShogunState) => void): this {
    this.isImagined = true
    change(this.state)
    return this
  }

  dice(...dice: number[]): this {
    this.state.dice = tape(dice)
    return this
  }

  /** The step that asks. */
  get asks(): string {
    return shogun.questions(this.state)[0]?.name ?? 'nobody'
  }

  get asked(): Seat[] {
    return seatsIn(this.state.awaiting)
  }

  list(seat: Seat = this.asked[0] as Seat): readonly ShogunAction[] {
    return shogun.answers(this.state, seat)
  }

  /** Whether an answer with these fields is offered. */
  offers(fields: Partial<Record<string, unknown>>, seat: Seat = this.asked[0] as Seat): boolean {
    return this.find(fields, seat) !== undefined
  }

  private find(fields: Partial<Record<string, unknown>>, seat: Seat): ShogunAction | undefined {
    return this.list(seat).find((action) =>
      Object.entries(fields).every(([name, value]) => (action as Record<string, unknown>)[name] === value),
    )
  }

  /** Gives the first offered answer with these fields. */
  say(fields: Partial<Record<string, unknown>>, seat?: Seat): this {
    const speaker = seat ?? this.asked.find((each) => this.find(fields, each) !== undefined)
    const action = speaker === undefined ? undefined : this.find(fields, speaker)
    if (action === undefined || speaker === undefined || !includes(this.state.awaiting, speaker)) {
      const open = this.asked.map((each) => JSON.stringify(this.list(each))).join(' | ')
      throw new Error(`${JSON.stringify(fields)} is not offered at "${this.asks}": ${open}`)
    }
    shogun.play(this.state, speaker, action, (event) => this.told.push(event))
    const wrong = this.state.result === null ? shogun.scrutiny.violations(this.state) : []
    if (wrong.length > 0) throw new Error(`after ${JSON.stringify(action)}: ${wrong.join('; ')}`)
    this.checkOffers()
    return this
  }

  force(province: string): Troop {
    return this.state.forces[provinceOf(province)]
  }

  owner(province: string): Colour | null {
    return colours[this.state.owner[provinceOf(province)]] ?? null
  }

  /** The events of a kind, in order. */
  events<K extends ShogunEvent['kind']>(kind: K): Extract<ShogunEvent, { kind: K }>[] {
    return this.told.filter((event): event is Extract<ShogunEvent, { kind: K }> => event.kind === kind)
  }

  army(colour: Colour, number = 1): ShogunState['armies'][number] {
    return this.state.armies[firstArmyOf(clanNamed(colour)) + number - 1]
  }
}

export function armyId(colour: Colour, number = 1): ArmyId {
  return firstArmyOf(clanNamed(colour)) + number - 1
}
