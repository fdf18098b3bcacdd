import { languages } from '@gunbai/kernel'
import { shelf } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { columns, print, printJson, type Terminal } from '../terminal.ts'

export function addRulebooks(program: Command, terminal: Terminal): void {
  program
    .command('rulebooks')
    .description('list the rulebooks that can be played')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: true }) => {
      const list = await Promise.all(
        shelf.map(async (shelved) => {
          const [{ id, version, setups }, { title }, versions, spoken] = await Promise.all([
            shelved.load(),
            shelved.messages('en'),
            shelved.versions(),
            shelved.languages(),
          ])
          const missing = languages.filter((each) => !spoken.includes(each))
          return { id, title, version, versions, setups: setups.length, missing }
        }),
      )
      if (json) return printJson(terminal, list)
      print(
        terminal,
        columns(
          list.map(({ id, title, setups, missing }) => [
            id,
            title ?? id,
            setupsOf(setups),
            missing.length === 0 ? '' : `not yet in ${missing.join(', ')}`,
          ]),
        ),
      )
    })
}

function setupsOf(number: number): string {
  return number === 1 ? '1 setup' : `${number} setups`
}
