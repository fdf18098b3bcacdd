import type { Better, Moment } from '@gunbai/bots/review'
import type { Seat } from '@gunbai/kernel'
import type { LogEntry } from '@gunbai/kernel/host'
import { reviewAddress } from '../../table/address.ts'
import type { GameInfo } from '../../table/game.ts'
import type { Table } from '../../table/table.ts'
import { useSay, useWords } from '../../words/words.tsx'
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
  return (
    <li className={styles.card} data-open={isOpen} data-kind={kind} data-moment={number}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => onChoose(number)}>
        <span className={styles.mark} data-kind={kind} aria-hidden="true">
          {rank ?? ''}
        </span>
        <span className={styles.told}>
          <strong>{say('review.who', { turn, name: nameOf(moment.seat) })}</strong> {words.say(moment.phrase)}
          <span className={styles.kind}>{say(`review.kind.${kind}`)}</span>
        </span>
        <span className={styles.change} data-good={seen >= 0}>
          {signed(seen)} %
        </span>
      </button>
      {isOpen && (
        <div className={styles.more}>
          {kind === 'luck' ? (
            <Came number={number} heard={heard} />
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

/** What dice and cards brought: luck, not a choice. */
function Came({ number, heard }: { number: number; heard: readonly LogEntry[] }) {
  const say = useSay()
  const words = useWords()
  const told = heard.flatMap(({ moment, phrase }) =>
    moment === number && phrase !== null ? [words.say(phrase)] : [],
  )
  return (
    <>
      <p>{told.join(' ')}</p>
      <p className={styles.sure}>{say('review.luckOnly')}</p>
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
        <p>{words.say(moment.phrase)}</p>
      </div>
      <div className={styles.better}>
        <h3>{say('review.better', { share: better.chance })}</h3>
        <ol>
          {better.phrases.map((phrase, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <li key={i}>{words.say(phrase)}</li>
          ))}
        </ol>
        {better.reason !== null && <p className={styles.reason}>{words.say(better.reason)}</p>}
      </div>
    </div>
  )
}
