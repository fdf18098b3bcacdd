import type { Review } from '@gunbai/bots/review'
import type { Seat } from '@gunbai/kernel'
import type { Eyes } from '@gunbai/kernel/host'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import buttons from '../../shell/button.module.css'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { replayAddress } from '../../table/address.ts'
import type { GameInfo } from '../../table/game.ts'
import type { Snapshot, Table } from '../../table/table.ts'
import { messagesIn } from '../../words/message-file.ts'
import { setupTitle } from '../../words/setup-title.ts'
import { MoreWords, remembered, useSay, useWords } from '../../words/words.tsx'
import chips from '../past/chips.module.css'
import { type PastProps, useMomentFrom } from '../past/opened-past.tsx'
import { PastBoard } from '../past/past-board.tsx'
import { useHeard, usePastPlay } from '../past/past-play.ts'
import { Scrubber } from '../past/scrubber.tsx'
import StudyButtons from '../study/study-buttons.tsx'
import { saveRecord } from '../table/save-record.ts'
import { AccountSheet } from './account-sheet.tsx'
import { ChanceCurve } from './chance-curve.tsx'
import { type Gain, gainsIn } from './gains.ts'
import { MomentList } from './moment-list.tsx'
import styles from './reviewed.module.css'
import { TurnSums } from './turn-sums.tsx'
import { useMarks } from './use-marks.ts'
import { type ReviewState, useReview } from './use-review.ts'

const messages = remembered((language) => messagesIn(import(`../../../messages/review/${language}.json`)))

/** A finished game under review. */
export function Reviewed(props: PastProps) {
  return (
    <MoreWords source={messages}>
      {props.snapshot.outcome === null ? <NotOver /> : <Looked {...props} />}
    </MoreWords>
  )
}

function NotOver() {
  const say = useSay()
  return (
    <Page title={say('ui.review')}>
      <p>{say('review.notOver')}</p>
    </Page>
  )
}

/** A finished game and what is known of it: the curve, the sum, the board at a moment, and the moments to look at. */
function Looked({ table, snapshot, face, from }: PastProps) {
  const say = useSay()
  const words = useWords()
  const { game } = snapshot
  const last = snapshot.moment
  const found = useReview(table, snapshot)
  const { review } = found
  const [seat, setSeat] = useState<Seat>(() => ownSeat(snapshot))
  const { moment, setMoment, number, choose, marks } = useMomentLooked(review, from, last)
  const [own, setOwn] = useState(false)
  const eyes: Eyes = own ? seat : 'all'
  const heard = useHeard(table, eyes, last)
  const play = usePastPlay({ table, snapshot, face, moment, eyes, heard, advice: marks })
  const gains = useMemo(() => gainsIn(face, snapshot.view, heard), [face, snapshot.view, heard])
  const title = say('ui.review.title', { setup: setupTitle(say, game.setup) })
  const nameOf = (each: Seat) => face.seatName(play?.scene.view ?? snapshot.view, each, words)
  return (
    <Page
      title={title}
      hero={
        <Head
          table={table}
          game={game}
          title={title}
          winners={(snapshot.outcome?.winners ?? []).map(nameOf)}
          moment={moment}
          whose={<Whose seats={game.players.length} nameOf={nameOf} seat={seat} onSeat={setSeat} />}
        />
      }
    >
      <Progress {...found} />
      <div
        className={styles.grid}
        data-part="review"
        data-worlds={review?.worlds ?? 0}
        data-done={review?.done ?? false}
      >
        {review !== null && (
          <Sheets
            review={review}
            seat={seat}
            moment={moment}
            chosen={number}
            gains={gains}
            name={nameOf(seat)}
            onMoment={setMoment}
            onChoose={choose}
          />
        )}
        <section className={styles.board} aria-label={say('review.board')}>
          {play !== null && <PastBoard face={face} play={play} />}
          <Scrubber moment={moment} last={last} log={heard} onMoment={setMoment} />
          <OwnEyes own={own} onOwn={setOwn} name={nameOf(seat)} />
        </section>
        {review !== null && (
          <MomentList
            table={table}
            game={game}
            review={review}
            seat={seat}
            heard={heard}
            chosen={number}
            onChoose={choose}
            nameOf={nameOf}
          />
        )}
      </div>
    </Page>
  )
}

/** The moment that is looked at; that of a choice as things stood before it, with marks on the board. */
function useMomentLooked(review: Review | null, from: number | null, last: number) {
  const [moment, setMoment] = useMomentFrom(from, last)
  const [number, setNumber] = useState<number | null>(null)
  const chosen = useMemo(
    () => review?.moments.filter((each) => each.number === number) ?? [],
    [review, number],
  )
  const marks = useMarks(chosen, moment)
  const choose = (answer: number) => {
    setNumber(answer)
    setMoment(answer - 1)
  }
  // whoever has not gone anywhere yet is shown what decided most
  const telling =
    review?.done && number === null && from === null && moment === 0 ? mostTelling(review) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is something to show
  useEffect(() => {
    if (telling !== null) choose(telling)
  }, [telling])
  return { moment, setMoment, number, choose, marks }
}

