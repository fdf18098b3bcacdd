import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** One thing, one name; and no name that nobody needs. */

const root = join(import.meta.dirname, '..')

interface Source {
  readonly path: string
  readonly code: string
}

/** What several tests share is needed by tests alone. */
const isOfTests = ({ path }: Source) => /\/(testing|contract)\//.test(path)

const sources: readonly Source[] = globSync(
  [
    'packages/*/src/**/*.{ts,tsx}',
    'packages/cli/template/src/*.ts',
    'packages/*/{build/**/,}*.ts',
    'bench/**/*.ts',
    'tools/**/*.ts',
    'docs/*.ts',
  ],
  { cwd: root },
)
  .filter((path) => !/node_modules|\/dist\/|\/frozen\/|\.generated\.ts$|\.test\.tsx?$/.test(path))
  .map((path) => ({ path, code: withoutComments(readFileSync(join(root, path), 'utf8')) }))

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')
}

/** What a source declares for others, by one of these words. */
function exportsOf({ code }: Source, words: string): string[] {
  const found = code.matchAll(new RegExp(`^export (?:async |abstract )?(?:${words}) (\\w+)`, 'gm'))
  return [...found].map(([, name]) => name as string)
}

/** Names that more than one source declares, with where. */
function declaredTwice(among: readonly Source[], words: string): string[] {
  const places = new Map<string, string[]>()
  for (const source of among) {
    for (const name of exportsOf(source, words)) {
      places.set(name, [...(places.get(name) ?? []), source.path])
    }
  }
  return [...places].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths}`)
}

/** Names that a source declares for others, and nobody says again, not even the source itself. */
function neededByNobody(among: readonly Source[]): string[] {
  const said = new Map<string, number>()
  for (const { code } of among) {
    for (const [name] of code.matchAll(/[A-Za-z_$][\w$]*/g)) said.set(name, (said.get(name) ?? 0) + 1)
  }
  return among.flatMap((source) =>
    exportsOf(source, 'function|const|class|interface|type')
      .filter((name) => said.get(name) === 1)
      .map((name) => `${source.path}: ${name}`),
  )
}

describe('names', () => {
  it('of classes are given once in the whole house', () => {
    expect(
      declaredTwice(
        sources.filter((each) => !isOfTests(each)),
        'class',
      ),
    ).toEqual([])
  })

  it('of the table, the desk and the keeper mean one thing each', () => {
    const found = sources.flatMap(({ path, code }) =>
      [...code.matchAll(/\b(?:class|interface|type) (Table|Desk|Keeper)\b(?! *[,}])/g)].map(
        ([, name]) => `${name}: ${path}`,
      ),
    )
    expect(found.sort()).toEqual([
      'Desk: packages/bots/src/desk.ts',
      'Keeper: packages/server/src/keeper.ts',
      'Table: packages/web/src/table/table.ts',
    ])
  })

  it('that are given to others are needed by somebody, tests not counted', () => {
    const shared = new Set(neededByNobody(sources.filter(isOfTests)))
    expect(neededByNobody(sources).filter((each) => !shared.has(each))).toEqual([])
  })
})

describe('the check itself', () => {
  const one = { path: 'one.ts', code: 'export class Desk {}\nexport const used = 1\nexport type Dead = 2\n' }
  const other = { path: 'other.ts', code: 'export class Desk {}\nconst x = used\n' }

  it('finds a name that is given twice', () => {
    expect(declaredTwice([one, other], 'class')).toEqual(['Desk: one.ts,other.ts'])
  })

  it('finds a name that nobody needs', () => {
    expect(neededByNobody([one, other])).toEqual(['one.ts: Dead'])
  })
})
