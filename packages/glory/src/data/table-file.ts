import { BadInput, shown } from '@gunbai/kernel'
import type { FireRow } from './fire.ts'
import type { RatioRow } from './ratio.ts'
import { effects, permissions, type ShockRow } from './shock.ts'
import { reconstruction, type Tables } from './tables.ts'

/**
 * Reads a file in which owners of the printed game enter its tables: JSON with an "origin" and any of the tables below,
 * in the form of the literals of this folder; what is left out stays ours. Throws BadInput that says where and how.
 *
 *     { "origin": "my copy", "fire": [{ "from": -99, "levels": 0, "test": null, "rout": false }, ...] }
 *
 * Terrain and hexsides are given by name, with only the values that differ: { "terrain": { "woods": { "shock": -2 } } }.
 */
export function parseTables(file: string, text: string): Tables {
  return new TableFile(file).read(text)
}

type Plain = Record<string, unknown>

const longest = 100_000
const longestOrigin = 60

/** The words that may stand in a field; another field takes what is like the value that stands there. */
const wordsOf: Readonly<Record<string, readonly unknown[]>> = {
  blocksSight: ['no', 'yes', 'unless adjacent'],
  fallingBack: ['free', 'level', 'barred'],
}
const disordered = ['infantry', 'cavalry']

class TableFile {
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  read(text: string): Tables {
    if (text.length > longest) throw this.wrong(`at most ${longest} characters`, text.length, 'in all')
    const given = this.object(this.json(text), 'at its top')
    const known = [
      'origin',
      'terrain',
      'ways',
      'hexside',
      'fire',
      'fireModifiers',
      'ratio',
      'shock',
      'shockModifiers',
    ]
    for (const name of Object.keys(given)) {
      if (!known.includes(name)) throw this.wrong(`one of ${known.join(', ')}`, name, 'at its top')
    }
    return {
      origin: this.origin(given.origin),
      terrain: this.byName(reconstruction.terrain, given.terrain, 'terrain'),
      hexside: this.byName(reconstruction.hexside, given.hexside, 'hexside'),
      ways: this.numbers(reconstruction.ways, given.ways, 'ways'),
      fireModifiers: this.numbers(reconstruction.fireModifiers, given.fireModifiers, 'fireModifiers'),
      shockModifiers: this.numbers(reconstruction.shockModifiers, given.shockModifiers, 'shockModifiers'),
      fire:
        given.fire === undefined
          ? reconstruction.fire
          : this.rows(given.fire, 'fire', (row, at) => this.fireRow(row, at)),
      ratio: given.ratio === undefined ? reconstruction.ratio : this.ratios(given.ratio),
      shock:
        given.shock === undefined
          ? reconstruction.shock
          : this.rows(given.shock, 'shock', (row, at) => this.shockRow(row, at)),
    }
  }

  private origin(value: unknown): string {
    const name = typeof value === 'string' ? value.trim() : ''
    if (name === '' || name.length > longestOrigin || name === reconstruction.origin) {
      const wanted = `a name of your own for these tables, of at most ${longestOrigin} letters`
      throw this.wrong(wanted, value, 'under "origin"')
    }
    return name
  }

  private wrong(expected: string, came: unknown, where: string): BadInput {
    return new BadInput(`${this.file}: expected ${expected} ${where}, got ${shown(came)}.`)
  }

  private json(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch (problem) {
      throw new BadInput(
        `${this.file}: this is not JSON (${(problem as Error).message}). Is a comma or a quotation mark missing?`,
      )
    }
  }

  private object(value: unknown, where: string): Plain {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      throw this.wrong('an object in braces', value, where)
    return value as Plain
  }

  /** Rows that are found by their name; each given value must be of the kind that stands there now. */
  private byName<Row extends { readonly name: string }>(
    rows: readonly Row[],
    given: unknown,
    table: string,
  ): readonly Row[] {
    if (given === undefined) return rows
    const changes = this.object(given, `under "${table}"`)
    for (const name of Object.keys(changes)) {
      if (!rows.some((row) => row.name === name))
        throw this.wrong(`one of ${rows.map((row) => row.name).join(', ')}`, name, `under "${table}"`)
    }
    return rows.map((row) => {
      if (changes[row.name] === undefined) return row
      const change = this.object(changes[row.name], `under "${table}", "${row.name}"`)
      for (const [field, value] of Object.entries(change)) {
        const stands = (row as unknown as Plain)[field]
        const where = `under "${table}", "${row.name}", "${field}"`
        const roadOfTerrain = field === 'byRoad' && table === 'terrain'
        if (field === 'name' || field === 'letter' || (stands === undefined && !roadOfTerrain)) {
          const fields = Object.keys(row).filter((each) => each !== 'name' && each !== 'letter')
          throw this.wrong(`one of ${fields.join(', ')}`, field, `under "${table}", "${row.name}"`)
        }
        if (field === 'costs' && table === 'hexside') this.crossings(value, where)
        else if (field === 'costs' || field === 'byRoad') this.costs(value, where, field === 'costs')
        else this.like(stands, field, value, where)
      }
      return { ...row, ...change }
    })
  }

  /** A value of the kind that stands there now. */
  private like(stands: unknown, field: string, value: unknown, where: string): void {
    if (Array.isArray(stands)) {
      if (!Array.isArray(value) || !value.every((each) => disordered.includes(each)))
        throw this.wrong(`a list of ${disordered.join(', ')}`, value, where)
    } else if (typeof stands === 'string') {
      const words = wordsOf[field] ?? []
      if (!words.includes(value)) throw this.wrong(`one of ${words.join(', ')}`, value, where)
    } else if (typeof stands === 'number') this.modifier(value, where)
    else if (typeof value !== 'boolean') throw this.wrong('true or false', value, where)
  }

