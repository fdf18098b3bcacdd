import { hexNamed } from '@gunbai/hexes'
import { pick, streamFrom } from '@gunbai/kernel'
import { spoilt } from '@gunbai/kernel/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { terrainCodes } from '../../data/terrain.ts'
import { kindsOf } from '../../data/unit-kinds.ts'
import { board } from '../../position/board.ts'
import { parseScenario } from '../parse.ts'
import { scenarioTexts } from '../scenarios.generated.ts'
import {
  addLeader,
  addRule,
  addTag,
  addZone,
  blankSheet,
  draw,
  hexesBetween,
  imageOf,
  moved,
  otherArmys,
  outlineOf,
  patchOf,
  readSheet,
  removeLeader,
  removeRule,
  removeZone,
  seatIn,
  setArmy,
  setFirst,
  setHead,
  setLeader,
  setRule,
  setStory,
  setTitle,
  symmetries,
  transformed,
} from './index.ts'

const at = (name: string) => hexNamed(board, name) as number
const skirmish = scenarioTexts['gmt-01']
const shelf = Object.entries(scenarioTexts)

describe('an outline', () => {
  it.each(shelf)('%s is outlined as the engine reads it', (id, text) => {
    const outline = outlineOf(text)
    const scenario = parseScenario(id, text)
    expect(outline.terrain?.cells.map((cell) => terrainCodes[cell?.token ?? ''])).toEqual(
      scenario.drawnTerrain,
    )
    const drawn = (outline.units?.cells ?? []).flatMap((cell, hex) =>
      cell === undefined || cell.token === '.' ? [] : [hex],
    )
    const standing = new Set([...scenario.units, ...scenario.leaders].map(({ hex }) => hex as number))
    expect(drawn).toEqual([...standing].sort((a, b) => a - b))
    for (const { hex, seat } of scenario.units)
      expect(seatIn(outline, outline.units?.cells[hex]?.token ?? '')).toBe(seat)
    expect(
      outline.armies.map(
        (army) => army && { name: army.name, command: army.command, dragon: army.dragon, honor: army.honor },
      ),
    ).toEqual(scenario.armies)
    expect(outline.rules.map(({ code }) => code)).toEqual(scenario.rules.map(({ code }) => code))
    expect(outline.leaders.map(({ key, name }) => `${key} ${name}`).sort()).toEqual(
      scenario.leaders.map(({ key, name }) => `${key} ${name}`).sort(),
    )
    expect(Object.fromEntries(outline.stories.map(({ language, text: told }) => [language, told]))).toEqual(
      scenario.story,
    )
    expect(outline.zones.map(({ name }) => name)).toEqual([...new Set(outline.zones.map(({ name }) => name))])
  })
})

