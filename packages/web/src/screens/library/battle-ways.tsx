import type { BattlePage } from '@gunbai/server/wire'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { librarySite } from '../../online/library-site.ts'
import { Button } from '../../shell/button.tsx'
import { saveFile } from '../../shell/save-file.ts'
import { useSay } from '../../words/words.tsx'
import { Refusal } from '../online/refusal.tsx'
import { SureButton } from '../online/sure-button.tsx'
import { useDoing } from '../online/use-asked.ts'
import type { Myself } from '../online/use-me.ts'
import { newDraft } from '../workshop/drafts.ts'
import { fileName } from '../workshop/file-name.ts'
import styles from './battle-screen.module.css'
import { notePublished } from './published-drafts.ts'

interface Props {
  readonly page: BattlePage
  readonly myself: Myself
  readonly again: () => void
}

/** What else is done with a battle: opened in the workshop, saved, reported; by its maker withdrawn and removed. */
export function BattleWays({ page, myself, again }: Props) {
  const say = useSay()
  const [, go] = useLocation()
  const { error, isBusy, run } = useDoing()
  const { id, rulebook, shown, mayWrite, mayBuild, visibility } = page
  async function openInWorkshop() {
    const draft = await newDraft(rulebook, shown.text)
    notePublished(draft, { id, version: page.version, isMine: mayWrite })
    go(`/workshop/${draft}`)
  }
  const next = visibility === 'public' ? 'private' : 'public'
  return (
    <section className={styles.part} aria-label={say('library.ways')}>
      <h2>{say('library.ways')}</h2>
      <div className={styles.ways}>
        <Button onClick={() => run(openInWorkshop)} data-way="workshop">
          {say('library.open')}
        </Button>
        <Button
          onClick={() => saveFile(shown.text, `${fileName(page.title)}-${shown.number}.txt`)}
          data-way="save"
        >
          {say('library.save')}
        </Button>
        {mayWrite && (
          <>
            <Button
              disabled={isBusy}
              onClick={async () => {
                if (await run(() => librarySite.show(id, next))) again()
              }}
            >
              {say(`library.show.${next}`)}
            </Button>
            <SureButton
              label={say('library.remove')}
              sure={say('library.remove.sure')}
              onSure={async () => {
                if (await run(() => librarySite.remove(id))) go('/library')
              }}
            />
          </>
        )}
      </div>
      {!mayBuild && !mayWrite && <p className={styles.soft}>{say('library.notToBuild')}</p>}
      {!mayWrite && myself.me != null && <ReportForm battle={id} />}
      <Refusal error={error} />
    </section>
  )
}

function ReportForm({ battle }: { battle: string }) {
  const say = useSay()
  const [isSent, setSent] = useState(false)
  const [reason, setReason] = useState('')
  const { error, isBusy, run } = useDoing()
  async function send(event: FormEvent) {
    event.preventDefault()
    if (await run(() => librarySite.report(battle, reason.trim()))) setSent(true)
  }
  if (isSent) return <p role="status">{say('library.reported')}</p>
  return (
    <details className={styles.report}>
      <summary>{say('library.report')}</summary>
      <form onSubmit={send}>
        <label>
          {say('library.report.why')}
          <input value={reason} maxLength={500} required onChange={({ target }) => setReason(target.value)} />
        </label>
        <Button type="submit" disabled={isBusy || reason.trim() === ''}>
          {say('library.report')}
        </Button>
      </form>
      <Refusal error={error} />
    </details>
  )
}
