import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { BadInput, shown } from '@gunbai/kernel'
import { isTable, type TableName } from '../storage/tables.ts'

/**
 * A backup is a text, packed by gzip, that either engine can be restored from: a line that says what it is, a line for each
 * row, a table after the other in an order in which none refers to a later one, and a line by which it is known to be whole.
 */
export interface Beginning {
  readonly gunbai: 'backup'
  readonly format: number
  readonly madeAt: number
  /** The last change of the tables that was made before; a restored site makes those that came since. */
  readonly migration: string
}

/** A table's name, and one of its rows as it is stored. */
export type RowLine = readonly [table: TableName, row: Readonly<Record<string, string | number | null>>]

/** By table, how many rows there are. */
export type RowCounts = Readonly<Partial<Record<TableName, number>>>

export interface Ending {
  readonly rows: RowCounts
  /** SHA-256 of all lines before. */
  readonly digest: string
}

/** The newest form that is written, and the only one there has been. */
export const backupFormat = 1

/** What has been written or read so far, for the line at the end. */
export class RunningCount {
  private readonly hash: Hash = createHash('sha256')
  private readonly counts = new Map<TableName, number>()

  line(text: string): void {
    this.hash.update(text).update('\n')
  }

  row(table: TableName): void {
    this.counts.set(table, (this.counts.get(table) ?? 0) + 1)
  }

  get rows(): RowCounts {
    return Object.fromEntries(this.counts)
  }

  /** Once: after it nothing more is counted. */
  ending(): Ending {
    return { rows: this.rows, digest: this.hash.digest('hex') }
  }
}

/** The first line of a backup. */
export async function beginningOf(file: string): Promise<Beginning> {
  for await (const line of linesOf(file)) return parsedBeginning(file, line)
  throw new BadInput(`${shown(file)} is empty: it is no backup.`)
}

/**
 * Every row of a backup, in the order in which they can be put into tables. At the end it throws where the file is cut
 * short or was changed, so whoever puts them away does it in a transaction, or has read it once before.
 */
export async function* rowsOf(file: string): AsyncGenerator<RowLine> {
  const count = new RunningCount()
  let ending: Ending | null = null
  let number = 0
  for await (const line of linesOf(file)) {
    number++
    if (ending !== null) throw new BadInput(`${shown(file)} goes on after its end, at line ${number}.`)
    const parsed = number === 1 ? parsedBeginning(file, line) : parsedLine(file, line, number)
    if (isEnding(parsed)) {
      ending = parsed
      continue
    }
    count.line(line)
    if (!isRow(parsed)) continue
    count.row(parsed[0])
    yield parsed
  }
  const read = count.ending()
  if (ending === null) {
    throw new BadInput(`${shown(file)} is cut short after line ${number}: take another backup.`)
  }
  if (ending.digest !== read.digest) {
    throw new BadInput(`${shown(file)} was changed or damaged: what it holds is not what was written.`)
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const unpacked = source.pipe(createGunzip())
  // readline hears of lines, not of faults
  const fault = new Promise<never>((_, reject) => {
    for (const stream of [source, unpacked]) stream.once('error', reject)
  })
  fault.catch(() => {})
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]()
  try {
    for (;;) {
      const { done, value } = await Promise.race([lines.next(), fault])
      if (done === true) return
      yield value
    }
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BadInput(`There is no file ${shown(file)}.`)
    if (code?.startsWith('Z_') === true) throw new BadInput(`${shown(file)} is no whole backup: ${message}.`)
    throw problem
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

function parsedBeginning(file: string, line: string): Beginning {
  const found = parsedJson(line) as Partial<Beginning> | null
  if (found?.gunbai !== 'backup' || typeof found.migration !== 'string') {
    throw new BadInput(`${shown(file)} is no backup of a site: its first line says nothing of one.`)
  }
  if (found.format !== backupFormat) {
    throw new BadInput(
      `${shown(file)} is a backup of form ${shown(found.format)}; this version reads form ${backupFormat}. ` +
        'Use the version of Gunbai that made it.',
    )
  }
  return found as Beginning
}

function parsedLine(file: string, line: string, number: number): RowLine | Ending {
  const found = parsedJson(line)
  if (isEnding(found) || isRow(found)) return found
  throw new BadInput(`Line ${number} of ${shown(file)} is neither a row of a known table nor the end.`)
}

function isEnding(line: unknown): line is Ending {
  return typeof line === 'object' && line !== null && 'digest' in line && 'rows' in line
}

function isRow(line: unknown): line is RowLine {
  return (
    Array.isArray(line) &&
    line.length === 2 &&
    isTable(line[0]) &&
    typeof line[1] === 'object' &&
    line[1] !== null
  )
}

function parsedJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
