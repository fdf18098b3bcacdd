import type { ShogunEvent } from '@gunbai/shogun/screen'
import { expect, test } from 'vitest'
import type { Told } from '../face.ts'
import { reckon } from './reckoning.ts'

test('losses, land won and luck are counted by clan', () => {
  const events = [
    { kind: 'battle', clan: 0, from: 1, army: 0, to: 2, enemy: 1, sea: false },
    { kind: 'rolled', clan: 0, attacks: true, unit: 'archer', dice: [2, 9], hits: 1 },
    { kind: 'rolled', clan: 1, attacks: false, unit: 'spearman', dice: [4, 4, 4], hits: 3 },
    {
      kind: 'fell',
      clan: 1,
      attacks: false,
      dead: { archer: 0, spearman: 1, ronin: 0 },
      daimyo: 0,
      extras: 0,
    },
    {
      kind: 'fell',
      clan: 0,
      attacks: true,
      dead: { archer: 2, spearman: 0, ronin: 0 },
      daimyo: 1,
      extras: 0,
    },
    { kind: 'conquered', clan: 0, province: 2 },
    { kind: 'slain', army: 4, by: 0 },
  ]
  const log = events.map((event) => ({ moment: 1, event, phrase: null }) as unknown as Told<ShogunEvent>)
  const [pink, grey] = reckon(log, 2, { hitsAtMost: { archer: 6, spearman: 4 }, sides: 12 })
  expect(pink).toEqual({ battles: 1, won: 1, lost: 3, slain: 0, dice: 2, hits: 1, expected: 1 })
  expect(grey).toEqual({ battles: 0, won: 0, lost: 1, slain: 1, dice: 3, hits: 3, expected: 1 })
})
