import { useWords } from '../../../words/words.tsx'
import type { Bench } from './craft.ts'
import styles from './fields.module.css'
import { PlayForms } from './play-forms.tsx'

/** The battle on the table, as it stands on the bench. */
export default function PlayTab({ bench, title }: { bench: Bench; title: string }) {
  const words = useWords()
  const { craft, problems, text } = bench
  return (
    <div className={styles.sheet}>
      <PlayForms
        rulebook={craft.game}
        setup={craft.setupOf(text)}
        sides={craft.sidesOf(bench.outline, words)}
        title={title}
        wrong={problems.length}
      />
      <section aria-hidden="true" className={styles.preview}>
        <craft.Heat bench={bench} figures={null} />
      </section>
    </div>
  )
}
