import { BadInput } from '@gunbai/kernel'
import { findRulebook, type Shelved, shelf } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { count } from '../arguments.ts'
import { checkGolden } from '../golden/golden-check.ts'
import { goldenVersions, writeGolden } from '../golden/golden-file.ts'
import { playGolden } from '../golden/golden-plan.ts'
import { columns, complain, print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly record?: true
  readonly of?: number
  readonly json?: true
}

export function addGolden(program: Command, terminal: Terminal): void {
  program
    .command('golden')
    .description('play the golden games of every version again, or play new ones for the newest')
    .argument('<rulebook>', 'its id, or "all"')
    .option('--record', 'play new ones, for a version that nobody has begun a match with')
    .option('--of <version>', 'an older version; new ones only where it has none', count)
    .option('--json', 'print JSON')
    .action(async (rulebookId: string, { record, of, json }: Options) => {
      const chosen = rulebookId === 'all' ? shelf : [findRulebook(rulebookId)]
      const list = []
      for (const shelved of chosen) {
        if (record) await recordGolden(shelved, of)
        for (const version of of === undefined ? await versionsOf(shelved) : [of]) {
          list.push(await checkGolden(shelved, version))
        }
      }
      if (list.some(({ problems }) => problems.length > 0)) terminal.exitCode = 1
      if (json) return printJson(terminal, list)
      for (const { problems } of list) for (const problem of problems) complain(terminal, problem)
      const rows = list.map(({ rulebook, version, games, answers, problems }) => [
        `${rulebook} ${version}`,
        `${games} games`,
        `${answers} answers`,
        problems.length === 0 ? 'good' : 'wrong',
      ])
      print(terminal, columns(rows))
    })
}

/** Those that can be played, and those that have golden games. */
async function versionsOf(shelved: Shelved): Promise<number[]> {
  return [...new Set([...(await shelved.versions()), ...goldenVersions(shelved.id)])].sort((a, b) => a - b)
}

async function recordGolden(shelved: Shelved, of?: number): Promise<void> {
  const { version: newest } = await shelved.load()
  const version = of ?? newest
  if (version !== newest && goldenVersions(shelved.id).includes(version)) {
    throw new BadInput(`Version ${version} of ${shelved.id} has its golden games; they stay as they are.`)
  }
  writeGolden(shelved.id, version, playGolden(await shelved.load(version)))
}
