import type { RulesPage } from '../../../build/rules-pages.ts'

/** The sections that have all of the words, with the entries that have them; all where nothing is sought. */
export function found(page: RulesPage | null, sought: string): RulesPage['sections'] {
  if (page === null) return []
  const words = sought.trim().toLowerCase()
  if (words === '') return page.sections
  const each = words.split(/\s+/)
  return page.sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter(({ text }) =>
        each.every((word) => text.includes(word) || section.title.toLowerCase().includes(word)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}
