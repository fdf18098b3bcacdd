import { useSay } from '../../../words/words.tsx'
import { type Step, steps } from '../rounds.ts'
import styles from './over.module.css'

/** The steps of a round: what is over is ticked, what is under way is dark. */
export function Rail({ step }: { step: Step | null }) {
  const say = useSay()
  const at = step === null ? -1 : steps.indexOf(step)
  return (
    <ol className={styles.rail}>
      {steps.map((each, i) => (
        <li key={each} aria-current={i === at ? 'step' : undefined} data-over={i < at}>
          <b>{i < at ? '✓' : i + 1}</b>
          <span>{say(`shogun.rail.${each}`)}</span>
        </li>
      ))}
    </ol>
  )
}
