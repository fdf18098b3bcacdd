import type { LogEntry } from '@gunbai/kernel/host'
import type { SamuraiEvent } from '@gunbai/samurai/screen'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { Die } from './art/die.tsx'
import styles from './fight.module.css'
import { HexInfo, isWorthALook } from './hex-info.tsx'
import { type Handle, hexOf } from './pointing.ts'
import { useBattle } from './view.ts'

export type Rolled = Extract<SamuraiEvent, { readonly kind: 'rolled' }>
export type Struck = Extract<SamuraiEvent, { readonly kind: 'struck' }>

export const isRoll = (entry: LogEntry): boolean => entry.event.kind === 'rolled'

/** What is looked at on the board; otherwise the latest throw of dice. */
export function Fight() {
  const { lookedAt } = usePlay()
  const battle = useBattle()
  const hex = lookedAt === null ? null : hexOf(lookedAt as Handle)
  if (hex !== null && isWorthALook(battle, hex)) return <HexInfo battle={battle} hex={hex} />
  return <Tray />
}

/** The tray: the latest throw of dice, with what came of it in words. */
function Tray() {
  const say = useSay()
  const words = useWords()
  const { log } = usePlay()
  const from = log.findLastIndex(isRoll)
  if (from < 0) return <p className={styles.quiet}>{say('ui.fight.none')}</p>
  const entry = log[from] as LogEntry
  const { faces, seat } = entry.event as unknown as Rolled
  const struck = log.slice(from + 1).find(({ event }) => event.kind === 'struck' || event.kind === 'rolled')
  const left = struck?.event.kind === 'struck' ? [...(struck.event as unknown as Struck).counts] : []
  const counting = faces.map((face) => {
    const more = left[face] ?? 0
    left[face] = more - 1
    return more > 0
  })
  const after = log.slice(from + 1).filter(({ moment, phrase }) => moment === entry.moment && phrase !== null)
  return (
    <div className={styles.fight}>
      <p className={styles.what}>{entry.phrase !== null && words.say(entry.phrase)}</p>
      <div className={styles.tray} data-side={seat === 0 ? 'red' : 'blue'} key={`${from} ${entry.moment}`}>
        {faces.map((face, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw have no other name
            key={i}
            className={styles.die}
            style={{ animationDelay: `calc(var(--moment) * ${i * 0.18})` }}
          >
            <Die face={face} size={46} counts={counting[i] ?? false} />
          </span>
        ))}
      </div>
      <ul className={styles.after}>
        {after.slice(0, 6).map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one throw come in their order
          <li key={i}>{each.phrase !== null && words.say(each.phrase)}</li>
        ))}
      </ul>
    </div>
  )
}
