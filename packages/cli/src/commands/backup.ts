import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BadInput } from '@gunbai/kernel'
import {
  backUp,
  openStorage,
  type Replayed,
  type RowCounts,
  replaySample,
  restore,
  settingsFrom,
} from '@gunbai/server'
import type { Command } from 'commander'
import { count } from '../arguments.ts'
import { complain, print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly sample: number
  readonly json?: true
}

/** So many matches are played again to see whether a copy is good. */
const sample = 50

/** A site into a file, and a file into a site. Both are checked by playing matches again from what was written. */
export function addBackup(program: Command, terminal: Terminal): void {
  program
    .command('backup')
    .description('write everything that a site keeps into a file, while people play on')
    .argument('<file>', 'such as gunbai.backup.gz; whoever has it can read everything')
    .option('--sample <n>', 'how many matches are played again from the file', count, sample)
    .option('--json', 'print JSON')
    .action(async (file: string, options: Options) => {
      const storage = await openStorage(settingsFrom(process.env).storage, 'keeper')
      try {
        await backUp(storage.database, file, Date.now())
      } finally {
        await storage.database.close()
      }
      // the proof of a backup is that it can be restored
      const folder = mkdtempSync(join(tmpdir(), 'gunbai-backup-'))
      try {
        const place = join(folder, 'gunbai.db')
        tell(terminal, options, `${file} is written`, await restored(file, place, options.sample))
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    })
  program
    .command('restore')
    .description(
      'put a backup into an empty place: GUNBAI_DATA or DATABASE_URL, whichever engine it was made on',
    )
    .argument('<file>', 'what `gunbai backup` has written')
    .option('--sample <n>', 'how many matches are played again', count, sample)
    .option('--json', 'print JSON')
    .action(async (file: string, options: Options) => {
      const { storage } = settingsFrom(process.env)
      tell(terminal, options, `${file} is restored`, await restored(file, storage, options.sample))
    })
}

interface Restored {
  readonly rows: RowCounts
  readonly replayed: Replayed
}

async function restored(file: string, place: string, most: number): Promise<Restored> {
  const rows = await restore(file, place)
  const storage = await openStorage(place, 'keeper')
  try {
    return { rows, replayed: await replaySample(storage, settingsFrom({}).shelf, most) }
  } finally {
    await storage.database.close()
  }
}

function tell(terminal: Terminal, { json }: Options, done: string, { rows, replayed }: Restored): void {
  if (json) printJson(terminal, { rows, replayed })
  else {
    const { people = 0, matches = 0, answers = 0 } = rows
    print(terminal, `${done}: ${people} people, ${matches} matches, ${answers} entries.`)
    print(terminal, `${replayed.good} matches were played again from it, and came to what they had come to.`)
    if (replayed.unknown > 0) {
      complain(
        terminal,
        `${replayed.unknown} have rules that this version does not know, and were not tried.`,
      )
    }
  }
  if (replayed.bad.length === 0) return
  const [first] = replayed.bad
  throw new BadInput(
    `${replayed.bad.length} matches do not come to what was stored of them; the first is ${first?.match}: ${first?.why}.`,
  )
}
