import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replay } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { afterAll, expect, test, vi } from 'vitest'
import { readRecord } from '../record-file.ts'
import { gunbai } from '../testing/console.ts'

vi.mock('@gunbai/rulebooks', async (original) => {
  const real = await original<typeof import('@gunbai/rulebooks')>()
  const late = (s: { round: number }) => (s.round === 3 ? ['round 3 is too late'] : [])
  const broken = {
    ...real.findRulebook('mini'),
    load: async () => ({ ...mini, scrutiny: { ...mini.scrutiny, violations: late } }),
  }
  return { shelf: [real.findRulebook('mini'), broken], findRulebook: () => broken }
})

const folder = mkdtempSync(join(tmpdir(), 'gunbai-fuzz-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a failure leaves a shrunk record and exit code 1', async () => {
  const { code, out, err } = await gunbai(`fuzz mini --answers 300 --json --folder ${folder}/failures`)
  expect(code).toBe(1)
  expect(JSON.parse(out).violations).toBe(5)
  expect(err).toContain('mini: violations: round 3 is too late')
  const files = readdirSync(join(folder, 'failures'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    expect(err).toContain(file)
    expect(replay(mini, readRecord(join(folder, 'failures', file))).state.round).toBe(3)
  }
})

test('"all" spreads the answers over all rulebooks', async () => {
  const { code, out } = await gunbai(`fuzz all --answers 41 --json --folder ${folder}/all`)
  expect(code).toBe(1)
  const { answers, games } = JSON.parse(out)
  // 20 of the good one, and of the broken one as many as it took to fail
  expect(answers).toBeGreaterThan(20)
  expect(answers).toBeLessThanOrEqual(41)
  expect(games).toBeGreaterThanOrEqual(2)
})
