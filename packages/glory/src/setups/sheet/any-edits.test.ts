import { BadInput, pick, streamFrom } from '@gunbai/kernel'
import { spoilt } from '@gunbai/kernel/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { glory } from '../../rulebook.ts'
import { battleFiles } from '../battles.generated.ts'
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
  fieldNames,
  imageText,
  movedUnits,
  outlineOf,
  piecesOf,
  readSheet,
  removePiece,
  removeZone,
  setHead,
  setPiece,
  setRout,
  setSize,
  setWeather,
  sideKinds,
  toggleHex,
} from './index.ts'

const texts = battleFiles.map(({ text }) => text)
const hex = fc.nat({ max: 260 })
const seat = fc.constantFrom(0, 1)
const word = fc.constantFrom(
  'Guard',
  'a b',
  '|',
  '#x',
  'map',
  'end',
  '',
  'é\nü',
  '0101',
  '9999',
  'side',
  'x-x',
  '3-3-3-3',
)
const code = fc.constantFrom('b1', 'B11', 'B12', 'cor', 'cb1', 'blue', 'red', 'r1', 'R11', 'nap', 'nobody')
const kind = fc.constantFrom('side', 'form', 'cmd', 'cam', 'unit') as fc.Arbitrary<'unit'>
type Edit = (text: string) => string

/** A side between a hex and one of its neighbours. */
function sideAt(text: string, at: number, way: number): readonly [number, number] | null {
  const { map } = outlineOf(text)
  if (map === null || at >= map.size) return null
  const beside = map.neighbourLists[at]
  return [at, beside[way % beside.length]]
}

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(hex, fc.constantFrom('.', 'w', 'm1', 'v', 't2', 'zz', '.3')).map(
    ([at, token]): Edit =>
      (text) =>
        draw(text, [{ hex: at, token }]),
  ),
  fc.tuple(hex, fc.nat({ max: 5 }), fc.constantFrom(...sideKinds, null)).map(
    ([at, way, of]): Edit =>
      (text) => {
        const side = sideAt(text, at, way)
        return side === null ? text : drawSide(text, side[0], side[1], of)
      },
  ),
  fc.tuple(hex, fc.nat({ max: 5 }), fc.constantFrom('road', 'path') as fc.Arbitrary<'road'>).map(
    ([at, way, of]): Edit =>
      (text) => {
        const side = sideAt(text, at, way)
        return side === null ? text : drawWay(drawWay(text, of, null, side[0]), of, side[0], side[1])
      },
  ),
  hex.map(
    (at): Edit =>
      (text) =>
        eraseWay(text, at),
  ),
  fc.tuple(hex, hex, fc.boolean()).map(
    ([from, to, keep]): Edit =>
      (text) =>
        movedUnits(text, from, to, keep),
  ),
  fc.tuple(kind, code, fc.nat({ max: 9 }), word).map(
    ([of, which, field, value]): Edit =>
      (text) =>
        setPiece(text, of, which, { [fieldNames[of][field % fieldNames[of].length]]: value }),
  ),
  fc.tuple(kind, code).map(
    ([of, which]): Edit =>
      (text) =>
        removePiece(text, of, which),
  ),
  fc.tuple(seat, word).map(
    ([who, name]): Edit =>
      (text) =>
        addMarker(addCommander(addFormation(text, who, name), who, name, '0303'), who, name),
  ),
  fc.tuple(code, word).map(
    ([form, name]): Edit =>
      (text) =>
        addUnit(text, form, { kind: 'cav.light', name, hex: '0404', facing: 'NE' }),
  ),
  fc.tuple(fc.constantFrom('zone', 'held', 'exit') as fc.Arbitrary<'zone'>, code, hex).map(
    ([of, name, at]): Edit =>
      (text) =>
        toggleHex(text, of, name, at),
  ),
  fc.tuple(fc.constantFrom('turns', 'title', 'battle', 'tie', 'scale') as fc.Arbitrary<'turns'>, word).map(
    ([of, value]): Edit =>
      (text) =>
        setHead(text, of, value),
  ),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('fog', 'night', 'clear') as fc.Arbitrary<'fog'>)
    .map(
      ([turn, weather]): Edit =>
        (text) =>
          setWeather(text, turn, weather),
    ),
  fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 2, max: 20 })).map(
    ([cols, rows]): Edit =>
      (text) =>
        setSize(text, cols, rows),
  ),
  fc.constantFrom<Edit>(
    (text) => setRout(text, 1, ['N', 'E']),
    (text) => addZone(text, 'wood'),
    (text) => removeZone(text, 'hill'),
    (text) => imageText(text, 'turned'),
    (text) => addRule(text, 'score blue routed 2'),
  ),
)

const isTaken = (text: string): boolean => {
  try {
    glory.ownTexts?.battle.read(text)
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput)
    return false
  }
}

describe('any edits in any order', () => {
  it('crash nothing, what is drawn is what the engine reads, and nothing is wrong just where the engine says so', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts, blankSheet('x', ['A', 'B'], ['a', 'b']), ''),
        fc.array(edits, { maxLength: 14 }),
        (start, list) => {
          let text = start
          for (const edit of list) text = edit(text)
          const outline = outlineOf(text)
          const { problems, laid } = readSheet(text)
          expect(problems.length === 0, text).toBe(isTaken(text))
          if (problems.length > 0 || laid === null) return
          const { battle } = laid.field
          expect([...outline.sides.values()].map(({ kind: of, a, b }) => ({ kind: of, a, b }))).toEqual(
            battle.sides,
          )
          expect(piecesOf(outline, 'unit').map(({ fields }) => fields[1])).toEqual(
            battle.units.map((unit) => unit.code),
          )
          expect(outline.drawing?.cells.map((cell) => cell?.token.charAt(0))).toEqual(battle.terrain)
        },
      ),
      { numRuns: 150, seed: 11 },
    )
  })
})

describe('what strangers bring to the workshop', () => {
  it('250 spoilt texts are outlined, and read or refused with a place in them; drawing on them breaks nothing', () => {
    const chance = streamFrom('hostile glory sheets', 'shuffles')
    const nasty = [
      'map',
      'end',
      'side',
      'vcut',
      '|',
      'unit |',
      '0101',
      '9999',
      'cam',
      'of',
      'size 2x2',
      '<script>',
    ]
    let refused = 0
    for (let i = 0; i < 250; i++) {
      const text = spoilt(pick(chance, texts), nasty, chance)
      const { problems } = readSheet(text)
      if (problems.length > 0) refused++
      expect(problems.length === 0, text).toBe(isTaken(text))
      for (const { line, reason } of problems) {
        expect(line, text).toBeLessThan(text.split('\n').length)
        expect(reason.length).toBeGreaterThan(3)
      }
      if (i % 20 === 0)
        expect(typeof drawSide(draw(text, [{ hex: 9, token: 'w' }]), 3, 4, 'river')).toBe('string')
    }
    expect(refused).toBeGreaterThan(100)
  })
})
