import { expect, test } from 'vitest'
import { speaker, strictSpeaker } from './speaker.ts'

const en = {
  plain: 'The duel begins.',
  hits: '{unit} takes {count, plural, =0 {no hits} one {# hit} other {# hits}}.',
  unit: 'the {colour} spear',
  red: 'red',
  less: '{a} < {b}',
  broken: 'one {brace',
}

test.each([
  [{ id: 'plain' }, 'The duel begins.'],
  [{ id: 'hits', values: { unit: 'Bow', count: 0 } }, 'Bow takes no hits.'],
  [{ id: 'hits', values: { unit: 'Bow', count: 1 } }, 'Bow takes 1 hit.'],
  [{ id: 'hits', values: { unit: 'Bow', count: 2 } }, 'Bow takes 2 hits.'],
  [{ id: 'less', values: { a: 1, b: 2 } }, '1 < 2'],
])('says %j', (phrase, words) => {
  expect(speaker('en', en)(phrase)).toBe(words)
})

test('a phrase inside a phrase is said first, however deep', () => {
  const phrase = {
    id: 'hits',
    values: { unit: { id: 'unit', values: { colour: { id: 'red' } } }, count: 3 },
  }
  expect(speaker('en', en)(phrase)).toBe('the red spear takes 3 hits.')
})

test('numbers and plurals are those of the language', () => {
  expect(speaker('it', { n: '{n, number}' })({ id: 'n', values: { n: 12345.5 } })).toBe('12.345,5')
  expect(speaker('hu', { n: '{n, plural, one {egy} other {több}}' })({ id: 'n', values: { n: 1 } })).toBe(
    'egy',
  )
})

test('the first messages that have an id are used', () => {
  expect(speaker('en', { red: 'scarlet' }, en)({ id: 'red' })).toBe('scarlet')
  expect(speaker('en', { red: 'scarlet' }, en)({ id: 'plain' })).toBe('The duel begins.')
})

test('what cannot be said is shown as its id, and the rest of the sentence is said', () => {
  const say = speaker('en', en)
  expect(say({ id: 'nothing.here' })).toBe('nothing.here')
  expect(say({ id: 'broken' })).toBe('broken')
  expect(say({ id: 'hits', values: { count: 1 } })).toBe('hits')
  expect(say({ id: 'toString' })).toBe('toString')
  expect(say({ id: 'hits', values: { unit: { id: 'unknown.unit' }, count: 1 } })).toBe(
    'unknown.unit takes 1 hit.',
  )
})

test('the strict speaker says what is wrong', () => {
  const say = strictSpeaker('en', en)
  expect(say({ id: 'plain' })).toBe('The duel begins.')
  expect(() => say({ id: 'nothing.here' })).toThrow('no message "nothing.here" in en')
  expect(() => say({ id: 'hits', values: { count: 1 } })).toThrow('unit')
  expect(() => say({ id: 'broken' })).toThrow()
})
