import { lazy, Suspense } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useWords } from '../../words/words.tsx'
import { Die } from './art/die.tsx'
import { isWorthALook } from './battle.ts'
import styles from './fight.module.css'
import { isStrike } from './plan.ts'
import { type Handle, hexOf } from './pointing.ts'
import { thrownIn } from './stage/clash.ts'
import { usePlanned } from './use-plan.ts'
import { useBattle, useGame } from './view.ts'

/** Fetched when something on the board is looked at for the first time. */
const HexInfo = lazy(() => import('./hex-info.tsx'))

const CardInfo = lazy(() => import('./card-info.tsx'))
const StrikeSheet = lazy(() => import('./strike-sheet.tsx'))

/** What is looked at in the hand or on the board; else the strike that is drafted, else the latest throw of dice. */
export default function Fight() {
  const { lookedAt } = usePlay()
  const battle = useBattle()
  const { draft, known } = usePlanned()
  const hex = lookedAt === null ? null : hexOf(lookedAt as Handle)
  if (lookedAt !== null && hex === null) {
    return (
      <Suspense>
        <CardInfo handle={lookedAt as Handle} />
      </Suspense>
    )
  }
  const strikes = draft.strikes.filter(isStrike) as unknown as readonly { readonly hex: number }[]
  const isAimed = strikes.length > 0 && known?.odds != null
  if (isAimed && (hex === null || strikes.some((each) => each.hex === hex) || !isWorthALook(battle, hex))) {
    return (
      <Suspense>
        <StrikeSheet />
      </Suspense>
    )
  }
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
  const words = useWords()
  const { log: all, beat } = useGame()
  const last = beat === null ? -1 : all.lastIndexOf(beat.entries.at(-1) as (typeof all)[number])
  const log = last < 0 ? all : all.slice(0, last + 1)
  const from = log.findLastIndex(({ event }) => event.kind === 'rolled')
  const entry = log[from]
  const thrown = thrownIn(log)
  if (entry === undefined || thrown === null) return null
  const { faces, counts } = thrown
  const seat = entry.event.kind === 'rolled' ? entry.event.seat : 0
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
            <Die face={face} size={46} counts={counts[i] ?? false} />
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
