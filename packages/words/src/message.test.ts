import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@gunbai/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { readMessage, type Values } from './message.ts'

const packages = join(import.meta.dirname, '../..')

/** Every file of messages in a language, those of frozen versions among them. */
function filesIn(language: string): string[] {
  return readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/node_modules|dist/.test(file))
    .filter(
      (file) =>
        new RegExp(`messages/(.+/)?${language}\\.json$`).test(file) || file.endsWith(`/${language}.js`),
    )
}

async function messagesIn(file: string): Promise<Record<string, string>> {
  const path = join(packages, file)
  return file.endsWith('.json') ? JSON.parse(readFileSync(path, 'utf8')) : (await import(path)).default
}

interface Element {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>
}

/** The names of a message's values, and for each what is worth trying. */
function worthTrying(parts: readonly Element[], found = new Map<string, Set<string | number>>()) {
  for (const { type, value, options = {} } of parts) {
    if (type === 0 || type === 7 || value === undefined) continue
    const tried = found.get(value) ?? new Set<string | number>()
    found.set(value, tried)
    if (type === 5) for (const option of Object.keys(options)) tried.add(option)
    else for (const number of [0, 1, 2, 5, 0.25, 12345.5]) tried.add(number)
    for (const option of Object.values(options)) worthTrying(option.value, found)
  }
  return found
}

/** As many sets of values as the value with the most that is worth trying has. */
function valuesFor(tried: ReadonlyMap<string, ReadonlySet<string | number>>): Values[] {
  const most = Math.max(1, ...[...tried.values()].map(({ size }) => size))
  return Array.from({ length: most }, (_, round) =>
    Object.fromEntries([...tried].map(([name, each]) => [name, [...each][round % each.size] ?? ''])),
  )
}

describe.each(languages)('every message in %s', (language) => {
  test.each(filesIn(language))('of %s is said as a whole ICU formatter says it', async (file) => {
    const messages = await messagesIn(file)
    expect(Object.keys(messages)).not.toEqual([])
    for (const text of Object.values(messages)) {
      const whole = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
      const ours = readMessage(language, text)
      for (const values of valuesFor(worthTrying(whole.getAst() as readonly Element[]))) {
        expect(ours(values)).toBe(String(whole.format({ ...values })))
      }
    }
  })
})

test.each([
  "it''s {n}",
  "it's {n}",
  "'{n}' is {n}",
  "'{it''s}' {n}",
  '{n, plural, one {# man} other {# men}} # {n}',
  "{n, plural, other {'#' is #}}",
  '{ n , select , 2 {two} other {{n, plural, other {#}}} }',
  '{n, plural, =2 {{n, select, 2 {# of} other {}}} other {}}',
  'a < b {n}',
  "quoted to the end '{n}",
])('%s', (text) => {
  const whole = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true })
  expect(readMessage('en', text)({ n: 2 })).toBe(String(whole.format({ n: 2 })))
})

test.each([
  '{n',
  'n}',
  '{}',
  '{n,}',
  '{n, date}',
  '{n, number, ::.00}',
  '{n, plural, one}',
  '{n, select, }x}',
])('%s is refused', (text) => {
  expect(() => readMessage('en', text)({ n: 1 })).toThrow(text)
})
