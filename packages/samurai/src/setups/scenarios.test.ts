import { readFileSync } from 'node:fs'
import { languages } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import {
  faults,
  messageFile,
  messagesWithTitles,
  moduleFile,
  scenarioModule,
} from '../../../../tools/samurai-scenarios.ts'
import { scenarioIds, scenarioOf } from './library.ts'

test('the module of scenarios is the one that the files make; run tools/samurai-scenarios.ts if not', () => {
  expect(readFileSync(moduleFile, 'utf8') === scenarioModule()).toBe(true)
})

test('the tool finds a broken file and says which line is wrong', () => {
  expect(faults()).toEqual([])
  const text = readFileSync(new URL('../../scenarios/gmt-01.txt', import.meta.url), 'utf8')
  const broken = text.replace(/^victory .*$/m, 'victory none')
  expect(faults([{ id: 'gmt-01', text: broken }])).toEqual([
    expect.stringMatching(/^scenarios\/gmt-01\.txt, line \d+: /),
  ])
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
