import type { Position } from '@gunbai/server/wire'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RemoteTable } from '../../online/remote-table.ts'
import { Refused } from '../../online/site.ts'
import { siteLine } from '../../online/site-line.ts'
import { Button } from '../../shell/button.tsx'
import { useSay } from '../../words/words.tsx'
import { ChatBox } from './chat-box.tsx'
import styles from './online.module.css'
import { playerName } from './player-name.ts'

/** Beside the table: who sits there, the clocks, offers, talk, and whether the line holds. */
export function OnlineBar({ id, table }: { id: string; table: RemoteTable }) {
  const say = useSay()
  useSyncExternalStore(table.subscribe, table.state)
  const now = useNow()
  const [problem, setProblem] = useState<string | null>(null)
  const { match, seat, position, isConnected } = table.around()
  if (match === null || position === null) return null
  const ask = (message: Parameters<typeof siteLine.ask>[0]) => {
    setProblem(null)
    siteLine
      .ask(message)
      .catch((error) => setProblem(error instanceof Refused ? error.message : String(error)))
  }
  const going = position.outcome === null && seat !== null
  const { offer } = position
  const mayReply = going && offer !== null && offer.seat !== seat && ((offer.agreed >> (seat ?? 0)) & 1) === 0
  const late = position.clocks.some((_, each) => each !== seat && isLate(position, each, now))
  return (
    <details className={styles.bar} data-part="online" open={mayReply || undefined}>
      <summary>
        {!isConnected && <strong role="status">{say('ui.online.cut')} </strong>}
        {match.players.map((player, each) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <span key={each} className={styles.player} data-asked={isAsked(position, each)}>
            {playerName(player, say)} {clockText(position, each, now)}
          </span>
        ))}
      </summary>
      {problem !== null && (
        <p role="alert" lang="en">
          {problem}
        </p>
      )}
      {mayReply && (
        <p role="status">
          {say(`ui.online.offered.${offer.offer}`, { name: playerName(match.players[offer.seat], say) })}{' '}
          <Button kind="strong" onClick={() => ask({ type: 'reply', match: id, accept: true })}>
            {say('ui.online.agree')}
          </Button>
          <Button onClick={() => ask({ type: 'reply', match: id, accept: false })}>
            {say('ui.online.decline')}
          </Button>
        </p>
      )}
      {going && (
        <div className={styles.account}>
          <Button
            kind="quiet"
            disabled={!position.mayAskUndo}
            onClick={() => ask({ type: 'offer', match: id, offer: 'undo' })}
          >
            {say('ui.online.askUndo')}
          </Button>
          <Button
            kind="quiet"
            disabled={offer !== null}
            onClick={() => ask({ type: 'offer', match: id, offer: 'draw' })}
          >
            {say('ui.online.offerDraw')}
          </Button>
          {late && (
            <Button kind="strong" onClick={() => ask({ type: 'claim', match: id })}>
              {say('ui.online.claim')}
            </Button>
          )}
          <Resign onResign={() => ask({ type: 'resign', match: id })} />
        </div>
      )}
      <ChatBox id={id} table={table} room={seat === null ? 'spectators' : 'players'} />
      <p className={styles.small}>{say('ui.online.commitment', { hash: match.commitment.slice(0, 16) })}</p>
    </details>
  )
}

function Resign({ onResign }: { onResign: () => void }) {
  const say = useSay()
  const [sure, setSure] = useState(false)
  return sure ? (
    <Button onClick={onResign}>{say('ui.online.resignSure')}</Button>
  ) : (
    <Button kind="quiet" onClick={() => setSure(true)}>
      {say('ui.online.resign')}
    </Button>
  )
}

function isAsked(position: Position, seat: number): boolean {
  return position.questions.some((each) => each.seat === seat)
}

/** Milliseconds that a seat has left; null where no time is kept. */
function leftNow(position: Position, seat: number, now: number): number | null {
  const left = position.clocks[seat] ?? null
  return left === null || !isAsked(position, seat) ? left : left - Math.max(0, now - position.now)
}

function isLate(position: Position, seat: number, now: number): boolean {
  const left = leftNow(position, seat, now)
  return left !== null && left <= 0 && isAsked(position, seat)
}

function clockText(position: Position, seat: number, now: number): string {
  const left = leftNow(position, seat, now)
  if (left === null) return ''
  const seconds = Math.max(0, Math.floor(left / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
