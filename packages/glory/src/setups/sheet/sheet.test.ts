import { describe, expect, it } from 'vitest'
import { parseBattle } from '../battle-file.ts'
import { battleFiles } from '../battles.generated.ts'
import { hexCode } from '../hex-code.ts'
import {
  addCommander,
  addFormation,
  addMarker,
  addRule,
  addUnit,
  addZone,
  blankSheet,
  draw,
  drawSide,
  drawWay,
  eraseWay,
  imageText,
  keyOf,
  movedUnits,
  outlineOf,
  piecesOf,
  readSheet,
  removePiece,
  removeZone,
  setHead,
  setPiece,
  setRout,
  setRule,
  setSize,
  setWeather,
  toggleHex,
} from './index.ts'

const shelf = battleFiles.map(({ file, text }) => [file, text] as const)
const crossings = battleFiles.find(({ file }) => file.includes('two-crossings'))?.text ?? ''
const { map } = outlineOf(crossings)
const at = (code: string) => (Number(code.slice(2)) - 1) * 16 + Number(code.slice(0, 2)) - 1

describe('an outline', () => {
  it.each(shelf)('%s is outlined as the engine reads it', (file, text) => {
    const outline = outlineOf(text)
    const battle = parseBattle(file, text)
    const level = (n: number) => (n === 0 ? '' : String(n))
    expect(outline.drawing?.cells.map((cell) => cell?.token)).toEqual(
      battle.terrain.map((letter, hex) => letter + level(battle.levels[hex])),
    )
    expect([...outline.sides.values()].map(({ kind, a, b }) => ({ kind, a, b }))).toEqual(battle.sides)
    expect(piecesOf(outline, 'unit').map(({ fields }) => fields[1])).toEqual(
      battle.units.map(({ code }) => code),
    )
    expect(readSheet(text).problems).toEqual([])
    expect(readSheet(text).laid?.field.battle).toEqual(battle)
  })
})

