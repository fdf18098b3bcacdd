import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseBattle } from '../packages/glory/src/setups/battle-file.ts'

/**
 * Writes packages/glory/src/setups/battles.generated.ts from the text files of packages/glory/battles, so that the
 * rulebook needs no file system. Run after changing a battle: `node tools/glory-battles.ts`. A file that cannot be read
 * stops it with the file, the line and the reason, before anything is written.
 */
const folder = fileURLToPath(new URL('../packages/glory/battles/', import.meta.url))
const target = fileURLToPath(new URL('../packages/glory/src/setups/battles.generated.ts', import.meta.url))

export function generateBattles(): string {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
  const entries = files.map((name) => {
    const file = readFileSync(folder + name, 'utf8')
    parseBattle(`battles/${name}`, file)
    const text = file.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
    return `  {\n    file: 'battles/${name}',\n    text: \`${text}\`,\n  },\n`
  })
  return `// Written by tools/glory-battles.ts from battles/*.txt. Change those and run it again.\nexport const battleFiles: readonly { readonly file: string; readonly text: string }[] = [\n${entries.join('')}]\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, generateBattles())

export { target as generatedFile }
