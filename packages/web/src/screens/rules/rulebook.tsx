import { use, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { RulesEntry } from '../../../build/rules-pages.ts'
import { figuresOf } from '../../games/figures.ts'
import { taught } from '../../lesson/taught.ts'
import buttons from '../../shell/button.module.css'
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
      <Kit game={game} />
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
            {paired(section.entries).map(([entry, steps], i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a printed page does not change
              <Entry key={i} game={game} entry={entry} steps={steps} />
            ))}
          </section>
        ))}
      </article>
      <Margin game={game} />
    </div>
  )
}

/** What stands beside the text: the way to do it, and what the codes are. */
function Margin({ game }: { game: string }) {
  const say = useSay()
  return (
    <aside className={styles.margin}>
      {taught.includes(game) && (
        <p className={styles.try}>
          <strong>{say('rulebook.tryIt')}</strong>
          {say('rulebook.tryIt.how')}
          <Link href={`/learn/${game}`} className={`${buttons.button} ${buttons.strong}`}>
            {say('rulebook.lessons')}
          </Link>
        </p>
      )}
      <p className={styles.more}>{say('rulebook.codes')}</p>
    </aside>
  )
}

const figure = /^<p>\{\{(\w+)((?: [\w-]+)*)\}\}<\/p>/

/** The entries of a chapter; a scene with the steps that are counted under it is one. */
function paired(entries: readonly RulesEntry[]): readonly (readonly [RulesEntry, RulesEntry | null])[] {
  const pairs: [RulesEntry, RulesEntry | null][] = []
  for (const entry of entries) {
    const last = pairs.at(-1)
    const isStory = last !== undefined && figure.exec(last[0].html)?.[1] === 'scene'
    if (isStory && last[1] === null && entry.html.startsWith('<ol')) last[1] = entry
    else pairs.push([entry, null])
  }
  return pairs
}

interface EntryProps {
  readonly game: string
  readonly entry: RulesEntry
  /** What happens in the scene that it is. */
  readonly steps: RulesEntry | null
}

/** A paragraph, or the picture that it names. */
function Entry({ game, entry, steps }: EntryProps) {
  const figures = use(figuresOf(game))
  const [, name, rest = ''] = figure.exec(entry.html) ?? []
  const Figure = name === undefined ? undefined : figures[name]
  if (Figure === undefined) return <Paragraph html={entry.html} className={styles.entry} />
  const words = rest.split(' ').filter((word) => word !== '')
  const drawn = <Figure words={words} />
  if (name !== 'scene') return <figure className={styles.figure}>{drawn}</figure>
  return (
    <figure className={`${styles.figure} ${styles.scene}`} data-wide={words.includes('wide')}>
      <div>{drawn}</div>
      {steps !== null && <Paragraph html={steps.html} className={`${styles.entry} ${styles.steps}`} />}
    </figure>
  )
}

function Paragraph({ html, className }: { html: string; className: string | undefined }) {
  return (
    <div
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the project's own pages when it is built
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** What the pictures of a game are put together from. */
function Kit({ game }: { game: string }) {
  const { kit: Drawings } = use(figuresOf(game))
  return Drawings === undefined ? null : <Drawings words={[]} />
}

const wordsInAMinute = 200

function minutesToRead(entries: readonly RulesEntry[]): number {
  const words = entries.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  return Math.ceil(words / wordsInAMinute)
}
