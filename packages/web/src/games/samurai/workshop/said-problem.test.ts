import { hexNamed } from '@gunbai/hexes'
import { languages } from '@gunbai/kernel'
import { addLeader, blankSheet, draw, outlineOf, readSheet, setArmy, setHead } from '@gunbai/samurai/sheet'
import { speaker } from '@gunbai/words'
import { expect, test } from 'vitest'
import { messagesIn } from '../../../words/message-file.ts'
import type { Words } from '../../../words/words.tsx'
import { field } from '../geometry.ts'
import { saidProblem } from './said-problem.ts'

const at = (name: string) => Number(hexNamed(field, name))
const blank = blankSheet('en', 'A test', ['Mori', 'Amako'])
const put = (text: string, layer: 'terrain' | 'units', token: string, ...names: readonly string[]) =>
  draw(
    text,
    layer,
    names.map((name) => ({ hex: at(name), token })),
  )
const both = put(put(blank, 'units', 'asp', 'B2'), 'units', 'ASP', 'J2')
const row = (letter: string) => Array.from({ length: 11 }, (_, i) => `${letter}${i + 1}`)

/** A drawing for each fault that somebody who draws can make. */
const faulty: Readonly<Record<string, string>> = {
  tiles: put(both, 'terrain', 'f', ...'ACDEFG'.split('').flatMap(row)),
  hills: put(setHead(both, 'edition', 'zvezda'), 'terrain', 'h', ...'CD'.split('').flatMap(row)),
  none: put(blank, 'units', 'asp', 'B2'),
  kind: put(both, 'units', 'ssp', ...row('C')),
  leaders: row('C').reduce(
    (so, name) => addLeader(so, at(name), 0, 'infantry', 'Obu'),
    put(both, 'units', 'asp', 'C1'),
  ),
  entered: put(both, 'terrain', 'r', 'B2'),
  bodyguard: put(both, 'units', 'ac', 'C2'),
  commander: addLeader(both, at('B2'), 0, 'commander', 'Obu'),
  tent: addLeader(put(both, 'units', 'ac', 'C2'), at('C2'), 0, 'commander', 'Obu'),
  foot: addLeader(put(both, 'units', 'sspc', 'C2'), at('C2'), 0, 'infantry', 'Obu'),
  other: addLeader(both, at('J2'), 0, 'infantry', 'Obu'),
  honor: setArmy(setArmy(both, 0, { honor: 30 }), 1, { honor: 30 }),
  second: put(both, 'terrain', 'mt', 'C2', 'C4'),
}

test.each(languages)('what is wrong with a drawing is said in %s', async (language) => {
  const messages = await messagesIn(import(`../../../../messages/workshop/${language}.json`))
  const say = speaker(language, messages)
  const words = { language, say, has: (id: string) => Object.hasOwn(messages, id), ids: () => [] } as Words
  for (const [name, text] of Object.entries(faulty)) {
    const [problem] = readSheet(text).problems
    const told = saidProblem(outlineOf(text), problem?.reason ?? '', words)
    expect(told, `${name}: ${problem?.reason}`).not.toBeNull()
    expect(told).not.toMatch(/[{}]|undefined|workshop\./)
  }
  expect(saidProblem(outlineOf(both), 'did not expect "x" here', words)).toBeNull()
})
