import { readFileSync } from 'node:fs'
import type { Rulebook } from '@gunbai/kernel'
import { findRulebook, shelf } from '@gunbai/rulebooks'
import { findSchemas, type GameSchemas } from '@gunbai/rulebooks/schemas'
import { expect, test } from 'vitest'
import { freshSchemas, schemaFile } from '../../../tools/schemas.ts'
import { checkSchemas } from './schema-check.ts'
import { gunbai } from './testing/console.ts'

const order = { answers: 1500, seed: '1', maxAnswers: 400 }

async function broken(change: (rulebook: Rulebook) => Partial<Rulebook>): Promise<string[]> {
  const rulebook = await findRulebook('mini').load()
  const schemas = (await findSchemas('mini')) as GameSchemas
  return checkSchemas({ ...rulebook, ...change(rulebook) }, schemas, { ...order, answers: 100 }).misfits
}

/** A schema without what is said of it: a comment may be reworded. */
const formsIn = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (key, value) =>
      key === 'description' && typeof value === 'string' ? undefined : value,
    ),
  )

test('the schemas are those of the types; else run node tools/schemas.ts', async () => {
  for (const [id, text] of await freshSchemas()) {
    expect([id, formsIn(readFileSync(schemaFile(id), 'utf8')) === formsIn(text)]).toEqual([id, true])
  }
})

test.each(shelf.map(({ id }) => id))('%s: what is seen, offered and told fits its schemas', async (id) => {
  const rulebook = await findRulebook(id).load()
  const tally = checkSchemas(rulebook, (await findSchemas(id)) as GameSchemas, order)
  expect(tally.misfits).toEqual([])
  expect(tally.answers).toBe(order.answers)
  expect(Math.min(tally.views, tally.actions, tally.events)).toBeGreaterThan(order.answers / 4)
})

test('a field that is added to a view, left out of it or of another type is found', async () => {
  type View = Record<string, unknown>
  const viewed = (change: (view: View) => View) =>
    broken(({ view }) => ({ view: (state, seat) => change({ ...(view(state, seat) as View) }) }))
  expect((await viewed((view) => ({ ...view, smuggled: 1 })))[0]).toContain('view/smuggled')
  expect(await viewed(({ round: _, ...rest }) => rest)).not.toEqual([])
  expect(await viewed((view) => ({ ...view, deckSize: 'many' }))).not.toEqual([])
})

test('an answer with a field that no schema has is found', async () => {
  const misfits = await broken(({ answers }) => ({
    answers: (state, seat) => answers(state, seat).map((action) => ({ ...action, hint: 1 })),
  }))
  expect(misfits[0]).toContain('action')
})

test('the command says what it held to the schemas', async () => {
  const { code, out } = await gunbai('schemas mini --answers 200 --json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ rulebook: 'mini', answers: 200, misfits: [] })
})
