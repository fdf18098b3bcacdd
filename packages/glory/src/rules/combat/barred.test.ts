import { expect, test } from 'vitest'
import type { GloryAction } from '../../action.ts'
import { DISORDERED, FIRED, HELD, STRUCK } from '../../state.ts'
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
const fire = 'fire segment / fire'
const announce = 'shock segment / announce'

interface Declared {
  rule: string
  unit: string
  change?: object
  placed?: Record<string, string>
  weather?: 'night' | 'fog'
  ground?: string
}
const rivers = (hex: string, ...beside: string[]) =>
  beside.map((each) => `side river ${hex}/${each}`).join('\n')
const refused: readonly Declared[] = [
  { rule: 'JG-8.1-a', unit: 'I1' },
  { rule: 'JG-9.1-b', unit: 'K1', change: { condition: DISORDERED } },
  { rule: 'JG-9.1-a', unit: 'K1', change: { facing: 5 } },
  { rule: 'JG-9.1-j', unit: 'K1', ground: rivers('0705', '0604', '0704', '0606', '0706', '0605', '0805') },
  {
    rule: 'JG-9.1-h',
    unit: 'K1',
    placed: { K1: '0505' },
    ground: rivers('0505', '0404', '0504', '0406', '0506', '0405', '0605'),
  },
  { rule: 'JG-9.1-f', unit: 'K1', placed: { K1: '0105', I1: '0109' } },
  { rule: 'JG-12.1-e', unit: 'K1', weather: 'night' },
  { rule: 'JG-12.2-d', unit: 'K1', weather: 'fog' },
]
test.each(refused)(
  '$rule a charge that cannot be declared',
  ({ rule, unit, change, placed, weather, ground }) => {
    const drawn: Drawing = { ...(weather ? { weather } : {}), ...(ground ? { ground } : {}) }
    const t = at(move, placed, (u) => u.set(unit, change ?? {}), drawn)
    expect(why(t, { kind: 'charge', unit: t.unit(unit), hex: t.hex('0705') })).toBe(rule)
  },
)

test.each([
  ['JG-7.2-a', '0708', { condition: DISORDERED }, {}],
  ['JG-7.1-a', '0708', { did: FIRED }, {}],
  ['JG-7.3-e', '1008', {}, { R1: '1008' }],
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
  const attack = (change: (t: TestTable) => void, hex = '0305') => {
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
