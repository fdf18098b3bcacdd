/**
 * Brings what was measured of the shelf's battles, as the pages in docs have it, to the workshop: `node tools/shelf-figures.ts`. The
 * first side's share of 200 games of the greedy bot against itself.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const pages = { samurai: 'docs/scenarios-samurai.md', glory: 'docs/battles-glory.md' }

/** The first row of each battle: its id, and the first share of it. */
function sharesIn(page: string): Record<string, number> {
  const rows = readFileSync(join(root, page), 'utf8').matchAll(
    /^\| ([a-z][\w-]*) \|(?:[^|\n]*\|)*? (\d+(?:\.\d+)?) %/gm,
  )
  const shares: Record<string, number> = {}
  // the head of a table is no battle
  for (const [, id, share] of rows)
    if (id !== 'battle' && id !== 'scenario') shares[id as string] ??= Number(share) / 100
  return shares
}

const games = Object.entries(pages).map(([game, page]) => {
  const rows = Object.entries(sharesIn(page)).map(([id, share]) => `    '${id}': ${share},`)
  return [`  ${game}: {`, ...rows, '  },'].join('\n')
})
writeFileSync(
  join(root, 'packages/web/src/screens/workshop/bench/shelf-figures.generated.ts'),
  [
    '/** By game and battle, the first side’s share of 200 games of greedy bots: made by tools/shelf-figures.ts from docs. */',
    'export const shelfFigures: Readonly<Record<string, Readonly<Record<string, number>>>> = {',
    ...games,
    '}',
    '',
  ].join('\n'),
)
