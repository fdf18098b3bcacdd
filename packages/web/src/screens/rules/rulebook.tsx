import { use, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { RulesEntry } from '../../../build/rules-pages.ts'
import { figuresOf } from '../../games/figures.ts'
import { taught } from '../../lesson/lessons.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { found } from './found.ts'
import { rulebookPage } from './pages.ts'
import styles from './rulebook.module.css'

interface Props {
  readonly game: string
  /** The chapter to open at, by its number. */
  readonly chapter: string | undefined
}

/** The rulebook for players: short chapters, pictures of the table's own, quiet links to the statements behind them. */
export function Rulebook({ game, chapter }: Props) {
  const say = useSay()
  const { language } = useWords()
  const page = use(rulebookPage(game, language))
  const [sought, setSought] = useState('')
  const words = useDeferredValue(sought)
  const sections = useMemo(() => found(page, words), [page, words])
  useEffect(() => {
    if (chapter !== undefined)
      document.getElementById(`chapter-${chapter}`)?.scrollIntoView({ block: 'start' })
  }, [chapter])
  if (page === null) return <p>{say('ui.rules.none')}</p>
  const chapters = page.sections.filter(({ title }) => title !== '')
  return (
    <div className={styles.book}>
      <aside className={styles.side}>
        <input
          type="search"
          className={styles.search}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          placeholder={say('rulebook.find')}
          aria-label={say('rulebook.find')}
        />
        <nav aria-label={say('rulebook.chapters')}>
          <ol className={styles.chapters}>
            {chapters.map(({ anchor, title }, i) => (
              <li key={anchor}>
                <Link
                  href={`/rules/${game}/${anchor}`}
                  aria-current={anchor === chapter ? 'page' : undefined}
                >
                  <span>{i + 1}</span> {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <p className={styles.more}>
          {say('rulebook.minutes', { minutes: minutesToRead(page.sections.flatMap((each) => each.entries)) })}
          <br />
          <Link href={`/rules/${game}/all`}>{say('rulebook.everyRule')}</Link>
        </p>
        {taught.includes(game) && (
          <p className={styles.try}>
            <strong>{say('rulebook.tryIt')}</strong>
            <Link href={`/learn/${game}`}>{say('rulebook.lessons')}</Link>
          </p>
        )}
      </aside>
      <article className={styles.text}>
        <h2 className={styles.name}>{page.title}</h2>
        <p role="status" className={styles.found}>
          {words.trim() !== '' &&
            say('rulebook.found', { count: sections.reduce((sum, each) => sum + each.entries.length, 0) })}
        </p>
        {sections.map((section) => (
          <section key={section.anchor} id={`chapter-${section.anchor}`}>
            {section.title !== '' && (
              <h3 className={styles.title}>
                <span>
                  {chapters.indexOf(chapters.find((each) => each.anchor === section.anchor) ?? section) + 1}
                </span>{' '}
                {section.title}
              </h3>
            )}
            {section.entries.map((entry, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a printed page does not change
              <Entry key={i} game={game} entry={entry} />
            ))}
          </section>
        ))}
      </article>
    </div>
  )
}

const figure = /^<p>\{\{(\w+)((?: \w+)*)\}\}<\/p>/

/** A paragraph, or the picture that it names. */
function Entry({ game, entry }: { game: string; entry: RulesEntry }) {
  const figures = use(figuresOf(game))
  const [, name, rest = ''] = figure.exec(entry.html) ?? []
  const Figure = name === undefined ? undefined : figures[name]
  if (Figure !== undefined) {
    return (
      <figure className={styles.figure}>
        <Figure words={rest.split(' ').filter((word) => word !== '')} />
      </figure>
    )
  }
  return (
    <div
      className={styles.entry}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the project's own pages when it is built
      dangerouslySetInnerHTML={{ __html: entry.html }}
    />
  )
}

const wordsInAMinute = 200

function minutesToRead(entries: readonly RulesEntry[]): number {
  const words = entries.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  return Math.ceil(words / wordsInAMinute)
}
