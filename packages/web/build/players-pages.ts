import { readFileSync } from 'node:fs'
import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { type RulesPage, type RulesPlace, type RulesSection, rulesPage } from './rules-pages.ts'

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
  const chapters = sections.map((section, i) => ({
    ...section,
    // the same in every language
    anchor: `${i}`,
    entries: section.entries.map((entry) => ({
      ...entry,
      html: entry.html.replace(cited, (_, ids: string) => links(ids.trim().split(' '), game)),
    })),
  }))
  return { title, sections: chapters, places: placesIn(chapters) }
}

/** The paragraphs and points of a list that rest on rules, by the rules. */
function placesIn(chapters: readonly RulesSection[]): Readonly<Record<string, RulesPlace>> {
  const places: Record<string, RulesPlace> = {}
  for (const { anchor, entries } of chapters) {
    for (const { html } of entries) {
      for (const part of html.match(/<li>.*?<\/li>|<p>.*?<\/p>/gs) ?? [html]) {
        const words = part
          .replace(/<span class="cited">.*?<\/span>/gs, '')
          .replace(/^<(?:li|p)>|<\/(?:li|p)>$/g, '')
        for (const [, id] of part.matchAll(/href="#\/rules\/\w+\/([^"]+)"/g)) {
          if (id !== undefined) places[id] ??= { chapter: anchor, html: words.trim() }
        }
      }
    }
  }
  return places
}

const links = (ids: readonly string[], game: string): string =>
  `<span class="cited">${ids.map((id) => `<a href="#/rules/${game}/${id}">${id}</a>`).join(' ')}</span>`
