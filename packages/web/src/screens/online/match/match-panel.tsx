import type { MatchInfo, MatchPosition } from '@gunbai/server/wire'
import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import type { RemoteTable } from '../../../online/remote-table.ts'
import { site } from '../../../online/site.ts'
import { siteLine } from '../../../online/site-line.ts'
import { Button } from '../../../shell/button.tsx'
import { usePlay } from '../../../table/play.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { PlayerLink } from '../player-name.tsx'
import { Refusal } from '../refusal.tsx'
import { SureButton } from '../sure-button.tsx'
import { useDoing } from '../use-asked.ts'
import { useMe } from '../use-me.ts'
import type { Chat } from './chat.ts'
import { ChatBox } from './chat-box.tsx'
import styles from './match-panel.module.css'

/** All that concerns the match and not the game: talk, offers, the way out, and what the dice were fixed by. */
export function MatchPanel({ id, table, chat }: { id: string; table: RemoteTable; chat: Chat }) {
  const say = useSay()
  const myself = useMe()
  useSyncExternalStore(table.subscribe, table.state)
  const { match, seat, position } = table.around()
  if (match === null || position === null) return null
  const isOver = position.outcome !== null
  return (
    <div className={styles.panel} data-part="match">
      <ChatBox
        chat={chat}
        myself={myself}
        title={say(`ui.online.chat.${chat.room}`)}
        note={chat.room === 'spectators' ? say('ui.online.chat.spectatorsNote') : undefined}
        onSay={(text) => site.say(id, chat.room, text)}
        onReport={(message, reason) => site.report(message, reason)}
      />
      {seat !== null && !isOver && <Deeds id={id} position={position} seat={seat} />}
      {seat === null && <p className={styles.quiet}>{say('ui.online.watching')}</p>}
      <Terms match={match} />
      <section className={styles.dice}>
        <p className={styles.quiet}>{say('ui.online.fixed')}</p>
        <code className={styles.code} data-part="commitment">
          {match.commitment}
        </code>
        <Link href={`/online/${id}/dice`}>{say('ui.online.finished.dice')}</Link>
      </section>
    </div>
  )
}

/** Who sits where with what rating, how much time there is, whether it counts and whether there are hints. */
function Terms({ match }: { match: MatchInfo }) {
  const say = useSay()
  const words = useWords()
  const { face, scene } = usePlay()
  return (
    <section className={styles.terms} aria-label={say('ui.online.players')}>
      <ol className={styles.seats}>
        {match.players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            {face.seatName(scene.view, seat, words)}: <PlayerLink player={player} />{' '}
            <span className={styles.quiet}>{player?.rating ?? say('ui.online.unranked')}</span>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>{say(`ui.online.clock.${match.clock.kind}`, { ...match.clock })}</p>
      <p className={styles.quiet}>{say(match.rated ? 'ui.online.hints.off' : 'ui.online.hints.on')}</p>
    </section>
  )
}

function Deeds({ id, position, seat }: { id: string; position: MatchPosition; seat: number }) {
  const say = useSay()
  const { error, isBusy, run } = useDoing()
  const { offer, mayAskUndo, bots } = position
  const isOut = ((bots >> seat) & 1) === 1
  if (isOut) return null
  return (
    <section className={styles.deeds} aria-label={say('ui.online.deeds')}>
      <Button
        disabled={!mayAskUndo || isBusy}
        onClick={() => run(() => siteLine.ask({ type: 'offer', match: id, offer: 'undo' }))}
      >
        {say('ui.online.askUndo')}
      </Button>
      <Button
        disabled={offer !== null || isBusy}
        onClick={() => run(() => siteLine.ask({ type: 'offer', match: id, offer: 'draw' }))}
      >
        {say('ui.online.offerDraw')}
      </Button>
      <SureButton
        label={say('ui.online.resign')}
        sure={say('ui.online.resignSure')}
        disabled={isBusy}
        onSure={() => run(() => siteLine.ask({ type: 'resign', match: id }))}
      />
      <Refusal error={error} />
    </section>
  )
}
