import { useState } from 'react'
import type { Care } from '../../../online/moderation-site.ts'
import { useSay } from '../../../words/words.tsx'
import forms from '../forms.module.css'
import { SureButton } from '../sure-button.tsx'
import styles from './moderation.module.css'
import type { Act } from './moderation-screen.tsx'

const deeds = ['ban', 'unban', 'end', 'take down', 'put back', 'shut'] as const

/** What is done to somebody by name, to a match or a battle by its id, to a network by its address. */
export function CareForm({ isBusy, act }: { isBusy: boolean; act: Act }) {
  const say = useSay()
  const [deed, setDeed] = useState<(typeof deeds)[number]>('ban')
  const [subject, setSubject] = useState('')
  const [winner, setWinner] = useState('')
  const [days, setDays] = useState('7')
  const care = (): Omit<Care, 'note'> => ({
    deed,
    subject: subject.trim(),
    ...(deed === 'end' && winner !== '' ? { winners: [Number(winner) - 1] } : {}),
    ...(deed === 'shut' && days !== '' ? { days: Number(days) } : {}),
  })
  return (
    <section className={forms.wide} aria-label={say('ui.care.do')}>
      <h2 className={forms.heading}>{say('ui.care.do')}</h2>
      <div className={forms.form}>
        <label className={forms.field}>
          {say('ui.care.what')}
          <select value={deed} onChange={({ target }) => setDeed(target.value as typeof deed)}>
            {deeds.map((each) => (
              <option key={each} value={each}>
                {say(`ui.care.deed.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={forms.field}>
          {say(`ui.care.subject.${deed}`)}
          <input value={subject} maxLength={60} onChange={({ target }) => setSubject(target.value)} />
        </label>
        {deed === 'end' && (
          <label className={forms.field}>
            {say('ui.care.winner')}
            <input
              type="number"
              min={1}
              max={31}
              value={winner}
              onChange={({ target }) => setWinner(target.value)}
            />
          </label>
        )}
        {deed === 'shut' && (
          <label className={forms.field}>
            {say('ui.care.days')}
            <input
              type="number"
              min={1}
              max={3650}
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          </label>
        )}
        <div className={styles.ways}>
          <SureButton
            label={say(`ui.care.deed.${deed}`)}
            sure={say('ui.care.sure')}
            disabled={isBusy || subject.trim() === ''}
            onSure={() => void act(care())}
          />
        </div>
      </div>
    </section>
  )
}
