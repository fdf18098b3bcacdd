import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { GloryAction } from '../action.ts'
import { DISORDERED, FIRED, HELD, MARCHED, ROUTED, STRUCK } from '../state.ts'
import { Table } from '../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-7-7-7 3-6-0-6'
const gun = '4-6-x-4 x-5-x-3'
type Drawing = Partial<ConstructorParameters<typeof Table>[0]>

const units = `a I1 inf line ${foot} 0205 SE
a K1 cav heavy ${horse} 0203 SE
a G1 art foot:3/5 ${gun} 0208 SE
b B1 inf line ${foot} 0109 SE
x R1 inf line ${foot} 0705 NW
x R2 inf line ${foot} 0708 NW`

function at(
  step: string,
  at: Record<string, string> = {},
  change: (t: Table) => void = () => {},
  drawn: Drawing = {},
  more = '',
) {
  const t = new Table({ size: '16x9', ...drawn, units: `${units}\n${more}` }).place(at)
  t.activate('a', { orders: true }).until(step)
  change(t)
  return t
}
const why = (t: Table, action: object) =>
  t.rulebook.whyNot(t.s, t.seat(), action as GloryAction)?.rule ?? null
const move = 'movement segment / move'
const fire = 'fire segment / fire'
const announce = 'shock segment / announce'

test.each([
  ['JG-2.2-a', 'B1', false, {}, {}],
  ['JG-10.2-d', 'I1', false, { condition: ROUTED }, {}],
  ['JG-2.4.2-e', 'K1', false, { did: HELD }, {}],
  ['JG-4.1.1-a', 'I1', false, { did: MARCHED }, {}],
  ['JG-4.1.3-b', 'I1', true, { condition: DISORDERED }, {}],
  ['JG-4.1.3-c', 'I1', true, {}, { R1: '0505' }],
] as const)('%s a march that cannot begin', (rule, unit, forced, change, placed) => {
  const t = at(move, placed, (u) => u.set(unit, change))
  expect(why(t, { kind: 'march', unit: t.unit(unit), forced })).toBe(rule)
})
test.each([
  ['JG-12.1-a', 'night'],
  ['JG-12.2-a', 'fog'],
] as const)('%s no forced march', (rule, weather) => {
  const t = at(move, {}, () => {}, { weather })
  expect(why(t, { kind: 'march', unit: t.unit('I1'), forced: true })).toBe(rule)
})

test.each([
  ['JG-4.4.1-a', [], '0405', {}, ''],
  ['JG-5.1.2-a', [], '0305', { R1: '0305' }, ''],
  ['JG-4.3.2-a', [], '0305', {}, 'side river 0205/0305'],
  ['JG-6.2.2-g', [], '0204', { R1: '0305' }, ''],
  ['JG-6.2.2-a', ['0305'], '0304', { R1: '0405' }, ''],
  ['JG-4.4.1-f', ['0305', '0405', '0505', '0605', '0705'], '0805', { R1: '1501' }, ''],
  ['JG-5.1.2-e', ['0305', '0405', '0505', '0605'], '0705', { R1: '1501', K1: '0705' }, ''],
] as const)('%s a step that is barred', (rule, way, to, placed, ground) => {
  const t = at(move, placed, () => {}, { ground })
  t.play('march I1', ...way.map((hex) => `step ${hex}`))
  expect(why(t, { kind: 'step', hex: t.hex(to) })).toBe(rule)
})
test('JG-4.4.3-d, JG-11.2-c, JG-6.2.2-d a square of friends, demoralisation, guns without escort', () => {
  const square = at(move, { B1: '0305' }, (u) => u.set('B1', { square: true })).play('march I1')
  expect(why(square, { kind: 'step', hex: square.hex('0305') })).toBe('JG-4.4.3-d')
  const demoralised = at(move, { R1: '0405' }, (u) => {
    u.s.formations[0].demoralised = true
  }).play('march I1')
  expect(why(demoralised, { kind: 'step', hex: demoralised.hex('0305') })).toBe('JG-11.2-c')
  const guns = at(move, { R2: '0408' }).play('march G1')
  expect(why(guns, { kind: 'step', hex: guns.hex('0308') })).toBe('JG-6.2.2-d')
})
test('JG-6.2.2-d guns are no escort to guns', () => {
  const t = at(move, { R2: '0408' }, (u) => u.place({ B1: '0109' }), {}, `b G2 art foot:3/5 ${gun} 0107 SE`)
  t.place({ G2: '0308' }).play('march G1')
  expect(t.of('step')).not.toContain('0308')
  expect(why(t, { kind: 'step', hex: t.hex('0308') })).toBe('JG-6.2.2-d')
})
test.each([
  ['routed', 'R1', { condition: ROUTED }],
  ['guns', 'G9', {}],
] as const)(
  'JG-12.1-c at night the disordered keep away from enemies without a zone too: %s',
  (_, foe, change) => {
    const t = at(
      move,
      { [foe]: '0405' },
      (u) => u.set(foe, change).set('I1', { condition: DISORDERED }),
      {
        weather: 'night',
      },
      `x G9 art foot:3/5 ${gun} 1501 NW`,
    )
    t.play('march I1')
    expect(t.of('step')).not.toContain('0305')
    expect(why(t, { kind: 'step', hex: t.hex('0305') })).toBe('JG-12.1-c')
  },
)
test('JG-6.2.2-e, JG-6.1.1-b facings that are barred', () => {
  const zoned = at(move, { R1: '0305' }).play('march I1')
  expect(why(zoned, { kind: 'halt', facing: 5 })).toBe('JG-6.2.2-e')
  const mates = at(move, { B1: '0205' }).play('march I1')
  expect(why(mates, { kind: 'halt', facing: 5 })).toBe('JG-6.1.1-b')
})
test('JG-4.2-a, JG-4.2-c squares', () => {
  const disordered = at(move, {}, (u) => u.set('I1', { condition: DISORDERED }))
  expect(why(disordered, { kind: 'square', hex: disordered.hex('0205') })).toBe('JG-4.2-a')
  const moved = at(move, {}, (u) => u.set('I1', { did: MARCHED }))
  expect(why(moved, { kind: 'square', hex: moved.hex('0205') })).toBe('JG-4.2-c')
})

