import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRulebook } from '@gunbai/rulebooks'
import { expect, test } from 'vitest'
import { reasonsHeard } from '../testing/reasons-heard.ts'

/**
 * The law of a step cannot tell that a bar never stops anything where a later bar stops the same: only the reason is another.
 * So what is often heard in random games is written down, and must be heard again. An entry that a change of the rules made
 * rare, or took away, is taken off the list by hand.
 */
const often = JSON.parse(readFileSync(join(import.meta.dirname, 'reasons.json'), 'utf8')) as Record<
  string,
  readonly string[]
>

test.each([
  { id: 'mini', answers: 2_000, oneIn: 1 },
  { id: 'skirmish', answers: 3_000, oneIn: 2 },
  { id: 'samurai', answers: 60_000, oneIn: 10 },
  { id: 'shogun', answers: 60_000, oneIn: 10 },
  { id: 'glory', answers: 60_000, oneIn: 20 },
])('every reason that is often heard in $id is heard', async ({ id, answers, oneIn }) => {
  const heard = reasonsHeard(await findRulebook(id).load(), answers, oneIn)
  expect(often[id]?.length).toBeGreaterThan(0)
  expect(often[id]?.filter((each) => !heard.has(each))).toEqual([])
})
