import type { TournamentPage } from '@gunbai/server/wire'
import type { ReactNode } from 'react'
import { useSay } from '../../../words/words.tsx'
import { PlayerFace } from '../player-face.tsx'
import { PlayerLink } from '../player-name.tsx'
import styles from './tournament.module.css'

/** A number of half points as people write it. */
export function inPoints(half: number): string {
  return `${half >= 2 || half % 2 === 0 ? Math.floor(half / 2) : ''}${half % 2 === 1 ? '½' : ''}`
}

interface Props {
  readonly page: TournamentPage
  readonly me: string | undefined
  /** What stands above it, where that is not its name alone. */
  readonly title?: ReactNode
}

/** How they stand, with what parts those who have the same points. */
export function StandingsTable({ page, me, title }: Props) {
  const say = useSay()
  const { standings, entrants } = page
  const columns = ['place', 'player', 'points', 'played', 'wins', 'buchholz', 'sonneborn'] as const
  return (
    <section aria-label={say('ui.online.tournament.table')} className={styles.part}>
      <h2>{title ?? say('ui.online.tournament.table')}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((each) => (
                <th key={each} scope="col" title={say(`ui.online.tournament.column.${each}.long`)}>
                  {say(`ui.online.tournament.column.${each}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ place, number, points, played, wins, buchholz, sonnebornBerger }) => {
              const entrant = entrants.find((each) => each.number === number)
              const isMe = entrant !== undefined && 'id' in entrant.player && entrant.player.id === me
              return (
                <tr key={number} data-mine={isMe}>
                  <td>{place}</td>
                  <th scope="row">
                    <span className={styles.who}>
                      <PlayerFace player={entrant?.player} />
                      <span>
                        <PlayerLink player={entrant?.player} />
                        {entrant?.isOut === true && <small> {say('ui.online.tournament.out')}</small>}
                      </span>
                    </span>
                  </th>
                  <td>
                    <strong>{inPoints(points)}</strong>
                  </td>
                  <td>{played}</td>
                  <td>{wins}</td>
                  <td>{inPoints(buchholz)}</td>
                  <td>{inPoints(Math.round(sonnebornBerger))}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
