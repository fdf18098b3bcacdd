import { readFileSync } from 'node:fs'
import { glory, reconstruction } from '@gunbai/glory'
import { screenField } from '@gunbai/glory/screen'
import { chooseSetup, type Language, languages } from '@gunbai/kernel'
import { strictSpeaker } from '@gunbai/words'
import { describe, expect, test } from 'vitest'
import { armName, sayHex } from './description.ts'
import { markerName, markerOf } from './markers.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const messagesOf = (language: Language) => ({
  ...read(`../../../../glory/messages/${language}.json`),
  ...read(`../../../messages/glory/${language}.json`),
})
const views = glory.setups.map(({ id }) => glory.view(glory.begin(chooseSetup(glory, id, {}), 'x'), null))

describe.each(languages)('in %s', (language) => {
  const messages = messagesOf(language)
  const say = strictSpeaker(language, messages)

  test('every hex, unit and marker of every battle has its words', () => {
    for (const view of views) {
      const field = screenField(view)
      for (const hex of field.ground.map.hexes) expect(sayHex(say, field, view, hex)).toMatch(/^\d{4}, /)
      for (const unit of field.cards.keys()) expect(say(armName(field, unit))).not.toBe('')
      for (let id = 0; id < field.markers; id++) expect(say(markerName(markerOf(field, id)))).not.toBe('')
    }
  })

  test('every line of every table has its words', () => {
    const { terrain, hexside, shock, fireModifiers, shockModifiers } = reconstruction
    const wanted = [
      ...terrain.map(({ name }) => `terrain.${name}`),
      ...hexside.map(({ name }) => `hexside.${name}`),
      ...shock.flatMap(({ attacker, defender }) =>
        [...attacker, ...defender].map((each) => `effect.${each}`),
      ),
      ...shock.flatMap(({ also }) => also.map((each) => `also.${each}`)),
      ...Object.keys(fireModifiers).map((name) => `modifier.fire.${name}`),
      ...Object.keys(shockModifiers).map((name) => `modifier.shock.${name}`),
    ]
    expect(wanted.filter((id) => messages[`glory.${id}`] === undefined)).toEqual([])
  })
})

test('a stack is told from its top, with how each unit stands', () => {
  const say = strictSpeaker('en', messagesOf('en'))
  const view = views.find(({ field }) => field === 'two-crossings')
  if (view === undefined) throw new Error('no Two Crossings')
  const field = screenField(view)
  const unit = field.cards.findIndex(({ code }) => code === 'BA1')
  const words = sayHex(say, field, view, Number(view.units[unit]?.hex))
  expect(words).toContain('Blue 12-pounders (Blue, foot artillery): strength 5')
  expect(words.indexOf('Blue 12-pounders')).toBeLessThan(words.indexOf('Blue 6-pounders'))
  expect(words).toContain('in good order, facing SE')
})