  /** Nothing is entered for nothing, else a march would never end; what guns pay on a way goes by infantry's cost. */
  private costs(value: unknown, where: string, infantryEnters: boolean): void {
    const fits = (cost: unknown, mode: number) =>
      isPoints(cost, 0.5) || (cost === null && !(mode === 0 && infantryEnters))
    if (Array.isArray(value) && value.length === 4 && value.every(fits)) return
    const wanted =
      'four costs from 0.5 up in whole or half points, for infantry, cavalry, foot and horse artillery; ' +
      `null for one that cannot enter${infantryEnters ? ', which infantry always can' : ''}`
    throw this.wrong(wanted, value, where)
  }

  private crossings(value: unknown, where: string): void {
    const fits = (cost: unknown) => isPoints(cost, 0) || cost === 'NA' || cost === 'NA*' || cost === 'gate'
    if (Array.isArray(value) && value.length === 4 && value.every(fits)) return
    const wanted =
      'four costs in whole or half points, for infantry, cavalry, foot and horse artillery; ' +
      '"NA" for one that cannot cross, "NA*" only by a way for 2 more, "gate" only by a way'
    throw this.wrong(wanted, value, where)
  }

  private numbers<T extends object>(stands: T, given: unknown, table: string): T {
    if (given === undefined) return stands
    const changes = this.object(given, `under "${table}"`)
    for (const [name, value] of Object.entries(changes)) {
      const where = `under "${table}", "${name}"`
      if (!Object.hasOwn(stands, name))
        throw this.wrong(`one of ${Object.keys(stands).join(', ')}`, name, `under "${table}"`)
      if (table !== 'ways') this.modifier(value, where)
      else if (!isPoints(value, 0.5)) throw this.wrong('whole or half points from 0.5 up', value, where)
    }
    return { ...stands, ...changes }
  }

  private modifier(value: unknown, where: string): number {
    const number = this.whole(value, where)
    if (Math.abs(number) > 99) throw this.wrong('a whole number from -99 to 99', value, where)
    return number
  }

  /** Rows by least total: the first covers everything below the second, so none is missing and none twice. */
  private rows<Row extends { readonly from: number }>(
    given: unknown,
    table: string,
    read: (row: Plain, where: string) => Row,
  ): readonly Row[] {
    if (!Array.isArray(given) || given.length === 0)
      throw this.wrong('a list of rows', given, `under "${table}"`)
    const rows = given.map((row, i) =>
      read(this.object(row, `in row ${i + 1} of "${table}"`), `in row ${i + 1} of "${table}"`),
    )
    rows.forEach((row, i) => {
      if (i > 0 && row.from <= rows[i - 1].from)
        throw this.wrong(`a "from" above ${rows[i - 1].from}`, row.from, `in row ${i + 1} of "${table}"`)
    })
    return rows
  }

  private whole(value: unknown, where: string): number {
    if (!Number.isInteger(value)) throw this.wrong('a whole number', value, where)
    return value as number
  }

  private fireRow(row: Plain, where: string): FireRow {
    const test = row.test === null ? null : this.modifier(row.test, `${where}, "test"`)
    const levels = this.whole(row.levels, `${where}, "levels"`)
    if (levels < 0 || levels > 3) throw this.wrong('levels of disorder from 0 to 3', levels, where)
    if (typeof row.rout !== 'boolean') throw this.wrong('true or false', row.rout, `${where}, "rout"`)
    return {
      from: this.modifier(row.from, `${where}, "from"`),
      levels,
      test,
      rout: row.rout,
    }
  }

  private shockRow(row: Plain, where: string): ShockRow {
    const list = <T extends string>(value: unknown, of: readonly T[], field: string): T[] => {
      if (!Array.isArray(value) || !value.every((each) => of.includes(each)))
        throw this.wrong(`a list of ${of.join(', ')}`, value, `${where}, "${field}"`)
      return value
    }
    if (row.first !== 'attacker' && row.first !== 'defender')
      throw this.wrong('attacker or defender', row.first, `${where}, "first"`)
    return {
      from: this.modifier(row.from, `${where}, "from"`),
      first: row.first,
      attacker: list(row.attacker, effects, 'attacker'),
      defender: list(row.defender, effects, 'defender'),
      also: list(row.also, permissions, 'also'),
    }
  }

  private ratios(given: unknown): readonly RatioRow[] {
    if (!Array.isArray(given) || given.length === 0)
      throw this.wrong('a list of rows', given, 'under "ratio"')
    const rows = given.map((each, i): RatioRow => {
      const where = `in row ${i + 1} of "ratio"`
      const row = this.object(each, where)
      if (typeof row.label !== 'string') throw this.wrong('a label such as "2:1"', row.label, where)
      const of = this.whole(row.of, `${where}, "of"`)
      if (of < 1) throw this.wrong('at least 1', of, `${where}, "of"`)
      const reach = this.whole(row.reach, `${where}, "reach"`)
      if (reach < 0) throw this.wrong('at least 0', reach, `${where}, "reach"`)
      return {
        label: row.label,
        reach,
        of,
        modifier: this.modifier(row.modifier, `${where}, "modifier"`),
      }
    })
    rows.forEach((row, i) => {
      if (i > 0 && row.reach * rows[i - 1].of >= rows[i - 1].reach * row.of)
        throw this.wrong(
          'ratios from the best for the attacker down',
          row.label,
          `in row ${i + 1} of "ratio"`,
        )
    })
    return rows
  }
}

/** Movement points are whole or half. */
function isPoints(value: unknown, least: number): boolean {
  return typeof value === 'number' && value >= least && value <= 99 && Number.isInteger(value * 2)
}
