import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { gunbai } from '../testing/console.ts'

const folder = mkdtempSync(join(tmpdir(), 'gunbai-luck-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const luck = 'luck mini duel --games 40 --worlds 4 --threads 1'

test('luck: start, luck and choices come to the result, luck is fair, and explains much', async () => {
  const { code, out } = await gunbai(`${luck} --json`)
  expect(code).toBe(0)
  const { games, missed, seats, best } = JSON.parse(out)
  expect(games).toBe(40)
  expect(missed).toBeLessThan(1e-9)
  expect(best).toBeGreaterThan(0.3)
  for (const seat of seats) expect(Math.abs(seat.luck)).toBeLessThan(1.5 * seat.luckWithin)
  expect((await gunbai(luck)).out).toMatch(/^variance explained: \d/m)
})

test('luck: goes on from a file, with more games too', async () => {
  const file = join(folder, 'kept.jsonl')
  const whole = (await gunbai(`${luck} --json`)).out
  await gunbai(`${luck.replace('40', '10')} --keep ${file}`)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  expect(lines).toHaveLength(1 + 10)
  writeFileSync(file, `${lines.slice(0, 7).join('\n')}\n`)
  expect((await gunbai(`${luck} --json --keep ${file}`)).out).toBe(whole)
})

test.each([
  ['luck mini joust', /no setup "joust"/],
  ['luck mini duel --bots clever', /no bot "clever"/],
])('refuses "%s"', async (line, sentence) => {
  const { code, err } = await gunbai(line)
  expect(code).toBe(2)
  expect(err).toMatch(sentence)
})
