import type { MatchPosition } from '@gunbai/server/wire'
import { siteLine } from '../../../online/site-line.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import { Refusal } from '../refusal.tsx'
import { useDoing } from '../use-asked.ts'
import styles from './match-strip.module.css'

interface Props {
  readonly id: string
  readonly position: MatchPosition
  readonly seat: number
  /** By the clock of this machine, by which the position was told too. */
  readonly now: number
  /** How far the server's clock is ahead of it. */
  readonly ahead: number
}

/** The window at which we are asked closes by itself: when, with which answer, and how to get more time. */
export function Beat({ id, position: { closesAt, meant, questions }, seat, now, ahead }: Props) {
  const say = useSay()
  const { error, isBusy, run } = useDoing()
  const question = questions.find((each) => each.seat === seat)?.id ?? null
  if (closesAt === null || question === null) return null
  const seconds = Math.max(0, Math.ceil((closesAt - ahead - now) / 1000))
  return (
    <div className={styles.offer} data-part="beat">
      <span>{say(meant === null ? 'ui.online.beat' : 'ui.online.beat.meant', { seconds })}</span>
      <Button
        disabled={isBusy}
        onClick={() => run(() => siteLine.ask({ type: 'hold', match: id, question }))}
      >
        {say('ui.online.hold')}
      </Button>
      <Refusal error={error} />
    </div>
  )
}
