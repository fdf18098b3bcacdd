import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bot, makeBot } from '@gunbai/bots'
import { chooseSetup, firstSeat, Match } from '@gunbai/kernel'
import { findRulebook } from '@gunbai/rulebooks'
import { afterAll, expect, test } from 'vitest'
import { writeRecord } from './record-file.ts'
import { gunbai } from './testing/console.ts'

const folder = mkdtempSync(join(tmpdir(), 'gunbai-review-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes the record of a skirmish that one side played at random, up to so many answers. */
async function recorded(name: string, most = Number.POSITIVE_INFINITY): Promise<string> {
  const rulebook = await findRulebook('skirmish').load()
  const match = new Match(rulebook, chooseSetup(rulebook, rulebook.setups[0]?.id ?? ''), 'review')
  const bots: Bot[] = [makeBot('greedy', 1), makeBot('random', 2)]
  while (match.state.result === null && match.record.answers.length < most) {
    const seat = firstSeat(match.state.awaiting)
    const list = rulebook.answers(match.state, seat)
    match.answer(
      seat,
      match.state.asked[seat] as number,
      (bots[seat] as Bot).choose(rulebook, match.state, seat, list),
    )
  }
  const path = join(folder, name)
  writeRecord(path, match.record)
  return path
}

test('review: the sums are the result, and the moments say what was better', async () => {
  const { code, out } = await gunbai(`review ${await recorded('whole.json')} --effort 10 --json`)
  expect(code).toBe(0)
  const { result, seats, moments, first, curve } = JSON.parse(out)
  expect(result).toEqual([1, 0])
  for (const [seat, { start, luck, own, others, adjusted }] of seats.entries()) {
    expect(Math.abs(start + luck + own + others - result[seat])).toBeLessThan(1e-9)
    expect(adjusted).toBeCloseTo(result[seat] - luck, 9)
  }
  expect(curve.at(-1)).toEqual([1, 0])
  expect(first.length).toBeGreaterThan(0)
  const blunder = moments.find((moment: { kind: string }) => moment.kind === 'blunder')
  expect(blunder).toMatchObject({ seat: 1, number: expect.any(Number), confidence: expect.any(Number) })
  expect(blunder.better.words[0]).toMatch(/[a-z]/)
  expect(blunder.better.chance - blunder.better.instead).toBeCloseTo(-blunder.change, 9)
})

test('review: in words; a game that was given up needs to be told who won', async () => {
  const path = await recorded('short.json', 20)
  const refused = await gunbai(`review ${path} --effort 1`)
  expect(refused.code).toBe(2)
  expect(refused.err).toMatch(/not over/)
  const { code, out } = await gunbai(`review ${path} --effort 1 --winners 0 --by 1`)
  expect(code).toBe(0)
  expect(out).toMatch(/^seat +start +luck/)
  expect(out).toMatch(/in \d+ worlds/)
})
