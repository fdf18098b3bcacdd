import { readFileSync } from 'node:fs'
import { BadInput, chooseSetup } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { generateBattles, generatedFile } from '../../../../tools/glory-battles.ts'
import { glory, gloryWith } from '../rulebook.ts'
import type { Battle } from './battle.ts'
import { parseBattle } from './battle-file.ts'
import { battleFiles } from './battles.generated.ts'
import { battles } from './battles.ts'

test('the generated battles are those of the text files; else run node tools/glory-battles.ts', () => {
  expect(readFileSync(generatedFile, 'utf8').replace(/\s+/g, ' ')).toBe(
    generateBattles().replace(/\s+/g, ' '),
  )
})

test('the four battles, the smallest first, whatever others there are', () => {
  const four = ['two-crossings', 'mormant', 'montebello', 'kronau']
  expect(battles.map(({ id }) => id).filter((id) => four.includes(id))).toEqual(four)
  expect(glory.setups.every(({ seats }) => seats === 2)).toBe(true)
})

describe.each(battles.map((each) => [each.id, each] as const))('%s', (id, battle) => {
  test('is set up legally and gives both sides formations, a chief and a way to win', () => {
    expect(() => glory.begin(chooseSetup(glory, id), 'x')).not.toThrow()
    for (const seat of [0, 1]) {
      expect(battle.formations.some((each) => each.seat === seat)).toBe(true)
      expect(battle.commanders.filter((each) => each.seat === seat && each.chief).length).toBe(1)
      expect(battle.scores.some((each) => each.seat === seat)).toBe(true)
    }
  })
})

test('JG-0.1-a, JG-0.1-b, JG-0.1-c scales: regiments and, at Kronau, brigades', () => {
  expect(new Set(battles.map((each) => each.scale))).toEqual(new Set(['regiment', 'brigade']))
})

test('Kronau has about thirty units a side on 30x20, a fortification and two rout directions', () => {
  const kronau = battles.find(({ id }) => id === 'kronau')
  if (kronau === undefined) throw new Error('no Kronau')
  expect([kronau.cols, kronau.rows]).toEqual([30, 20])
  for (const seat of [0, 1]) {
    expect(Math.abs(kronau.units.filter((each) => each.seat === seat).length - 30)).toBeLessThanOrEqual(2)
    expect(kronau.routEdges[seat].length).toBe(2)
  }
  expect(kronau.sides.some((each) => each.kind === 'fortification')).toBe(true)
})

test('JG-0.3-a, JG-0.3-b, JG-0.3-c, JG-0.3-d, JG-0.3-f, JG-0.3-g, JG-0.3-h, JG-0.3-i, JG-0.3-j what a counter says', () => {
  const crossings = battles.find(({ id }) => id === 'two-crossings')
  const cuirassiers = crossings?.units.find(({ code }) => code === 'B21')
  expect(cuirassiers).toMatchObject({ name: 'Blue Cuirassiers', arm: 'cav', class: 'heavy', seat: 0 })
  expect(cuirassiers?.faces[0]).toEqual({ strength: 4, cohesion: 8, engagement: 7, movement: 7 })
  expect(cuirassiers?.faces[2]).toEqual({ strength: 3, cohesion: 7, engagement: 0, movement: 6 })
  expect(crossings?.units.find(({ code }) => code === 'BA1')?.faces[0].engagement).toBe(0)
})

test.each([
  [
    'JG-0.1-d a battery has its points of fire and its two ranges, no number of guns',
    ({ units }) =>
      units
        .filter(({ arm }) => arm === 'art')
        .every(
          ({ faces, effective, maximum }) => faces[0].strength > 0 && effective > 0 && maximum >= effective,
        ),
  ],
  [
    'JG-0.1-e a battle has neither a width of hexes nor a length of turns',
    (battle) => !Object.keys(battle).some((name) => /metre|meter|minute|hour|width/i.test(name)),
  ],
  [
    'JG-2.1.1-b a formation has a name of its own on its side, and units',
    ({ formations, units }) =>
      formations.every(
        ({ name, seat }, at) =>
          formations.filter((each) => each.seat === seat && each.name === name).length === 1 &&
          units.some(({ formation }) => formation === at),
      ),
  ],
] as readonly (readonly [string, (battle: Battle) => boolean])[])('%s', (_, holds) => {
  for (const battle of battles) expect(holds(battle), battle.id).toBe(true)
})