interface Declared {
  rule: string
  unit: string
  change?: object
  placed?: Record<string, string>
  weather?: 'night' | 'fog'
}
const refused: readonly Declared[] = [
  { rule: 'JG-8.1-a', unit: 'I1' },
  { rule: 'JG-9.1-b', unit: 'K1', change: { condition: DISORDERED } },
  { rule: 'JG-9.1-a', unit: 'K1', change: { facing: 5 } },
  { rule: 'JG-9.1-f', unit: 'K1', placed: { K1: '0105', I1: '0109' } },
  { rule: 'JG-12.1-e', unit: 'K1', weather: 'night' },
  { rule: 'JG-12.2-d', unit: 'K1', weather: 'fog' },
]
test.each(refused)('$rule a charge that cannot be declared', ({ rule, unit, change, placed, weather }) => {
  const t = at(move, placed, (u) => u.set(unit, change ?? {}), weather ? { weather } : {})
  expect(why(t, { kind: 'charge', unit: t.unit(unit), hex: t.hex('0705') })).toBe(rule)
})

test.each([
  ['JG-7.2-a', '0708', { condition: DISORDERED }, {}],
  ['JG-7.1-a', '0708', { did: FIRED }, {}],
  ['JG-7.3-e', '1008', {}, {}],
  ['JG-7.2-c', '0708', { facing: 5 }, {}],
  ['JG-7.2-f', '0708', {}, { R1: '0309' }],
] as const)('%s a shot that cannot be made', (rule, hex, change, placed) => {
  const t = at(fire, { G1: '0208', ...placed }, (u) => u.set('G1', change))
  expect(
    why(t, { kind: 'fire', unit: t.unit('G1'), hex: t.hex(hex), facing: t.piece('G1').facing, both: false }),
  ).toBe(rule)
})

test('JG-7.4-a a target that cannot be seen', () => {
  const t = at(fire, {}, (u) => u.place({ B1: '0508' }))
  expect(why(t, { kind: 'fire', unit: t.unit('G1'), hex: t.hex('0708'), facing: 2, both: false })).toBe(
    'JG-7.4-a',
  )
})

test('JG-8.2-a, JG-8.2-b, JG-8.2-c, JG-8.2-f, JG-8.2-g, JG-9.1-d attacks that cannot be announced', () => {
  const contact = { R1: '0305', K1: '0405' }
  const attack = (change: (t: Table) => void, hex = '0305') => {
    const t = at(announce, contact, change)
    return why(t, { kind: 'attack', from: t.hex('0205'), hex: t.hex(hex), facing: 2 })
  }
  expect(attack(() => {})).toBe(null)
  expect(attack(() => {}, '0708')).toBe('JG-8.2-a')
  expect(attack((t) => t.set('I1', { facing: 5 }))).toBe('JG-8.2-a')
  expect(attack((t) => t.set('I1', { condition: DISORDERED }))).toBe('JG-8.2-b')
  expect(attack((t) => t.set('R1', { did: STRUCK }))).toBe('JG-8.2-g')
  expect(attack((t) => t.set('I1', { did: HELD }))).toBe('JG-9.1-d')
  const river = at(announce, { R1: '0305', R2: '0206' }, () => {}, { ground: 'side river 0205/0305' })
  expect(why(river, { kind: 'attack', from: river.hex('0205'), hex: river.hex('0305'), facing: 2 })).toBe(
    'JG-8.2-c',
  )
  const both = at(announce, { R1: '0305', R2: '0206' }).play('attack 0205 0305')
  expect(why(both, { kind: 'done' })).toBe('JG-8.2-f')
})

test('every reason has its words in three languages, and nonsense from outside has none', () => {
  const source = readFileSync(new URL('./why-not.ts', import.meta.url), 'utf8')
  const rules = new Set(source.match(/JG-[\d.]+-[a-z]/g))
  expect(rules.size).toBeGreaterThan(40)
  for (const language of ['en', 'it', 'hu']) {
    const words = JSON.parse(
      readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8'),
    ) as Record<string, string>
    for (const rule of rules) expect(words[`rule.${rule}`], `${rule} in ${language}`).toBeTypeOf('string')
  }
  const t = at(move)
  for (const kind of ['march', 'charge', 'square', 'step', 'nonsense'])
    for (const nonsense of [{ kind }, { kind, unit: -7, hex: 9999 }, { kind, unit: 'x', hex: null }])
      expect(why(t, nonsense)).toBe(null)
})
