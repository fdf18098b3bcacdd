import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import buttons from '../../shell/button.module.css'
import { Button } from '../../shell/button.tsx'
import { FileButton } from '../../shell/file-button.tsx'
import { Page } from '../../shell/page.tsx'
import { setupTitle } from '../../words/setup-title.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { SureButton } from '../online/sure-button.tsx'
import { crafts, gameOf, type Starts } from './crafts.ts'
import { type Draft, forgetDraft, keptDrafts, newDraft } from './drafts.ts'
import styles from './start-page.module.css'

/** More than any battle has: what is larger is none. */
const mostBytes = 100_000

/** Where a battle begins: empty, from the shelf, from a file, from a text; and the drafts of this browser. */
export function StartPage({ game }: { game: string }) {
  const say = useSay()
  return (
    <Page title={say('workshop.title')}>
      <p className={styles.about}>
        {say('workshop.about')} <Link href="/library">{say('ui.new.library')}</Link>
      </p>
      <nav className={styles.games} aria-label={say('workshop.game')}>
        {Object.keys(crafts).map((id) => (
          <Link
            key={id}
            href={`/workshop/${id}`}
            aria-current={id === game ? 'page' : undefined}
            data-craft={id}
          >
            {say(`ui.rules.${id}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.columns}>
        <Beginnings game={game} />
        <Drafts />
      </div>
    </Page>
  )
}

function Beginnings({ game }: { game: string }) {
  const say = useSay()
  const words = useWords()
  const [, go] = useLocation()
  const [pasted, setPasted] = useState('')
  const [starts, setStarts] = useState<Starts | null>(null)
  const [chosen, setChosen] = useState('')
  const [tooLong, setTooLong] = useState<number | null>(null)
  useEffect(() => {
    crafts[game]?.starts().then(setStarts, () => {})
  }, [game])
  const shelf = starts?.shelf(words) ?? []
  const open = async (of: string, text: string) => go(`/workshop/${await newDraft(of, text)}`)
  /** A text may be of another game than the one that is looked at. */
  async function openText(text: string) {
    if (text.length > mostBytes) setTooLong(text.length)
    else await open(gameOf(text) ?? game, text)
  }
  return (
    <section className={styles.starts} aria-label={say('workshop.begin')}>
      <h2>{say('workshop.begin')}</h2>
      <Button
        kind="strong"
        disabled={starts === null}
        onClick={() => starts !== null && open(game, starts.blank(words))}
        data-start="empty"
      >
        {say(`workshop.begin.empty.${game}`)}
      </Button>
      {shelf.length > 0 && (
        <div className={styles.row}>
          <label>
            {say('workshop.begin.shelf')}
            <select
              value={chosen || shelf[0]?.id}
              onChange={({ target }) => setChosen(target.value)}
              name="shelf"
            >
              {shelf.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <Button
            onClick={() => starts !== null && open(game, starts.textOf(chosen || (shelf[0]?.id ?? '')))}
            data-start="shelf"
          >
            {say('workshop.begin.copy')}
          </Button>
        </div>
      )}
      <FileButton
        label={say('workshop.begin.file')}
        accept=".txt,text/plain"
        onFile={async (file) => {
          if (file === undefined) return
          // a picture, or a film, is not read to its end
          if (file.size > 4 * mostBytes) setTooLong(file.size)
          else await openText(await file.text())
        }}
      />
      <label className={styles.paste}>
        {say('workshop.begin.paste')}
        <textarea rows={4} value={pasted} onChange={({ target }) => setPasted(target.value)} />
      </label>
      {tooLong !== null && (
        <p role="alert">{say('workshop.begin.long', { length: tooLong, most: mostBytes })}</p>
      )}
      <Button disabled={pasted.trim() === ''} onClick={() => openText(pasted)} data-start="pasted">
        {say('workshop.begin.pasted')}
      </Button>
    </section>
  )
}

/** Everything that was drawn in this browser, of whichever game. */
function Drafts() {
  const say = useSay()
  const { language } = useWords()
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  useEffect(() => {
    keptDrafts().then(setDrafts, () => {})
  }, [])
  async function remove(id: string) {
    await forgetDraft(id)
    setDrafts(await keptDrafts())
  }
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section aria-label={say('workshop.drafts')}>
      <h2>{say('workshop.drafts')}</h2>
      {drafts.length === 0 && <p>{say('workshop.drafts.none')}</p>}
      <ul className={styles.drafts}>
        {drafts.map(({ id, game, text, touched }) => (
          <li key={id}>
            <span>
              <strong>{setupTitle(say, { id: 'own', options: { battle: text } })}</strong>
              <small>
                {say(`ui.rules.${game}`)} · {when.format(touched)}
              </small>
            </span>
            <Link href={`/workshop/${id}`} className={`${buttons.button} ${buttons.plain}`}>
              {say('workshop.open')}
            </Link>
            <SureButton
              label={say('workshop.remove')}
              sure={say('workshop.remove.sure')}
              onSure={() => remove(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
