import type { MatchInfo, MatchPosition } from '@gunbai/server/wire'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { sideStyle } from '../../../games/faces.ts'
import type { RemoteTable } from '../../../online/remote-table.ts'
import { site } from '../../../online/site.ts'
import { siteLine } from '../../../online/site-line.ts'
import { Button } from '../../../shell/button.tsx'
import { usePlay } from '../../../table/play.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { playerName } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import { useDoing } from '../use-asked.ts'
import { useMe } from '../use-me.ts'
import { useWhen } from '../when.ts'
import { Beat } from './beat.tsx'
import { clockText, isAsked, lateSeat, timeLeft, useNow } from './clock.ts'
import { Elsewhere } from './elsewhere.tsx'
import styles from './match-strip.module.css'
import { SinceLastTurn } from './since-last-turn.tsx'
import { standsAbove } from './stands-above.ts'

const DiceWait = lazy(() => import('./dice-wait.tsx'))

/** Above the board, always in sight: who plays, the clocks, whether the line holds, and what needs an answer now. */
export function MatchStrip({ id, table }: { id: string; table: RemoteTable }) {
  const say = useSay()
  const words = useWords()
  const { face, scene } = usePlay()
  useSyncExternalStore(table.subscribe, table.state)
  const now = useNow()
  const { match, seat, position, isConnected, isWaiting, here } = table.around()
  if (match === null || position === null) return null
  const isPlaying = position.outcome === null && seat !== null
  return (
    <div ref={standsAbove} className={styles.strip} data-part="online" data-connected={isConnected}>
      <ul className={styles.players} aria-label={say('ui.online.players')}>
        {match.players.map((player, each) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={each}
            className={styles.player}
            data-asked={isAsked(position, each)}
            data-mine={each === seat}
            data-here={player?.kind === 'house bot' || here.seats.includes(each)}
            style={sideStyle(face, scene.view, each)}
          >
            <span
              className={styles.here}
              role="img"
              aria-label={say(here.seats.includes(each) ? 'ui.online.here' : 'ui.online.away')}
              hidden={player === null || player.kind === 'house bot'}
            />
            <span className={styles.name}>{playerName(player, say)}</span>
            <span className={styles.side}>{face.seatName(scene.view, each, words)}</span>
            <Clock position={position} seat={each} now={now} />
            <Off until={position.daysOff[each] ?? null} />
          </li>
        ))}
      </ul>
      {here.watching > 0 && (
        <span className={styles.side}>{say('ui.online.lookers', { count: here.watching })}</span>
      )}
      {!isConnected && (
        <strong role="status" className={styles.cut} data-part="cut">
          {say(isWaiting ? 'ui.online.cut.waits' : 'ui.online.cut')}
        </strong>
      )}
      {isPlaying && <OpenOffer id={id} match={match} position={position} seat={seat} />}
      {isPlaying && <Beat id={id} position={position} seat={seat} now={now} ahead={table.around().ahead} />}
      {isPlaying && <Late id={id} match={match} late={lateSeat(position, seat, now)} />}
      {seat === null && <Vacant id={id} match={match} position={position} />}
      {position.outcome !== null && <Link href={`/online/${id}/dice`}>{say('ui.online.finished.dice')}</Link>}
      {isPlaying && match.clock.kind === 'days' && !isAsked(position, seat) && (
        <Link href={`/online/away/${id}`} data-part="away">
          {say('ui.away.hint')}
        </Link>
      )}
      {position.cast !== null && (
        <Suspense>
          <DiceWait key={position.cast.number} match={match} owing={position.cast.owing} seat={seat} />
        </Suspense>
      )}
      <Elsewhere here={id} me={myId(match, seat)} />
      <SinceLastTurn table={table} />
    </div>
  )
}

/** Our id, by the seat that we hold. */
function myId({ players }: MatchInfo, seat: number | null): string | null {
  const player = seat === null ? null : players[seat]
  return player && 'id' in player ? player.id : null
}

function Clock({ position, seat, now }: { position: MatchPosition; seat: number; now: number }) {
  const left = timeLeft(position, seat, now)
  if (left === null) return null
  return (
    <time className={styles.clock} data-short={left < 60_000}>
      {clockText(left)}
    </time>
  )
}

/** Where a bot plays on for somebody who has left, whoever looks on may sit down. */
function Vacant({ id, match, position }: Omit<OfferProps, 'seat'>) {
  const say = useSay()
  const myself = useMe()
  if (match.rated || match.dice === 'of all' || position.outcome !== null) return null
  const left = match.players.findIndex(
    (player, seat) => player?.kind !== 'house bot' && ((position.bots >> seat) & 1) === 1,
  )
  if (left === -1) return null
  return (
    <div className={styles.offer} role="status">
      <span>{say('ui.online.vacant', { name: playerName(match.players[left], say) })}</span>
      <Button onClick={() => myself.asSomebody(async () => void (await site.takeOver(id, left)))}>
        {say('ui.online.takeOver')}
      </Button>
      <Refusal error={myself.error} />
    </div>
  )
}

/** Whoever has days off is not waited for by the clock. */
function Off({ until }: { until: number | null }) {
  const say = useSay()
  const when = useWhen()
  if (until === null) return null
  return <span className={styles.side}>{say('ui.away.until', { date: when.day(until - 1) })}</span>
}

interface OfferProps {
  readonly id: string
  readonly match: MatchInfo
  readonly position: MatchPosition
  readonly seat: number
}

/** A draw or an undo that somebody offers: to agree to, or to decline. */
function OpenOffer({ id, match, position: { offer }, seat }: OfferProps) {
  const say = useSay()
  const { error, isBusy, run } = useDoing()
  if (offer === null) return null
  if (offer.seat === seat) return <p role="status">{say(`ui.online.offering.${offer.offer}`)}</p>
  const hasAgreed = ((offer.agreed >> seat) & 1) === 1
  const reply = (accept: boolean) => run(() => siteLine.ask({ type: 'reply', match: id, accept }))
  return (
    <div className={styles.offer} role="status">
      <span>
        {say(`ui.online.offered.${offer.offer}`, { name: playerName(match.players[offer.seat], say) })}
      </span>
      {!hasAgreed && (
        <>
          <Button kind="strong" disabled={isBusy} onClick={() => reply(true)}>
            {say('ui.online.agree')}
          </Button>
          <Button disabled={isBusy} onClick={() => reply(false)}>
            {say('ui.online.decline')}
          </Button>
        </>
      )}
      <Refusal error={error} />
    </div>
  )
}

/** Somebody has run out of time: whoever wants may end it. */
function Late({ id, match, late }: { id: string; match: MatchInfo; late: number | null }) {
  const say = useSay()
  const { error, isBusy, run } = useDoing()
  if (late === null) return null
  return (
    <div className={styles.offer} role="status">
      <span>{say('ui.online.late', { name: playerName(match.players[late], say) })}</span>
      <Button
        kind="strong"
        disabled={isBusy}
        onClick={() => run(() => siteLine.ask({ type: 'claim', match: id, against: late }))}
      >
        {say('ui.online.claim')}
      </Button>
      <Refusal error={error} />
    </div>
  )
}
