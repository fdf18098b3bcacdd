import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BadInput, type Language, languages, type Messages } from '@gunbai/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { frozenVersions } from './frozen-versions.generated.ts'
import { findRulebook, shelf } from './shelf.ts'

test('an unknown rulebook is refused with the ids that there are', () => {
  expect(() => findRulebook('chess')).toThrow(BadInput)
  expect(() => findRulebook('chess')).toThrow(/no rulebook "chess".*mini/)
})

test('ids are unique', () => {
  const ids = shelf.map((each) => each.id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(shelf.map((each) => each.id))('%s', (id) => {
  test('is the rulebook of that id, with setups to play', async () => {
    const rulebook = await findRulebook(id).load()
    expect(rulebook.id).toBe(id)
    expect(rulebook.setups.length).toBeGreaterThan(0)
    expect(new Set(rulebook.setups.map((each) => each.id)).size).toBe(rulebook.setups.length)
  })

  test('has a title and a name for each setup in every language', async () => {
    const rulebook = await findRulebook(id).load()
    const wanted = ['title', ...rulebook.setups.map((each) => `setup.${each.id}`)]
    for (const language of languages) {
      expect(Object.keys(await findRulebook(id).messages(language))).toEqual(expect.arrayContaining(wanted))
    }
  })

  test('has the same messages, with the same values, in every language', async () => {
    const english = valuesById('en', await findRulebook(id).messages('en'))
    for (const language of languages) {
      expect(valuesById(language, await findRulebook(id).messages(language)), language).toEqual(english)
    }
  })
})

describe('versions', () => {
  const folder = join(import.meta.dirname, '../frozen')
  const frozen = Object.entries(frozenVersions).flatMap(([id, versions]) =>
    versions.map((version) => [id, version] as const),
  )

  test('are listed as they lie in frozen/; if not, run gunbai freeze', () => {
    expect(frozen.map(([id, version]) => `${id}-${version}`).sort()).toEqual(readdirSync(folder).sort())
  })

  test.each(shelf.map((each) => each.id))(
    '%s: all can be played, and the newest is not frozen',
    async (id) => {
      const shelved = findRulebook(id)
      const { version: newest } = await shelved.load()
      expect(await shelved.versions()).toEqual([...(frozenVersions[id] ?? []), newest])
      expect(frozenVersions[id] ?? [], 'what is frozen never changes: raise `version`').not.toContain(newest)
      for (const version of await shelved.versions()) {
        expect(await shelved.load(version)).toMatchObject({ id, version })
      }
    },
  )

  test.each(frozen)('%s %s is one module that imports nothing, with its own words', async (id, version) => {
    const text = readFileSync(join(folder, `${id}-${version}`, 'rulebook.js'), 'utf8')
    expect(/\bimport\b/.test(text)).toBe(false)
    const { setups } = await findRulebook(id).load(version)
    const wanted = ['title', ...setups.map((each) => `setup.${each.id}`)]
    for (const language of languages) {
      const words = await findRulebook(id).messages(language, version)
      expect(Object.keys(words)).toEqual(expect.arrayContaining(wanted))
    }
  })

  test.each(frozen)('%s %s has all that a rulebook of today has', async (id, version) => {
    const [old, today] = await Promise.all([findRulebook(id).load(version), findRulebook('mini').load()])
    for (const part of ['knowledge', 'phrasing', 'scrutiny'] as const) {
      expect(Object.keys(old[part])).toEqual(expect.arrayContaining(Object.keys(today[part])))
    }
    const optional = ['diagram', 'noted', 'odds', 'ownSetups', 'ownTexts', 'redraw', 'windows']
    const needed = Object.keys(today).filter((name) => !optional.includes(name))
    expect(Object.keys(old), 'say in frozen.ts what is done without it').toEqual(
      expect.arrayContaining(needed),
    )
    expect(await findRulebook(id).load(version)).toBe(old)
  })

  test('one that is not here is refused with those that are', async () => {
    await expect(findRulebook('glory').load(1)).rejects.toThrow(
      /Version 1 .*"glory".* not here, but 2, .*not kept/,
    )
    await expect(findRulebook('mini').load(2)).rejects.toThrow(/not here, but 1\. A newer Gunbai has it/)
    await expect(findRulebook('mini').load(2)).rejects.toThrow(BadInput)
  })

  test('one that is not here is spoken of in the newest words', async () => {
    expect(await findRulebook('mini').messages('it', 2)).toEqual(await findRulebook('mini').messages('it'))
  })
})

test('the shelf can be bundled, each rulebook and language as a file of its own', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'gunbai-shelf-'))
  try {
    const bundled = await build({
      configFile: false,
      logLevel: 'error',
      root: import.meta.dirname,
      build: { outDir, lib: { entry: 'index.ts', formats: ['es'], fileName: 'shelf' }, minify: false },
    })
    const files = [bundled].flat().flatMap((each) => ('output' in each ? each.output : []))
    expect(files.length).toBeGreaterThanOrEqual(1 + shelf.length * (1 + languages.length))
    const loaded = (await import(/* @vite-ignore */ join(outDir, 'shelf.js'))) as {
      findRulebook: typeof findRulebook
    }
    expect(await loaded.findRulebook('mini').messages('it')).toEqual(
      await findRulebook('mini').messages('it'),
    )
    expect((await loaded.findRulebook('mini').load()).id).toBe('mini')
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
})

/** The names of the values that each message takes. Fails where a message cannot be parsed. */
function valuesById(language: Language, messages: Messages): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const parsed = new IntlMessageFormat(message, language, undefined, { ignoreTag: true })
      return [id, [...new Set(valueNames(parsed.getAst()))].sort()]
    }),
  )
}

type Ast = ReturnType<IntlMessageFormat['getAst']>

function valueNames(ast: Ast): string[] {
  return ast.flatMap((part) => {
    const inside =
      'options' in part ? Object.values(part.options).flatMap(({ value }) => valueNames(value)) : []
    return 'value' in part && part.type !== 0 ? [part.value, ...inside] : inside
  })
}
