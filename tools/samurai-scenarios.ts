import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput, languages } from '@gunbai/kernel'
import { parseScenario } from '../packages/samurai/src/setups/parse.ts'

/**
 * Brings the scenario files to where the rulebook can read them, since it reads no files: their texts into a module,
 * their titles among the messages. Run it after changing a scenario; a test fails until then. A file that cannot be read
 * is named with its line, and nothing is written.
 */
const root = join(import.meta.dirname, '../packages/samurai')

interface ScenarioFile {
  readonly id: string
  readonly text: string
}

function scenarioFiles(): ScenarioFile[] {
  const folder = join(root, 'scenarios')
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  return names.sort().map((name) => ({
    id: name.replace(/\.txt$/, ''),
    text: readFileSync(join(folder, name), 'utf8'),
  }))
}

/** The module with all texts. */
export function scenarioModule(): string {
  const entries = scenarioFiles().map(({ id, text }) => `  ${JSON.stringify(id)}: ${JSON.stringify(text)},`)
  return [
    '// Made by tools/samurai-scenarios.ts from packages/samurai/scenarios; run it after changing one.',
    '// biome-ignore-all format: made by a program',
    '// biome-ignore-all lint: made by a program',
    '',
    'export const scenarioTexts: Readonly<Record<string, string>> = {',
    ...entries,
    '}',
    '',
    '/** All of them: where the page is built they come apart from the first. */',
    'export const allTexts = async (): Promise<Readonly<Record<string, string>>> => scenarioTexts',
    '',
  ].join('\n')
}

/** A language's messages with the scenarios' titles as they are in the files now. */
export function messagesWithTitles(language: string): string {
  const messages = JSON.parse(readFileSync(messageFile(language), 'utf8')) as Record<string, string>
  const kept = Object.entries(messages).filter(([id]) => !/^setup\.(gmt|zvezda)-/.test(id))
  const titles = scenarioFiles().map(({ id, text }) => [`setup.${id}`, titleIn(text, language)])
  return `${JSON.stringify(Object.fromEntries([...kept, ...titles]), null, 2)}\n`
}

export const moduleFile = join(root, 'src/setups/scenarios.generated.ts')
export const messageFile = (language: string): string => join(root, 'messages', `${language}.json`)

const titleIn = (text: string, language: string): string =>
  new RegExp(`^title ${language} +(.+)$`, 'm').exec(text)?.[1].trim() ?? ''

/** What is wrong with the files, a sentence for each that cannot be played. */
export function faults(files: readonly ScenarioFile[] = scenarioFiles()): string[] {
  return files.flatMap(({ id, text }) => {
    try {
      parseScenario(`scenarios/${id}.txt`, text)
      return []
    } catch (problem) {
      if (!(problem instanceof BadInput)) throw problem
      return [problem.message]
    }
  })
}

if (process.argv[1] === import.meta.filename) {
  const found = faults()
  for (const fault of found) process.stderr.write(`${fault}\n`)
  if (found.length > 0) process.exitCode = 1
  else {
    writeFileSync(moduleFile, scenarioModule())
    for (const language of languages) writeFileSync(messageFile(language), messagesWithTitles(language))
  }
}
