import { directionTo, type HexId, type HexMap } from '@gunbai/hexes'
import { BadInput, type Seat, shown } from '@gunbai/kernel'
import type { Battle, Mode } from './battle.ts'
import { hexCode, hexCoded } from './hex-code.ts'

type Draft = { -readonly [K in keyof Battle]: Battle[K] }

const modesOf: Readonly<Record<string, readonly Mode[]>> = {
  inf: [0], cav: [1], art: [2, 3], foot: [2], horse: [3],
} // biome-ignore format: columns

/** A battle file that cannot be read. */
export class BattleError extends BadInput {
  /** Counted from 1. */
  readonly line: number
  /** The message without the file and the line. */
  readonly problem: string

  constructor(file: string, line: number, problem: string) {
    super(`${file}, line ${line}: ${problem}.`)
    this.line = line
    this.problem = problem
  }
}

/** The words of a battle file, read against what has been drafted so far; each says what is wrong with it. */
export class BattleWords {
  private readonly file: string
  line = 0
  map: HexMap | null = null
  private readonly codes = new Set<string>()
  readonly draft: Draft = {
    id: '', title: '', scale: 'regiment', turns: 0, lastTurnOptional: false, weather: [],
    cols: 0, rows: 0, terrain: [], levels: [], ways: [], sides: [],
    armies: [], formations: [], commanders: [], combined: [], units: [],
    routEdges: [[], []], exits: [[], []], zones: [], held: [], scores: [], automatic: [], tie: -1,
  } // biome-ignore format: columns

  constructor(file: string) {
    this.file = file
  }

  wrong(problem: string): BattleError {
    return new BattleError(this.file, this.line, problem)
  }

  theMap(): HexMap {
    if (this.map === null) throw this.wrong('the line "size 22x12" must come before this')
    return this.map
  }

  hex(word: string | undefined): HexId {
    const map = this.theMap()
    const hex = hexCoded(map, word ?? '')
    if (hex === null) {
      throw this.wrong(
        `expected a hex from 0101 to ${hexCode(map, (map.size - 1) as HexId)}, got ${shown(word)}`,
      )
    }
    return hex
  }

  adjacent(a: HexId, b: HexId): void {
    const map = this.theMap()
    if (directionTo(map, a, b) === null)
      throw this.wrong(`${hexCode(map, a)} and ${hexCode(map, b)} are not neighbours`)
  }

  seat(word: string | undefined): Seat {
    const seat = this.draft.armies.findIndex((each) => each.code === word)
    if (seat < 0) throw this.wrong(`there is no side ${shown(word)}; sides come before whatever names them`)
    return seat
  }

  formationCoded(word: string | undefined): number {
    const at = this.draft.formations.findIndex((each) => each.code === word)
    if (at < 0)
      throw this.wrong(`there is no formation ${shown(word)}; formations come before whatever names them`)
    return at
  }

  commanderCoded(word: string | undefined): number {
    const at = this.draft.commanders.findIndex((each) => each.code === word)
    if (at < 0)
      throw this.wrong(`there is no commander ${shown(word)}; commanders come before whatever names them`)
    return at
  }

  zoneCalled(word: string | undefined): number {
    const at = this.draft.zones.findIndex((each) => each.name === word)
    if (at < 0) throw this.wrong(`there is no zone ${shown(word)}; zones come before whatever names them`)
    return at
  }

  modes(word: string): readonly Mode[] {
    return modesOf[this.oneOf(word, Object.keys(modesOf))]
  }

  whole(word: string | undefined, least: number, most: number): number {
    const number = /^\d+$/.test(word ?? '') ? Number(word) : -1
    if (number < least || number > most)
      throw this.wrong(`expected a whole number from ${least} to ${most}, got ${shown(word)}`)
    return number
  }

  oneOf<T extends string>(word: string | undefined, list: readonly T[]): T {
    const found = list.find((each) => each === word)
    if (found === undefined) throw this.wrong(`expected one of ${list.join(', ')}; got ${shown(word)}`)
    return found
  }

  code(word: string | undefined): string {
    if (!/^[A-Za-z][\w-]*$/.test(word ?? ''))
      throw this.wrong(`expected a name of letters and digits, got ${shown(word)}`)
    return word as string
  }

  unused(word: string | undefined): string {
    const code = this.code(word)
    if (this.codes.has(code)) throw this.wrong(`${shown(code)} is the code of another piece already`)
    this.codes.add(code)
    return code
  }

  expect(fields: readonly string[], form: string): void {
    const expected = form.split('|').length
    if (fields.length !== expected)
      throw this.wrong(`expected ${expected} fields (${form}), got ${fields.length}`)
  }
}
