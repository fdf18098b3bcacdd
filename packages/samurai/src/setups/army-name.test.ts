import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { armyName, wordNamed } from './army-name.ts'
import { scenarioIds, scenarioOf } from './library.ts'

test.each(['en', 'it', 'hu'])('every army that is named by words has its name in %s', (language) => {
  const messages = JSON.parse(
    readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8'),
  )
  const known = Object.keys(messages).filter((id) => id.startsWith('army.'))
  expect(known.sort()).toEqual([...wordNamed].map((name) => `army.${name}`).sort())
})

test('an army of a scenario is named after a house, or by words that the messages have', () => {
  const names = new Set(scenarioIds.flatMap((id) => scenarioOf(id).armies.map(({ name }) => name)))
  for (const name of names) {
    expect([name, /\barmy\b|^Allies$/.test(name)]).toEqual([name, wordNamed.has(name)])
  }
  expect(armyName('Takeda')).toBe('Takeda')
  expect(armyName('Western army')).toEqual({ id: 'army.Western army' })
})