describe('a battle file that is wrong says where', () => {
  const good = battleFiles.find(({ file }) => file.includes('two-crossings'))?.text as string
  const broken = (from: string | RegExp, to: string) => () => parseBattle('my.txt', good.replace(from, to))
  test.each([
    ['size 16x12', 'size 16 12', /my\.txt, line 7: expected columns and rows/],
    ['road 0106 0206', 'road 0106 0306', /line \d+: 0106 and 0306 are not neighbours/],
    ['side bridge 0806/0906', 'side bridge 0101/0201', /line \d+: a bridge must lie on a river/],
    ['rout blue W', 'rout green W', /line \d+: there is no side "green"/],
    ['| 5-7-6-5 |', '| 5-7-6 |', /line \d+: expected strength-cohesion-engagement-movement/],
    ['| inf | line ', '| inf | heavy ', /line \d+: expected one of line, light; got "heavy"/],
    ['score blue hold hill 5', 'score blue hold moon 5', /line \d+: there is no zone "moon"/],
    ['win red broken blue 2', 'win red tired blue 2', /line \d+: a condition is demoralised/],
    ['turns 10', 'turns ten', /line 4: expected a whole number from 1 to 60, got "ten"/],
    ['| B12 ', '| B11 ', /line \d+: "B11" is the code of another piece/],
    ['| B12 ', '| B?2 ', /line \d+: expected a name of letters and digits, got "B\?2"/],
    ['\nend\n', '\n', /line 8: the drawing begins here but no line "end" closes it/],
    ['scale regiment\n', 'scales\n', /line 3: "scales" is no word of a battle file/],
    ['scale regiment\n', 'toString\n', /line 3: "toString" is no word of a battle file/],
    ['title Two Crossings\n', '', /the file ends without a line "title/],
    ['rout red E\n', '', /add a line "rout red W"/],
    ['fog 1 8', 'optional first turn', /line 5: write "optional last turn"/],
    ['size 16x12\n', '', /line 7: the line "size 22x12" must come before this/],
    ['side bridge 0806/0906', 'side bridge 0806/1006', /line \d+: 0806 and 1006 are not neighbours/],
    ['side bridge 0806/0906', 'side bridge 0806', /line \d+: expected two hexes such as 0806\/0906/],
    ['side ford 0810/0910', 'side ford 0101/0201', /line \d+: a ford must lie on a river/],
    ['vcut 8 rows 01-12', 'vcut 8 cols 01-12', /line \d+: write "side river vcut 12 rows/],
    ['hcut 03 cols 01-08', 'hcut 03 cols 8', /line \d+: write "side stream vcut 12 rows/],
    ['zone castle 0508', 'zone castle 1708', /line \d+: .*1708/],
    ['score blue hold hill 5', 'score blue hold hill', /line \d+: a score ends with its points, got "hill"/],
    ['score blue hold hill 5', 'score blue garrison hill 5', /line \d+: write "score allied garrison/],
    ['score blue hold hill 5', 'score blue won hill 5', /line \d+: a score is eliminated, .*, not "won"/],
    ['side | red | Red', 'party | red | Red', /line \d+: a line of pieces begins .*, not with "party"/],
    ['side | red | Red', 'side | red', /line \d+: expected 3 fields/],
    ['| 5 | 4\nform', '\nform', /line \d+: expected 6 fields/],
    ['| 1206 | all', '| 1206', /line \d+: expected 10 fields/],
    ['| 5 | optional 2-10 ', '| optional 2-10 ', /line \d+: expected 7 fields/],
    ['| 0706 | NE | 0', '| 0706 | NE', /line \d+: expected 11 fields/],
    ['optional 2-10 ', 'perhaps 2-10 ', /line \d+: expected when it comes/],
    ['; chosen cor', '; chosen lot', /line \d+: there is no commander "lot"/],
    ['; chosen cor', '; picked cor', /line \d+: a combined marker says of, .*, not "picked"/],
    ['of b1 b2 ;', 'of b1 b9 ;', /line \d+: there is no formation "b9"/],
    ['| foot:3/6 ', '| foot:3-6 ', /line \d+: expected a class such as line or foot:3\/6/],
    ['| foot:3/6 ', '| foot ', /line \d+: artillery, and only artillery, has ranges/],
    ['| inf | line ', '| inf | line:3/6 ', /line \d+: artillery, and only artillery, has ranges/],
    ['| 4-6-0-4 |', '| 6-6-0-4 |', /line \d+: the strength of the back \(6\) is above the front's \(5\)/],
    ['| 5-7-x-4 |', '| 5-7-1-4 |', /line \d+: artillery has no engagement/],
  ])('%s as %s', (from, to, message) => {
    expect(broken(from, to)).toThrow(BadInput)
    expect(broken(from, to)).toThrow(message)
  })
  test('a terrain that is none, by line and column', () => {
    expect(broken('map\n.   .', 'map\nz   .')).toThrow(/line 9: column 1: "z" is no terrain/)
  })
  test('an illegal stack, when it is set up', () => {
    const text = good
      .replace('battle two-crossings', 'battle crowded')
      .replace(/(\| R32 .*\| )1309/, '$11209')
      .replace(/(\| R33 .*\| )1410/, '$11209')
    const crowded = gloryWith([parseBattle('my.txt', text)])
    expect(() => crowded.begin(chooseSetup(crowded, 'crowded'), 'x')).toThrow(
      /not allowed \(JG-5\.1\.1\): R31, R32, R33 in 1209/,
    )
  })
})
