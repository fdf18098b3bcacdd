import { expect, test } from 'vitest'
import { AbuseLog, networkOf } from './abuse-log.ts'

test('who asks for too much is in the log once, by network, and nobody by name', () => {
  const lines: unknown[] = []
  const abuse = new AbuseLog({ warn: (line: unknown) => lines.push(line) } as never)
  for (let i = 0; i < 1000; i++) abuse.note('asking', `203.0.113.${i % 256}`)
  abuse.note('guests', '2001:db8:1:2::7')
  abuse.write()
  abuse.write()
  expect(lines).toEqual([
    { what: 'asking', network: '203.0.113.0/24', times: 1000 },
    { what: 'guests', network: '2001:db8:1::/48', times: 1 },
  ])
})

test('a flood from everywhere does not fill the log', () => {
  const lines: unknown[] = []
  const abuse = new AbuseLog({ warn: (line: unknown) => lines.push(line) } as never)
  for (let i = 0; i < 10_000; i++) abuse.note('asking', `10.${i >> 8}.${i & 255}.1`)
  abuse.write()
  expect(lines).toHaveLength(201)
  expect(networkOf('::ffff:10.1.2.3')).toBe('10.1.2.0/24')
})
