import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Settings that the server reads, by its own source. */
const settings = new Set(
  read('packages/server/src/settings.ts').match(/(?<=')(GUNBAI_\w+|DATABASE_URL|PORT|HOST)(?=')/g),
)

test.each([
  'Dockerfile',
  'deploy/compose.yaml',
  'deploy/gunbai.service',
  'docs/operate.md',
  'packages/server/README.md',
])('%s names settings that the server knows, and no others', (file) => {
  const named = new Set(read(file).match(/\b(GUNBAI_[A-Z_]+|DATABASE_URL)\b/g))
  expect(named.size).toBeGreaterThan(0)
  expect([...named].filter((name) => !settings.has(name))).toEqual([])
})

test('every setting stands in the list of settings', () => {
  const listed = read('packages/server/README.md')
  expect([...settings].filter((name) => !listed.includes(`\`${name}\``))).toEqual([])
})

test('the dashboard asks for figures that the server gives', () => {
  const given = read('packages/server/src/metrics.ts')
  const asked = new Set(read('deploy/dashboard.json').match(/gunbai_\w+/g))
  expect(asked.size).toBeGreaterThan(4)
  const bare = [...asked].map((name) => name.replace(/_(bucket|count|sum)$/, ''))
  expect(bare.filter((name) => !given.includes(`'${name}'`))).toEqual([])
})

test('the image installs and builds what `npm start` does', () => {
  const image = read('Dockerfile')
  for (const step of [
    'npm ci --omit=dev',
    'node packages/web/build/build.ts',
    '"packages/cli/src/main.ts", "serve"',
  ]) {
    expect(image).toContain(step)
  }
})

test('image, unit and measurements give memory back in the same way', () => {
  const set = (file: string) => {
    const named = read(file).matchAll(/\b(MALLOC_[A-Z_]+?_?)(?:=|: ')([-\w=]+)/g)
    return [...named].map(([, name, value]) => `${name}=${value}`).sort()
  }
  expect(set('Dockerfile')).toHaveLength(3)
  expect(set('deploy/gunbai.service')).toEqual(set('Dockerfile'))
  expect(set('packages/server/src/testing/node-process.ts')).toEqual(set('Dockerfile'))
})
