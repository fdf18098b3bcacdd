import type { LogEntry } from '@gunbai/kernel/host'
import { useEffect, useRef } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './telling.module.css'

/** As many sentences as are kept in the zone: what was told before stands in the log. */
const most = 12

/** While others act: what they have done, the latest last, with their dice. */
export function Telling() {
  const say = useSay()
  const words = useWords()
  const { face, log, beat, scene } = usePlay()
  const { Glyphs, LogMark } = face
  const list = useRef<HTMLOListElement>(null)
  const told = (beat === null ? log : before(log, beat.entries).concat(beat.entries))
    .filter(({ phrase }) => phrase !== null)
    .slice(-most)
  const said = (entry: LogEntry) => {
    const phrase = face.besideGlyphs?.(entry) ?? entry.phrase
    return phrase !== null && words.say(phrase)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest sentence is kept in sight
  useEffect(() => {
    const home = list.current
    if (home !== null) home.scrollTop = home.scrollHeight
  }, [told.length, beat])
  return (
    <section className={styles.telling} aria-label={say('ui.panel.log')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is taller than its place is scrolled by keys */}
      <ol ref={list} className={styles.list} tabIndex={0}>
        {told.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is told comes in its order
          <li key={i} data-kind={entry.event.kind}>
            {LogMark !== undefined && <LogMark event={entry.event} />}
            {said(entry)}
            {Glyphs !== null && <Glyphs entry={entry} />}
          </li>
        ))}
        {beat === null && scene.thinking !== null && <li>{say('ui.table.thinking')}</li>}
      </ol>
    </section>
  )
}

/** What was told before these. */
function before<T>(log: readonly T[], entries: readonly T[]): readonly T[] {
  const first = entries[0]
  const at = first === undefined ? -1 : log.indexOf(first)
  return at < 0 ? log : log.slice(0, at)
}
