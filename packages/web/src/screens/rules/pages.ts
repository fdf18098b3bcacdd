import type { Language } from '@gunbai/kernel'
import type { RulesPage } from '../../../build/rules-pages.ts'

type Files = Record<string, () => Promise<{ default: RulesPage }>>

const statements: Files = import.meta.glob<{ default: RulesPage }>('../../../../../docs/rules/*.md', {
  query: '?rules',
})
const rulebooks: Files = import.meta.glob<{ default: RulesPage }>('../../../../../docs/players/*.md', {
  query: '?players',
})

const byName = (files: Files) =>
  new Map(Object.entries(files).map(([path, load]) => [/([^/]+)\.md/.exec(path)?.[1] ?? path, load]))

const statementsOf = byName(statements)
const rulebooksOf = byName(rulebooks)

/** The games that have rules to read, those with a rulebook for players first. */
export const readable: readonly string[] = [
  ...['samurai', 'shogun', 'glory'].filter((game) => statementsOf.has(game)),
  ...[...statementsOf.keys()].filter((game) => !hasRulebook(game)),
]

export function hasRulebook(game: string): boolean {
  return rulebooksOf.has(`${game}.en`)
}

const loaded = new Map<string, Promise<RulesPage | null>>()

function remembered(key: string, load: (() => Promise<{ default: RulesPage }>) | undefined) {
  const known = loaded.get(key) ?? load?.().then((file) => file.default) ?? Promise.resolve(null)
  loaded.set(key, known)
  return known
}

/** Every rule of a game, numbered; the same promise each time. */
export const statementPage = (game: string) => remembered(game, statementsOf.get(game))

/** The rulebook for players in that language; the same promise each time. */
export const rulebookPage = (game: string, language: Language) =>
  remembered(`${game}.${language}`, rulebooksOf.get(`${game}.${language}`) ?? rulebooksOf.get(`${game}.en`))
