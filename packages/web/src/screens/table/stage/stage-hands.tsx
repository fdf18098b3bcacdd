import { useEffect, useState } from 'react'
import { Button } from '../../../shell/button.tsx'
import { usePlay } from '../../../table/play.tsx'
import type { Table } from '../../../table/table.ts'
import { useSay } from '../../../words/words.tsx'
import { fetchStage, type Staged } from '../staging.ts'
import { Recap } from './recap.tsx'
import styles from './stage-hands.module.css'

/** What is around a game that is told beat by beat: the ways to go on, what happened before, and what its stage shows. */
export default function StageHands({ table }: { table: Table }) {
  const staged = useStage()
  const { beat, showAgain } = usePlay()
  useGoingOn(table)
  if (staged === null) return null
  const { Over } = staged.stage
  const isPlaying = beat !== null && showAgain === null
  return (
    <>
      <div className={styles.strip} data-playing={isPlaying}>
        {isPlaying ? <Ways table={table} /> : <Recap stage={staged.stage} />}
      </div>
      {Over !== null && <Over />}
    </>
  )
}

function useStage(): Staged | null {
  const [staged, setStaged] = useState<Staged | null>(null)
  useEffect(() => {
    let late = false
    fetchStage()?.then(
      (came) => !late && setStaged(came),
      () => {},
    )
    return () => {
      late = true
    }
  }, [])
  return staged
}

/** How to see it faster, or not at all. */
function Ways({ table }: { table: Table }) {
  const say = useSay()
  return (
    <div className={styles.ways} data-part="beats">
      <Button kind="quiet" onClick={() => table.faster()}>
        <span aria-hidden="true">▸▸ </span>
        {say('ui.beats.faster')}
      </Button>
      <Button onClick={() => table.hurry()}>
        {say('ui.beats.skip')}
        <kbd className={styles.key}>Esc</kbd>
      </Button>
    </div>
  )
}

/** A tap anywhere or a key ends the beat, Escape all of them; a button still does what it says. */
function useGoingOn(table: Table): void {
  const { beat, showAgain } = usePlay()
  const isPlaying = beat !== null && showAgain === null
  useEffect(() => {
    if (beat === null) return
    const back = () => (isPlaying ? table.nextBeat() : showAgain?.(null))
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || /^(Tab|Shift|Control|Alt|Meta)$/.test(key)) return
      const isSkip = key === 'Escape' || key === 's'
      if (!isSkip && isControl(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      if (isSkip && isPlaying) table.hurry()
      else back()
    }
    const tap = (event: MouseEvent) => {
      if (!isControl(event.target)) back()
    }
    addEventListener('keydown', press, true)
    addEventListener('click', tap)
    return () => {
      removeEventListener('keydown', press, true)
      removeEventListener('click', tap)
    }
  }, [table, beat, isPlaying, showAgain])
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea, dialog') !== null
