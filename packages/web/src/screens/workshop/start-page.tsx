import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import buttons from '../../shell/button.module.css'
import { Button } from '../../shell/button.tsx'
import { FileButton } from '../../shell/file-button.tsx'
import { Page } from '../../shell/page.tsx'
import { setupTitle } from '../../words/setup-title.ts'
import { useSay, useWords } from '../../words/words.tsx'
import { type Draft, forgetDraft, keptDrafts, newDraft } from './drafts.ts'
import styles from './start-page.module.css'

/** More than any battle has; what comes after it is not read. */
const mostBytes = 100_000

/** Where a battle begins: empty, from the shelf, from a file, from a text; and the drafts of this browser. */
export function StartPage() {
  const say = useSay()
  const { ids, language } = useWords()
  const [, go] = useLocation()
  const [drafts, setDrafts] = useState<readonly Draft[]>([])
  const [pasted, setPasted] = useState('')
  const shelf = ids('setup.').flatMap((id) => (/^setup\.(gmt|zvezda)-/.test(id) ? [id.slice(6)] : []))
  const [chosen, setChosen] = useState(shelf[0] ?? '')
  useEffect(() => {
    keptDrafts().then(setDrafts, () => {})
  }, [])

  const open = async (text: string) => go(`/workshop/${await newDraft('samurai', text)}`)
  async function empty() {
    const { blankSheet } = await import('../../games/samurai/workshop/starts.ts')
    await open(blankSheet(language, say('workshop.untitled'), [say('workshop.top'), say('workshop.bottom')]))
  }
  async function fromShelf() {
    const { shelfText } = await import('../../games/samurai/workshop/starts.ts')
    await open(shelfText(chosen))
  }
  async function remove(id: string) {
    await forgetDraft(id)
    setDrafts(await keptDrafts())
  }

  return (
    <Page title={say('workshop.title')}>
      <p className={styles.about}>{say('workshop.about')}</p>
      <div className={styles.columns}>
        <section className={styles.starts} aria-label={say('workshop.begin')}>
          <h2>{say('workshop.begin')}</h2>
          <Button kind="strong" onClick={empty} data-start="empty">
            {say('workshop.begin.empty')}
          </Button>
          <div className={styles.row}>
            <label>
              {say('workshop.begin.shelf')}
              <select value={chosen} onChange={({ target }) => setChosen(target.value)} name="shelf">
                {shelf.map((id) => (
                  <option key={id} value={id}>
                    {say(`setup.${id}`)}
                  </option>
                ))}
              </select>
            </label>
            <Button onClick={fromShelf} data-start="shelf">
              {say('workshop.begin.copy')}
            </Button>
          </div>
          <FileButton
            label={say('workshop.begin.file')}
            accept=".txt,text/plain"
            onFile={async (file) => {
              if (file !== undefined) await open(await file.slice(0, mostBytes).text())
            }}
          />
          <label className={styles.paste}>
            {say('workshop.begin.paste')}
            <textarea rows={4} value={pasted} onChange={({ target }) => setPasted(target.value)} />
          </label>
          <Button disabled={pasted.trim() === ''} onClick={() => open(pasted.slice(0, mostBytes))}>
            {say('workshop.begin.pasted')}
          </Button>
        </section>
        <section aria-label={say('workshop.drafts')}>
          <h2>{say('workshop.drafts')}</h2>
          {drafts.length === 0 && <p>{say('workshop.drafts.none')}</p>}
          <ul className={styles.drafts}>
            {drafts.map(({ id, text, touched }) => (
              <li key={id}>
                <span>
                  <strong>{setupTitle(say, { id: 'own', options: { battle: text } })}</strong>
                  <small>
                    {new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
                      touched,
                    )}
                  </small>
                </span>
                <Link href={`/workshop/${id}`} className={`${buttons.button} ${buttons.plain}`}>
                  {say('workshop.open')}
                </Link>
                <Button kind="quiet" onClick={() => remove(id)}>
                  {say('workshop.remove')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  )
}
