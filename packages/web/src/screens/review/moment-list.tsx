import type { Moment, Review } from '@gunbai/bots/review'
import type { Seat } from '@gunbai/kernel'
import type { LogEntry } from '@gunbai/kernel/host'
import { useState } from 'react'
import { Button } from '../../shell/button.tsx'
import type { GameInfo } from '../../table/game.ts'
import type { Table } from '../../table/table.ts'
import { useSay } from '../../words/words.tsx'
import { MomentCard } from './moment-card.tsx'
import styles from './moment-list.module.css'

interface Props {
  readonly table: Table
  readonly game: GameInfo
  readonly review: Review
  readonly seat: Seat
  readonly heard: readonly LogEntry[]
  readonly chosen: number | null
  readonly onChoose: (answer: number) => void
  readonly nameOf: (seat: Seat) => string
}

/** A handful of moments, the most telling of the game; all of them where somebody asks for them. */
export function MomentList(props: Props) {
  const { review, chosen } = props
  const say = useSay()
  const [all, setAll] = useState(false)
  const few = review.moments.filter(({ number, kind }) => review.first.includes(number) && kind !== 'good')
  const well = wellPlayed(review)
  const shown = all ? review.moments : few
  const card = (moment: Moment) => (
    <MomentCard
      key={`${moment.number} ${moment.kind}`}
      {...props}
      moment={moment}
      rank={rankOf(review, moment)}
      turn={1 + review.turns.filter((each) => each < moment.number).length}
      isOpen={moment.number === chosen}
    />
  )
  return (
    <section className={styles.moments} aria-labelledby="moments">
      <h2 id="moments">{say('review.moments')}</h2>
      {shown.length === 0 && <p>{say(review.done ? 'review.none' : 'review.thinking')}</p>}
      <ol className={styles.list}>{shown.map(card)}</ol>
      {!all && well.length > 0 && (
        <>
          <h3 className={styles.well}>{say('review.well')}</h3>
          <ol className={styles.list}>{well.map(card)}</ol>
        </>
      )}
      {review.moments.length > few.length && (
        <Button kind="quiet" onClick={() => setAll(!all)} aria-pressed={all}>
          {say(all ? 'review.few' : 'review.all', { count: review.moments.length })}
        </Button>
      )}
    </section>
  )
}

/** So many of each side. */
const praised = 2

/** What each side did best that is not among the first moments already: surely better than what is usually played. */
function wellPlayed({ moments, first, result }: Review): Moment[] {
  const isBetter = ({ kind, change, interval }: Moment) =>
    kind === 'excellent' || (kind === 'good' && change >= 0.01 && interval[0] > 0)
  return result.flatMap((_, seat) =>
    moments
      .filter((each) => each.seat === seat && isBetter(each) && !first.includes(each.number))
      .toSorted((a, b) => b.change - a.change)
      .slice(0, praised),
  )
}

function rankOf({ first }: Review, { number }: Moment): number | null {
  const place = first.indexOf(number)
  return place === -1 ? null : place + 1
}
