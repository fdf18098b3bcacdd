import { account } from '../../../online/account-site.ts'
import { site } from '../../../online/site.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { Refusal } from '../refusal.tsx'
import { useAsked, useDoing } from '../use-asked.ts'

/** Whom we do not hear, and the way to hear them again. */
export function MutedPeople() {
  const say = useSay()
  const { found, error, again } = useAsked(account.muted)
  const doing = useDoing()
  return (
    <section className={styles.section} aria-label={say('ui.online.muted.title')}>
      <h2>{say('ui.online.muted.title')}</h2>
      <Refusal error={error ?? doing.error} />
      {found?.length === 0 && <p className={styles.soft}>{say('ui.online.muted.none')}</p>}
      <div className={styles.row}>
        {found?.map(({ id, name }) => (
          <Button
            key={id}
            disabled={doing.isBusy}
            onClick={async () => {
              if (await doing.run(() => site.unmute(id))) again()
            }}
          >
            {say('ui.online.muted.hear', { name })}
          </Button>
        ))}
      </div>
    </section>
  )
}
