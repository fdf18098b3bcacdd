import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { below, chooseSetup, streamOf } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import { glory } from './rulebook.ts'
import { battles } from './setups/battles.ts'
import { TestTable } from './testing/table.ts'

describe('what a step of a march costs is said with it', () => {
  const drawn = {
    rows: ['. . w . .', '. . . . .', '. . . . .'],
    ground: 'road 0102 0202 0302',
    units: 'a I1 inf line 4-6-6-5 3-5-0-4 0202 SE\nx R1 inf line 4-6-6-5 3-5-0-4 0501 SW',
  }
  const t = new TestTable(drawn)
    .activate('a', { orders: true })
    .until('movement segment / move')
    .play('march I1')
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

describe('reasons', () => {
  const root = join(import.meta.dirname, '..')
  const sources = globSync('src/rules/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'))
  const said = new Set(
    [...sources, 'src/position/piece.ts'].flatMap((path) =>
      Array.from(
        readFileSync(join(root, path), 'utf8').matchAll(/'((?:JG|R)-[\dA-Z.]+(?:-[a-z])?)'/g),
        ([, rule]) => rule,
      ),
    ),
  )

  test.each(['en', 'it', 'hu'])(
    'every rule that a bar names has its sentence, and no other has one: %s',
    (language) => {
      const words: Record<string, string> = JSON.parse(
        readFileSync(join(root, `messages/${language}.json`), 'utf8'),
      )
      const sentences = Object.keys(words).flatMap((id) =>
        id.startsWith('rule.') ? [id.slice('rule.'.length)] : [],
      )
      expect(said.size).toBeGreaterThan(100)
      expect(sentences.sort()).toEqual([...said].sort())
    },
  )

  test('nonsense from outside has none', () => {
    const t = new TestTable({
      units: 'a I1 inf line 4-6-6-5 3-5-0-4 0202 SE\nx R1 inf line 4-6-6-5 3-5-0-4 0501 SW',
    })
      .activate('a', { orders: true })
      .until('movement segment / move')
    for (const kind of ['march', 'charge', 'square', 'step', 'nonsense'])
      for (const nonsense of [{ kind }, { kind, unit: -7, hex: 9999 }, { kind, unit: 'x', hex: null }])
        expect(t.rulebook.whyNot(t.s, 0, nonsense as never)).toBe(null)
  })
})
