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

class TableFile {
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  read(text: string): Tables {
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
    if (typeof given.origin !== 'string' || given.origin === '' || given.origin === reconstruction.origin) {
      throw this.wrong('a name of your own for these tables', given.origin, 'under "origin"')
    }
    return {
      origin: given.origin,
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

  private wrong(expected: string, came: unknown, where: string): BadInput {
    return new BadInput(`${this.file}: expected ${expected} ${where}, got ${shown(came)}.`)
  }

  private json(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch (problem) {
      throw new BadInput(`${this.file}: this is not JSON (${(problem as Error).message}).`)
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
        if (field === 'name' || (stands === undefined && field !== 'byRoad'))
          throw this.wrong('a value that the row has', field, where)
        if (field === 'costs' || field === 'byRoad') this.costs(value, where)
        else if (typeof value !== typeof stands || Array.isArray(value) !== Array.isArray(stands))
          throw this.wrong(`something like ${shown(stands)}`, value, where)
      }
      return { ...row, ...change }
    })
  }

  private costs(value: unknown, where: string): void {
    const fits = (cost: unknown) =>
      cost === null ||
      cost === 'NA' ||
      cost === 'NA*' ||
      cost === 'gate' ||
      (typeof cost === 'number' && cost >= 0 && Number.isInteger(cost * 2))
    if (!Array.isArray(value) || value.length !== 4 || !value.every(fits)) {
      throw this.wrong(
        'four costs, for infantry, cavalry, foot and horse artillery, in whole or half points',
        value,
        where,
      )
    }
  }

  private numbers<T extends object>(stands: T, given: unknown, table: string): T {
    if (given === undefined) return stands
    const changes = this.object(given, `under "${table}"`)
    for (const [name, value] of Object.entries(changes)) {
      if (!Object.hasOwn(stands, name))
        throw this.wrong(`one of ${Object.keys(stands).join(', ')}`, name, `under "${table}"`)
      if (typeof value !== 'number' || !Number.isFinite(value))
        throw this.wrong('a number', value, `under "${table}", "${name}"`)
    }
    return { ...stands, ...changes }
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
    const test = row.test === null ? null : this.whole(row.test, `${where}, "test"`)
    if (typeof row.rout !== 'boolean') throw this.wrong('true or false', row.rout, `${where}, "rout"`)
    return {
      from: this.whole(row.from, `${where}, "from"`),
      levels: this.whole(row.levels, `${where}, "levels"`),
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
      from: this.whole(row.from, `${where}, "from"`),
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
      return {
        label: row.label,
        reach: this.whole(row.reach, `${where}, "reach"`),
        of,
        modifier: this.whole(row.modifier, `${where}, "modifier"`),
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
