import type { GloryAction } from '@gunbai/glory/screen'
import { expect, test } from 'vitest'
import { needsNoButton, type Places, pointingsOf, turnOf } from './pointing.ts'

const places: Places = {
  unitHex: (unit) => (unit === 99 ? -1 : unit * 10),
  commanderHex: (commander) => commander * 100,
  groupHexes: (group) => [group, group + 1],
  asked: 7,
}
const action = (fields: object) => fields as GloryAction
const written = (fields: object) =>
  pointingsOf(action(fields), places).map(({ origin, target }) => `${origin ?? ''}>${target}`)

test.each([
  [{ kind: 'march', unit: 3, forced: false }, ['>30']],
  [{ kind: 'step', hex: 44 }, ['>44']],
  [{ kind: 'halt', facing: 2 }, ['>7']],
  [{ kind: 'fire', unit: 3, hex: 44, facing: 1, both: false }, ['30>44']],
  [{ kind: 'react', unit: 3, target: 4 }, ['30>40']],
  [{ kind: 'attack', from: 5, hex: 6, facing: 0 }, ['5>6']],
  [{ kind: 'charge', unit: 3, hex: 44 }, ['>44']],
  [{ kind: 'order', commander: 2, group: 8 }, ['200>8', '200>9']],
  [{ kind: 'test', group: 8 }, []],
  [{ kind: 'ride', commander: 2 }, ['>200']],
  [{ kind: 'rally', unit: 99 }, []],
  [{ kind: 'done' }, []],
  [{ kind: 'open', marker: 4 }, []],
])('%j is pointed at by %j', (fields, expected) => {
  expect(written(fields)).toEqual(expected)
})

test('what neither map nor cup shows has a button', () => {
  expect(needsNoButton(action({ kind: 'done' }))).toBe(false)
  expect(needsNoButton(action({ kind: 'recall' }))).toBe(false)
  expect(needsNoButton(action({ kind: 'open', marker: 1 }))).toBe(true)
  expect(needsNoButton(action({ kind: 'step', hex: 1 }))).toBe(true)
})

test('only what does nothing but turn is drawn as a turn', () => {
  expect(turnOf(action({ kind: 'halt', facing: 0 }))).toBe(0)
  expect(turnOf(action({ kind: 'strike', hex: 1, facing: 0 }))).toBeNull()
})
