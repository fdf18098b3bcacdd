import { useState } from 'react'
import { away, type DaysOff } from '../../../online/away-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import forms from '../forms.module.css'
import { Refusal } from '../refusal.tsx'
import { SureButton } from '../sure-button.tsx'
import { useAsked, useDoing } from '../use-asked.ts'
import { useWhen } from '../when.ts'
import styles from './away.module.css'

const day = 86_400_000

/** Days off: how many there are left, those that are taken, and taking some. */
export function DaysOffCard() {
  const say = useSay()
  const when = useWhen()
  const { found, error, again } = useAsked(away.daysOff)
  const doing = useDoing()
  const [from, setFrom] = useState(() => dateText(Date.now()))
  const [to, setTo] = useState(() => dateText(Date.now() + 7 * day))
  const run = async (work: () => Promise<DaysOff>) => {
    await doing.run(work)
    again()
  }
  const take = () => run(() => away.takeDaysOff(startOf(from), startOf(to) + day))
  return (
    <aside className={styles.card} aria-label={say('ui.away.daysOff')}>
      <h2>{say('ui.away.daysOff')}</h2>
      <p className={styles.soft}>{say('ui.away.daysOff.about')}</p>
      <Refusal error={error ?? doing.error} />
      {found !== null && (
        <p>
          <strong>{say('ui.away.daysOff.left', { days: Math.floor(found.left / day) })}</strong>
        </p>
      )}
      {found?.holidays.map((each) => (
        <p key={each.from} className={styles.holiday}>
          {say('ui.away.daysOff.taken', { from: when.day(each.from), to: when.day(each.to - 1) })}
        </p>
      ))}
      {(found?.holidays.length ?? 0) > 0 ? (
        <SureButton
          label={say('ui.away.daysOff.back')}
          sure={say('ui.away.daysOff.back')}
          disabled={doing.isBusy}
          onSure={() => void run(away.comeBack)}
        />
      ) : (
        <div className={forms.form}>
          <label className={forms.field}>
            {say('ui.away.daysOff.from')}
            <input type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
          </label>
          <label className={forms.field}>
            {say('ui.away.daysOff.to')}
            <input type="date" value={to} min={from} onChange={({ target }) => setTo(target.value)} />
          </label>
          <Button disabled={doing.isBusy || from === '' || to === ''} onClick={() => void take()}>
            {say('ui.away.daysOff.take')}
          </Button>
        </div>
      )}
    </aside>
  )
}

/** A day as a field of a form has it, by the reader's own calendar. */
function dateText(time: number): string {
  const date = new Date(time)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** When that day begins here. */
function startOf(text: string): number {
  const [year = 1970, month = 1, date = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, date).getTime()
}
