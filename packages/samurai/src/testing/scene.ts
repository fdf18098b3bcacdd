import { chooseSetup, firstSeat, type Seat, type Stream } from '@gunbai/kernel'
import { checkLaw } from '@gunbai/kernel/law'
import type { SamuraiAction } from '../action.ts'
import { commandCards, commandDeck, FIRST_STRIKE, faceTitled } from '../data/command-cards.ts'
import { ALL_HONOR, type EditionName } from '../data/edition.ts'
import type { SamuraiEvent } from '../event.ts'
import { BOTTOM, NOWHERE, TOP } from '../position/board.ts'
import { samurai } from '../rulebook.ts'
import { dragonDeck } from '../rules/cards/dragon-deck.ts'
import { flagsOf } from '../rules/turn/flags.ts'
import { beginTurn } from '../rules/turn/turn.ts'
import { layOut } from '../setups/deal.ts'
import { keep } from '../setups/library.ts'
import { BY_CARD, kindOf, type Leader, type Rulings, type SamuraiState, type Unit } from '../state.ts'
import { draw, hexesIn, hexOf } from './drawing.ts'
import { wordsOf } from './words.ts'

/** What one army holds. Cards by title; without a hand it has four Command cards of no importance. */
export interface Side {
  readonly hand?: string
  readonly dragons?: string
  readonly honor?: number
  readonly flags?: number
}

export interface Order {
  readonly edition?: EditionName
  readonly turn?: 'top' | 'bottom'
  readonly victory?: number
  readonly rules?: readonly string[]
  readonly zones?: Readonly<Record<string, string>>
  readonly rulings?: Partial<Rulings>
  readonly top?: Side
  readonly bottom?: Side
  /** Titles of the discards. First Strike is among them, where nobody holds it, so that nobody is asked about it. */
  readonly discards?: string
  /**
   * Where they are not given, every Dragon card that nobody holds is discarded, but for three to draw that open no window
   * of their own: then a player is asked only where a card of the scene could be played.
   */
  readonly dragonDiscards?: string
  /** What each side played in its latest turn. */
  readonly lastFace?: { readonly top?: string; readonly bottom?: string }
  /** Units, by hex, that are ordered: play begins in a later phase, with this Command card on the table. */
  readonly ordered?: string
  readonly orderedLeaders?: string
  readonly card?: string
  readonly phase?: 'move' | 'battle'
  readonly change?: (s: SamuraiState) => void
}

const faces = 'ctsfhx'

/** Dice that come as they are written: c, t, s the symbols, f flag, h honor, x swords. Not for states that are copied. */
export function tape(dice: string[]): Stream {
  const fixed: Stream = { a: 0, b: 0, c: 0, d: 0 }
  Object.defineProperty(fixed, 'a', {
    get: () => {
      const face = dice.shift()
      if (face === undefined) throw new Error('a die is rolled that nobody has written')
      return faces.indexOf(face)
    },
    set: () => {},
  })
  for (const name of ['b', 'c', 'd']) Object.defineProperty(fixed, name, { get: () => 0, set: () => {} })
  return fixed
}

const titlesIn = (text: string | undefined): string[] => (text ?? '').split(/[\s,]+/).filter(Boolean)

/** Takes the first card of each title out of a deck. */
function takeTitled(deck: number[], titles: readonly string[], titleOf: (card: number) => string): number[] {
  return titles.map((title) => {
    const at = deck.findIndex((card) => titleOf(card) === title)
    if (at < 0) throw new Error(`no card "${title}" is left`)
    return deck.splice(at, 1)[0]
  })
}

const takeCommand = (deck: number[], titles: readonly string[]): number[] =>
  takeTitled(deck, titles, (card) => commandCards[commandDeck[card]].title)

const dull = ['order-two-left', 'order-two-right', 'order-three-left', 'order-three-right']

