import type { Player } from '@gunbai/server/wire'
import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { type Place, standings } from '../../../online/standings-site.ts'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { PlayerFace } from '../player-face.tsx'
import { botName, gamesOfBot, pageOf } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import { useAsked } from '../use-asked.ts'
import { useMe } from '../use-me.ts'
import { FindPlayer } from './find-player.tsx'
import { games } from './games.ts'
import table from './ladder.module.css'
import { ProfileCard } from './profile-card.tsx'
import { RatingCourse } from './rating-course.tsx'
import { SureBar, scaleOf } from './sure-bar.tsx'

/** Who plays best, people and bots, game by game. */
export default function LadderScreen({ rulebook = games[0] as string }: { rulebook?: string | undefined }) {
  const say = useSay()
  const { me } = useMe()
  return (
    <OnlinePage title={say('ui.online.ladder.title')}>
      <FindPlayer />
      <nav className={styles.row} aria-label={say('ui.online.ladder.games')}>
        {games.map((id) => (
          <OnlineGameWords key={id} rulebook={id}>
            <GameLink rulebook={id} isHere={id === rulebook} />
          </OnlineGameWords>
        ))}
      </nav>
      <div className={table.beside}>
        <Ladder key={rulebook} rulebook={rulebook} me={me?.id} />
        {me?.kind === 'person' && <MyCard name={me.name} />}
      </div>
    </OnlinePage>
  )
}

function GameLink({ rulebook, isHere }: { rulebook: string; isHere: boolean }) {
  const say = useSay()
  return (
    <Link
      href={`/online/ladder/${rulebook}`}
      className={table.game}
      aria-current={isHere ? 'page' : undefined}
    >
      {say('title')}
    </Link>
  )
}

function MyCard({ name }: { name: string }) {
  const { found } = useAsked(useCallback(() => standings.player(name), [name]))
  return found === null ? null : <ProfileCard profile={found} />
}

const columns = ['place', 'player', 'rating', 'sure', 'months', 'played'] as const

function Ladder({ rulebook, me }: { rulebook: string; me: string | undefined }) {
  const say = useSay()
  const [withBots, setWithBots] = useState(true)
  const { found, error } = useAsked(useCallback(() => standings.ladder(rulebook), [rulebook]))
  if (error !== null) return <Refusal error={error} />
  if (found === null) return <p role="status">{say('ui.online.fetching')}</p>
  if (found.length === 0) return <p className={styles.row}>{say('ui.online.ladder.none')}</p>
  const places = found.filter(({ kind }) => withBots || (kind !== 'house bot' && kind !== 'bot'))
  const scale = scaleOf(places)
  return (
    <div>
      <label className={styles.check}>
        <input type="checkbox" checked={withBots} onChange={({ target }) => setWithBots(target.checked)} />
        {say('ui.online.ladder.withBots')}
      </label>
      <table className={table.ladder}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" data-column={name}>
                {say(`ui.online.ladder.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place, i) => (
            <PlaceRow
              key={`${place.kind} ${place.name}`}
              place={place}
              number={i + 1}
              scale={scale}
              isMe={me !== undefined && place.id === me}
            />
          ))}
        </tbody>
      </table>
      <p className={table.note}>{say('ui.online.ladder.what')}</p>
    </div>
  )
}

interface RowProps {
  readonly place: Place
  readonly number: number
  readonly scale: readonly [number, number]
  readonly isMe: boolean
}

function PlaceRow({ place, number, scale, isMe }: RowProps) {
  const say = useSay()
  const { rating, deviation, games: played, past } = place
  return (
    <tr data-me={isMe}>
      <td className={table.place}>{number}</td>
      <th scope="row">
        <span className={table.name}>
          <PlayerFace player={faceOf(place)} />
          <span>
            <PlaceName place={place} />{' '}
            {isMe && <span className={table.kind}>{say('ui.online.ladder.you')}</span>}
          </span>
        </span>
      </th>
      <td>
        <strong>{rating}</strong> <span className="unseen">± {deviation}</span>
      </td>
      <td data-column="sure">
        <SureBar rating={rating} deviation={deviation} scale={scale} />
      </td>
      <td data-column="months">
        <RatingCourse past={past} label={say('ui.online.ladder.course')} />
      </td>
      <td>{played}</td>
    </tr>
  )
}

function faceOf({ kind, id, name }: Place): Player {
  if (kind === 'house bot') return { kind, bot: name, rating: null }
  return { kind, id: id ?? '', name, rating: null }
}

function PlaceName({ place: { kind, name } }: { place: Place }) {
  const say = useSay()
  if (kind === 'house bot') {
    return (
      <>
        <Link href={gamesOfBot(name)}>{botName(name, say)}</Link>{' '}
        <span className={table.kind}>{say('ui.online.ladder.house')}</span>
      </>
    )
  }
  if (name === '') return say('ui.online.gone')
  return (
    <>
      <Link href={pageOf(name)}>{name}</Link>{' '}
      {kind === 'bot' && <span className={table.kind}>{say('ui.online.ladder.bot')}</span>}
    </>
  )
}
