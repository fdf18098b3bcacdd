import { relative } from 'node:path'
import { findRulebook } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { freeze, listVersions } from '../freeze/frozen-folder.ts'
import { print, printJson, type Terminal } from '../terminal.ts'

export function addFreeze(program: Command, terminal: Terminal): void {
  program
    .command('freeze')
    .description('keep the newest version of a rulebook as it is, before the next one begins')
    .argument('<rulebook>', 'its id, as `rulebooks` lists it')
    .option('--json', 'print JSON')
    .action(async (rulebookId: string, { json }: { json?: true }) => {
      const frozen = await freeze(findRulebook(rulebookId))
      listVersions()
      if (json) return printJson(terminal, frozen)
      const { rulebook, version, folder, bytes } = frozen
      print(
        terminal,
        `${rulebook} version ${version} is frozen in ${relative('', folder)}, ${Math.round(bytes / 1024)} KB. ` +
          `Now raise \`version\` in packages/${rulebook}/src/rulebook.ts.`,
      )
    })
}