function dealCommand(s: SamuraiState, order: Order): void {
  const draw = Array.from(commandDeck, (_, card) => card)
  const hands = [order.top?.hand, order.bottom?.hand]
  const table = order.ordered === undefined ? [] : takeCommand(draw, [order.card ?? 'order-three-centre'])
  s.hands = hands.map((hand) => takeCommand(draw, hand === undefined ? dull : titlesIn(hand)))
  const discards = takeCommand(draw, titlesIn(order.discards))
  for (let at = draw.length - 1; at >= 0; at--) {
    if (commandDeck[draw[at]] === FIRST_STRIKE) discards.push(...draw.splice(at, 1))
  }
  s.deck = { draw, discards }
  s.handSize = s.hands.map((hand) => hand.length)
  if (table.length > 0) {
    s.handSize[s.turn.seat]++
    s.turn.card = table[0]
    s.turn.face = commandDeck[table[0]]
  }
}

const quietDragons = ['katchu-keiba-victor', 'legendary-combat', 'spirit-of-haya-ji']

function dealDragons(s: SamuraiState, order: Order): void {
  const { cards } = dragonDeck(order.edition ?? 'gmt')
  const draw = Array.from(cards, (_, card) => card)
  const titleOf = (card: number): string => cards[card].face.title
  s.dragonHands = [order.top, order.bottom].map((side) => takeTitled(draw, titlesIn(side?.dragons), titleOf))
  if (order.dragonDiscards !== undefined) {
    s.dragons = { discards: takeTitled(draw, titlesIn(order.dragonDiscards), titleOf), draw }
    return
  }
  const quiet = draw.filter((card) => quietDragons.includes(titleOf(card)))
  s.dragons = { discards: draw.filter((card) => !quiet.includes(card)), draw: quiet }
}

/** A position drawn by hand, and play that goes on from it. */
export class Scene {
  readonly state: SamuraiState
  readonly told: SamuraiEvent[] = []
  private tape: string[] = []

  constructor(drawing: string, order: Order = {}) {
    const edition = order.edition ?? 'gmt'
    const seat = order.turn === 'bottom' ? BOTTOM : TOP
    const { scenario, blocks } = draw(drawing, {
      edition,
      victory: order.victory ?? 9,
      first: seat,
      rules: order.rules ?? [],
      zones: order.zones ?? {},
    })
    keep(scenario)
    const setup = edition === 'gmt' ? 'gmt-01' : 'zvezda-1'
    const s = samurai.begin(chooseSetup(samurai, setup, {}), 'scene')
    s.scenario = scenario.id
    s.rulings = { ...s.rulings, ...order.rulings }
    s.awaiting = 0
    layOut(s)
    beginTurn(s, seat)
    dealCommand(s, order)
    dealDragons(s, order)
    s.honor = [order.top?.honor ?? 10, order.bottom?.honor ?? 10]
    s.pool = ALL_HONOR - s.honor[TOP] - s.honor[BOTTOM]
    s.flags = [order.top?.flags ?? 0, order.bottom?.flags ?? 0]
    for (const [hex, count] of blocks) s.units[s.unitAt[hex]].blocks = count
    if (order.lastFace?.top !== undefined) s.lastFace[TOP] = faceTitled(order.lastFace.top)
    if (order.lastFace?.bottom !== undefined) s.lastFace[BOTTOM] = faceTitled(order.lastFace.bottom)
    const step = order.ordered === undefined ? 'start' : (order.phase ?? 'battle')
    for (const hex of hexesIn(order.ordered ?? '')) s.units[s.unitAt[hex]].ordered = BY_CARD
    for (const hex of hexesIn(order.orderedLeaders ?? '')) s.leaders[s.leaderAt[hex]].ordered = true
    s.dice = tape(this.tape)
    order.change?.(s)
    const place = samurai.sequence.placeOf(`turn / ${step}`)
    const frame = s.stack.at(-1)
    if (place === null || frame === undefined || frame.proc !== place.proc) throw new Error(`no step ${step}`)
    frame.step = place.step
    this.state = s
    s.tell = (event) => {
      this.told.push(event)
    }
    samurai.sequence.run(s)
    s.tell = null
  }

  /** The dice to come, after those already written. */
  dice(written: string): this {
    for (const face of written.replaceAll(' ', '')) {
      if (!faces.includes(face)) throw new Error(`no face "${face}"`)
      this.tape.push(face)
    }
    return this
  }

  /** Dice that were written and not rolled. */
  get diceLeft(): number {
    return this.tape.length
  }

  /** The step that asks, or `over`. */
  get asks(): string {
    return samurai.questions(this.state)[0]?.name ?? 'over'
  }

