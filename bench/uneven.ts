/**
 * Whether the lab finds what would even a battle: three of the shelf lose every second unit of one army, so many at most; the lab looks
 * for the fewest, smallest changes, and the first that it finds plays 1,000 fresh games. `node bench/uneven.ts`, some twenty minutes.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { draw, outlineOf, seatIn } from '@gunbai/samurai/sheet'

const uneven = [
  ['gmt-01', 1, 6],
  ['gmt-03', 0, 6],
  ['gmt-22', 1, 9],
] as const
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'gunbai-uneven-'))

interface Found {
  readonly games: number
  readonly wins: readonly number[]
  readonly interval: readonly (readonly [number, number])[]
  readonly suggestions: readonly { readonly changes: readonly object[]; readonly text: string }[]
}

function lab(name: string, text: string, ...options: readonly string[]): Found {
  const file = join(folder, `${name}.txt`)
  writeFileSync(file, text)
  const command = [join(root, 'packages/cli/src/main.ts'), 'lab', file, '--json', ...options]
  return JSON.parse(execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' })) as Found
}

const told = ({ games, wins: [first = 0], interval: [[low, high] = [0, 1]] }: Found): string =>
  `${((100 * first) / games).toFixed(1)} %, ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}, of ${games} games`

for (const [id, seat, most] of uneven) {
  const whole = readFileSync(join(root, `packages/samurai/scenarios/${id}.txt`), 'utf8')
  const outline = outlineOf(whole)
  const unled = (outline.units?.cells ?? []).flatMap((cell, hex) => {
    const token = cell?.token ?? '.'
    return token === '.' || token.includes('+') || seatIn(outline, token) !== seat ? [] : [hex]
  })
  const lost = unled.filter((_, i) => i % 2 === 0).slice(0, most)
  const strokes = lost.map((hex) => ({ hex, token: '.' }))
  const found = lab(id, draw(whole, 'units', strokes), '--games', '400', '--seed', 'even')
  console.log(`${id} without ${lost.length} units of seat ${seat}: ${told(found)}`)
  const [best] = found.suggestions
  if (best === undefined) {
    console.log('  nothing was found')
    continue
  }
  console.log(`  ${JSON.stringify(best.changes)}`)
  const fresh = lab(`${id}-even`, best.text, '--games', '1000', '--seed', 'fresh', '--no-suggestions')
  console.log(`  then ${told(fresh)}`)
}
