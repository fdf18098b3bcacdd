import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isScenarioTexts, withoutStories } from '@gunbai/web/build/scenario-stories'
import type { Plugin } from 'vite'

const shelf = dirname(fileURLToPath(import.meta.resolve('@gunbai/rulebooks')))
const entry = 'virtual:frozen'

/**
 * A rulebook as one module that imports nothing: its rules, its tables, the hexes and the kernel with which it was
 * played. The same sources give the same text. The stories of scenarios, which no rule reads, are left out.
 */
export async function bundled(id: string): Promise<string> {
  // fetched only now: no other command needs the bundler
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: shelf,
    plugins: [rulebookOf(id)],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const [file, ...more] = files
  if (file?.type !== 'chunk' || more.length > 0 || file.imports.length + file.dynamicImports.length > 0) {
    throw new Error(`the rulebook "${id}" did not come to one module: ${files.map((each) => each.fileName)}`)
  }
  return file.code
}

function rulebookOf(id: string): Plugin {
  return {
    name: 'gunbai-frozen-rulebook',
    enforce: 'pre',
    resolveId: (name) => (name === entry ? `\0${entry}` : null),
    load: (name) => (name === `\0${entry}` ? `export { ${id} as rulebook } from '@gunbai/${id}'` : null),
    transform: (code, name) => (isScenarioTexts(name) ? withoutStories(code) : null),
  }
}
