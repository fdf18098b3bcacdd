import { readFileSync } from 'node:fs'
import { battles } from '@gunbai/glory'
import { screenField } from '@gunbai/glory/screen'
import { type Language, languages } from '@gunbai/kernel'
import { strictSpeaker } from '@gunbai/words'
import { describe, expect, test } from 'vitest'
import { conditionWords, scoreWords } from './victory-words.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const speakerOf = (language: Language) =>
  strictSpeaker(language, {
    ...read(`../../../../glory/messages/${language}.json`),
    ...read(`../../../messages/glory/${language}.json`),
  })
const said = (language: Language, id: string): string[] => {
  const say = speakerOf(language)
  const field = screenField({ field: id })
  const { scores, automatic } = field.battle
  return [
    ...scores.map((score) => say(scoreWords(field, score))),
    ...automatic.flatMap(({ all }) => all.flatMap((each) => conditionWords(field, each).map(say))),
  ]
}

describe.each(languages)('in %s', (language) => {
  test.each(battles.map(({ id }) => id))('everything that wins %s is said', (id) => {
    for (const sentence of said(language, id)) expect(sentence).toMatch(/\S/)
  })
})

test('JG-13.1-a, JG-13.2-a what wins at Mormant, in words', () => {
  expect(said('en', 'mormant')).toEqual([
    '1 point for each point of strength of enemy infantry, cavalry eliminated',
    '3 points for each enemy unit of artillery eliminated',
    '1 point for each enemy unit that is routed on the map',
    '2 points for each hex of Mormant held',
    '4 points for each hex of Grandpuits held',
    '3 points for each point of strength of own infantry that leaves the map by its exit',
    '2 points for each point of strength of own cavalry that leaves the map by its exit',
    '3 points for each own unit of artillery that leaves the map by its exit',
    '1 point for each point of strength of enemy infantry, cavalry, artillery eliminated',
    '1 point at the end of each turn from 1 to 5 with a unit in good order in Mormant',
    '4 points for each hex of Grandpuits held',
    'Pahlen’s infantry demoralised',
    'Pahlen’s cavalry demoralised',
    'Hardegg’s Austrians demoralised',
    'no unit of the enemy (Allies) in Grandpuits',
    'Napoleon lost',
    '3 formations of the enemy (French) demoralised at once',
  ])
})
