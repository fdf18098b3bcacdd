import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { sideOf } from './battle.ts'
import type { Luck } from './luck.ts'
import styles from './luck-scale.module.css'

const half = 130
/** So many hits more or fewer than promised stand at the end of the scale. */
const most = 8

/** Who had the luck: how far each side's hits are from what its odds had promised. */
export function LuckScale({ luck }: { luck: readonly [Luck, Luck] }) {
  const say = useSay()
  const words = useWords()
  const { face, scene } = usePlay()
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 })
  const at = ({ rolled, expected }: Luck) =>
    half + (Math.max(-most, Math.min(most, rolled - expected)) / most) * (half - 14)
  return (
    <section className={styles.luck} data-part="luck">
      <h3>{say('samurai.luck')}</h3>
      <svg viewBox={`0 0 ${2 * half} 26`} aria-hidden="true">
        <path d={`M6 13H${2 * half - 6}M${half} 4V22`} className={styles.line} />
        {luck.map((each, seat) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            d={seat === 0 ? 'M-7-7H7V7H-7Z' : 'M-9-6H9L0 9Z'}
            transform={`translate(${at(each).toFixed(1)} 13)`}
            className={styles.mark}
            data-side={sideOf(seat)}
          />
        ))}
      </svg>
      <p className={styles.ends}>
        <span>{say('samurai.luck.worse')}</span>
        <span>{say('samurai.luck.even')}</span>
        <span>{say('samurai.luck.better')}</span>
      </p>
      {luck.map(({ rolled, expected }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <p key={seat} className={styles.told}>
          {say('samurai.luck.of', {
            army: face.seatName(scene.view, seat, words),
            rolled,
            expected: number.format(expected),
          })}
        </p>
      ))}
      <p className={styles.note}>{say('samurai.end.luckNote')}</p>
    </section>
  )
}