describe('an edit changes what it says, and nothing else', () => {
  it('draws a hex with every column, blank and remark where it was', () => {
    const text = skirmish.replace('terrain\n', '# by hand\nterrain\n')
    const forest = draw(text, 'terrain', [{ hex: at('A1'), token: 'f' }])
    expect(forest).toBe(text.replace('terrain\n .', 'terrain\n f'))
    expect(draw(forest, 'terrain', [{ hex: at('A1'), token: '.' }])).toBe(text)
    const unit = draw(text, 'units', [{ hex: at('C1'), token: 'sspc+zz' }])
    expect(unit.split('\n').find((line) => line.startsWith(' sspc+zz'))).toBe(
      ' sspc+zz asp     .       asp     ssp     aa      ssp+b   .       .       asp     sspc+a  .',
    )
  })

  it('makes room for what is longer than its column, and takes a last cell without a blank behind it', () => {
    const long = draw(skirmish, 'units', [
      { hex: at('A1'), token: 'sspc*mm+zz' },
      { hex: at('A12'), token: 'asp' },
    ])
    expect(long).toMatch(/\nunits\n sspc\*mm\+zz \. {7}\. .* asp\n/)
    expect(outlineOf(long).units?.cells[at('A2')]?.token).toBe('.')
  })

  it('names and numbers of armies, who begins, flags, year, titles, stories', () => {
    let text = setArmy(skirmish, 0, { name: 'Takeda' })
    expect(text).toContain(
      '\ntop     Takeda               command 5  dragon 3  honor 5  first\nbottom  "Blue Samurai army"  command 5',
    )
    text = setArmy(text, 1, { name: 'Uesugi of Echigo', command: 6, honor: 7 })
    expect(text).toContain('\nbottom  "Uesugi of Echigo"  command 6  dragon 3  honor 7\n')
    expect(text).toContain('\ntop     Takeda              command 5')
    text = setFirst(text, 1)
    expect(text).toMatch(/top .* honor 5\nbottom .* honor 7 {2}first\nvictory/)
    text = setFirst(text, null)
    expect(text).toContain('honor 7\nfirst roll dice=5\nvictory 5')
    expect(setFirst(setFirst(skirmish, null), 0)).toBe(skirmish)
    expect(setHead(skirmish, 'victory', '7')).toBe(skirmish.replace('victory 5', 'victory 7'))
    expect(setHead(skirmish, 'year', '1561')).toContain('edition gmt\nyear 1561\ntitle en')
    expect(setHead(setHead(skirmish, 'year', '1561'), 'year', '')).toBe(skirmish)
    expect(setTitle(skirmish, 'it', 'Il colle')).toContain('\ntitle it Il colle\n')
    expect(setStory(skirmish, 'it', 'Due\nrighe')).toMatch(/\nstory it\nDue\nrighe\nstory hu\n/)
    expect(setStory(setStory(skirmish, 'it', ''), 'it', '')).not.toContain('story it')
  })

  it('leaders are named below the units and stand on the map, rules and zones have their lines', () => {
    const text = addLeader(skirmish, at('C2'), 0, 'infantry', 'Akiyama')
    expect(text).toContain('d bottom infantry  Aoyama Kohei\ne top    infantry  Akiyama\n')
    expect(outlineOf(text).units?.cells[at('C2')]?.token).toBe('asp+e')
    expect(removeLeader(text, 'e')).toBe(skirmish)
    expect(setLeader(text, 'e', { name: 'Obu "x"' })).toContain('e top    infantry  Obu x\n')
    const ruled = addRule(addZone(skirmish, 'bank'), 'victory-rule', 'vf-units-across-river', {
      who: 'bottom',
      zone: 'bank',
      flags: '1',
    })
    expect(readSheet(ruled).scenario?.rules[0]?.zoneName).toBe('bank')
    expect(
      readSheet(draw(ruled, { zone: 'bank' }, [{ hex: 3, token: 'x' }])).scenario?.rules[0]?.zone?.[3],
    ).toBe(true)
    expect(
      readSheet(setRule(ruled, 0, { who: 'top', zone: 'bank', flags: '2' })).scenario?.rules[0]?.values.flags,
    ).toBe(2)
    expect(removeZone(removeRule(ruled, 0), 'bank')).toBe(skirmish)
    expect(readSheet(addTag(skirmish, 'm', 'Mori')).scenario?.tags).toEqual({ m: 'Mori' })
  })

  it('mirrors, turns, fills, draws lines, moves and copies', () => {
    for (const symmetry of symmetries) {
      for (const hex of board.hexes) expect(imageOf(imageOf(hex, symmetry), symmetry)).toBe(hex)
    }
    expect([
      imageOf(at('A1'), 'turned'),
      imageOf(at('B2'), 'top-bottom'),
      imageOf(at('B2'), 'left-right'),
    ]).toEqual([at('K12'), at('J2'), at('B10')])
    const turned = draw(skirmish, 'terrain', transformed(outlineOf(skirmish), 'terrain', 'turned'))
    expect(outlineOf(turned).terrain?.cells.map((cell) => cell?.token)).toEqual(
      outlineOf(skirmish).terrain?.cells.map((cell) => cell?.token),
    )
    expect(patchOf(outlineOf(skirmish), 'terrain', at('D3')).sort()).toEqual([at('D3'), at('D4')])
    expect(hexesBetween(at('A1'), at('A4'))).toEqual([at('A1'), at('A2'), at('A3'), at('A4')])
    expect(moved(outlineOf(skirmish), 'units', at('C5'), at('D5'))).toEqual([
      { hex: at('C5'), token: '.' },
      { hex: at('D5'), token: 'ssp' },
    ])
    expect(moved(outlineOf(skirmish), 'units', at('C7'), at('D5'), true)).toEqual([
      { hex: at('D5'), token: 'ssp' },
    ])
    expect([otherArmys('ssp*m+a'), otherArmys('ASP'), otherArmys('+a')]).toEqual(['SSP*m', 'asp', '.'])
  })
})

describe('what is wrong', () => {
  it('SB-COMP-16 every hex that the engine refuses is found, with its reason and rule', () => {
    const strokes = [...'E1 E2 E3 E4'.split(' ')].map((name) => ({ hex: at(name), token: 'ssp' }))
    const text = draw(
      draw(draw(skirmish, 'units', strokes), 'terrain', [{ hex: at('C2'), token: 'r' }]),
      'units',
      [{ hex: at('G7'), token: 'xyz' }],
    )
    const { problems, scenario } = readSheet(text)
    expect(scenario).toBeNull()
    expect(problems.map(({ place, rule }) => [place, rule])).toEqual([
      [at('C2'), null],
      [at('G7'), null],
      [at('E4'), 'SB-COMP-16'],
    ])
    expect(problems[2]?.reason).toBe('6 ssp for the top army; the box has 5')
    expect(text.split('\n')[problems[0]?.line ?? 0]).toContain('asp')
  })

  it('a head that cannot be read is one problem, at its line', () => {
    const { problems } = readSheet(skirmish.replace('victory 5', 'victory five'))
    expect(problems).toEqual([
      {
        line: 10,
        place: null,
        layer: null,
        reason: 'expected a whole number from 1 to 18, got "five"',
        rule: null,
      },
    ])
    expect(readSheet('').problems).toHaveLength(1)
  })

  it('a blank sheet lacks units, and nothing else', () => {
    const blank = blankSheet('hu', 'Új csata', ['Felső', 'Alsó'])
    expect(readSheet(blank).problems.map(({ reason }) => reason)).toEqual(['the top army has no unit'])
    const both = draw(blank, 'units', [
      { hex: 3, token: 'asp' },
      { hex: 120, token: 'ASP' },
    ])
    expect(readSheet(both).scenario?.title.en).toBe('Új csata')
  })
})

