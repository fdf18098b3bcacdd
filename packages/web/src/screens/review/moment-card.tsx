import type { Better, Moment } from '@gunbai/bots/review'
import type { Phrase, Seat } from '@gunbai/kernel'
import type { LogEntry } from '@gunbai/kernel/host'
import { reviewAddress } from '../../table/address.ts'
import type { GameInfo } from '../../table/game.ts'
import type { Table } from '../../table/table.ts'
import { useSay, useWords, type Words } from '../../words/words.tsx'
import { TryFromHere } from '../branch/try-from-here.tsx'
import styles from './moment-card.module.css'
import { signed } from './signed.ts'

interface Props {
  readonly table: Table
  readonly game: GameInfo
  readonly moment: Moment
  readonly rank: number | null
  readonly turn: number
  /** Whose gain and loss is told. */
  readonly seat: Seat
  readonly heard: readonly LogEntry[]
  readonly isOpen: boolean
  readonly onChoose: (answer: number) => void
  readonly nameOf: (seat: Seat) => string
}

/** What was played, what it cost or brought, and where it was a choice what would have been better and why. */
export function MomentCard({
  table,
  game,
  moment,
  rank,
  turn,
  seat,
  heard,
  isOpen,
  onChoose,
  nameOf,
}: Props) {
  const say = useSay()
  const words = useWords()
  const { number, kind, change, better, interval } = moment
  const own = moment.seat === seat
  const seen = own ? change : -change
  const came = kind === 'luck' ? toldAt(number, heard, words) : ''
  return (
    <li className={styles.card} data-open={isOpen} data-kind={kind} data-moment={number}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => onChoose(number)}>
        <span className={styles.mark} data-kind={kind} aria-hidden="true">
          {rank ?? ''}
        </span>
        <span className={styles.told}>
          <strong>{say('review.who', { turn, name: nameOf(moment.seat) })}</strong>{' '}
          {came === '' ? words.say(moment.phrase) : came}
          <span className={styles.kind}>{say(`review.kind.${kind}`)}</span>
        </span>
        <span className={styles.change} data-good={seen >= 0}>
          {signed(seen)} %
        </span>
      </button>
      {isOpen && (
        <div className={styles.more}>
          {kind === 'luck' ? (
            <>
              <p>{words.say(moment.phrase)}</p>
              <p className={styles.sure}>{say('review.luckOnly')}</p>
            </>
          ) : (
            <>
              <p className={styles.sure}>
                {say('review.interval', { low: signed(interval[0]), high: signed(interval[1]) })}
              </p>
              {better !== null && <Beside moment={moment} better={better} />}
            </>
          )}
          <TryFromHere
            table={table}
            game={game}
            from={{ of: game.id, moment: number - 1, back: reviewAddress(game, number - 1) }}
            seat={moment.seat}
            plan={better?.actions}
          />
        </div>
      )}
    </li>
  )
}

/** What dice and cards brought, in the sentences of the log. */
function toldAt(number: number, heard: readonly LogEntry[], words: Words): string {
  return heard
    .flatMap(({ moment, phrase }) => (moment === number && phrase !== null ? [words.say(phrase)] : []))
    .slice(0, sentences)
    .join(' ')
}

/** So many sentences tell what came, and so many steps what a plan is. */
const sentences = 3
const steps = 6

/** A plan, step by step; of a long one how many more there are. */
function Plan({ phrases }: { phrases: readonly Phrase[] }) {
  const say = useSay()
  const words = useWords()
  const [first] = phrases
  if (phrases.length === 1 && first !== undefined) return <p>{words.say(first)}</p>
  return (
    <>
      <ol>
        {phrases.slice(0, steps).map((phrase, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={i}>{words.say(phrase)}</li>
        ))}
      </ol>
      {phrases.length > steps && <p>{say('review.more', { count: phrases.length - steps })}</p>}
    </>
  )
}

function Beside({ moment, better }: { moment: Moment; better: Better }) {
  const say = useSay()
  const words = useWords()
  return (
    <div className={styles.beside}>
      <div className={styles.played}>
        <h3>{say('review.played', { share: better.instead })}</h3>
        <Plan phrases={moment.playedPhrases ?? [moment.phrase]} />
      </div>
      <div className={styles.better}>
        <h3>{say('review.better', { share: better.chance })}</h3>
        <Plan phrases={better.phrases} />
        {better.reason !== null && <p className={styles.reason}>{words.say(better.reason)}</p>}
      </div>
    </div>
  )
}
