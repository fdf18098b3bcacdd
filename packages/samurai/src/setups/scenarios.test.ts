import { readFileSync } from 'node:fs'
import { languages } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import {
  messageFile,
  messagesWithTitles,
  moduleFile,
  scenarioModule,
} from '../../../../tools/samurai-scenarios.ts'
import { scenarioIds, scenarioOf } from './library.ts'

test('the module of scenarios is the one that the files make; run tools/samurai-scenarios.ts if not', () => {
  expect(readFileSync(moduleFile, 'utf8') === scenarioModule()).toBe(true)
})

test.each(languages)('the titles among the messages in %s are those of the files', (language) => {
  expect(JSON.parse(readFileSync(messageFile(language), 'utf8'))).toEqual(
    JSON.parse(messagesWithTitles(language)),
  )
})

/** The scenarios that came in the boxes; others may stand beside them. */
const published = [
  ...Array.from({ length: 40 }, (_, i) => `gmt-${String(i + 1).padStart(2, '0')}`),
  ...Array.from({ length: 8 }, (_, i) => `zvezda-${i + 1}`),
]

test('SB-COMP-14, SB-COMP-15 the 40 scenarios of gmt and the 8 of zvezda are there', () => {
  expect(scenarioIds).toEqual(expect.arrayContaining(published))
})

test.each(scenarioIds)('%s can be read', (id) => {
  expect(scenarioOf(id).id).toBe(id)
})

test.each(published)('%s says that its map is our own reconstruction', (id) => {
  const { map, deployment } = scenarioOf(id)
  expect([map, deployment]).toEqual(['our reconstruction', 'our reconstruction'])
})
