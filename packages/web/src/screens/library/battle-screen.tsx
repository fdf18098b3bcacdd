import type { BattlePage } from '@gunbai/server/wire'
import { Suspense, use, useCallback, useEffect, useMemo } from 'react'
import { Link, useLocation } from 'wouter'
import { faceOf } from '../../games/faces.ts'
import { librarySite } from '../../online/library-site.ts'
import { Page } from '../../shell/page.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { Refusal } from '../online/refusal.tsx'
import { useAsked } from '../online/use-asked.ts'
import { type Myself, useMe } from '../online/use-me.ts'
import { useWhen } from '../online/when.ts'
import fields from '../workshop/bench/fields.module.css'
import { PlayForms } from '../workshop/bench/play-forms.tsx'
import { WorkshopWords } from '../workshop/workshop-words.tsx'
import { Balance } from './battle-balance.tsx'
import { DrawnView, viewOf } from './battle-map.tsx'
import styles from './battle-screen.module.css'
import { BattleTalk } from './battle-talk.tsx'
import { BattleWays } from './battle-ways.tsx'
import { LibraryWords } from './library-words.tsx'
import { Stars } from './stars.tsx'

/** While bots still play it, the page looks again so often, in milliseconds. */
const often = 2_500

/** A battle of the library: its field and story, its versions, what bots and people found, and the ways to play it. */
export default function BattleScreen({ id, version }: { id: string; version: string | undefined }) {
  const say = useSay()
  const myself = useMe()
  const ask = useCallback(
    () => librarySite.page(id, version === undefined ? undefined : Number(version)),
    [id, version],
  )
  const { found, error, again } = useAsked(ask)
  const isRunning = found?.trials.some(({ status }) => status === 'running') ?? false
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(again, often)
    return () => clearInterval(timer)
  }, [isRunning, again])
  if (found === null) {
    return (
      <Page title={say('library.title')}>
        <Refusal error={error} />
        {error === null && <p role="status">{say('ui.loading')}</p>}
      </Page>
    )
  }
  return (
    <Page title={found.title} hero={<Head page={found} myself={myself} again={again} />}>
      <Refusal error={error} />
      <Suspense fallback={<p>{say('ui.loading')}</p>}>
        <WorkshopWords game={found.rulebook}>
          <LibraryWords>
            <Whole page={found} myself={myself} again={again} />
          </LibraryWords>
        </WorkshopWords>
      </Suspense>
    </Page>
  )
}

interface Props {
  readonly page: BattlePage
  readonly myself: Myself
  readonly again: () => void
}

function Head({ page, myself, again }: Props) {
  const say = useSay()
  const { title, sentence, owner, rulebook, parent, isTaken } = page
  return (
    <div className={styles.head}>
      <p>
        <Link href="/library">{say('library.title')}</Link>
      </p>
      <h1>{title}</h1>
      <p>
        {say(`ui.rules.${rulebook}`)} · {say('library.by', { name: owner.name || say('ui.online.gone') })} ·{' '}
        {say('library.version', { version: page.shown.number })}
        {parent !== null && (
          <>
            {' '}
            · <Link href={`/library/${parent.id}`}>{say('library.madeOf', { title: parent.title })}</Link>
          </>
        )}
        {page.builtOn > 0 && <> · {say('library.builtOn', { count: page.builtOn })}</>}
      </p>
      {sentence !== '' && <p className={styles.sentence}>{sentence}</p>}
      {isTaken && (
        <p role="alert" className={styles.taken}>
          {say('library.taken.why')}
        </p>
      )}
      <Stars page={page} me={myself.me ?? null} onRated={again} />
    </div>
  )
}

function Whole({ page, myself, again }: Props) {
  const { rulebook, setup, option, shown } = page
  const view = useMemo(
    () => viewOf(rulebook, setup, option, shown.text),
    [rulebook, setup, option, shown.text],
  )
  return (
    <div className={styles.columns} data-screen="battle" data-version={shown.number}>
      <div className={styles.column}>
        <Suspense fallback={<div className={styles.field} />}>
          <Field rulebook={rulebook} view={view} />
        </Suspense>
        <Story text={shown.text} />
        <History page={page} />
        <div className={styles.late}>
          <BattleTalk battle={page.id} myself={myself} />
        </div>
      </div>
      <div className={styles.column}>
        <Suspense>
          <Sided page={page} view={view} again={again} />
        </Suspense>
        <BattleWays page={page} myself={myself} again={again} />
      </div>
    </div>
  )
}

function Field({ rulebook, view }: { rulebook: string; view: Promise<unknown> }) {
  return (
    <div className={styles.field}>
      <DrawnView rulebook={rulebook} view={use(view)} />
    </div>
  )
}

/** What needs to know who sits where. */
function Sided({ page, view, again }: { page: BattlePage; view: Promise<unknown>; again: () => void }) {
  const say = useSay()
  const words = useWords()
  const face = use(faceOf(page.rulebook))
  const seen = use(view)
  const sides = Array.from({ length: page.seats }, (_, seat) => face.seatName(seen as never, seat, words))
  const setup = { id: page.setup, options: { [page.option]: page.shown.text } }
  return (
    <>
      <Balance page={page} sides={sides} again={again} />
      <div className={`${fields.sheet} ${styles.play}`}>
        <PlayForms
          rulebook={page.rulebook}
          setup={setup}
          sides={sides}
          title={say('library.play')}
          wrong={0}
        />
      </div>
    </>
  )
}

/** The story that stands in a battle's text, in the reader's language or the first. */
function Story({ text }: { text: string }) {
  const { language } = useWords()
  const told = (by: string) =>
    new RegExp(`^story ${by}\\n([\\s\\S]*?)(?=^story [a-z]{2}$|(?![\\s\\S]))`, 'm').exec(text)?.[1]?.trim()
  const story = told(language) ?? told('[a-z]{2}')
  return story === undefined || story === '' ? null : <p className={styles.story}>{story}</p>
}

function History({ page }: { page: BattlePage }) {
  const say = useSay()
  const when = useWhen()
  const [, go] = useLocation()
  return (
    <section aria-label={say('library.versions')} className={`${styles.part} ${styles.late}`}>
      <h2>{say('library.versions')}</h2>
      <ol className={styles.versions} reversed>
        {page.versions.map(({ number, notes, createdAt, people }) => (
          <li key={number}>
            <button
              type="button"
              aria-current={number === page.shown.number ? 'true' : undefined}
              onClick={() => go(`/library/${page.id}/${number}`)}
            >
              {say('library.version', { version: number })}
            </button>{' '}
            <span>
              {when.day(createdAt)} · {say('library.plays', { plays: people.games })}
              {notes !== '' && <> · {notes}</>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
