import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseScenario } from './parse.ts'
import { scenarioTexts } from './scenarios.generated.ts'
import { smallChanges } from './small-changes.ts'

it('SB-COMP-16 every small change is a battle that the box can field, with words in every language', () => {
  for (const id of ['gmt-01', 'gmt-12', 'gmt-37', 'zvezda-3']) {
    const changes = smallChanges(scenarioTexts[id])
    expect(changes.length, id).toBeGreaterThan(12)
    expect(new Set(changes.map((change) => change.id)).size).toBe(changes.length)
    for (const { text } of changes) expect(() => parseScenario(id, text)).not.toThrow()
    for (const language of ['en', 'it', 'hu']) {
      const file = new URL(`../../messages/${language}.json`, import.meta.url)
      const messages = JSON.parse(readFileSync(file, 'utf8'))
      for (const { words } of changes) expect(messages).toHaveProperty([words.id])
    }
  }
})

it('a change does what it says', () => {
  const changes = smallChanges(scenarioTexts['gmt-01'])
  const textOf = (id: string) => changes.find((change) => change.id === id)?.text ?? ''
  expect(textOf('command.more 1')).toContain('bottom  "Blue Samurai army"  command 6')
  expect(textOf('command.less 1')).toContain('top     "Red Samurai army"   command 4')
  expect(parseScenario('', textOf('first')).first).toBe(1)
  const units = (text: string, seat: number) =>
    parseScenario('', text).units.filter((unit) => unit.seat === seat).length
  const before = [0, 1].map((seat) => units(scenarioTexts['gmt-01'], seat))
  expect(units(textOf('fewer asp 1'), 0)).toBe((before[0] ?? 0) - 1)
  expect(units(textOf('more asp 1'), 1)).toBe((before[1] ?? 0) + 1)
  expect(smallChanges('nothing')).toEqual([])
})
