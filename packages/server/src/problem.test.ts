import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@gunbai/kernel'
import { expect, test } from 'vitest'
import { limitNames, Problem, tooMany } from './problem.ts'

const messages = join(import.meta.dirname, '../../web/messages/online')

test.each(languages)(
  'whatever can be too many has a sentence of its own in %s, and no other has',
  (language) => {
    const known = JSON.parse(readFileSync(join(messages, `${language}.json`), 'utf8')) as object
    const limits = Object.keys(known).filter((id) => id.startsWith('ui.online.limit.'))
    expect(limits.toSorted()).toEqual(limitNames.map((each) => `ui.online.limit.${each}`).toSorted())
  },
)

test('a refusal has no stack to be found, and leaves those of faults as they were', () => {
  const before = Error.stackTraceLimit
  expect(tooMany('bots', 'Too many.').stack).not.toMatch(/\n\s+at /)
  expect(new Problem('taken', 'Taken.').toJSON()).toEqual({ code: 'taken', message: 'Taken.' })
  expect(Error.stackTraceLimit).toBe(before)
  expect(new Error('ours').stack).toMatch(/\n\s+at /)
})
