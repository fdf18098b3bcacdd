import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Mutant } from './mutant.ts'
import { choose, Mutation } from './mutation.ts'
import { type Scope, scopes, sourcesOf } from './scope.ts'

/** A small tree with one package, whose tests notice some faults and not others. */
const root = join(import.meta.dirname, '../..')
const tree = mkdtempSync(join(tmpdir(), 'gunbai-small-tree-'))
const scope: Scope = {
  name: 'small',
  home: 'packages/small',
  sources: ['packages/small/src/*.ts'],
  except: ['**/*.test.ts'],
  tests: ['packages/small'],
  atLeast: 90,
}
const files = {
  'package.json': '{ "type": "module" }',
  'vitest.config.ts':
    "export default { test: { projects: [{ test: { name: 'unit', include: ['packages/*/src/*.test.ts'], testTimeout: 600_000 } }] } }",
  'tsconfig.json': '{ "files": [], "references": [{ "path": "packages/small" }] }',
  'packages/small/tsconfig.json':
    '{ "compilerOptions": { "strict": true, "composite": true, "outDir": "dist", "target": "es2024" }, "include": ["src/sum.ts"] }',
  'packages/small/src/sum.ts': [
    'export function sum(list: readonly number[]): number {',
    '  let all = 0',
    '  let i = 0',
    '  while (i < list.length) {',
    '    all += list[i]!',
    '    i++',
    '  }',
    '  return all > 1000 ? 1000 : all',
    '}',
    '',
  ].join('\n'),
  'packages/small/src/sum.test.ts':
    "import { expect, it } from 'vitest'\nimport { sum } from './sum.ts'\nit('adds', () => expect(sum([1, 2])).toBe(3))\n",
  // hangs once if it finds the file `busy`, as on a machine that others use
  'packages/small/src/busy.test.ts': [
    "import { existsSync, rmSync } from 'node:fs'",
    "import { it } from 'vitest'",
    "it('waits', async () => {",
    "  if (!existsSync('busy')) return",
    "  rmSync('busy')",
    '  await new Promise(() => {})',
    '})',
    '',
  ].join('\n'),
  'packages/small/src/broken.test.ts': "import { it } from 'vitest'\nit('fails', () => { throw 1 })\n",
}
const source = 'packages/small/src/sum.ts'
let mutation: Mutation

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  mutation = new Mutation(tree, { milliseconds: 1500, times: 10, again: 2 })
  await mutation.measure([scope])
})

afterAll(async () => {
  await mutation.end()
  rmSync(tree, { recursive: true, force: true })
})

function change(was: string, becomes: string): Mutant {
  const start = files[source].indexOf(was)
  return { path: source, line: 1, start, end: start + was.length, was, becomes }
}

it('a fault that a test notices is killed, and the source is as it was', async () => {
  expect(await mutation.try(scope, change('all +=', 'all -='))).toMatchObject({
    fate: 'killed',
    by: 'packages/small/src/sum.test.ts: adds',
  })
  expect(readFileSync(join(tree, source), 'utf8')).toBe(files[source])
})

it('a fault that no test notices survives, also after others', async () => {
  expect(await mutation.try(scope, change('all > 1000', 'all >= 1000'))).toMatchObject({
    fate: 'survived',
    by: null,
  })
})

it('a test that never ends has noticed, and the next mutant finds a process again', async () => {
  expect(await mutation.try(scope, change('i++', '{}'))).toMatchObject({ fate: 'timed out' })
  expect(await mutation.try(scope, change('let all = 0', 'let all = 1'))).toMatchObject({ fate: 'killed' })
})

it('a limit that ran out without the fault of the mutant does not count', async () => {
  writeFileSync(join(tree, 'busy'), '')
  expect(await mutation.try(scope, change('all > 1000', 'all >= 1000'))).toMatchObject({ fate: 'survived' })
  expect(existsSync(join(tree, 'busy'))).toBe(false)
})

it('what does not compile is no mutant', async () => {
  expect(await mutation.try(scope, change('1000 : all', '1000 : list'))).toMatchObject({
    fate: 'does not compile',
  })
})

it('a test that fails without a mutant is left out', () => {
  expect([...mutation.leftOut]).toEqual(['packages/small/src/broken.test.ts'])
})

it('every scope of the house has sources, and takes no test for one', () => {
  for (const each of scopes) {
    const sources = sourcesOf(each, root)
    expect(sources.length, each.name).toBeGreaterThan(1)
    expect(sources.filter((path) => /\.test\.ts$|\/testing\/|generated/.test(path))).toEqual([])
  }
})

it('so many mutants are chosen as were asked for', () => {
  const chosen = choose(scopes, root, '1', 300)
  const most = chosen.reduce((sum, each) => sum + each.most, 0)
  expect(Math.abs(most - 300)).toBeLessThanOrEqual(3)
  expect(chosen.every((each) => each.mutants.length >= each.most)).toBe(true)
})
