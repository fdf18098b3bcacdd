import type { LogEntry } from '@gunbai/kernel/host'
import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { GameFace } from '../../games/face.ts'
import { replayAddress } from '../../table/address.ts'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './log-panel.module.css'

/** As many sentences as are drawn at once: a long game has thousands, and each would cost at every answer. */
const atOnce = 400

/** What happened, in sentences, the latest of them; each leads to its moment. */
export function LogPanel() {
  const say = useSay()
  const { log, scene, face } = usePlay()
  const [more, setMore] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  useNewestInSight(list, log.length)
  const first = firstShown(log.length, more)
  return (
    <section className={styles.log} aria-label={say('ui.panel.log')} data-part="log">
      <ol ref={list} className={styles.list}>
        {first > 0 && (
          <li>
            <button type="button" className={styles.earlier} onClick={() => setMore(more + 1)}>
              {say('ui.log.earlier')}
            </button>
          </li>
        )}
        {log.slice(first).map((entry, i) =>
          entry.phrase === null ? null : (
            <Sentence
              // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows
              key={first + i}
              entry={entry}
              address={replayAddress(scene.game, entry.moment)}
              face={face}
            />
          ),
        )}
      </ol>
    </section>
  )
}

/** The latest sentence is kept in sight: whenever there is one more, and when its place becomes lower while nobody reads back. */
function useNewestInSight(list: RefObject<HTMLOListElement | null>, length: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is one more
  useEffect(() => {
    const show = () => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    show()
    // the lines before it are as high as they really are only when they have come into sight
    const frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [length])
  useEffect(() => {
    const home = list.current
    if (home === null) return
    let height = home.clientHeight
    const watch = new ResizeObserver(() => {
      const left = home.scrollHeight - home.scrollTop - height
      height = home.clientHeight
      if (left < 24) home.scrollTop = home.scrollHeight
    })
    watch.observe(home)
    return () => watch.disconnect()
  }, [list])
}

/** Moves by whole steps, so that a new sentence seldom takes an old one away. */
function firstShown(length: number, more: number): number {
  return Math.max(0, Math.ceil(length / (atOnce / 2)) - 2 - 2 * more) * (atOnce / 2)
}

interface SentenceProps {
  readonly entry: LogEntry
  readonly address: string
  readonly face: GameFace
}

/** Drawn once: it hangs on nothing that changes while the game goes on. */
const Sentence = memo(function Sentence({ entry, address, face }: SentenceProps) {
  const { say } = useWords()
  const { Glyphs, LogMark } = face
  const phrase = face.besideGlyphs?.(entry) ?? entry.phrase
  const sayUi = useSay()
  return (
    <li className={styles.entry} data-kind={entry.event.kind}>
      <Link href={address} className={styles.link} data-marked={LogMark !== undefined}>
        {LogMark !== undefined && (
          <span className={styles.mark}>
            <LogMark event={entry.event} />
          </span>
        )}
        {phrase !== null && say(phrase)}
        {Glyphs !== null && <Glyphs entry={entry} />}
        {entry.unasked === 'ordered' && <small className={styles.ordered}> {sayUi('ui.log.ordered')}</small>}
      </Link>
    </li>
  )
})
