import { commitment, Match, pick, printRecord, streamOf } from '@gunbai/kernel'
import { mini } from '@gunbai/mini'
import { expect, test } from 'vitest'
import { checkDice } from './dice-check.ts'

/** A duel played to its end. */
function played(seed: string) {
  const match = new Match(mini, { id: 'duel', options: {} }, seed)
  const chance = streamOf(1)
  while (match.state.result === null) {
    const { seat, id } = match.questions()[0] as { seat: number; id: number }
    match.answer(seat, id, pick(chance, mini.answers(match.state, seat)))
  }
  return { text: printRecord(match.record), hash: mini.hash(match.state) }
}

test('an honest record leads to its end, and its seed to its commitment', async () => {
  const { text, hash } = played('honest')
  const found = await checkDice(text)
  expect(found).toMatchObject({ seed: 'honest', commitment: commitment('honest'), hash })
  expect(found.answers).toBeGreaterThan(5)
})

test('another seed under the same answers is found out', async () => {
  const { text, hash } = played('honest')
  const found = await checkDice(text.replace('"honest"', '"loaded"'))
  expect(found.hash).not.toBe(hash)
  expect(found.commitment).not.toBe(commitment('honest'))
})

test('an answer that was changed is found out', async () => {
  const { text, hash } = played('honest')
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith('    [0'))
  const found = await checkDice(lines.toSpliced(first, 1).join('\n'))
  expect(found.hash).not.toBe(hash)
})
