import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Command } from 'commander'
import { newRulebook } from '../new-rulebook/new-rulebook.ts'
import { complain, print, type Terminal } from '../terminal.ts'

const root = join(import.meta.dirname, '../../../..')

export function addNewRulebook(program: Command, terminal: Terminal): void {
  program
    .command('new-rulebook')
    .description(
      'begin a game of your own: a package that plays, with its test, rules page, words and entry on the shelf',
    )
    .argument('<name>', 'small letters and digits, such as "hills"')
    .action((name: string) => {
      const files = newRulebook(name, root)
      // the workspace of the new package is a link in node_modules
      const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: root,
        stdio: ['ignore', 2, 2],
        shell: process.platform === 'win32',
      })
      if (npm.status !== 0) {
        complain(terminal, '"npm install" failed; what it printed stands above. Run it before you go on.')
        terminal.exitCode = 1
      }
      print(terminal, `${files.join('\n')}\n\n${nextSteps(name)}`)
    })
}

function nextSteps(name: string): string {
  return [
    'It plays already:',
    `  npm run -s gunbai -- play ${name} hill          # in the terminal`,
    `  npm start                                       # in the browser, on a board that is lit`,
    `  npm test -- packages/${name}                    # its tests`,
    `  npm run -s gunbai -- fuzz ${name} --answers 20000`,
    `  npm run -s gunbai -- simulate ${name} hill --games 20 --bots strong:300,greedy`,
    `Now change it: begin with docs/rules/${name}.md, then packages/${name}/src. docs/add-a-rulebook.md leads through it.`,
  ].join('\n')
}
