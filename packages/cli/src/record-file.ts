import { readFileSync, writeFileSync } from 'node:fs'
import { BadInput, type GameRecord, parseRecord, printRecord, shown } from '@gunbai/kernel'

/** Reads a record from a file. Throws BadInput that says what is wrong with it. */
export function readRecord(path: string): GameRecord {
  return parseRecord(readText(path))
}

/** Writes a record, never over a file that is already there unless told so. Throws BadInput. */
export function writeRecord(path: string, record: GameRecord, overwrite = false): void {
  try {
    writeFileSync(path, printRecord(record), { flag: overwrite ? 'w' : 'wx' })
  } catch (problem) {
    throw new BadInput(`The record cannot be written to ${shown(path)}: ${whyNot(problem)}.`)
  }
}

/** The text of a file. Throws BadInput that says what it should have been. */
export function readText(path: string, what = 'record'): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (problem) {
    throw new BadInput(`The ${what} ${shown(path)} cannot be read: ${whyNot(problem)}.`)
  }
}

function whyNot(problem: unknown): string {
  const { code, message } = problem as NodeJS.ErrnoException
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder'
    case 'EEXIST':
      return 'there is already a file of that name'
    case 'EISDIR':
      return 'it is a folder'
    case 'EACCES':
      return 'this user may not'
    default:
      return message
  }
}
