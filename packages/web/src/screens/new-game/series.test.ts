import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@gunbai/kernel'
import { samurai } from '@gunbai/samurai'
import { expect, test } from 'vitest'
import { seriesOf } from './series.ts'

test('battles whose titles begin alike tell one story', () => {
  const battles = [
    { id: 'a', title: 'Alone' },
    { id: 'b', title: 'Arita Castle, phase 1: the vanguard' },
    { id: 'c', title: 'Arita Castle, phase 2: the river' },
    { id: 'campaign-1', title: 'Arita Castle: both' },
  ]
  expect(seriesOf(battles)).toEqual([
    {
      title: 'Arita Castle',
      parts: [
        { id: 'b', title: 'The vanguard' },
        { id: 'c', title: 'The river' },
      ],
    },
  ])
})

test.each(languages)('the same stories are found in every language (%s)', (language) => {
  const folder = join(import.meta.dirname, '../../../../samurai/messages')
  const said = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
  const stories = seriesOf(samurai.setups.map(({ id }) => ({ id, title: said[`setup.${id}`] })))
  expect(stories.map(({ parts }) => parts.length)).toEqual([2, 4, 2, 5, 2, 3, 4, 3, 2, 5, 2])
})
