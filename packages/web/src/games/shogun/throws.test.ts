import type { ShogunEvent } from '@gunbai/shogun/screen'
import { expect, test } from 'vitest'
import type { Told } from '../face.ts'
import { lastThrows } from './throws.ts'

const log = (...events: object[]) =>
  events.map((event) => ({ moment: 1, event, phrase: null }) as unknown as Told<ShogunEvent>)
const rolled = (unit: string) => ({ kind: 'rolled', clan: 0, attacks: true, unit, dice: [3], hits: 1 })

test('the throws that fell together are the latest ones, whatever was told after them', () => {
  const told = log(
    { kind: 'battle' },
    rolled('archer'),
    { kind: 'fell' },
    rolled('daimyo'),
    rolled('spearman'),
    {
      kind: 'fell',
    },
  )
  expect(lastThrows(told).map(({ unit }) => unit)).toEqual(['daimyo', 'spearman'])
})

test('a battle that has just begun shows no dice of the one before', () => {
  expect(lastThrows(log(rolled('archer'), { kind: 'conquered' }, { kind: 'battle' }))).toEqual([])
  expect(lastThrows([])).toEqual([])
})
