import type { LogEntry } from '@gunbai/kernel/host'
import { expect, test } from 'vitest'
import { heardOf } from './heard.ts'

const told = (...kinds: string[]) =>
  kinds.map((kind) => ({ moment: 1, event: { kind }, phrase: null }) as LogEntry)

test('each sound once, in the order of what happened; what has none is silent', () => {
  const sounds = { rolled: 'dice', lost: 'clash', destroyed: 'clash' } as const
  expect(heardOf(sounds, told('turn', 'rolled', 'lost', 'destroyed', 'rolled'))).toEqual(['dice', 'clash'])
  expect(heardOf({}, told('rolled'))).toEqual([])
})
