import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BadInput } from '@gunbai/kernel'
import { findRulebook, shelf } from '@gunbai/rulebooks'
import type { Command } from 'commander'
import { idsCited, idsDefined } from '../conformance/rule-ids.ts'
import { testTitles } from '../conformance/test-titles.ts'
import { print, printJson, type Terminal } from '../terminal.ts'

const repository = resolve(import.meta.dirname, '../../../..')

interface Options {
  readonly strict?: true
  readonly json?: true
}

/** How the tests of a rulebook cover the ids of its rules page. */
interface Conformance {
  readonly rulebook: string
  readonly rules: number
  readonly cited: number
  /** Ids of the page that no test title cites. */
  readonly uncited: readonly string[]
  /** Ids in test titles that the page does not have. */
  readonly unknown: readonly string[]
}

export function addConformance(program: Command, terminal: Terminal): void {
  program
    .command('conformance')
    .description('list the rules of docs/rules that no test title cites')
    .argument('[rulebook]', 'its id; otherwise all of them')
    .option('--strict', 'exit code 1 if there are any, or if a title cites a rule that there is not')
    .option('--json', 'print JSON')
    .action((rulebookId: string | undefined, { strict, json }: Options) => {
      const ids = rulebookId === undefined ? shelf.map((each) => each.id) : [findRulebook(rulebookId).id]
      const found = ids.map(conformanceOf)
      if (strict && found.some(({ uncited, unknown }) => uncited.length + unknown.length > 0))
        terminal.exitCode = 1
      if (json) printJson(terminal, found)
      else print(terminal, found.map(inWords).join('\n\n'))
    })
}

function conformanceOf(rulebook: string): Conformance {
  const page = join(repository, 'docs/rules', `${rulebook}.md`)
  if (!existsSync(page))
    throw new BadInput(`The rulebook "${rulebook}" has no rules page docs/rules/${rulebook}.md.`)
  const rules = idsDefined(readFileSync(page, 'utf8'))
  const prefixes = new Set(rules.map((id) => id.slice(0, 3)))
  const titles = testTitles(repository, `packages/${rulebook}/src`)
  const cited = new Set(titles.flatMap(idsCited).filter((id) => prefixes.has(id.slice(0, 3))))
  const uncited = rules.filter((id) => !cited.has(id))
  return {
    rulebook,
    rules: rules.length,
    cited: rules.length - uncited.length,
    uncited,
    unknown: [...cited].filter((id) => !rules.includes(id)).sort(),
  }
}

function inWords({ rulebook, rules, cited, uncited, unknown }: Conformance): string {
  const lines = [`${rulebook}: ${cited} of ${rules} rules are cited by a test`]
  if (uncited.length > 0) lines.push(`  not cited: ${uncited.join(' ')}`)
  if (unknown.length > 0) lines.push(`  cited, but not on the page: ${unknown.join(' ')}`)
  return lines.join('\n')
}
