import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The rooms of the house: no circles within a package, the same floor plan for every game, no room too large. */

const root = join(import.meta.dirname, '..')
const packages = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'package.json')),
)
const games = ['samurai', 'shogun', 'glory']

/** What stands in `src` of every game: one file, or one folder, for the same thing. */
const floorPlan = [
  'action.ts', // what may be answered
  'copy.ts',
  'data', // what is printed: kinds, cards, charts, tables
  'event.ts',
  'figures.ts', // what is seen and answered, as numbers
  'gestures.ts', // what is told
  'imagine.ts',
  'index.ts', // the front door of the engine
  'knowledge', // what opponents know
  'odds',
  'phrasing.ts',
  'position', // who stands where, and what can be asked about it
  'procedures.ts',
  'rulebook.ts',
  'rules', // the turn, movement, combat, and whatever else the rulebook has a chapter for
  'screen.ts', // the front door of the page
  'scrutiny.ts',
  'setups', // what can be played: files, options, the deal
  'sketch.ts',
  'state.ts',
  'testing',
  'view.ts',
  'windows.ts',
]
const chapters = ['combat', 'movement', 'turn']

const longest = 350 // lines

interface Source {
  readonly path: string
  readonly text: string
}

function sourcesIn(pattern: string): Source[] {
  return globSync(pattern, { cwd: root })
    .filter((path) => !/node_modules|\/dist\/|\/frozen\/|\.generated\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** The files that a source needs at run time: imports of types alone bind nothing. */
function needsOf({ path, text }: Source): string[] {
  const found = text.matchAll(/\b(?:import|export)\s+(?!type\b)([^'"]*?)\s*from\s+'(\.[^']+)'/g)
  return [...found]
    .filter(([, names]) => !/^\{(\s*type\s+\w+(\s+as\s+\w+)?\s*,?)*\s*\}$/.test(names ?? ''))
    .map(([, , file]) => normalize(join(dirname(path), file ?? '')))
}

/** The files that need each other in a circle, each circle once. */
function circlesAmong(sources: readonly Source[]): string[][] {
  const needs = new Map(sources.map((source) => [source.path, needsOf(source)]))
  const reached = new Map([...needs.keys()].map((path) => [path, reachableFrom(path, needs)]))
  const inCircle = [...reached].filter(([path, all]) => all.has(path)).map(([path]) => path)
  const circles = new Map<string, string[]>()
  for (const path of inCircle) {
    const circle = inCircle.filter((each) => reached.get(path)?.has(each) && reached.get(each)?.has(path))
    circles.set(circle.join(), circle)
  }
  return [...circles.values()]
}

function reachableFrom(start: string, needs: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>()
  const open = [...(needs.get(start) ?? [])]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    open.push(...(needs.get(path) ?? []))
  }
  return seen
}

/** The kinds that the unions of a source name. */
const kindsIn = (text: string) => [...text.matchAll(/\bkind: '([^']*)'/g)].map(([, kind]) => kind ?? '')
const isCamelCase = (kind: string) => /^[a-z]+([A-Z][a-z]+)*$/.test(kind)

describe.each(packages)('packages/%s', (name) => {
  it('has no files that need each other in a circle', () => {
    const sources = sourcesIn(`packages/${name}/src/**/*.{ts,tsx}`)
    expect(circlesAmong(sources.filter(({ path }) => !/\.test\.tsx?$/.test(path)))).toEqual([])
  })
})

describe.each(games)('the floor plan of %s', (name) => {
  it('is that of every game', () => {
    const src = readdirSync(join(root, 'packages', name, 'src'))
    expect(src.filter((each) => !each.endsWith('.test.ts')).sort()).toEqual([...floorPlan].sort())
  })

  it('has a folder for each chapter of the rules, and no rule beside them', () => {
    const rules = readdirSync(join(root, 'packages', name, 'src/rules'), { withFileTypes: true })
    expect(rules.filter((each) => each.isDirectory()).map((each) => each.name)).toEqual(
      expect.arrayContaining(chapters),
    )
    expect(rules.filter((each) => each.isFile() && !each.name.endsWith('.test.ts'))).toEqual([])
  })

  it('says what forbids an answer where it says what is allowed, and nowhere else', () => {
    const wrong = sourcesIn(`packages/${name}/src/**/*.ts`).filter(({ text }) =>
      /\bwhyNot\w*\s*[(:=]/.test(text),
    )
    expect(wrong.map(({ path }) => path).filter((path) => !/test/.test(path))).toEqual([])
  })

  it('is entered by the page through its screen alone, by its workshop through the sheet too', () => {
    const drawn = sourcesIn(`packages/web/src/games/${name}/**/*.{ts,tsx}`)
    const wrong = drawn.flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(`'(@gunbai/${name}[^']*)'`, 'g'))]
        .map(([, door]) => door)
        .filter((door) => door !== `@gunbai/${name}/screen` && !path.includes('.test.'))
        .filter((door) => door !== `@gunbai/${name}/sheet` || !path.includes('/workshop/'))
        .map((door) => `${path} imports ${door}`),
    )
    expect(wrong).toEqual([])
  })
})

/** Where each rulebook names the kinds of its answers and events. */
const named = globSync('packages/*/src/{action,event,state}.ts', { cwd: root }).filter(
  (path) => !path.startsWith('packages/kernel/'),
)

it.each(named)('%s spells the kinds of answers and events in camel case', (path) => {
  expect(kindsIn(readFileSync(join(root, path), 'utf8')).filter((kind) => !isCamelCase(kind))).toEqual([])
})

it(`no file is longer than ${longest} lines`, () => {
  const long = sourcesIn('{packages,tools,bench,docs}/**/*.{ts,tsx,mjs,css}')
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > longest)
  expect(long).toEqual([])
})

describe('the check itself', () => {
  it('knows camel case', () => {
    const text = `| { readonly kind: 'endPhase' }\n| { readonly kind: 'fall back'; hex: HexId } | { kind: 'counter-charge' }`
    expect(kindsIn(text).filter((kind) => !isCamelCase(kind))).toEqual(['fall back', 'counter-charge'])
    expect(['Move', 'end_phase', 'endphase', 'seppuku'].filter(isCamelCase)).toEqual(['endphase', 'seppuku'])
  })

  const source = (path: string, text: string): Source => ({ path, text })

  it('finds circles of any length, and counts no imports of types', () => {
    const a = source('p/a.ts', `import { b } from './b.ts'`)
    const b = source('p/b.ts', `import { type D, c } from './c.ts'\nexport * from './d.ts'`)
    const c = source('p/c.ts', `import {\n  a,\n} from './a.ts'`)
    const d = source(
      'p/d.ts',
      `import type { A } from './a.ts'\nimport { type B, type C as E } from './b.ts'`,
    )
    expect(circlesAmong([a, b, c, d])).toEqual([['p/a.ts', 'p/b.ts', 'p/c.ts']])
    expect(circlesAmong([a, b, d])).toEqual([])
  })
})
