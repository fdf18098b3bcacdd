import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@gunbai/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'

const home = join(import.meta.dirname, '../../messages')
const folders = [
  '',
  ...readdirSync(home, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : [])),
]

function messages(folder: string, language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(home, folder, `${language}.json`), 'utf8'))
}

/** The names of the values that a message takes. */
function valuesOf(message: string): string[] {
  const found = new Set<string>()
  const walk = (parts: readonly unknown[]) => {
    for (const part of parts as {
      type: number
      value?: string
      options?: Record<string, { value: unknown[] }>
    }[]) {
      if (part.type !== 0 && part.type !== 7 && part.value !== undefined) found.add(part.value)
      for (const option of Object.values(part.options ?? {})) walk(option.value)
    }
  }
  walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst())
  return [...found].sort()
}

describe.each(folders)('messages/%s', (folder) => {
  const english = messages(folder, 'en')

  test.each(languages)('%s has every message, with the same values', (language) => {
    const other = messages(folder, language)
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort())
    for (const [id, message] of Object.entries(other)) {
      expect([id, valuesOf(message)]).toEqual([id, valuesOf(english[id] ?? '')])
      expect(message.trim()).not.toBe('')
    }
  })
})
