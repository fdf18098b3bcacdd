import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { Die } from './art/die.tsx'
import { diceIn } from './dice.ts'
import styles from './fight.module.css'
import { HexInfo, isWorthALook } from './hex-info.tsx'
import { useField, useGame, useView } from './use-view.ts'

/** What is looked at on the map; otherwise the latest dice. */
export function Fight() {
  const { lookedAt } = usePlay()
  const view = useView()
  const field = useField()
  const hex = lookedAt === null ? -1 : Number(lookedAt)
  if (hex >= 0 && isWorthALook(view, field, hex)) return <HexInfo view={view} field={field} hex={hex} />
  return <LatestDice />
}

/** Every throw of the latest answer that threw any, with what came of it in words. */
function LatestDice() {
  const say = useSay()
  const words = useWords()
  const { log } = useGame()
  const last = log.findLast((entry) => diceIn(entry).length > 0)
  if (last === undefined) return <p className={styles.quiet}>{say('ui.fight.none')}</p>
  const told = log.filter(({ moment, phrase }) => moment === last.moment && phrase !== null)
  return (
    <ol className={styles.dice} key={last.moment}>
      {told.map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is told once is told in its place
        <li key={i} data-thrown={diceIn(entry).length > 0}>
          {diceIn(entry).map((value, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <Die key={seat} value={value} size={34} />
          ))}
          <span>{entry.phrase !== null && words.say(entry.phrase)}</span>
        </li>
      ))}
    </ol>
  )
}
