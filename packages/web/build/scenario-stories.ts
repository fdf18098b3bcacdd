import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@gunbai/kernel'
import type { Plugin } from 'vite'

/** What a scenario file tells beside what is played. */
export interface ScenarioStory {
  readonly story: string
  /** Whether its map or its deployment is not the publisher's. */
  readonly reconstructed: boolean
}

const folder = join(import.meta.dirname, '../../samurai/scenarios')
const name = 'virtual:samurai-stories'
const prefix = `${name}/`

/** The module with all that is played of the scenarios: nobody needs it for the first. */
const allTexts = 'virtual:samurai-texts'
const texts = join(import.meta.dirname, '../../samurai/src/setups/scenarios.generated.ts')

/** Whether a module is that of the texts from which the engine makes its scenarios. */
export const isScenarioTexts = (id: string) => /samurai\/src\/setups\/scenarios\.generated\.ts$/.test(id)

/**
 * The stories of the scenarios, a module a language, with one that leads to them, for whoever chooses a battle, and that of the first alone, which
 * is the one that is read before any is chosen. The engine, which never reads them, is built without: they are two
 * thirds of its scenario texts. With the rules comes the first scenario alone; the others come when one of them is played.
 */
export function scenarioStories(): Plugin {
  return {
    name: 'gunbai-scenario-stories',
    enforce: 'pre',
    resolveId: (id) => (id === name || id === allTexts || id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${allTexts}`)
        return `export default ${JSON.stringify(textsIn(readFileSync(texts, 'utf8')))}`
      if (id === `\0${name}`) return storyFiles('all', 'allStories') + storyFiles('first', 'firstStory')
      if (!id.startsWith(`\0${prefix}`)) return null
      const [part, language] = id.slice(prefix.length + 1).split('/') as ['all' | 'first', string]
      return `export default ${JSON.stringify(storiesIn(language, part))}`
    },
    transform: (code, id) => (isScenarioTexts(id) ? firstTextOf(code) : null),
  }
}

/** By scenario, what is played of it. */
export const textsIn = (code: string): Record<string, string> =>
  Object.fromEntries(
    [...withoutWords(code).matchAll(/^ +("[^"]+"): (".*"),$/gm)].map(([, id, text]) => [
      JSON.parse(id as string),
      JSON.parse(text as string),
    ]),
  )

/** The module of scenario texts as it comes with the rules: it has the first text, the others' names, and the way to them. */
export function firstTextOf(code: string): string {
  const [[first, text] = ['', ''], ...others] = Object.entries(textsIn(code))
  const named = { [first]: text, ...Object.fromEntries(others.map(([id]) => [id, ''])) }
  return [
    `export const scenarioTexts = ${JSON.stringify(named)}`,
    `export const allTexts = () => import('${allTexts}').then((texts) => texts.default)`,
    '',
  ].join('\n')
}

/** The code that leads to the modules of every language. */
function storyFiles(part: 'all' | 'first', exported: string): string {
  const files = languages.map((each) => `${each}: () => import('${prefix}${part}/${each}')`)
  return `export const ${exported} = { ${files.join(', ')} }\n`
}

/** The stories of a language by scenario, or that of the first scenario alone. */
export function storiesIn(language: string, part: 'all' | 'first'): Record<string, ScenarioStory> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
  const wanted = part === 'first' ? files.slice(0, 1) : files
  return Object.fromEntries(
    wanted.map((name) => [
      name.replace('.txt', ''),
      storyIn(readFileSync(join(folder, name), 'utf8'), language),
    ]),
  )
}

export function storyIn(text: string, language: string): ScenarioStory {
  const after = text.split(new RegExp(`^story ${language}\\s*$`, 'm'))[1] ?? ''
  const story = after.split(/^story [a-z]{2}\s*$/m)[0] ?? ''
  return {
    story: story
      .replace(/^#.*$/gm, '')
      .trim()
      .replace(/\n(?!\n)/g, ' '),
    reconstructed: /^(map|deployment) +our reconstruction/m.test(text),
  }
}

const titles = new RegExp(`title (${languages.join('|')}) .*?\\\\n`, 'g')

/** Spaces that only line columns up; those at the beginning of a row say where it begins. */
const lining = /(?<!\\n)(?<! ) {2,}/g

/** The module of scenario texts with a dash for each story and each title, which the messages have, and no space too many. */
export function withoutWords(code: string): string {
  return withoutStories(code).replace(titles, 'title $1 -\\n').replace(lining, ' ')
}

/** The module of scenario texts with a dash for each story: the parser wants to see that there is one. */
export function withoutStories(code: string): string {
  return code.replace(
    /story en\\n.*?"(?=,\n)/gs,
    `${languages.map((each) => `story ${each}\\n-`).join('\\n')}"`,
  )
}
