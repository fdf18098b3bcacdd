import { useCallback } from 'react'
import { Link } from 'wouter'
import { type Place, standings } from '../../../online/standings-site.ts'
import { useSay } from '../../../words/words.tsx'
import styles from '../forms.module.css'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { botName, gamesOfBot, pageOf } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import { useAsked } from '../use-asked.ts'
import { FindPlayer } from './find-player.tsx'
import { games } from './games.ts'
import table from './ladder.module.css'

/** Who plays best, people and bots, game by game. */
export default function LadderScreen({ rulebook = games[0] as string }: { rulebook?: string | undefined }) {
  const say = useSay()
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
      <Ladder key={rulebook} rulebook={rulebook} />
      <p className={table.note}>{say('ui.online.ladder.what')}</p>
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

function Ladder({ rulebook }: { rulebook: string }) {
  const say = useSay()
  const { found, error } = useAsked(useCallback(() => standings.ladder(rulebook), [rulebook]))
  if (error !== null) return <Refusal error={error} />
  if (found === null) return <p role="status">{say('ui.online.fetching')}</p>
  if (found.length === 0) return <p className={styles.row}>{say('ui.online.ladder.none')}</p>
  return (
    <table className={table.ladder}>
      <thead>
        <tr>
          {['place', 'player', 'rating', 'played'].map((name) => (
            <th key={name} scope="col">
              {say(`ui.online.ladder.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.map((place, i) => (
          <tr key={`${place.kind} ${place.name}`}>
            <td>{i + 1}</td>
            <th scope="row">
              <PlaceName place={place} />
            </th>
            <td>
              {say('ui.online.rating', { rating: String(place.rating), deviation: String(place.deviation) })}
            </td>
            <td>{place.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
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
