import { describe, expect, test } from 'vitest'
import type { GloryEvent, TestOf } from './event.ts'
import { glory } from './rulebook.ts'
import { placed } from './testing/placed.ts'

const { inventory, uses } = glory.scrutiny

describe('what play should come to use', () => {
  const t = placed('a I1 inf line 4-6-6-5 3-5-0-4 0101 SE')
  const { field } = t.s
  const [from, to] = [t.hex('0101'), t.hex('0201')]
  const tested = (what: TestOf): GloryEvent =>
    ({ kind: 'tested', field, unit: 0, what, die: 0, modifier: 0, needed: 5, passed: true }) // biome-ignore format: one line

  test('is listed once', () => {
    expect(new Set(inventory).size).toBe(inventory.length)
  })

  test.each<[string, GloryEvent]>([
    ['test of counter-charge', tested('counter-charge')],
    ['test of end of charge', tested('end of charge')],
    ['move by forced march', { kind: 'moved', field, unit: 0, from, to, how: 'forced march' }],
    ['shot in counter-battery', { kind: 'fired', field, unit: 0, both: false, hex: to, purpose: 'counter-battery', die: 0, total: 0 }],
    ['shock row 1', { kind: 'shock', field, attackers: [0], targets: [to], charge: false, die: 0, modifier: 0, row: 0 }],
    ['condition routed', { kind: 'condition', field, unit: 0, before: 0, condition: 2 }],
    ['square formed', { kind: 'square', field, unit: 0, formed: true }],
    ['square lost', { kind: 'square', field, unit: 0, formed: false }],
    ['exit', { kind: 'exited', field, unit: 0 }],
    ['commander lost', { kind: 'commanderLost', field, commander: 0 }],
    ['overrun', { kind: 'overrun', field, attackers: [0], targets: [to] }],
    ['breakthrough', { kind: 'brokeThrough', field, unit: 0 }],
    ['counter-attack', { kind: 'counterAttacked', field, unit: 0, hex: to }],
    ['demoralised', { kind: 'demoralised', field, formation: 0, demoralised: true }],
  ])('%s is listed as it is told', (thing, event) => {
    expect(uses(event, t.s)).toContain(thing)
    expect(inventory).toContain(thing)
  }) // biome-ignore format: a table
})
