import { findRulebook } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { count } from '../arguments.ts'
import { exhaust } from '../exhaustion.ts'
import { progress } from '../progress.ts'
import { print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly seed: string
  readonly maxGames: number
  readonly maxSeconds: number
  readonly maxAnswers: number
  readonly json?: true
}

export function addExhaust(program: Command, terminal: Terminal): void {
  program
    .command('exhaust')
    .description('play until every card, kind, terrain and procedure step was used, and name what never was')
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--max-games <n>', 'stop after so many games', count, 10_000)
    .option('--max-seconds <n>', 'stop after so long', count, 300)
    .option('--max-answers <n>', 'leave a game unfinished after so many', count, 5000)
    .option('--json', 'print JSON')
    .action(async (rulebookId: string, { json, ...order }: Options) => {
      const rulebook = await findRulebook(rulebookId).load()
      const total = rulebook.scrutiny.inventory.length + rulebook.sequence.stepNames().length
      const bar = progress(terminal, 'used', total, json)
      const found = exhaust({ rulebook, ...order }, bar.at)
      bar.end()
      if (found.used < found.things || found.unlistedThings.length > 0) terminal.exitCode = 1
      if (json) return printJson(terminal, found)
      print(
        terminal,
        `${found.used} of ${found.things} were used in ${found.games} games, ${found.answers} answers`,
      )
      for (const thing of found.unusedThings) print(terminal, `  never used: ${thing}`)
      for (const step of found.unusedSteps) print(terminal, `  never reached: ${step}`)
      for (const thing of found.unlistedThings) print(terminal, `  used, but not in the inventory: ${thing}`)
    })
}
