/** Brings the starts of packages/shogun/starts to the rulebook: `node tools/shogun-starts.ts`. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const shogun = join(import.meta.dirname, '../packages/shogun')
const lines = globSync('starts/*.txt', { cwd: shogun })
  .sort()
  .map((file) => {
    const text = readFileSync(join(shogun, file), 'utf8')
    return `  '${basename(file, '.txt')}': \`${text}\`,`
  })
writeFileSync(
  join(shogun, 'src/setups/starts.generated.ts'),
  [
    '/** The starts of packages/shogun/starts, made by tools/shogun-starts.ts. */',
    'export const startTexts: Readonly<Record<string, string>> = {',
    ...lines,
    '}',
    '',
  ].join('\n'),
)
