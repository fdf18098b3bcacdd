import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput, hashOf, printRecord, type SetupInfo, shown } from '@gunbai/kernel'
import { findRulebook, type Shelved, shelf } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { count, list } from '../arguments.ts'
import { type FuzzOrder, fuzz } from '../fuzz/fuzzer.ts'
import { addTally, emptyTally, isClean } from '../fuzz/tally.ts'
import { messagesOf } from '../messages.ts'
import { progress } from '../progress.ts'
import { columns, complain, print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly answers: number
  readonly seed: string
  readonly setups?: readonly string[]
  readonly maxAnswers: number
  readonly folder: string
  readonly json?: true
}

export function addFuzz(program: Command, terminal: Terminal): void {
  program
    .command('fuzz')
    .description('play at random and check every rule that knows no game; a failure leaves a shrunk record')
    .argument('<rulebook>', 'its id, or "all"')
    .option('--answers <n>', 'how many, spread over all setups', count, 100_000)
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--setups <a,b,...>', 'only these', list)
    .option('--max-answers <n>', 'leave a game unfinished after so many', count, 5000)
    .option('--folder <path>', 'where records of failures go', 'fuzz-failures')
    .option('--json', 'print JSON')
    .action(async (rulebookId: string, options: Options) => {
      const shelved = rulebookId === 'all' ? shelf : [findRulebook(rulebookId)]
      const orders = await Promise.all(
        shelved.map((each, i) => orderOf(each, options, shares(i, shelved.length))),
      )
      const { json, folder } = options
      const sum = emptyTally()
      const bar = progress(terminal, 'answers', options.answers, json)
      for (const order of orders) {
        const before = sum.answers
        const tally = fuzz(order, {
          answered: (answers) => bar.at(before + answers),
          failed(failure, record) {
            const text = record === null ? null : printRecord(record)
            const file =
              text === null
                ? null
                : join(folder, `${order.rulebook.id}-${failure.check}-${hashOf(text)}.json`)
            if (file !== null && text !== null) {
              mkdirSync(folder, { recursive: true })
              writeFileSync(file, text)
            }
            complain(
              terminal,
              `${order.rulebook.id}: ${failure.check}: ${failure.message}${file ? `\n  ${file}` : ''}`,
            )
          },
        })
        addTally(sum, tally)
      }
      bar.end()
      if (!isClean(sum)) terminal.exitCode = 1
      if (json) printJson(terminal, sum)
      else print(terminal, columns(Object.entries(sum)))
    })

  /** Its part of the answers: all of them together are what was asked for. */
  function shares(place: number, of: number) {
    return (answers: number) => Math.floor((answers * (place + 1)) / of) - Math.floor((answers * place) / of)
  }
}

async function orderOf(
  shelved: Shelved,
  { answers, seed, setups, maxAnswers }: Options,
  share: (answers: number) => number,
): Promise<FuzzOrder> {
  const [rulebook, messages] = await Promise.all([shelved.load(), messagesOf(shelved)])
  return {
    rulebook,
    messages,
    setups: setups?.map((id) => setupOf(rulebook, id)) ?? rulebook.setups,
    answers: share(answers),
    seed,
    maxAnswers,
  }
}

function setupOf(
  rulebook: { readonly id: string; readonly setups: readonly SetupInfo[] },
  id: string,
): SetupInfo {
  const found = rulebook.setups.find((each) => each.id === id)
  if (found === undefined) throw new BadInput(`The rulebook "${rulebook.id}" has no setup ${shown(id)}.`)
  return found
}
