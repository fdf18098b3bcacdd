import type { LogEntry } from '@gunbai/kernel/host'
import { memo, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { replayAddress } from '../../table/address.ts'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './log-panel.module.css'

/** What happened, in sentences; each leads to its moment. */
export function LogPanel() {
  const say = useSay()
  const { log, scene } = usePlay()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest sentence is kept in sight
  useEffect(() => {
    const show = () => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    show()
    // the lines before it are as high as they really are only when they have come into sight
    const frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [log.length])
  return (
    <section className={styles.log} aria-label={say('ui.panel.log')} data-part="log">
      <ol ref={list} className={styles.list}>
        {log.map((entry, i) =>
          entry.phrase === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows
            <Sentence key={i} entry={entry} address={replayAddress(scene.game, entry.moment)} />
          ),
        )}
      </ol>
    </section>
  )
}

const Sentence = memo(function Sentence({ entry, address }: { entry: LogEntry; address: string }) {
  const { say } = useWords()
  const sayUi = useSay()
  const { face } = usePlay()
  const { Glyphs } = face
  return (
    <li className={styles.entry} data-kind={entry.event.kind}>
      <Link href={address} className={styles.link}>
        {entry.phrase !== null && say(entry.phrase)}
        {Glyphs !== null && <Glyphs entry={entry} />}
        {entry.unasked === 'ordered' && <small className={styles.ordered}> {sayUi('ui.log.ordered')}</small>}
      </Link>
    </li>
  )
})
