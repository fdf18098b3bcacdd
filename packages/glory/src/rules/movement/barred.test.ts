import { expect, test } from 'vitest'
import type { GloryAction } from '../../action.ts'
import { DISORDERED, HELD, MARCHED, MARKED, ROUTED } from '../../state.ts'
import { against, announced } from '../../testing/shocks.ts'
import { TestTable } from '../../testing/table.ts'

const foot = '4-6-6-5 3-5-0-4'
const horse = '4-7-7-7 3-6-0-6'
const gun = '4-6-x-4 x-5-x-3'
type Drawing = Partial<ConstructorParameters<typeof TestTable>[0]>

const units = `a I1 inf line ${foot} 0205 SE
a K1 cav heavy ${horse} 0203 SE
a G1 art foot:3/5 ${gun} 0208 SE
b B1 inf line ${foot} 0109 SE
x R1 inf line ${foot} 0705 NW
x R2 inf line ${foot} 0708 NW`

function at(
  step: string,
  at: Record<string, string> = {},
  change: (t: TestTable) => void = () => {},
  drawn: Drawing = {},
  more = '',
) {
  const t = new TestTable({ size: '16x9', ...drawn, units: `${units}\n${more}` }).place(at)
  t.activate('a', { orders: true }).until(step)
  change(t)
  return t
}
const why = (t: TestTable, action: object) => t.why(action as GloryAction)
const move = 'movement segment / move'

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
test('JG-6.2.2-h within the zone of one and the same enemy, though not in his front', () => {
  const t = at(move, { R1: '0305' }, (u) => u.set('R1', { facing: 2 })).play('march I1')
  expect(why(t, { kind: 'step', hex: t.hex('0204') })).toBe('JG-6.2.2-h')
})
test('JG-2.1.2-b, JG-5.2.1-e, JG-4.2-h what points cannot buy is not put down to points', () => {
  const slow = 'a B2 inf line 4-6-6-1 3-5-0-1 0305 SE'
  const away = at(move, {}, () => {}, {}, slow)
  if (away.s.active !== null) away.s.active.away = 16
  away.play('march B2')
  expect(why(away, { kind: 'step', hex: away.hex('0405') })).toBe('JG-2.1.2-b')
  const marked = at(move, { I1: '0105', R1: '0705', R2: '1601' }, (u) => u.set('I1', { standing: MARKED }))
  marked.play('march I1 forced', 'step 0205')
  expect(why(marked, { kind: 'step', hex: marked.hex('0305') })).toBe('JG-5.2.1-e')
  const square = at(move, {}, (u) => u.set('B2', { square: true }), {}, slow)
  expect(why(square, { kind: 'march', unit: square.unit('B2'), forced: false })).toBe('JG-4.2-h')
})
test('JG-4.2-e, JG-4.2-f squares of guns alone, and of those who stand in one', () => {
  const t = at(move, {}, (u) => u.set('I1', { square: true }))
  expect(why(t, { kind: 'square', hex: t.hex('0208') })).toBe('JG-4.2-e')
  expect(why(t, { kind: 'square', hex: t.hex('0205') })).toBe('JG-4.2-f')
})
test('JG-2.5.1-f, JG-2.5.1-g rides', () => {
  const pieces = 'cmd | blue | chief | Chief | chief | 2 | 9 | 99 | 0101 | all'
  const t = at(move, { R1: '0301' }, () => {}, { pieces })
  const ride = { kind: 'ride', commander: 0 }
  t.play('ride chief')
  expect(why(t, { kind: 'step', hex: t.hex('0201') })).toBe('JG-2.5.1-g')
  t.play('done')
  expect(why(t, ride)).toBe('JG-2.5.1-f')
})
test('JG-4.2-a, JG-4.2-c squares', () => {
  const disordered = at(move, {}, (u) => u.set('I1', { condition: DISORDERED }))
  expect(why(disordered, { kind: 'square', hex: disordered.hex('0205') })).toBe('JG-4.2-a')
  const moved = at(move, {}, (u) => u.set('I1', { did: MARCHED }))
  expect(why(moved, { kind: 'square', hex: moved.hex('0205') })).toBe('JG-4.2-c')
})

test('JG-5.1.2-a, JG-10.3.1-a nobody falls back onto the enemy; the first hex leads away from him', () => {
  const t = announced(against(true, `b I2 inf line ${foot} 0103 SE`, { I2: '0704' }), 9)
  const rule = (code: string) => t.why({ kind: 'fallBack', hex: t.hex(code) })
  expect([rule('0505'), rule('0506'), rule('0705')]).toEqual(['JG-5.1.2-a', 'JG-10.3.1-a', null])
})