  /** Whom it asks. */
  get asked(): Seat {
    return firstSeat(this.state.awaiting)
  }

  /** Every legal answer, in words. */
  get answers(): string[] {
    if (this.state.awaiting === 0) return []
    checkLaw(samurai, this.state, this.asked)
    return samurai.answers(this.state, this.asked).map((action) => wordsOf(this.state, action))
  }

  /** The legal answers that begin with this word. */
  offers(word: string): string[] {
    return this.answers.filter((each) => each === word || each.startsWith(`${word} `)).sort()
  }

  can(answer: string): boolean {
    return this.answers.includes(answer)
  }

  /** Gives answers, each one legal; no piece, card or token is lost on the way, and no card is told while it is hidden. */
  say(...answers: string[]): this {
    for (const answer of answers) {
      if (this.state.awaiting !== 0) checkLaw(samurai, this.state, this.asked)
      const list = this.state.awaiting === 0 ? [] : samurai.answers(this.state, this.asked)
      const action = list.find((each) => wordsOf(this.state, each) === answer)
      if (action === undefined) {
        throw new Error(`"${answer}" is not offered at "${this.asks}": ${this.answers.join(', ')}`)
      }
      samurai.play(this.state, this.asked, action, (event) => {
        this.expectKnown(event)
        this.told.push(event)
      })
      const wrong = this.state.result === null ? samurai.scrutiny.violations(this.state) : []
      if (wrong.length > 0) throw new Error(`after "${answer}": ${wrong.join('; ')}`)
    }
    return this
  }

  private expectKnown(event: SamuraiEvent): void {
    const hidden = new Set(samurai.scrutiny.secrets(this.state, null))
    const leaked = samurai.scrutiny.mentions(event).filter((each) => hidden.has(each))
    if (leaked.length > 0) throw new Error(`"${event.kind}" tells everybody of ${leaked.join(', ')}`)
  }

  /** The rule that forbids an answer. */
  whyNot(action: { readonly kind: string; readonly [field: string]: unknown }): string | undefined {
    return samurai.whyNot(this.state, this.asked, action as unknown as SamuraiAction)?.rule
  }

  unit(hex: string): Unit {
    const id = this.state.unitAt[hexOf(hex)]
    if (id < 0) throw new Error(`no unit stands in ${hex}`)
    return this.state.units[id]
  }

  leader(hex: string): Leader {
    const id = this.state.leaderAt[hexOf(hex)]
    if (id < 0) throw new Error(`no leader stands in ${hex}`)
    return this.state.leaders[id]
  }

  /** What stands in a hex, as it would be drawn with its blocks: `ssp4+i`, `+C`, or `.` */
  at(hex: string): string {
    const { unitAt, leaderAt, units, leaders } = this.state
    const unit = units[unitAt[hexOf(hex)]]
    const leader = leaders[leaderAt[hexOf(hex)]]
    const code = unit === undefined ? '' : `${kindOf(unit).code}${unit.blocks}`
    const mark = leader === undefined ? '' : `+${leader.kind === 'commander' ? 'g' : leader.kind[0]}`
    if (unit === undefined && leader === undefined) return '.'
    return (unit ?? leader).seat === TOP ? code + mark : (code + mark).toUpperCase()
  }

  blocks(hex: string): number {
    return this.unit(hex).blocks
  }

  get honor(): readonly number[] {
    return this.state.honor
  }

  get flags(): number[] {
    return [flagsOf(this.state, TOP), flagsOf(this.state, BOTTOM)]
  }

  /** Every roll so far: what for, and how many dice. */
  get rolls(): string[] {
    return this.told.flatMap((event) =>
      event.kind === 'rolled' ? [`${event.purpose} ${event.faces.length}`] : [],
    )
  }

  /** The kinds of what was told. */
  happened(kind: SamuraiEvent['kind']): boolean {
    return this.told.some((event) => event.kind === kind)
  }

  get winner(): Seat | null {
    return this.state.result?.winners[0] ?? null
  }

  /** How many pieces of a side are gone. */
  gone(seat: Seat): number {
    const pieces = [...this.state.units, ...this.state.leaders]
    return pieces.filter((piece) => piece.seat === seat && piece.hex === NOWHERE).length
  }
}

export const drawn = (drawing: string, order: Order = {}): Scene => new Scene(drawing, order)
