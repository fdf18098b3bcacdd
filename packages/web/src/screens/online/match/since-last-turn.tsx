import { useSyncExternalStore } from 'react'
import type { RemoteTable } from '../../../online/remote-table.ts'
import { Button } from '../../../shell/button.tsx'
import { usePlay } from '../../../table/play.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import styles from './since-last-turn.module.css'

/** What has happened since we last looked, as sentences; while it is played back there is a way past it. */
export function SinceLastTurn({ table }: { table: RemoteTable }) {
  const say = useSay()
  const words = useWords()
  const { face, beat } = usePlay()
  useSyncExternalStore(table.subscribe, table.state)
  const { recap } = table.around()
  if (recap === null) return null
  const { Glyphs } = face
  const told = recap.entries.filter(({ phrase }) => phrase !== null)
  return (
    <details className={styles.since} data-part="since">
      <summary>
        {say('ui.online.since')} <small>{say('ui.online.since.count', { count: told.length })}</small>
      </summary>
      <ol className={styles.told}>
        {told.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is told comes in its order
          <li key={i}>
            {entry.phrase !== null && words.say(entry.phrase)}
            {Glyphs !== null && <Glyphs entry={entry} />}
          </li>
        ))}
      </ol>
      {beat === null && <Button onClick={() => table.dismissRecap()}>{say('ui.online.since.seen')}</Button>}
    </details>
  )
}
