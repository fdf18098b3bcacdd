import { readFileSync } from 'node:fs'
import { chooseSetup, languages, type Phrase, pick, seatsIn, streamOf } from '@gunbai/kernel'
import { describe, expect, test } from 'vitest'
import type { ShogunEvent } from './event.ts'
import { provinceIds } from './position/map.ts'
import { procedures } from './procedures.ts'
import { shogun } from './rulebook.ts'
import { setups } from './setups/options.ts'
import { actionOf, at, TestTable, warTurnOf } from './testing/scene.ts'

const messages = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`../messages/${language}.json`, import.meta.url), 'utf8')) as Record<
      string,
      string
    >,
  ]),
)

/** Every message that a phrase needs, nested ones included. */
function idsIn({ id, values }: Phrase): string[] {
  return [
    id,
    ...Object.values(values ?? {}).flatMap((value) => (typeof value === 'object' ? idsIn(value) : [])),
  ]
}

function expectSayable(phrase: Phrase | null): void {
  for (const id of phrase === null ? [] : idsIn(phrase)) {
    for (const language of languages) expect(messages[language], `${language} ${id}`).toHaveProperty([id])
  }
}

describe('messages', () => {
  test('are the same in every language', () => {
    const [en, it, hu] = languages.map((language) => Object.keys(messages[language]))
    expect(it).toEqual(en)
    expect(hu).toEqual(en)
  })

  test('name every setup, option and value', () => {
    for (const { id, options } of setups) {
      expect(messages.en).toHaveProperty([`setup.${id}`])
      for (const { name, values } of options) {
        for (const value of values) expect(messages.en).toHaveProperty([`option.${name}.${value}`])
      }
    }
  })

  test('SG-MAP-03 name every province, and the two Awas differently', () => {
    for (const id of provinceIds) expect(messages.it).toHaveProperty([`province.${id}`])
    expect(messages.hu['province.awa-boso']).not.toBe(messages.hu['province.awa-shikoku'])
  })

  test('exist for every question that a step can ask', () => {
    for (const { name, steps } of procedures) {
      for (const [step, does] of Object.entries(steps)) {
        if (typeof does !== 'function') expect(messages.en).toHaveProperty([`ask.${name}.${step}`])
      }
    }
  })

  test('exist for all that is asked, answered and told in whole games', () => {
    for (const { id } of setups) {
      const s = shogun.begin(chooseSetup(shogun, id), 'words')
      const chance = streamOf(2)
      for (let answers = 0; s.result === null && answers < 1500; answers++) {
        const seat = pick(chance, seatsIn(s.awaiting))
        const list = shogun.answers(s, seat)
        if (answers % 5 === 0) {
          for (const question of shogun.questions(s)) expectSayable(shogun.phrasing.question(question, s))
          for (const action of list) expectSayable(shogun.phrasing.answer(action, s))
        }
        const told: ShogunEvent[] = []
        shogun.play(s, seat, pick(chance, list), (event, _, fuller) =>
          told.push(event, ...(fuller ? [fuller] : [])),
        )
        for (const event of told) expectSayable(shogun.phrasing.event(event))
      }
    }
  })
})

describe('phrases', () => {
  test('SG-2P-01 a player of two clans is told for which he answers', () => {
    const t = new TestTable({
      seats: 2,
      koku: { pink: 3, grey: 3, indigo: 3, green: 3 },
      at: actionOf('plan'),
    })
    const phrase = shogun.phrasing.answer(t.list(0)[0], t.state)
    expect(phrase.id).toBe('answer.ofClan')
    expect(idsIn(phrase)).toContain('clan.pink')
  })

  test('SG-2P-01 and which of them is asked; who plays one clan need not hear its name', () => {
    const asked = (seats: number) => {
      const t = new TestTable({ seats, armies: { grey: ['kai: 1a'] }, at: warTurnOf('grey') })
      return idsIn(shogun.phrasing.question(shogun.questions(t.state)[0], t.state))
    }
    expect(asked(2)).toEqual(['ask.ofClan', 'clan.grey', 'ask.war turn.move armies', 'clan.grey'])
    expect(asked(3)[0]).toBe('ask.war turn.move armies')
  })

  test('SG-RON-05 to others a posting names no province', () => {
    const stacks = (province: number | null) =>
      ({ kind: 'posted', clan: 0, stacks: [{ province, ronin: 2 }] }) as const
    expect(idsIn(shogun.phrasing.event(stacks(null)) as Phrase)).not.toContain('province.hida')
    expect(idsIn(shogun.phrasing.event(stacks(at('hida'))) as Phrase)).toContain('province.hida')
  })
})