/** Of the moments to look at first the one that changed most. */
function mostTelling({ moments, first }: Review): number | null {
  const weight = (number: number) =>
    Math.max(...moments.filter((each) => each.number === number).map(({ change }) => Math.abs(change)))
  return first.toSorted((a, b) => weight(b) - weight(a))[0] ?? null
}

interface SheetsProps {
  readonly review: Review
  readonly seat: Seat
  readonly moment: number
  readonly chosen: number | null
  readonly gains: readonly Gain[]
  readonly name: string
  readonly onMoment: (moment: number) => void
  readonly onChoose: (answer: number) => void
}

/** The sum, and the curve beside it. */
function Sheets({ name, ...looked }: SheetsProps) {
  const say = useSay()
  const { review, seat } = looked
  return (
    <>
      <section className={styles.account} aria-labelledby="account">
        <h2 id="account">{say('review.sum')}</h2>
        <AccountSheet account={review.seats[seat] as Review['seats'][number]} />
        <TurnSums review={review} seat={seat} />
      </section>
      <section className={styles.curve} aria-labelledby="curve">
        <div className={styles.curveHead}>
          <h2 id="curve">{say('review.curve', { name })}</h2>
          <p className={styles.legend} aria-hidden="true">
            <span data-kind="choice">{say('review.legend.choice')}</span>
            <span data-kind="dice">{say('review.legend.dice')}</span>
          </p>
        </div>
        <ChanceCurve {...looked} />
      </section>
    </>
  )
}

function OwnEyes({ own, onOwn, name }: { own: boolean; onOwn: (own: boolean) => void; name: string }) {
  const say = useSay()
  return (
    <label className={styles.own}>
      <input type="checkbox" checked={own} onChange={({ target }) => onOwn(target.checked)} />
      {say('review.ownEyes', { name })}
    </label>
  )
}

interface HeadProps {
  readonly table: Table
  readonly game: GameInfo
  readonly title: string
  readonly winners: readonly string[]
  readonly moment: number
  readonly whose: ReactNode
}

function Head({ table, game, title, winners, moment, whose }: HeadProps) {
  const say = useSay()
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <span className={styles.chip}>
        {winners.length === 0 ? say('ui.end.draw') : say('ui.end.won', { name: winners.join(', ') })}
      </span>
      {whose}
      <nav className={styles.ways} aria-label={say('review.ways')}>
        <Link href={replayAddress(game, moment)} className={buttons.button}>
          {say('ui.home.replay')}
        </Link>
        <StudyButtons table={table} game={game} moment={moment} />
        <Button onClick={() => saveRecord(table, game)}>{say('ui.end.record')}</Button>
      </nav>
    </header>
  )
}

/** Whoever sits here alone among bots; else the one through whose eyes it was last seen. */
function ownSeat({ game, viewer }: Snapshot): Seat {
  const people = game.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  return viewer ?? (people.length === 1 ? (people[0] as Seat) : 0)
}

function Progress({ progress, problem, review, stop, goOn }: ReviewState & { stop(): void; goOn(): void }) {
  const say = useSay()
  if (problem !== null) {
    return (
      <p role="alert" className={styles.progress}>
        {say('review.failed')} <Button onClick={goOn}>{say('review.goOn')}</Button>
      </p>
    )
  }
  if (progress === null) {
    if (review === null || review.done) return null
    return (
      <p className={styles.progress}>
        {say('review.stopped')} <Button onClick={goOn}>{say('review.goOn')}</Button>
      </p>
    )
  }
  return (
    <p className={styles.progress}>
      <progress value={progress} aria-label={say('review.thinking')} />
      <span>{say('review.progress', { share: Math.min(0.99, progress) })}</span>
      <Button kind="quiet" onClick={stop}>
        {say('review.stop')}
      </Button>
    </p>
  )
}

interface WhoseProps {
  readonly seats: number
  readonly nameOf: (seat: Seat) => string
  readonly seat: Seat
  readonly onSeat: (seat: Seat) => void
}

/** Whose chance, luck and choices these are. */
function Whose({ seats, nameOf, seat, onSeat }: WhoseProps) {
  const say = useSay()
  return (
    <fieldset className={`${chips.chips} ${styles.eyes}`}>
      <legend className="unseen">{say('review.whose')}</legend>
      {Array.from({ length: seats }, (_, each) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <label key={each} className={chips.chip} data-chosen={each === seat}>
          <input type="radio" name="seat" checked={each === seat} onChange={() => onSeat(each)} />
          {nameOf(each)}
        </label>
      ))}
    </fieldset>
  )
}
