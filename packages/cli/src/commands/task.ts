import { makeBot } from '@gunbai/bots'
import { BadInput, shown } from '@gunbai/kernel'
import { findFigures } from '@gunbai/rulebooks/figures'
import type { Command } from 'commander'
import { count, list } from '../arguments.ts'
import { Environment } from '../environment/environment.ts'
import { doTask, type TaskScore, tasks } from '../environment/tasks.ts'
import { findGame } from '../game.ts'
import { progress } from '../progress.ts'
import { columns, print, printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly bots: readonly string[]
  readonly games?: number
  readonly json?: true
}

export function addTask(program: Command, terminal: Terminal): void {
  program
    .command('task')
    .description('the fixed tasks of the environment, and how well bots of the house do them')
    .argument('[task]', 'its id; without one, what there is')
    .option('--bots <a,b,...>', 'who does it', list, ['random', 'beginner', 'playout', 'greedy'])
    .option('--games <n>', 'fewer games than the task has', count)
    .option('--json', 'print JSON')
    .action(async (id: string | undefined, { bots, games, json }: Options) => {
      if (id === undefined) {
        if (json) printJson(terminal, tasks)
        else print(terminal, columns(tasks.map((task) => Object.values(task))))
        return
      }
      const task = tasks.find((each) => each.id === id)
      if (task === undefined) {
        throw new BadInput(
          `There is no task ${shown(id)}. There are ${tasks.map((each) => each.id).join(', ')}.`,
        )
      }
      for (const bot of bots) makeBot(bot, 0)
      const game = await findGame(task.rulebook, task.setup)
      const environment = new Environment({
        ...game,
        figures: await findFigures(task.rulebook),
        longest: 20_000,
      })
      const asked = { ...task, games: games ?? task.games }
      const scores: TaskScore[] = bots.map((bot) => {
        const bar = progress(terminal, bot, asked.games, json)
        const score = doTask(environment, asked, bot, bar.at)
        bar.end()
        return score
      })
      if (json) printJson(terminal, scores)
      else
        print(
          terminal,
          columns(scores.map(({ bot, mean, margin, cut }) => [bot, mean, `± ${margin}`, `${cut} cut short`])),
        )
    })
}
