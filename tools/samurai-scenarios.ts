import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the scenario files into a module, because a rulebook reads no files. */
const root = join(import.meta.dirname, '../packages/samurai')

export function scenarioModule(): string {
  const folder = join(root, 'scenarios')
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  const entries = files.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return `  ${JSON.stringify(name.replace(/\.txt$/, ''))}: ${JSON.stringify(text)},`
  })
  return [
    '// Made by tools/samurai-scenarios.ts from packages/samurai/scenarios; run it after changing one.',
    '// biome-ignore-all format: made by a program',
    '// biome-ignore-all lint: made by a program',
    '',
    'export const scenarioTexts: Readonly<Record<string, string>> = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(root, 'src/scenarios.generated.ts'), scenarioModule())
}
