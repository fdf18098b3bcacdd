import { Suspense, use, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { RulesPage } from '../../../build/rules-pages.ts'
import { Page } from '../../shell/page.tsx'
import { useGameTitle } from '../../words/game-title.ts'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './rules-screen.module.css'

const files = import.meta.glob<{ default: RulesPage }>('../../../../../docs/rules/*.md', { query: '?rules' })
const pages = new Map(
  Object.entries(files).map(([path, load]) => [/([^/]+)\.md/.exec(path)?.[1] ?? path, load]),
)
const loaded = new Map<string, Promise<RulesPage | null>>()

function rulesOf(game: string): Promise<RulesPage | null> {
  const known =
    loaded.get(game) ??
    pages
      .get(game)?.()
      .then((file) => file.default) ??
    Promise.resolve(null)
  loaded.set(game, known)
  return known
}

function GameTitle({ rulebook }: { rulebook: string }) {
  return useGameTitle(rulebook).title
}

/** The rules that the table enforces, to search and to link to by id. */
export default function RulesScreen({
  game,
  rule,
}: {
  game?: string | undefined
  rule?: string | undefined
}) {
  const say = useSay()
  return (
    <Page title={say('ui.rules.title')}>
      <nav className={styles.games} aria-label={say('ui.rules.games')}>
        {[...pages.keys()].map((id) => (
          <Link key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
            <GameTitle rulebook={id} />
          </Link>
        ))}
      </nav>
      {game !== undefined && (
        <Suspense fallback={<p>{say('ui.loading')}</p>}>
          <Rules key={game} game={game} rule={rule} />
        </Suspense>
      )}
    </Page>
  )
}

function Rules({ game, rule }: { game: string; rule: string | undefined }) {
  const say = useSay()
  const { language } = useWords()
  const page = use(rulesOf(game))
  const [sought, setSought] = useState('')
  const words = useDeferredValue(sought.trim().toLowerCase())
  const sections = useMemo(() => search(page, words), [page, words])
  useEffect(() => {
    if (rule !== undefined) document.getElementById(rule)?.scrollIntoView({ block: 'center' })
  }, [rule])
  if (page === null) return <p>{say('ui.rules.none')}</p>
  return (
    <>
      {language !== 'en' && <p className={styles.found}>{say('ui.rules.english')}</p>}
      <article className={styles.rules} lang="en">
        <input
          type="search"
          className={styles.search}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          placeholder={say('ui.rules.search')}
          aria-label={say('ui.rules.search')}
        />
        <p className={styles.found} role="status">
          {words !== '' &&
            say('ui.rules.found', { count: sections.reduce((sum, each) => sum + each.entries.length, 0) })}
        </p>
        {sections.map((section) => (
          <section key={section.anchor} id={section.anchor}>
            {section.title !== '' &&
              (section.depth <= 2 ? <h2>{section.title}</h2> : <h3>{section.title}</h3>)}
            {section.entries.map((entry, i) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a printed page does not change
                key={i}
                id={entry.id ?? undefined}
                className={styles.entry}
                data-sought={entry.id !== null && entry.id === rule}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the project's own pages when it is built
                dangerouslySetInnerHTML={{ __html: entry.html }}
              />
            ))}
          </section>
        ))}
      </article>
    </>
  )
}

/** The sections that have all of the words, with the entries that have them. */
function search(page: RulesPage | null, words: string): RulesPage['sections'] {
  if (page === null) return []
  if (words === '') return page.sections
  const each = words.split(/\s+/)
  return page.sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter(({ text }) => each.every((word) => text.includes(word))),
    }))
    .filter(({ entries }) => entries.length > 0)
}
