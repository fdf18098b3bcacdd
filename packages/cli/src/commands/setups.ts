import type { OptionInfo } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { speaker } from '@gunbai/words'
import type { Command } from 'commander'
import { columns, print, printJson, type Terminal } from '../terminal.ts'

export function addSetups(program: Command, terminal: Terminal): void {
  program
    .command('setups')
    .description('list the setups of a rulebook')
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .option('--json', 'print JSON')
    .action(async (rulebookId: string, { json }: { json?: true }) => {
      const shelved = findRulebook(rulebookId)
      const rulebook = await shelved.load()
      const say = speaker('en', await shelved.messages('en'))
      const list = rulebook.setups.map((info) => ({ ...info, title: say({ id: `setup.${info.id}` }) }))
      if (json) return printJson(terminal, list)
      print(
        terminal,
        columns(list.map(({ id, title, seats, options }) => [id, title, `${seats} seats`, written(options)])),
      )
    })
}

/** The options as they are chosen on a command line, the recommended value first. */
function written(options: readonly OptionInfo[]): string {
  return options.map(({ name, values }) => `${name}=${values.join('|')}`).join('  ')
}
