import { useState } from 'react'
import { Link } from 'wouter'
import { type Care, moderation, type OpenReport, type Overview } from '../../../online/moderation-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import forms from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { Refusal } from '../refusal.tsx'
import { SureButton } from '../sure-button.tsx'
import { useAsked, useDoing } from '../use-asked.ts'
import { useWhen } from '../when.ts'
import { CareForm } from './care-form.tsx'
import styles from './moderation.module.css'

/** Looking after the site: what was reported, whom to keep out, which match to end, and what was done. */
export default function ModerationScreen() {
  const say = useSay()
  const { found, error, again } = useAsked(moderation.overview)
  const doing = useDoing()
  const [note, setNote] = useState('')
  const act = async (care: Omit<Care, 'note'>) => {
    if (await doing.run(() => moderation.do({ ...care, note }))) again()
  }
  return (
    <OnlinePage title={say('ui.care.title')}>
      <Refusal error={error ?? doing.error} />
      {found !== null && (
        <>
          <label className={`${forms.field} ${styles.note}`}>
            {say('ui.care.note')}
            <input value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
          </label>
          <Reports reports={found.reports} isBusy={doing.isBusy} act={act} />
          <CareForm isBusy={doing.isBusy} act={act} />
          <Networks networks={found.networks} isBusy={doing.isBusy} act={act} />
          <Audit audit={found.audit} />
        </>
      )}
    </OnlinePage>
  )
}

export type Act = (care: Omit<Care, 'note'>) => Promise<void>

function Reports(props: { reports: readonly OpenReport[]; isBusy: boolean; act: Act }) {
  const { reports, isBusy, act } = props
  const say = useSay()
  const when = useWhen()
  return (
    <section className={forms.wide} aria-label={say('ui.care.reports')}>
      <h2 className={forms.heading}>{say('ui.care.reports')}</h2>
      {reports.length === 0 && <p className={forms.soft}>{say('ui.care.reports.none')}</p>}
      <ul className={styles.list}>
        {reports.map((each) => (
          <li key={each.id} className={styles.report}>
            <p className={styles.text}>“{each.text}”</p>
            <p className={forms.soft}>
              {each.author} · {when.minute(each.at)} · {say('ui.care.because', { reason: each.reason })} ·{' '}
              <Link href={each.battle === null ? `/online/${each.match}` : `/library/${each.battle}`}>
                {say('ui.online.watch')}
              </Link>
            </p>
            <div className={styles.ways}>
              <Button disabled={isBusy} onClick={() => act({ deed: 'settle', subject: each.id })}>
                {say('ui.care.settle')}
              </Button>
              {each.battle === each.message ? (
                <SureButton
                  label={say('ui.care.takeDown')}
                  sure={say('ui.care.takeDownSure', { title: each.text })}
                  disabled={isBusy}
                  onSure={() => void act({ deed: 'take down', subject: each.message })}
                />
              ) : (
                <SureButton
                  label={say('ui.care.erase')}
                  sure={say('ui.care.erase')}
                  disabled={isBusy}
                  onSure={() => void act({ deed: 'erase', subject: each.message })}
                />
              )}
              <SureButton
                label={say('ui.care.ban')}
                sure={say('ui.care.banSure', { name: each.author })}
                disabled={isBusy}
                onSure={() => void act({ deed: 'ban', subject: each.author })}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Networks(props: { networks: Overview['networks']; isBusy: boolean; act: Act }) {
  const say = useSay()
  const when = useWhen()
  if (props.networks.length === 0) return null
  return (
    <section className={forms.wide} aria-label={say('ui.care.networks')}>
      <h2 className={forms.heading}>{say('ui.care.networks')}</h2>
      <ul className={styles.list}>
        {props.networks.map(({ network, ends_at }) => (
          <li key={network} className={styles.ways}>
            <code>{network}</code>
            {ends_at !== null && <span className={forms.soft}>{when.day(ends_at)}</span>}
            <Button disabled={props.isBusy} onClick={() => props.act({ deed: 'open', subject: network })}>
              {say('ui.care.open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Audit({ audit }: Pick<Overview, 'audit'>) {
  const say = useSay()
  const when = useWhen()
  return (
    <section className={forms.wide} aria-label={say('ui.care.audit')}>
      <h2 className={forms.heading}>{say('ui.care.audit')}</h2>
      {audit.length === 0 && <p className={forms.soft}>{say('ui.care.audit.none')}</p>}
      <ol className={styles.list}>
        {audit.map(({ at, actor, deed, subject, note }) => (
          <li key={`${at} ${deed} ${subject}`}>
            <span className={forms.soft}>{when.minute(at)}</span> {actor ?? say('ui.care.keeper')}:{' '}
            <strong>{say(`ui.care.deed.${deed}`)}</strong> {subject} {note !== '' && <em>{note}</em>}
          </li>
        ))}
      </ol>
    </section>
  )
}
