import { lazy, Suspense } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { Die } from './art/die.tsx'
import { isWorthALook } from './battle.ts'
import styles from './fight.module.css'
import { type Handle, hexOf } from './pointing.ts'
import { useBattle, useGame } from './view.ts'

/** Fetched when something on the board is looked at for the first time. */
const HexInfo = lazy(() => import('./hex-info.tsx'))

/** What is looked at on the board; otherwise the latest throw of dice. */
export function Fight() {
  const { lookedAt } = usePlay()
  const battle = useBattle()
  const hex = lookedAt === null ? null : hexOf(lookedAt as Handle)
  if (hex !== null && isWorthALook(battle, hex)) {
    return (
      <Suspense>
        <HexInfo battle={battle} hex={hex} />
      </Suspense>
    )
  }
  return <Tray />
}

/** The tray: the latest throw of dice, with what came of it in words. */
function Tray() {
  const say = useSay()
  const words = useWords()
  const { log } = useGame()
  const from = log.findLastIndex(({ event }) => event.kind === 'rolled')
  const entry = log[from]
  if (entry?.event.kind !== 'rolled') return <p className={styles.quiet}>{say('ui.fight.none')}</p>
  const { faces, seat } = entry.event
  const struck = log.slice(from + 1).find(({ event }) => event.kind === 'struck')?.event
  const left = struck?.kind === 'struck' ? [...struck.counts] : []
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
