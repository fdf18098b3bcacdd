import { BadInput } from '@gunbai/kernel'
import { findRulebook, shelf } from '@gunbai/rulebooks'
import { findSchemas } from '@gunbai/rulebooks/schemas'
import type { Command } from 'commander'
import { count } from '../arguments.ts'
import { progress } from '../progress.ts'
import { checkSchemas } from '../schema-check.ts'
import { columns, complain, print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly answers: number
  readonly seed: string
  readonly maxAnswers: number
  readonly json?: true
}

export function addSchemas(program: Command, terminal: Terminal): void {
  program
    .command('schemas')
    .description('hold what is seen, answered and told in random games to the JSON schemas of the protocol')
    .argument('<rulebook>', 'its id, or "all"')
    .option('--answers <n>', 'how many, of each game, spread over its setups', count, 10_000)
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--max-answers <n>', 'leave a game unfinished after so many', count, 2000)
    .option('--json', 'print JSON')
    .action(async (id: string, { json, ...order }: Options) => {
      for (const shelved of id === 'all' ? shelf : [findRulebook(id)]) {
        const schemas = await findSchemas(shelved.id)
        if (schemas === null) {
          throw new BadInput(`There are no schemas of "${shelved.id}"; make them: node tools/schemas.ts`)
        }
        const bar = progress(terminal, shelved.id, order.answers, json)
        const { misfits, ...counts } = checkSchemas(await shelved.load(), schemas, order, bar.at)
        bar.end()
        if (json) printJson(terminal, { rulebook: shelved.id, ...counts, misfits })
        else {
          print(
            terminal,
            columns([[shelved.id, ...Object.entries(counts).map(([what, n]) => `${n} ${what}`)]]),
          )
          for (const misfit of misfits) complain(terminal, misfit)
        }
        if (misfits.length > 0) terminal.exitCode = 1
      }
    })
}
