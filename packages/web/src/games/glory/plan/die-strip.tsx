import { useSay } from '../../../words/words.tsx'
import { fireOutcome, runsOf, shockOutcome } from '../outcomes.ts'
import { useField } from '../use-view.ts'
import styles from './sums.module.css'

/** Ten cells, one for each face of the die: what it brings with this added to it. */
export function DieStrip({ table, added }: { table: 'shock' | 'fire'; added: number }) {
  const say = useSay()
  const { tables } = useField()
  const outcomeOf = table === 'fire' ? fireOutcome : shockOutcome
  return (
    <ol className={styles.strip} data-part="strip">
      {runsOf((face) => outcomeOf(tables, face + added)).map(({ outcome: { word, tone }, faces: own }) => (
        <li key={own[0]} data-tone={tone} style={{ gridColumn: `span ${own.length}` }}>
          <span>{say(`glory.strip.${word}`)}</span>
          <small>{own.length === 1 ? own[0] : `${own[0]}–${own.at(-1)}`}</small>
        </li>
      ))}
    </ol>
  )
}
