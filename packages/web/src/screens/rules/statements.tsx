import { use, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useSay, useWords } from '../../words/words.tsx'
import { found } from './found.ts'
import { hasRulebook, statementPage } from './pages.ts'
import styles from './rules-screen.module.css'

/** The rules that the table enforces, each with its id, to search and to link to. */
export function Statements({ game, rule }: { game: string; rule: string | undefined }) {
  const say = useSay()
  const { language } = useWords()
  const page = use(statementPage(game))
  const [sought, setSought] = useState('')
  const words = useDeferredValue(sought)
  const sections = useMemo(() => found(page, words), [page, words])
  useEffect(() => {
    if (rule !== undefined) document.getElementById(rule)?.scrollIntoView({ block: 'center' })
  }, [rule])
  if (page === null) return <p>{say('ui.rules.none')}</p>
  return (
    <>
      {hasRulebook(game) && (
        <p className={styles.other}>
          <Link href={`/rules/${game}`}>{say('rulebook.players')}</Link>
        </p>
      )}
      {language !== 'en' && <p className={styles.found}>{say('rulebook.english')}</p>}
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
          {words.trim() !== '' &&
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
