import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { gunbai } from '../testing/console.ts'
import { binsOf, fitOf, type Sample } from './calibration.ts'

const folder = mkdtempSync(join(tmpdir(), 'gunbai-calibration-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sample = (said: number, won: number, phase = 0.5): Sample => ({
  phase,
  said: { evaluation: said, turn: won },
  won,
})

describe('a fit', () => {
  test('is how far what was said is off, in points', () => {
    const sure = [sample(0.2, 0), sample(0.8, 1)]
    expect(fitOf(sure, 'evaluation', 16)).toMatchObject({ samples: 2, error: 20 })
    expect(fitOf(sure, 'evaluation', 16).correlation).toBeCloseTo(1)
    expect(fitOf(sure, 'turn', 16).error).toBe(0)
  })

  test('takes off what playouts alone would differ by', () => {
    const noisy = [sample(0.5, 0.625), sample(0.5, 0.375)]
    expect(fitOf(noisy, 'evaluation', 1000).error).toBeCloseTo(12.4, 1)
    expect(fitOf(noisy, 'evaluation', 16).error).toBe(0)
  })
})

test('bins say how often what was said so likely was won', () => {
  const bins = binsOf([sample(0.72, 0.5), sample(0.78, 1), sample(0.1, 0), sample(1, 1)], 'evaluation')
  expect(bins).toEqual([
    { said: 0.1, won: 0, samples: 1 },
    { said: 0.75, won: 0.75, samples: 2 },
    { said: 1, won: 1, samples: 1 },
  ])
})

test('calibrate: the same figures from the same seed, in words, as JSON and as a picture', async () => {
  const picture = join(folder, 'mini.svg')
  const args = 'calibrate mini --games 6 --positions 3 --playouts 4'
  const { code, out } = await gunbai(`${args} --json --picture ${picture}`)
  expect(code).toBe(0)
  const { positions, fits, reliability } = JSON.parse(out)
  expect(positions).toBe(18)
  expect(fits.evaluation.samples).toBe(18)
  expect(reliability.turn.reduce((sum: number, bin: { samples: number }) => sum + bin.samples, 0)).toBe(18)
  expect((await gunbai(`${args} --json`)).out).toBe(out)
  expect((await gunbai(args)).out).toMatch(/^evaluation +last third/m)
  expect(readFileSync(picture, 'utf8')).toMatch(/<\/svg>\n$/)
})
