import type { OddsSum } from '@gunbai/kernel'
import { useSay, useWords } from '../../../words/words.tsx'
import { DieStrip } from './die-strip.tsx'
import styles from './sums.module.css'

/** What is added to the die, cause by cause, each sum with its chance where there are several. */
export function Sums({ sums, table }: { sums: readonly OddsSum[]; table: 'shock' | 'fire' }) {
  const words = useWords()
  const signed = new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero' })
  const added = ({ rows }: OddsSum) => rows.reduce((sum, { value }) => sum + value, 0)
  return (
    <>
      <div className={styles.sums}>
        {sums.map((sum) => (
          <Sum key={sum.name.id} sum={sum} alone={sums.length === 1} />
        ))}
      </div>
      {sums.map((sum) => (
        <div key={sum.name.id}>
          {sums.length > 1 && (
            <p className={styles.named}>
              {words.say(sum.name)} · {signed.format(added(sum))}
            </p>
          )}
          <DieStrip table={table} added={added(sum)} />
        </div>
      ))}
    </>
  )
}

function Sum({ sum: { name, chance, rows }, alone }: { sum: OddsSum; alone: boolean }) {
  const say = useSay()
  const words = useWords()
  const percent = new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 })
  const signed = new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero' })
  const total = rows.reduce((sum, { value }) => sum + value, 0)
  return (
    <table className={styles.sum} data-sum={name.id} data-alone={alone}>
      <caption>
        {words.say(name)}
        {!alone && ` · ${percent.format(chance)}`}
      </caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name.id} data-none={row.value === 0}>
            <th scope="row">{words.say(row.name)}</th>
            <td>{signed.format(row.value)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('glory.plan.die')}</th>
          <td>{signed.format(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
