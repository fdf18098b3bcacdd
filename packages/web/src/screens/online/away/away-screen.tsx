import { Suspense } from 'react'
import { Link } from 'wouter'
import { setupTitle } from '../../../words/setup-title.ts'
import { useSay } from '../../../words/words.tsx'
import { OrderWords } from '../../table/order-words.tsx'
import { TimeLeft } from '../lobby/time-left.tsx'
import { isMyMove, useMatches } from '../lobby/use-matches.ts'
import { OnlinePage } from '../online-page.tsx'
import { OnlineGameWords } from '../online-words.tsx'
import { playerName } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import { useMe } from '../use-me.ts'
import styles from './away.module.css'
import { DaysOffCard } from './days-off-card.tsx'
import { GameOrders } from './game-orders.tsx'

/** What should happen when a game by days asks us and we are not there: its orders as sentences, and days off. */
export default function AwayScreen({ match: chosen }: { match: string | undefined }) {
  const say = useSay()
  const myself = useMe()
  const mine = useMatches('mine', myself.me)
  const games = (mine ?? []).filter(({ status, clock }) => status === 'playing' && clock.kind === 'days')
  const open = games.find(({ id }) => id === chosen) ?? games[0]
  const waiting = games.filter((each) => isMyMove(each, myself.me?.id)).length
  return (
    <OnlinePage title={say('ui.away.title')} waiting={waiting}>
      <p className={styles.about}>{say('ui.away.about')}</p>
      <Refusal error={myself.error} />
      <div className={styles.desk} data-part="away">
        <nav className={styles.games} aria-label={say('ui.away.games')}>
          {mine !== null && games.length === 0 && <p className={styles.soft}>{say('ui.away.none')}</p>}
          {games.map((match) => (
            <Suspense key={match.id}>
              <OnlineGameWords rulebook={match.rulebook}>
                <GameLink
                  match={match}
                  isOpen={match.id === open?.id}
                  isAsked={isMyMove(match, myself.me?.id)}
                  me={myself.me?.id}
                />
              </OnlineGameWords>
            </Suspense>
          ))}
        </nav>
        {open !== undefined && (
          <Suspense>
            <OnlineGameWords rulebook={open.rulebook}>
              <OrderWords>
                <GameOrders key={open.id} match={open} />
              </OrderWords>
            </OnlineGameWords>
          </Suspense>
        )}
        {myself.me != null && <DaysOffCard />}
      </div>
    </OnlinePage>
  )
}

interface LinkProps {
  readonly match: Parameters<typeof TimeLeft>[0]['match']
  readonly isOpen: boolean
  readonly isAsked: boolean
  readonly me: string | undefined
}

function GameLink({ match, isOpen, isAsked, me }: LinkProps) {
  const say = useSay()
  const others = match.players.filter((each) => each === null || !('id' in each) || each.id !== me)
  return (
    <Link
      href={`/online/away/${match.id}`}
      className={styles.game}
      aria-current={isOpen ? 'true' : undefined}
    >
      <strong>{setupTitle(say, match.setup)}</strong>
      <span className={styles.soft}>{others.map((each) => playerName(each, say)).join(', ')}</span>
      {isAsked ? (
        <span className={styles.asked}>{say('ui.away.asked')}</span>
      ) : (
        <span className={styles.soft}>{say('ui.away.theirs')}</span>
      )}
      <TimeLeft match={match} />
    </Link>
  )
}
