import { availableParallelism } from 'node:os'
import { makeBot } from '@gunbai/bots'
import { BadInput, chooseSetup, shown } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { count, list } from '../arguments.ts'
import { harvest, type Part } from '../harvest/harvest.ts'
import { type HarvestOrder, shardCount } from '../harvest/shard.ts'
import { progress } from '../progress.ts'
import { print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly folder: string
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  readonly shard: number
  readonly threads: number
  readonly part: Part
  readonly maxAnswers: number
  readonly json?: true
}

export function addHarvest(program: Command, terminal: Terminal): void {
  program
    .command('harvest')
    .description(
      'let bots play many games and keep them: records in shards, with hashes and a card; goes on where it stopped',
    )
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .argument('<setups>', 'their ids, with commas', list)
    .requiredOption('--folder <path>', 'where they go')
    .option('--bots <a,b,...>', 'who plays, in turn from every seat', list, ['greedy'])
    .option('--games <n>', 'how many', count, 1000)
    .option('--seed <text>', 'where all chance comes from', '1')
    .option('--shard <n>', 'games in a file', count, 500)
    .option('--threads <n>', 'how many shards at a time', count, availableParallelism())
    .option('--part <i/n>', 'this is node i of n, which takes its share of the shards', part, {
      node: 1,
      of: 1,
    })
    .option('--max-answers <n>', 'leave a game unfinished after so many', count, 20_000)
    .option('--json', 'print JSON')
    .action(async (id: string, setups: readonly string[], options: Options) => {
      const { folder, threads, part, json, bots, games, seed, shard, maxAnswers } = options
      const rulebook = await findRulebook(id).load()
      for (const setup of setups) chooseSetup(rulebook, setup)
      for (const bot of bots) makeBot(bot, 0)
      const { version } = rulebook
      const order: HarvestOrder = { rulebook: id, version, setups, bots, games, seed, shard, maxAnswers }
      const bar = progress(terminal, 'shards', Math.ceil(shardCount(order) / part.of), json)
      const notes = await harvest(order, folder, threads, part, bar.at)
      bar.end()
      const sum = notes.reduce((all, note) => all + note.games, 0)
      if (json) printJson(terminal, { shards: notes.length, of: shardCount(order), games: sum })
      else
        print(
          terminal,
          `${sum} games in ${notes.length} of ${shardCount(order)} shards; see ${folder}/README.md`,
        )
    })
}

function part(text: string): Part {
  const [, node, of] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (Number(node) < 1 || !(Number(node) <= Number(of))) {
    throw new BadInput(`A part is written i/n, such as 2/4; got ${shown(text)}.`)
  }
  return { node: Number(node), of: Number(of) }
}
