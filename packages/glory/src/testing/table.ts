import { CORNER_NAMES, type HexId } from '@gunbai/hexes'
import {
  below,
  chooseSetup,
  copyStream,
  type Rulebook,
  type Stream,
  stream,
  type Told,
  tellInto,
} from '@gunbai/kernel'
import { checkLaw } from '@gunbai/kernel/law'
import type { GloryAction } from '../action.ts'
import type { GloryEvent } from '../event.ts'
import { fieldOf } from '../position/field.ts'
import { lift, put } from '../position/piece.ts'
import { gloryWith } from '../rulebook.ts'
import { beginActivation } from '../rules/turn/activation.ts'
import { formGroups } from '../rules/turn/orders.ts'
import { parseBattle } from '../setups/battle-file.ts'
import { hexCode, hexCoded } from '../setups/hex-code.ts'
import { type Condition, type GloryState, type Unit, WAITING } from '../state.ts'
import type { GloryView } from '../view.ts'

/** A small table for tests: a battle drawn in a few lines, dice that fall as told, answers given in words. */

let laid = 0

export interface Drawn {
  /** Rows of terrain letters with their levels, drawn without the shift; all clear when left out. */
  readonly rows?: readonly string[]
  readonly size?: string
  /** More lines of the battle file: roads, sides, commanders, zones, scores. */
  readonly ground?: string
  /** Lines that need formations: commanders and combined markers. */
  readonly pieces?: string
  /** Units: `formation code arm class front back hex facing [turn]`; formations a, b, c are blue and x, y, z red. */
  readonly units: string
  readonly weather?: 'fog' | 'night'
  readonly options?: Readonly<Record<string, string>>
}

export class TestTable {
  readonly rulebook: Rulebook<GloryState, GloryAction, GloryEvent, GloryView>
  s: GloryState
  readonly told: Told<GloryEvent>[] = []

  constructor(drawn: Drawn) {
    const text = battleText(drawn)
    this.rulebook = gloryWith([parseBattle('test', text)])
    const id = this.rulebook.setups[0].id
    this.s = this.rulebook.begin(chooseSetup(this.rulebook, id, drawn.options ?? {}), 'test')
  }

  unit(code: string): number {
    const found = fieldOf(this.s).cards.findIndex((card) => card.code === code)
    if (found < 0) throw new Error(`no unit ${code}`)
    return found
  }

  piece(code: string): Unit {
    return this.s.units[this.unit(code)]
  }

  hex(code: string): HexId {
    const hex = hexCoded(fieldOf(this.s).ground.map, code)
    if (hex === null) throw new Error(`no hex ${code}`)
    return hex
  }

  /** Where a unit stands, by its code; '-' when it is not on the map. */
  where(code: string): string {
    const { hex } = this.piece(code)
    return hex < 0 ? '-' : hexCode(fieldOf(this.s).ground.map, hex)
  }

  condition(code: string): Condition {
    return this.piece(code).condition
  }

  set(code: string, change: Partial<Unit>): this {
    Object.assign(this.piece(code), change)
    return this
  }

  /** Sets units down elsewhere, in contact with the enemy if wished. */
  place(at: Readonly<Record<string, string>>): this {
    for (const [code, hex] of Object.entries(at)) {
      lift(this.s, this.unit(code))
      put(this.s, this.unit(code), this.hex(hex))
    }
    return this
  }

  /** Makes the dice to come fall like this. */
  dice(...faces: number[]): this {
    this.s.dice = diceThatFall(faces)
    return this
  }

  /** Opens an activation of a formation; its groups have orders if said so. */
  activate(formation: string, how: { readonly orders?: boolean; readonly marker?: number } = {}): this {
    const { s, rulebook } = this
    const at = fieldOf(s).battle.formations.findIndex((each) => each.code === formation)
    formGroups(s)
    for (const group of s.groups) {
      group.order = how.orders && group.formation === at ? 0 : -1
      group.shown = group.formation === at
    }
    const place = rulebook.sequence.placeOf('turn / phaseD')
    const inner = rulebook.sequence.placeOf('activation / markers')
    if (place === null || inner === null) throw new Error('no such steps')
    s.stack = [
      { ...place, facts: { enough: false, runner: 0, ran: 0 }, sealed: null },
      { ...inner, facts: {}, sealed: null },
    ]
    s.cup = []
    s.aside = []
    beginActivation(s, how.marker ?? at * 2, false)
    s.awaiting = 0
    rulebook.sequence.run(s)
    return this
  }

  /** What is asked now, as "procedure / step". */
  asked(): string {
    return this.rulebook.questions(this.s)[0]?.name ?? 'over'
  }

  seat(): number {
    return this.rulebook.questions(this.s)[0]?.seat ?? -1
  }

  /** Every legal answer of whoever is asked first, in words. */
  options(): string[] {
    const seat = this.seat()
    if (seat < 0) return []
    checkLaw(this.rulebook, this.s, seat)
    return this.rulebook.answers(this.s, seat).map((each) => this.say(each))
  }

