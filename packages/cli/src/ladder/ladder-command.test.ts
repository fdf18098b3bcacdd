import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { gunbai } from '../testing/console.ts'

const folder = mkdtempSync(join(tmpdir(), 'gunbai-ladder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ladder = 'ladder mini duel --bots random,greedy --games 6 --threads 1'

test('prints the ladder as Markdown, or as JSON', async () => {
  const { code, out } = await gunbai(ladder)
  expect(code).toBe(0)
  expect(out).toMatch(/^\| bot \| Elo \| 95 % \|/)
  const { out: json } = await gunbai(`${ladder} --json`)
  const { bots, meetings } = JSON.parse(json)
  expect(bots).toHaveLength(2)
  expect(meetings[0]).toMatchObject({ bots: ['random', 'greedy'], games: 6 })
})

test('goes on from a file that an earlier run has left, even one that was cut off', async () => {
  const file = join(folder, 'kept.jsonl')
  const first = await gunbai(`${ladder} --keep ${file}`)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  expect(lines).toHaveLength(1 + 6)
  writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n`)
  appendFileSync(file, '{"game":3,"sco')
  const again = await gunbai(`${ladder} --keep ${file}`)
  const scores = (table: string) => table.split('\n').filter((line) => line.startsWith('| random | greedy'))
  expect(scores(again.out)).toEqual(scores(first.out))
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1 + 6)
  const nothingLeft = await gunbai(`${ladder} --keep ${file}`)
  expect(scores(nothingLeft.out)).toEqual(scores(first.out))
})

test('takes luck off, where it is told to reckon it', async () => {
  const { out } = await gunbai(`${ladder} --luck 4 --json`)
  const [meeting] = JSON.parse(out).meetings
  expect(meeting.adjusted.plain).toBeCloseTo(meeting.points / meeting.games, 12)
  expect(meeting.adjusted.mean).not.toBe(meeting.adjusted.plain)
  expect(JSON.parse((await gunbai(`${ladder} --json`)).out).meetings[0].adjusted).toBeNull()
  expect((await gunbai(`${ladder} --luck 4`)).out).toMatch(/luck taken off/)
})

test.each([
  ['ladder mini duel --bots greedy', /at least two bots/],
  ['ladder mini duel --bots greedy,clever', /no bot "clever"/],
  ['ladder mini duel --bots greedy,strong:fast', /budget/],
  ['ladder mini joust --bots greedy,random', /no setup "joust"/],
  ['ladder chess board --bots greedy,random', /no rulebook "chess"/],
])('refuses "%s"', async (line, sentence) => {
  const { code, err } = await gunbai(line)
  expect(code).toBe(2)
  expect(err).toMatch(sentence)
})

test('does not mix two ladders in one file', async () => {
  const file = join(folder, 'other.jsonl')
  await gunbai(`${ladder} --keep ${file}`)
  const { code, err } = await gunbai(`${ladder} --seed other --keep ${file}`)
  expect(code).toBe(2)
  expect(err).toMatch(/another order/)
})
