import { below, chooseSetup, streamOf } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { glory } from './rulebook.ts'
import { battles } from './setups/battles.ts'
import { Table } from './testing/table.ts'

describe('what a step of a march costs is said with it', () => {
  const drawn = {
    rows: ['. . w . .', '. . . . .', '. . . . .'],
    ground: 'road 0102 0202 0302',
    units: 'a I1 inf line 4-6-6-5 3-5-0-4 0202 SE\nx R1 inf line 4-6-6-5 3-5-0-4 0501 SW',
  }
  const t = new Table(drawn).activate('a', { orders: true }).until('movement segment / move').play('march I1')
  const said = t.rulebook
    .answers(t.s, 0)
    .map((action) => t.rulebook.phrasing.answer(action, t.s))
    .filter(({ id }) => id === 'answer.step.cost')
    .map(({ values }) => `${values?.hex} ${values?.cost}`)

  test('JG-4.3.1-a the terrain rate, and along a road its own', () => {
    expect(said).toContain('0203 1')
    expect(said).toContain('0301 2')
    expect(said).toContain('0302 0.5')
  })

  test('what is paid is what was said', () => {
    const left = () => Number(t.rulebook.questions(t.s)[0].about.left)
    const before = left()
    t.play('step 0302')
    expect(before - left()).toBe(0.5)
  })
})

test.each(battles.map(({ id }) => id))('no two answers to a question sound alike, %s', (id) => {
  const s = glory.begin(chooseSetup(glory, id, {}), 'phrasing')
  const chance = streamOf(1)
  const alike = new Set<string>()
  for (let i = 0; i < 1500 && s.result === null; i++) {
    const [{ seat, name }] = glory.questions(s)
    const answers = glory.answers(s, seat)
    const said = Map.groupBy(answers, (action) => JSON.stringify(glory.phrasing.answer(action, s)))
    for (const same of said.values()) {
      // two markers of one formation with one initiative are the same to everybody
      if (same.length > 1 && same[0].kind !== 'open') alike.add(`${name}: ${JSON.stringify(same)}`)
    }
    glory.play(s, seat, answers[below(chance, answers.length)], () => {})
  }
  expect([...alike]).toEqual([])
})
