import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shelf } from '@gunbai/rulebooks'
import { findFigures } from '@gunbai/rulebooks/figures'
import { findGame } from '../game.ts'
import { Environment } from './environment.ts'
import { partsOf } from './replies.ts'

/** The part of docs/environment.md that is made from the rulebooks. Run this file after changing figures. */
export const pageFile = join(import.meta.dirname, '../../../../docs/environment.md')
const marker =
  '<!-- What follows is made by packages/cli/src/environment/page.ts; run it after changing figures. -->'

/** The whole page with that part as it should be. */
export async function pageWithFigures(): Promise<string> {
  const page = readFileSync(pageFile, 'utf8')
  const kept = page.slice(0, page.indexOf(marker) + marker.length)
  const games = await Promise.all(shelf.map(({ id }) => sectionOf(id)))
  return `${kept}\n\n${games.join('\n')}`
}

async function sectionOf(id: string): Promise<string> {
  const rulebook = await shelf.find((each) => each.id === id)?.load()
  const setupId = rulebook?.setups[0]?.id ?? ''
  const game = await findGame(id, setupId)
  const figures = await findFigures(id)
  if (figures === null) return `### ${id}\n\nNo figures: observe views.\n`
  const parts = partsOf(new Environment({ ...game, figures, longest: 1 }))
  const rows = parts.map(({ name, from, size, meaning }) => `| ${name} | ${from} | ${size} | ${meaning} |`)
  const fields = figures.fields.map(({ name, meaning, words }) => {
    return `| ${name} | ${meaning}${words === undefined ? '' : `, counted from 0: ${words.join(', ')}`} |`
  })
  return [
    `### ${id}`,
    '',
    `A row of setup \`${setupId}\`:`,
    '',
    '| part | from | numbers | meaning |\n|---|---:|---:|---|',
    ...rows,
    '',
    `Kinds of answers, counted from 0: ${figures.kinds.join(', ')}. After the kind:`,
    '',
    '| field | meaning |\n|---|---|',
    ...fields,
    '',
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(pageFile, await pageWithFigures())
