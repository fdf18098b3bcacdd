import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseScenario, samurai, scenarioIds, scenarioOf } from '@gunbai/samurai'
import { expect, test } from 'vitest'
import {
  firstTextOf,
  isScenarioTexts,
  storiesIn,
  storyIn,
  textsIn,
  withoutStories,
  withoutWords,
} from './scenario-stories.ts'

const file = 'scenario x\nmap our reconstruction\n\nstory en\nOne.\nTwo.\nstory it\nUno.\nstory hu\nEgy.\n'

test('each language has its story, in one piece', () => {
  expect(storyIn(file, 'en')).toEqual({ story: 'One. Two.', reconstructed: true })
  expect(storyIn(file, 'it').story).toBe('Uno.')
  expect(storyIn(file, 'hu').story).toBe('Egy.')
})

test('the first scenario that is shown has its story apart', () => {
  const all = storiesIn('it', 'all')
  const [first] = samurai.setups
  expect(storiesIn('it', 'first')).toEqual({ [first?.id ?? '']: all[first?.id ?? ''] })
  expect(Object.keys(all).length).toBeGreaterThan(40)
})

test('the engine keeps every scenario, and of the stories only that there are some', () => {
  const file = join(import.meta.dirname, '../../samurai/src/setups/scenarios.generated.ts')
  expect(isScenarioTexts(file)).toBe(true)
  const code = readFileSync(file, 'utf8')
  const short = withoutStories(code)
  const count = (text: string, part: RegExp) => [...text.matchAll(part)].length
  expect(count(short, /scenario (gmt|zvezda)-/g)).toBe(count(code, /scenario (gmt|zvezda)-/g))
  expect(count(short, /story hu\\n-"/g)).toBe(count(code, /story hu\\n/g))
  expect(short.length).toBeLessThan(code.length / 1.5)
})

test('a row of the map keeps where it begins, and loses what only lines its columns up', () => {
  expect(withoutWords('"terrain\\n .   f   .\\n   .   .\\ntop    command 5"')).toBe(
    '"terrain\\n . f .\\n   . .\\ntop command 5"',
  )
})

test('with the rules comes the first scenario alone, with the names of all; apart come all of them, as they are played', () => {
  const code = readFileSync(
    join(import.meta.dirname, '../../samurai/src/setups/scenarios.generated.ts'),
    'utf8',
  )
  const texts = textsIn(code)
  expect(Object.keys(texts)).toEqual(scenarioIds)
  const [first, ...others] = scenarioIds
  const head = firstTextOf(code).split('\n')[0] ?? ''
  const told = JSON.parse(head.replace('export const scenarioTexts = ', ''))
  expect(Object.keys(told)).toEqual(scenarioIds)
  expect(told[first ?? '']).toBe(texts[first ?? ''])
  for (const id of others) expect(told[id]).toBe('')
  for (const id of scenarioIds) {
    const { title: _title, story: _story, ...played } = parseScenario(id, texts[id] ?? '')
    expect(scenarioOf(id)).toMatchObject(JSON.parse(JSON.stringify(played)))
  }
})
