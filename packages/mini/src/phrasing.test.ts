import { readFileSync } from 'node:fs'
import { languages, pick, seatsIn, streamOf } from '@gunbai/kernel'
import { describe, expect, it } from 'vitest'
import { mini } from './rulebook.ts'
import type { MiniEvent } from './state.ts'

const messages = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`../messages/${language}.json`, import.meta.url), 'utf8')),
  ]),
)

/** Every message that whole games came to ask for, and the names of what a position is judged by. */
function idsInPlay(): Set<string> {
  const { phrasing } = mini
  const ids = new Set<string>(['title', 'setup.duel'])
  for (const { name } of mini.knowledge.aspects ?? []) ids.add(name)
  for (const { id, ways } of mini.windows?.classes ?? []) {
    ids.add(`window.${id}`)
    for (const way of Object.keys(ways ?? {})) ids.add(`way.${id}.${way}`)
  }
  for (let seed = 0; seed < 40; seed++) {
    const chance = streamOf(seed)
    const s = mini.begin({ id: 'duel', options: {} }, `${seed}`)
    const tell = (event: MiniEvent, _?: number, fuller?: MiniEvent) => {
      for (const each of [event, fuller]) if (each) ids.add(phrasing.event(each)?.id ?? '')
    }
    while (s.result === null) {
      for (const question of mini.questions(s)) ids.add(phrasing.question(question, s).id)
      const seat = pick(chance, seatsIn(s.awaiting))
      const answers = mini.answers(s, seat)
      for (const action of answers) ids.add(phrasing.answer(action, s).id)
      for (const { reason } of mini.candidates(s, seat)) if (reason) ids.add(phrasing.reason(reason).id)
      mini.play(s, seat, pick(chance, answers), tell)
    }
    ids.add(s.result.because)
  }
  return ids
}

describe('the words of the duel', () => {
  it.each(languages)('are all there in "%s", and none that nobody says', (language) => {
    expect(Object.keys(messages[language]).sort()).toEqual([...idsInPlay()].sort())
  })

  it('take the same values in every language', () => {
    const values = (text: string) => new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))
    for (const id of Object.keys(messages.en)) {
      for (const language of languages) {
        expect(values(messages[language][id]), `${language} ${id}`).toEqual(values(messages.en[id]))
      }
    }
  })
})
