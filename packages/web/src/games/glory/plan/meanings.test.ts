import type { GloryAction, GloryView } from '@gunbai/glory/screen'
import type { Offered } from '@gunbai/kernel/host'
import { expect, test } from 'vitest'
import { onlyShot } from './meanings.ts'

const shot = (unit: number, hex: number, facing: number): Offered => ({
  action: { kind: 'fire', unit, hex, facing, both: false } as GloryAction,
  phrase: { id: '' },
})
const done: Offered = { action: { kind: 'done' }, phrase: { id: '' } }
const view = { units: [{}, { hex: 4, facing: 2 }, { hex: 5, facing: 2 }] } as unknown as GloryView

test('the only shot that there is is proposed, as the battery faces', () => {
  const plain = shot(1, 9, 2)
  expect(onlyShot([done, shot(1, 9, 1), plain, shot(1, 9, 3)], view)).toBe(plain)
})

test('no shot is proposed where there are several targets, several batteries, or none', () => {
  expect(onlyShot([done, shot(1, 9, 2), shot(1, 8, 2)], view)).toBeNull()
  expect(onlyShot([done, shot(1, 9, 2), shot(2, 9, 2)], view)).toBeNull()
  expect(onlyShot([done], view)).toBeNull()
})
