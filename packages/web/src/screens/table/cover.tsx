import type { Seat } from '@gunbai/kernel'
import { useEffect, useRef } from 'react'
import { sideStyle } from '../../games/faces.ts'
import { Button } from '../../shell/button.tsx'
import { Crest } from '../../shell/crest.tsx'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './cover.module.css'

/** Between two people at one device: nothing secret is on the page until the next one says so. */
export default function Cover({ seat, onTaken }: { seat: Seat; onTaken: (seat: Seat) => void }) {
  const say = useSay()
  const words = useWords()
  const { face, scene } = usePlay()
  const dialog = useRef<HTMLDialogElement>(null)
  const name = face.seatName(scene.view, seat, words)
  useEffect(() => {
    const opened = dialog.current
    if (opened !== null && !opened.open) opened.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.cover}
      style={sideStyle(face, scene.view, seat)}
      aria-label={say('ui.cover', { name })}
      onCancel={(event) => event.preventDefault()}
    >
      <Crest size={120} />
      <p className={styles.words}>{say('ui.cover', { name })}</p>
      <Button kind="strong" className={styles.taken} autoFocus onClick={() => onTaken(seat)}>
        {say('ui.cover.taken', { name })}
      </Button>
    </dialog>
  )
}
