import { useCallback } from 'react'
import { Link } from 'wouter'
import { type Profile, standings } from '../../../online/standings-site.ts'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { Refusal } from '../refusal.tsx'
import { useAsked } from '../use-asked.ts'
import { useMe } from '../use-me.ts'
import { useWhen } from '../when.ts'
import { FinishedList } from './finished-list.tsx'
import { ProfileWays } from './profile-ways.tsx'

/** What everybody may know of somebody: ratings, and finished games. */
export default function PlayerScreen({ name }: { name: string }) {
  const say = useSay()
  const myself = useMe()
  const { found, error } = useAsked(useCallback(() => standings.player(name), [name]))
  return (
    <OnlinePage title={found?.name ?? name}>
      <Refusal error={error} />
      {found !== null && (
        <>
          <Known profile={found} />
          <ProfileWays profile={found} myself={myself} />
          <section aria-label={say('ui.online.player.games')}>
            <h2 className={styles.heading}>{say('ui.online.player.games')}</h2>
            <FinishedList search={{ player: found.name }} />
          </section>
        </>
      )}
    </OnlinePage>
  )
}

function Known({ profile: { kind, createdAt, ratings } }: { profile: Profile }) {
  const say = useSay()
  const when = useWhen()
  return (
    <>
      <p className={styles.row}>
        {say(`ui.online.player.kind.${kind}`)}, {say('ui.online.player.since', { date: when.day(createdAt) })}
      </p>
      <section className={styles.section} aria-label={say('ui.online.player.ratings')}>
        <h2>{say('ui.online.player.ratings')}</h2>
        {ratings.length === 0 && <p className={styles.soft}>{say('ui.online.player.unrated')}</p>}
        {ratings.map((rating) => (
          <OnlineGameWords key={rating.rulebook} rulebook={rating.rulebook}>
            <RatingLine {...rating} />
          </OnlineGameWords>
        ))}
      </section>
    </>
  )
}

function RatingLine({ rulebook, rating, deviation, games }: Profile['ratings'][number]) {
  const say = useSay()
  return (
    <p>
      <Link href={`/online/ladder/${rulebook}`}>{say('title')}</Link>{' '}
      <strong>{say('ui.online.rating', { rating: String(rating), deviation: String(deviation) })}</strong>{' '}
      <span className={styles.soft}>
        ({say('ui.online.ladder.played')}: {games})
      </span>
    </p>
  )
}
