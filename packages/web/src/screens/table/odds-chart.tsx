import type { Odds } from '@gunbai/kernel'
import { useWords } from '../../words/words.tsx'
import styles from './odds-chart.module.css'

/** The same as a part that is fetched when it is first shown. */
export default OddsChart

/** Any odds, drawn: a bar for each count, a line for each thing that may happen. */
export function OddsChart({ odds }: { odds: Odds }) {
  const { say, language } = useWords()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const written = (chance: number) =>
    chance > 0 && chance < 0.005 ? `< ${percent.format(0.01)}` : percent.format(chance)
  return (
    <div className={styles.odds}>
      <dl className={styles.chances}>
        {odds.chances.map(({ name, chance }) => (
          <div key={name.id + JSON.stringify(name.values)} className={styles.row}>
            <dt>{say(name)}</dt>
            <dd>
              <span className={styles.track}>
                <span className={styles.fill} style={{ width: `${100 * chance}%` }} />
              </span>
              {written(chance)}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.charts}>
        {odds.counts.map(({ name, chances }) => {
          const most = Math.max(...chances, 0.01)
          return (
            <table key={name.id + JSON.stringify(name.values)} className={styles.counts}>
              <caption>{say(name)}</caption>
              <tbody>
                <tr>
                  {chances.map((chance, count) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a count is its number
                    <td key={count}>
                      <span className={styles.chance}>{written(chance)}</span>
                      <span className={styles.column}>
                        <span className={styles.bar} style={{ height: `${(100 * chance) / most}%` }} />
                      </span>
                    </td>
                  ))}
                </tr>
                <tr>
                  {chances.map((_, count) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a count is its number
                    <th key={count} scope="col">
                      {count}
                    </th>
                  ))}
                </tr>
              </tbody>
            </table>
          )
        })}
      </div>
    </div>
  )
}
