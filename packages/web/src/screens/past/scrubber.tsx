import type { LogEntry } from '@gunbai/kernel/host'
import { useEffect, useState } from 'react'
import { beatTime } from '../../settings/settings.ts'
import { Button } from '../../shell/button.tsx'
import { useSay } from '../../words/words.tsx'
import styles from './scrubber.module.css'

interface Props {
  readonly moment: number
  readonly last: number
  readonly log: readonly LogEntry[]
  readonly onMoment: (moment: number) => void
}

/** To any moment of the game: by hand, step by step, or playing on. */
export function Scrubber({ moment, last, log, onMoment }: Props) {
  const say = useSay()
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing) return
    if (moment >= last) {
      setPlaying(false)
      return
    }
    const isTold = log.some((entry) => entry.moment === moment && entry.phrase !== null)
    const time = Math.max(120, beatTime() * (isTold ? 1.5 : 0.5))
    const timer = setTimeout(() => onMoment(moment + 1), time)
    return () => clearTimeout(timer)
  }, [playing, moment, last, log, onMoment])

  const step = (by: number) => {
    setPlaying(false)
    onMoment(Math.max(0, Math.min(last, moment + by)))
  }
  return (
    <div className={styles.scrubber}>
      <Button kind="quiet" onClick={() => step(-moment)} aria-label={say('ui.replay.first')}>
        <span aria-hidden="true">«</span>
      </Button>
      <Button kind="quiet" onClick={() => step(-1)} aria-label={say('ui.replay.before')}>
        <span aria-hidden="true">‹</span>
      </Button>
      <Button onClick={() => setPlaying(!playing)} disabled={moment >= last} aria-pressed={playing}>
        {say(playing ? 'ui.replay.pause' : 'ui.replay.play')}
      </Button>
      <Button kind="quiet" onClick={() => step(1)} aria-label={say('ui.replay.next')}>
        <span aria-hidden="true">›</span>
      </Button>
      <Button kind="quiet" onClick={() => step(last)} aria-label={say('ui.replay.last')}>
        <span aria-hidden="true">»</span>
      </Button>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={last}
        value={moment}
        aria-label={say('ui.replay.moment')}
        onChange={({ target }) => step(Number(target.value) - moment)}
      />
      <output className={styles.count}>
        {moment} / {last}
      </output>
    </div>
  )
}
