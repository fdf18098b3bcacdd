import { findFigures } from '@gunbai/rulebooks/figures'
import type { Command } from 'commander'
import { count, each, oneOf } from '../arguments.ts'
import { Environment } from '../environment/environment.ts'
import { answerLines, playOverPipe } from '../environment/pipe.ts'
import { Clerk } from '../environment/replies.ts'
import { answerForms, observations } from '../environment/requests.ts'
import { findGame } from '../game.ts'
import { printJson, type Terminal } from '../terminal.ts'

interface Options {
  readonly option?: readonly string[]
  readonly longest: number
  readonly steps?: number
  readonly games: number
  readonly seed: string
  readonly observe: string
  readonly answers: string
}

export function addEnvironment(program: Command, terminal: Terminal): void {
  program
    .command('environment')
    .description(
      'many games at once for programs that learn: JSON lines in, JSON lines out (docs/environment.md)',
    )
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .argument('<setup>', 'its id, as `setups` lists it')
    .option('--option <name=value>', 'an option of the setup; may be repeated', each)
    .option('--longest <n>', 'cut a game short, as a draw, after so many answers', count, 20_000)
    .option('--steps <n>', 'play so many steps at random over a pipe, and print how fast it went', count)
    .option('--games <n>', 'with --steps: how many games at once', count, 64)
    .option('--seed <text>', 'with --steps: where all chance comes from', '1')
    .option('--observe <form>', `with --steps: ${observations.join(', ')}`, 'packed')
    .option('--answers <form>', `with --steps: ${answerForms.join(', ')}`, 'packed')
    .action(async (rulebookId: string, setupId: string, options: Options) => {
      const { rulebook, setup, seats } = await findGame(rulebookId, setupId, options.option)
      if (options.steps === undefined) {
        const figures = await findFigures(rulebookId)
        const environment = new Environment({ rulebook, setup, seats, figures, longest: options.longest })
        await answerLines(new Clerk(environment), terminal)
        return
      }
      const { steps, games, seed } = options
      const observe = oneOf(observations, 'form of observations', options.observe)
      const answers = oneOf(answerForms, 'form of answers', options.answers)
      printJson(
        terminal,
        await playOverPipe({
          rulebook: rulebookId,
          setup: setupId,
          options: options.option ?? [],
          ...{ steps, games, seed, observe, answers },
        }),
      )
    })
}