const hex = fc.nat({ max: board.size - 1 })
const seat = fc.constantFrom(0, 1)
const words = fc.constantFrom(
  'Mori',
  'a b',
  '"',
  '#x',
  'command',
  'story en',
  'zone',
  '',
  'é\nü',
  '+',
  '=',
  'top',
  'first 3',
)
const ground = fc.constantFrom(...Object.keys(terrainCodes))
const unit = fc.constantFrom(
  '.',
  '+a',
  'zzz',
  ...kindsOf('gmt').flatMap(({ code }) => [code, code.toUpperCase(), `${code}+b`]),
)
type Edit = (text: string) => string
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(hex, ground).map(
    ([at, token]): Edit =>
      (text) =>
        draw(text, 'terrain', [{ hex: at, token }]),
  ),
  fc.tuple(hex, unit).map(
    ([at, token]): Edit =>
      (text) =>
        draw(text, 'units', [{ hex: at, token }]),
  ),
  fc.tuple(seat, words, fc.nat({ max: 14 })).map(
    ([who, name, n]): Edit =>
      (text) =>
        setArmy(text, who, { name, command: n }),
  ),
  fc.constantFrom(0, 1, null).map(
    (who): Edit =>
      (text) =>
        setFirst(text, who),
  ),
  fc.tuple(fc.constantFrom('victory', 'year', 'map', 'edition') as fc.Arbitrary<'victory'>, words).map(
    ([word, value]): Edit =>
      (text) =>
        setHead(text, word, value),
  ),
  fc.tuple(fc.constantFrom('en', 'it', 'hu') as fc.Arbitrary<'en'>, words).map(
    ([language, told]): Edit =>
      (text) =>
        setStory(setTitle(text, language, told), language, told),
  ),
  fc.tuple(hex, seat, words).map(
    ([at, who, name]): Edit =>
      (text) =>
        addLeader(text, at, who, 'infantry', name),
  ),
  fc.constantFrom('a', 'b', 'e').map(
    (key): Edit =>
      (text) =>
        removeLeader(text, key),
  ),
  fc.tuple(fc.constantFrom('north', 'bank'), hex).map(
    ([zone, at]): Edit =>
      (text) =>
        draw(addZone(text, zone), { zone }, [{ hex: at, token: 'x' }]),
  ),
  fc.constant((text: string) => removeZone(text, 'north')),
  fc.constant((text: string) => addRule(text, 'special', 'fords-unrestricted', {})),
  fc.constant((text: string) => addTag(text, 'm', 'Mori')),
  fc.constantFrom(...symmetries).map(
    (symmetry): Edit =>
      (text) =>
        draw(text, 'terrain', transformed(outlineOf(text), 'terrain', symmetry)),
  ),
)

describe('any edits in any order', () => {
  it('crash nothing, and what the outline shows is what the engine reads', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shelf.map(([, text]) => text), ''),
        fc.array(edits, { maxLength: 25 }),
        (start, list) => {
          let text = start
          for (const edit of list) {
            text = edit(text)
            const outline = outlineOf(text)
            const { scenario } = readSheet(text)
            if (scenario === null) continue
            expect(outline.terrain?.cells.map((cell) => terrainCodes[cell?.token ?? ''])).toEqual(
              scenario.drawnTerrain,
            )
            expect(outline.armies.map((army) => [army?.name, army?.command])).toEqual(
              scenario.armies.map((army) => [army.name, army.command]),
            )
            expect(outline.leaders.map(({ key }) => key).sort()).toEqual(
              scenario.leaders.map(({ key }) => key).sort(),
            )
          }
        },
      ),
      { numRuns: 60, seed: 7 },
    )
  })
})

describe('what strangers bring to the workshop', () => {
  it('3,000 spoilt texts are outlined, and read or refused with a place in them; drawing on them breaks nothing', () => {
    const chance = streamFrom('hostile sheets', 'shuffles')
    const nasty = [
      'terrain',
      'units',
      'leaders',
      'zone',
      'story en',
      'top',
      '+a',
      '*m',
      'special',
      'tag',
      'first',
    ]
    const list = shelf.map(([, text]) => text)
    let refused = 0
    for (let i = 0; i < 3_000; i++) {
      const text = spoilt(pick(chance, list), nasty, chance)
      const { problems } = readSheet(text)
      if (problems.length > 0) refused++
      for (const { line } of problems) expect(line, text).toBeLessThan(text.split(/\r?\n/).length)
      if (i % 20 === 0)
        expect(
          typeof draw(addLeader(text, 40, 0, 'infantry', 'x'), 'terrain', [{ hex: 9, token: 'f' }]),
        ).toBe('string')
    }
    expect(refused).toBeGreaterThan(1_000)
  })
})
