import { Link } from 'wouter'
import { company } from '../../../online/company-site.ts'
import { useSay } from '../../../words/words.tsx'
import forms from '../forms.module.css'
import { pageOf } from '../player-name.tsx'
import { useAsked } from '../use-asked.ts'
import styles from './friends.module.css'

/** Whom we follow, and who of them is here. */
export function Friends() {
  const say = useSay()
  const { found } = useAsked(company.friendsOrNone)
  if (found === null || found.length === 0) return null
  return (
    <section className={forms.wide} aria-label={say('ui.online.friends')}>
      <h2 className={forms.heading}>{say('ui.online.friends')}</h2>
      <ul className={styles.friends}>
        {found.map(({ id, name, here }) => (
          <li key={id}>
            <Link href={pageOf(name)}>{name}</Link>{' '}
            <small>{say(here ? 'ui.online.here' : 'ui.online.away')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
