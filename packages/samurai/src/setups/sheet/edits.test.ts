import { expect, it } from 'vitest'
import { scenarioTexts } from '../scenarios.generated.ts'
import { outlineOf, readSheet, setArmy, setFirst, setHead, setLeader, setRule, setTitle } from './index.ts'

const skirmish = scenarioTexts['gmt-01']

it('an army whose name has the words of its values keeps its name and gets its values', () => {
  for (const name of ['Honor 3 and honor 4', 'dragon riders', 'The command post', 'first of all']) {
    const named = setArmy(skirmish, 1, { name })
    const changed = setArmy(setArmy(named, 0, { name: 'Mori' }), 1, { command: 6, dragon: 2, honor: 4 })
    expect(outlineOf(changed).armies[1], changed).toMatchObject({ name, command: 6, dragon: 2, honor: 4 })
    expect(readSheet(changed).scenario?.armies[1]).toMatchObject({ name, command: 6, dragon: 2, honor: 4 })
  }
})

it('a remark behind a line stays, whatever the line says next', () => {
  const remark = '  # as in my box'
  const text = skirmish
    .split('\n')
    .map((line) =>
      /^(top|bottom|victory|title|year|[abcd] (top|bottom)) /.test(line) ? line + remark : line,
    )
    .join('\n')
  const remarks = (of: string) => of.split('\n').filter((line) => line.endsWith(remark)).length
  const before = remarks(text)
  expect(before).toBeGreaterThan(8)
  const edits: readonly ((text: string) => string)[] = [
    (so) => setArmy(so, 0, { name: 'Mori of Aki', honor: 4 }),
    (so) => setFirst(so, 1),
    (so) => setFirst(so, null),
    (so) => setFirst(so, 0),
    (so) => setHead(so, 'victory', '6'),
    (so) => setTitle(so, 'it', '#1, un colle'),
    (so) => setLeader(so, 'a', { name: 'Obu' }),
  ]
  const after = edits.reduce((so, edit) => edit(so), text)
  expect(remarks(after)).toBe(before)
  const { scenario } = readSheet(after)
  expect(scenario?.armies[0]).toMatchObject({ name: 'Mori of Aki', honor: 4 })
  expect(scenario?.title.it).toBe('1, un colle')
  expect(outlineOf(after).armies.map((army) => army?.isFirst)).toEqual([true, false])
  expect(scenario?.leaders.find(({ key }) => key === 'a')?.name).toBe('Obu')
})

it('a remark behind a special rule stays when its values change', () => {
  const text = skirmish.replace(/^(victory .*)$/m, '$1\nspecial fords-unrestricted # no stop')
  expect(setRule(text, 0, {})).toContain('special fords-unrestricted # no stop')
})

it('a file whose lines end as on other machines is drawn on as it is', () => {
  const text = skirmish.replaceAll('\n', '\r\n')
  expect(readSheet(text).problems).toEqual([])
  const changed = setFirst(setHead(setArmy(text, 0, { honor: 4 }), 'victory', '6'), 1)
  expect(readSheet(changed).problems).toEqual([])
  expect(outlineOf(changed).armies.map((army) => [army?.honor, army?.isFirst])).toEqual([
    [4, false],
    [5, true],
  ])
})
