import type { MatchInfo } from '@gunbai/server/wire'
import { type ReactNode, Suspense } from 'react'
import { setupTitle } from '../../../words/setup-title.ts'
import { useSay } from '../../../words/words.tsx'
import { Thumbnail } from '../../new-game/thumbnail.tsx'
import { PlayerFace } from '../player-face.tsx'
import { playerName } from '../player-name.tsx'
import { SideName } from '../side-name.tsx'
import styles from './table-card.module.css'

interface Props {
  readonly match: MatchInfo
  readonly isMine?: boolean
  /** What there is to do, and what is said of it. */
  readonly children: ReactNode
}

/** A match in a list: its map, what is agreed on, and who sits where. */
export function TableCard({ match, isMine = false, children }: Props) {
  const say = useSay()
  const { rulebook, setup, clock, rated, players, kept } = match
  return (
    <li className={styles.card} data-mine={isMine}>
      <Suspense fallback={<span className={styles.map} />}>
        <span className={styles.map}>
          <Thumbnail rulebook={rulebook} setup={setup} />
        </span>
      </Suspense>
      <div className={styles.words}>
        <p className={styles.title}>{setupTitle(say, setup)}</p>
        <p className={styles.terms}>
          {say('title')} · {say(`ui.online.clock.${clock.kind}`, { ...clock })} ·{' '}
          {say(rated ? 'ui.online.isRated' : 'ui.online.unrated')}
          {match.dice === 'of all' && <> · {say('ui.online.ofAll.short')}</>}
        </p>
        <ul className={styles.seats}>
          {players.map((player, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className={styles.seat}>
              <PlayerFace player={player} />
              <span className={styles.who}>
                <span>
                  {player === null && kept[seat] != null
                    ? say('ui.online.keptFor', { name: kept[seat] })
                    : playerName(player, say)}
                  {player?.rating != null && <small> {player.rating}</small>}
                </span>
                <small>
                  <SideName rulebook={rulebook} setup={setup} seat={seat} />
                </small>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.ways}>{children}</div>
    </li>
  )
}
