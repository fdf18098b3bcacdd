import { BadInput } from '@gunbai/kernel'
import { describe, expect, it } from 'vitest'
import { hexOf } from '../testing/drawing.ts'
import { parseScenario } from './parse.ts'

const rows = Array.from({ length: 11 }, (_, row) =>
  row % 2 === 0 ? '.   '.repeat(12).trimEnd() : `  ${'.   '.repeat(11).trimEnd()}`,
)

/** A drawing with tokens put into hexes, `C4` being row 3, hex 4. */
function drawing(tokens: Readonly<Record<string, string>>): string[] {
  return rows.map((row, index) => {
    let hex = 0
    return row.replaceAll('.', () => tokens[`${String.fromCharCode(65 + index)}${++hex}`] ?? '.')
  })
}

interface Parts {
  readonly head?: readonly string[]
  readonly terrain?: Readonly<Record<string, string>>
  readonly units?: Readonly<Record<string, string>>
  readonly leaders?: readonly string[]
  readonly after?: readonly string[]
  readonly edition?: string
}

function file({
  head = [],
  terrain = {},
  units = {},
  leaders = [],
  after = [],
  edition = 'gmt',
}: Parts): string {
  return [
    'scenario test',
    `edition ${edition}`,
    'title en A test',
    'title it Una prova',
    'title hu Próba',
    'map our reconstruction',
    'deployment our reconstruction',
    'top Red command 5 dragon 3 honor 5 first',
    'bottom Blue command 5 dragon 3 honor 5',
    'victory 5',
    ...head,
    '',
    'terrain',
    ...drawing(terrain),
    '',
    'units',
    ...drawing({ A1: 'asp', K1: 'ASP', ...units }),
    '',
    'leaders',
    ...leaders,
    '',
    ...after,
    'story en',
    'One.',
    'story it',
    'Uno.',
    'story hu',
    'Egy.',
    '',
  ].join('\n')
}

const parse = (parts: Parts) => parseScenario('test.txt', file(parts))
const refusal = (parts: Parts): string => {
  try {
    parse(parts)
  } catch (problem) {
    expect(problem).toBeInstanceOf(BadInput)
    return (problem as Error).message
  }
  return 'not refused'
}

const many = (code: string, count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`C${i + 1}`, code]))

