import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = dirname(dirname(fileURLToPath(import.meta.url)))
const root = join(home, '../..')

/** Where the built table is. */
export const builtWeb = join(home, 'dist')

const stampFile = join(builtWeb, '.built-from')

/** Builds the table if its sources are not those of the last build; `begin` is told when there is something to do. */
export async function buildWeb(begin: () => void = () => {}): Promise<void> {
  const stamp = stampOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  begin()
  // fetched only now: a table that is built already starts without its tools
  const [{ build }, { compressFolder }] = await Promise.all([import('vite'), import('./compress.ts')])
  const environment = process.env.NODE_ENV
  // a test runner sets this to something else, and React would come with its tools for developers
  process.env.NODE_ENV = 'production'
  try {
    await build({ configFile: join(home, 'vite.config.ts'), logLevel: 'error' })
  } finally {
    process.env.NODE_ENV = environment
  }
  compressFolder(builtWeb)
  writeFileSync(stampFile, stamp)
}

/** Folders of which nothing goes into the build. */
const asides = ['node_modules', 'dist', 'images']

/** One word for everything that goes into the build. */
function stampOfSources(): string {
  const hash = createHash('sha256')
  hash.update(readFileSync(join(root, 'package-lock.json')))
  const folders = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name))
  for (const folder of [...folders, join(root, 'docs')]) {
    for (const file of sourcesIn(folder)) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!asides.includes(entry.name)) yield* sourcesIn(path)
    } else if (!entry.name.endsWith('.tsbuildinfo') && !/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

if (import.meta.main) await buildWeb(() => process.stderr.write('Building the table ...\n'))
