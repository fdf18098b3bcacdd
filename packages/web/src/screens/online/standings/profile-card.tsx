import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Profile } from '../../../online/standings-site.ts'
import { useSay } from '../../../words/words.tsx'
import forms from '../forms.module.css'
import { OnlineGameWords } from '../online-words.tsx'
import { PlayerFace } from '../player-face.tsx'
import { pageOf } from '../player-name.tsx'
import { useWhen } from '../when.ts'
import styles from './ladder.module.css'
import { RatingCourse } from './rating-course.tsx'

/** What everybody may know of somebody, on one card: ratings and their course, and how the latest games ended. */
export function ProfileCard({ profile, children }: { profile: Profile; children?: ReactNode }) {
  const say = useSay()
  const when = useWhen()
  const { id, kind, name, createdAt, ratings, lately } = profile
  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.who}>
        <span className={styles.large}>
          <PlayerFace player={{ kind, id, name, rating: null }} />
        </span>
        <div>
          <h2>
            <Link href={pageOf(name)}>{name}</Link>
          </h2>
          <p className={forms.soft}>
            {say(`ui.online.player.kind.${kind}`)},{' '}
            {say('ui.online.player.since', { date: when.day(createdAt) })}
          </p>
        </div>
      </header>
      {children}
      {ratings.length === 0 && <p className={forms.soft}>{say('ui.online.player.unrated')}</p>}
      {ratings.map((rating) => (
        <OnlineGameWords key={rating.rulebook} rulebook={rating.rulebook}>
          <RatingLine {...rating} />
        </OnlineGameWords>
      ))}
      {lately.games > 0 && (
        <div className={styles.lately}>
          <span>{say('ui.online.player.lately', { games: lately.games })}</span>
          <meter min={0} max={lately.games} value={lately.won} aria-hidden="true" />
          <strong>{say('ui.online.player.won', { won: lately.won, games: lately.games })}</strong>
        </div>
      )}
    </section>
  )
}

function RatingLine({ rulebook, rating, deviation, games, past, evenLuck }: Profile['ratings'][number]) {
  const say = useSay()
  return (
    <>
      <p className={styles.line}>
        <Link href={`/online/ladder/${rulebook}`}>{say('title')}</Link>
        <span>
          <strong>{rating}</strong> <span className={forms.soft}>± {deviation}</span>
        </span>
        <RatingCourse past={past} label={say('ui.online.ladder.course')} />
        <span className={forms.soft}>
          {say('ui.online.ladder.played')}: {games}
        </span>
      </p>
      {evenLuck !== null && (
        <p className={styles.even} data-part="even luck">
          {say('ui.online.player.evenLuck', {
            games: evenLuck.games,
            byResults: evenLuck.byResults.rating,
            even: evenLuck.even.rating,
            within: evenLuck.even.within,
          })}{' '}
          <small>{say('ui.online.player.evenLuck.why')}</small>
        </p>
      )}
    </>
  )
}
