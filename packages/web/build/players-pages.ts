import { readFileSync } from 'node:fs'
import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { type RulesPage, rulesPage } from './rules-pages.ts'

const query = '?players'

/** Turns `docs/players/<game>.<language>.md?players` into a module that holds the rulebook in chapters. */
export function playersPages(): Plugin {
  return {
    name: 'gunbai-players-pages',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(query)) return null
      const file = id.slice(0, -query.length)
      this.addWatchFile(file)
      const game = /([^/]+)\.[a-z]{2}\.md$/.exec(file)?.[1] ?? ''
      return `export default ${JSON.stringify(playersPage(readFileSync(file, 'utf8'), game))}`
    },
  }
}

/** Ids of rules behind a paragraph. */
const cited = / ?\(((?:(?:SB|SG|JG)-[\w.-]+ ?)+)\)(?=<\/p>|<\/li>)/g

/** The rulebook that a file for players holds. The rules that a paragraph rests on become quiet links behind it. */
export function playersPage(markdown: string, game: string): RulesPage {
  const { title, sections } = rulesPage(markdown, new Marked())
  return {
    title,
    sections: sections.map((section, i) => ({
      ...section,
      // the same in every language
      anchor: `${i}`,
      entries: section.entries.map((entry) => ({
        ...entry,
        html: entry.html.replace(cited, (_, ids: string) => links(ids.trim().split(' '), game)),
      })),
    })),
  }
}

const links = (ids: readonly string[], game: string): string =>
  `<span class="cited">${ids.map((id) => `<a href="#/rules/${game}/${id}">${id}</a>`).join(' ')}</span>`
