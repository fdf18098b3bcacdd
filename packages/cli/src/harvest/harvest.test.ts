import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { gunbai } from '../testing/console.ts'

const home = mkdtempSync(join(tmpdir(), 'gunbai-harvest-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const command = (folder: string, more = '') =>
  `harvest mini duel --bots greedy,random --games 25 --shard 10 --folder ${join(home, folder)} --json ${more}`
const linesIn = (folder: string, file: string) =>
  gunzipSync(readFileSync(join(home, folder, file)))
    .toString()
    .trim()
    .split('\n')

test('games come in shards with hashes and a card, and every record replays', async () => {
  const { code, out } = await gunbai(command('whole'))
  expect([code, JSON.parse(out)]).toEqual([0, { shards: 3, of: 3, games: 25 }])
  const sums = readFileSync(join(home, 'whole/SHA256SUMS'), 'utf8').trim().split('\n')
  for (const line of sums) {
    const [sum, file] = line.split('  ') as [string, string]
    expect(
      createHash('sha256')
        .update(readFileSync(join(home, 'whole', file)))
        .digest('hex'),
    ).toBe(sum)
  }
  expect(linesIn('whole', 'shard-00002.jsonl.gz').length).toBe(5)
  const [line] = linesIn('whole', 'shard-00001.jsonl.gz')
  expect(JSON.parse(line as string)).toMatchObject({ seed: '1 10', bots: ['greedy', 'random'] })
  writeFileSync(join(home, 'one.json'), line as string)
  expect((await gunbai(`replay ${join(home, 'one.json')} --verify`)).code).toBe(0)
  const card = readFileSync(join(home, 'whole/README.md'), 'utf8')
  expect(card).toContain('25 of 25 games in 3 of 3 shards')
  expect(card).toContain('The same command on any machine gives the same games.')
}, 60_000)

test('it goes on where it stopped, and two nodes harvest the same games as one', async () => {
  await gunbai(command('parts', '--part 2/2'))
  const first = join(home, 'parts/shard-00001.jsonl.gz')
  const written = statSync(first).mtimeMs
  expect(readdirSync(join(home, 'parts')).filter((name) => name.endsWith('.gz'))).toEqual([
    'shard-00001.jsonl.gz',
  ])
  await gunbai(command('parts', '--part 1/2 --threads 1'))
  expect(statSync(first).mtimeMs).toBe(written)
  for (const file of ['shard-00000.jsonl.gz', 'shard-00001.jsonl.gz', 'shard-00002.jsonl.gz']) {
    expect(linesIn('parts', file)).toEqual(linesIn('whole', file))
  }
}, 60_000)

test('a folder of another harvest is left alone', async () => {
  const { code, err } = await gunbai(command('whole', '--seed 2'))
  expect([code, err]).toEqual([2, expect.stringContaining('is of another harvest')])
  expect((await gunbai(command('x', '--part 3/2'))).code).toBe(2)
})
