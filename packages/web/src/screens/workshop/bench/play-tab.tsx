import type { OptionValue } from '@gunbai/kernel'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import type { Bench } from './craft.ts'
import styles from './fields.module.css'
import { PlayForms } from './play-forms.tsx'

const OwnTexts = lazy(() => import('../../new-game/own-texts.tsx'))

/** The battle on the table, as it stands on the bench. */
export default function PlayTab({ bench, title }: { bench: Bench; title: string }) {
  const words = useWords()
  const [brought, setBrought] = useState<Readonly<Record<string, OptionValue>>>({})
  const { craft, problems, text } = bench
  const drawn = craft.setupOf(text)
  return (
    <div className={styles.sheet}>
      <PlayForms
        rulebook={craft.game}
        setup={{ ...drawn, options: { ...drawn.options, ...brought } }}
        sides={craft.sidesOf(bench.outline, words)}
        title={title}
        wrong={problems.length}
      >
        {craft.brings.length > 0 && (
          <Suspense>
            <OwnTexts rulebook={craft.game} options={craft.brings} chosen={brought} onChange={setBrought} />
          </Suspense>
        )}
      </PlayForms>
      <section aria-hidden="true" className={styles.preview}>
        <craft.Heat bench={bench} figures={null} />
      </section>
    </div>
  )
}