  /** Options of one kind, without the kind. */
  of(kind: string): string[] {
    return this.options()
      .filter((each) => each === kind || each.startsWith(`${kind} `))
      .map((each) => each.slice(kind.length + 1))
  }

  /** The rule that forbids an answer to whoever is asked first; null where none does. */
  why(action: GloryAction): string | null {
    return this.rulebook.whyNot(this.s, this.seat(), action)?.rule ?? null
  }

  /** Gives answers one after the other; a few words are enough where only one answer begins so. */
  play(...answers: string[]): this {
    for (const words of answers) {
      const seat = this.seat()
      const list = seat < 0 ? [] : this.rulebook.answers(this.s, seat)
      if (seat >= 0) checkLaw(this.rulebook, this.s, seat)
      const action =
        list.find((each) => this.say(each) === words) ??
        list.find((each) => this.say(each).startsWith(`${words} `))
      if (action === undefined)
        throw new Error(`"${words}" is no answer to ${this.asked()}: ${this.options().join('; ')}`)
      this.rulebook.play(this.s, seat, action, tellInto(this.told))
    }
    return this
  }

  /** Answers "done" until a question of that name is asked. */
  until(name: string): this {
    for (let i = 0; i < 40 && this.asked() !== name; i++) this.play('done')
    if (this.asked() !== name) throw new Error(`still at ${this.asked()}, not at ${name}`)
    return this
  }

  /** What was told, of one kind. */
  heard<K extends GloryEvent['kind']>(kind: K): Extract<GloryEvent, { kind: K }>[] {
    return this.told
      .map((each) => each.event)
      .filter((each): each is Extract<GloryEvent, { kind: K }> => each.kind === kind)
  }

  say(action: GloryAction): string {
    const { cards, ground, battle } = fieldOf(this.s)
    const words: string[] = [wordsOf[action.kind] ?? action.kind]
    for (const [name, value] of Object.entries(action)) {
      if (name === 'kind') continue
      if (name === 'unit' || name === 'target' || name === 'after') words.push(cards[value as number].code)
      else if (name === 'hex' || name === 'from') words.push(hexCode(ground.map, value as HexId))
      else if (name === 'facing') words.push(CORNER_NAMES[value as number])
      else if (name === 'commander') words.push(battle.commanders[value as number].code)
      else if (typeof value === 'boolean') {
        if (value) words.push(name)
      } else words.push(String(value))
    }
    return words.join(' ')
  }
}

/** The answers of which the kind is more than one word, as the rules write them. */
const wordsOf: { readonly [K in GloryAction['kind']]?: string } = {
  counterCharge: 'counter-charge',
  counterAttack: 'counter-attack',
  fallBack: 'fall back',
  playOn: 'play on',
}

/**
 * A stream of which the first ten-sided rolls are these. Its first two numbers are set by solving for them, the others by
 * trying: see `next` of the kernel, where a + b + d comes first and (b ^ b >>> 9) + 9c + d + 1 second.
 */
function diceThatFall(faces: readonly number[]): Stream {
  const [one = 0, two = 0] = faces
  for (let c = 1; ; c++) {
    const mixed = (1000 + two - (Math.imul(c, 9) + 1)) | 0
    const b = unmixed(mixed)
    const found = stream((1000 + one - b) | 0, b, c, 0)
    const kept = copyStream(found)
    if (faces.every((face) => below(found, 10) === face)) return kept
  }
}

/** What gives that number when it is mixed with itself, nine bits down. */
function unmixed(mixed: number): number {
  let found = mixed
  for (let shift = 9; shift < 32; shift += 9) found = mixed ^ (found >>> 9)
  return found | 0
}

function battleText(drawn: Drawn): string {
  const [cols, rows] = (drawn.size ?? '12x9').split('x').map(Number)
  const letters =
    drawn.rows?.map((row) => row.match(/[.wopmvtc]\d?/g) as string[]) ??
    Array.from({ length: rows }, () => Array.from({ length: cols }, () => '.'))
  const map = letters
    .map((row, i) => (i % 2 === 1 ? '  ' : '') + row.map((cell) => cell.padEnd(4)).join(''))
    .join('\n')
  const unitLines = drawn.units
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [formation, code, arm, kind, front, back, hex, facing, turn = '0'] = line.trim().split(/\s+/)
      return ['unit', formation, code, code, arm, kind, front, back, hex, facing, turn].join(' | ')
    })
  return `battle test-${++laid}
title Test
turns 9
${drawn.weather ? `${drawn.weather} 1 2 3 4 5 6 7 8 9` : ''}
size ${letters[0].length}x${letters.length}
map
${map}
end
side | blue | Blue
side | red | Red
rout blue W
rout red E
${drawn.ground ?? ''}
form | blue | a | Formation a | 6 | 4
form | blue | b | Formation b | 6 | 4
form | blue | c | Formation c | 6 | 4
form | red | x | Formation x | 5 | 3
form | red | y | Formation y | 5 | 3
form | red | z | Formation z | 5 | 3
${drawn.pieces ?? 'cmd | blue | chief | Chief | chief | 2 | 9 | 99 | 0101 | all'}
${unitLines.join('\n')}
`
}

export { WAITING }
