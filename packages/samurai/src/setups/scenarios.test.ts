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

test('SB-COMP-14, SB-COMP-15 there are 40 scenarios of gmt and 8 of zvezda', () => {
  expect(scenarioIds.filter((id) => id.startsWith('gmt-'))).toHaveLength(40)
  expect(scenarioIds.filter((id) => id.startsWith('zvezda-'))).toHaveLength(8)
})

test.each(scenarioIds)('%s can be read', (id) => {
  const scenario = scenarioOf(id)
  expect(scenario.id).toBe(id)
  expect(scenario.map).toBe('our reconstruction')
  expect(scenario.deployment).toBe('our reconstruction')
})