describe('a scenario file', () => {
  it('is read with its armies, ground, units and leaders', () => {
    const scenario = parse({
      terrain: { C3: 'f', D4: 'mt' },
      units: { D4: 'ac+k', E5: 'SSPC+c' },
      leaders: ['k top commander Akagi', 'c bottom cavalry Aoki Genjiro'],
      head: ['special fences-are-palisades'],
    })
    expect(scenario.armies[1]).toEqual({ name: 'Blue', command: 5, dragon: 3, honor: 5 })
    expect(scenario.terrain[hexOf('C3')].name).toBe('forest')
    expect(scenario.tents[0]).toBe(hexOf('D4'))
    expect(scenario.leaders.map((each) => each.name)).toEqual(['Akagi', 'Aoki Genjiro'])
    expect(scenario.units).toHaveLength(4)
  })

  it('keeps quoted names whole', () => {
    const text = file({}).replace('top Red', 'top "Red Samurai army"')
    expect(parseScenario('test.txt', text).armies[0].name).toBe('Red Samurai army')
  })

  // biome-ignore format: a table
  it.each<[string, Parts, RegExp]>([
    ['a unit in a river', { terrain: { C3: 'r' }, units: { C3: 'ssp' } }, /^test\.txt, line 28: .*"ssp" stands on river/],
    ['a lone leader in a river', { terrain: { C3: 'r' }, units: { C3: '+a' }, leaders: ['a top infantry A'] }, /line 28: .*river/],
    ['a unit on a hill that is closed', { head: ['special hills-impassable'], terrain: { C3: 'h' }, units: { C3: 'ssp' } }, /steep hill/],
    ['nine Ashigaru spear units (SB-COMP-16)', { units: many('asp', 8) }, /^test\.txt, line 28: column \d+: 9 asp for the top army; the box has 8/],
    ['a fifth blue arquebus unit (SB-COMP-16)', { units: many('AA', 5) }, /5 aa for the bottom army; the box has 4/],
    ['a row with a hex too many', { units: { C12: 'ssp  ssp' } }, /line 28: .*expected 12 cells in row C, found 13/],
    ['an unknown special rule', { head: ['special flying-carpets'] }, /line 11: no special rule "flying-carpets"/],
    ['an unknown value of a rule', { head: ['special hills-impassable speed=3'] }, /line 11: .*takes no values; got "speed=3"/],
    ['a rule without a value it needs', { head: ['victory-rule vf-empty-section who=top'] }, /line 11: .*needs flags/],
    ['a victory rule on a special line', { head: ['special vf-empty-section who=top flags=1'] }, /belongs on a line "victory-rule"/],
    ['a zone that is not drawn', { head: ['victory-rule capture-hex who=top flags=1 zone=castle'] }, /no zone "castle"/],
    ['an unknown unit', { units: { C3: 'xyz' } }, /line 28: .*no unit "xyz" in gmt/],
    ['an unknown terrain', { terrain: { C3: '?' } }, /line 15: .*no terrain "\?"/],
    ['two leaders in a hex', { units: { C3: 'ssp+a+b' } }, /line 28: .*cannot read "ssp\+a\+b"/],
    ['a leader in two hexes', { units: { C3: 'ssp+a', C4: 'ssp+a' }, leaders: ['a top infantry A'] }, /already stands at C3/],
    ['a leader who stands nowhere', { leaders: ['a top infantry A'] }, /"a" stands nowhere/],
    ['a leader without a line', { units: { C3: 'ssp+a' } }, /no leader "a"/],
    ['a leader with the other army', { units: { C3: 'ssp+a' }, leaders: ['a bottom infantry A'] }, /other army/],
    ['an infantry leader with cavalry (SB-UNIT-11)', { units: { C3: 'sspc+a' }, leaders: ['a top infantry A'] }, /stands with cavalry/],
    ['a bodyguard outside its tent (SB-ARMY-01)', { units: { C3: 'ac+k' }, leaders: ['k top commander K'] }, /outside its own tent/],
    ['a bodyguard without its commander', { terrain: { C3: 'mt' }, units: { C3: 'ac' } }, /without its commander/],
    ['a sixth infantry leader', { units: Object.fromEntries('abcdef'.split('').map((key, i) => [`C${i + 1}`, `+${key}`])), leaders: 'abcdef'.split('').map((key) => `${key} top infantry ${key}`) }, /6 infantry leaders/],
    ['a castle in zvezda (D-18)', { edition: 'zvezda', terrain: { C3: 'c' } }, /zvezda has no castle/],
    ['forty-six terrain tiles (SB-COMP-08)', { terrain: Object.fromEntries('CDEFGHIJ'.split('').flatMap((row) => [1, 2, 3, 4, 5, 6].map((hex) => [`${row}${hex}`, 'f']))) }, /48 terrain tiles; gmt has 45/],
    ['fourteen hills in zvezda (SB-COMP-09)', { edition: 'zvezda', terrain: { ...many('h', 12), E1: 'h', E2: 'h' } }, /14 hills; zvezda has 13/],
    ['a tag without a line', { units: { C3: 'asp*m' } }, /no tag "m"/],
  ])('is refused for %s', (_, parts, reason) => {
    expect(refusal(parts)).toMatch(reason)
  })

  it('is refused where nobody has the first turn (SB-SETUP-07)', () => {
    const text = file({}).replace(' first\n', '\n')
    expect(() => parseScenario('test.txt', text)).toThrow(/nobody takes the first turn/)
  })

  it('is refused where a story is missing in a language', () => {
    const text = file({}).replace('story hu\nEgy.\n', '')
    expect(() => parseScenario('test.txt', text)).toThrow(/expected a story in "hu"/)
  })

  it('SB-SCN-03, SB-SCN-04, SB-TER-FORD-06 fordable rivers are fords and their fords are free', () => {
    const fordable = parse({ head: ['special river-fordable river=Ane'], terrain: { C3: 'r', C4: '=' } })
    expect([fordable.terrain[hexOf('C3')].name, fordable.terrain[hexOf('C4')].name]).toEqual([
      'shallows',
      'free ford',
    ])
    const plain = parse({ head: ['special river-impassable-except-fords'], terrain: { C3: 'r', C4: '=' } })
    expect([plain.terrain[hexOf('C3')].name, plain.terrain[hexOf('C4')].name]).toEqual(['river', 'ford'])
  })
})
