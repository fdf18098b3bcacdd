import { useLocation } from 'wouter'
import { Button } from '../../shell/button.tsx'
import Dialog from '../../shell/dialog.tsx'
import { anotherAddress, replayAddress } from '../../table/address.ts'
import { usePlay } from '../../table/play.tsx'
import type { Table } from '../../table/table.ts'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './end-screen.module.css'
import { saveRecord } from './save-record.ts'

interface Props {
  readonly table: Table
  /** Who sits in a seat, where that is more than its side. */
  readonly nameOf?: ((seat: number) => string) | undefined
  readonly onClose: () => void
}

/** How it ended, what it cost, and who had the luck. */
export default function EndScreen({ table, nameOf, onClose }: Props) {
  const say = useSay()
  const words = useWords()
  const { face, scene } = usePlay()
  const [, go] = useLocation()
  const { outcome, view, game } = scene
  const { Reckoning } = face
  if (outcome === null) return null
  const winners = outcome.winners.map((seat) => nameOf?.(seat) ?? face.seatName(view, seat, words))
  return (
    <Dialog
      open
      title={winners.length === 0 ? say('ui.end.draw') : say('ui.end.won', { name: winners.join(', ') })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => saveRecord(table, game)}>{say('ui.end.record')}</Button>
          <Button onClick={() => go(replayAddress(game))}>{say('ui.home.replay')}</Button>
          <Button kind="strong" onClick={() => go(anotherAddress(game))}>
            {say('ui.end.again')}
          </Button>
        </>
      }
    >
      <p className={styles.because} data-screen="end">
        {words.say(outcome.because)}
      </p>
      {Reckoning !== null && <Reckoning />}
    </Dialog>
  )
}
