import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { company, type Somebody } from '../../../online/company-site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { filledIn } from '../field.tsx'
import forms from '../forms.module.css'
import { pageOf } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import { useDoing } from '../use-asked.ts'

/** Finds somebody by the beginning of a name. */
export function FindPlayer() {
  const say = useSay()
  const { error, isBusy, run } = useDoing()
  const [found, setFound] = useState<readonly Somebody[] | null>(null)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const beginning = filledIn(event.currentTarget)('beginning').trim()
    void run(async () => setFound(await company.search(beginning)))
  }
  return (
    <section aria-label={say('ui.online.find')}>
      <form className={forms.form} onSubmit={send}>
        <label className={forms.field}>
          {say('ui.online.find')}
          <input type="search" name="beginning" required minLength={2} maxLength={24} />
        </label>
        <Button type="submit" disabled={isBusy}>
          {say('ui.online.finished.search')}
        </Button>
      </form>
      <Refusal error={error} />
      {found !== null && (
        <p className={forms.row} role="status">
          {found.length === 0 && say('ui.online.find.none')}
          {found.map(({ id, name }) => (
            <Link key={id} href={pageOf(name)}>
              {name}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}
