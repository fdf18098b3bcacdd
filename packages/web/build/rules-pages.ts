import { readFileSync } from 'node:fs'
import { Marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'

/** A rule, or a paragraph or table between rules, with the words by which it is found. */
export interface RulesEntry {
  /** The rule's id, where it has one: also its anchor. */
  readonly id: string | null
  readonly html: string
  /** Its words in small letters, without markup. */
  readonly text: string
}

export interface RulesSection {
  readonly anchor: string
  readonly depth: number
  readonly title: string
  readonly entries: readonly RulesEntry[]
}

export interface RulesPage {
  readonly title: string
  readonly sections: readonly RulesSection[]
  /** By the id of a rule, where a rulebook for players speaks of it. */
  readonly places?: Readonly<Record<string, RulesPlace>>
}

/** A paragraph of a rulebook, and in which chapter it stands. */
export interface RulesPlace {
  readonly chapter: string
  readonly html: string
}

const query = '?rules'

/** Turns `docs/rules/<game>.md?rules` into a module that holds the page in sections and entries, ready to be shown. */
export function rulesPages(): Plugin {
  return {
    name: 'gunbai-rules-pages',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(query)) return null
      const file = id.slice(0, -query.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(rulesPage(readFileSync(file, 'utf8')))}`
    },
  }
}

/** The page that a rules file describes. A list item or paragraph that begins with a bold id is that rule. */
export function rulesPage(markdown: string, marked = new Marked()): RulesPage {
  const sections: { anchor: string; depth: number; title: string; entries: RulesEntry[] }[] = []
  let title = ''
  const entry = (source: string) => {
    const html = inReadersWords(source)
    const id = /^(?:<p>)?<strong>([A-Z]{1,3}(?:-[\w.]+)+)<\/strong>/.exec(html)?.[1] ?? null
    if (id === null && aboutThePage.test(html)) return
    const text = html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase()
    if (sections.length === 0) sections.push({ anchor: 'top', depth: 2, title: '', entries: [] })
    sections.at(-1)?.entries.push({ id, html, text })
  }
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading
      if (depth === 1) title = text.split(':')[0] ?? text
      else sections.push({ anchor: anchorOf(text), depth, title: inReadersWords(text), entries: [] })
    } else if (isTableOfRules(token)) {
      for (const [id, rule] of token.rows) {
        entry(`<p><strong>${id?.text}</strong> ${marked.parseInline(forReaders(rule?.text ?? ''))}</p>`)
      }
    } else if (token.type === 'list' && !(token as Tokens.List).ordered) {
      for (const item of (token as Tokens.List).items) entry(forReaders(marked.parser(item.tokens)))
    } else if (token.type !== 'space') {
      entry(marked.parser([token]))
    }
  }
  return { title, sections: withoutMakers(sections) }
}

/** The chapters that are for readers: one for makers goes with all that stand under it. */
function withoutMakers<S extends Pick<RulesSection, 'title' | 'depth'>>(sections: readonly S[]): S[] {
  let left = Number.POSITIVE_INFINITY
  return sections.filter(({ title, depth }) => {
    if (depth <= left) left = forMakers.test(title) ? depth : Number.POSITIVE_INFINITY
    return left === Number.POSITIVE_INFINITY
  })
}

/** Chapters about making and testing the engine: they are no rules. */
const forMakers =
  /Reading guide|to test|property tests|an implementation needs|Missing from the document|Province names in the text|State machine|Who sees what|Decision points|^7\. Checks|Misprints and slips|usable as tests|Odds \(computed|Compact formats|Which scenario exercises/

/** What a page says of itself: where its sentences were found, and how makers use it. */
const aboutThePage =
  /a test can (?:check|hold)|Private-use|living rulebook|pseudocode|of that text|document 00|How to read|Contents|digest restates|published editions|Wording is ours|editions? .*Where it comes from/s

/** Tags and words for makers as a reader would put them; marks of gaps that are told elsewhere go. */
const inReadersWords = (html: string): string =>
  html
    .replace(/(?:<code>)?\[both\](?:<\/code>)? ?/g, '')
    .replace(/(?:<code>)?\[gmt\](?:<\/code>)?/g, '(Blocks)')
    .replace(/(?:<code>)?\[zvezda\](?:<\/code>)?/g, '(Figures)')
    .replace(/ ?\((?:named at )?(?:L\d+(?:–\d+)?(?:, )?)+\)/g, '')
    .replace(/ ?\(O-\d+\)/g, '')
    .replace(/ \(THIS PROJECT'S OWN RECONSTRUCTION\)/, ' (our own reconstruction)')
    .replace(/\b([Tt])he engine\b/g, '$1he table')

/** Notes on where a sentence was found, or of what kind it is, are for makers. */
const forReaders = (text: string): string =>
  text
    .replace(/ ?\*\*(\[[A-Z][\w-]*\](\/?\[[A-Z][\w-]*\])*)\*\*/g, '')
    .replace(/ L\d+(–\d+)?(, L\d+(–\d+)?)*(?= →| <|<|$)/g, '')

/** A table that has a rule in each row, its id first. */
function isTableOfRules(token: Token): token is Tokens.Table {
  return token.type === 'table' && (token as Tokens.Table).header[0]?.text === 'Id'
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
