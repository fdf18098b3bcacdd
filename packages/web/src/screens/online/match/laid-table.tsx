import type { Setup } from '@gunbai/kernel'
import type { MatchInfo } from '@gunbai/server/wire'
import { type ReactNode, Suspense, use } from 'react'
import { faceOf } from '../../../games/faces.ts'
import { useSay } from '../../../words/words.tsx'
import { firstView } from '../../new-game/first-view.ts'
import { PlayerFace } from '../player-face.tsx'
import { PlayerLink } from '../player-name.tsx'
import { SideName } from '../side-name.tsx'
import styles from './laid-table.module.css'

interface Props {
  readonly match: MatchInfo
  /** What stands beside a seat. */
  readonly seatWays?: (seat: number) => ReactNode
  /** What stands above the seats. */
  readonly head?: ReactNode
  /** What stands beneath them. */
  readonly children: ReactNode
}

/** A match before it begins: its field at the one side; its terms, its seats and what there is to do at the other. */
export function LaidTable({ match, seatWays, head, children }: Props) {
  const say = useSay()
  const { rulebook, setup, clock, rated, players, kept } = match
  return (
    <div className={styles.laid}>
      <div className={styles.picture}>
        <Suspense>
          <Field rulebook={rulebook} setup={setup} />
        </Suspense>
      </div>
      <div className={styles.words}>
        <p className={styles.terms}>
          {say('title')} · {say(`ui.online.clock.${clock.kind}`, { ...clock })} ·{' '}
          {say(rated ? 'ui.online.isRated' : 'ui.online.unrated')}
          {match.dice === 'of all' && <> · {say('ui.online.ofAll.short')}</>}
        </p>
        {head}
        <ul className={styles.seats}>
          {players.map((player, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat} className={styles.seat}>
              <PlayerFace player={player} />
              <span className={styles.who}>
                <strong>
                  {player === null && kept[seat] != null ? (
                    say('ui.online.keptFor', { name: kept[seat] })
                  ) : (
                    <PlayerLink player={player} />
                  )}
                </strong>
                <SideName rulebook={rulebook} setup={setup} seat={seat} />
              </span>
              {seatWays?.(seat)}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  )
}

function Field({ rulebook, setup }: { rulebook: string; setup: Setup }) {
  const { Preview } = use(faceOf(rulebook))
  const view = use(firstView(rulebook, setup))
  return Preview === null ? null : <Preview view={view} />
}