describe('an edit changes what it says, and nothing else', () => {
  it('draws a hex with every column, blank and remark where it was', () => {
    const text = crossings.replace('map\n', '# by hand\nmap\n')
    const marsh = draw(text, [{ hex: at('0201'), token: 'm' }])
    expect(marsh).toBe(text.replace('map\n.   .', 'map\n.   m'))
    expect(draw(marsh, [{ hex: at('0201'), token: '.' }])).toBe(text)
    const high = draw(text, [{ hex: at('1601'), token: 'w2' }])
    expect(draw(high, [{ hex: at('1601'), token: '.' }])).toBe(text)
  })

  it('sides: a bridge needs its river, a cut is written out where one of its sides goes', () => {
    const [a, b] = [at('0806'), at('0906')]
    const without = drawSide(crossings, a, b, null)
    expect(outlineOf(without).sides.has(keyOf(a, b))).toBe(false)
    expect(without).toMatch(/^side river 0801\/0901 /m)
    const back = outlineOf(drawSide(without, a, b, 'bridge'))
    expect(back.sides.get(keyOf(a, b))?.kind).toBe('bridge')
    expect(readSheet(back.lines.join('\n')).problems).toEqual([])
    const river = drawSide(crossings, a, b, 'river')
    expect(river).not.toContain('bridge 0806')
    expect(drawSide(river, a, b, 'bridge')).toBe(crossings)
    expect(drawSide(crossings, a, b, 'bridge')).toBe(crossings)
    const crest = drawSide(crossings, at('0103'), at('0104'), 'crest')
    expect(outlineOf(crest).sides.get(keyOf(at('0103'), at('0104')))?.kind).toBe('crest')
    const first = drawSide(blankSheet('x', ['A', 'B'], ['a', 'b']), 5, 6, 'stream')
    expect(first).toContain('\nside stream 0601/0701\n')
  })

  it('units, formations, commanders and markers, in their columns', () => {
    expect(setPiece(crossings, 'unit', 'B11', { hex: '0705', facing: 'SE' })).toBe(
      crossings.replace('4-6-0-4 | 0706 | NE', '4-6-0-4 | 0705 | SE'),
    )
    const turned = setPiece(crossings, 'unit', 'B31', { turn: '3' })
    expect(setPiece(turned, 'unit', 'B31', { turn: '4' })).toBe(crossings)
    const more = addUnit(crossings, 'b1', { kind: 'inf.line', name: 'Guards', hex: '0406', facing: 'NE' })
    expect(more).toContain(
      '\nunit | b1 | B1  | Guards               | inf | line      | 4-6-6-5 | 3-5-0-4 | 0406 | NE | 0\nunit | b2',
    )
    expect(removePiece(more, 'unit', 'B1')).toBe(crossings)
    expect(readSheet(addFormation(crossings, 1, 'Red Guard')).problems).toEqual([])
    expect(readSheet(addCommander(crossings, 1, 'Ney', '1410')).problems).toEqual([])
    expect(readSheet(addMarker(crossings, 0, 'March')).problems).toEqual([])
    expect(setPiece(setPiece(crossings, 'form', 'b1', { second: '' }), 'form', 'b1', { second: '4' })).toBe(
      crossings,
    )
    const moved = movedUnits(crossings, at('0707'), at('0606'))
    expect(outlineOf(moved).pieces.filter(({ fields }) => fields[7] === '0606')).toHaveLength(4)
    const copied = movedUnits(crossings, at('0705'), at('0204'), true)
    expect(readSheet(copied).problems).toEqual([])
    expect(piecesOf(outlineOf(copied), 'unit')).toHaveLength(30)
  })

  it('ways, zones, weather, edges, points, size', () => {
    const road = drawWay(drawWay(crossings, 'path', null, at('0101')), 'path', at('0101'), at('0201'))
    expect(road).toContain('1406\npath 0101 0201\nside river')
    expect(drawWay(crossings, 'path', at('1204'), at('1203'))).toContain('\npath 1206 1205 1204 1203\n')
    expect(eraseWay(crossings, at('0607'))).not.toContain('0607')
    expect(eraseWay(crossings, at('0406'))).toContain(
      'road 0106 0206 0306\nroad 0506 0606 0706 0806 0906 1006 1106 1206',
    )
    const zoned = toggleHex(crossings, 'zone', 'hill', at('1404'))
    expect(zoned).toContain('zone hill 1204 1304 1404\n')
    expect(toggleHex(zoned, 'zone', 'hill', at('1404'))).toBe(crossings)
    expect(removeZone(addZone(crossings, 'wood'), 'wood')).toBe(crossings)
    expect(setWeather(crossings, 8, 'clear')).toBe(crossings.replace('fog 1 8', 'fog 1'))
    expect(setWeather(setWeather(crossings, 8, 'clear'), 8, 'fog')).toBe(crossings)
    expect(setWeather(setWeather(crossings, 7, 'clear'), 7, 'night')).toBe(crossings)
    expect(setRout(crossings, 0, ['W', 'S'])).toContain('rout blue W S\n')
    expect(setHead(crossings, 'turns', '12')).toBe(crossings.replace('turns 10', 'turns 12'))
    expect(setHead(setHead(crossings, 'tie', 'red'), 'tie', '')).toBe(crossings)
    const scored = addRule(crossings, 'score red routed 2')
    expect(scored).toContain('score red routed 1\nscore red routed 2\nwin')
    const line = scored.split('\n').indexOf('score red routed 2')
    expect(setRule(scored, line, '')).toBe(crossings)
    expect(setSize(setSize(crossings, 20, 14), 16, 12)).toBe(crossings)
    expect(readSheet(setSize(crossings, 15, 12)).problems[0]?.reason).toContain('expected a hex from 0101')
  })

  it('the ground of a map of even rows is turned by half a circle, not mirrored', () => {
    expect(imageText(imageText(crossings, 'turned'), 'turned')).toBe(crossings)
    expect(imageText(crossings, 'turned')).not.toBe(crossings)
    expect(imageText(crossings, 'top-bottom')).toBe(crossings)
    expect(map !== null && hexCode(map, map.hexes[191])).toBe('1612')
  })
})

describe('what is wrong', () => {
  it('JG-5.1.1 each with its hex, its line and its rule, and the rest is drawn', () => {
    const stacked = movedUnits(crossings, at('0707'), at('0706'))
    const text = draw(setPiece(stacked, 'unit', 'R23', { arm: 'elephant' }), [{ hex: 0, token: 'zz' }])
    const { problems, laid } = readSheet(text)
    expect(problems.map(({ place, rule }) => [place, rule])).toEqual([
      [0, null],
      [at('1307'), null],
      [at('0706'), 'JG-5.1.1'],
    ])
    expect(text.split('\n')[problems[1].line]).toContain('elephant')
    expect(laid?.field.battle.units).toHaveLength(27)
  })

  it('a blank sheet can be played as soon as nothing is wrong with it, and an empty text is one problem after the other', () => {
    const blank = blankSheet('New', ['Blue', 'Red'], ['1st', '2nd'])
    expect(readSheet(blank).problems).toEqual([])
    const { problems, laid } = readSheet('')
    expect(problems.map(({ line }) => line)).toEqual(problems.map(() => 0))
    expect(laid).toBeNull()
  })
})
