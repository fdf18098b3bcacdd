import type { Clock, MatchInfo } from '@gunbai/server/wire'
import { useSay } from '../../../words/words.tsx'
import { clockText, useNow } from '../match/clock.ts'
import styles from './table-card.module.css'

/** How much time whoever is asked first has left, as a number and as a bar. */
export function TimeLeft({ match: { dueAt, clock } }: { match: MatchInfo }) {
  const say = useSay()
  const now = useNow()
  if (dueAt === null) return null
  const left = Math.max(0, dueAt - now)
  const text = clockText(left)
  return (
    <span className={styles.left}>
      {say('ui.online.left', { time: text })}
      <meter min={0} max={fullTime(clock)} low={fullTime(clock) / 4} value={left} aria-hidden="true" />
    </span>
  )
}

function fullTime(clock: Clock): number {
  return clock.kind === 'live' ? clock.minutes * 60_000 : clock.kind === 'days' ? clock.days * 86_400_000 : 1
}
